/** Which dice go where (DH-4.10 to DH-4.25): the questions every way of placing asks. */
import {
  DOUBLE_FROM,
  OPPOSITE,
  SPOTS,
  spacesAt,
  spotOf,
  THIRD_FROM,
  type Row,
  type SpotData,
  type SpotId,
} from '../data';
import { CHARACTER_EFFECTS } from '../data-cards';
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
) {
  const first = dice[0];
  if (!first) return false;
  const flipped = flip || dice.some((die) => die.flipped);
  if (flipped && (dice.length > 1 || shift !== 0)) return false;
  const sum = flip ? OPPOSITE - first.face : result(dice);
  const need = spot.need;
  if (spot.id === 'character') {
    return dice.length === 1 && shift === 0 && (characterSpot(state, seat)?.includes(sum) ?? false);
  }
  switch (need.kind) {
    case 'number':
      if (sum + shift === need.n) return true;
      return (
        spot.id === 'hired-hand' &&
        shift === 0 &&
        dice.length === 1 &&
        seatOf(state, seat).character === 'cowboy' &&
        CHARACTER_EFFECTS.cowboy.hiredBy.some((face) => face === sum)
      );
    case 'natural':
      return dice.length === 1 && shift === 0 && sum === need.n;
    case 'restricted':
      return dice.length > 1 && shift === 0 && sum === need.n && dice.every((die) => die.changed === '');
    case 'any':
      return dice.length === 1 && shift === 0;
    case 'least':
      return dice.length === 1 && sum + shift >= need.n;
  }
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
  if (spot.type === 'own' || spot.type === 'open') return false;
  let held = 0;
  for (const set of state.sets) if (set.spot === spot.id && set !== moving) held++;
  return held >= capacity(state, spot);
}

/** DH-6.4: the other seat's pawn shuts its number. */
function pawnBlocks(state: State, seat: number, spot: SpotData): boolean {
  if (!hasGunslinger(state)) return false;
  return state.seats.some(
    (one, other) => other !== seat && spacesAt(one.pawn).some((space) => space === spot.space),
  );
}

/** Different selections of dice; equal dice are offered once. */
export function diceChoices(dice: readonly Die[]): number[][] {
  const found: number[][] = [];
  const known = new Set<string>();
  for (let mask = 1; mask < 1 << dice.length; mask++) {
    const chosen: number[] = [];
    for (let i = 0; i < dice.length; i++) if (mask & (1 << i)) chosen.push(i);
    const key = chosen
      .map((i) => {
        const die = dice[i] as Die;
        return `${die.face}${die.deputy ? 'd' : ''}${die.changed ? 'c' : ''}`;
      })
      .sort()
      .join(',');
    if (known.has(key)) continue;
    known.add(key);
    found.push(chosen);
  }
  return found.sort((a, b) => a.length - b.length || compare(a, b));
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const d = (a[i] ?? 0) - (b[i] ?? 0);
    if (d !== 0) return d;
  }
  return 0;
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

interface OpenSpot {
  readonly spot: SpotData;
  /** 'e' where only an engineer token lets the seat in. */
  readonly share: string;
}

/** Spots the seat could use with the right dice; `only` is the spot Claim Jumpers emptied. */
function openSpots(state: State, seat: number, only: SpotId | null): OpenSpot[] {
  const found: OpenSpot[] = [];
  for (const spot of SPOTS) {
    if ((only && spot.id !== only) || shut(state, seat, spot)) continue;
    const full = !only && isFull(state, spot);
    if (!full) found.push({ spot, share: '' });
    else if (canShare(state, seat, spot)) found.push({ spot, share: 'e' });
  }
  return only ? found : withoutTwins(found);
}

/** The two plain spots of a Produce row are one choice: the one that asks for no token, else the first in the rules. */
function withoutTwins(open: readonly OpenSpot[]): OpenSpot[] {
  const plainOf = (row: Row) => open.find(({ spot }) => spot.part === 'plain' && spot.row === row);
  const thirdOf = (row: Row) => open.find(({ spot }) => spot.part === 'third' && spot.row === row);
  return open.filter(({ spot, share }) => {
    const twin = spot.part === 'third' ? plainOf(spot.row) : spot.part === 'plain' ? thirdOf(spot.row) : null;
    if (!twin) return true;
    return share === twin.share ? spot.part === 'plain' : share === '';
  });
}

/** Whether the effort spot of the row takes the dice as well: with nobody to leave it to, it is never the worse. */
function betters(
  state: State,
  seat: number,
  open: readonly OpenSpot[],
  { row }: SpotData,
  dice: readonly Die[],
): boolean {
  const effort = open.find(({ spot }) => spot.part === 'effort' && spot.row === row);
  return effort !== undefined && fits(state, seat, effort.spot, dice, 0, false);
}

/** Every way to put dice on a spot this turn. `only` narrows it to the spot Claim Jumpers emptied. */
export function placeMoves(state: State, seat: number, only: SpotId | null = null): string[] {
  const who = seatOf(state, seat);
  if (who.dice.length === 0) return [];
  const wild = !who.usedWild && who.tokens.wild > 0;
  const open = openSpots(state, seat, only);
  const solo = isSolo(state);
  const found: string[] = [];
  for (const chosen of diceChoices(who.dice)) {
    const dice = chosen.map((i) => who.dice[i] as Die);
    const lone = dice.length === 1 ? (dice[0] as Die) : null;
    const flip = lone !== null && canFlip(state, seat, lone);
    const head = `place:${chosen.join('')}:`;
    for (const { spot, share } of open) {
      if (solo && spot.part === 'plain' && betters(state, seat, open, spot, dice)) continue;
      if (fits(state, seat, spot, dice, 0, false)) {
        found.push(share ? `${head}${spot.id}:${share}` : `${head}${spot.id}`);
        continue;
      }
      if (flip && fits(state, seat, spot, dice, 0, true)) found.push(`${head}${spot.id}:f${share}`);
      if (!wild) continue;
      if (fits(state, seat, spot, dice, 1, false)) found.push(`${head}${spot.id}:w+${share}`);
      if (fits(state, seat, spot, dice, -1, false)) found.push(`${head}${spot.id}:w-${share}`);
    }
  }
  return found;
}
