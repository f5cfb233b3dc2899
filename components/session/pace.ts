/** The time between steps on show: it passes by itself, or a tap ends it. */
export class Pace {
  private next: (() => void) | null = null;

  constructor(private readonly wait: ((ms: number) => Promise<void>) | undefined) {}

  tap(): void {
    this.next?.();
  }

  /** Waits for the time to pass or for the player to go on. */
  until(ms: number): Promise<void> {
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

  pause(ms: number): Promise<void> {
    return this.wait ? this.wait(ms) : new Promise((resolve) => setTimeout(resolve, ms));
  }
}
