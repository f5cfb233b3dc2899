/** Fire (DW-4.3.40 to 4.3.47). */
import { backToManage, isRival, perksOf, playerAt } from '../state';
import type { Emit, State } from '../state';
import { cityOf } from './city';
import type { City } from './city';
import { emptyHotels } from './lodging';
import { cellOf } from './notation';
import { fireChoice } from './rival';

/** DW-4.3.41, DW-6.4.2 */
export function insurance(state: State, seat: number, value: number): number {
  return coverOf(perksOf(state, seat).coverHalves, value);
}

/** What a policy of so many halves pays, rounded down. */
export function coverOf(halves: number, value: number): number {
  return Math.floor((halves * value) / 2);
}

/** DW-4.3.40 */
export function fireHotels(state: State): number[] {
  return state.fireUsed ? [] : emptyHotels(state, state.active, true);
}

/** DW-4.3.42, DW-4.3.45: buildings beside a burned hotel the fire may enter. */
export function fireWays(state: State, city: City, from: number): number[] {
  return (city.near[from] as readonly number[])
    .filter(
      (square) =>
        city.lots[square] === 0 || ((state.owners[square] as number) >= 0 && square !== state.fresh),
    )
    .sort((p, q) => city.reading.indexOf(p) - city.reading.indexOf(q));
}

/** Of several public buildings it does not matter which stops the fire: one of them is asked about. */
export function fireChoices(state: State, city: City, from: number): number[] {
  let stopped = false;
  return fireWays(state, city, from).filter((square) => {
    const repeats = city.lots[square] === 0 && stopped;
    stopped ||= city.lots[square] === 0;
    return !repeats;
  });
}

/** DW-4.3.40 */
export function startFire(state: State, square: number, emit: Emit): void {
  state.fireUsed = true;
  const targets = [cellOf(cityOf(state.plan), square)];
  emit({ kind: 'fire-start', seat: state.active, args: { square }, targets });
  burn(state, square, emit);
}

/** DW-4.3.41, DW-4.3.42: an empty hotel burns and its owner passes the fire on. */
function burn(state: State, square: number, emit: Emit): void {
  const city = cityOf(state.plan);
  const owner = state.owners[square] as number;
  const value = state.sizes[square] as number;
  const gold = insurance(state, owner, value);
  const player = playerAt(state, owner);
  player.gold += gold;
  player.supply[value - 1] = (player.supply[value - 1] as number) + 1;
  state.owners[square] = -1;
  state.sizes[square] = 0;
  state.burned = square;
  emit({ kind: 'burn', seat: owner, args: { value, gold, square }, targets: [cellOf(city, square)] });
  const ways = fireChoices(state, city, square);
  if (ways.length === 0) {
    backToManage(state);
    emit({ kind: 'fire-out', seat: -1, targets: [cellOf(city, square)], rule: 'DW-4.3.42' });
  } else if (ways.length === 1) enter(state, ways[0] as number, owner, emit);
  else if (isRival(state, owner)) enter(state, fireChoice(state, city, ways, owner), owner, emit, 'DW-6.3.6');
  else {
    state.step = 'fire-pass';
    state.decider = owner;
  }
}

/** DW-4.3.43, DW-4.3.44; `by` is who passed it on. */
export function enter(
  state: State,
  square: number,
  by: number,
  report: Emit,
  rule: 'DW-4.3.42' | 'DW-6.3.6' = 'DW-4.3.42',
): void {
  const city = cityOf(state.plan);
  // A rival chose: undo stops here.
  const emit: Emit = rule === 'DW-6.3.6' ? (event) => report({ ...event, news: true }) : report;
  const targets = [cellOf(city, square), cellOf(city, state.burned)];
  if (city.lots[square] === 0) {
    backToManage(state);
    return emit({ kind: 'fire-public', seat: -1, args: { square, by }, targets, rule });
  }
  const owner = state.owners[square] as number;
  const value = state.dice[square] as number;
  if (value > 0) {
    state.dice[square] = 0;
    state.pool += 1;
    backToManage(state);
    return emit({ kind: 'fire-guest', seat: owner, args: { value, square, by }, targets, rule });
  }
  emit({ kind: 'fire-pass', seat: owner, args: { square, by }, targets, rule });
  burn(state, square, emit);
}
