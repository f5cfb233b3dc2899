/** Every kind of decision of a game, opened on the screen and read: how small, cut or broken its texts are. */
import type { Page } from 'playwright-core';

import { hint } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import type { AnyGame } from '@/engine/core/game';
import { startMatch, type Match } from '@/engine/core/match';
import { readSave, writeSave } from '@/engine/core/save';
import { gameById } from '@/engine/games';

export interface Stop {
  readonly kind: string;
  readonly save: string;
}

/** One position for each kind of decision the greedy player meets: the last of its first game that has the kind. */
export function stopsOf(game: AnyGame, seats: number, games = 4): Stop[] {
  const found = new Map<string, string>();
  for (let n = 0; n < games; n++) {
    const seen = new Map<string, string>();
    const match = startMatch(game, plainConfig(game, seats), `readable ${n}`);
    for (let choice = hint(match); choice !== null; choice = hint(match)) {
      const kind = match.decision()?.kind ?? '';
      if (!found.has(kind)) seen.set(kind, writeSave(match, { started: 1, saved: 1 }));
      match.play(choice.move);
    }
    for (const [kind, save] of seen) found.set(kind, save);
  }
  return [...found].map(([kind, save]) => ({ kind, save }));
}

/** The match as it stands at a stop. */
export function matchAt({ save }: Stop): Match {
  const read = readSave(save, gameById);
  if (!('match' in read)) throw new Error(`The save is ${read.kind}.`);
  return read.match;
}

/** Every place of the boards and every piece of the tray that answers a long press now. */
export function thingsInSight(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-testid]')].flatMap((element) => {
      const [, target = ''] = /^(?:lit|spot|tray|kept) (.+)$/.exec(element.dataset['testid'] ?? '') ?? [];
      return target === '' ? [] : [target];
    }),
  );
}

/** Those of which nothing is known but the words for anything. */
export function unexplained(match: Match, things: readonly string[]): string[] {
  const { game } = match;
  const state = match.position();
  const viewer = match.decision()?.seat ?? 0;
  const none = game.explain(state, 'no-such-thing', viewer);
  return things.filter((thing) => game.explain(state, thing, viewer).body === none.body);
}

/** What is wrong with the texts of a page, each in words. */
export async function troubleWithTexts(page: Page, least = 12): Promise<string[]> {
  return page.evaluate((smallest) => {
    const trouble: string[] = [];
    const drawn = (element: Element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true;
    const onScreen = ({ left, right, top, bottom, width, height }: DOMRect) =>
      width > 1 && height > 1 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    /** Hidden by a room that cuts it off. */
    const cutAway = (element: Element, box: DOMRect) => {
      for (let room = element.parentElement; room; room = room.parentElement) {
        const style = getComputedStyle(room);
        if (!/hidden|auto|scroll|clip/.test(style.overflowX + style.overflowY)) continue;
        const { left, right, top, bottom } = room.getBoundingClientRect();
        if (box.right < left || box.left > right || box.bottom < top || box.top > bottom) return true;
      }
      return false;
    };
    for (const text of document.querySelectorAll<SVGTextElement>('svg text')) {
      const words = text.textContent?.trim() ?? '';
      const box = text.getBoundingClientRect();
      if (words === '' || !drawn(text) || !onScreen(box) || cutAway(text, box)) continue;
      const matrix = text.getScreenCTM();
      const size =
        parseFloat(getComputedStyle(text).fontSize) * (matrix ? Math.hypot(matrix.b, matrix.d) : 1);
      if (size < smallest - 0.05) trouble.push(`small ${size.toFixed(1)}: ${words}`);
    }
    for (const element of document.querySelectorAll<HTMLElement>('[dir="auto"]')) {
      const words = element.textContent?.trim() ?? '';
      const box = element.getBoundingClientRect();
      if (words === '' || !drawn(element) || !onScreen(box) || cutAway(element, box)) continue;
      if (element.childElementCount > 0) continue;
      const size = parseFloat(getComputedStyle(element).fontSize);
      const matrix = new DOMMatrix(getComputedStyle(element).transform);
      if (size * matrix.d < smallest - 0.05) trouble.push(`small ${size}: ${words}`);
      if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2)
        trouble.push(`cut: ${words}`);
      const node = element.firstChild;
      if (!(node instanceof Text)) continue;
      for (const match of node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) trouble.push(`broken: ${match[0]} in ${words}`);
      }
    }
    return [...new Set(trouble)];
  }, least);
}
