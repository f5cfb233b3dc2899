/** The course of a round: what happens by itself between two picks (section 4.1). */
import { roll } from '../../../core/rng';
import { LAST_ROUND, SPACES, spotOf } from '../data';
import { windowMoves } from './cards';
import { collect } from './collecting';
import { bringEvent } from './deck';
import { clockMarker, clockRounds, ghostReveals, goalMet, placeGhosts, rollGhosts } from './ghosts';
import { gainToken, loanPrice, loseRole, moveLast, refreshSight } from './goods';
import { placeMoves, preparations } from './placement';
import { hasGunslinger, isSolo, level, push, roleHolder, scenario, seatOf, task, total } from '../state';
import type { Emit, State } from '../state';

/** One step of the frame with nothing left to pick. */
export function step(state: State, emit: Emit): void {
  switch (state.stage) {
    case 'setup':
      state.stage = 'start';
      refreshSight(state, emit);
      break;
    case 'start':
      startRound(state, emit);
      break;
    case 'roll':
      rollDice(state, emit);
      break;
    case 'place':
      nextPlacement(state, emit);
      break;
    case 'collect':
      nextCollection(state, emit);
      break;
    case 'clean-up':
      cleanUp(state, emit);
      break;
    case 'end':
      state.stage = 'scored';
      for (const seat of state.seats) seat.usedBank = false;
      push(state, ...state.order.map((seat) => task('end-window', seat)));
      break;
    case 'scored':
      finish(state, emit);
      break;
    case 'over':
      break;
  }
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
  state.stage = 'place';
  for (const index of state.order) rollSeat(state, index, emit);
  if (hasGunslinger(state)) {
    for (const index of state.order) {
      seatOf(state, index).gunDie = roll(state.rng);
      emit({ kind: 'gun-rolls', seat: index, args: { n: seatOf(state, index).gunDie }, rule: 'DH-6.2' });
    }
    push(state, ...state.order.map((seat) => task('gunslinger', seat)));
  }
  if (isSolo(state)) {
    rollGhosts(state, emit);
    if (level(state) === 'cruel') placeGhosts(state, emit);
  }
}

function rollSeat(state: State, index: number, emit: Emit): void {
  const seat = seatOf(state, index);
  // A seat that turned itself in has its dice in Jail already.
  const before = seat.jailed;
  const pool = 2 + (seat.bonus ? 1 : 0);
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
function nextPlacement(state: State, emit: Emit): void {
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
    if (seatOf(state, seat).dice.length > 0) emit({ kind: 'skipped', seat, rule: 'DH-4.4' });
  }
}

/** A seat is skipped when no die can be placed and nothing could change that. */
function canAct(state: State, seat: number): boolean {
  if (seatOf(state, seat).dice.length === 0) return false;
  return placeMoves(state, seat).length > 0 || preparations(state, seat).some((move) => move !== 'repay');
}

function endPlacement(state: State, emit: Emit): void {
  for (const seat of state.corrupted.splice(0)) moveLast(state, seat, emit);
  state.stage = 'collect';
  state.spaceAt = -1;
  emit({ kind: 'collection', seat: -1, rule: 'DH-4.5' });
  if (isSolo(state)) ghostReveals(state, emit);
}

/** The collection order with the one window of seats without a set at the end (DH-4.51). */
const STEPS: readonly string[] = [...SPACES.filter((space) => space !== 'dealer'), 'last'];

export function spaceNow(state: State): string {
  return STEPS[state.spaceAt] ?? '';
}

/** Number of the space being collected, counted from 1, and how many there are. */
export function spaceCount(): number {
  return STEPS.length - 1;
}

function nextCollection(state: State, emit: Emit): void {
  const next = state.todo.shift();
  if (next === undefined) {
    state.spaceAt++;
    if (state.spaceAt >= STEPS.length) state.stage = 'clean-up';
    else planSpace(state, spaceNow(state));
    return;
  }
  const [seatText = '', what = ''] = next.split(':');
  const seat = Number(seatText);
  if (what === 'collect') {
    state.asked = -1;
    collect(state, seat, spaceNow(state), emit);
  } else if (what === 'order') {
    state.asked = -1;
    takeOrder(state, emit);
  } else if (state.asked !== seat) {
    push(state, task('window', seat, 0, what));
  }
}

/** Who is on a space, in the turn order that stands as it begins (DH-4.5). */
function planSpace(state: State, space: string): void {
  if (space === 'last') {
    const idle = state.order.filter(
      (seat) => !state.sets.some((set) => set.seat === seat && set.spot !== 'dealer'),
    );
    state.todo = idle.map((seat) => `${seat}:last`);
    return;
  }
  if (space === 'turn-order') {
    const seats = orderedSeats(state);
    if (seats.length === 0) return;
    state.todo = [
      ...seats.map((seat) => `${seat}:before`),
      '-1:order',
      ...seats.map((seat) => `${seat}:after`),
    ];
    return;
  }
  const here = state.order.filter((seat) =>
    state.sets.some((set) => set.seat === seat && spaceOfSet(set.spot) === space),
  );
  state.todo = here.flatMap((seat) => [`${seat}:before`, `${seat}:collect`, `${seat}:after`]);
}

export function spaceOfSet(spot: string): string {
  return spotOf(spot).space;
}

function orderedSeats(state: State): number[] {
  return state.sets
    .filter((set) => set.spot === 'turn-order')
    .sort((a, b) => a.slot - b.slot)
    .map((set) => set.seat);
}

/** DH-4.30: from the top 1st, 2nd, ...; the others follow as they were. */
function takeOrder(state: State, emit: Emit): void {
  const first = orderedSeats(state);
  state.order = [...first, ...state.order.filter((seat) => !first.includes(seat))];
  emit({ kind: 'order', seat: -1, args: { seats: state.order.join(',') }, rule: 'DH-4.30' });
}

/** DH-4.7: end check first, then dice and jail. */
function cleanUp(state: State, emit: Emit): void {
  const solo = isSolo(state);
  if (solo && goalMet(state)) {
    state.won = true;
    state.endTriggered = 'goal';
  } else if (solo && state.round >= clockRounds(state)) state.endTriggered = 'clock';
  else if (!solo && !state.endTriggered && state.round >= LAST_ROUND) state.endTriggered = 'rounds';
  if (state.endTriggered) {
    state.stage = 'end';
    emit({ kind: 'ending', seat: -1, args: { why: state.endTriggered }, rule: solo ? 'DH-6.19' : 'DH-5.1' });
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

/** DH-5.3: stock and loans once more before the score. */
export function endMoves(state: State, seat: number): string[] {
  const who = seatOf(state, seat);
  const found: string[] = [];
  if (who.tokens.stock > 0) found.push('stock-gold', 'stock-resources');
  if (who.tokens.loan > 0 && total(who.res) >= loanPrice(state, seat)) found.push('repay');
  return found;
}

export function windowOptions(state: State, seat: number, what: string): string[] {
  return windowMoves(state, seat, what !== 'last');
}
