/** Takes pictures of what happens and plays them: in their time, hurried where there are many, by hand, or not at all. */
import type { StoreApi } from 'zustand/vanilla';

import type { Happening } from '@/components/boards/board';
import type { LogEntry, Match } from '@/engine/core/match';

import type { Manners } from './hands';
import type { Pace } from './pace';
import type { PlayState, Steps, ToldEvent } from './port';
import { filming, happeningOf, leads, picturesOf, timesOf, type Camera, type Picture } from './reel';
import type { SessionPorts } from './session-ports';
import type { Teller } from './teller';

/** Shorter than this, what a person's own pick sets off needs no words in the dock. */
const BRIEF_MS = 900;

/** What came on its way stands this long before the next picture. */
const ARRIVED_MS = 60;

/** What a show is made with: the screen, its time, and the match it tells of. */
export interface Stagecraft {
  readonly store: () => StoreApi<PlayState>;
  readonly match: () => Match;
  readonly pace: Pace;
  readonly ports: SessionPorts;
  readonly teller: Teller;
  readonly manners: Partial<Manners>;
}

export class Show {
  /** Every picture since a person last picked, and the eyes it was taken for. */
  private run: Array<{ readonly picture: Picture; readonly own: boolean }> = [];
  private eyes = -1;
  private spent = 0;
  private skipping = false;
  private slow = false;

  constructor(private readonly craft: Stagecraft) {}

  /** A person has picked: what follows is a run of its own. */
  begin(eyes: number): void {
    this.run = [];
    this.eyes = eyes;
    this.rewind();
  }

  /** There is nothing to see again: what led here was taken back, or is not for these eyes. */
  forget(): void {
    this.run = [];
  }

  /** True for a run worth seeing again. */
  canReplay(eyes: number): boolean {
    return eyes === this.eyes && this.run.length > 1;
  }

  skip(): void {
    this.skipping = true;
    this.craft.pace.tap();
  }

  byHand(on: boolean): void {
    this.slow = on;
    const { steps } = this.craft.store().getState();
    if (steps) this.craft.store().setState({ steps: { ...steps, byHand: on, brief: false } });
    if (!on) this.craft.pace.tap();
  }

  /** Takes the pictures of the next move for these eyes; null where nobody would look at them. */
  camera(eyes: number): Camera | null {
    if (this.skipping || this.craft.ports.settings().pace === 'none') return null;
    return filming(this.craft.match().game, eyes);
  }

  /** The pictures of a move that was made; of what leaves none the last sound is heard. */
  developed(camera: Camera | null, entry: LogEntry, eyes: number, own: boolean): readonly Picture[] {
    const { teller, match, manners, ports } = this.craft;
    const { feel = {} } = manners;
    const told = teller.told(match(), entry, eyes);
    if (camera) return picturesOf(camera.shots, told, feel);
    const heard = told.flatMap(({ kind }) => feel[kind] ?? []).filter(({ sound }) => sound !== null);
    const last = heard[heard.length - 1];
    if (last) ports.felt?.(last, own);
    return [];
  }

  /**
   * Shows pictures one after the other. The last is not waited for where the next question is put with it: then
   * what happens in it is the answer.
   */
  async play(pictures: readonly Picture[], own: boolean, alive: () => boolean): Promise<Happening | null> {
    this.run.push(...pictures.map((picture) => ({ picture, own })));
    const last = pictures[pictures.length - 1];
    const asks = last !== undefined && this.asksAt(last);
    await this.showAll(asks ? pictures.slice(0, -1) : pictures, own, alive);
    if (!asks || this.skipping || !alive()) return null;
    this.craft.ports.felt?.(last.feel, own);
    const [ms = 0] = timesOf([last], this.craft.ports.settings().pace, this.spent);
    return happeningOf(last, ms);
  }

  async replay(alive: () => boolean): Promise<void> {
    this.rewind();
    await this.showAll(
      this.run.map(({ picture }) => picture),
      false,
      alive,
    );
  }

  /** True where the next question is put to the same person on the same face of the table. */
  private asksAt({ events, feel, view }: Picture): boolean {
    const decision = this.craft.match().decision();
    const { viewer } = this.craft.store().getState();
    if (feel.scene !== undefined || leads(feel) || decision === null || decision.seat !== viewer)
      return false;
    const { partAt, partFor } = this.craft.manners;
    const [target] = events.flatMap(({ targets }) => targets ?? []);
    const part = target === undefined ? null : partAt?.(target);
    return !part || !partFor || partFor(view, decision) === part;
  }

  private rewind(): void {
    this.spent = 0;
    this.skipping = false;
    this.slow = false;
  }

  private async showAll(pictures: readonly Picture[], own: boolean, alive: () => boolean): Promise<void> {
    const { ports } = this.craft;
    const timesFrom = (i: number) => timesOf(pictures.slice(i), ports.settings().pace, this.spent);
    const whole = timesFrom(0).reduce((sum, ms) => sum + ms, 0);
    const brief = own && whole < BRIEF_MS && pictures.every(({ feel }) => feel.scene === undefined);
    const wanted = () => alive() && !this.skipping;
    for (const [i, picture] of pictures.entries()) {
      if (!wanted()) return;
      // Anew for each: where drawing takes long, the others hurry.
      const [ms = 0] = timesFrom(i);
      const began = ports.now();
      ports.felt?.(picture.feel, own);
      await this.showOne(picture, ms, brief, wanted);
      this.spent += this.slow ? ms : Math.max(ms, ports.now() - began);
    }
  }

  private async showOne(picture: Picture, ms: number, brief: boolean, wanted: () => boolean): Promise<void> {
    const store = this.craft.store();
    const { view, status, feel } = picture;
    const shown = {
      phase: 'steps' as const,
      steps: this.stepsWith(picture, brief),
      happening: happeningOf(picture, ms),
      recent: new Set(picture.events.flatMap(({ targets }) => targets ?? [])),
      hint: null,
    };
    if (!leads(feel)) {
      store.setState({ ...shown, view, status });
      return this.wait(ms);
    }
    store.setState(shown);
    await this.wait(ms);
    if (!wanted()) return;
    store.setState({ view, status });
    if (!this.slow) await this.craft.pace.until(ARRIVED_MS);
  }

  /** The time passes, or a hand that asked for it goes on. */
  private async wait(ms: number): Promise<void> {
    if (!this.slow) {
      await this.craft.pace.drawn();
      if (this.craft.pace.tapped) return;
    }
    await this.craft.pace.until(this.slow ? null : ms);
    // Slowed down while it stood: it stands on.
    if (this.slow && !this.skipping && this.craft.store().getState().steps?.byHand && !this.craft.pace.tapped)
      await this.craft.pace.until(null);
  }

  private stepsWith({ told, feel }: Picture, brief: boolean): Steps {
    const before = this.craft.store().getState().steps;
    const all: readonly ToldEvent[] = [...(before?.told ?? []), ...told];
    const same = before?.scene && before.scene.id === feel.scene ? before.scene : null;
    const scene =
      feel.scene === undefined ? null : (same ?? { id: feel.scene, from: before?.told.length ?? 0 });
    const wordless = brief && before?.brief !== false;
    return { told: all, now: told.length, brief: wordless, byHand: this.slow, scene };
  }
}
