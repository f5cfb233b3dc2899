/** The greedy player: tries each action to its end on a copy, and keeps what leaves it best off. */
import { noEvents, type Move, type Thinking } from '../../../core/game';
import type { Rng } from '../../../core/rng';
import { numberWord } from '../../../core/words';
import { DRAW_DICE } from '../data';
import { applyLegal } from '../rules/apply';
import { decision, moves } from '../rules/moves';
import { asked, clone, type State } from '../state';
import { say } from '../words/catalogue';
import { describe } from '../words/tickets';
import { quickPick } from './policy';
import { roundsLeft, wantsEnd, worth } from './worth';

/** Enough for any action; a plan that runs on is cut off. */
const PLAN_STEPS = 60;

export function* think(s: State, seat: number, _rng: Rng): Thinking {
  const left = roundsLeft(s);
  const quick = quickPick(s, left);
  if (quick !== null) return { move: quick, reason: reasonFor(s, quick) };
  yield;
  let found: Move | null = null;
  let highest = -Infinity;
  let still = -Infinity;
  for (const move of moves(s)) {
    const copy = clone(s);
    applyLegal(copy, move, noEvents);
    playOut(copy, seat, left);
    const value = worth(copy, seat, left);
    if (move === 'end-turn') still = value;
    if (found === null || value > highest) {
      highest = value;
      found = move;
    }
    yield;
  }
  if (found === null) throw new Error('There is nothing to think about.');
  return { move: found, reason: turnReason(s, seat, found, highest - still) };
}

/** Goes on with quick picks until the seat is back at its turn or another side is asked. */
function playOut(copy: State, seat: number, left: number): void {
  for (let i = 0; i < PLAN_STEPS; i++) {
    const now = decision(copy);
    if (!now || now.kind === 'turn-main' || now.kind === 'roll-step' || now.kind === 'keep-die') return;
    if (now.seat !== seat && now.kind !== 'join') return;
    const move = quickPick(copy, left) ?? moves(copy)[0];
    if (move === undefined) return;
    applyLegal(copy, move, noEvents);
  }
}

function turnReason(s: State, seat: number, move: Move, gain: number): string {
  const what = describe(s, move).label;
  if (move === 'end-turn') return say('hint.endTurn');
  if (move === 'act:explore' && wantsEnd(s, seat) && s.stack.length <= 3) return say('hint.hurry');
  if (decision(s)?.kind !== 'turn-main' || !Number.isFinite(gain)) return say('hint.best', { what });
  return say('hint.gain', { what, n: Math.max(0, Math.round(gain)) });
}

/** Points in sight are the reason; else the pick has one of its own, or the ticket speaks for itself. */
function reasonFor(s: State, move: Move): string {
  const { label, detail, gain } = describe(s, move);
  const points = gain?.find((chip) => chip.sign === 'vp')?.amount;
  if (points !== undefined) return say('hint.points', { what: label, n: points });
  const task = asked(s);
  switch (task?.kind) {
    case 'roll-step':
      if (move === 'done') return say('hint.rollFine');
      return move.startsWith('draw')
        ? say('hint.rollDraw', { n: numberWord(DRAW_DICE) })
        : say('hint.rollFix');
    case 'commit-icon':
    case 'pick-pair':
      return say(move === 'done' ? 'hint.enough' : 'hint.spend', { action: say(task.action) });
    case 'keep-die':
      return say('hint.keep');
    case 'pick-cell':
      return say('hint.cell');
    default:
      return detail ? `${label}: ${detail}` : say('hint.best', { what: label });
  }
}
