/** Who thinks where: what goes between a page and the worker its computers think in. */
import type { BrowserContext, Page } from 'playwright-core';

export interface Beside {
  /** Questions the page has put to a worker. */
  readonly asked: number;
  /** How many of them came back with a choice. */
  readonly answered: number;
  readonly failed: readonly string[];
  /** From when to when each was out, by the page's clock; the last may still be. */
  readonly out: ReadonlyArray<{ readonly of: number; readonly from: number; readonly to: number | null }>;
}

interface Told {
  readonly of: number;
  readonly choice: unknown;
  readonly marks: unknown;
  readonly far: unknown;
  readonly failed: string;
}

/** Notes what pages of this visit ask their workers. */
export async function noteThinking(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const out: Array<{ of: number; from: number; to: number | null }> = [];
    const beside = { asked: 0, answered: 0, failed: [] as string[], out };
    Object.assign(window, { beside });
    const heard = new WeakSet<Worker>();
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, letter: unknown) {
      if (!heard.has(this)) {
        heard.add(this);
        this.addEventListener('message', ({ data }: MessageEvent<Partial<Told>>) => {
          if (data.choice || data.marks) beside.answered++;
          if (data.far !== undefined) return;
          if (data.failed) beside.failed.push(data.failed);
          const question = out.find(({ of, to }) => of === data.of && to === null);
          if (question) question.to = performance.now();
        });
      }
      const { ask, review } = letter as { readonly ask?: number; readonly review?: number };
      const of = ask ?? review;
      if (of !== undefined) {
        beside.asked++;
        out.push({ of, from: performance.now(), to: null });
      }
      return postMessage.call(this, letter);
    };
  });
}

/** Since the page was loaded. */
export function thoughtBeside(page: Page): Promise<Beside> {
  return page.evaluate(() => (window as unknown as { beside: Beside }).beside);
}

/** A browser that knows no workers: the page thinks for itself. */
export async function withoutWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
}
