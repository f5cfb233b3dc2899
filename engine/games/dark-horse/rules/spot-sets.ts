/**
 * Spots in sets of bits (bit `at` is the spot `SPOTS[at]`): which of them dice fit, which are shut for a seat, which
 * are full. Every list of placements is made of these, so they are asked more often than anything else.
 */
import {
  DOUBLE_FROM,
  FACES,
  OPPOSITE,
  SPOTS,
  spacesAt,
  spotOf,
  THIRD_FROM,
  type SpotData,
  type SpotId,
} from '../data';
import { CHARACTER_EFFECTS } from '../data-cards';
import { characterSpot, hasGunslinger, seatOf, type DiceSet, type Die, type State } from '../state';

export type SpotSet = number;

function setOf(isIn: (spot: SpotData) => boolean): SpotSet {
  return SPOTS.reduce((bits, spot) => (isIn(spot) ? bits | (1 << spot.at) : bits), 0);
}

const TURN_ORDER = setOf(({ id }) => id === 'turn-order');
const HIRED_HAND = setOf(({ id }) => id === 'hired-hand');
const CHARACTER = setOf(({ id }) => id === 'character');
/** Plain spots of Produce, and the spots before and behind them in the table: those for three seats, and effort. */
const PLAIN = setOf(({ part }) => part === 'plain');
const THIRD = setOf(({ part }) => part === 'third');
const RESTRICTED = setOf(({ type }) => type === 'restricted');
export const SHARED = setOf(({ type }) => type === 'limited' || type === 'reserved');
const ENDLESS = setOf(({ type }) => type === 'own' || type === 'open');
const DOUBLE = setOf(({ id }) => id === 'rail-baron' || id === 'builder');
const ROW_OF: readonly SpotSet[] = SPOTS.map((spot) => setOf(({ row }) => row === spot.row));

/** What the Dealer can shift dice to: spots that go by a number; of these, those that ask for so much or more. */
export const OR_MORE = setOf(({ need }) => need.kind === 'least');
export const SHIFTED = OR_MORE | setOf(({ need }) => need.kind === 'number');

export function spotSet(spots: readonly SpotId[]): SpotSet {
  let bits = 0;
  for (const spot of spots) bits |= 1 << spotOf(spot).at;
  return bits;
}

/** The spots of its row: a seat has one set there. */
export function rowOfSpot(spot: SpotData): SpotSet {
  return ROW_OF[spot.at] as SpotSet;
}

/** Most that three dice and a shift can come to. */
const MOST = 3 * FACES + 1;
const results = Array.from({ length: MOST + 2 }, (_, n) => n);
const NUMBER = results.map((n) => setOf(({ need }) => need.kind === 'number' && need.n === n));
const LEAST = results.map((n) => setOf(({ need }) => need.kind === 'least' && need.n <= n));
/** What a lone die with nothing added or turned fits: the face it must show, or any. */
const LONE = results.map((n) =>
  setOf(
    ({ id, need }) =>
      id !== 'character' && (need.kind === 'any' || (need.kind === 'natural' && need.n === n)),
  ),
);
const OFFICES = results.map((n) => setOf(({ need }) => need.kind === 'restricted' && need.n === n));

/** Spots dice fit by number alone. `flip` turns a lone Deputy die over first. */
export function fitting(
  state: State,
  seat: number,
  dice: readonly Die[],
  shift: number,
  flip: boolean,
): SpotSet {
  const n = dice.length;
  if (n === 0) return 0;
  let flipped = flip;
  let changed = false;
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const die = dice[i] as Die;
    sum += die.face;
    flipped = flipped || die.flipped;
    changed = changed || die.changed !== '';
  }
  if (flipped && (n > 1 || shift !== 0)) return 0;
  if (flip) sum = OPPOSITE - (dice[0] as Die).face;
  const by = NUMBER[sum + shift] ?? 0;
  if (n > 1) return shift === 0 && !changed ? by | (OFFICES[sum] ?? 0) : by;
  const least = LEAST[sum + shift] ?? 0;
  return shift === 0 ? by | least | (LONE[sum] ?? 0) | ownFit(state, seat, sum) : by | least;
}

/** What a lone die fits by the seat's character alone. */
function ownFit(state: State, seat: number, face: number): SpotSet {
  const { character } = seatOf(state, seat);
  if (!character) return 0;
  const hired = character === 'cowboy' && CHARACTER_EFFECTS.cowboy.hiredBy.some((one) => one === face);
  return (hired ? HIRED_HAND : 0) | (characterSpot(state, seat)?.includes(face) ? CHARACTER : 0);
}

/** Spots shut for a seat whatever its dice. A set being moved does not count. */
export function shutTo(state: State, seat: number, moving?: DiceSet): SpotSet {
  const seats = state.seats.length;
  const { character, role } = seatOf(state, seat);
  let bits = seats === 1 ? TURN_ORDER : 0;
  if (seats < THIRD_FROM) bits |= THIRD;
  if (!character || !characterSpot(state, seat)) bits |= CHARACTER;
  if (role === 'outlaw') bits |= RESTRICTED;
  if (hasGunslinger(state)) bits |= pawned(state, seat);
  for (const set of state.sets) {
    if (set.seat === seat && set !== moving) bits |= rowOfSpot(spotOf(set.spot));
  }
  return bits;
}

/** DH-6.4: the other seat's pawn shuts its number. */
function pawned(state: State, seat: number): SpotSet {
  let bits = 0;
  state.seats.forEach(({ pawn }, other) => {
    if (other !== seat) for (const space of spacesAt(pawn)) bits |= 1 << spotOf(space).at;
  });
  return bits;
}

/** Spots that take no further set without an engineer token (DH-4.14, DH-4.16). A set being moved does not count. */
export function fullSpots(state: State, moving?: DiceSet): SpotSet {
  const seats = state.seats.length;
  let once = 0;
  let twice = 0;
  let ordered = 0;
  for (const set of state.sets) {
    if (set === moving) continue;
    const bit = 1 << spotOf(set.spot).at;
    if (bit === TURN_ORDER) ordered++;
    twice |= once & bit;
    once |= bit;
  }
  const single = seats < DOUBLE_FROM ? once : (once & ~DOUBLE) | (twice & DOUBLE);
  return (single & ~ENDLESS & ~TURN_ORDER) | (ordered >= seats ? TURN_ORDER : 0);
}

/**
 * The two plain spots of a Produce row are one choice: the one that asks for no token, else the first in the rules.
 * Returns what is left out.
 */
export function twins(free: SpotSet, shared: SpotSet): SpotSet {
  const open = free | shared;
  const both = open & PLAIN & ((open & THIRD) << 1);
  const plain = (free << 1) & both & ~free;
  return plain | ((both & ~plain) >> 1);
}

/** Plain spots of rows whose effort spot is among these: with nobody to leave it to, it is never the worse. */
export function bettered(open: SpotSet): SpotSet {
  return (open >> 1) & PLAIN;
}
