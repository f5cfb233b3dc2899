import { lineOf, modeOf } from '@/components/session/summary';
import { dateOf, dayOf, isoDay } from '@/components/shelf/days';
import { startMatch } from '@/engine/core/match';
import { completeOptions } from '@/engine/core/options';
import { games } from '@/engine/games';

function begun(game: (typeof games)[number], names: readonly string[]) {
  const seats = names.map((name, colour) => ({ name, kind: 'person' as const, colour }));
  return startMatch(game, { seats, options: completeOptions(game.options, seats.length) }, 'seed');
}

describe('the line of a match on the shelf', () => {
  it.each(games.map((game) => [game.info.title, game] as const))(
    '%s: names place and standing of a lone player, and the mode not again',
    (_, game) => {
      const match = begun(game, ['You']);
      const [place, standing, ...more] = lineOf(match).split(' · ');
      expect(place).toMatch(/^[a-z]/);
      expect(standing).toMatch(/^(you )?-?\d/);
      expect(more).toEqual([]);
      expect(lineOf(match).toLowerCase()).not.toContain(modeOf(match).toLowerCase());
    },
  );

  it.each(games.map((game) => [game.info.title, game] as const))(
    '%s: tells no score of a table where something may be hidden',
    (_, game) => {
      const match = begun(game, ['Ada', 'Ben']);
      expect(modeOf(match)).toBe('Ada and Ben');
      expect(lineOf(match)).not.toContain('·');
    },
  );
});

describe('days', () => {
  const noon = new Date(2026, 10, 18, 12).getTime();
  const hour = 3_600_000;

  it('are today and yesterday by the calendar, not by hours', () => {
    expect(dayOf(noon - 11 * hour, noon)).toBe('today');
    expect(dayOf(noon - 13 * hour, noon)).toBe('yesterday');
    expect(dayOf(noon - 37 * hour, noon)).toBe(dateOf(noon - 37 * hour));
  });

  it('write the month as a word, so that day and month cannot be mixed up', () => {
    expect(dateOf(noon)).toMatch(/Nov/);
  });

  it('stand in file names from the year down', () => {
    expect(isoDay(noon)).toBe('2026-11-18');
  });
});
