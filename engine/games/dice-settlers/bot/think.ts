/** The greedy player: tries each action to its end on a copy, and keeps what leaves it best off. */
import { noEvents, type Move, type Thinking } from '../../../core/game';
import type { Rng } from '../../../core/rng';
import { applyLegal } from '../rules/apply';
import { best, quickPick } from './policy';
import { roundsLeft, wantsEnd, worth } from './worth';
import { describe } from '../words/tickets';
import { decision, moves } from '../rules/moves';
import { clone, topFrame, type State } from '../state';
import { say } from '../words/catalogue';
import { why } from '../words/catalogue-hints';

/** Enough for any action; a plan that runs on is cut off. */
const PLAN_STEPS = 60;

export function* think(s: State, seat: number, _rng: Rng): Thinking {
  const frame = topFrame(s);
  const legal = moves(s);
  const left = roundsLeft(s);
  const quick = frame?.k === 'turn-main' ? null : quickPick(s, left);
  if (quick !== null) return { move: quick, reason: reasonFor(s, quick) };
  yield;
  let found: Move = legal[0] ?? '';
  let top = -Infinity;
  let still = -Infinity;
  for (const move of legal) {
    const copy = clone(s);
    applyLegal(copy, move, noEvents);
    playOut(copy, seat, left);
    const value = worth(copy, seat, left);
    if (move === 'end-turn') still = value;
    if (value > top) {
      top = value;
      found = move;
    }
    yield;
  }
  return { move: found, reason: turnReason(s, seat, found, top - still) };
}

/** Goes on with quick picks until the seat is back at its turn or another side is asked. */
function playOut(copy: State, seat: number, left: number): void {
  for (let i = 0; i < PLAN_STEPS; i++) {
    const frame = topFrame(copy);
    const asked = decision(copy);
    if (!frame || !asked || frame.k === 'turn-main' || frame.k === 'roll-step' || frame.k === 'keep-die')
      return;
    if (asked.seat !== seat && frame.k !== 'join') return;
    const move = quickPick(copy, left) ?? best(moves(copy), () => 0);
    if (move === null) return;
    applyLegal(copy, move, noEvents);
  }
}

function turnReason(s: State, seat: number, move: Move, gain: number): string {
  const label = describe(s, move).label;
  if (move === 'end-turn') return why('endTurn');
  if (move === 'act:explore' && wantsEnd(s, seat) && s.stack.length <= 3) return why('hurry');
  if (topFrame(s)?.k !== 'turn-main') return why('leavesBest', { what: label });
  if (!Number.isFinite(gain)) return why('best', { what: label });
  return why('gain', { what: label, n: Math.max(0, Math.round(gain)) });
}

function reasonFor(s: State, move: Move): string {
  const frame = topFrame(s);
  const described = describe(s, move);
  const points = described.gain?.find((chip) => chip.sign === 'vp')?.amount;
  if (points !== undefined) return why('points', { what: described.label, n: points });
  switch (frame?.k) {
    case 'roll-step':
      return why(move === 'done' ? 'rollFine' : move.startsWith('draw') ? 'rollDraw' : 'rollFix');
    case 'commit':
      return why(move === 'done' ? 'enough' : 'spend', { action: say(frame.action) });
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
