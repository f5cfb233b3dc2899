/** How a piece of advice is put together, and what every pick has in common: gold and the next scoring round. */
import { SCORING_ROUNDS, VALUES } from '../data';
import { roundDue } from '../rules/turn';
import type { State } from '../state';
import { say } from './catalogue-advice';

/** What stands in the place of the question: three small lines, two sentences. */
const LETTERS = 130;
const SENTENCES = 2;

/** The first of these and one more there is room for, the most telling first. */
export function advice(...parts: ReadonlyArray<string | null>): string {
  const said: string[] = [];
  for (const part of parts) {
    if (part === null || said.length === SENTENCES) continue;
    if ([...said, part].join(' ').length <= LETTERS) said.push(part);
  }
  return said.join(' ');
}

/** Alone a turn follows one's own: what the pool then holds is sure. */
export function isAlone({ players }: Pick<State, 'players'>): boolean {
  return players.length === 1;
}

/** A scoring round ends this turn: what stands now is what scores, but for the roll. */
export function isDue(state: State): boolean {
  return roundDue(state) !== null;
}

/** No turn follows this one: guests pay nothing any more. */
export function isFinal(state: State): boolean {
  return isDue(state) && state.round === SCORING_ROUNDS - 1;
}

/**
 * "next turn", where it is sure to come: with one scoring round left by then, others may end the game before.
 * Alone nobody else has a turn.
 */
export function nextTurn(state: State): string {
  const done = state.round + (isDue(state) ? 1 : 0);
  const sure = isAlone(state) || done < SCORING_ROUNDS - 1;
  return say(sure ? 'turn.next' : 'turn.next.if');
}

/** No turn follows any more in which anybody could do something. */
export function isDone({ step, round }: Pick<State, 'step' | 'round'>): boolean {
  if (step === 'over') return true;
  return (step === 'lay' || step === 'landing-tie') && round === SCORING_ROUNDS - 1;
}

/** It is the turn of this seat, and no scoring round has begun. */
export function mayHost({ step, active }: Pick<State, 'step' | 'active'>, seat: number): boolean {
  return active === seat && (step === 'manage' || step === 'fire-pass');
}

/** The guests of a seat: how many, and the gold they will pay. */
export function guestsOf({ owners, dice }: State, seat: number): { n: number; gold: number } {
  let n = 0;
  let gold = 0;
  owners.forEach((owner, square) => {
    const die = dice[square] as number;
    if (owner !== seat || die === 0) return;
    n += 1;
    gold += die;
  });
  return { n, gold };
}

/**
 * The blocks a room will stand beside when it has a guest of its own: a lone player's guests have left by then,
 * unless a scoring round ends this turn.
 */
export function whenUsed(state: State): State {
  if (!isAlone(state) || isDue(state)) return state;
  const dice = state.dice.map((die, square) => (state.owners[square] === state.active ? 0 : die));
  return { ...state, dice };
}

/** How far the next scoring round is; null where one ends this turn. */
export function poolLine(state: State): string | null {
  if (isDue(state)) return null;
  const { growAt, pool } = state;
  if (!isAlone(state)) return say('pool.now', { n: growAt - pool });
  // All guests of a lone player check out before the next turn is played.
  const n = growAt - pool - guestsOf(state, state.active).n;
  return n <= 0 ? say('pool.full') : say('pool.short', { n });
}

/** How often so many dice show one face at least once, in per cent. */
export function shown(dice: number): number {
  const missed = 1 - 1 / VALUES.length;
  return Math.round(100 * (1 - missed ** dice));
}
