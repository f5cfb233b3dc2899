/**
 * All the play frame knows of a session: one match at one device. A session knows whose turn it is to
 * hold the device, plays the computers' picks, shows their steps one by one, and lets no new pick in
 * before the last one is durable.
 */
import type { StoreApi } from 'zustand/vanilla';

import type { Happening } from '@/components/boards/board';
import type { ThinkingRoom } from '@/components/thinking/port';
import type {
  AnyGame,
  Decision,
  Explanation,
  GameEvent,
  Move,
  MoveDescription,
  ScoreSheet,
  Status,
  Target,
} from '@/engine/core/game';
import type { Legend } from '@/engine/core/lesson';
import type { Match } from '@/engine/core/match';

export interface PlaySettings {
  /** How what happens is shown: picture by picture, quicker, or only in the log. */
  readonly pace: 'normal' | 'quick' | 'none';
  /** A pick that cannot be taken back asks once when it was made by a tap on the board. */
  readonly confirmTaps: boolean;
  /** Solo only: undo may cross new information; such a match is not ranked. */
  readonly practice: boolean;
  /** Several people at one device: hands lie face down until they are held, and no curtain falls. */
  readonly openTable?: boolean;
}

export interface DescribedMove {
  readonly move: Move;
  readonly about: MoveDescription;
}

/** One thing that happened, in words for the viewer. */
export interface ToldEvent {
  readonly kind: string;
  readonly sentence: string;
  /** Who did it: a seat, or -1 for the table and an automa. */
  readonly seat: number;
  readonly name: string;
  readonly rule: string | null;
  readonly targets: readonly Target[];
  readonly event: GameEvent;
}

export interface LogLine {
  /** How many decisions had been made after it: where looking back goes. */
  readonly at: number;
  readonly seat: number;
  readonly told: readonly ToldEvent[];
}

/** Pictures on show, one after the other. */
export interface Steps {
  /** What has been told so far; the last `now` lines belong to the picture on show. */
  readonly told: readonly ToldEvent[];
  readonly now: number;
  /** Too short for words: the dock stays as it was. */
  readonly brief: boolean;
  /** Each picture waits for the player. */
  readonly byHand: boolean;
  /** The scene it belongs to, and where in `told` that began. */
  readonly scene: { readonly id: string; readonly from: number } | null;
}

export interface Curtain {
  readonly seat: number;
  readonly name: string;
}

export interface LookBack {
  readonly at: number;
  readonly first: number;
  readonly last: number;
  readonly view: unknown;
  readonly status: Status;
  readonly told: readonly ToldEvent[];
}

/**
 * What the viewer hides at an open table: nothing, or a hand that lies face down or is held up. While it lies face
 * down, nothing in the state tells what is in it.
 */
export type Hand = 'open' | 'down' | 'held';

export type Phase =
  /** The viewer may pick. */
  | 'pick'
  /** The last pick is being made durable. */
  | 'saving'
  /** Pictures of what happens are on show: view and status belong to them. */
  | 'steps'
  | 'thinking'
  /** The device changes hands: nothing private is in `view`. */
  | 'curtain'
  | 'over'
  /** Another window plays; this one follows. */
  | 'following';

/** What the lamp answers: a move, and what follows from it. */
export interface Hint {
  readonly move: Move;
  readonly advice: string;
}

export interface PlayState {
  readonly phase: Phase;
  /** The seat the table faces; -1 while the device changes hands. */
  readonly viewer: number;
  readonly hand: Hand;
  readonly view: unknown;
  /** The view the question was put with: while pictures are on show it stays as it was. */
  readonly askedView: unknown;
  readonly decision: Decision | null;
  /** How many decisions have been made. */
  readonly decisions: number;
  readonly status: Status;
  readonly prompt: string;
  /** Empty unless the phase is `pick`. Of a hand that lies face down, only what may be known and what was chosen. */
  readonly moves: readonly DescribedMove[];
  readonly log: readonly LogLine[];
  /** Picks that can be taken back. */
  readonly undoDepth: number;
  /** Of those, picks that can be taken back without losing the rank. */
  readonly freeDepth: number;
  readonly redoDepth: number;
  readonly steps: Steps | null;
  /** What happens in the picture on show. */
  readonly happening: Happening | null;
  /** The last run of pictures can be seen again. */
  readonly canReplay: boolean;
  readonly curtain: Curtain | null;
  /** What happened since the viewer last played, shown once after the curtain. */
  readonly welcome: readonly ToldEvent[] | null;
  /** The one thing that happened since: too little for a list. */
  readonly news: string | null;
  /** The lamp looks ahead: its answer comes soon. */
  readonly pondering: boolean;
  readonly hint: Hint | null;
  /** The lamp's answer to this question, after others were looked at: they are compared with it. */
  readonly lamp: Hint | null;
  readonly lookBack: LookBack | null;
  /** Targets of what happened last, for a short mark. */
  readonly recent: ReadonlySet<Target>;
  /** The last sentence, for a live region. */
  readonly announcement: string;
  /** A trouble with saving, in words. */
  readonly trouble: string | null;
  readonly unranked: boolean;
  /** Only when the game is over: until then it could tell what is hidden. */
  readonly sheet: ScoreSheet | null;
}

export interface PlaySession {
  readonly store: StoreApi<PlayState>;
  readonly game: AnyGame;
  readonly match: () => Match;
  /** Where can be thought beside the page; null where nowhere. */
  readonly room: ThinkingRoom | null;
  /** Makes a pick. Answers false when it was not accepted: not the viewer's turn, or the last pick is not durable yet. */
  play(move: Move): Promise<boolean>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Asks the best player there is; the answer arrives in `hint`. */
  askHint(): Promise<void>;
  dropHint(): void;
  /** Next picture. */
  ack(): void;
  /** From now on each picture of this run waits for the player; or goes on by itself again. */
  byHand(on: boolean): void;
  /** Leaves the rest of the pictures to the log. */
  skipSteps(): void;
  /** Shows the last run of pictures again. */
  replay(): Promise<void>;
  /** The person named on the curtain is here. */
  lift(): void;
  /**
   * The viewer of an open table lifts the hand or lays it down. `keep` is the move that was chosen by then: it
   * stays in the dock.
   */
  hold(held: boolean, keep: Move | null): void;
  /** The welcome list has been read. */
  dismissWelcome(): void;
  /** Takes the match over from another window. */
  takeOver(): Promise<void>;
  /** Goes on from the match as another window left it. */
  adopt(match: Match): void;
  /** Another window has moved on: shows its position. */
  follow(match: Match): void;
  /** The position after that many decisions; null comes back to now. */
  lookAt(decisions: number | null): void;
  crossesLine(move: Move): boolean;
  whyNot(target: Target): string;
  /** What follows from a move that can be made now; empty while its hand lies face down. */
  advise(move: Move): string;
  explain(target: Target): Explanation;
  /** What the figures of the top bar mean, and how the game ends. */
  legend(): Legend;
  /** The seed is wanted while the match runs: from now on it is not ranked. */
  unseal(): Promise<void>;
  /** Settings changed: practice may have been switched. */
  refresh(): void;
  /** The screen is gone: no timer or computer goes on. */
  close(): void;
}
