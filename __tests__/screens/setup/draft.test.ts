import {
  configOf,
  draftFromShare,
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
import { games } from '@/engine/games';

const game = {
  id: 'test',
  seats: { min: 1, max: 4 },
  options: [
    {
      id: 'level',
      kind: 'choice',
      label: 'Level',
      help: 'How hard.',
      default: 'fair',
      easiest: 'mild',
      choices: ['mild', 'fair', 'harsh'].map((id) => ({ id, label: id })),
    },
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
      options: { level: 'fair', long: false, 'hero.0': 'a' },
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

  it('calls nobody "You" where the device goes round', () => {
    const pass = withKind(game, freshDraft(game), 'pass');
    const again = withSeat(withSeat(pass, 0, { kind: 'bot' }), 0, { kind: 'person' });
    const shared = draftFromShare(configOf(game, pass), 'seed');
    for (const draft of [pass, again, withSeat(pass, 0, { name: '' }), shared]) {
      expect(configOf(game, draft).seats[0]?.name).toBe('Player 1');
    }
    expect(configOf(game, withKind(game, pass, 'bots')).seats[0]?.name).toBe('You');
  });

  it('starts one alone at the easiest level until there is a win, and leaves what was chosen', () => {
    const draft = freshDraft(game);
    expect(configOf(game, draft, true).options).toMatchObject({ level: 'mild' });
    expect(configOf(game, draft).options).toMatchObject({ level: 'fair' });
    expect(configOf(game, withOption(draft, 'level', 'harsh'), true).options).toMatchObject({
      level: 'harsh',
    });
    expect(configOf(game, withKind(game, draft, 'pass'), true).options).toMatchObject({ level: 'fair' });
  });

  it.each(games.map((real) => [real.id, real] as const))(
    '%s: the easiest level is one of its levels',
    (_, real) => {
      for (const spec of real.options) {
        if (spec.kind !== 'choice' || spec.easiest === undefined) continue;
        expect(spec.choices.map(({ id }) => id)).toContain(spec.easiest);
      }
    },
  );

  it('keeps at least two seats at a table', () => {
    const draft = withKind(game, freshDraft(game), 'pass');
    expect(withSeatRemoved(game, draft, 0).seats).toHaveLength(2);
  });

  it('gives names to the nameless and tells namesakes apart', () => {
    let draft = withKind(game, freshDraft(game), 'pass');
    draft = withSeat(withSeat(draft, 0, { name: ' ' }), 1, { name: 'Player 1' });
    expect(configOf(game, draft).seats.map((seat) => seat.name)).toEqual(['Player 1', 'Player 1 2']);
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

  it('makes seeds nobody finds by trying: ten letters of chance, all of them used, none like another', () => {
    const seeds = Array.from({ length: 400 }, () => newSeed());
    expect(new Set(seeds).size).toBe(400);
    const letters = new Set(seeds.flatMap((seed) => seed.split('-').slice(2).join('').split('')));
    expect(letters.size).toBe(32);
    for (const confusing of ['i', 'l', 'o', 'u']) expect(letters.has(confusing)).toBe(false);
  });

  it('makes seeds that people can read out', () => {
    expect(newSeed(() => 0.5)).toMatch(/^[a-z]+-[a-z]+-[0-9a-z]{5}-[0-9a-z]{5}$/);
  });
});
