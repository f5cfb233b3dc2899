/** The review of a finished match in the browser: marks, looking at one, and playing on from it. */
import type { Page } from 'playwright-core';

import { chooseNow, seatwork } from '@/engine/bots';
import { courseOf, reviewing, type Mark } from '@/engine/bots/review';
import { plainConfig } from '@/engine/core/configs';
import { startMatch, type Match } from '@/engine/core/match';
import { writeSave } from '@/engine/core/save';
import { games } from '@/engine/games';

import { noteThinking, thoughtBeside, withoutWorkers } from './beside';
import { brinkOf, gameOf, playEnd } from './ends';
import {
  expectAccessible,
  openHouse,
  picture,
  robustly,
  seen,
  until,
  type House,
  type Size,
} from './harness';
import { THROTTLE } from './smooth';
import { keptSave, matchId, openPosition, tableReady } from './table';
import { watchedThinking } from './thinking';

robustly();

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

interface Reviewed {
  readonly match: Match;
  readonly save: string;
  readonly marks: readonly Mark[];
}

/** A match played with whims, in whose review there is something to see. */
function whimsical(): Reviewed {
  const game = gameOf('montana');
  for (let n = 0; n < 12; n++) {
    const match = startMatch(game, plainConfig(game, 1), `whims ${n}`);
    for (let work = seatwork(match, 'greenhorn'); work; work = seatwork(match, 'greenhorn'))
      match.play(chooseNow(work).move);
    const review = reviewing(courseOf(match), 0);
    let step = review.next();
    while (!step.done) step = review.next();
    const marks = step.value;
    if (marks.length > 1) return { match, save: writeSave(match, { started: 1, saved: 1 }), marks };
  }
  throw new Error('Nothing to mark in twelve matches.');
}

async function openReview(page: Page): Promise<void> {
  await page.getByTestId('review').click();
  await seen(page.getByTestId('review sheet'));
}

async function reviewDone(page: Page): Promise<void> {
  await until(
    'the review to be done',
    async () => (await page.getByTestId('review progress').count()) === 0,
    120_000,
  );
}

function markedIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-testid^="mark "]')].map(
      (node) => node.dataset['testid'] ?? '',
    ),
  );
}

describe('a match with something to mark', () => {
  let known: Reviewed;
  beforeAll(() => (known = whimsical()));

  it('is marked as on any machine; a mark is looked at and tried, and the match stays', async () => {
    const { match, save, marks } = known;
    const { context, page, errors } = await house.visit();
    await openPosition(page, 'montana', save);
    await openReview(page);
    await seen(page.getByTestId('review progress'));
    await reviewDone(page);
    expect(await markedIn(page)).toEqual(marks.map(({ at }) => `mark ${at}`));
    const [, mark] = marks;
    if (!mark) throw new Error('no second mark');
    await seen(page.getByText(mark.betterLabel));
    await expectAccessible(page);

    await page.getByTestId(`look ${mark.at}`).click();
    await seen(page.getByText(`Looking back: pick ${mark.at} of ${match.decisions}`));
    await picture(page, 'review-look');
    await page.getByTestId('back to now').click();
    await seen(page.getByTestId('review sheet'));
    expect(await markedIn(page)).toHaveLength(marks.length);

    const before = matchId(page);
    await page.getByTestId(`try ${mark.at}`).click();
    await page.waitForURL((url) => /\/play\//.test(url.href) && !url.href.includes(before));
    await tableReady(page);
    const tried = await keptSave(page, matchId(page));
    expect(tried?.moves).toEqual(match.record().slice(0, mark.at));
    expect(JSON.parse(tried?.text ?? '{}')).toMatchObject({ unranked: true });
    expect((await keptSave(page, before))?.moves).toEqual(match.record());
    await page.goto('/');
    await seen(page.getByText(/, practice/));
    expect(errors).toEqual([]);
    await context.close();
  });

  const looks: ReadonlyArray<readonly [Size, 'light' | 'dark', number]> = [
    ['phone', 'light', 1],
    ['phone', 'dark', 1],
    ['tablet', 'light', 1],
    ['tablet', 'dark', 1],
    ['phone', 'light', 2],
  ];

  it.each(looks)('for the eye: %s, %s, letters × %i', async (size, theme, textSize) => {
    const { context, page, errors } = await house.visit({ size, theme, settings: { textSize } });
    await openPosition(page, 'montana', known.save);
    const name = `review-${size}-${theme}${textSize === 1 ? '' : '-large'}`;
    await picture(page, `${name}-end`);
    await openReview(page);
    await seen(page.getByTestId('review progress'));
    await picture(page, `${name}-under-way`);
    await reviewDone(page);
    await seen(page.getByTestId(`mark ${known.marks[0]?.at}`));
    await picture(page, name);
    await page.getByTestId(`try ${known.marks[known.marks.length - 1]?.at}`).scrollIntoViewIfNeeded();
    await picture(page, `${name}-foot`);
    expect(errors).toEqual([]);
    await context.close();
  });
});

it('is there at the end of a match that was just played, can be stopped, and goes on', async () => {
  const { context, page, errors } = await house.visit();
  await playEnd(page, 'dakota');
  await openReview(page);
  await seen(page.getByTestId('review progress'));
  await page.getByTestId('stop review').click();
  await until('the sheet to close', async () => (await page.getByTestId('review sheet').count()) === 0);
  await seen(page.getByTestId('end'));
  await openReview(page);
  await reviewDone(page);
  const verdict = await page.getByTestId('verdict of review').textContent();
  const marks = await markedIn(page);
  expect(marks.length).toBeLessThanOrEqual(5);
  if (marks.length === 0) expect(verdict).toContain('would clearly have done otherwise');
  else expect(verdict).toContain('would clearly have made otherwise');
  expect(errors).toEqual([]);
  await context.close();
});

const all = process.env.LOOK === 'all';

it.each(all ? games.map(({ id }) => id) : ['dice-settlers'])(
  'the review of %s is worked at beside the page, and goes on where it was stopped',
  async (id) => {
    const { over } = brinkOf(gameOf(id));
    const { context, page, errors } = await house.visit();
    await noteThinking(context);
    await openPosition(page, id, over);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    let stoppedAt = 0;
    const onPage = await watchedThinking(cdp, async () => {
      await openReview(page);
      await seen(page.getByTestId('review progress'));
      await until('some of it to be done', async () => Number(await barAt(page)) >= 2);
      stoppedAt = Number(await barAt(page));
      if (stoppedAt < 100) {
        await page.getByTestId('stop review').click();
        await until('it to close', async () => (await page.getByTestId('review sheet').count()) === 0);
        await openReview(page);
      }
      await until('it to go on', async () => Number(await barAt(page)) >= stoppedAt);
      await reviewDone(page);
    });
    const { asked, answered, failed } = await thoughtBeside(page);
    expect(onPage).toEqual([]);
    expect(failed).toEqual([]);
    expect(answered).toBe(1);
    expect(asked).toBe(stoppedAt < 100 ? 2 : 1);
    expect(errors).toEqual([]);
    await context.close();
  },
);

it('comes to the same on the page, where no worker is to be had', async () => {
  const { save, marks } = whimsical();
  const { context, page, errors } = await house.visit();
  await withoutWorkers(context);
  await openPosition(page, 'montana', save);
  await openReview(page);
  await reviewDone(page);
  expect(await markedIn(page)).toEqual(marks.map(({ at }) => `mark ${at}`));
  expect(errors).toEqual([]);
  await context.close();
});

/** What the bar says in hundredths; null once the review is done. */
function barAt(page: Page): Promise<string | null> {
  return page.evaluate(
    () =>
      document.querySelector('[data-testid="review progress"]')?.getAttribute('aria-valuenow') ??
      (document.querySelector('[data-testid="verdict of review"]') ? '100' : null),
  );
}
