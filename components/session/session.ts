import { createStore } from 'zustand/vanilla';

import type { Happening } from '@/components/boards/board';
import { thinkAside } from '@/components/thinking/aside';
import { ADVISER } from '@/engine/bots';
import type { BotLevel, Choice, Move, Target } from '@/engine/core/game';
import { IllegalMove, type LogEntry, type Match } from '@/engine/core/match';

import type { Curtain, Phase, PlaySession, PlayState } from './port';
import { Hands } from './hands';
import { Pace } from './pace';
import { lookBackOf, nothing, pictureOf } from './picture';
import type { Camera } from './reel';
import type { SessionOptions, SessionPorts } from './session-ports';
import { Show } from './show';
import { Teller } from './teller';
import { gainInWords } from './think';
import { say } from './words';

/** A save that takes longer than this many milliseconds is shown to be under way. */
const SLOW_DISK = 150;

/** What a new picture comes with. */
interface News {
  /** The pick that led to it. */
  readonly entry?: LogEntry;
  readonly announcement?: string;
  readonly curtain?: Curtain;
  /** What the next question is put with. */
  readonly happening?: Happening | null;
}

export function createSession(first: Match, ports: SessionPorts, options: SessionOptions = {}): PlaySession {
  return new Run(first, ports, options);
}

class Run implements PlaySession {
  readonly store;
  readonly game;
  readonly room;
  private readonly teller: Teller;
  private readonly hands: Hands;
  private readonly pace: Pace;
  private readonly pictures: Show;
  private viewer: number;
  /** What was on show before the hand was lifted: it comes back when the hand is laid down while a pick is kept. */
  private down: PlayState | null = null;
  private open: boolean;
  private following: boolean;
  /** Raised whenever what goes on in the background is no longer wanted. */
  private turn = 0;
  /** The last pick is not durable yet. */
  private keeping = false;

  constructor(
    private current: Match,
    private readonly ports: SessionPorts,
    options: SessionOptions,
  ) {
    this.game = current.game;
    this.open = this.openTable();
    this.room = ports.room ?? null;
    this.pace = new Pace(ports.wait?.bind(ports));
    const { manners = {} } = options;
    this.hands = new Hands(this.match, manners, () => this.open);
    this.viewer = this.hands.several ? -1 : (this.hands.people[0] ?? -1);
    this.following = options.following ?? false;
    this.teller = new Teller(this.game, current.config);
    const { match, pace, teller } = this;
    this.pictures = new Show({ store: () => this.store, match, pace, ports, teller, manners });
    current.setPractice(this.practice());
    this.store = createStore<PlayState>(() => this.picture(this.following ? 'following' : 'saving'));
    if (!this.following) this.goOn();
  }

  match = (): Match => this.current;

  async play(move: Move): Promise<boolean> {
    if (this.keeping || this.store.getState().phase !== 'pick') return false;
    const watchers = this.hands.watchers(this.viewer);
    const eyes = this.eyes();
    this.pictures.begin(eyes);
    const camera = this.pictures.camera(eyes);
    let entry: LogEntry;
    try {
      entry = this.current.play(move, camera?.watch);
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
      this.store.setState({ announcement: error.message });
      return false;
    }
    this.hands.seen(watchers);
    const turn = this.turn;
    const kept = await this.keep();
    if (turn !== this.turn) return kept;
    const happening = await this.showing(camera, entry, eyes, true);
    if (turn === this.turn) this.goOn({ entry, happening });
    return true;
  }

  async undo(): Promise<void> {
    const { phase } = this.store.getState();
    if (this.keeping || (phase !== 'pick' && phase !== 'over') || this.current.undoDepth() === 0) return;
    const turn = ++this.turn;
    this.pictures.forget();
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
    // Advice speaks of everything its reader sees.
    if (this.keeping || phase !== 'pick' || hand === 'down') return;
    const { turn } = this;
    const at = this.current.version;
    this.store.setState({ pondering: true });
    const choice = await this.think(ADVISER, turn);
    if (turn === this.turn) this.store.setState({ pondering: false });
    const same = at === this.current.version && turn === this.turn && this.store.getState().hand === hand;
    if (!choice || !same) return;
    const advice = [this.advise(choice.move), gainInWords(choice)].filter(Boolean).join(' ');
    const hint = { move: choice.move, advice };
    this.store.setState({ hint, lamp: hint });
  }

  dropHint(): void {
    if (this.store.getState().hint) this.store.setState({ hint: null });
  }

  ack(): void {
    this.pace.tap();
  }

  byHand(on: boolean): void {
    this.pictures.byHand(on);
  }

  skipSteps(): void {
    this.pictures.skip();
  }

  async replay(): Promise<void> {
    const { phase } = this.store.getState();
    if (this.keeping || phase !== 'pick' || !this.pictures.canReplay(this.eyes())) return;
    const turn = ++this.turn;
    await this.pictures.replay(() => turn === this.turn);
    if (turn === this.turn) this.goOn();
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
    // Pictures on show were taken for other eyes.
    if (now.phase === 'steps') return this.pictures.skip();
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

  advise(move: Move): string {
    const { hand, decision, viewer } = this.store.getState();
    return hand === 'down' || decision?.seat !== viewer
      ? ''
      : this.game.advise(this.current.position(), move);
  }

  explain(target: Target) {
    return this.game.explain(this.current.position(), target, this.eyes());
  }

  legend() {
    return this.game.legend(this.current.position(), this.eyes());
  }

  async unseal(): Promise<void> {
    this.current.giveUpRank();
    this.store.setState({ unranked: true });
    // A pick that is being saved takes the mark along with the next.
    if (!this.keeping) await this.keep();
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
    let ahead: Promise<Choice | null> | null = null;
    for (;;) {
      if (this.open !== this.openTable()) this.turnTable();
      const decision = this.current.decision();
      const seat = decision ? this.current.config.seats[decision.seat] : undefined;
      if (!decision || !seat) return this.publish('over', news);
      if (seat.kind === 'person') {
        if (decision.seat !== this.viewer) {
          if (this.hands.needsCurtain(decision.seat)) return this.lower(decision.seat, seat.name);
          this.hands.layDown();
          this.viewer = decision.seat;
        }
        return this.publish('pick', news);
      }
      this.publish(this.store.getState().steps?.brief === false ? 'steps' : 'thinking', news);
      news = {};
      const choice = await (ahead ?? this.think(seat.level, turn));
      if (!choice || turn !== this.turn) return;
      const eyes = this.eyes();
      const camera = this.pictures.camera(eyes);
      const entry = this.current.play(choice.move, camera?.watch);
      this.hands.seen(this.hands.watchers(this.viewer));
      await this.keep();
      if (turn !== this.turn) return;
      ahead = this.thinkAhead(turn);
      const happening = await this.showing(camera, entry, eyes, false);
      if (turn !== this.turn) return;
      news = { entry, happening };
    }
  }

  /** Shows what a move set off; answers what the next question is put with. */
  private showing(camera: Camera | null, entry: LogEntry, eyes: number, own: boolean) {
    const { turn } = this;
    const pictures = this.pictures.developed(camera, entry, eyes, own);
    return this.pictures.play(pictures, own, () => turn === this.turn);
  }

  private think(level: BotLevel | undefined, turn: number): Promise<Choice | null> {
    const means = { room: this.room, clock: this.clock() };
    return thinkAside(this.current, level ?? 'greedy', means, () => turn !== this.turn);
  }

  /** The next computer thinks while pictures are on show; null where a person is next. */
  private thinkAhead(turn: number): Promise<Choice | null> | null {
    const seat = this.current.config.seats[this.current.decision()?.seat ?? -1];
    if (seat?.kind !== 'bot') return null;
    const thought = this.think(seat.level, turn);
    // Whoever awaits it hears of a fault; a run that was left behind does not.
    thought.catch(() => {});
    return thought;
  }

  /** Hands lie face down from now on, or no longer: the next to see one is asked for anew. */
  private turnTable(): void {
    this.open = this.openTable();
    if (!this.hands.several) return;
    this.hands.layDown();
    this.viewer = -1;
  }

  /** The device goes to somebody else: from now on the picture holds nothing private. */
  private lower(seat: number, name: string): void {
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

  /** One new picture, with everything that led to it: what the player sees of a pick is one change. */
  private publish(phase: Phase, news: News = {}): void {
    const { entry } = news;
    const before = this.store.getState();
    const picture = this.picture(phase);
    const goesOn = phase === 'thinking' || phase === 'steps' || phase === 'saving';
    if (goesOn) picture.steps = before.steps;
    picture.canReplay = phase === 'pick' && this.pictures.canReplay(this.eyes());
    picture.happening = news.happening ?? null;
    picture.trouble = before.trouble;
    picture.recent = before.recent;
    picture.announcement = before.announcement;
    if (entry) {
      const told = this.teller.told(this.current, entry, this.eyes());
      picture.recent = new Set(told.flatMap((event) => event.targets));
      picture.announcement = told.map((event) => event.sentence).join(' ') || before.announcement;
    }
    if (news.announcement !== undefined) picture.announcement = news.announcement;
    if (news.curtain) Object.assign(picture, { curtain: news.curtain, recent: nothing, announcement: '' });
    this.store.setState(picture, true);
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
