/** The course of a round: what happens by itself between two picks (section 4.1). */
import { roll } from '../../../core/rng';
import { GHOSTS_OF, LAST_ROUND } from '../data';
import {
  hasGunslinger,
  isSolo,
  level,
  push,
  roleHolder,
  scenario,
  seatOf,
  task,
  type Emit,
  type Stage,
  type State,
  type Todo,
  type What,
} from '../state';
import { collect, type CollectedSpace } from './collecting';
import { asksItself, planOf, spaceNow, STEPS, takenSteps } from './collection';
import { bringEvent } from './events';
import { ghostReveals, placeGhosts, rollGhosts } from './ghosts';
import { gainToken } from './goods';
import { canPlace } from './placement';
import { canPrepare } from './placement-turn';
import { dicePool, loseRole } from './roles';
import { mayHoldUse } from './secrets';
import { refreshSight } from './sight';
import { clockMarker, clockRounds, goalMet } from './solitaire';
import { moveLast, takeOrder } from './turn-order';

/** What each stage does next while nothing is left to pick; every one of them leads on. */
const STAGES: Readonly<Record<Exclude<Stage, 'over'>, (state: State, emit: Emit, by: number) => void>> = {
  setup(state, emit) {
    state.stage = 'start';
    refreshSight(state, emit);
  },
  start: startRound,
  roll: rollDice,
  place: nextPlacement,
  collect: nextCollection,
  'clean-up': cleanUp,
  end(state, emit) {
    state.stage = 'scored';
    const rule = isSolo(state) ? 'DH-6.19' : 'DH-5.1';
    emit({ kind: 'ending', seat: -1, args: { why: state.endTriggered }, rule });
    for (const seat of state.seats) seat.usedBank = false;
    push(state, ...state.order.map((seat) => task('end-window', seat)));
  },
  scored: finish,
};

/** One step of the frame with nothing left to pick. `by` is the seat whose pick set it off. */
export function step(state: State, emit: Emit, by: number): void {
  const { stage } = state;
  if (stage === 'over' || !Object.prototype.hasOwnProperty.call(STAGES, stage))
    throw new RangeError(`Nothing follows the stage ${stage}.`);
  STAGES[stage](state, emit, by);
}

function startRound(state: State, emit: Emit): void {
  state.round++;
  state.stage = 'roll';
  state.sets = [];
  state.ghosts = [];
  state.ghostsDown = false;
  state.fresh = [];
  state.at = 0;
  state.idle = 0;
  state.turns = 0;
  state.spaceAt = -1;
  state.todo = [];
  state.asked = -1;
  for (const seat of state.seats) {
    seat.usedWild =
      seat.usedEngineer =
      seat.usedStock =
      seat.usedTrader =
      seat.usedBank =
      seat.cardPlayed =
        false;
    seat.abilities = [];
    seat.declined = [];
    seat.dice = [];
  }
  const left = isSolo(state) ? clockMarker(state, state.round) : 0;
  emit({
    kind: 'round',
    seat: -1,
    args: { n: state.round, left },
    rule: isSolo(state) ? 'DH-6.11' : 'DH-4.1',
  });
  for (const role of state.doomed.splice(0)) {
    if (state.seats[0]?.role === role) loseRole(state, 0, emit, 'DH-6.17');
  }
  const outlaw = roleHolder(state, 'outlaw');
  if (outlaw >= 0) push(state, task('turn-in', outlaw));
}

/** DH-4.1, DH-4.2 and the draws of DH-3.11. */
function rollDice(state: State, emit: Emit): void {
  state.order.forEach((index, i) => {
    // Dice are placed when the last of them lie on the table.
    if (i === state.order.length - 1) state.stage = 'place';
    rollSeat(state, index, emit);
  });
  if (hasGunslinger(state)) {
    for (const index of state.order) {
      seatOf(state, index).gunDie = roll(state.rng);
      emit({ kind: 'gun-rolls', seat: index, args: { n: seatOf(state, index).gunDie }, rule: 'DH-6.2' });
    }
    push(state, ...state.order.map((seat) => task('gunslinger', seat)));
  }
  if (isSolo(state)) {
    rollGhosts(state, emit);
    if (GHOSTS_OF[level(state)].first) placeGhosts(state, emit);
  }
}

function rollSeat(state: State, index: number, emit: Emit): void {
  const seat = seatOf(state, index);
  // A seat that turned itself in has its dice in Jail already.
  const before = seat.jailed;
  const pool = dicePool(seat.bonus);
  seat.bonusNow = seat.bonus;
  seat.bonus = false;
  seat.jailed = Math.max(before, Math.min(seat.sentence, pool));
  seat.sentence = 0;
  const faces: number[] = [];
  for (let i = 0; i < pool - seat.jailed; i++) {
    const face = roll(state.rng);
    faces.push(face);
    seat.rolls[face - 1] = (seat.rolls[face - 1] ?? 0) + 1;
    const deputy = i === 0 && seat.role === 'sheriff';
    seat.dice.push({ face, rolled: face, deputy, changed: '', flipped: false, touched: false });
  }
  if (faces.length === 0) {
    emit({ kind: 'no-dice', seat: index, rule: 'DH-4.71' });
    return;
  }
  emit({ kind: 'rolls', seat: index, args: { faces: faces.join(',') }, rule: 'DH-4.2' });
  if (faces.length < 2 || faces.some((face) => face !== faces[0])) return;
  gainToken(state, index, 'wild', emit, 'double');
  const event = isSolo(state) && scenario(state) === 'marshal-law' ? state.marshalPile.shift() : undefined;
  if (event) bringEvent(state, event, emit);
}

/** DH-4.3, DH-4.4 and the ghosts' moment (DH-6.15). */
function nextPlacement(state: State, emit: Emit, by: number): void {
  const solo = isSolo(state);
  if (solo && !state.ghostsDown && state.turns > 0) {
    placeGhosts(state, emit);
    return;
  }
  const anyDice = state.seats.some((seat) => seat.dice.length > 0);
  if (!anyDice || state.idle >= state.seats.length) {
    if (solo && !state.ghostsDown) placeGhosts(state, emit);
    else endPlacement(state, emit);
    return;
  }
  const seat = state.order[state.at % state.order.length] as number;
  state.at++;
  if (canAct(state, seat)) push(state, task('place', seat));
  else {
    state.idle++;
    // That a rival has no card to change its dice with is news.
    const news = seat !== by && mayHoldUse(state, seat);
    if (seatOf(state, seat).dice.length > 0)
      emit({ kind: 'skipped', seat, rule: 'DH-4.4', ...(news ? { news } : {}) });
  }
}

/** A seat is skipped when no die can be placed and nothing could change that. */
function canAct(state: State, seat: number): boolean {
  if (seatOf(state, seat).dice.length === 0) return false;
  return canPlace(state, seat) || canPrepare(state, seat);
}

function endPlacement(state: State, emit: Emit): void {
  for (const seat of state.corrupted.splice(0)) moveLast(state, seat, emit);
  state.stage = 'collect';
  state.spaceAt = -1;
  emit({ kind: 'collection', seat: -1, rule: 'DH-4.5' });
  if (isSolo(state)) ghostReveals(state, emit);
}

function nextCollection(state: State, emit: Emit): void {
  const next = state.todo.shift();
  if (next === undefined) {
    nextSpace(state, emit);
    return;
  }
  const { seat, what } = parseTodo(next);
  if (what === 'collect') {
    state.asked = -1;
    collect(state, seat, collectedNow(state), emit);
  } else if (what === 'order') {
    state.asked = -1;
    takeOrder(state, emit);
  } else if (state.asked !== seat && !(what === 'before' && asksItself(spaceNow(state)))) {
    push(state, task('window', seat, 0, what));
  }
}

/** On to the next step at which anything is to be done. */
function nextSpace(state: State, emit: Emit): void {
  const taken = takenSteps(state);
  do {
    state.spaceAt++;
    const step = STEPS[state.spaceAt];
    if (!step) {
      state.stage = 'clean-up';
      return;
    }
    if (step === 'last' || taken & (1 << state.spaceAt)) state.todo = planOf(state, step);
    if (state.todo.length > 0) emit({ kind: 'space', seat: -1, args: { space: step }, rule: 'DH-4.5' });
  } while (state.todo.length === 0);
}

function parseTodo(todo: Todo): { seat: number; what: What<'window'> | 'collect' | 'order' } {
  const colon = todo.indexOf(':');
  return {
    seat: Number(todo.slice(0, colon)),
    what: todo.slice(colon + 1) as What<'window'> | 'collect' | 'order',
  };
}

function collectedNow(state: State): CollectedSpace {
  const now = spaceNow(state);
  if (now === null || now === 'last' || now === 'turn-order') throw new Error(`Nobody collects ${now}.`);
  return now;
}

/** DH-4.7: end check first, then dice and jail. */
function cleanUp(state: State): void {
  const solo = isSolo(state);
  if (solo && goalMet(state)) {
    state.won = true;
    state.endTriggered = 'goal';
  } else if (solo && state.round >= clockRounds(state)) state.endTriggered = 'clock';
  else if (!solo && !state.endTriggered && state.round >= LAST_ROUND) state.endTriggered = 'rounds';
  if (state.endTriggered) {
    state.stage = 'end';
    return;
  }
  for (const seat of state.seats) {
    seat.jailed = 0;
    seat.bonusNow = false;
    seat.dice = [];
  }
  state.sets = [];
  state.stage = 'start';
}

function finish(state: State, emit: Emit): void {
  if (isSolo(state) && !state.won) state.won = goalMet(state);
  state.stage = 'over';
  emit({ kind: 'over', seat: -1, rule: 'DH-5.3' });
}
