/** How the bubbles of the lesson are written. */
import { FRAME } from '../../core/lesson';
import type { Bubble, LaterBubble, Lesson } from '../../core/lesson';
import type { EventKind, PickKind } from './state';
import { withNumbers } from './words/catalogue-numbers';

/** Bubbles of some decisions. */
export type BubblesOf<K extends PickKind> = Pick<Lesson<PickKind, EventKind>['picks'], K>;

/** Numbers of the rules stand in holes, as in the catalogue; the question is always in sight. */
export function bubble(title: string, text: string, rule: string, ...at: readonly string[]): Bubble {
  return { title, text: withNumbers(text), rule, at: [...at, FRAME.prompt] };
}

/** For the first time one of these can be used. */
export function later(when: readonly string[], said: Bubble): LaterBubble {
  return { ...said, when };
}
