/** The greedy player: tries each action to its end on a copy, and keeps what leaves it best off. */
import { noEvents, type Choice, type Move, type Thinking } from '../../../core/game';
import type { Rng } from '../../../core/rng';
import { apply } from '../rules/apply';
import { decision, moves } from '../rules/moves';
import { parse } from '../rules/notation';
import { ACTIONS } from '../data';
import { asked, clone, type PickTask, type State } from '../state';
import { REASON, type Reason } from './reasons';
import { say } from '../words/catalogue';
import { describe } from '../words/tickets';
import { turnTries } from './goods';
import { quickPick } from './policy';
import { roundsLeft, wantsEnd, worth } from './worth';

const END = 'end-turn';

function isAction(move: Move): boolean {
  return (ACTIONS as readonly string[]).includes(parse(move).verb);
}

/** Enough for any action; a plan that runs on is cut off. */
const PLAN_STEPS = 60;

export function* think(s: State, seat: number, _rng: Rng): Thinking {
  const left = roundsLeft(s);
  const legal = moves(s);
  const quick = quickPick(s, left, legal);
  if (quick !== null) return quickChoice(s, quick);
  yield;
  let found: Move | null = null;
  let highest = -Infinity;
  let still = -Infinity;
  let owed: Move | null = null;
  let highestOwed = -Infinity;
  const turn = decision(s)?.kind === 'turn-main';
  for (const move of turn ? turnTries(s, seat, legal, left) : legal) {
    // Stopping leaves all as it is: what the others do next they do after any other move as well.
    const value = move === END ? worth(s, seat, left) : tried(s, seat, move, left);
    if (move === END) still = value;
    if (found === null || value > highest) {
      highest = value;
      found = move;
    }
    if (turn && isAction(move) && value > highestOwed) {
      highestOwed = value;
      owed = move;
    }
    yield;
  }
  // Where an action is owed nothing else puts it off: what loses by itself is left alone.
  if (turn && owed !== null && !legal.includes(END) && highest <= worth(s, seat, left)) found = owed;
  if (found === null) throw new Error('There is nothing to think about.');
  // What is not wanted now is not wanted later in the round either.
  if (found === 'end-turn' && legal.includes('end-turn:round')) found = 'end-turn:round';
  return { move: found, reason: turnReason(s, seat, found, highest - still) };
}

/** Looks ahead take the move alone: its reason is put into words when somebody reads it. */
function quickChoice(s: State, move: Move): Choice {
  return {
    move,
    get reason() {
      return reasonFor(s, move);
    },
  };
}

function tried(s: State, seat: number, move: Move, left: number): number {
  const copy = clone(s);
  apply(copy, move, noEvents);
  playOut(copy, seat, left);
  return worth(copy, seat, left);
}

/** Goes on with quick picks until the seat is back at its turn or another side is asked. */
function playOut(copy: State, seat: number, left: number): void {
  for (let i = 0; i < PLAN_STEPS; i++) {
    const now = decision(copy);
    if (!now || now.kind === 'turn-main' || now.kind === 'roll-step' || now.kind === 'keep-die') return;
    if (now.seat !== seat && now.kind !== 'join') return;
    const legal = moves(copy);
    const move = quickPick(copy, left, legal) ?? legal[0];
    if (move === undefined) return;
    apply(copy, move, noEvents);
  }
}

function turnReason(s: State, seat: number, move: Move, gain: number): string {
  if (parse(move).verb === 'end-turn') return say('hint.endTurn');
  if (parse(move).verb === 'explore' && wantsEnd(s, seat) && s.stack.length <= 3) return say('hint.hurry');
  const points = Math.round(gain);
  if (decision(s)?.kind !== 'turn-main' || !Number.isFinite(gain) || points < 1) return say('hint.best');
  return say('hint.gain', { n: points });
}

/** Points in sight are the reason; else the pick has one of its own. */
function reasonFor(s: State, move: Move): string {
  const points = describe(s, move).gain?.find((chip) => chip.sign === 'vp')?.amount;
  if (points !== undefined) return say('hint.points', { n: points });
  const task = asked(s);
  return task ? (REASON[task.kind] as Reason<PickTask>)(s, task, parse(move)) : say('hint.best');
}
