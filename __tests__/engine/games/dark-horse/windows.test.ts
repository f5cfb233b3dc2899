import { moves } from '@/engine/games/dark-horse/rules/moves';
import { SPACES } from '@/engine/games/dark-horse/data';
import { top, type State } from '@/engine/games/dark-horse/state';

import { bare, can, collecting, give, goOn, kind, lay, play, set, stack, tile } from './table';

/** Two seats on the full map, both with a city, nothing else. */
function two(): State {
  const state = bare(2, { map2p: 'full' });
  lay(state, 0, { cities: 'b1' });
  lay(state, 1, { cities: 'j1' });
  return state;
}

/** Stops the round from running on: seat 1 has a trade to think about on Market. */
function hold(state: State): void {
  lay(state, 1, { res: [3, 0, 0] });
  set(state, 1, 'market', [1]);
}

it('DH-4.50 P15 P20 opens a window before and after each own space only', () => {
  const state = two();
  lay(state, 0, { res: [2, 1, 1], hand: ['barn-raising'], tokens: { trader: 1 } });
  set(state, 0, 'tycoon', [6, 6]);
  hold(state);
  const told = collecting(state);
  expect(told.filter((event) => event.kind === 'collects')).toEqual([]);
  expect([kind(state), top(state)?.what]).toEqual(['window', 'before']);
  play(state, 'trader:0,1,1', 'gain:2,0,0');
  expect(state.seats[0]?.res).toEqual([4, 0, 0]);
  expect(moves(state).some((move) => move.startsWith('trader'))).toBe(false);
  play(state, 'card:barn-raising', 'rail:b1:n');
  expect(kind(state)).toBe('market');
});

it('DH-4.50 makes the pick of a space the window before it', () => {
  const state = two();
  lay(state, 0, { res: [2, 0, 0], hand: ['barn-raising', 'cattle-drive'], tokens: { trader: 1 } });
  set(state, 0, 'builder', [6]);
  hold(state);
  collecting(state);
  expect([kind(state), moves(state)]).toEqual([
    'build',
    ['skip', 'card:barn-raising', 'card:cattle-drive', 'trader:2,0,0'],
  ]);
  play(state, 'card:barn-raising');
  expect(can(state, 'card:cattle-drive')).toBe(false);
  play(state, 'town:c1');
  expect([kind(state), top(state)?.seat]).toEqual(['market', 1]);
});

it('DH-4.50 makes Politics free for whoever becomes Mayor in its window', () => {
  const state = two();
  lay(state, 0, { res: [1, 0, 0], hand: ['election'] });
  set(state, 0, 'politics', [3]);
  hold(state);
  collecting(state);
  play(state, 'card:election', 'gain:0,1,0');
  expect([kind(state), state.seats[0]?.influence, state.seats[0]?.res]).toEqual(['market', 2, [1, 1, 0]]);
});

it('DH-4.50 asks no more in a round for what was declined, but for a card that came since', () => {
  const state = two();
  lay(state, 0, { hand: ['barn-raising'] });
  stack(state, 'cattle-drive', 'entrepreneur');
  set(state, 0, 'pioneer', [1]);
  set(state, 0, 'hired-hand', [2]);
  set(state, 0, 'broker', [5, 6]);
  hold(state);
  collecting(state);
  expect([kind(state), moves(state)]).toEqual(['window', ['card:barn-raising', 'continue', 'decline']]);
  play(state, 'decline');
  expect(kind(state)).toBe('keep-card');
  play(state, 'keep:cattle-drive');
  expect([kind(state), can(state, 'card:cattle-drive')]).toEqual(['window', true]);
  play(state, 'decline');
  // Only the Stock token of Broker is new.
  expect([kind(state), can(state, 'stock-gold'), can(state, 'decline')]).toEqual(['window', true, false]);
  play(state, 'continue');
  expect([kind(state), top(state)?.seat]).toEqual(['market', 1]);
  const again = two();
  lay(again, 0, { hand: ['barn-raising'] });
  set(again, 0, 'hired-hand', [2]);
  set(again, 0, 'broker', [5, 6]);
  collecting(again);
  play(again, 'continue');
  expect([kind(again), top(again)?.what]).toEqual(['window', 'after']);
});

it('DH-4.50 asks for tokens and abilities once, after the last space or where one must make room', () => {
  const state = two();
  lay(state, 0, { res: [2, 0, 4], tokens: { trader: 1, stock: 1 }, character: 'prospector' });
  set(state, 0, 'hired-hand', [2]);
  set(state, 0, 'broker', [5, 6]);
  set(state, 0, 'tycoon', [6, 6]);
  hold(state);
  const told = collecting(state);
  expect(told.some((event) => event.kind === 'bonus')).toBe(true);
  expect([kind(state), top(state)?.what, state.spaceAt]).toEqual([
    'window',
    'before',
    SPACES.indexOf('broker') - 1,
  ]);
  play(state, 'continue', 'rail:b1:n');
  expect([kind(state), top(state)?.what, can(state, 'ability:1')]).toEqual(['window', 'after', true]);
});

it('DH-4.50 opens no window for a loan alone, which is paid off on a placement turn or in any window', () => {
  const state = two();
  lay(state, 0, { res: [6, 0, 0], tokens: { loan: 1 } });
  set(state, 0, 'hired-hand', [2]);
  hold(state);
  collecting(state);
  expect([kind(state), top(state)?.seat]).toEqual(['market', 1]);
  const card = two();
  lay(card, 0, { res: [6, 0, 0], tokens: { loan: 1 }, hand: ['barn-raising'] });
  set(card, 0, 'hired-hand', [2]);
  collecting(card);
  play(card, 'repay:6,0,0');
  expect([card.seats[0]?.tokens.loan, card.seats[0]?.res]).toEqual([0, [0, 0, 0]]);
});

it('DH-4.51 V31 gives a seat on the Dealer alone one window after Market, without cards', () => {
  const state = two();
  lay(state, 0, { hand: ['barn-raising'], tokens: { stock: 1 } });
  set(state, 0, 'dealer', [1]);
  hold(state);
  collecting(state);
  play(state, 'skip');
  expect([kind(state), top(state)?.what]).toEqual(['window', 'last']);
  expect(moves(state)).toEqual(['stock-gold', 'stock-resources', 'continue']);
});

it('DH-4.52 plays what acts at once when kept, and does not count it', () => {
  const state = two();
  stack(state, 'gold-nugget', 'barn-raising');
  set(state, 0, 'pioneer', [1]);
  hold(state);
  collecting(state);
  play(state, 'keep:gold-nugget');
  expect([state.seats[0]?.gold, state.seats[0]?.cardPlayed, state.seats[0]?.hand]).toEqual([1, false, []]);
});

it('DH-4.53 P14 refuses a card whose penalty or target is missing', () => {
  const state = two();
  lay(state, 0, { hand: ['mudslinging', 'land-swindle', 'powder-crew', 'homestead-act'] });
  lay(state, 1, { influence: 2 });
  set(state, 0, 'broker', [5, 6]);
  hold(state);
  collecting(state);
  expect(moves(state).filter((move) => move.startsWith('card:'))).toEqual([]);
  state.seats.forEach((seat) => (seat.influence = 1));
  expect(moves(state)).toEqual(expect.arrayContaining(['card:mudslinging', 'card:land-swindle']));
});

it('DH-4.54 takes the Mayor action by card beside a set on the space', () => {
  const state = two();
  give(state, 0, 'election');
  set(state, 0, 'mayor', [4, 6]);
  hold(state);
  collecting(state);
  play(state, 'card:election', 'gain:1,0,0');
  play(state, 'gain:1,0,0');
  expect([state.seats[0]?.influence, state.seats[0]?.role]).toEqual([2, 'mayor']);
});

it('V35 loses the office at once, yet the Deputy die still collects', () => {
  const state = two();
  lay(state, 0, { role: 'sheriff', hand: ['stagecoach-holdup'], res: [3, 0, 0] });
  set(state, 0, 'builder', [6]);
  set(state, 0, 'market', [5]);
  Object.assign(state.sets[1]?.dice[0] ?? {}, { deputy: true, flipped: true });
  collecting(state);
  play(state, 'card:stagecoach-holdup', 'gain:1,0,0');
  expect(state.seats[0]?.role).toBe('');
  while (kind(state) !== 'market') play(state, moves(state).includes('continue') ? 'continue' : 'skip');
  expect(top(state)?.seat).toBe(0);
  play(state, 'skip');
  while (state.round === 1) play(state, moves(state)[moves(state).length - 1] ?? '');
  expect(state.seats[0]?.dice).toHaveLength(1);
  expect(state.seats[0]?.dice[0]?.deputy).toBe(false);
});

it('P18 caps every token at the number of cities', () => {
  const state = two();
  lay(state, 0, { tokens: { stock: 1 } });
  set(state, 0, 'broker', [5, 6]);
  hold(state);
  collecting(state);
  goOn(state);
  expect(state.seats[0]?.tokens.stock).toBe(1);
  const big = two();
  lay(big, 0, { cities: 'd3', tokens: { stock: 1 } });
  tile(big, 'd2', 0);
  set(big, 0, 'broker', [5, 6]);
  hold(big);
  collecting(big);
  goOn(big);
  expect(big.seats[0]?.tokens.stock).toBe(2);
});
