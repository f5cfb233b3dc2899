/** Which dice go where (DH-4.10 to DH-4.25): enumeration of placement turns and of the Dealer's shift. */
import { BY_NUMBER, cardOf, SPOTS, spotOf, type SpotData } from '../data';
import { loanPrice } from './goods';
import {
  cap,
  characterSpot,
  hasGunslinger,
  roleHolder,
  seatOf,
  shunsJail,
  total,
  type DiceSet,
  type Die,
  type State,
} from '../state';

/** A placement as it stands in a move: `place:02:builder:w+e`. */
export interface Placing {
  readonly dice: readonly number[];
  readonly spot: string;
  readonly shift: number;
  readonly share: boolean;
  readonly flip: boolean;
}

export function parsePlacing(move: string): Placing {
  const [, dice = '', spot = '', flags = ''] = move.split(':');
  return {
    dice: [...dice].map(Number),
    spot,
    shift: flags.includes('+') ? 1 : flags.includes('-') ? -1 : 0,
    share: flags.includes('e'),
    flip: flags.includes('f'),
  };
}

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
  const sum = flip ? 7 - first.face : result(dice);
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
        (sum === 1 || sum === 3) &&
        seatOf(state, seat).character === 'cowboy'
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
  return double && state.seats.length === 4 ? 2 : 1;
}

/** Why a spot is shut for a seat whatever its dice; '' when it is not. `own` sets being moved do not count. */
export function shut(state: State, seat: number, spot: SpotData, moving?: DiceSet): string {
  const seats = state.seats.length;
  if (spot.id === 'turn-order' && seats === 1) return 'solo-turn-order';
  if (spot.id.endsWith('-p3') && seats < 3) return 'three-seats';
  if (spot.id === 'character' && !characterSpot(state, seat)) return 'no-character-spot';
  if (spot.type === 'restricted' && seatOf(state, seat).role === 'outlaw') return 'outlaw';
  if (pawnBlocks(state, seat, spot)) return 'pawn';
  for (const set of state.sets) {
    if (set.seat === seat && set !== moving && rowOf(set.spot) === spot.row) return 'own-set';
  }
  return '';
}

/** DH-4.15: one set per space; on Produce one die per resource row. */
export function rowOf(spot: string): string {
  return spotOf(spot).row;
}

export function isFull(state: State, spot: SpotData, moving?: DiceSet): boolean {
  if (spot.type === 'own' || spot.type === 'open') return false;
  let held = 0;
  for (const set of state.sets) if (set.spot === spot.id && set !== moving) held++;
  return held >= capacity(state, spot);
}

/** DH-6.4: the other seat's pawn shuts its number. */
export function pawnBlocks(state: State, seat: number, spot: SpotData): boolean {
  if (!hasGunslinger(state)) return false;
  return state.seats.some((one, other) => other !== seat && (BY_NUMBER[one.pawn] ?? []).includes(spot.space));
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

function canShare(state: State, seat: number, spot: SpotData): boolean {
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
function openSpots(state: State, seat: number, only: string): OpenSpot[] {
  const found: OpenSpot[] = [];
  for (const spot of SPOTS) {
    if ((only && spot.id !== only) || shut(state, seat, spot)) continue;
    const full = !only && isFull(state, spot);
    if (!full) found.push({ spot, share: '' });
    else if (canShare(state, seat, spot)) found.push({ spot, share: 'e' });
  }
  return found;
}

/** Every way to put dice on a spot this turn. `only` narrows it to the spot Claim Jumpers emptied. */
export function placeMoves(state: State, seat: number, only = ''): string[] {
  const who = seatOf(state, seat);
  if (who.dice.length === 0) return [];
  const wild = !who.usedWild && who.tokens.wild > 0;
  const open = openSpots(state, seat, only);
  const found: string[] = [];
  for (const chosen of diceChoices(who.dice)) {
    const dice = chosen.map((i) => who.dice[i] as Die);
    const lone = dice.length === 1 ? (dice[0] as Die) : null;
    const flip = lone !== null && canFlip(state, seat, lone);
    const head = `place:${chosen.join('')}:`;
    for (const { spot, share } of open) {
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

/** What else may be done on a placement turn before placing. */
export function preparations(state: State, seat: number): string[] {
  const who = seatOf(state, seat);
  const found: string[] = [];
  if (who.dice.length > 0) {
    if (!who.usedWild && who.tokens.wild > 0)
      for (const chosen of diceChoices(who.dice)) found.push(`reroll:${chosen.join('')}`);
    if (!who.usedEngineer && who.tokens.engineer > 0) found.push('engineer');
    if (!who.cardPlayed) {
      for (const card of who.hand) if (placementCardPlayable(state, seat, card)) found.push(`card:${card}`);
    }
  }
  if (who.tokens.loan > 0 && total(who.res) >= loanPrice(state, seat)) found.push('repay');
  return found;
}

export function placementCardPlayable(state: State, seat: number, card: string): boolean {
  if (cardOf(card).timing !== 'placement') return false;
  if (seatOf(state, seat).dice.length === 0) return false;
  return card !== 'claim-jumpers' || (!shunsJail(state, seat) && jumpTargets(state, seat).length > 0);
}

/** Sets Claim Jumpers may bump: an opponent's, not the Sheriff's, on a spot the jumper can then fill (DH-4.72). */
export function jumpTargets(state: State, seat: number): number[] {
  const sheriff = roleHolder(state, 'sheriff');
  return state.sets.flatMap((set, index) => {
    if (set.seat < 0 || set.seat === seat || set.seat === sheriff) return [];
    const type = spotOf(set.spot).type;
    if (type !== 'limited' && type !== 'reserved' && type !== 'restricted') return [];
    return placeMoves(state, seat, set.spot).length > 0 ? [index] : [];
  });
}

/** DH-4.22: what a die on the Dealer can do. */
export function dealerMoves(state: State, seat: number): string[] {
  const who = seatOf(state, seat);
  const found: string[] = [];
  const offer = (head: string, dice: readonly Die[], moving?: DiceSet) => {
    for (const spot of SPOTS) {
      const need = spot.need.kind;
      if (need !== 'number' && need !== 'least') continue;
      if (spot.id === moving?.spot || shut(state, seat, spot, moving)) continue;
      const full = isFull(state, spot, moving);
      if (full && !canShare(state, seat, spot)) continue;
      const tail = full ? 'e' : '';
      // On a "3 or more" spot the higher result always serves; the lower one would change nothing.
      const signs = need === 'least' ? (['+'] as const) : (['+', '-'] as const);
      for (const sign of signs) {
        if (fits(state, seat, spot, dice, sign === '+' ? 1 : -1, false))
          found.push(`${head}:${spot.id}:${sign}${tail}`);
      }
    }
  };
  for (const chosen of diceChoices(who.dice))
    offer(
      `shift:${chosen.join('')}`,
      chosen.map((i) => who.dice[i] as Die),
    );
  for (const set of state.sets) {
    if (set.seat !== seat || set.spot === 'dealer' || set.dice.some((die) => die.flipped)) continue;
    offer(`move:${set.spot}`, set.dice, set);
  }
  if (who.tokens.loan < cap(state, seat, 'loan')) found.push('loan');
  found.push('nothing');
  return found;
}

/** Topmost empty Turn Order place (DH-4.16). */
export function freeSlot(state: State): number {
  const taken = state.sets.filter((set) => set.spot === 'turn-order').map((set) => set.slot);
  for (let slot = 0; ; slot++) if (!taken.includes(slot)) return slot;
}
