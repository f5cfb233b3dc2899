/** Sets of dice as they are put down: what every way of placing does (DH-4.10, DH-4.20, DH-4.21). */
import { spotOf, type SpotId } from '../data';
import { seatOf, type DiceSet, type Die, type Emit, type Seat, type State } from '../state';
import { capacity, isFull } from './placement';

export function addSet(state: State, set: DiceSet): void {
  if (!set.extra && isFull(state, spotOf(set.spot)) && capacity(state, spotOf(set.spot)) > 0)
    set.extra = true;
  state.sets.push(set);
}

export function announce(
  emit: Emit,
  kind: 'places' | 'shifts' | 'moves',
  seat: number,
  spot: SpotId,
  dice: readonly Die[],
  shift: number,
  role: Seat['role'],
  /** The spot they lay on before, if any. */
  from: SpotId | null,
): void {
  const faces = dice.map((die) => die.face).join(',');
  const flipped = dice.some((die) => die.flipped) ? 1 : 0;
  emit({
    kind,
    seat,
    args: { spot, faces, shift, flipped, role },
    targets: [...(from ? [`space:${from}`] : []), `space:${spot}`],
    rule: 'DH-4.10',
  });
}

export function takeDice(state: State, seat: number, chosen: readonly number[]): Die[] {
  const who = seatOf(state, seat);
  const dice = chosen.map((index) => {
    const die = who.dice[index];
    if (!die) throw new Error('That die is not there.');
    return die;
  });
  who.dice = who.dice.filter((_, index) => !chosen.includes(index));
  return dice;
}

export function spend(state: State, seat: number, token: 'wild' | 'engineer', emit: Emit): void {
  const who = seatOf(state, seat);
  who.tokens[token]--;
  if (token === 'wild') who.usedWild = true;
  else who.usedEngineer = true;
  emit({ kind: 'uses', seat, args: { token }, rule: token === 'wild' ? 'DH-4.20' : 'DH-4.21' });
}
