/** A placement turn and what may come before its dice are placed (DH-4.4, DH-4.20 to DH-4.25, DH-6.3). */
import type { Move } from '../../../core/game';
import { roll } from '../../../core/rng';
import { FACES, OPPOSITE, PAWN_TRACK, spacesAt, spotOf } from '../data';
import { push, seatOf, task, type Die, type Emit, type State, type Task } from '../state';
import { cardPlayable, playCard } from './cards';
import { bundleIn, cardIn, diceIn, jumpSpot, parseChange, parsePlacing, verbIn } from './notation';
import type { PicksOf } from './pick';
import { diceChoices } from './dice-choices';
import { isFull, placeMoves } from './placement';
import { addSet, announce, spend, takeDice } from './placement-sets';
import { freeSlot } from './turn-order';
import { repay, repayMoves } from './windows';

/** What else may be done on a placement turn before placing. */
export function preparations(state: State, seat: number): Move[] {
  const who = seatOf(state, seat);
  const found: Move[] = [];
  if (who.dice.length > 0) {
    if (!who.usedWild && who.tokens.wild > 0)
      for (const { reroll } of diceChoices(who.dice)) found.push(reroll);
    if (!who.usedEngineer && who.tokens.engineer > 0) found.push(...turning('change', who.dice));
    for (const card of who.hand) {
      if (!cardPlayable(state, seat, card, 'placement')) continue;
      if (card === 'pony-express') found.push(...turning('pony', who.dice));
      else found.push(`card:${card}`);
    }
  }
  return [...found, ...repayMoves(state, seat)];
}

/** Whether any of it could change what can be placed: paying off a loan could not. */
export function canPrepare(state: State, seat: number): boolean {
  const { dice, hand, tokens, usedWild, usedEngineer } = seatOf(state, seat);
  if (dice.length === 0) return false;
  if ((!usedWild && tokens.wild > 0) || (!usedEngineer && tokens.engineer > 0)) return true;
  return hand.some((card) => cardPlayable(state, seat, card, 'placement'));
}

/** Claim Jumpers bind the turn to the spot they emptied. */
function placementTurn(state: State, { seat, what }: Task<'place'>): Move[] {
  const jump = jumpSpot(what);
  if (jump) return placeMoves(state, seat, jump);
  const direct = placeMoves(state, seat);
  const rest = preparations(state, seat);
  return direct.length > 0 ? [...direct, ...rest] : [...rest, 'pass'];
}

/** DH-6.3: the full distance up or down the track; where both ways leave it the pawn stays. */
function pawnMoves(pawn: number, die: number): Move[] {
  const found: Move[] = [];
  if (pawn + die <= PAWN_TRACK.to) found.push('up');
  if (pawn - die >= PAWN_TRACK.from) found.push('down');
  return found.length > 0 ? found : ['stay'];
}

/** Every die turned to every other face: by an engineer token (`change`) or the Pony Express (`pony`). */
function turning(verb: 'change' | 'pony', dice: readonly Die[]): Move[] {
  const found: Move[] = [];
  for (const { dice: chosen } of diceChoices(dice)) {
    const [index = 0] = chosen;
    if (chosen.length > 1) continue;
    for (let face = 1; face <= FACES; face++)
      if (face !== dice[index]?.face) found.push(`${verb}:${index}:${face}`);
  }
  return found;
}

type Turn = (state: State, task: Task<'place'>, move: Move, emit: Emit) => void;

/** Everything a placement turn can be used for. The turn ends with `place` and `pass`. */
const TURN = {
  place(state, now, move, emit) {
    state.pending.pop();
    state.turns++;
    state.idle = 0;
    applyPlacing(state, now, move, emit);
  },
  pass(state, { seat }, _move, emit) {
    state.pending.pop();
    state.idle++;
    emit({ kind: 'skipped', seat, rule: 'DH-4.4' });
  },
  reroll(state, { seat }, move, emit) {
    spend(state, seat, 'wild', emit);
    reroll(state, seat, diceIn(move), emit);
  },
  change(state, { seat }, move, emit) {
    spend(state, seat, 'engineer', emit);
    changeDie(state, seat, move, 'engineer', emit);
  },
  pony(state, { seat }, move, emit) {
    playCard(state, seat, 'pony-express', emit);
    changeDie(state, seat, move, 'pony', emit);
  },
  card: (state, { seat }, move, emit) => playCard(state, seat, cardIn(move), emit),
  repay: (state, { seat }, move, emit) => repay(state, seat, bundleIn(move), emit),
} satisfies Record<string, Turn>;

/** The verbs of a placement turn. */
export type TurnVerb = keyof typeof TURN;

export const turnPicks: PicksOf<'place' | 'reroll' | 'gunslinger'> = {
  place: {
    stays: true,
    moves: placementTurn,
    act: (state, now, move, emit) => TURN[verbIn(TURN, move)](state, now, move, emit),
  },

  /** Marked Deck: `n` rolls are left, the first of them is not optional. */
  reroll: {
    moves(state, { seat, n }) {
      const choices = diceChoices(seatOf(state, seat).dice).map((choice) => choice.reroll);
      return n > 1 ? choices : [...choices, 'stop'];
    },
    act(state, { seat, n, what }, move, emit) {
      if (move === 'stop') return;
      reroll(state, seat, diceIn(move), emit);
      if (n > 1) push(state, task('reroll', seat, n - 1, what));
    },
  },

  gunslinger: {
    moves(state, { seat }) {
      const { pawn, gunDie } = seatOf(state, seat);
      return pawnMoves(pawn, gunDie);
    },
    act(state, { seat }, move, emit) {
      const who = seatOf(state, seat);
      if (move !== 'stay') who.pawn += move === 'up' ? who.gunDie : -who.gunDie;
      const targets = spacesAt(who.pawn).map((space) => `space:${space}`);
      emit({ kind: 'pawn', seat, args: { n: who.pawn }, targets, rule: 'DH-6.3' });
    },
  },
};

/** Puts dice on a spot. A jumper takes the bumped set's place. */
function applyPlacing(state: State, { seat, what }: Task<'place'>, move: Move, emit: Emit): void {
  const { role } = seatOf(state, seat);
  const placing = parsePlacing(move);
  if (placing.shift !== 0) spend(state, seat, 'wild', emit);
  if (placing.share) spend(state, seat, 'engineer', emit);
  const dice = takeDice(state, seat, placing.dice);
  const first = dice[0];
  if (placing.flip && first) {
    first.face = OPPOSITE - first.face;
    first.flipped = true;
  }
  const spot = spotOf(placing.spot);
  const extra = placing.share || (jumpSpot(what) !== null && isFull(state, spot));
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
  announce(emit, 'places', seat, placing.spot, dice, placing.shift, role, null);
  if (placing.spot === 'dealer') push(state, task('dealer', seat));
}

function reroll(state: State, seat: number, dice: readonly number[], emit: Emit): void {
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

function changeDie(
  state: State,
  seat: number,
  move: Move,
  by: Exclude<Die['changed'], ''>,
  emit: Emit,
): void {
  const { index, face } = parseChange(move);
  const die = seatOf(state, seat).dice[index];
  if (!die) throw new Error('That die is not there.');
  const from = die.face;
  die.face = face;
  die.changed = by;
  die.touched = true;
  emit({ kind: 'changes', seat, args: { from, to: face }, targets: [`die:${index}`], rule: 'DH-4.21' });
}
