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
import { botOwner, bump, has, playerOf, takeOne, topFrame, type Frame, type State } from '../state';
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
  const frame = topFrame(s);
  if (!frame) throw new Error('That is not possible now.');
  const at = move.indexOf(':');
  const verb = at < 0 ? move : move.slice(0, at);
  const rest = at < 0 ? '' : move.slice(at + 1);
  switch (frame.k) {
    case 'start-tile':
      s.frames.pop();
      keepStart(s, frame.seat, Number(rest), emit);
      return;
    case 'start-cell': {
      s.frames.pop();
      const { q, r } = cellOf(rest);
      layStart(s, q, r);
      finishSetup(s, emit);
      return;
    }
    case 'roll-step':
    case 'pick-die':
    case 'pick-face':
    case 'pick-reroll':
      applyRoll(s, frame, verb, rest, emit);
      return;
    case 'join':
      applyJoin(s, frame, verb, emit);
      return;
    case 'reinforce':
      s.frames.pop();
      if (verb === 'add') personalTent(s, frame.seat, frame.cell, 'reinforce', 'DS-4.44', emit);
      return;
    case 'keep-die':
      applyKeep(s, frame, verb, rest, emit);
      return;
    case 'bot-choice':
      s.frames.pop();
      chooseForBot(s, frame, rest, emit);
      return;
    case 'bot-join-answer':
      s.frames.pop();
      if (verb === 'join') {
        personalTent(s, 0, frame.cell, 'join', 'DS-6.34', emit);
        joinBot(s, frame.cell, 'DS-6.34', emit);
      } else emit({ kind: 'stay', seat: 0, targets: [`cell:${frame.cell}`] });
      return;
    case 'evict-factory':
      s.frames.pop();
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
      applyFree(s, frame, verb, rest, emit);
      return;
    default:
      applyAction(s, frame, verb, rest, emit);
  }
}

/** Picks with one answer that tells nothing new are made by themselves; what asks nobody runs. */
export function advance(s: State, emit: Emit): void {
  for (;;) {
    const frame = topFrame(s);
    if (!frame) {
      if (s.phase === 'over') return;
      nextStep(s, emit);
      continue;
    }
    if (frame.k === 'join') {
      if (!settleJoin(s, frame, emit)) return;
      continue;
    }
    if (frame.k.startsWith('bot-') && frame.k !== 'bot-choice' && frame.k !== 'bot-join-answer') {
      botStep(s, frame, emit);
      continue;
    }
    if (!runsAlone(frame)) return;
    const legal = moves(s);
    const only = legal[0];
    if (legal.length !== 1 || only === undefined) return;
    // A main action is never started unasked, and looking at new tiles cannot be taken back.
    if (frame.k === 'turn-main' && only !== 'end-turn') return;
    if (frame.k === 'commit' && frame.action === 'explore' && only === 'done') return;
    pick(s, only, emit);
  }
}

function runsAlone(frame: Frame): boolean {
  return frame.k !== 'roll-step' && frame.k !== 'keep-die' && frame.k !== 'evict-factory';
}

/** DS-4.43: asks the next entitled side; true when the frame has moved on by itself. */
function settleJoin(s: State, frame: Extract<Frame, { k: 'join' }>, emit: Emit): boolean {
  const next = frame.left[0];
  if (next === undefined) {
    s.frames.pop();
    if (frame.joined && playerOf(s, frame.explorer).tents > 0) {
      s.frames.push({ k: 'reinforce', seat: frame.explorer, cell: frame.cell });
    }
    return true;
  }
  if (!mayJoin(s, next, frame.cell)) {
    frame.left.shift();
    return true;
  }
  if (next === botOwner(s)) {
    frame.left.shift();
    joinBot(s, frame.cell, 'DS-6.50', emit);
    frame.joined = true;
    return true;
  }
  frame.seat = next;
  return false;
}

function applyJoin(s: State, frame: Extract<Frame, { k: 'join' }>, verb: string, emit: Emit): void {
  frame.left.shift();
  if (verb === 'join') {
    personalTent(s, frame.seat, frame.cell, 'join', 'DS-4.43', emit);
    frame.joined = true;
  } else emit({ kind: 'stay', seat: frame.seat, targets: [`cell:${frame.cell}`] });
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
  frame: Extract<Frame, { k: 'keep-die' }>,
  verb: string,
  die: string,
  emit: Emit,
): void {
  const player = playerOf(s, frame.seat);
  const limit = has(player, 'pack-mules') ? 2 : 1;
  if (verb === 'keep') {
    frame.kept.push(die);
    emit({ kind: 'keep', seat: frame.seat, args: { die }, targets: [`die:${die}`], rule: 'DS-4.80' });
    if (frame.kept.length < limit && frame.kept.length < player.active.length) return;
  }
  s.frames.pop();
  const kept = frame.kept;
  const rest = player.active.slice();
  for (const code of kept) takeOne(rest, code);
  for (const code of rest) bump(player.spent, dieColour(code), 1);
  player.active = kept.slice();
}
