/**
 * What a game's drawing promises to the play frame. The frame owns the top bar, tabs, seats strip,
 * dock, curtain and pan/zoom; a board only draws a view and says where its targets lie.
 */
import type { ComponentType } from 'react';

import type { AnyGame, Chip, Decision, GameEvent, Move, Target, Verb } from '@/engine/core/game';

import type { FeelTable } from './feel';

export interface SeatLook {
  readonly name: string;
  /** Index into the six seat colours and marks of `components/ui/seats.ts`. */
  readonly colour: number;
}

export interface BoardProps<V = unknown> {
  /** What the viewer may see, and nothing else. */
  readonly view: V;
  readonly viewer: number;
  readonly seats: readonly SeatLook[];
  readonly decision: Decision | null;
  /** Targets that lead to a move now, with their key letter; '' where no ticket in sight is theirs alone. */
  readonly lit: ReadonlyMap<Target, string>;
  /** Targets tapped, or those of the move that waits for its button. */
  readonly chosen: ReadonlySet<Target>;
  /** What a lit place would bring, drawn under it by `Surface`. */
  readonly tags: ReadonlyMap<Target, readonly Chip[]>;
  /** The move whose result is drawn as a ghost before it is made. */
  readonly preview: Move | null;
  /** Targets of what just happened, for a short mark or movement. */
  readonly recent: ReadonlySet<Target>;
  /** What is happening in this picture; null while nothing is. */
  readonly happening: Happening | null;
  readonly onPress: (target: Target) => void;
  /** Long press: what is this? */
  readonly onExplain: (target: Target) => void;
  readonly width: number;
  readonly height: number;
  readonly night: boolean;
  /** Reduce motion: show results at once. */
  readonly calm: boolean;
}

/** A picture of something that happens: the view belongs to it. */
export interface Happening {
  /** Another number for another picture. */
  readonly n: number;
  /** Equal events shown at once; the first gives the kind. */
  readonly events: readonly GameEvent[];
  /** How long the picture stands, already hurried where much happens. */
  readonly ms: number;
}

/** What moves in a picture, drawn in the middle of its place; it may be larger than its size. */
export interface MoverProps<V = unknown> {
  readonly view: V;
  readonly seats: readonly SeatLook[];
  readonly event: GameEvent;
  /** That of a piece. */
  readonly size: number;
  /** The lesser side of the place it is at or goes to: a tile is as large as its place. */
  readonly room?: number;
  /** Of several of one event, the place of this one; else where it goes. */
  readonly target?: Target;
}

/** Pictures of one scene so far, the last under the lamp: what a card over the table and the dock tell of it. */
export interface SceneProps<V = unknown> {
  readonly scene: string;
  /** Every event of the scene shown so far, with its sentence. */
  readonly shown: ReadonlyArray<{ readonly event: GameEvent; readonly sentence: string }>;
  /** What was told since the pick, before the scene began. */
  readonly before: ReadonlyArray<{ readonly event: GameEvent; readonly sentence: string }>;
  readonly happening: Happening;
  readonly view: V;
  readonly viewer: number;
  readonly seats: readonly SeatLook[];
  readonly width: number;
  readonly calm: boolean;
}

/** One face of the table: the mine, the town, the market. A game with one part shows no tabs. */
export interface BoardPart<V = unknown> {
  readonly id: string;
  readonly label: string;
  readonly sign: string;
  readonly Board: ComponentType<BoardProps<V>>;
  /** Only where a tablet has room for it: it gets no tab. */
  readonly wideOnly?: boolean;
}

/** A piece of this decision that lies on no board: a die, a person, a card, the tile to lay. */
export interface TrayPiece {
  readonly target: Target;
  /** Said by a screen reader: "A strong miner". */
  readonly label: string;
  /** Equal pieces stand once, with their number. */
  readonly count?: number;
  /** One word under it: "pays". */
  readonly note?: string;
  /** Many equal ones: each tap takes one more, `good:food` and then `good:food#2`; a disc counts what is taken. */
  readonly stack?: true;
  /** Stands there to be read, such as what is in the wagon: it is not dimmed where no move is made with it. */
  readonly read?: true;
}

export interface Tray {
  readonly pieces: readonly TrayPiece[];
  /** A few words at its end: "up to three", "3 still free". */
  readonly aside?: string;
  /** Quiet verbs whose moves are made with these pieces: they open no list. */
  readonly verbs?: readonly string[];
}

/** What was tapped so far, and the verb the moves are filtered by. */
export interface InHand {
  readonly taps: readonly Target[];
  readonly verb: string | null;
}

/**
 * `low` holds prompt, tray or verbs and one row of buttons; `tall` three tickets as well; `row` has tray and
 * strong button side by side. A decision kind has one of them for good.
 */
export type DockHeight = 'row' | 'low' | 'tall';

export interface SeatFact {
  readonly sign: string;
  readonly value: string | number;
  /** Said by a screen reader: "11 gold". */
  readonly label: string;
}

/** A drawing of given proportions, such as an example of the page "How it plays". */
export interface DrawingProps {
  readonly width: number;
  readonly height: number;
  readonly night: boolean;
}

/** The picture of the aim, in points of a phone; wider screens draw it larger. */
export const AIM_PICTURE = { width: 358, height: 172 } as const;

/** An example of the page "How it plays", drawn with the pieces of the board. */
export interface Example {
  readonly title: string;
  /** What is seen: two or three sentences. */
  readonly text: string;
  /** The clause it shows. */
  readonly rule: string;
  /** Its height to a width of 358. */
  readonly height: number;
  readonly Art: ComponentType<DrawingProps>;
}

export interface GameLook<V = unknown> {
  readonly game: AnyGame;
  readonly parts: readonly BoardPart<V>[];
  /** The part a decision concerns; the frame turns to it when the decision arrives. */
  partFor(view: V, decision: Decision): string;
  /** The part a target lies on, where an automa's steps should turn the table to it; null leaves it as it is. */
  partAt?(target: Target): string | null;
  /** On a tablet: parts to the left (large, above the dock) and to the right (under the seats), each a share of the height. */
  readonly wide: {
    readonly left: readonly string[];
    readonly right: readonly string[];
    /** What the parts on the left have of the width; 63 % where nothing is said. */
    readonly share?: number;
    /** The last lines of the log stand under the parts on the right. */
    readonly log?: true;
    /** How high the dock stands there whatever is asked, where that differs from a phone. */
    readonly dock?: DockHeight;
  };
  /** On a phone with two seats their brands stand beside the faces, and what the own seat has beside the prompt. */
  readonly sharedBand?: true;
  /** How high the dock stands for a kind of decision. */
  dock(kind: string): DockHeight;
  /**
   * Verbs that stand in the bar of this decision in this order, whatever can be done: those without a move are
   * dashed, and a tap on one asks the game's `whyNot` about `verb:<id>`.
   */
  bar?(view: V, decision: Decision): readonly Verb[];
  /**
   * The pieces in the hand for this decision, each a target like any other; null where the list is enough. What is
   * held may bring others: a die to be turned shows its faces.
   */
  tray?(view: V, decision: Decision, held?: InHand): Tray | null;
  readonly TrayArt?: ComponentType<{ readonly view: V; readonly target: Target; readonly size: number }>;
  /** Kinds in which several pieces are picked at once: a move is chosen when exactly its targets are. */
  readonly toggles?: readonly string[];
  /** True while the seat holds what the others may not see: the device is handed over behind a curtain. */
  secret?(view: V, seat: number): boolean;
  /**
   * At an open table hands lie face down until they are held. True for a move whose ticket would tell what the
   * seat hides: it is offered while the hand is held. Without it every move is such a move.
   */
  secretMove?(view: V, move: Move): boolean;
  /** Kinds whose question itself tells what is hidden, such as which of two drawn cards to keep. */
  readonly secretKinds?: readonly string[];
  /** Sound, movement and time of every kind of event. */
  readonly feel: FeelTable<string>;
  /**
   * Draws what moves in a picture (a die with its face, a pawn, a tile); without it, or where it has nothing to
   * draw, the sign its movement names moves.
   */
  readonly Mover?: ComponentType<MoverProps<V>>;
  /** True where `Mover` has something to draw for the event. */
  moves?(event: GameEvent): boolean;
  /** True for what fills the place it comes to, such as a tile its cell; else it is no larger than a piece. */
  whole?(event: GameEvent): boolean;
  /** The words of a stamp: "Held". */
  stamp?(view: V, event: GameEvent): string;
  /** A card over the table for scenes named by `feel`: the night in Dakota. */
  readonly SceneCard?: ComponentType<SceneProps<V>>;
  /** Scenes `SceneCard` draws. */
  readonly cards?: readonly string[];
  /** What the dock shows of a scene instead of its sentences: both strengths as dice in Dawson. */
  readonly SceneDock?: ComponentType<SceneProps<V>>;
  /** Scenes `SceneDock` draws. */
  readonly docks?: readonly string[];
  /** Kinds of events that only say whose turn it is: left out where what happened is told again. */
  readonly turnEvents?: readonly string[];
  /** Facts of a seat for the seats strip, the most important first; a rival or automa has seat -1. */
  seatFacts(view: V, seat: number): readonly SeatFact[];
  /** Draws a sign named by chips, facts, parts and verbs of this game. */
  readonly Sign: ComponentType<{ readonly name: string; readonly size: number; readonly colour?: string }>;
  /** The names `Sign` can draw: a test plays the game and looks for every name used. */
  readonly signNames: readonly string[];
  /** A strip under the top bar: Dawson's dice pool, Dakota's day track, Dark Horse's goal. */
  readonly Banner?: ComponentType<{
    readonly view: V;
    readonly viewer: number;
    readonly width: number;
    readonly calm: boolean;
    /** What is happening in this picture: a die that is on its way is not drawn twice. */
    readonly happening?: Happening | null;
    readonly onExplain?: (target: Target) => void;
  }>;
  /** A drawing on a ticket (a tunnel tile, a card); null where the words are enough. */
  readonly TicketArt?: ComponentType<{ readonly view: V; readonly move: Move; readonly size: number }>;
  /** True where `TicketArt` has something to show for this move. */
  hasArt?(view: V, move: Move): boolean;
  /** Parts drawn side by side on the post-card of a finished table; the first of `wide.left` where nothing is said. */
  readonly card?: readonly string[];
  /** One picture of the aim: a turn at a glance. */
  readonly AimPicture: ComponentType<DrawingProps>;
  /** Three examples of what this game turns on. */
  readonly examples: readonly [Example, Example, Example];
  /** The woodblock print of the shelf. */
  readonly Print: ComponentType<{ readonly width: number; readonly height: number; readonly night: boolean }>;
  /** The automa's name and sign, where a solo game has one: it stands in the seats strip with facts of seat -1. */
  rival?(view: V): { readonly name: string; readonly sign: string } | null;
}
