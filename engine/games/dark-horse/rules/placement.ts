/** Which dice go where (DH-4.10 to DH-4.25): the questions every way of placing asks. */
import type { Move } from '../../../core/game';
import { DOUBLE_FROM, spacesAt, spotOf, THIRD_FROM, type Row, type SpotData, type SpotId } from '../data';
import {
  characterSpot,
  hasGunslinger,
  isSolo,
  roleHolder,
  seatOf,
  type DiceSet,
  type Die,
  type State,
} from '../state';
import { chosenFrom, diceChoices } from './dice-choices';
import { bettered, fitting, fullSpots, SHARED, shutTo, twins, type SpotSet } from './spot-sets';

export function result(dice: readonly Die[]): number {
  let sum = 0;
  for (const die of dice) sum += die.face;
  return sum;
}

/** Whether dice fit a spot by number alone. `flip` turns a lone Deputy die over first. */
export function fits(
  state: State,
  seat: number,
  spot: SpotData,
  dice: readonly Die[],
  shift: number,
  flip: boolean,
): boolean {
  return (fitting(state, seat, dice, shift, flip) & (1 << spot.at)) !== 0;
}

/** How many sets a spot takes without an engineer token (DH-4.14, DH-4.16). */
export function capacity(state: State, spot: SpotData): number {
  if (spot.type === 'open') return state.seats.length;
  if (spot.type === 'ordered') return state.seats.length;
  const double = spot.id === 'rail-baron' || spot.id === 'builder';
  return double && state.seats.length >= DOUBLE_FROM ? 2 : 1;
}

type ShutReason = 'solo-turn-order' | 'three-seats' | 'no-character-spot' | 'outlaw' | 'pawn' | 'own-set';

/** Why a spot is shut for a seat whatever its dice; '' when it is not. `own` sets being moved do not count. */
export function shut(state: State, seat: number, spot: SpotData, moving?: DiceSet): '' | ShutReason {
  const seats = state.seats.length;
  if (spot.id === 'turn-order' && seats === 1) return 'solo-turn-order';
  if (spot.part === 'third' && seats < THIRD_FROM) return 'three-seats';
  if (spot.id === 'character' && !characterSpot(state, seat)) return 'no-character-spot';
  if (spot.type === 'restricted' && seatOf(state, seat).role === 'outlaw') return 'outlaw';
  if (pawnBlocks(state, seat, spot)) return 'pawn';
  for (const set of state.sets) {
    if (set.seat === seat && set !== moving && rowOf(set.spot) === spot.row) return 'own-set';
  }
  return '';
}

/** DH-4.15: one set per space; on Produce one die per resource row. */
export function rowOf(spot: SpotId): Row {
  return spotOf(spot).row;
}

export function isFull(state: State, spot: SpotData, moving?: DiceSet): boolean {
  return (fullSpots(state, moving) & (1 << spot.at)) !== 0;
}

/** DH-6.4: the other seat's pawn shuts its number. */
function pawnBlocks(state: State, seat: number, spot: SpotData): boolean {
  if (!hasGunslinger(state)) return false;
  return state.seats.some(
    (one, other) => other !== seat && spacesAt(one.pawn).some((space) => space === spot.space),
  );
}

function canFlip(state: State, seat: number, die: Die): boolean {
  return (
    die.deputy && !die.flipped && !die.touched && die.changed === '' && roleHolder(state, 'sheriff') === seat
  );
}

export function canShare(state: State, seat: number, spot: SpotData): boolean {
  const who = seatOf(state, seat);
  if (spot.type !== 'limited' && spot.type !== 'reserved') return false;
  return !who.usedEngineer && who.tokens.engineer > 0;
}

/** Spots a seat could use with the right dice. */
interface OpenSpots {
  readonly free: SpotSet;
  /** Where only an engineer token lets the seat in. */
  readonly shared: SpotSet;
}

/** `only` is the spot Claim Jumpers emptied. */
function openSpots(state: State, seat: number, only: SpotId | null): OpenSpots {
  const open = ~shutTo(state, seat);
  if (only) return { free: open & (1 << spotOf(only).at), shared: 0 };
  const { usedEngineer, tokens } = seatOf(state, seat);
  const full = fullSpots(state);
  const free = open & ~full;
  const shared = !usedEngineer && tokens.engineer > 0 ? open & full & SHARED : 0;
  const out = twins(free, shared);
  return { free: free & ~out, shared: shared & ~out };
}

/** Spots some dice can be put on: as they lie, flipped, and with a Wild Die one up or one down. */
interface Ways {
  readonly direct: SpotSet;
  readonly flipped: SpotSet;
  readonly up: SpotSet;
  readonly down: SpotSet;
}

function waysFor(state: State, seat: number, { free, shared }: OpenSpots, dice: readonly Die[]): Ways {
  const { usedWild, tokens } = seatOf(state, seat);
  const wild = !usedWild && tokens.wild > 0;
  const reach = fitting(state, seat, dice, 0, false);
  let open = free | shared;
  if (isSolo(state)) open &= ~bettered(open & reach);
  const direct = open & reach;
  const rest = open & ~direct;
  const flip = dice.length === 1 && canFlip(state, seat, dice[0] as Die);
  return {
    direct,
    flipped: flip ? rest & fitting(state, seat, dice, 0, true) : 0,
    up: wild ? rest & fitting(state, seat, dice, 1, false) : 0,
    down: wild ? rest & fitting(state, seat, dice, -1, false) : 0,
  };
}

/** Every way to put dice on a spot this turn. `only` narrows it to the spot Claim Jumpers emptied. */
export function placeMoves(state: State, seat: number, only: SpotId | null = null): Move[] {
  const found: Move[] = [];
  const { dice: own } = seatOf(state, seat);
  if (own.length === 0) return found;
  const open = openSpots(state, seat, only);
  for (const { dice, places } of diceChoices(own)) {
    const { direct, flipped, up, down } = waysFor(state, seat, open, chosenFrom(own, dice));
    for (let rest = direct | flipped | up | down; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const place = places[31 - Math.clz32(bit)] as Move;
      const share = open.shared & bit ? 'e' : '';
      if (direct & bit) found.push(share ? `${place}:e` : place);
      if (flipped & bit) found.push(`${place}:f${share}`);
      if (up & bit) found.push(`${place}:w+${share}`);
      if (down & bit) found.push(`${place}:w-${share}`);
    }
  }
  return found;
}

/** Whether there is any. */
export function canPlace(state: State, seat: number, only: SpotId | null = null): boolean {
  const { dice: own } = seatOf(state, seat);
  if (own.length === 0) return false;
  const open = openSpots(state, seat, only);
  return diceChoices(own).some(({ dice }) => {
    const { direct, flipped, up, down } = waysFor(state, seat, open, chosenFrom(own, dice));
    return (direct | flipped | up | down) !== 0;
  });
}
