/**
 * What falls by chance for everybody to see: which events are rolls, what could have come up, and how good it is.
 * A game says it in its `dice.ts`; the ledger of a match and the proof that the dice are fair are made from it.
 */
import type { GameEvent, GameState } from './game';

export interface Face {
  /** "3", "Pioneer". */
  readonly name: string;
  /** How many of the equally likely sides show it. */
  readonly sides: number;
  /** How good it is on the scale of the game, a whole number; equal on all faces where none is better. */
  readonly worth: number;
}

/** A die, a wheel, or dice that are good for the same. */
export interface Die {
  readonly name: string;
  readonly faces: readonly Face[];
}

/** A die as it came to lie: its kind, and the place of the face among the faces of that kind. */
export interface Fallen {
  readonly die: string;
  readonly face: number;
}

/** What was good about a roll as a whole, and what it could have been. */
export interface Chance {
  readonly worth: number;
  readonly odds: ReadonlyArray<Pick<Face, 'sides' | 'worth'>>;
}

export interface Roll {
  readonly dice: readonly Fallen[];
  /** Where not each die is good by itself but the roll as a whole. */
  readonly chance?: Chance;
}

/** Reads an event as a roll, with the table as it is at that moment. */
interface Reader<S extends GameState> {
  read(event: GameEvent, state: S): Roll;
}

/**
 * What an event is. `pile` is chance too, but a card, a tile or a draw from a pile that grows less: no fair share
 * could be said of it. Null never touches the generator.
 */
export type ReadRoll<S extends GameState = GameState> = Reader<S>['read'] | 'pile' | null;

export interface Dice<S extends GameState = GameState> {
  /** By name, in the order in which they are shown. */
  readonly kinds: Readonly<Record<string, Die>>;
  /** A row for every event kind of the game. */
  readonly events: Readonly<Record<string, ReadRoll<S>>>;
  /** What luck counts here, in one sentence. */
  readonly scale: string;
  /** What the ledger calls who rolls and sits at no seat: an automa, a rival, the table itself. */
  side(state: S, seat: number): string;
}

const PIPS = [1, 2, 3, 4, 5, 6] as const;

/** A common die. `worth` says how good a number is; none is better than another without it. */
export function commonDie(name: string, worth: (pips: number) => number = () => 0): Die {
  return { name, faces: PIPS.map((n) => ({ name: String(n), sides: 1, worth: worth(n) })) };
}

/** More is better, by as much as it is more. */
export function pips(n: number): number {
  return n;
}

/** The numbers in an argument of an event, `6 4 4` or `6,4,4`, as common dice of a kind. */
export function numbersOn(die: string, numbers: string | number | undefined): Fallen[] {
  return String(numbers ?? '')
    .split(/[ ,]/)
    .filter((text) => text !== '')
    .map((text) => ({ die, face: Number(text) - 1 }));
}
