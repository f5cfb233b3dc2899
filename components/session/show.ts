/** Plays pictures on the table: in their time, hurried where there are many, by hand, or not at all. */
import type { StoreApi } from 'zustand/vanilla';

import type { Pace } from './pace';
import type { PlayState, Steps, ToldEvent } from './port';
import { happeningOf, leads, timesOf, type Picture } from './reel';
import type { SessionPorts } from './session-ports';

/** Shorter than this, what a person's own pick sets off needs no words in the dock. */
const BRIEF_MS = 900;

/** What came on its way stands this long before the next picture. */
const ARRIVED_MS = 60;

export class Show {
  /** Every picture since a person last picked, and the eyes it was taken for. */
  private run: Array<{ readonly picture: Picture; readonly own: boolean }> = [];
  private eyes = -1;
  private spent = 0;
  private skipping = false;
  private slow = false;

  constructor(
    private readonly store: () => StoreApi<PlayState>,
    private readonly pace: Pace,
    private readonly ports: SessionPorts,
  ) {}

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
    this.pace.tap();
  }

  byHand(on: boolean): void {
    this.slow = on;
    const { steps } = this.store().getState();
    if (steps) this.store().setState({ steps: { ...steps, byHand: on, brief: false } });
    if (!on) this.pace.tap();
  }

  get skipped(): boolean {
    return this.skipping;
  }

  /** Puts a picture among those of the run without stopping for it: the next question is asked with it. */
  pass(picture: Picture, own: boolean): void {
    this.run.push({ picture, own });
    this.ports.felt?.(picture.feel, own);
  }

  async play(pictures: readonly Picture[], own: boolean, alive: () => boolean): Promise<void> {
    this.run.push(...pictures.map((picture) => ({ picture, own })));
    await this.showAll(pictures, own, alive);
  }

  async replay(alive: () => boolean): Promise<void> {
    this.rewind();
    await this.showAll(
      this.run.map(({ picture }) => picture),
      false,
      alive,
    );
  }

  private rewind(): void {
    this.spent = 0;
    this.skipping = false;
    this.slow = false;
  }

  private async showAll(pictures: readonly Picture[], own: boolean, alive: () => boolean): Promise<void> {
    const times = timesOf(pictures, this.ports.settings().pace, this.spent);
    const whole = times.reduce((sum, ms) => sum + ms, 0);
    const brief = own && whole < BRIEF_MS && pictures.every(({ feel }) => feel.scene === undefined);
    for (const [i, picture] of pictures.entries()) {
      if (this.skipping || !alive()) return;
      const ms = times[i] as number;
      await this.showOne(picture, ms, brief, own);
      this.spent += ms;
    }
  }

  private async showOne(picture: Picture, ms: number, brief: boolean, own: boolean): Promise<void> {
    const store = this.store();
    const { view, status, feel } = picture;
    this.ports.felt?.(feel, own);
    const shown = {
      phase: 'steps' as const,
      steps: this.stepsWith(picture, brief),
      happening: happeningOf(picture, ms),
      recent: new Set(picture.events.flatMap(({ targets }) => targets ?? [])),
      hint: null,
    };
    if (leads(feel)) {
      store.setState(shown);
      await this.wait(ms);
      store.setState({ view, status });
      if (!this.slow) await this.pace.until(ARRIVED_MS);
    } else {
      store.setState({ ...shown, view, status });
      await this.wait(ms);
    }
  }

  /** The time passes, or a hand that asked for it goes on. */
  private async wait(ms: number): Promise<void> {
    await this.pace.until(this.slow ? null : ms);
    // Slowed down while it stood: it stands on.
    if (this.slow && !this.skipping && this.store().getState().steps?.byHand && !this.pace.tapped)
      await this.pace.until(null);
  }

  private stepsWith({ told, feel }: Picture, brief: boolean): Steps {
    const before = this.store().getState().steps;
    const all: readonly ToldEvent[] = [...(before?.told ?? []), ...told];
    const same = before?.scene && before.scene.id === feel.scene ? before.scene : null;
    const scene =
      feel.scene === undefined ? null : (same ?? { id: feel.scene, from: before?.told.length ?? 0 });
    const wordless = brief && before?.brief !== false;
    return { told: all, now: told.length, brief: wordless, byHand: this.slow, scene };
  }
}
