/** Letters tie board and dock: a ticket in sight carries one, and the place that is its alone carries the same. */
import type { DescribedMove } from '@/components/session/port';
import type { Move, Target } from '@/engine/core/game';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export interface Keys {
  /** Places that can be tapped, with their letter; '' where no ticket in sight is theirs alone. */
  readonly lit: ReadonlyMap<Target, string>;
  readonly letterOf: ReadonlyMap<Move, string>;
}

/** One letter, one ticket, one place. */
export function keysOf(lit: ReadonlySet<Target>, inSight: readonly DescribedMove[]): Keys {
  const letterOf = new Map<Move, string>();
  inSight.forEach(({ move }, i) => letterOf.set(move, LETTERS[i] ?? ''));
  const owners = new Map<Target, string | null>();
  for (const { move, about } of inSight) {
    const [first] = about.targets;
    if (first !== undefined) owners.set(first, owners.has(first) ? null : (letterOf.get(move) ?? ''));
  }
  return { lit: new Map([...lit].map((target) => [target, owners.get(target) ?? ''])), letterOf };
}
