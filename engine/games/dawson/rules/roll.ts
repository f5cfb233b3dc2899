/** Rolling the pool and landing the dice (DW-4.5.10 to 4.5.18). */
import { roll } from '../../../core/rng';
import { HIGHEST_VALUE, LOWEST_VALUE, SCORING_ROUNDS } from '../data';
import { isRival, nextPlayer, perksOf, playerAt } from '../state';
import type { Emit, State } from '../state';
import { cityOf, highestLot, newestTile, tileOf, walk } from './city';
import type { City } from './city';
import { pointsOf, standings } from './control';
import { cellOf, rolledTarget } from './notation';
import { landingChoice } from './rival';
import { streetPoints } from './scoring';

/** DW-4.5.10; an empty pool is not rolled (DW-4.6.3). */
export function rollPool(state: State, emit: Emit): void {
  if (state.pool === 0) return;
  const faces: number[] = [];
  for (let i = 0; i < state.pool; i++) faces.push(roll(state.rng));
  faces.sort((p, q) => q - p);
  for (const face of faces) state.rolled[face - 1] = (state.rolled[face - 1] as number) + 1;
  emit({
    kind: 'roll',
    seat: state.active,
    args: { dice: faces.join(' '), count: faces.length },
    rule: 'DW-4.5.10',
  });
}

/** DW-4.5.17: the highest value that still has dice to land, -1 when none has. */
export function landingValue(state: Pick<State, 'rolled'>): number {
  for (let value = HIGHEST_VALUE; value >= LOWEST_VALUE; value--) {
    if ((state.rolled[value - 1] as number) > 0) return value;
  }
  return -1;
}

/** Equally near spaces for the value being landed, in reading order; empty when it fits nowhere. */
export function nearestLandings(state: State, city: City): number[] {
  const value = landingValue(state);
  const newest = newestTile(city);
  const from = highestLot(city, newest);
  const nearest = { newTile: nothingYet(), hotel: nothingYet(), lot: nothingYet() };
  for (const square of city.reading) {
    if (state.dice[square] !== 0) continue;
    const hotel = (state.owners[square] as number) >= 0;
    if ((hotel ? state.sizes[square] : city.lots[square]) !== value) continue;
    const found = hotel ? nearest.hotel : tileOf(square) === newest ? nearest.newTile : nearest.lot;
    const far = walk(city, from, square);
    if (far > found.far) continue;
    if (far < found.far) found.squares = [];
    found.far = far;
    found.squares.push(square);
  }
  // DW-4.5.11, DW-4.5.12: the new tile first, then hotels, then other lots.
  const { newTile, hotel, lot } = nearest;
  return [newTile, hotel, lot].find(({ squares }) => squares.length > 0)?.squares ?? [];
}

/**
 * Every space that dice of this value could take, in the order in which they would: dice of other values take none
 * of them. Where a tie would be settled the first in reading order comes first.
 */
export function landingsInOrder(
  state: Pick<State, 'dice' | 'owners' | 'sizes'>,
  city: City,
  value: number,
): number[] {
  const newest = newestTile(city);
  const from = highestLot(city, newest);
  // DW-4.5.11, DW-4.5.12: the new tile first, then hotels, then other lots.
  const rank = (square: number) => {
    const kind = (state.owners[square] as number) >= 0 ? 1 : tileOf(square) === newest ? 0 : 2;
    return kind * FAR + walk(city, from, square);
  };
  return city.reading
    .filter((square) => {
      const hotel = (state.owners[square] as number) >= 0;
      return state.dice[square] === 0 && (hotel ? state.sizes[square] : city.lots[square]) === value;
    })
    .sort((p, q) => rank(p) - rank(q));
}

/** Longer than any walk through a city. */
const FAR = 10_000;

function nothingYet(): { far: number; squares: number[] } {
  return { far: Infinity, squares: [] };
}

/** Who settles a tie of landing dice (DW-4.5.14); null leaves it to the next player. */
export type Settle = (state: State, squares: readonly number[]) => number | null;

/** DW-6.3.8: a rival settles at once. */
function nextRival(state: State, squares: readonly number[]): number | null {
  const chooser = nextPlayer(state);
  return isRival(state, chooser) ? landingChoice(state, squares, chooser) : null;
}

/** The last die of the last round, and the score is the same wherever it lands: nobody is asked. */
function matterNot(state: State, squares: readonly number[]): boolean {
  const waiting = state.rolled.reduce((sum, n) => sum + n, 0);
  if (state.round < SCORING_ROUNDS - 1 || waiting > 1) return false;
  const scores = squares.map((square) => {
    const owner = state.owners[square] as number;
    const dice = state.dice.slice();
    dice[square] = landingValue(state);
    const standing = standings({ ...state, dice });
    const tip = owner >= 0 ? perksOf(state, owner).walkInGold * (owner + 1) : 0;
    return [...pointsOf(state, standing), streetPoints(standing), tip].join();
  });
  return new Set(scores).size === 1;
}

/** DW-4.5.11 to 4.5.17; false where it stops because a person must settle a tie. */
export function landDice(state: State, emit: Emit, settle: Settle = nextRival): boolean {
  const city = cityOf(state.plan);
  for (let value = landingValue(state); value > 0; value = landingValue(state)) {
    const left = state.rolled[value - 1] as number;
    const squares = nearestLandings(state, city);
    if (squares.length === 0) {
      state.rolled[value - 1] = 0;
      emit({ kind: 'stay', seat: -1, args: { value, count: left }, rule: 'DW-4.5.16' });
    } else if (squares.length <= left) {
      for (const square of squares) land(state, square, emit, 'DW-4.5.12');
    } else if (matterNot(state, squares)) {
      land(state, squares[0] as number, emit, 'DW-4.5.14');
    } else {
      const square = settle(state, squares);
      if (square === null) {
        state.step = 'landing-tie';
        state.decider = nextPlayer(state);
        return false;
      }
      land(state, square, emit, 'DW-6.3.8');
    }
  }
  return true;
}

/** One die of the value being landed takes this space. */
export function land(state: State, square: number, emit: Emit, rule: string): void {
  const city = cityOf(state.plan);
  const value = landingValue(state);
  const owner = state.owners[square] as number;
  const from = rolledTarget(value, state.rolled[value - 1] as number);
  state.rolled[value - 1] = (state.rolled[value - 1] as number) - 1;
  state.dice[square] = value;
  state.pool -= 1;
  const onNewTile = tileOf(square) === newestTile(city);
  emit({
    kind: owner >= 0 ? 'land-hotel' : onNewTile ? 'land-new' : 'land-lot',
    seat: owner,
    args: { value, square },
    targets: [cellOf(city, square), from],
    rule: onNewTile && rule === 'DW-4.5.12' ? 'DW-4.5.11' : rule,
  });
  const gold = owner >= 0 ? perksOf(state, owner).walkInGold : 0;
  if (gold > 0) {
    playerAt(state, owner).gold += gold;
    emit({ kind: 'word-of-mouth', seat: owner, args: { gold }, rule: 'DW-6.4.5' });
  }
}
