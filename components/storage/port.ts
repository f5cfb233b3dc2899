/**
 * What the app asks of a device's storage, and nothing more: rows of text in named tables.
 * Two files keep this promise, one per platform; everything cleverer lives above it in `saves.ts`.
 */
export type Table = 'matches' | 'aside' | 'results';

export const TABLES: readonly Table[] = ['matches', 'aside', 'results'];

export interface RowName {
  readonly table: Table;
  readonly id: string;
}

export interface Row extends RowName {
  readonly text: string;
}

/** A row as it was when last seen; null where there was none. */
export interface SeenRow extends RowName {
  readonly text: string | null;
}

export interface SavePort {
  /** All rows of a table, in no order. */
  all(table: Table): Promise<Row[]>;
  one(name: RowName): Promise<Row | null>;
  /**
   * Writes and removes in one step: all of it is on the disk when the promise resolves with true, or none of
   * it. False: one of the `seen` rows is no longer as it was, looked up within the same step; nothing was
   * changed then.
   */
  change(write: readonly Row[], remove?: readonly RowName[], seen?: readonly SeenRow[]): Promise<boolean>;
  erase(): Promise<void>;
}

export type TroubleKind = 'full' | 'blocked' | 'broken';

/** Storage failed. `full`: no room left. `blocked`: this device keeps nothing for us. `broken`: anything else. */
export class StorageTrouble extends Error {
  override readonly name = 'StorageTrouble';
  constructor(
    readonly kind: TroubleKind,
    message: string,
  ) {
    super(message);
  }
}

/** Small texts that must be there before the first frame: settings and the last choices of set-up. */
export interface TextShelf {
  read(key: string): string | null;
  write(key: string, text: string): void;
  keys(): string[];
  remove(key: string): void;
}
