import { createStore } from 'zustand/vanilla';

import type { Move, Target } from '@/engine/core/game';
import { IllegalMove, type LogEntry, type Match } from '@/engine/core/match';
import { motion } from '@/components/ui/tokens';

import type { Curtain, Phase, PlaySession, PlayState, ToldEvent } from './port';
import { Hands } from './hands';
import { Pace } from './pace';
import { lookBackOf, nothing, pictureOf } from './picture';
import type { SessionOptions, SessionPorts } from './session-ports';
import { Teller } from './teller';
import { thinkInSlices } from './think';
import { say } from './words';

/** A save that takes longer than this many milliseconds is shown to be under way. */
const SLOW_DISK = 150;

/** What a new picture comes with. */
interface News {
  /** The pick that led to it. */
  readonly entry?: LogEntry;
  readonly announcement?: string;
  readonly curtain?: Curtain;
}

export function createSession(first: Match, ports: SessionPorts, options: SessionOptions = {}): PlaySession {
  return new Run(first, ports, options);
}

class Run implements PlaySession {
  readonly store;
  readonly game;
  private readonly teller: Teller;
  private readonly hands: Hands;
  private readonly pace: Pace;
  private viewer: number;
  /** What was on show before the hand was lifted: it comes back when the hand is laid down while a pick is kept. */
  private down: PlayState | null = null;
  private open: boolean;
  private following: boolean;
  /** Raised whenever what goes on in the background is no longer wanted. */
  private turn = 0;
  private hurried = false;
  private skipping = false;
  /** The last pick is not durable yet. */
  private keeping = false;

  constructor(
    private current: Match,
    private readonly ports: SessionPorts,
    options: SessionOptions,
  ) {
    this.game = current.game;
    this.open = this.openTable();
    this.pace = new Pace(ports.wait?.bind(ports));
    this.hands = new Hands(this.match, options.manners ?? {}, () => this.open);
    this.viewer = this.hands.several ? -1 : (this.hands.people[0] ?? -1);
    this.following = options.following ?? false;
    this.teller = new Teller(this.game, current.config);
    current.setPractice(this.practice());
    this.store = createStore<PlayState>(() => this.picture(this.following ? 'following' : 'saving'));
    if (!this.following) this.goOn();
  }

  match = (): Match => this.current;

  async play(move: Move): Promise<boolean> {
    if (this.keeping || this.store.getState().phase !== 'pick') return false;
    const watchers = this.hands.watchers(this.viewer);
    let entry: LogEntry;
    try {
      entry = this.current.play(move);
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
      this.store.setState({ announcement: error.message });
      return false;
    }
    this.hurried = false;
    this.skipping = false;
    this.hands.seen(watchers);
    const turn = this.turn;
    const kept = await this.keep();
    if (turn !== this.turn) return kept;
    const shown = this.shownOf(entry, true);
    if (shown.length > 0) {
      this.publish('saving', { entry });
      await this.show(shown, turn);
      if (turn === this.turn) this.goOn();
    } else {
      this.goOn({ entry });
    }
    return true;
  }

  async undo(): Promise<void> {
    const { phase } = this.store.getState();
    if (this.keeping || (phase !== 'pick' && phase !== 'over') || this.current.undoDepth() === 0) return;
    const turn = ++this.turn;
    this.current.undo();
    await this.keep();
    if (turn === this.turn) this.goOn({ announcement: say('undone') });
  }

  async redo(): Promise<void> {
    if (this.keeping || this.current.redoDepth() === 0 || this.store.getState().phase !== 'pick') return;
    const turn = ++this.turn;
    const entry = this.current.redo();
    await this.keep();
    if (turn === this.turn) this.goOn({ entry });
  }

  async askHint(): Promise<void> {
    const { phase, hand } = this.store.getState();
    // A reason speaks of everything its reader sees.
    if (this.keeping || phase !== 'pick' || hand === 'down') return;
    const { turn } = this;
    const at = this.current.version;
    const choice = await thinkInSlices(this.current, 'greedy', this.clock(), () => turn !== this.turn);
    const same = at === this.current.version && turn === this.turn && this.store.getState().hand === hand;
    if (choice && same) this.store.setState({ hint: choice });
  }

  dropHint(): void {
    if (this.store.getState().hint) this.store.setState({ hint: null });
  }

  ack(): void {
    this.pace.tap();
  }

  hurry(): void {
    this.hurried = true;
    this.pace.tap();
  }

  skipSteps(): void {
    this.skipping = true;
    this.pace.tap();
  }

  lift(): void {
    const { curtain } = this.store.getState();
    if (!curtain) return;
    this.viewer = curtain.seat;
    const missed = this.hands.missed(curtain.seat, this.teller);
    this.hands.seen([curtain.seat]);
    this.publish('pick');
    const [only] = missed;
    if (missed.length > 1) this.store.setState({ welcome: missed });
    else if (only) this.store.setState({ news: only.sentence });
  }

  hold(held: boolean, keep: Move | null): void {
    const now = this.store.getState();
    if (now.hand !== (held ? 'down' : 'held')) return;
    if (this.keeping) {
      if (!held && this.down) this.store.setState({ ...this.down, phase: 'saving' }, true);
      return this.hands.layDown();
    }
    if (held) this.down = now;
    this.hands.hold(held, keep);
    const { lookBack, news } = now;
    this.publish(now.phase);
    this.store.setState({ news });
    if (lookBack) this.lookAt(lookBack.at);
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
    this.pace.tap();
    this.current = match;
    this.following = false;
    this.refresh();
    this.goOn();
  }

  follow(match: Match): void {
    this.turn++;
    this.pace.tap();
    this.current = match;
    this.following = true;
    const last = match.log[match.log.length - 1];
    this.publish('following', last ? { entry: last } : {});
  }

  lookAt(decisions: number | null): void {
    const lookBack =
      decisions === null ? null : lookBackOf(this.current, decisions, this.eyes(), this.teller);
    this.store.setState({ lookBack });
  }

  crossesLine(move: Move): boolean {
    return this.current.crossesLine(move);
  }

  whyNot(target: Target): string {
    return this.game.whyNot(this.current.position(), target, this.eyes());
  }

  explain(target: Target) {
    return this.game.explain(this.current.position(), target, this.eyes());
  }

  refresh(): void {
    this.current.setPractice(this.practice());
    const { phase } = this.store.getState();
    if (this.open !== this.openTable() && !this.keeping && (phase === 'pick' || phase === 'curtain'))
      this.goOn();
    this.store.setState({ undoDepth: this.current.undoDepth(), unranked: this.current.unranked });
  }

  close(): void {
    this.turn++;
    this.pace.tap();
  }

  private goOn(news: News = {}): void {
    this.flow(news).catch((error: unknown) => {
      if (!this.ports.broke) throw error;
      this.ports.broke(error);
    });
  }

  /** From here to the next moment a person is asked: computers play, the device changes hands, the game ends. */
  private async flow(news: News): Promise<void> {
    const turn = ++this.turn;
    for (;;) {
      if (this.open !== this.openTable()) this.turnTable();
      const decision = this.current.decision();
      const seat = decision ? this.current.config.seats[decision.seat] : undefined;
      if (!decision || !seat) return this.publish('over', news);
      if (seat.kind === 'person') {
        if (decision.seat !== this.viewer) {
          if (this.hands.needsCurtain(decision.seat)) return this.lower(decision.seat, seat.name, news);
          this.hands.layDown();
          this.viewer = decision.seat;
        }
        return this.publish('pick', news);
      }
      this.publish('thinking', news);
      news = {};
      const choice = await thinkInSlices(
        this.current,
        seat.level ?? 'greedy',
        this.clock(),
        () => turn !== this.turn,
      );
      if (!choice || turn !== this.turn) return;
      const entry = this.current.play(choice.move);
      this.hands.seen(this.hands.watchers(this.viewer));
      await this.keep();
      if (turn !== this.turn) return;
      this.publish('thinking', { entry });
      await this.show(this.shownOf(entry, false), turn);
      if (turn !== this.turn) return;
    }
  }

  /** Hands lie face down from now on, or no longer: the next to see one is asked for anew. */
  private turnTable(): void {
    this.open = this.openTable();
    if (!this.hands.several) return;
    this.hands.layDown();
    this.viewer = -1;
  }

  /** The device goes to somebody else: from now on the picture holds nothing private. */
  private lower(seat: number, name: string, { entry }: News): void {
    if (entry) this.sound(entry);
    this.viewer = -1;
    this.publish('curtain', { curtain: { seat, name } });
  }

  /**
   * Makes the match durable; until then nothing is shown and no pick is let in. False when another window
   * was quicker: the pick was not kept, and this session goes on from what that one left.
   */
  private async keep(): Promise<boolean> {
    const { turn } = this;
    let trouble: string | null = null;
    this.keeping = true;
    const slow = setTimeout(() => this.store.setState({ phase: 'saving', hint: null }), SLOW_DISK);
    try {
      const newer = await this.ports.save(this.current);
      if (newer) {
        this.keeping = false;
        if (turn === this.turn) this.adopt(newer);
        this.store.setState({ trouble: say('overtaken') });
        return false;
      }
    } catch (error) {
      trouble = error instanceof Error ? error.message : say('save.trouble');
    } finally {
      clearTimeout(slow);
      this.keeping = false;
    }
    if (this.store.getState().trouble !== trouble) this.store.setState({ trouble });
    return true;
  }

  /** Steps worth a card: all a computer did, and of what a person's own pick set off what everybody watches. */
  private shownOf(entry: LogEntry, own: boolean): readonly ToldEvent[] {
    if (this.skipping || this.ports.settings().botSpeed === 'skip') return [];
    const told = this.teller.told(this.current, entry, this.eyes());
    return own ? this.hands.scenesOf(told, this.viewer) : told;
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
      await this.pace.until(quick ? pause / 4 : pause);
    }
  }

  /** One new picture, with everything that led to it: what the player sees of a pick is one change. */
  private publish(phase: Phase, news: News = {}): void {
    const { entry } = news;
    const before = this.store.getState();
    const picture = this.picture(phase);
    const goesOn = phase === 'thinking' || phase === 'steps' || phase === 'saving';
    if (goesOn) picture.steps = before.steps;
    picture.trouble = before.trouble;
    picture.recent = before.recent;
    picture.announcement = before.announcement;
    if (entry) {
      const told = this.teller.told(this.current, entry, this.eyes());
      picture.recent = new Set(told.flatMap((event) => event.targets));
      picture.announcement = told.map((event) => event.sentence).join(' ') || before.announcement;
      this.sound(entry);
    }
    if (news.announcement !== undefined) picture.announcement = news.announcement;
    if (news.curtain) Object.assign(picture, { curtain: news.curtain, recent: nothing, announcement: '' });
    this.store.setState(picture, true);
  }

  private sound(entry: LogEntry): void {
    const heard = this.teller.told(this.current, entry, this.eyes()).length > 0;
    if (heard) this.ports.happened?.(entry.events.map((event) => event.kind));
  }

  private picture(phase: Phase) {
    return pictureOf(this.current, this.hands.sight(this.viewer), this.teller, phase);
  }

  /** The seat whose eyes the picture is for; -1 while its hand lies face down. */
  private eyes(): number {
    return this.hands.sight(this.viewer).eyes;
  }

  private openTable(): boolean {
    return this.ports.settings().openTable ?? false;
  }

  private practice(): boolean {
    return this.current.config.seats.length === 1 && this.ports.settings().practice;
  }

  private clock() {
    return { now: () => this.ports.now(), pause: (ms: number) => this.pace.pause(ms) };
  }
}
