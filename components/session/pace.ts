const UNSEEN_MS = 400;

/** The time a picture stands: it passes by itself, or a tap ends it. */
export class Pace {
  private next: (() => void) | null = null;
  /** The last wait was ended by a tap. */
  tapped = false;

  constructor(private readonly wait: ((ms: number) => Promise<void>) | undefined) {}

  tap(): void {
    this.tapped = true;
    this.next?.();
  }

  /** Waits for the time to pass or for the player to go on; without a time, for the player alone. */
  until(ms: number | null): Promise<void> {
    this.tapped = false;
    return new Promise((resolve) => {
      const done = () => {
        this.next = null;
        resolve();
      };
      this.next = done;
      if (ms === null) return;
      void this.pause(ms).then(() => {
        if (this.next === done) done();
      });
    });
  }

  /**
   * What was just put on the table can be seen, and in the next frame what moves over it: now its time begins,
   * however long drawing took.
   */
  drawn(): Promise<void> {
    if (this.wait || typeof requestAnimationFrame !== 'function') return Promise.resolve();
    return new Promise((resolve) => {
      // Out of sight there are no frames.
      const unseen = setTimeout(resolve, UNSEEN_MS);
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          clearTimeout(unseen);
          setTimeout(resolve, 0);
        }),
      );
    });
  }

  pause(ms: number): Promise<void> {
    return this.wait ? this.wait(ms) : new Promise((resolve) => setTimeout(resolve, ms));
  }
}
