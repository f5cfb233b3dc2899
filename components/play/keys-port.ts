/** What the keys of a keyboard do at the table. */
export interface TableKeys {
  /** Makes or chooses the move of a letter; false where no ticket in sight carries it. */
  readonly letter: (letter: string) => boolean;
  readonly undo: () => void;
  readonly hint: () => void;
  readonly mute: () => void;
  /** Says what the question means. */
  readonly explain: () => void;
  readonly escape: () => void;
}
