/** The greedy player: tries each action to its end on a copy, and keeps what leaves it best off. */
import { noEvents, type Move, type Thinking } from '../../../core/game';
import type { Rng } from '../../../core/rng';
import { applyLegal } from '../rules/apply';
import { best, quickPick } from './policy';
import { roundsLeft, wantsEnd, worth } from './worth';
import { describe } from '../words/tickets';
import { decision, moves } from '../rules/moves';
import { clone, top, type State } from '../state';
import { say } from '../words/catalogue';
import { why } from '../words/catalogue-hints';

/** Enough for any action; a plan that runs on is cut off. */
const PLAN_STEPS = 60;

export function* think(s: State, seat: number, _rng: Rng): Thinking {
  const task = top(s);
  const legal = moves(s);
  const left = roundsLeft(s);
  const quick = task?.kind === 'turn-main' ? null : quickPick(s, left);
  if (quick !== null) return { move: quick, reason: reasonFor(s, quick) };
  yield;
  let found: Move = legal[0] ?? '';
  let highest = -Infinity;
  let still = -Infinity;
  for (const move of legal) {
    const copy = clone(s);
    applyLegal(copy, move, noEvents);
    playOut(copy, seat, left);
    const value = worth(copy, seat, left);
    if (move === 'end-turn') still = value;
    if (value > highest) {
      highest = value;
      found = move;
    }
    yield;
  }
  return { move: found, reason: turnReason(s, seat, found, highest - still) };
}

/** Goes on with quick picks until the seat is back at its turn or another side is asked. */
function playOut(copy: State, seat: number, left: number): void {
  for (let i = 0; i < PLAN_STEPS; i++) {
    const task = top(copy);
    const asked = decision(copy);
    if (!task || !asked || task.kind === 'turn-main' || task.kind === 'roll-step' || task.kind === 'keep-die')
      return;
    if (asked.seat !== seat && task.kind !== 'join') return;
    const move = quickPick(copy, left) ?? best(moves(copy), () => 0);
    if (move === null) return;
    applyLegal(copy, move, noEvents);
  }
}

function turnReason(s: State, seat: number, move: Move, gain: number): string {
  const label = describe(s, move).label;
  if (move === 'end-turn') return why('endTurn');
  if (move === 'act:explore' && wantsEnd(s, seat) && s.stack.length <= 3) return why('hurry');
  if (top(s)?.kind !== 'turn-main') return why('leavesBest', { what: label });
  if (!Number.isFinite(gain)) return why('best', { what: label });
  return why('gain', { what: label, n: Math.max(0, Math.round(gain)) });
}

function reasonFor(s: State, move: Move): string {
  const task = top(s);
  const described = describe(s, move);
  const points = described.gain?.find((chip) => chip.sign === 'vp')?.amount;
  if (points !== undefined) return why('points', { what: described.label, n: points });
  switch (task?.kind) {
    case 'roll-step':
      return why(move === 'done' ? 'rollFine' : move.startsWith('draw') ? 'rollDraw' : 'rollFix');
    case 'commit-icon':
    case 'pick-pair':
      return why(move === 'done' ? 'enough' : 'spend', { action: say(task.action) });
    case 'keep-die':
      return why('keep');
    case 'pick-cell':
      return why('cell');
    default:
      return described.detail
        ? `${described.label}: ${described.detail}`
        : why('best', { what: described.label });
  }
}
