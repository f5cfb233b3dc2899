/** How a piece of advice is put together, and the look ahead it rests on. */
import { noEvents, type Move } from '../../../core/game';
import { count } from '../../../core/words';
import { perform } from '../rules/apply';
import { clone, workersOf, type Player, type State } from '../state';
import type { Forms } from './advice-prospects';
import { say } from './catalogue-advice';

/** Advice stands in the place of the question: three small lines. */
const LETTERS = 130;

/** The position after a move alone, before anything follows by itself. */
export function after(s: State, move: Move): State {
  const copy = clone(s);
  perform(copy, move, noEvents);
  return copy;
}

/** A first sentence with the fullest second one there is room for; a shorter first one rather than no second. */
export function advice(firsts: Forms, ...seconds: readonly Forms[]): string {
  for (const second of seconds.flat()) {
    for (const first of firsts) {
      const text = `${first} ${second}`;
      if (text.length <= LETTERS) return text;
    }
  }
  return firsts[0] ?? '';
}

/** "3 workers", "no worker" */
export function crewWords(p: Player): string {
  const n = workersOf(p);
  return n > 0 ? count(n, 'worker') : say('no.worker');
}
