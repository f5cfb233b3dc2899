/** Claim Jumpers (DH-4.72): whom they may bump, and what the bumped seat takes back. */
import type { Move } from '../../../core/game';
import { spotOf } from '../data';
import { push, roleHolder, seatOf, task, type DiceSet, type Emit, type Seat, type State } from '../state';
import { parseBump } from './notation';
import type { PicksOf } from './pick';
import { canPlace } from './placement';

/** Sets Claim Jumpers may bump: an opponent's, not the Sheriff's, on a spot the jumper can then fill (DH-4.72). */
export function jumpTargets(state: State, seat: number): number[] {
  const sheriff = roleHolder(state, 'sheriff');
  return state.sets.flatMap((set, index) => {
    if (set.seat < 0 || set.seat === seat || set.seat === sheriff) return [];
    const type = spotOf(set.spot).type;
    if (type !== 'limited' && type !== 'reserved' && type !== 'restricted') return [];
    return canPlace(state, seat, set.spot) ? [index] : [];
  });
}

/**
 * DH-4.53: whether a target is left once the card's jail icon has cost the jumper its role. A Sheriff flips no
 * Deputy die any more, an Outlaw may claim an office again.
 */
export function canJump(state: State, seat: number): boolean {
  return jumpsAs(state, seat, '');
}

/** The same for a jumper who takes the Outlaw token instead (DH-6.40). */
export function canJumpAsOutlaw(state: State, seat: number): boolean {
  return jumpsAs(state, seat, 'outlaw');
}

function jumpsAs(state: State, seat: number, role: Seat['role']): boolean {
  const seats = state.seats.map((one, index) => (index === seat ? { ...one, role } : one));
  return jumpTargets({ ...state, seats }, seat).length > 0;
}

/** DH-4.72: the victim takes everything of that set back and retakes a turn right after the jumper's. */
function bump(state: State, seat: number, move: Move, emit: Emit): void {
  const { victim, spot } = parseBump(move);
  const index = state.sets.findIndex((set) => set.seat === victim && set.spot === spot);
  const set = state.sets[index];
  const who = seatOf(state, victim);
  if (!set) throw new Error('There is nothing to bump there.');
  state.sets.splice(index, 1);
  if (set.by === 'wild') {
    who.tokens.wild++;
    who.usedWild = false;
  }
  if (set.engineer || set.dice.some((die) => die.changed === 'engineer')) {
    who.tokens.engineer++;
    who.usedEngineer = false;
  }
  returnDice(state, victim, set);
  if (set.by === 'dealer') {
    const dealer = state.sets.findIndex((one) => one.seat === victim && one.spot === 'dealer');
    const [die] = dealer >= 0 ? state.sets.splice(dealer, 1) : [];
    if (die) returnDice(state, victim, die);
  }
  emit({ kind: 'bumps', seat, args: { other: victim, spot }, targets: [`space:${spot}`], rule: 'DH-4.72' });
  // The jumper's own turn, then the victim's, then the circle goes on.
  const own = state.pending.findIndex((one) => one.kind === 'place' && one.seat === seat);
  if (own >= 0) state.pending.splice(own, 1);
  push(state, task('place', seat, 0, `jump:${spot}`), task('place', victim, 0, 'retake'));
}

function returnDice(state: State, seat: number, set: DiceSet): void {
  for (const die of set.dice) {
    die.face = die.rolled;
    die.changed = '';
    die.flipped = false;
    seatOf(state, seat).dice.push(die);
  }
}

export const jumpPicks: PicksOf<'jump-target'> = {
  'jump-target': {
    moves: (state, { seat }) =>
      jumpTargets(state, seat).map((index) => {
        const set = state.sets[index];
        if (!set) throw new RangeError(`There is no set ${index}.`);
        return `bump:${set.seat}:${set.spot}`;
      }),
    act: (state, { seat }, move, emit) => bump(state, seat, move, emit),
  },
};
