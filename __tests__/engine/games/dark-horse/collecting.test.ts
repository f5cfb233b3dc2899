import type { SpotId } from '@/engine/games/dark-horse/data';
import type { CardId, EventId } from '@/engine/games/dark-horse/data-cards';
import { moves } from '@/engine/games/dark-horse/rules/moves';
import { verbOf } from '@/engine/games/dark-horse/rules/notation';
import { top, type State } from '@/engine/games/dark-horse/state';

import { bare, can, collecting, goOn, kind, lay, play, run, set, stack } from './table';

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

it('DH-4.5 collects in board order, several seats in the order that stood as the space began', () => {
  const state = two();
  lay(state, 0, { towns: 'c1', res: [2, 2, 2] });
  lay(state, 1, { res: [2, 2, 2] });
  state.order = [1, 0];
  set(state, 0, 'market', [1]);
  set(state, 1, 'market', [1]);
  set(state, 0, 'food-p2', [2]);
  const told = collecting(state);
  expect(
    told.filter((event) => event.kind === 'collects').map((event) => [event.seat, event.args?.['space']]),
  ).toEqual([
    [0, 'produce'],
    [1, 'market'],
  ]);
  expect(top(state)?.seat).toBe(1);
  expect(state.seats[0]?.res).toEqual([3, 2, 2]);
});

it('DH-4.5 V32 keeps the seats still waiting on a space in order though one drops to last', () => {
  const state = two();
  lay(state, 0, { res: [2, 1, 1], hand: ['whispering-campaign'] });
  lay(state, 1, { res: [3, 0, 0], influence: 1 });
  set(state, 0, 'market', [1]);
  set(state, 1, 'market', [1]);
  collecting(state);
  play(state, 'card:whispering-campaign', 'pay:1,0,0');
  expect(state.order).toEqual([1, 0]);
  goOn(state);
  expect([kind(state), top(state)?.seat]).toEqual(['market', 0]);
});

it('DH-4.6 lets a seat leave a space unpaid without harm', () => {
  const state = two();
  lay(state, 0, { res: [1, 0, 2] });
  set(state, 0, 'rail-baron', [5]);
  hold(state);
  collecting(state);
  play(state, 'skip');
  expect(state.seats[0]?.res).toEqual([1, 0, 2]);
});

it('DH-4.7 clears the board, leaves jail and sets the bonus die aside', () => {
  const state = two();
  Object.assign(state.seats[0] ?? {}, { jailed: 1, bonusNow: true });
  run(state, 'clean-up');
  expect(state.seats[0]?.jailed).toBe(0);
  expect(state.seats[0]?.dice).toHaveLength(2);
  expect(state.round).toBe(2);
});

it('DH-4.30 P6 V26 puts the seats on Turn Order first from the top', () => {
  const state = bare(4);
  ['b1', 'f1', 'j1', 'b6'].forEach((city, seat) => lay(state, seat, { cities: city }));
  set(state, 2, 'turn-order', [4]);
  set(state, 0, 'turn-order', [6]);
  lay(state, 1, { res: [3, 0, 0] });
  set(state, 1, 'market', [1]);
  collecting(state);
  expect(state.order).toEqual([2, 0, 1, 3]);
});

it('DH-4.31 collects nothing from the Dealer', () => {
  const state = two();
  set(state, 0, 'dealer', [1]);
  hold(state);
  expect(collecting(state).some((event) => event.args?.['space'] === 'dealer')).toBe(false);
});

it('DH-4.32 keeps one card of two and discards the other', () => {
  const state = two();
  stack(state, 'barn-raising', 'cattle-drive');
  set(state, 0, 'pioneer', [1]);
  hold(state);
  collecting(state);
  play(state, 'keep:cattle-drive');
  expect(state.seats[0]?.hand).toEqual(['cattle-drive']);
  expect(state.discard).toContain('barn-raising');
});

it('DH-4.32 V13 brings an event into play, and its ability instead of a card', () => {
  const state = two();
  stack(state, 'city-fire', 'barn-raising');
  set(state, 0, 'pioneer', [1]);
  hold(state);
  collecting(state);
  expect(state.events).toEqual(['city-fire']);
  play(state, 'ability');
  expect([state.seats[0]?.gold, state.seats[0]?.sentence]).toEqual([1, 1]);
  expect(state.discard).toContain('barn-raising');
});

it('DH-4.32 shuffles two events back and draws again, three times at most', () => {
  const state = two();
  stack(state, 'drought', 'locusts');
  set(state, 0, 'pioneer', [1]);
  hold(state);
  expect(collecting(state).filter((event) => event.kind === 'mixed-back').length).toBeGreaterThanOrEqual(1);
  const only = two();
  only.removed.push(...only.deck.splice(0));
  only.deck = only.removed.filter((card) => card === 'drought' || card === 'locusts');
  only.removed = only.removed.filter((card) => !only.deck.includes(card));
  set(only, 0, 'pioneer', [1]);
  hold(only);
  expect(collecting(only).filter((event) => event.kind === 'mixed-back')).toHaveLength(3);
  expect(only.events).toHaveLength(1);
  expect(only.seats[0]?.hand).toEqual([]);
});

it('DH-4.33 P7 V11 V12 produces by towns, effort adds 1, Locusts take it away', () => {
  const gains = (towns: string, spot: SpotId, event?: EventId) => {
    const state = two();
    lay(state, 0, { towns });
    if (event) state.events = [event];
    set(state, 0, spot, [5]);
    hold(state);
    collecting(state);
    return state.seats[0]?.res;
  };
  expect(gains('c1 a1', 'food-p2')).toEqual([1, 0, 0]);
  expect(gains('c1 a1', 'wood-p2')).toEqual([0, 1, 0]);
  expect(gains('c1 a1', 'ore-effort')).toEqual([0, 0, 0]);
  expect(gains('c1 k1', 'food-p2')).toEqual([2, 0, 0]);
  expect(gains('c1 k1', 'food-effort')).toEqual([3, 0, 0]);
  expect(gains('c1 k1', 'food-effort', 'locusts')).toEqual([2, 0, 0]);
});

it('DH-4.34 V33 hires a hand for the next round even while one works now', () => {
  const state = two();
  Object.assign(state.seats[0] ?? {}, { bonusNow: true });
  set(state, 0, 'hired-hand', [2]);
  hold(state);
  collecting(state);
  expect(state.seats[0]?.bonus).toBe(true);
  run(state, 'clean-up');
  expect(state.seats[0]?.dice).toHaveLength(3);
});

it('DH-4.35 sells influence for 1 resource, free for the Mayor, Temperance 1 more', () => {
  const state = two();
  lay(state, 0, { res: [1, 1, 0] });
  set(state, 0, 'politics', [3]);
  hold(state);
  collecting(state);
  play(state, 'pay:0,1,0');
  expect([state.seats[0]?.influence, state.seats[0]?.res]).toEqual([1, [1, 0, 0]]);
  const mayor = two();
  lay(mayor, 0, { role: 'mayor' });
  set(mayor, 0, 'politics', [3]);
  hold(mayor);
  collecting(mayor);
  expect(mayor.seats[0]?.influence).toBe(1);
  const dry = two();
  lay(dry, 0, { role: 'mayor', res: [1, 1, 0] });
  dry.events = ['temperance'];
  set(dry, 0, 'politics', [3]);
  hold(dry);
  collecting(dry);
  expect(moves(dry)).toEqual(['pay:1,0,0', 'pay:0,1,0', 'skip']);
});

it('DH-4.36 brings in two different kinds with towns', () => {
  const state = two();
  lay(state, 0, { towns: 'c1 a1 b2' });
  set(state, 0, 'work-crew', [4]);
  hold(state);
  collecting(state);
  expect(moves(state)).toEqual(['crew:0,1', 'crew:0,2', 'crew:1,2']);
  const one = two();
  lay(one, 0, { towns: 'c1 k1' });
  set(one, 0, 'work-crew', [4]);
  hold(one);
  collecting(one);
  expect(one.seats[0]?.res).toEqual([2, 0, 0]);
});

it('DH-4.37 lays two rails for 2 ore and 1 food, the second may extend the first', () => {
  const state = two();
  lay(state, 0, { res: [1, 0, 2] });
  set(state, 0, 'rail-baron', [5]);
  hold(state);
  collecting(state);
  play(state, 'rail:b2:ne');
  expect(state.seats[0]?.res).toEqual([0, 0, 0]);
  expect(can(state, 'rail:c2:s')).toBe(true);
  play(state, 'rail:c2:s');
  expect(state.rails).toHaveLength(2);
  const strike = two();
  lay(strike, 0, { res: [1, 0, 2] });
  strike.events = ['rail-strike'];
  set(strike, 0, 'rail-baron', [5]);
  hold(strike);
  expect(collecting(strike).some((event) => event.kind === 'skips')).toBe(true);
});

it('DH-4.38 P2 builds one thing only', () => {
  const state = two();
  lay(state, 0, { res: [2, 5, 0], gold: 1 });
  set(state, 0, 'builder', [6]);
  hold(state);
  collecting(state);
  play(state, 'town:c1');
  expect(kind(state)).toBe('market');
  expect(state.seats[0]?.towns).toHaveLength(1);
});

it('DH-4.39 P3 trades once with the Trader', () => {
  const state = two();
  lay(state, 0, { res: [4, 4, 0] });
  set(state, 0, 'trader', [3, 4]);
  hold(state);
  collecting(state);
  expect(moves(state).filter((move) => move.startsWith('gold:'))).toHaveLength(5);
  expect(moves(state).filter((move) => move.startsWith('swap:'))).toHaveLength(5);
  play(state, 'gold:4,0,0');
  expect([state.seats[0]?.gold, state.seats[0]?.res, kind(state)]).toEqual([1, [0, 4, 0], 'market']);
  const bust = two();
  lay(bust, 0, { res: [4, 0, 0] });
  bust.events = ['gold-bust'];
  set(bust, 0, 'trader', [3, 4]);
  hold(bust);
  collecting(bust);
  expect(moves(bust)).toEqual(['swap:4,0,0', 'skip']);
});

it('DH-4.40 P8 V10 moves up one and fills tokens to the cap', () => {
  const state = bare(4);
  ['b1', 'f1', 'j1', 'b6'].forEach((city, seat) => lay(state, seat, { cities: city }));
  lay(state, 3, { tokens: { wild: 1 } });
  set(state, 3, 'engineer', [3, 5]);
  lay(state, 1, { res: [3, 0, 0] });
  set(state, 1, 'market', [1]);
  collecting(state);
  expect(state.order).toEqual([0, 1, 3, 2]);
  expect(state.seats[3]?.tokens).toMatchObject({ engineer: 1, wild: 1 });
});

it('DH-4.41 V14 keeps one of three, orders the rest, shuffles two events back, and peeks', () => {
  const state = two();
  stack(state, 'barn-raising', 'cattle-drive', 'election');
  set(state, 0, 'scout', [4, 5]);
  hold(state);
  collecting(state);
  play(state, 'keep:election', 'top:cattle-drive');
  expect(state.deck.slice(0, 2)).toEqual(['cattle-drive', 'barn-raising']);
  expect(kind(state)).toBe('peek');
  play(state, 'peek:g4');
  expect(state.seats[0]?.seen).toHaveLength(1);
  const mixed = two();
  stack(mixed, 'drought', 'locusts', 'barn-raising');
  set(mixed, 0, 'scout', [4, 5]);
  hold(mixed);
  expect(collecting(mixed).some((event) => event.kind === 'mixed-back')).toBe(true);
});

it('DH-4.42 gives Mayor and Sheriff their office, one to a seat', () => {
  const state = two();
  lay(state, 1, { role: 'mayor' });
  set(state, 0, 'mayor', [4, 6]);
  hold(state);
  collecting(state);
  play(state, 'gain:0,0,1');
  expect(state.seats.map((seat) => seat.role)).toEqual(['mayor', '']);
  expect([state.seats[0]?.influence, state.seats[0]?.res]).toEqual([1, [0, 0, 1]]);
  const sheriff = two();
  sheriff.order = [1, 0];
  lay(sheriff, 0, { role: 'mayor' });
  set(sheriff, 0, 'sheriff', [4, 6]);
  hold(sheriff);
  collecting(sheriff);
  expect([sheriff.seats[0]?.role, sheriff.order]).toEqual(['sheriff', [0, 1]]);
});

it('DH-4.44 gives stock, gold and a rail', () => {
  const state = two();
  set(state, 0, 'broker', [5, 6]);
  set(state, 0, 'tycoon', [6, 6]);
  hold(state);
  collecting(state);
  expect(kind(state)).toBe('rail');
  play(state, 'rail:b1:n', 'stock-resources', 'gain:0,3,0');
  expect([state.seats[0]?.gold, state.seats[0]?.res]).toEqual([1, [0, 3, 0]]);
});

it('DH-4.45 offers three trades on the Market, one of them', () => {
  const state = two();
  lay(state, 0, { res: [6, 0, 0], gold: 1 });
  set(state, 0, 'market', [1]);
  hold(state);
  collecting(state);
  expect(new Set(moves(state).map(verbOf))).toEqual(new Set(['swap', 'buy', 'gold', 'skip']));
  expect(moves(state)).toHaveLength(1 + 10 + 1 + 1);
  play(state, 'buy:0,0,3');
  expect([state.seats[0]?.gold, state.seats[0]?.res, top(state)?.seat]).toEqual([0, [6, 0, 3], 1]);
});

it('DH-4.46 lets payments and gains mix kinds, towns or not', () => {
  const state = two();
  lay(state, 0, { res: [1, 1, 1] });
  set(state, 0, 'market', [1]);
  collecting(state);
  play(state, 'swap:1,1,1', 'gain:0,0,1');
  expect(state.seats[0]?.res).toEqual([0, 0, 1]);
});

it('DH-4.47 shuffles the discards below what is left of the deck', () => {
  const state = two();
  const [first = ''] = state.deck.splice(0);
  const all: CardId[] = ['barn-raising', 'cattle-drive', 'election', 'entrepreneur'];
  const rest = all.filter((card) => card !== first);
  state.deck = ['mother-lode'];
  state.discard = rest;
  set(state, 0, 'pioneer', [1]);
  hold(state);
  expect(collecting(state).some((event) => event.kind === 'reshuffle')).toBe(true);
  expect(top(state)?.list[0]).toBe('mother-lode');
});
