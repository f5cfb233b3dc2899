import {
  configOf,
  draftFromText,
  draftToText,
  freshDraft,
  newSeed,
  seated,
  withKind,
  withOption,
  withSeat,
  withSeatAdded,
  withSeatRemoved,
} from '@/components/setup/draft';
import type { AnyGame } from '@/engine/core/game';

const game = {
  id: 'test',
  seats: { min: 1, max: 4 },
  options: [
    { id: 'long', kind: 'switch', label: 'Long', help: 'Longer.', default: false },
    {
      id: 'hero',
      kind: 'seat-choice',
      label: 'Hero',
      help: 'Who.',
      default: 'a',
      choices: [
        { id: 'a', label: 'A' },
        { id: 'b', label: 'B' },
      ],
    },
  ],
} as unknown as AnyGame;

describe('the draft of a set-up', () => {
  it('starts with one person alone', () => {
    const config = configOf(game, freshDraft(game));
    expect(config).toEqual({
      seats: [{ name: 'You', kind: 'person', colour: 0 }],
      options: { long: false, 'hero.0': 'a' },
    });
  });

  it('mixes people and computers freely', () => {
    let draft = withKind(game, freshDraft(game), 'bots');
    expect(draft.seats.map((seat) => seat.kind)).toEqual(['person', 'bot']);
    draft = withSeatAdded(game, withSeatAdded(game, draft));
    draft = withSeat(draft, 2, { kind: 'person' });
    expect(configOf(game, draft).seats.map((seat) => seat.kind)).toEqual(['person', 'bot', 'person', 'bot']);
    expect(withSeatAdded(game, draft).seats).toHaveLength(4);
  });

  it('never gives two seats one colour', () => {
    const draft = withSeat(withKind(game, freshDraft(game), 'pass'), 0, { colour: 1 });
    expect(draft.seats.map((seat) => seat.colour)).toEqual([1, 0]);
  });

  it('keeps at least two seats at a table', () => {
    const draft = withKind(game, freshDraft(game), 'pass');
    expect(withSeatRemoved(game, draft, 0).seats).toHaveLength(2);
  });

  it('gives names to the nameless and tells namesakes apart', () => {
    let draft = withKind(game, freshDraft(game), 'pass');
    draft = withSeat(withSeat(draft, 0, { name: ' ' }), 1, { name: 'You' });
    expect(configOf(game, draft).seats.map((seat) => seat.name)).toEqual(['You', 'You 2']);
  });

  it('remembers the last choice, but not the seed', () => {
    const draft = { ...withOption(withKind(game, freshDraft(game), 'pass'), 'long', true), seed: 'creek' };
    const again = draftFromText(game, draftToText(draft));
    expect(again).toEqual({ ...draft, seed: '' });
  });

  it('remembers the name of a lone player', () => {
    const draft = withSeat(freshDraft(game), 0, { name: 'Robin', colour: 3 });
    const again = draftFromText(game, draftToText(draft));
    expect(configOf(game, again).seats).toEqual([{ name: 'Robin', kind: 'person', colour: 3 }]);
  });

  it.each(['', '{', '[]', 'null', '{"kind":"duel","seats":3}', '{"seats":[{"name":7}]}'])(
    'falls back to the plain draft when the kept text is %p',
    (text) => {
      expect(draftFromText(game, text)).toEqual(freshDraft(game));
    },
  );

  it('cuts a name that is too long for the table, counting what is seen', () => {
    const long = withSeat(freshDraft(game), 0, { name: '🎲'.repeat(30) });
    expect(configOf(game, long).seats[0]?.name).toBe('🎲'.repeat(24));
    expect(draftFromText(game, draftToText(long)).seats[0]?.name).toBe('🎲'.repeat(24));
  });

  it('does not look into a kept text of a million letters', () => {
    const text = JSON.stringify({ ...freshDraft(game), kind: 'pass', more: 'x'.repeat(1_000_000) });
    expect(draftFromText(game, text)).toEqual(freshDraft(game));
  });

  it('drops remembered seats that no longer fit the game', () => {
    const kept = JSON.stringify({
      kind: 'pass',
      seats: [{ name: 'A', kind: 'person', colour: 0 }],
      options: {},
    });
    expect(seated(draftFromText(game, kept))).toHaveLength(2);
  });

  it('makes seeds that people can read out', () => {
    expect(newSeed(() => 0.5)).toMatch(/^[a-z]+-[a-z]+-\d{3}$/);
  });
});
