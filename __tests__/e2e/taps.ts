/** What a tap costs the page, from one pick to the next. */
import type { Page } from 'playwright-core';

export interface TapCost {
  /** Times the page was drawn anew on the way: each commit of React that changed the page is one batch of changes. */
  readonly commits: number;
  /** Nodes added or removed, attributes and texts changed. */
  readonly changes: number;
}

/** Presses tickets one after the other, like a player who never thinks, and counts what each press changes. */
export function tapCosts(page: Page, taps: number, seed = 1): Promise<TapCost[]> {
  return page.evaluate(
    async ({ most, firstWord }) => {
      let word = firstWord >>> 0;
      const below = (n: number) => {
        word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
        return Math.floor((word / 4294967296) * n);
      };
      /** Buttons and tickets of the dock, or the tickets of the open list. */
      const tickets = () => [
        ...document.querySelectorAll<HTMLElement>(
          '[data-testid="dock"]:not([aria-busy="true"]) [data-testid^="move "], [data-testid="list"] [data-testid^="move "]',
        ),
      ];
      const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
      const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
      const costs: Array<{ commits: number; changes: number }> = [];
      const began = performance.now();
      while (costs.length < most && !find('end')) {
        if (performance.now() - began > 120_000) throw new Error(`only ${costs.length} taps in two minutes`);
        const offered = tickets();
        const waiting = find('confirm');
        if (offered.length === 0 && !waiting) {
          (find('skip steps') ?? find('fold'))?.click();
          await frame();
          continue;
        }
        // What is chosen is mostly confirmed, so that the game goes on.
        const ticket = waiting && below(4) > 0 ? waiting : (offered[below(offered.length)] ?? waiting);
        if (!ticket) continue;
        let commits = 0;
        let changes = 0;
        const moves = (record: MutationRecord) => /^(transform|style)$/.test(record.attributeName ?? '');
        const observer = new MutationObserver((records) => {
          changes += records.length;
          // A wheel that turns is moved frame by frame, not drawn again.
          if (!records.every(moves)) commits++;
        });
        const everything = { subtree: true, childList: true, attributes: true, characterData: true };
        observer.observe(document.body, everything);
        ticket.click();
        // Until tickets lie in the dock again, and nothing has moved for three frames.
        let still = 0;
        let seen = -1;
        let frames = 0;
        while (still < 3 && performance.now() - began < 120_000) {
          await frame();
          // A press that changes nothing, such as one on what is chosen already, is no tap to measure.
          if (++frames > (commits === 0 ? 60 : 300)) break;
          const asked = commits > 0 && (tickets().length > 0 || find('fold') || find('confirm'));
          still = commits === seen && (asked || find('end') || find('skip steps')) ? still + 1 : 0;
          seen = commits;
        }
        observer.disconnect();
        if (commits > 0 && !find('end') && !find('skip steps')) costs.push({ commits, changes });
      }
      return costs;
    },
    { most: taps, firstWord: seed },
  );
}

export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
