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
  /** Tasks over 50 ms that began while a picture moved. */
  readonly long: number;
  /** The longest of them in ms; 0 where there was none. */
  readonly worst: number;
  /** The kinds of the pictures during the longest ones. */
  readonly during: readonly string[];
  /** Tasks over 50 ms where one picture gave way to the next, or to the question, and the longest of them. */
  readonly turning: number;
  readonly worstTurning: number;
}

interface Task {
  readonly at: number;
  readonly ms: number;
}

const THROTTLE = 4;

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
  await makeMoves(page, moves);
  const seen = await picturesSeen(page);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: Task[] }).tasks);
  await visit.context.close();
  const shown = seen.map(({ at, ms, kinds }) => ({ from: at, to: at + ms, kinds }));
  const told = tasks
    .map(({ at, ms }) => ({ ms, on: shown.find(({ from, to }) => at > from && at < to) }))
    .sort((a, b) => b.ms - a.ms);
  const moving = told.filter(({ on }) => on);
  const turning = tasks.filter(({ at, ms }) => shown.some(({ from }) => at <= from && at + ms >= from));
  return {
    game: game.id,
    picks: moves.length,
    pictures: seen.length,
    long: moving.length,
    worst: Math.round(moving[0]?.ms ?? 0),
    during: [...new Set(moving.map(({ on }) => on?.kinds ?? ''))].slice(0, 6),
    turning: turning.length,
    worstTurning: Math.round(Math.max(0, ...turning.map(({ ms }) => ms))),
  };
}

async function noteLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tasks: Task[] = [];
    (window as unknown as { tasks: Task[] }).tasks = tasks;
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ at: startTime, ms: duration });
    }).observe({ type: 'longtask' });
  });
}
