/** What is hidden stays hidden: words answer for their reader, and undo stops where something was learnt. */
import { conform } from '@/engine/core/conformance';
import { plainConfig } from '@/engine/core/configs';
import { mayRead, type GameEvent } from '@/engine/core/game';
import { startMatch } from '@/engine/core/match';
import { darkHorse } from '@/engine/games/dark-horse';
import { apply } from '@/engine/games/dark-horse/rules/apply';
import { hexOf } from '@/engine/games/dark-horse/rules/map';
import { task, type State } from '@/engine/games/dark-horse/state';

import { bare, collecting, kind, lay, placing, play, set, stack, tile } from './table';

/** Seat 1 has looked under i4, which is rugged ore; nobody else has. */
function seenByOne(asked: number): State {
  const state = bare(2, { map2p: 'full' });
  lay(state, 0, { cities: 'b1', dice: [6] });
  lay(state, 1, { cities: 'j3', dice: [6] });
  tile(state, 'i4', 2, true, false);
  state.seats[1]?.seen.push(hexOf('i4'));
  return placing(state, asked);
}

test.each([0, 1])('a hex is explained as its reader knows it while seat %i is asked', (asked) => {
  const state = seenByOne(asked);
  const titles = [-1, 0, 1].map((viewer) => darkHorse.explain(state, 'hex:i4', viewer).title);
  expect(titles).toEqual(['Hidden hex i4', 'Hidden hex i4', 'Ore hex i4, rugged']);
});

test('whoever is not asked is told whose turn it is, and nothing of tiles', () => {
  const state = seenByOne(1);
  state.pending = [task('build', 1, 0, 'builder')];
  expect(darkHorse.whyNot(state, 'hex:i4', 0)).toBe('It is Ben’s turn.');
  expect(darkHorse.whyNot(state, 'hex:i4', 1)).toContain('1 ore');
});

test('the card a chosen Scoundrel starts with cannot be taken back', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const match = startMatch(darkHorse, plainConfig(darkHorse, 1, { characters: 'choose' }), seed);
    const { events } = match.play('character:scoundrel');
    expect(match.undoDepth()).toBe(0);
    const dealt = events.filter((event) => event.kind === 'dealt');
    expect(dealt.map((event) => [event.args?.['card'], event.only])).toEqual([
      [(match.position() as State).seats[0]?.hand[0], [0]],
    ]);
  }
});

test('a character without a card can be taken back', () => {
  const match = startMatch(darkHorse, plainConfig(darkHorse, 1, { characters: 'choose' }), 'a');
  match.play('character:banker');
  expect(match.undoDepth()).toBe(1);
});

test.each(['a', 'b'])('the kit finds nothing in a solitaire game of chosen characters, seed %s', (seed) => {
  const config = plainConfig(darkHorse, 1, { characters: 'choose' });
  expect(conform(darkHorse, { config, seed, policy: 'random', thorough: 1 }).violations).toEqual([]);
});

/** Seat 0 leaves Market, then seat 1 would be asked before its own Market, had it a use for its card. */
function passedOver(hand: 'marked-deck' | ''): GameEvent[] {
  const state = bare(2, { map2p: 'full' });
  lay(state, 0, { cities: 'b1', res: [3, 0, 0] });
  lay(state, 1, { cities: 'j1', ...(hand ? { hand: [hand] } : {}) });
  set(state, 0, 'market', [1]);
  set(state, 1, 'market', [2]);
  collecting(state);
  expect(kind(state)).toBe('market');
  return play(state, 'skip');
}

test('undo stops where a rival with a card in hand is passed over in silence', () => {
  const [unasked, ...more] = passedOver('marked-deck').filter((event) => event.kind === 'unasked');
  expect(unasked).toMatchObject({ seat: 1, news: true });
  expect([-1, 0, 1].some((seat) => unasked && mayRead(unasked, seat))).toBe(false);
  expect(more.every((event) => event.seat === 1)).toBe(true);
  expect(passedOver('').some((event) => event.kind === 'unasked')).toBe(false);
});

test('a rival that cannot place is news only while a card of its own could have helped', () => {
  const skipped = (hand: boolean): GameEvent | undefined => {
    const state = bare(2, { map2p: 'full' });
    lay(state, 0, { cities: 'b1', dice: [1, 2] });
    lay(state, 1, { cities: 'j1', dice: [1], ...(hand ? { hand: ['barn-raising'] } : {}) });
    // Every spot a 1 could go to is held or shut for seat 1.
    for (const spot of ['dealer', 'market', 'food-p2', 'wood-p2', 'ore-p2'] as const)
      set(state, 1, spot, [1]);
    set(state, 0, 'pioneer', [1]);
    const told: GameEvent[] = [];
    apply(placing(state, 0), 'place:1:hired-hand', (event) => told.push(event));
    return told.find((event) => event.kind === 'skipped');
  };
  expect([skipped(true)?.news, skipped(false)?.news]).toEqual([true, undefined]);
});

test('a kept card is named to its owner and mentioned to the others, never both', () => {
  const state = bare(3);
  ['b1', 'f1', 'j1'].forEach((city, seat) => lay(state, seat, { cities: city }));
  stack(state, 'barn-raising', 'cattle-drive');
  set(state, 1, 'pioneer', [1]);
  collecting(state);
  const told = play(state, 'keep:barn-raising').filter((event) => event.kind.startsWith('keeps'));
  const heard = [-1, 0, 1, 2].map((viewer) =>
    told.filter((event) => mayRead(event, viewer)).map((event) => darkHorse.tell(state, event, viewer)),
  );
  expect(heard).toEqual([
    ['Ben keeps a card.'],
    ['Ben keeps a card.'],
    ['Ben keeps Barn Raising.'],
    ['Ben keeps a card.'],
  ]);
});
