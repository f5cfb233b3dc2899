/** Dice set down, moved by the Dealer, re-rolled or bumped (DH-4.20 to DH-4.25, DH-4.72). */
import type { Move } from '../../../core/game';
import { roll } from '../../../core/rng';
import { PRICES, spotOf } from '../data';
import { toDiscard } from './deck';
import { corrupt, gainToken, jail } from './goods';
import { capacity, freeSlot, isFull, parsePlacing } from './placement';
import { push, seatOf, task, type DiceSet, type Die, type Emit, type State } from '../state';

export function reroll(state: State, seat: number, dice: readonly number[], emit: Emit): void {
  const who = seatOf(state, seat);
  const faces: number[] = [];
  for (const index of dice) {
    const die = who.dice[index];
    if (!die) throw new Error('That die is not there.');
    die.face = die.rolled = roll(state.rng);
    die.changed = '';
    die.touched = true;
    who.rolls[die.face - 1] = (who.rolls[die.face - 1] ?? 0) + 1;
    faces.push(die.face);
  }
  emit({ kind: 'rerolls', seat, args: { faces: faces.join(',') }, rule: 'DH-4.20' });
}

/** Puts dice on a spot. `what` is `jump:<spot>` for a jumper, who takes the bumped set's place. */
export function applyPlacing(state: State, seat: number, move: Move, what: string, emit: Emit): void {
  const who = seatOf(state, seat);
  const placing = parsePlacing(move);
  const dice = takeDice(state, seat, placing.dice);
  const first = dice[0];
  if (placing.flip && first) {
    first.face = 7 - first.face;
    first.flipped = true;
  }
  if (placing.shift !== 0) spend(state, seat, 'wild', emit);
  if (placing.share) spend(state, seat, 'engineer', emit);
  const spot = spotOf(placing.spot);
  const extra = placing.share || (what.startsWith('jump:') && isFull(state, spot));
  addSet(state, {
    spot: placing.spot,
    seat,
    dice,
    shift: placing.shift,
    by: placing.shift !== 0 ? 'wild' : '',
    extra,
    engineer: placing.share,
    slot: placing.spot === 'turn-order' ? freeSlot(state) : 0,
  });
  announce(emit, 'places', seat, placing.spot, dice, placing.shift, who.role);
  if (placing.spot === 'dealer') push(state, task('dealer', seat));
}

function addSet(state: State, set: DiceSet): void {
  if (!set.extra && isFull(state, spotOf(set.spot)) && capacity(state, spotOf(set.spot)) > 0)
    set.extra = true;
  state.sets.push(set);
}

function announce(
  emit: Emit,
  kind: string,
  seat: number,
  spot: string,
  dice: readonly Die[],
  shift: number,
  role: string,
): void {
  const faces = dice.map((die) => die.face).join(',');
  const flipped = dice.some((die) => die.flipped) ? 1 : 0;
  emit({
    kind,
    seat,
    args: { spot, faces, shift, flipped, role },
    targets: [`space:${spot}`],
    rule: 'DH-4.10',
  });
}

function takeDice(state: State, seat: number, chosen: readonly number[]): Die[] {
  const who = seatOf(state, seat);
  const dice = chosen.map((index) => {
    const die = who.dice[index];
    if (!die) throw new Error('That die is not there.');
    return die;
  });
  who.dice = who.dice.filter((_, index) => !chosen.includes(index));
  return dice;
}

function spend(state: State, seat: number, token: 'wild' | 'engineer', emit: Emit): void {
  const who = seatOf(state, seat);
  who.tokens[token]--;
  if (token === 'wild') who.usedWild = true;
  else who.usedEngineer = true;
  emit({ kind: 'uses', seat, args: { token }, rule: token === 'wild' ? 'DH-4.20' : 'DH-4.21' });
}

/** DH-4.22: the shift of another set, a loan, or nothing. */
export function applyDealer(state: State, seat: number, move: Move, emit: Emit): void {
  if (move === 'nothing') return;
  if (move === 'loan') {
    gainToken(state, seat, 'loan', emit, 'dealer');
    push(state, task('gain', seat, PRICES.loanGives, 'loan'));
    return;
  }
  const [verb = '', from = '', spot = '', flags = ''] = move.split(':');
  const shift = flags.startsWith('+') ? 1 : -1;
  const share = flags.includes('e');
  if (share) spend(state, seat, 'engineer', emit);
  const moved =
    verb === 'move' ? state.sets.find((set) => set.seat === seat && set.spot === from) : undefined;
  if (moved) state.sets.splice(state.sets.indexOf(moved), 1);
  const dice = moved ? moved.dice : takeDice(state, seat, [...from].map(Number));
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
  announce(emit, moved ? 'moves' : 'shifts', seat, spot, dice, shift, '');
}

export function playPlacementCard(state: State, seat: number, card: string, emit: Emit): void {
  const who = seatOf(state, seat);
  who.hand.splice(who.hand.indexOf(card), 1);
  who.cardPlayed = true;
  toDiscard(state, card);
  emit({ kind: 'plays', seat, args: { card }, rule: 'DH-4.52' });
  if (card === 'pony-express') push(state, task('change', seat, 0, 'pony'));
  else if (card === 'marked-deck') {
    corrupt(state, seat, emit);
    push(state, task('reroll', seat, 2, card));
  } else {
    push(state, task('jump-target', seat));
    jail(state, seat, 1, emit);
  }
}

/** DH-4.72: the victim takes everything of that set back and retakes a turn right after the jumper's. */
export function bump(state: State, seat: number, arg: string, emit: Emit): void {
  const [victimText = '', spot = ''] = arg.split(':');
  const victim = Number(victimText);
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
