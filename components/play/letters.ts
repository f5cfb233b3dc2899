/** Letters tie board and dock: every lit place carries a key, and the same letter stands on its tickets. */
import type { DescribedMove } from '@/components/session/port';
import type { Move, Target } from '@/engine/core/game';

const LETTERS = 'ABCDEFGHI';

export interface Keys {
  /** Places that can be tapped, with their letter; '' where there are too many for letters or a move begins elsewhere. */
  readonly lit: ReadonlyMap<Target, string>;
  readonly letterOf: ReadonlyMap<Move, string>;
}

/** Up to nine places get letters, in the order of the moves; with more, all are lit and none has one. */
export function keysOf(moves: readonly DescribedMove[]): Keys {
  const firsts = new Set<Target>();
  for (const { about } of moves) {
    const [first] = about.targets;
    if (first !== undefined) firsts.add(first);
  }
  const lettered = firsts.size <= LETTERS.length;
  const lit = new Map<Target, string>();
  let next = 0;
  for (const target of firsts) lit.set(target, lettered ? (LETTERS[next++] ?? '') : '');
  for (const { about } of moves) {
    for (const target of about.targets) if (!lit.has(target)) lit.set(target, '');
  }
  const letterOf = new Map<Move, string>();
  for (const { move, about } of moves) {
    const [first] = about.targets;
    letterOf.set(move, first === undefined ? '' : (lit.get(first) ?? ''));
  }
  return { lit, letterOf };
}
