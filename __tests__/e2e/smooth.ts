/** How smoothly pictures run on a phone of the middle class: the processor is held to a quarter. */
import type { Page } from 'playwright-core';

import type { AnyGame } from '@/engine/core/game';
import type { FeelTable } from '@/components/boards/feel';

import type { House } from './harness';
import { makeMoves, picturesSeen, plannedGame, sitDownAt, watchPictures } from './pictures';

export interface Smoothness {
  readonly game: string;
  readonly picks: number;
  readonly pictures: number;
  /** Tasks over 50 ms while a picture moved: from its first frame until something else is put in its place. */
  readonly long: number;
  /** The longest of them in ms; 0 where there was none. */
  readonly worst: number;
  /** The kinds of the pictures during the longest ones. */
  readonly during: readonly string[];
  /** All others over 50 ms, which put another picture or question on the table, and the longest of them. */
  readonly turning: number;
  readonly worstTurning: number;
}

interface Task {
  readonly at: number;
  readonly ms: number;
}

export const THROTTLE = 4;

export async function smoothnessOf(
  house: House,
  game: AnyGame,
  feel: FeelTable<string>,
  picks = 40,
): Promise<Smoothness> {
  const seed = 'smooth';
  const { moves } = plannedGame(game, feel, seed, picks);
  const visit = await sitDownAt(house, game, seed, { pace: 'normal' });
  const { page } = visit;
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await noteLongTasks(page);
  await watchPictures(page);
  await makeMoves(page, moves, { watch: true });
  const seen = await picturesSeen(page);
  const { tasks, changes, moved } = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
  await visit.context.close();
  const turns = (task: Task) => turnsTable(task, changes);
  /** What moves is drawn a moment after its picture, and a picture is seen when it is painted. */
  const beginOf = (at: number, next: number) => {
    // Two observers note the same change one after the other.
    const within = (one: number) => one > at - 5 && one < next - 5;
    return Math.max(at, moved.find(within) ?? 0, changes.find((one) => within(one.at))?.painted ?? 0);
  };
  const moving = tasks
    .flatMap((task) => {
      const on = seen.find(({ at, ms }, i) => {
        const from = beginOf(at, seen[i + 1]?.at ?? Infinity);
        return task.at > from && task.at < from + ms;
      });
      return on && !turns(task) ? [{ ...task, kinds: on.kinds }] : [];
    })
    .sort((a, b) => b.ms - a.ms);
  const turning = tasks.filter(({ at }) => !moving.some((one) => one.at === at));
  return {
    game: game.id,
    picks: moves.length,
    pictures: seen.length,
    long: moving.length,
    worst: Math.round(moving[0]?.ms ?? 0),
    during: [...new Set(moving.map(({ kinds }) => kinds))].slice(0, 6),
    turning: turning.length,
    worstTurning: Math.round(Math.max(0, ...turning.map(({ ms }) => ms))),
  };
}

/** Long tasks are told in whole milliseconds. */
function turnsTable(task: Task, changes: Noted['changes']): boolean {
  return changes.some(({ at, painted }) => task.at <= painted && at <= task.at + task.ms + 2);
}

/** Long tasks noted so far that neither put another picture or question on the table nor painted it. */
export async function tasksBetweenChanges(page: Page): Promise<Task[]> {
  const { tasks, changes } = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
  return tasks.filter((task) => !turnsTable(task, changes));
}

interface Noted {
  readonly tasks: Task[];
  /** When another picture or question was put on the table and when it could be seen, by the page's clock. */
  readonly changes: Array<{ readonly at: number; painted: number }>;
  /** When something began to move over the table. */
  readonly moved: number[];
}

export async function noteLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: Noted = { tasks: [], changes: [], moved: [] };
    (window as unknown as { noted: Noted }).noted = noted;
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        noted.tasks.push({ at: startTime, ms: duration });
    }).observe({ type: 'longtask' });
    const table = () => {
      const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
      const dock = find('dock');
      return [find('stage')?.dataset.picture, dock?.dataset.pick, dock?.ariaBusy].join(' ');
    };
    let last = table();
    let movers = 0;
    new MutationObserver(() => {
      const now = document.querySelector('[data-testid="stage"]')?.childElementCount ?? 0;
      if (now > 0 && movers === 0) noted.moved.push(performance.now());
      movers = now;
      if (table() === last) return;
      last = table();
      const change = { at: performance.now(), painted: 0 };
      noted.changes.push(change);
      requestAnimationFrame(() => setTimeout(() => (change.painted = performance.now())));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}
