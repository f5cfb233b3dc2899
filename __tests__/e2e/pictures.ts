/** A whole solo game with its pictures: what must be shown by the rules alone, and what a page has shown. */
import type { Page } from 'playwright-core';

import type { FeelTable } from '@/components/boards/feel';
import { filming, picturesOf, type Picture } from '@/components/session/reel';
import { hint } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import type { AnyGame, Move } from '@/engine/core/game';
import { startMatch, type Match } from '@/engine/core/match';
import { writeSave } from '@/engine/core/save';

import type { House, Visit } from './harness';
import { openPosition } from './table';

export interface Planned {
  readonly match: Match;
  readonly moves: readonly Move[];
  /** For each move, its pictures in order. */
  readonly pictures: ReadonlyArray<readonly Picture[]>;
}

/** The greedy player's game and what is to be seen of it. */
export function plannedGame(game: AnyGame, feel: FeelTable<string>, seed: string, most = Infinity): Planned {
  const match = startMatch(game, plainConfig(game, 1), seed);
  const moves: Move[] = [];
  const pictures: Array<readonly Picture[]> = [];
  while (!match.over && moves.length < most) {
    const move = hint(match)?.move ?? (match.moves()[0] as Move);
    const camera = filming(game, 0);
    match.play(move, camera.watch);
    moves.push(move);
    pictures.push(picturesOf(camera.shots, [], feel));
  }
  return { match, moves, pictures };
}

/** The kinds of a picture, as the page tells them. */
export function kindsOf({ events }: Picture): string {
  return events.map(({ kind }) => kind).join(' ');
}

/** A match from its first question, with pictures. */
export async function sitDownAt(
  house: House,
  game: AnyGame,
  seed: string,
  settings: Readonly<Record<string, unknown>>,
): Promise<Visit> {
  const visit = await house.visit({ moving: true, settings });
  const first = startMatch(game, plainConfig(game, 1), seed);
  await openPosition(visit.page, game.id, writeSave(first, { started: 1, saved: 1 }), PICTURES);
  return visit;
}

/** The id its match is kept under. */
export const PICTURES = 'pictures';

export interface Seen {
  readonly kinds: string;
  /** How long it was meant to stand. */
  readonly ms: number;
  /** When it came, by the page's clock. */
  readonly at: number;
  /** After how many decisions. */
  readonly pick: number;
}

/** Notes every picture the page shows from now on. */
export async function watchPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Seen[] = [];
    (window as unknown as { seen: Seen[] }).seen = seen;
    let last = '';
    const look = () => {
      const stage = document.querySelector<HTMLElement>('[data-testid="stage"]');
      const { picture = '', kinds = '', ms = '0' } = stage?.dataset ?? {};
      if (picture === '' || picture === last) return;
      last = picture;
      const pick = (window as unknown as { pick?: number }).pick ?? 0;
      seen.push({ kinds, ms: Number(ms), at: performance.now(), pick });
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-picture'],
    });
    look();
  });
}

export function picturesSeen(page: Page): Promise<readonly Seen[]> {
  return page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
}

interface MakeOptions {
  readonly skip?: boolean;
  /** Looks on until nothing moves before it presses anything, as a person does. */
  readonly watch?: boolean;
  /** Decisions made before the first of them. */
  readonly from?: number;
  /** Does not wait for what the last one sets off. */
  readonly leave?: boolean;
  readonly limit?: number;
}

/**
 * Makes the moves one after the other through the list of words, and waits for the next question; `skip` ends
 * every run of pictures at once.
 */
export async function makeMoves(
  page: Page,
  moves: readonly Move[],
  { skip = false, watch = false, from = 0, leave = false, limit = 200_000 }: MakeOptions = {},
): Promise<void> {
  const stuck = await page.evaluate(
    async ({ all, hurry, looksOn, first, gone, patience }) => {
      const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${CSS.escape(id)}"]`);
      const end = performance.now() + patience;
      const frame = () => new Promise((resolve) => setTimeout(resolve, 16));
      const asked = () => {
        const dock = document.querySelector<HTMLElement>('[data-testid="dock"]');
        return dock && dock.getAttribute('aria-busy') !== 'true' ? dock.dataset.pick : undefined;
      };
      const at = (n: number) => asked() === String(n);
      const moving = () => {
        const last = (window as unknown as { seen?: Seen[] }).seen?.at(-1);
        return last !== undefined && performance.now() < last.at + last.ms + 100;
      };
      for (const [n, move] of all.entries()) {
        const i = first + n;
        while (!at(i) && performance.now() < end) {
          if (hurry) find('skip steps')?.click();
          await frame();
        }
        (window as unknown as { pick: number }).pick = i;
        while (looksOn && moving()) await frame();
        let pressed = '';
        let verb = '';
        const tried = new Set<string>();
        while (at(i) && performance.now() < end) {
          const ticket = find(`move ${move}`);
          // What stands on no ticket is behind a verb or the fold; where there is neither it was chosen beforehand.
          const own = find(`verb ${move.slice(0, move.indexOf(':'))}`);
          const verbs = document.querySelectorAll<HTMLElement>('[data-testid^="verb "]');
          const ways = [own, find('fold'), find('fold list'), ...verbs].filter((way) => way !== null);
          // Each verb has a fold of its own.
          const nameOf = ({ dataset: { testid = '' } }: HTMLElement) =>
            testid.startsWith('verb') ? testid : `${testid} of ${verb}`;
          if (!ticket && ways.every((way) => tried.has(nameOf(way)))) tried.clear();
          const hidden = ways.find((way) => !tried.has(nameOf(way))) ?? find('confirm');
          if (!ticket && hidden) {
            tried.add(nameOf(hidden));
            if (hidden.dataset.testid?.startsWith('verb')) verb = hidden.dataset.testid;
          }
          const armed = pressed === move ? find('confirm') : null;
          const next = armed ?? ticket ?? hidden;
          if (ticket && next === ticket) pressed = move;
          (next ?? ticket)?.click();
          const patient = next === ticket || armed ? 12 : 6;
          for (let waited = 0; waited < patient && at(i) && (ticket || !find(`move ${move}`)); waited++)
            await frame();
        }
        if (performance.now() >= end) {
          const near = [
            ...document.querySelectorAll<HTMLElement>(
              '[data-testid="dock"] [data-testid], [data-testid="list"] [data-testid]',
            ),
          ];
          return `stuck at decision ${i}, ${move}: ${near
            .map(({ dataset }) => dataset.testid)
            .join(', ')
            .slice(0, 600)}`;
        }
      }
      while (!gone && !find('end') && !at(first + all.length) && performance.now() < end) {
        if (hurry) find('skip steps')?.click();
        await frame();
      }
      return '';
    },
    { all: [...moves], hurry: skip, looksOn: watch, first: from, gone: leave, patience: limit },
  );
  if (stuck !== '') throw new Error(stuck);
}
