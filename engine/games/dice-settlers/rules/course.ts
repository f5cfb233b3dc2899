/** The course of a game: draft, rounds and their phases. Runs whenever no pick is pending. */
import { PASSES } from '../data';
import { botOwner, order, type Emit, type Phase, type State } from '../state';
import { cleanStep } from './clean-up';
import { botRoll } from './diceoneer';
import { draftStep } from './draft';
import { drawStep } from './roll';

const STEP: Readonly<Record<Exclude<Phase, 'over'>, (s: State, emit: Emit) => void>> = {
  draft: draftStep,
  roll: rollStep,
  turns: turnStep,
  clean: cleanStep,
};

/** Goes on until a pick is pending or the automa has something to do; called with no task pending. */
export function nextStep(s: State, emit: Emit): void {
  while (s.pending.length === 0 && s.phase !== 'over') STEP[s.phase](s, emit);
}

/** DS-4.2 to DS-4.6; the Diceoneer rolls after you (DS-6.10). */
function rollStep(s: State, emit: Emit): void {
  const side = (s.solo ? [0, botOwner(s)] : order(s))[s.step++];
  if (side === undefined) {
    s.phase = 'turns';
    s.step = 0;
  } else if (side === botOwner(s)) botRoll(s, emit);
  else {
    drawStep(s, side, emit);
    s.pending.push({ kind: 'roll-step', seat: side });
  }
}

/** DS-4.30: two passes, every side once in each. */
function turnStep(s: State, emit: Emit): void {
  const at = s.step++;
  const side = order(s)[at % s.sides] as number;
  if (at >= PASSES * s.sides) {
    s.phase = 'clean';
    s.step = 0;
    emit({ kind: 'clean-up', seat: -1 });
    return;
  }
  s.turn = { pass: 1 + Math.floor(at / s.sides), allow: 1, taken: 0 };
  const bot = side === botOwner(s);
  s.pending.push(bot ? { kind: 'bot-turn' } : { kind: 'turn-main', seat: side });
  emit({ kind: 'turn', seat: bot ? -1 : side, args: { pass: s.turn.pass } });
}
