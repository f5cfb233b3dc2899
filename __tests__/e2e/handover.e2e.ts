import type { Page } from 'playwright-core';

import { mayRead } from '@/engine/core/game';
import type { Match } from '@/engine/core/match';
import { readSave, writeSave } from '@/engine/core/save';
import { darkHorse, type State } from '@/engine/games/dark-horse';
import { cardName } from '@/engine/games/dark-horse/words/names';

import { expectAccessible, openHouse, picture, robustly, until, type House, type Size } from './harness';
import { playedUntil } from './resume';
import { keptSave, openPosition, playOn, situation, startMatch } from './table';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const TWO = [
  { name: 'Ada', kind: 'person' as const },
  { name: 'Ben', kind: 'person' as const },
];

/** The banner is a band of its own: always there, always as high. */
const HIGH: Readonly<Record<Size, number>> = { phone: 56, tablet: 84 };

describe.each(['dawson', 'montana', 'dice-settlers'])('two people at %s', (game) => {
  it.each<Size>(['phone', 'tablet'])('pass a %s round without a curtain', async (size) => {
    const { context, page, errors } = await house.visit({ size });
    await startMatch(page, game, { kind: 'pass', seats: TWO });
    const called = new Set<string>();
    let picks = 0;
    while (picks < 12 || (called.size < 2 && picks < 60)) {
      const banner = (await page.getByTestId('banner').textContent()) ?? '';
      for (const { name } of TWO) if (banner.startsWith(name)) called.add(name);
      const box = await page.getByTestId('banner').boundingBox();
      expect(box?.height).toBe(HIGH[size]);
      const played = await playOn(page, { picks: 1, seed: picks + 1, until: ['curtain', 'welcome'] });
      expect(played).toEqual({ picks: 1, end: 'pick' });
      picks++;
    }
    expect([...called].sort()).toEqual(['Ada', 'Ben']);
    await picture(page, `handover-${game}-${size}`);
    await expectAccessible(page);
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** Names of cards in hands that nothing on the open table tells. */
function hiddenNames(match: Match, whose: (seat: number) => boolean = () => true): string[] {
  const told = match.log.flatMap(({ events }) => events.filter((event) => mayRead(event, -1)));
  const open = JSON.stringify([match.view(-1), told]);
  const { seats } = match.position() as State;
  return seats
    .flatMap(({ hand }, seat) => (whose(seat) ? hand : []))
    .filter((card) => !open.includes(`"${card}"`))
    .map(cardName);
}

/** Those of the seat that is asked. */
function ownNames(match: Match): string[] {
  return hiddenNames(match, (seat) => seat === match.decision()?.seat);
}

async function keptMatch(page: Page): Promise<Match> {
  const save = await keptSave(page, 'position');
  const loaded = readSave(save?.text ?? '', () => darkHorse);
  if (loaded.kind !== 'ok') throw new Error(loaded.kind);
  return loaded.match;
}

/** Those of the names that stand anywhere in the page, in sight or not. */
async function namesIn(page: Page, names: readonly string[]): Promise<string[]> {
  const html = await page.content();
  return names.filter((name) => html.includes(name));
}

/** One pick of those that are offered with the hand face down; lifted where there are none. */
async function pickOne(page: Page, seed: number): Promise<void> {
  if ((await situation(page)) !== 'pick') {
    await page.getByTestId('hold').click();
    await until('a hand to be held', async () => (await situation(page)) === 'pick');
  }
  await playOn(page, { picks: 1, seed, until: ['curtain', 'over'] });
}

it('lays hands face down at an open table: no hidden card is in the page until it is held', async () => {
  const match = playedUntil<State>(darkHorse, {
    seats: 2,
    stop: (_, now) => now.decision()?.kind === 'place' && ownNames(now).length > 0,
  });
  const own = ownNames(match);
  const { context, page, errors } = await house.visit({ size: 'tablet', settings: { openTable: true } });
  await openPosition(page, 'dark-horse', writeSave(match, { started: 1, saved: 1 }));
  expect(await situation(page)).toBe('pick');
  expect(await namesIn(page, hiddenNames(match))).toEqual([]);
  await picture(page, 'open-table-down');

  const hold = page.getByTestId('hold');
  await hold.hover();
  const began = Date.now();
  await page.mouse.down();
  await until('the hand to be seen', async () => (await namesIn(page, own)).length > 0);
  await picture(page, 'open-table-held');
  await until('a long press', async () => Date.now() - began > 400);
  await page.mouse.up();
  await until('the hand to be covered', async () => (await namesIn(page, own)).length === 0);

  await hold.focus();
  await page.keyboard.down('Enter');
  await until('the hand to be seen by key', async () => (await namesIn(page, own)).length > 0);
  const pressed = Date.now();
  await until('a long press of the key', async () => Date.now() - pressed > 400);
  await page.keyboard.up('Enter');
  await until('the hand to be covered by key', async () => (await namesIn(page, own)).length === 0);
  await expectAccessible(page);

  for (let i = 0; i < 12; i++) {
    const before = (await keptMatch(page)).decision()?.seat;
    await pickOne(page, i + 1);
    const now = await keptMatch(page);
    expect(await situation(page)).not.toBe('curtain');
    if (now.over) break;
    // A hand that was tapped up stays up for its own seat alone.
    if (now.decision()?.seat !== before) expect(await namesIn(page, hiddenNames(now))).toEqual([]);
  }
  expect(errors).toEqual([]);
  await context.close();
});
