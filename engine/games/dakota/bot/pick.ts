/** What a policy is: an answer to one kind of pick, and the reason a hint gives for it. */
import type { Move } from '../../../core/game';
import { kindAt, singlePrice, type Kind } from '../data';
import { SPARE } from '../rules/crews';
import { resIn } from '../rules/notation';
import type { PickTask, PickTaskKind, State } from '../state';
import type { say } from '../words/catalogue';

type Key = Parameters<typeof say>[0];
type Reason = Key extends infer K ? (K extends `reason.${infer R}` ? R : never) : never;

/** What the greedy player picks, and why. */
export type Picked = readonly [Move, Reason];

/** The moves are two at least. */
type Policy<K extends PickTaskKind> = (s: State, task: PickTask<K>, list: readonly Move[]) => Picked;
export type Policies<T extends PickTaskKind> = { readonly [K in T]: Policy<K> };

/** Where one is as good as another. */
export function anyOf(list: readonly Move[]): Move {
  const [move] = list;
  if (move === undefined) throw new Error('There is nothing to choose from.');
  return move;
}

/** The first of these people whom a move of the list names, or undefined where it names none. */
export function firstOf(kinds: readonly Kind[], list: readonly Move[], prefix: string): Move | undefined {
  return kinds.map((kind) => `${prefix}${kindAt(kind)}`).find((move) => list.includes(move));
}

export function spare(list: readonly Move[], prefix: string): Move {
  return firstOf(SPARE, list, prefix) ?? missing(prefix);
}

export function missing(what: string): never {
  throw new Error(`No move begins with ${what}.`);
}

/** The single price of the piece a move names. */
export function priceIn(move: Move, prefix: string): number {
  return singlePrice(resIn(move, prefix));
}

export function only(list: readonly Move[], prefix: string): Move[] {
  return list.filter((move) => move.startsWith(prefix));
}
