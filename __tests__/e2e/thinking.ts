/** What it costs the page when the best player thinks on a phone of the middle class: a quarter of the processor. */
import type { CDPSession } from 'playwright-core';

import type { AnyGame } from '@/engine/core/game';

import { noteThinking, thoughtBeside, withoutWorkers, type Beside } from './beside';
import type { House } from './harness';
import { noteLongTasks, tasksBetweenChanges, THROTTLE } from './smooth';
import { playOn, startMatch } from './table';

export interface Thought {
  readonly game: string;
  readonly picks: number;
  /** Questions put to a worker, and how many it answered. */
  readonly asked: number;
  readonly answered: number;
  /** How long the page's own thread thought, and of that the stretches over 50 ms and the longest, in ms. */
  readonly thoughtMs: number;
  readonly long: number;
  readonly worst: number;
  /** Tasks over 50 ms of any other kind that began and ended while a question was out and did not change the table. */
  readonly tasks: number;
}

export interface ThoughtOptions {
  readonly picks?: number;
  /** A browser without workers. */
  readonly alone?: boolean;
}

const AGAINST_LEGEND = [
  { name: 'Robin', kind: 'person' as const },
  { name: 'Mae', kind: 'bot' as const, level: 'legend' },
];

const NOBODY: Beside = { asked: 0, answered: 0, failed: [], out: [] };

/** A person's first picks against Legend, who thinks in between; the lamp, who is Legend too, is asked at the end. */
export async function thoughtOf(
  house: House,
  game: AnyGame,
  { picks = 10, alone = false }: ThoughtOptions = {},
): Promise<Thought> {
  const { context, page } = await house.visit({ settings: { pace: 'quick' } });
  await (alone ? withoutWorkers(context) : noteThinking(context));
  await startMatch(page, game.id, { kind: 'bots', seats: AGAINST_LEGEND, seed: 'thinking' });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await noteLongTasks(page);
  let made = 0;
  const stretches = await watchedThinking(cdp, async () => {
    const played = await playOn(page, { picks, limit: 280_000, until: ['over'] });
    made = played.picks;
    if (played.end !== 'pick') return;
    await page.getByTestId('hint').click();
    await page.getByTestId('hint reason').waitFor({ timeout: 60_000 });
  });
  const { asked, answered, out } = alone ? NOBODY : await thoughtBeside(page);
  const tasks = (await tasksBetweenChanges(page)).filter((task) =>
    // The task that asks goes on to draw what was played before.
    out.some(({ from, to }) => task.at > from + 1 && task.at + task.ms <= (to ?? Infinity)),
  );
  await context.close();
  const long = stretches.filter((ms) => ms > 50);
  return {
    game: game.id,
    picks: made,
    asked,
    answered,
    thoughtMs: Math.round(stretches.reduce((sum, ms) => sum + ms, 0)),
    long: long.length,
    worst: Math.round(Math.max(0, ...stretches)),
    tasks: tasks.length,
  };
}

/** The verb of `Thinker` and `Reviewer` all thinking passes through; a build keeps the names of methods. */
const THINKS = 'advance';

/** Stretches without a break, in ms, in which the page's own thread was at thinking while `happens` went on. */
export async function watchedThinking(cdp: CDPSession, happens: () => Promise<void>): Promise<number[]> {
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: 1000 });
  await cdp.send('Profiler.start');
  await happens();
  const { profile } = await cdp.send('Profiler.stop');
  const thinking = new Set<number>();
  // A caller comes before what it calls.
  for (const { id, callFrame, children = [] } of profile.nodes) {
    if (callFrame.functionName === THINKS) thinking.add(id);
    if (thinking.has(id)) for (const child of children) thinking.add(child);
  }
  const stretches: number[] = [];
  let begun: number | null = null;
  let now = profile.startTime;
  profile.samples?.forEach((id, i) => {
    now += profile.timeDeltas?.[i] ?? 0;
    if (thinking.has(id)) begun ??= now;
    // Whatever else the thread does meanwhile, collecting litter apart, ends the stretch.
    else if (begun !== null && !isLitter(profile.nodes, id)) {
      stretches.push((now - begun) / 1000);
      begun = null;
    }
  });
  return stretches;
}

function isLitter(nodes: ReadonlyArray<{ id: number; callFrame: { functionName: string } }>, id: number) {
  return nodes.find((node) => node.id === id)?.callFrame.functionName === '(garbage collector)';
}
