/** The Dealer, used when its die is placed (DH-4.22). */
import type { Move } from '../../../core/game';
import { PRICES, SPOTS, spotOf, type SpotData, type SpotId } from '../data';
import { cap, seatOf, type DiceSet, type Die, type Emit, type State } from '../state';
import { gain, gainToken } from './goods';
import { bundleIn, parseShifting, verbOf } from './notation';
import type { PicksOf } from './pick';
import { chosenFrom, diceChoices } from './dice-choices';
import { addSet, announce, spend, takeDice } from './placement-sets';
import { fitting, fullSpots, OR_MORE, SHARED, SHIFTED, shutTo } from './spot-sets';
import { taking } from './trades';
import { freeSlot } from './turn-order';

/** DH-4.22: what a die on the Dealer can do. */
function dealerMoves(state: State, seat: number): string[] {
  const who = seatOf(state, seat);
  const found: string[] = [];
  const engineer = !who.usedEngineer && who.tokens.engineer > 0;
  const offer = (head: string, dice: readonly Die[], moving?: DiceSet) => {
    const full = fullSpots(state, moving);
    let open = SHIFTED & ~shutTo(state, seat, moving) & ~(engineer ? full & ~SHARED : full);
    if (moving) open &= ~(1 << spotOf(moving.spot).at);
    const up = open & fitting(state, seat, dice, 1, false);
    // On a "3 or more" spot the higher result always serves; the lower one would change nothing.
    const down = open & ~OR_MORE & fitting(state, seat, dice, -1, false);
    for (let rest = up | down; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const spot = (SPOTS[31 - Math.clz32(bit)] as SpotData).id;
      const tail = full & bit ? 'e' : '';
      if (up & bit) found.push(`${head}:${spot}:+${tail}`);
      if (down & bit) found.push(`${head}:${spot}:-${tail}`);
    }
  };
  for (const { dice } of diceChoices(who.dice)) offer(`shift:${dice.join('')}`, chosenFrom(who.dice, dice));
  for (const set of state.sets) {
    if (set.seat !== seat || set.spot === 'dealer' || set.dice.some((die) => die.flipped)) continue;
    offer(`move:${set.spot}`, set.dice, set);
  }
  if (who.tokens.loan < cap(state, seat, 'loan')) found.push(...taking('loan', PRICES.loanGives));
  found.push('nothing');
  return found;
}

/** Whether the Dealer could shift anything for a seat once these dice lie on it. */
export function canShift(state: State, seat: number, placed: readonly number[]): boolean {
  const seats = state.seats.map((one, index) =>
    index === seat ? { ...one, dice: one.dice.filter((_, i) => !placed.includes(i)) } : one,
  );
  return dealerMoves({ ...state, seats }, seat).some((move) => move !== 'nothing' && verbOf(move) !== 'loan');
}

/** The set a seat has on a spot. */
export function placedSet(state: State, seat: number, spot: SpotId): DiceSet {
  const set = state.sets.find((one) => one.seat === seat && one.spot === spot);
  if (!set) throw new Error(`Seat ${seat} has no dice on ${spot}.`);
  return set;
}

/** DH-4.22: the shift of another set, a loan, or nothing. */
function applyDealer(state: State, seat: number, move: Move, emit: Emit): void {
  if (move === 'nothing') return;
  if (verbOf(move) === 'loan') {
    gainToken(state, seat, 'loan', emit, 'dealer');
    gain(state, seat, bundleIn(move), emit, 'loan');
    return;
  }
  const { from, dice: chosen, spot, shift, share } = parseShifting(move);
  if (share) spend(state, seat, 'engineer', emit);
  const moved = from ? placedSet(state, seat, from) : null;
  if (moved) state.sets.splice(state.sets.indexOf(moved), 1);
  const dice = moved ? moved.dice : takeDice(state, seat, chosen);
  for (const die of dice) die.touched = true;
  addSet(state, {
    spot,
    seat,
    dice,
    shift,
    by: 'dealer',
    extra: share,
    engineer: share,
    slot: spot === 'turn-order' ? freeSlot(state) : 0,
  });
  announce(emit, moved ? 'moves' : 'shifts', seat, spot, dice, shift, '', from);
}

export const dealerPicks: PicksOf<'dealer'> = {
  dealer: {
    moves: (state, { seat }) => dealerMoves(state, seat),
    act: (state, { seat }, move, emit) => applyDealer(state, seat, move, emit),
  },
};
