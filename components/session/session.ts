import { createStore } from 'zustand/vanilla';

import type { Move, Target } from '@/engine/core/game';
import { IllegalMove, type LogEntry, type Match } from '@/engine/core/match';
import { motion } from '@/components/ui/tokens';

import type { Phase, PlaySession, PlaySettings, PlayState, ToldEvent } from './port';
import { Teller } from './teller';
import { thinkInSlices } from './think';
import { say } from './words';

/** What a session needs from outside: it knows nothing of storage or screens. */
export interface SessionPorts {
  /**
   * Resolves when the match as it now stands is durable, or with the match of another window that was quicker:
   * nothing was kept then. A rejection's message is shown; play goes on and the next pick tries again.
   */
  save(match: Match): Promise<Match | void>;
  now(): number;
  settings(): PlaySettings;
  /** Another window plays this match: resolves with the match as it stands once this one may play, or null if it may not. */
  takeOver?(): Promise<Match | null>;
  /** A pause between shown steps; a timer when absent. */
  wait?(ms: number): Promise<void>;
  /** Sounds, haptics: told once for every batch of events the viewer may see. */
  happened?(kinds: readonly string[]): void;
  /** A verb of the game threw: the match cannot go on. */
  broke?(error: unknown): void;
}

export interface SessionOptions {
  /** Another window plays this match: only watch until it is taken over. */
  readonly following?: boolean;
  /** True where an automa stands against the player: its automatic steps are shown one by one. */
  readonly automa?: (view: unknown) => boolean;
}

const nothing: ReadonlySet<Target> = new Set();

export function createSession(first: Match, ports: SessionPorts, options: SessionOptions = {}): PlaySession {
  return new Run(first, ports, options);
}

class Run implements PlaySession {
  readonly store;
  readonly game;
  private readonly teller: Teller;
  private readonly people: readonly number[];
  private viewer: number;
  private following: boolean;
  /** Raised whenever what goes on in the background is no longer wanted. */
  private turn = 0;
  private hurried = false;
  private skipping = false;
  private next: (() => void) | null = null;

  constructor(
    private current: Match,
    private readonly ports: SessionPorts,
    private readonly options: SessionOptions,
  ) {
    this.game = current.game;
    const { seats } = current.config;
    this.people = seats.flatMap((seat, index) => (seat.kind === 'person' ? [index] : []));
    this.viewer = this.people.length === 1 ? (this.people[0] ?? -1) : -1;
    this.following = options.following ?? false;
    this.teller = new Teller(this.game, current.config);
    current.setPractice(this.practice());
    this.store = createStore<PlayState>(() => this.picture(this.following ? 'following' : 'saving'));
    if (!this.following) this.goOn();
  }

  match = (): Match => this.current;

  async play(move: Move): Promise<boolean> {
    if (this.store.getState().phase !== 'pick') return false;
    this.store.setState({ phase: 'saving', hint: null, welcome: null });
    let entry: LogEntry;
    try {
      entry = this.current.play(move);
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
      this.store.setState({ phase: 'pick', announcement: error.message });
      return false;
    }
    this.hurried = false;
    this.skipping = false;
    const turn = this.turn;
    const kept = await this.keep();
    if (turn !== this.turn) return kept;
    this.publish('saving', entry);
    const shown = this.shownOf(entry, true);
    if (shown.length > 0) await this.show(shown, turn);
    if (turn === this.turn) this.goOn();
    return true;
  }

  async undo(): Promise<void> {
    const { phase } = this.store.getState();
    if ((phase !== 'pick' && phase !== 'over') || this.current.undoDepth() === 0) return;
    const turn = ++this.turn;
    this.store.setState({ phase: 'saving', hint: null });
    this.current.undo();
    await this.keep();
    if (turn !== this.turn) return;
    this.publish('saving');
    this.store.setState({ announcement: say('undone') });
    this.goOn();
  }

  async redo(): Promise<void> {
    if (this.current.redoDepth() === 0 || this.store.getState().phase !== 'pick') return;
    const turn = ++this.turn;
    this.store.setState({ phase: 'saving', hint: null });
    const entry = this.current.redo();
    await this.keep();
    if (turn !== this.turn) return;
    this.publish('saving', entry);
    this.goOn();
  }

  async askHint(): Promise<void> {
    if (this.store.getState().phase !== 'pick') return;
    const { turn } = this;
    const at = this.current.version;
    const choice = await thinkInSlices(this.current, 'greedy', this.clock(), () => turn !== this.turn);
    if (choice && at === this.current.version && turn === this.turn) this.store.setState({ hint: choice });
  }

  dropHint(): void {
    if (this.store.getState().hint) this.store.setState({ hint: null });
  }

  ack(): void {
    this.next?.();
  }

  hurry(): void {
    this.hurried = true;
    this.next?.();
  }

  skipSteps(): void {
    this.skipping = true;
    this.next?.();
  }

  lift(): void {
    const { curtain } = this.store.getState();
    if (!curtain) return;
    this.viewer = curtain.seat;
    const since = this.teller.since(this.current, curtain.seat);
    this.publish('pick');
    this.store.setState({ welcome: since.length > 0 ? since : null });
  }

  dismissWelcome(): void {
    this.store.setState({ welcome: null });
  }

  async takeOver(): Promise<void> {
    const match = await this.ports.takeOver?.();
    if (match) this.adopt(match);
  }

  adopt(match: Match): void {
    this.turn++;
    this.next?.();
    this.current = match;
    this.following = false;
    this.refresh();
    this.goOn();
  }

  follow(match: Match): void {
    this.turn++;
    this.next?.();
    this.current = match;
    this.following = true;
    const last = match.log[match.log.length - 1];
    this.publish('following', last);
  }

  lookAt(decisions: number | null): void {
    if (decisions === null) {
      this.store.setState({ lookBack: null });
      return;
    }
    const first = this.current.logStart;
    const last = this.current.decisions;
    const at = Math.min(last, Math.max(first, decisions));
    const state = this.current.positionAt(at);
    const entry = this.current.log[at - first - 1];
    this.store.setState({
      lookBack: {
        at,
        first,
        last,
        view: this.game.view(state, this.viewer),
        status: this.game.status(state),
        told: entry ? this.teller.told(this.current, entry, this.viewer) : [],
      },
    });
  }

  crossesLine(move: Move): boolean {
    return this.current.crossesLine(move);
  }

  whyNot(target: Target): string {
    return this.game.whyNot(this.current.position(), target);
  }

  explain(target: Target) {
    return this.game.explain(this.current.position(), target);
  }

  refresh(): void {
    this.current.setPractice(this.practice());
    this.store.setState({ undoDepth: this.current.undoDepth(), unranked: this.current.unranked });
  }

  close(): void {
    this.turn++;
    this.next?.();
  }

  private goOn(): void {
    this.flow().catch((error: unknown) => {
      if (!this.ports.broke) throw error;
      this.ports.broke(error);
    });
  }

  /** From here to the next moment a person is asked: computers play, the device changes hands, the game ends. */
  private async flow(): Promise<void> {
    const turn = ++this.turn;
    for (;;) {
      const decision = this.current.decision();
      const seat = decision ? this.current.config.seats[decision.seat] : undefined;
      if (!decision || !seat) return this.publish('over');
      if (seat.kind === 'person') {
        if (decision.seat === this.viewer) return this.publish('pick');
        return this.lower(decision.seat, seat.name);
      }
      this.publish('thinking');
      const choice = await thinkInSlices(
        this.current,
        seat.level ?? 'greedy',
        this.clock(),
        () => turn !== this.turn,
      );
      if (!choice || turn !== this.turn) return;
      const entry = this.current.play(choice.move);
      await this.keep();
      if (turn !== this.turn) return;
      this.publish('thinking', entry);
      await this.show(this.shownOf(entry, false), turn);
      if (turn !== this.turn) return;
    }
  }

  /** The device goes to somebody else: from now on the picture holds nothing private. */
  private lower(seat: number, name: string): void {
    this.viewer = -1;
    this.publish('curtain');
    this.store.setState({ curtain: { seat, name }, recent: nothing, announcement: '' });
  }

  /** False when another window was quicker: the pick was not kept, and this session goes on from what that one left. */
  private async keep(): Promise<boolean> {
    const { turn } = this;
    let trouble: string | null = null;
    try {
      const newer = await this.ports.save(this.current);
      if (newer) {
        if (turn === this.turn) this.adopt(newer);
        this.store.setState({ trouble: say('overtaken') });
        return false;
      }
    } catch (error) {
      trouble = error instanceof Error ? error.message : say('save.trouble');
    }
    if (this.store.getState().trouble !== trouble) this.store.setState({ trouble });
    return true;
  }

  /** Steps worth a card: all a computer did, and what an automa did after a person's own pick. */
  private shownOf(entry: LogEntry, own: boolean): readonly ToldEvent[] {
    if (this.skipping || this.ports.settings().botSpeed === 'skip') return [];
    const told = this.teller.told(this.current, entry, this.viewer);
    if (!own) return told;
    if (!this.options.automa?.(this.store.getState().view)) return [];
    return told.filter((event) => event.seat < 0 && event.rule !== null);
  }

  private async show(told: readonly ToldEvent[], turn: number): Promise<void> {
    if (told.length === 0) return;
    const before = this.store.getState().steps?.told ?? [];
    const all = [...before, ...told];
    for (let at = before.length; at < all.length; at++) {
      if (this.skipping || turn !== this.turn) break;
      const step = all[at] as ToldEvent;
      this.store.setState({
        phase: 'steps',
        steps: { told: all, at },
        recent: new Set(step.targets),
        announcement: step.sentence,
      });
      const quick = this.hurried || this.ports.settings().botSpeed === '4x';
      const pause = motion.automaPause + step.sentence.length * 16;
      await this.until(quick ? pause / 4 : pause);
    }
  }

  /** Waits for the time to pass or for the player to go on. */
  private until(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.next = null;
        resolve();
      };
      this.next = done;
      void this.pause(ms).then(() => {
        if (this.next === done) done();
      });
    });
  }

  private publish(phase: Phase, entry?: LogEntry): void {
    const before = this.store.getState();
    const picture = this.picture(phase);
    const goesOn = phase === 'thinking' || phase === 'steps' || phase === 'saving';
    if (goesOn) picture.steps = before.steps;
    picture.trouble = before.trouble;
    picture.recent = before.recent;
    picture.announcement = before.announcement;
    if (entry) {
      const told = this.teller.told(this.current, entry, this.viewer);
      picture.recent = new Set(told.flatMap((event) => event.targets));
      picture.announcement = told.map((event) => event.sentence).join(' ') || before.announcement;
      if (told.length > 0) this.ports.happened?.(entry.events.map((event) => event.kind));
    }
    this.store.setState(picture, true);
  }

  private picture(phase: Phase): { -readonly [K in keyof PlayState]: PlayState[K] } {
    const { current: match, viewer, game } = this;
    const position = match.position();
    const decision = match.decision();
    const asked = decision !== null && decision.seat === viewer && phase === 'pick';
    return {
      phase,
      viewer,
      view: match.view(viewer),
      decision,
      status: game.status(position),
      prompt: decision ? game.prompt(position) : '',
      moves: asked ? match.moves().map((move) => ({ move, about: game.describe(position, move) })) : [],
      log: this.teller.lines(match, viewer),
      undoDepth: match.undoDepth(),
      freeDepth: match.freeDepth(),
      redoDepth: match.redoDepth(),
      steps: null,
      curtain: null,
      welcome: null,
      hint: null,
      lookBack: null,
      recent: nothing,
      announcement: '',
      trouble: null,
      unranked: match.unranked,
      sheet: decision === null ? game.score(position) : null,
    };
  }

  private practice(): boolean {
    return this.current.config.seats.length === 1 && this.ports.settings().practice;
  }

  private clock() {
    return { now: () => this.ports.now(), pause: (ms: number) => this.pause(ms) };
  }

  private pause(ms: number): Promise<void> {
    return this.ports.wait ? this.ports.wait(ms) : new Promise((resolve) => setTimeout(resolve, ms));
  }
}
