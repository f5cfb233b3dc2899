/** What there is to use in a game, and how one sees that it is used. The balance lab counts it. */
import type { GameEvent, GameState } from './game';
import { capital } from './words';

/** Things of a kind stand under one heading, in this order. */
export const USAGE_KINDS = [
  'action',
  'bonus',
  'space',
  'shop',
  'wheel',
  'building',
  'hotel',
  'card',
  'event',
  'technology',
  'character',
  'ability',
  'role',
  'token',
  'worker',
  'die',
  'tile',
  'factory',
  'goods',
  'sale',
  'trade',
  'rival',
] as const;
export type UsageKind = (typeof USAGE_KINDS)[number];

export interface Usable {
  /** `card:grubstake`: its kind, then its id in the table it stands in. */
  readonly id: string;
  readonly kind: UsageKind;
  /** With a capital. */
  readonly name: string;
}

export interface Usage<S extends GameState = GameState> {
  /** Everything there is, also what nobody ever takes: none of it must show as none. */
  readonly catalogue: readonly Usable[];
  /** What an event uses, by ids of the catalogue; `state` is the table as it is then. */
  usedBy(event: GameEvent, state: S): readonly string[];
  /** Whether it could be used at all in a match that ended like this: a card that was in no deck could not. */
  offered(final: S, id: string): boolean;
}

export function usable(kind: UsageKind, id: string | number, name: string): Usable {
  return { id: `${kind}:${id}`, kind, name: capital(name) };
}

/** The row of a table of events that an event belongs to; what has no row uses nothing. */
export type UsedBy<K extends string, S> = {
  readonly [P in K]?: (args: NonNullable<GameEvent['args']>, state: S, event: GameEvent) => readonly string[];
};

export function usedIn<K extends string, S>(
  table: UsedBy<K, S>,
  event: GameEvent,
  state: S,
): readonly string[] {
  return table[event.kind as K]?.(event.args ?? {}, state, event) ?? [];
}

/** Seats as they sit, beginning with `first`. */
export function seatsFrom(first: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}
