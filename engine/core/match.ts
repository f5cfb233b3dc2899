/**
 * One match of any game: the only holder of the true state. It refuses what is not legal, keeps the
 * log, and takes picks back as far as nothing new has been seen.
 *
 * Undo, practice and looking back all work alike: a snapshot every few decisions, and the moves since
 * then played again. That is exact because a state holds its own generator.
 */
import type { AnyGame, Decision, Emit, Game, GameConfig, GameEvent, GameState, Move } from './game';
import { noEvents } from './game';
import { hashOf } from './hash';
import type { RngState } from './rng';
import { say } from './sayings';

/** A decision that was made, and what came of it. */
export interface LogEntry {
  readonly seat: number;
  /** The kind of the decision. */
  readonly kind: string;
  readonly move: Move;
  readonly events: readonly GameEvent[];
  /** After it, everything before is beyond undo: new information appeared or the turn passed on. */
  readonly line: boolean;
}

/**
 * Looks on while a move is made: called at every event with the table as it is at that moment. The state is the
 * true one and goes on changing: take a view of a copy.
 */
export type Watch<S extends GameState = GameState> = (event: GameEvent, state: S) => void;

export interface MatchOptions {
  /** Undo may cross new information; once it does, the match no longer counts. */
  readonly practice?: boolean;
  readonly unranked?: boolean;
}

/** A move that is not legal now; `message` is for the player. */
export class IllegalMove extends Error {
  override readonly name = 'IllegalMove';
  constructor(
    message: string,
    readonly move: Move,
  ) {
    super(message);
  }
}

/** A record that does not fit its game. */
export class BrokenRecord extends Error {
  override readonly name = 'BrokenRecord';
  constructor(
    message: string,
    /** Counted from 1. */
    readonly number: number,
  ) {
    super(message);
  }
}

const SNAPSHOT_EVERY = 32;

interface Snapshot<S> {
  /** How many decisions had been made. */
  readonly at: number;
  readonly state: S;
}

export class Match<S extends GameState = GameState, V = unknown> {
  private state: S;
  private readonly entries: LogEntry[] = [];
  private readonly snapshots: Array<Snapshot<S>>;
  /** Undone moves, the next to play again last. */
  private undone: Move[] = [];
  private isUnranked: boolean;
  private isPractice: boolean;
  private count = 0;
  /** What is asked now; undefined until somebody wants to know. */
  private asked: Decision | null | undefined;
  private legal: readonly Move[] | null = null;
  private shown: S | null = null;
  private readonly views = new Map<number, V>();
  /** Events of the move being made. */
  private heard: GameEvent[] = [];
  private readonly emit: Emit = (event) => {
    this.heard.push(event);
  };
  private readonly listeners = new Set<() => void>();

  private constructor(
    readonly game: Game<S, V>,
    readonly config: GameConfig,
    readonly seed: string,
    start: Snapshot<S>,
    /** Moves made before this match was resumed from a snapshot: known by name only. */
    private readonly before: readonly Move[],
    options: MatchOptions,
    /** It began at a snapshot, not at the set-up of its seed. */
    readonly resumed = false,
  ) {
    this.state = game.clone(start.state);
    this.snapshots = [start];
    this.isPractice = options.practice ?? false;
    this.isUnranked = options.unranked ?? false;
  }

  static start<S extends GameState, V>(
    game: Game<S, V>,
    config: GameConfig,
    seed: string,
    options: MatchOptions = {},
  ): Match<S, V> {
    return new Match(game, config, seed, { at: 0, state: game.setup(config, seed) }, [], options);
  }

  /** Plays a record again from its beginning. Throws `BrokenRecord` at the first move that is not legal. */
  static replay<S extends GameState, V>(
    game: Game<S, V>,
    config: GameConfig,
    seed: string,
    moves: readonly Move[],
    options: MatchOptions = {},
  ): Match<S, V> {
    const match = Match.start(game, config, seed, options);
    match.playAll(moves);
    return match;
  }

  /** Goes on from a snapshot whose moves can no longer be replayed, such as one of older rules. */
  static resume<S extends GameState, V>(
    game: Game<S, V>,
    config: GameConfig,
    seed: string,
    moves: readonly Move[],
    state: S,
    options: MatchOptions = {},
  ): Match<S, V> {
    const start = { at: moves.length, state: game.clone(state) };
    return new Match(game, config, seed, start, [...moves], options, true);
  }

  /** Raised by everything that changes the match: screens compare it. */
  get version(): number {
    return this.count;
  }

  get practice(): boolean {
    return this.isPractice;
  }

  get unranked(): boolean {
    return this.isUnranked;
  }

  /** The first decision the log knows; above 0 only for a match resumed from a snapshot. */
  get logStart(): number {
    return this.before.length;
  }

  get log(): readonly LogEntry[] {
    return this.entries;
  }

  /** How many decisions have been made. */
  get decisions(): number {
    return this.before.length + this.entries.length;
  }

  get over(): boolean {
    return this.decision() === null;
  }

  /** Every move since the start, as it is saved. */
  record(): Move[] {
    return [...this.before, ...this.entries.map((entry) => entry.move)];
  }

  decision(): Decision | null {
    if (this.asked === undefined) this.asked = this.game.decision(this.state);
    return this.asked;
  }

  moves(): readonly Move[] {
    this.legal ??= this.game.moves(this.state);
    return this.legal;
  }

  /** A copy of the position, one per version: for words, hints and boards, never for playing. */
  position(): S {
    this.shown ??= this.game.clone(this.state);
    return this.shown;
  }

  /** What a seat may see; the same object until the match changes. */
  view(seat: number): V {
    let view = this.views.get(seat);
    if (view === undefined) {
      view = this.game.view(this.position(), seat);
      this.views.set(seat, view);
    }
    return view;
  }

  /** The position after `decisions` decisions, for looking back. */
  positionAt(decisions: number): S {
    if (decisions < this.logStart || decisions > this.decisions)
      throw new RangeError(`no decision ${decisions}`);
    return this.rebuild(decisions);
  }

  hash(): string {
    return hashOf(this.state);
  }

  /** Makes a move; refuses what is not legal and then has changed nothing. Who watches sees every event as it happens. */
  play(move: Move, watch?: Watch<S>): LogEntry {
    const decision = this.decision();
    if (decision === null) throw new IllegalMove(say('move.over'), move);
    if (!this.moves().includes(move)) {
      throw new IllegalMove(say('move.illegal', { prompt: this.game.prompt(this.position()) }), move);
    }
    const next = this.make(decision, move, watch);
    if (this.undone.length > 0) {
      if (this.undone[this.undone.length - 1] === move) this.undone.pop();
      else this.undone = [];
    }
    this.changed(next);
    return this.entries[this.entries.length - 1] as LogEntry;
  }

  /** Makes moves of a record one by one; throws `BrokenRecord` at the first that is not legal. */
  playAll(moves: readonly Move[]): void {
    for (const move of moves) {
      try {
        this.play(move);
      } catch (error) {
        if (!(error instanceof IllegalMove)) throw error;
        const number = this.decisions + 1;
        throw new BrokenRecord(say('replay.broken', { number }), number);
      }
    }
  }

  /** Shows the entries from decision `from` on, each with the position it led to. One state serves them all: it is not to be kept. */
  walk(from: number, visit: (entry: LogEntry, position: S) => void): void {
    const state = this.positionAt(from);
    for (const entry of this.entries.slice(from - this.logStart)) {
      this.game.apply(state, entry.move, noEvents);
      visit(entry, state);
    }
  }

  /** True when the move could not be taken back: screens ask once before such a tap counts. */
  crossesLine(move: Move): boolean {
    const decision = this.decision();
    if (decision === null || !this.moves().includes(move)) return false;
    return tryOut(this.game, this.state, decision, move).line;
  }

  /** How many picks can be taken back now. */
  undoDepth(): number {
    return this.isPractice ? this.entries.length : this.freeDepth();
  }

  /** Of those, picks that can be taken back without losing the rank. */
  freeDepth(): number {
    let depth = 0;
    for (let i = this.entries.length - 1; i >= 0 && !(this.entries[i] as LogEntry).line; i--) depth++;
    return depth;
  }

  /** Takes back picks, the last first. Crossing new information is for practice and costs the rank. */
  undo(picks = 1): void {
    if (picks < 1 || picks > this.undoDepth()) throw new RangeError(say('undo.nothing'));
    if (picks > this.freeDepth()) this.isUnranked = true;
    const target = this.decisions - picks;
    for (let i = 0; i < picks; i++) this.undone.push((this.entries.pop() as LogEntry).move);
    while ((this.snapshots[this.snapshots.length - 1] as Snapshot<S>).at > target) this.snapshots.pop();
    this.state = this.rebuild(target);
    this.asked = undefined;
    this.changed();
  }

  redoDepth(): number {
    return this.undone.length;
  }

  redo(watch?: Watch<S>): LogEntry {
    const move = this.undone[this.undone.length - 1];
    if (move === undefined) throw new RangeError(say('redo.nothing'));
    return this.play(move, watch);
  }

  setPractice(practice: boolean): void {
    if (practice === this.isPractice) return;
    this.isPractice = practice;
    this.changed();
  }

  /** What is to come was looked at: the match goes on, and counts for no record. */
  giveUpRank(): void {
    this.isUnranked = true;
  }

  /** A second match at the same point, or at an earlier one; what is played there does not touch this one. */
  fork(decisions = this.decisions, options: MatchOptions = {}): Match<S, V> {
    const start = { at: this.logStart, state: this.positionAt(this.logStart) };
    const kept = { practice: this.isPractice, unranked: this.isUnranked, ...options };
    const copy = new Match(this.game, this.config, this.seed, start, this.before, kept, this.resumed);
    copy.state = this.positionAt(decisions);
    copy.entries.push(...this.entries.slice(0, decisions - this.logStart));
    for (const { at, state } of this.snapshots.slice(1)) {
      if (at <= decisions) copy.snapshots.push({ at, state: this.game.clone(state) });
    }
    return copy;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Makes a legal move and returns what is asked next. */
  private make(decision: Decision, move: Move, watch?: Watch<S>): Decision | null {
    const { state } = this;
    const before: RngState = [...state.rng];
    this.heard = [];
    try {
      this.game.apply(state, move, watch ? this.watched(watch) : this.emit);
    } catch (error) {
      this.state = this.rebuild(this.decisions);
      throw error;
    }
    const events = this.heard;
    const next = this.game.decision(state);
    const line = isLine(decision, next, sameWords(before, state.rng), events);
    this.entries.push({ seat: decision.seat, kind: decision.kind, move, events, line });
    if (this.entries.length % SNAPSHOT_EVERY === 0) {
      this.snapshots.push({ at: this.decisions, state: this.game.clone(state) });
    }
    return next;
  }

  private watched(watch: Watch<S>): Emit {
    return (event) => {
      this.heard.push(event);
      watch(event, this.state);
    };
  }

  private rebuild(decisions: number): S {
    let from = this.snapshots.length - 1;
    while ((this.snapshots[from] as Snapshot<S>).at > decisions) from--;
    const start = this.snapshots[from] as Snapshot<S>;
    const state = this.game.clone(start.state);
    const first = this.logStart;
    for (let i = start.at; i < decisions; i++) {
      this.game.apply(state, (this.entries[i - first] as LogEntry).move, noEvents);
    }
    return state;
  }

  private changed(asked = this.asked): void {
    this.count++;
    this.asked = asked;
    this.legal = null;
    this.shown = null;
    if (this.views.size > 0) this.views.clear();
    for (const listener of this.listeners) listener();
  }
}

export function startMatch(game: AnyGame, config: GameConfig, seed: string, options?: MatchOptions): Match {
  return Match.start(game, config, seed, options) as Match;
}

/** What a move would lead to, on a copy: the position, what happens on the way, and whether undo could cross it. */
export function tryOut(game: AnyGame, from: GameState, decision: Decision, move: Move) {
  const events: GameEvent[] = [];
  const state = game.clone(from);
  game.apply(state, move, (event) => events.push(event));
  const next = game.decision(state);
  return { state, events, next, line: isLine(decision, next, sameWords(from.rng, state.rng), events) };
}

/** New information (a roll, a draw, a reveal), another seat to act, or the end: undo stops here. */
function isLine(
  made: Decision,
  next: Decision | null,
  /** The generator was not used. */
  quiet: boolean,
  events: readonly GameEvent[],
): boolean {
  if (!quiet || next === null || next.seat !== made.seat) return true;
  for (const event of events) if (event.news === true) return true;
  return false;
}

function sameWords(a: RngState, b: RngState): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2] && a[3] === b[3];
}
