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
    return this.tapOr((done) => {
      if (ms !== null) void this.pause(ms).then(done);
    });
  }

  /**
   * What was just put on the table can be seen, and in the next frame what moves over it: now its time begins,
   * however long drawing took.
   */
  drawn(): Promise<void> {
    return this.tapOr((done) => {
      if (this.wait || typeof requestAnimationFrame !== 'function') return done();
      // Out of sight there are no frames.
      setTimeout(done, UNSEEN_MS);
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)));
    });
  }

  private tapOr(begin: (done: () => void) => void): Promise<void> {
    this.tapped = false;
    return new Promise((resolve) => {
      const end = () => {
        this.next = null;
        resolve();
      };
      this.next = end;
      begin(() => {
        if (this.next === end) end();
      });
    });
  }

  pause(ms: number): Promise<void> {
    return this.wait ? this.wait(ms) : new Promise((resolve) => setTimeout(resolve, ms));
  }
}
