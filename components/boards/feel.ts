/**
 * How what happens is felt: for every kind of event of a game a sound, a movement and a time. It is data beside
 * each board (`components/boards/<id>/feel.ts`), total over the game's kinds: a kind without a row does not compile.
 */

/** Made by `scripts/sounds.mjs`, the same everywhere. */
export type Sound =
  | 'wood'
  | 'metal'
  | 'coin'
  | 'dice'
  | 'paper'
  | 'fire'
  | 'bell'
  | 'cattle'
  | 'steam'
  | 'wheel'
  | 'won'
  | 'lost'
  | 'rank';

/**
 * Where a movement begins, ends or happens: at targets of the event, at its seat in the strip (the automa's where
 * the event is of no seat), at one of the seat's figures there (`seat coin`, or the sign an argument names:
 * `seat {kind}`), in the dock, at the status, or at a target by name (`at pool`).
 */
export type Anchor = 'all' | 'first' | 'last' | 'seat' | `seat ${string}` | 'dock' | 'top' | `at ${string}`;

/** `sign` is drawn by the look's `Sign` where its `Mover` does not draw the event. */
export type Movement =
  | { readonly do: 'none' }
  /** A die turns over and settles. */
  | { readonly do: 'tumble'; readonly at: Anchor; readonly sign?: string }
  /** Goes from one place to another; from or to `all`, one for each target. */
  | { readonly do: 'fly'; readonly from: Anchor; readonly to: Anchor; readonly sign?: string }
  /** A card or a tile is turned up. */
  | { readonly do: 'flip'; readonly at: Anchor; readonly sign?: string }
  /** Comes down on its place. */
  | { readonly do: 'drop'; readonly at: Anchor; readonly sign?: string }
  /** Runs along the targets of the event in their order. */
  | { readonly do: 'run'; readonly sign?: string }
  /** A figure rises from a place: the argument named, with its sign. */
  | { readonly do: 'count'; readonly at: Anchor; readonly arg: string; readonly sign: string }
  /** The look's `stamp` comes down on a place. */
  | { readonly do: 'stamp'; readonly at: Anchor }
  /** A lamp ring opens round a place. */
  | { readonly do: 'ring'; readonly at: Anchor };

export interface Feel {
  readonly sound: Sound | null;
  readonly move: Movement;
  /** How long its picture stands in ms, 150 to 400, more on a card; 0 where it goes with the next picture. */
  readonly ms: number;
  /** Shown one by one where several of the kind follow each other; else they are one picture. */
  readonly apart?: true;
  /** Loss or victory of one's own: a phone gives a stronger tap. */
  readonly heavy?: true;
  /** Pictures of one scene belong together: their card and their lines stay until the last. */
  readonly scene?: string;
}

export type FeelTable<K extends string> = Readonly<Record<K, Feel>>;

/** A row of a table: `row('coin', { do: 'fly', from: 'at bank', to: 'seat' }, 200)`. */
export function row(
  sound: Sound | null,
  move: Movement,
  ms: number,
  more: Omit<Feel, 'sound' | 'move' | 'ms'> = {},
): Feel {
  return { sound, move, ms, ...more };
}

export const still: Movement = { do: 'none' };
