/**
 * The contract every game keeps. Read this file first.
 *
 * A game is a stream of small decisions: at each moment one seat picks one move from a list the
 * engine enumerates. Lists, highlights, hints, bots, undo, log, replay, saves and the conformance
 * suite are all made from these verbs, once for all games.
 */
import type { BotLevel, Characters } from './character';
import type { Dice } from './dice';
import type { Foresight } from './foresight';
import type { Legend, Lesson, Term } from './lesson';
import type { OptionSpec, OptionValues } from './options';
import type { Rng, RngState } from './rng';
import type { Usage } from './usage';

/** A move in the game's own short notation, such as `build:-2,0`. Plain text: it is saved and shared as it is. */
export type Move = string;

/** A thing on the table, such as `cell:-2,0`, `die:1` or `space:mayor`. Moves point at targets. */
export type Target = string;

/**
 * How a piece lies, as a target: `turn:0` … `turn:3`. Moves that differ in nothing else are one gesture for the
 * hand: the first is drawn, and a button goes round the others.
 */
export const TURN = 'turn:';

/** A verb as a target: `whyNot` says why nothing can be done with `verb:mine` now. */
export const VERB = 'verb:';

/** A figure in the row of a seat as a target, by its sign: `explain` says what `fact:gold` is good for. */
export const FACT = 'fact:';

export interface SeatSetup {
  readonly name: string;
  /** `person` holds the device; `bot` is played by a computer of some level. */
  readonly kind: 'person' | 'bot';
  readonly level?: BotLevel;
  /** Index into the six seat colours and marks. */
  readonly colour: number;
}

export type { BotLevel };

export interface GameConfig {
  readonly seats: readonly SeatSetup[];
  /** Complete and valid: `completeOptions` has filled in every default. */
  readonly options: OptionValues;
}

/** What every game's state has. All of it is plain JSON: integers, strings, booleans, null, arrays, records. */
export interface GameState {
  /** The only source of chance, part of the state so that a replay rolls the same dice. */
  rng: RngState;
}

/** A game gives the union of its kinds as `K`, so that its tables of prompts, tickets and policies are total. */
export interface Decision<K extends string = string> {
  readonly seat: number;
  /** Names the kind of pick, such as `manage` or `landing-tie`: words, boards and tests switch on it. */
  readonly kind: K;
}

/**
 * Something that happened, as data. The log, pictures, movements, sounds and announcements are made from these.
 * `apply` emits one for everything a player at the table would see happen, as soon as it has happened: a view
 * taken at that moment shows this and nothing that is reported later.
 */
export interface GameEvent<K extends string = string> {
  readonly kind: K;
  /** Who did it or whom it befell; -1 for the table, the bank or an automa. */
  readonly seat: number;
  readonly args?: Readonly<Record<string, string | number>>;
  readonly targets?: readonly Target[];
  /** The clause an automa or an automatic step followed. */
  readonly rule?: string;
  /** New information appeared (a draw, a reveal): undo does not cross it. Rolls are noticed by themselves. */
  readonly news?: boolean;
  /** Seats that may read it; absent means everybody. */
  readonly only?: readonly number[];
}

/** -1 reads what everybody may. */
export function mayRead(event: GameEvent, seat: number): boolean {
  return event.only === undefined || event.only.includes(seat);
}

/** Rules say `Emit<EventKind>` with the union of their game: what is not in it is not told, and does not compile. */
export type Emit<K extends string = string> = (event: GameEvent<K>) => void;

/** For playouts that need no log. */
export function noEvents(): void {}

/** A cost or a gain on a ticket. `sign` names a drawing of the game (`components/boards/<id>/signs.tsx`). */
export interface Chip {
  readonly sign: string;
  readonly amount: number;
  /** Said by a screen reader: "2 gold". */
  readonly label: string;
}

export interface Verb {
  readonly id: string;
  readonly label: string;
  readonly sign: string;
  /** What it does, in up to 40 letters, where there is room under its name: "One camper's claim pays gold". */
  readonly does?: string;
  /** The question once it is held: "On which lot do you build?" That of the decision when absent. */
  readonly asks?: string;
  /** Possible at almost any time and seldom wanted: its moves stay behind one plain button. */
  readonly quiet?: true;
}

export interface MoveDescription {
  /** Unique among the moves of one decision; starts with a capital, has no full stop. */
  readonly label: string;
  /** A second, shorter line: what follows from it. */
  readonly detail?: string;
  /**
   * All the pieces it is made with and the places it is made on, the first being where its key letter stands.
   * Tapping them one after the other, in any order, must lead to this move alone.
   */
  readonly targets: readonly Target[];
  /** What the strong button says when it is chosen, in a few words: "Send the miner". The label when absent. */
  readonly button?: string;
  readonly cost?: readonly Chip[];
  readonly gain?: readonly Chip[];
  /** The clause that allows it. */
  readonly rule: string;
  /** Tickets of one group stand under one heading. */
  readonly group?: string;
  /** A verb bar above the tickets shows moves that have a sign (Mine, Host, Build ... in Dawson). */
  readonly sign?: string;
  /** The verb it belongs to: the bar filters the one list of the decision by it. */
  readonly verb?: Verb;
  /**
   * `main` is the one strong button of the decision (Done, Dig); `quiet` a plain one (Pass, Leave both),
   * which has neither key letter nor art; `helper` does at once what would be many picks (As yesterday).
   */
  readonly weight?: 'main' | 'quiet' | 'helper';
  /** Orders the tickets, the highest first; equal ones and those without stay as they are listed. */
  readonly worth?: number;
  /** Chosen beforehand, where one answer is nearly always the best. At most one move of a decision. */
  readonly preset?: true;
  /** A warning in one line shown before the move is made: what would be lost. */
  readonly warning?: string;
}

export interface ScoreLine {
  readonly label: string;
  readonly points: number;
  readonly note?: string;
  /** Adds nothing and never could: it breaks ties, or says where a rank comes from. Shown without a figure. */
  readonly aside?: true;
}

export interface SeatScore {
  readonly total: number;
  /** Their points add up to `total`, unless `divided` says how the sum became the total. */
  readonly lines: readonly ScoreLine[];
  readonly divided?: {
    readonly by: number;
    readonly label: string;
    /** What the total counts: "points a day". */
    readonly unit: string;
  };
}

export interface ScoreSheet {
  readonly seats: readonly SeatScore[];
  /** Empty while the game runs and when a solo game is lost. */
  readonly winners: readonly number[];
  /** Why one of equals won, in words. */
  readonly tieBreak?: string;
  /** One sentence: "You win by 4 points", "Lost: 3 influence short". */
  readonly headline: string;
  /** Solo: a rank on a ladder, lowest first. */
  readonly rank?: {
    readonly name: string;
    readonly ladder: ReadonlyArray<{ readonly name: string; readonly from: number }>;
    /** What was reached on it, and what it counts in words: "points a day". */
    readonly value: number;
    readonly counts: string;
  };
  /** Solo against an automa or a scenario: beaten or not. Absent where there is nothing to beat. */
  readonly won?: boolean;
  /** The automa's side, where there is one. */
  readonly rival?: { readonly name: string; readonly score: SeatScore };
  /** A solo challenge with a table of its own (Dark Horse): row, column and mark it was won with. */
  readonly trophy?: { readonly row: string; readonly column: string; readonly mark: string };
  /** Results are compared within one mode: "solo sourdough", "2 seats". */
  readonly mode: string;
}

export interface Explanation {
  readonly title: string;
  readonly body: string;
  /** A clause of the in-app rulebook. */
  readonly rule: string;
}

/** What a bot answers. */
export interface Choice {
  readonly move: Move;
  readonly reason?: string;
  /** Who looked ahead: how much better it came out than the next best, on the scale of `outcome`. */
  readonly gain?: number;
}

/** A bot thinks in slices: it yields where a frame may be drawn, and returns its choice. */
export type Thinking = Generator<void, Choice, void>;

export interface RuleText {
  readonly clause: string;
  readonly text: string;
  /** Designed here because the printed picture is lost or the rulebook is silent. */
  readonly house?: boolean;
}

export interface RulebookChapter {
  readonly title: string;
  readonly rules: readonly RuleText[];
}

export interface GameInfo {
  readonly title: string;
  /** One line for the shelf. */
  readonly line: string;
  readonly minutes: string;
  readonly soloName: string;
  readonly designer: string;
  /** Empty where nobody is known to have published it. */
  readonly publisher: string;
}

/** The status shown in the top bar. */
export interface Status {
  /** Large: "Build", "Morning", "Collect". */
  readonly title: string;
  /** Small: "Scoring round 5 of 9". */
  readonly line: string;
  /** A round track, where the game has one: `at` of `of` steps done. */
  readonly track?: { readonly at: number; readonly of: number; readonly label: string };
  /** The round or day under way: the story of a match goes by it. 0 while the table is set up. */
  readonly round?: { readonly n: number; readonly name: string };
  /** Short facts of the moment: the goal, an event in force, the score if it ended now. */
  readonly facts?: readonly string[];
}

export interface SimMode {
  readonly name: string;
  readonly options: OptionValues;
}

export interface Game<S extends GameState = GameState, V = unknown> {
  readonly id: string;
  /** Raised whenever the same moves could lead to another state; stamped on saves. */
  readonly rules: number;
  readonly info: GameInfo;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** No game of any configuration takes more decisions than this. */
  readonly maxDecisions: number;

  setup(config: GameConfig, seed: string): S;
  /** Who picks what now; null when the game is over. */
  decision(state: S): Decision | null;
  /** Every legal move, none else, in a stable order; empty only when the game is over. */
  moves(state: S): Move[];
  /** Makes a legal move by changing `state`. Only `Match` and searches call it, on states of their own. */
  apply(state: S, move: Move, emit: Emit): void;
  /** Exact and unshared: nothing in the copy is reachable from the original. */
  clone(state: S): S;
  /**
   * A position saved by older rules, brought to the shape of these: fields renamed, rows added since then put
   * where a match under way would have them. The state is the caller's own and may be changed. It need not
   * be good: what comes out is checked.
   */
  upgrade(state: GameState, fromRules: number): S;

  /** What a seat may see, as plain JSON; -1 sees what everybody sees. Boards draw views and nothing else. */
  view(state: S, seat: number): V;
  /**
   * Fields of the view that belong to the question and not to the table. They alone may change without an event:
   * everything else a player would see happen is reported when it has happened.
   */
  readonly asking: readonly string[];
  /**
   * A state the seat cannot tell from the true one: everything hidden dealt anew, and other dice to come.
   * It depends on the seat's view and the generator alone: sort hidden pieces before shuffling them.
   */
  resample(state: S, seat: number, rng: Rng): S;
  score(state: S): ScoreSheet;
  /** Which events are rolls, what could have come up, and how good it is: the ledger of a match is made of it. */
  readonly dice: Dice<S>;

  // Words. `viewer` is the seat that reads, -1 for everybody. No answer depends on what its reader cannot
  // see: the conformance kit compares the answers on resampled states.
  status(state: S, viewer: number): Status;
  /** The question put to the seat that decides, one sentence for its eyes. */
  prompt(state: S): string;
  /** A ticket, for the eyes of the seat that decides. */
  describe(state: S, move: Move): MoveDescription;
  /** Why a tapped target is no move now, in words. */
  whyNot(state: S, target: Target, viewer: number): string;
  /** Long press: what this thing does and what it is good for now. Figures of a seat are asked for as `fact:<sign>`. */
  explain(state: S, target: Target, viewer: number): Explanation;
  /** The figures of `status`, one by one, and how the game ends. */
  legend(state: S, viewer: number): Legend;
  /**
   * What follows from a move and what it serves, in true figures, for the eyes of the seat that decides: "Takes
   * 3 grain, the last that the field by the lake needs; that field brings another turn." Said with a hint, of
   * whichever move it names, and where two are compared.
   */
  advise(state: S, move: Move): string;
  /** One event the viewer may read as a sentence with a capital and a full stop; empty where seeing it is enough. */
  tell(state: S, event: GameEvent, viewer: number): string;
  readonly rulebook: readonly RulebookChapter[];
  /** The words a newcomer does not know: every sheet explains those it uses. */
  readonly terms: readonly Term[];
  readonly lesson: Lesson;

  /** The greedy player. Receives a resampled state and its own generator, never the true ones. */
  think(state: S, seat: number, rng: Rng): Thinking;
  /** What the searching player judges positions by. */
  readonly foresight: Foresight<S>;
  /** How the five who sit against you play it. */
  readonly characters: Characters;

  /**
   * Broken invariants of the specification, in words; the conformance kit expects none after any move. `midway`,
   * at an event, nobody is asked yet: only what lies on the table counts, and no piece may be missing from it.
   */
  violations(state: S, midway?: boolean): string[];
  /** Balance modes `npm run sim` plays one after the other, such as every solo level. */
  simModes(seats: number): readonly SimMode[];
  /** Figures the balance targets need, from the final states of one mode. */
  simStats(finals: readonly S[], config: GameConfig): Record<string, unknown>;
  /** The seats in the order they began, from the first and the last position of a match. */
  startOrder(first: S, last: S): readonly number[];
  /** What there is to use, and which event uses it. */
  readonly usage: Usage<S>;
}

/** Any game, for code that serves all of them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a Game of unknown state is neither co- nor contravariant
export type AnyGame = Game<any, any>;
