/** Makes a move, then runs everything that asks nobody until the next real pick. */
import type { Emit, Move } from '../../../core/game';
import { applyAction } from './actions';
import { applyFree } from './free';
import { applyRoll } from './roll';
import { botStep, chooseForBot } from './diceoneer';
import { joinBot } from './diceoneer-actions';
import { finishSetup, keepStart, layStart, nextStep } from './course';
import { addTent, returnTent } from './pieces';
import { cellOf, hexOf } from './map';
import { mayJoin, moves } from './moves';
import { botOwner, bump, has, playerOf, takeOne, top, type Task, type State } from '../state';
import { dieColour } from '../data';

export function apply(s: State, move: Move, emit: Emit): void {
  if (!moves(s).includes(move)) throw new Error('That is not possible now.');
  applyLegal(s, move, emit);
}

/** For moves taken from `moves` on the spot, as the computer's plans are: nothing is checked again. */
export function applyLegal(s: State, move: Move, emit: Emit): void {
  pick(s, move, emit);
  advance(s, emit);
}

function pick(s: State, move: Move, emit: Emit): void {
  const task = top(s);
  if (!task) throw new Error('That is not possible now.');
  const at = move.indexOf(':');
  const verb = at < 0 ? move : move.slice(0, at);
  const rest = at < 0 ? '' : move.slice(at + 1);
  switch (task.kind) {
    case 'start-tile':
      s.pending.pop();
      keepStart(s, task.seat, Number(rest), emit);
      return;
    case 'start-cell': {
      s.pending.pop();
      const { q, r } = cellOf(rest);
      layStart(s, q, r);
      finishSetup(s, emit);
      return;
    }
    case 'roll-step':
    case 'pick-die':
    case 'pick-face':
    case 'pick-reroll':
      applyRoll(s, task, verb, rest, emit);
      return;
    case 'join':
      applyJoin(s, task, verb, emit);
      return;
    case 'reinforce':
      s.pending.pop();
      if (verb === 'add') personalTent(s, task.seat, task.cell, 'reinforce', 'DS-4.44', emit);
      return;
    case 'keep-die':
      applyKeep(s, task, verb, rest, emit);
      return;
    case 'bot-choice':
      s.pending.pop();
      chooseForBot(s, task, rest, emit);
      return;
    case 'bot-join-answer':
      s.pending.pop();
      if (verb === 'join') {
        personalTent(s, 0, task.cell, 'join', 'DS-6.34', emit);
        joinBot(s, task.cell, 'DS-6.34', emit);
      } else emit({ kind: 'stay', seat: 0, targets: [`cell:${task.cell}`] });
      return;
    case 'evict-factory':
      s.pending.pop();
      if (verb === 'evict') {
        const t = hexOf(s, rest);
        returnTent(s, t, botOwner(s));
        emit({ kind: 'evict', seat: 0, args: { tile: t.tile }, targets: [`cell:${rest}`], rule: 'DS-6.52' });
      }
      return;
    case 'factory-tile':
    case 'govern-tile':
    case 'raise-tile':
    case 'move-from':
    case 'move-to':
    case 'place-tent':
    case 'clear-tile':
    case 'clear-victim':
      applyFree(s, task, verb, rest, emit);
      return;
    default:
      applyAction(s, task, verb, rest, emit);
  }
}

/** Picks with one answer that tells nothing new are made by themselves; what asks nobody runs. */
export function advance(s: State, emit: Emit): void {
  for (;;) {
    const task = top(s);
    if (!task) {
      if (s.phase === 'over') return;
      nextStep(s, emit);
      continue;
    }
    if (task.kind === 'join') {
      if (!settleJoin(s, task, emit)) return;
      continue;
    }
    if (task.kind.startsWith('bot-') && task.kind !== 'bot-choice' && task.kind !== 'bot-join-answer') {
      botStep(s, task, emit);
      continue;
    }
    if (!runsAlone(task)) return;
    const legal = moves(s);
    const only = legal[0];
    if (legal.length !== 1 || only === undefined) return;
    // A main action is never started unasked, and looking at new tiles cannot be taken back.
    if (task.kind === 'turn-main' && only !== 'end-turn') return;
    if (task.kind === 'commit-icon' && task.action === 'explore' && only === 'done') return;
    pick(s, only, emit);
  }
}

function runsAlone(task: Task): boolean {
  return task.kind !== 'roll-step' && task.kind !== 'keep-die' && task.kind !== 'evict-factory';
}

/** DS-4.43: asks the next entitled side; true when the task has moved on by itself. */
function settleJoin(s: State, task: Extract<Task, { kind: 'join' }>, emit: Emit): boolean {
  const next = task.left[0];
  if (next === undefined) {
    s.pending.pop();
    if (task.joined && playerOf(s, task.explorer).tents > 0) {
      s.pending.push({ kind: 'reinforce', seat: task.explorer, cell: task.cell });
    }
    return true;
  }
  if (!mayJoin(s, next, task.cell)) {
    task.left.shift();
    return true;
  }
  if (next === botOwner(s)) {
    task.left.shift();
    joinBot(s, task.cell, 'DS-6.50', emit);
    task.joined = true;
    return true;
  }
  task.seat = next;
  return false;
}

function applyJoin(s: State, task: Extract<Task, { kind: 'join' }>, verb: string, emit: Emit): void {
  task.left.shift();
  if (verb === 'join') {
    personalTent(s, task.seat, task.cell, 'join', 'DS-4.43', emit);
    task.joined = true;
  } else emit({ kind: 'stay', seat: task.seat, targets: [`cell:${task.cell}`] });
}

function personalTent(s: State, seat: number, cell: string, kind: string, rule: string, emit: Emit): void {
  const t = hexOf(s, cell);
  playerOf(s, seat).tents--;
  addTent(t, seat, 1);
  emit({ kind, seat, args: { tile: t.tile }, targets: [`cell:${cell}`], rule });
}

/** DS-4.80: one die stays as it lies, two with Pack Mules; the others are spent. */
function applyKeep(
  s: State,
  task: Extract<Task, { kind: 'keep-die' }>,
  verb: string,
  die: string,
  emit: Emit,
): void {
  const player = playerOf(s, task.seat);
  const limit = has(player, 'pack-mules') ? 2 : 1;
  if (verb === 'keep') {
    task.kept.push(die);
    emit({ kind: 'keep', seat: task.seat, args: { die }, targets: [`die:${die}`], rule: 'DS-4.80' });
    if (task.kept.length < limit && task.kept.length < player.active.length) return;
  }
  s.pending.pop();
  const kept = task.kept;
  const rest = player.active.slice();
  for (const code of kept) takeOne(rest, code);
  for (const code of rest) bump(player.spent, dieColour(code), 1);
  player.active = kept.slice();
}
