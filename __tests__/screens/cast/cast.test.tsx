import { fireEvent, render, screen } from '@testing-library/react-native';

import { CastRow } from '@/components/cast/cast-row';
import { FACES } from '@/components/cast/face-cuts';
import { firstName, knownAs, lineFor, rowWords, STRENGTH, STRONGEST } from '@/components/cast/people';
import { say } from '@/components/cast/words';
import { seatRows } from '@/components/play/seats-strip';
import type { GameLook } from '@/components/boards/board';
import { BOT_LEVELS, LADDER, LEVELS } from '@/engine/core/character';
import { games } from '@/engine/games';

describe('the five', () => {
  it('have a name of their own each, and the maverick the rank and strength of the foreman', () => {
    expect(new Set(LEVELS.map((level) => say(`name.${level}`))).size).toBe(LEVELS.length);
    for (const level of LEVELS) expect(say(`name.${level}`).split(' ')).toContain(firstName(level));
    expect(say('rank.maverick')).toBe(say('rank.foreman'));
    expect(STRENGTH.maverick).toBe(STRENGTH.foreman);
  });

  it('grow stronger bar by bar up the ladder', () => {
    expect(LADDER.map((level) => STRENGTH[level])).toEqual([1, 2, 3, STRONGEST]);
  });

  it('have a face each, no two alike', () => {
    const faces = LEVELS.map((level) => JSON.stringify(FACES[level]));
    expect(new Set(faces).size).toBe(LEVELS.length);
    // They come with the set-up and the table: together a few kilobytes.
    expect(faces.join('').length).toBeLessThan(25_000);
    expect(faces.join('')).not.toMatch(/NaN|undefined/);
  });

  it.each(games.map((game) => [game.id, game] as const))('%s: have a line each', (_, game) => {
    for (const level of LEVELS) {
      expect(lineFor(game.characters, level)).toBe(game.characters[level].line);
      expect(lineFor(game.characters, level).length).toBeLessThanOrEqual(46);
    }
  });
});

describe('words', () => {
  it('say everything a row shows in one sentence', () => {
    const row = { who: 'hand', line: 'Works hard.', strength: 2 } as const;
    expect(rowWords({ ...row, times: 0 })).toBe('Rosa Teague, Hand. Works hard. Strength two of four.');
    expect(rowWords({ ...row, times: 2 })).toMatch(/Sits here two times\.$/);
  });

  it('know whoever played in older saves', () => {
    expect(knownAs('random')).toBe('Old-timer: easy');
    expect(knownAs('greedy')).toBe('Old-timer: sharp');
  });

  it('name every computer at the table, and old ones too', () => {
    const look = { seatFacts: () => [] } as unknown as GameLook;
    const seats = BOT_LEVELS.map((level, colour) => ({ name: 'A', kind: 'bot' as const, level, colour }));
    const rows = seatRows(look, null, [...seats, { name: 'B', kind: 'bot', colour: 5 }]);
    expect(rows.map(({ about }) => about)).toEqual(
      [...BOT_LEVELS, 'greedy' as const].map((level) => `${knownAs(level)}. Played by the computer`),
    );
  });
});

describe('a row', () => {
  it('is one thing to press that says all of it', () => {
    const pressed = jest.fn();
    render(<CastRow role="checkbox" who="legend" line="Sees it." on={false} onPress={pressed} />);
    const row = screen.getByRole('checkbox', { name: /^Old Mae Quill, Legend\. Sees it\./, checked: false });
    fireEvent.press(row);
    expect(pressed).toHaveBeenCalledTimes(1);
    screen.rerender(<CastRow role="radio" who="legend" line="Sees it." on onPress={pressed} />);
    expect(screen.getByRole('radio', { checked: true })).toBeOnTheScreen();
  });
});
