import { hint } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import type { Move } from '@/engine/core/game';
import { startMatch as newMatch, type Match } from '@/engine/core/match';
import { writeSave } from '@/engine/core/save';
import { dakota, type State } from '@/engine/games/dakota';
import { cardNamed } from '@/engine/games/dakota/data-cards';
import { cardName } from '@/engine/games/dakota/words/names';
import type { Page } from 'playwright-core';

import { openHouse, picture, robustly, seen, until, type House, type Size } from './harness';
import { playedUntil, resumes } from './resume';
import { keptSave, openPosition, playOn, situation, startMatch } from './table';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const SIZES: readonly Size[] = ['phone', 'tablet'];

it.each(SIZES)('plays a whole ten-day race through the screen of a %s', async (size) => {
  const { context, page, errors } = await house.visit({ size, theme: size === 'phone' ? 'light' : 'dark' });
  await startMatch(page, 'dakota');
  await picture(page, `dakota-start-${size}`);
  await playOn(page, { picks: 30, seed: 3 });
  await picture(page, `dakota-race-${size}`);
  const { end } = await playOn(page, { seed: 4 });
  expect(end).toBe('over');
  await seen(page.getByTestId('end'));
  await picture(page, `dakota-end-${size}`);
  expect(errors).toEqual([]);
  await context.close();
});

const PHASES = [
  ['morning', 'lay'],
  ['noon', 'noon-card'],
  ['afternoon', 'plan'],
  ['evening', 'evening'],
  ['night', 'discard-card'],
] as const;

it.each(PHASES)('resumes in the middle of the %s', async (phase, kind) => {
  // Only a hoarder of cards has to discard at night.
  const hoards = (match: Match, greedy: Move) =>
    phase === 'night' && greedy.startsWith('card:') && match.moves().includes('pass') ? 'pass' : greedy;
  const stop = (s: State, match: Match) =>
    s.day > 3 && s.phase === phase && match.decision()?.kind === kind && match.moves().length > 2;
  await resumes(house, playedUntil(dakota, { seats: 1, stop, instead: hoards }), phase);
});

/** A table of two whose next picks are an attack, its answer and an arrest. */
function beforeAnArrest(): { match: Match; picks: string[] } {
  for (let game = 0; game < 40; game++) {
    const match = newMatch(dakota, plainConfig(dakota, 2), `jail ${game}`);
    let picks: string[] = [];
    let before = 0;
    for (let choice = hint(match); choice !== null; choice = hint(match)) {
      const { move } = choice;
      if (match.decision()?.kind === 'noon-card') {
        picks = [];
        before = match.decisions;
      }
      picks.push(move);
      const entry = match.play(move);
      if (!entry.events.some((event) => event.kind === 'arrested')) continue;
      const again = newMatch(dakota, plainConfig(dakota, 2), `jail ${game}`);
      for (const made of match.record().slice(0, before)) again.play(made);
      return { match: again, picks };
    }
  }
  throw new Error('nobody was jailed in forty games');
}

/** Presses one move, lifting the curtain first where it hangs. */
async function press(page: Page, move: string, atCurtain: (text: string) => void): Promise<void> {
  await until('a pick', async () => {
    const now = await situation(page);
    if (now === 'curtain') {
      atCurtain((await page.locator('body').textContent()) ?? '');
      await page.getByTestId('lift').click();
    } else if (now === 'welcome') await page.getByTestId('welcome done').click();
    else if (now === 'steps') await page.getByTestId('skip steps').click();
    return now === 'pick';
  });
  const made = (await keptSave(page, 'position'))?.moves.length ?? 0;
  const ticket = page.locator(`[data-testid="move ${move}"]`);
  // Where pieces lie in the tray, the words are folded.
  if ((await ticket.count()) === 0)
    await page
      .getByTestId('fold')
      .first()
      .evaluate((one: HTMLElement) => one.click());
  await ticket.waitFor({ state: 'attached' });
  await ticket.evaluate((one: HTMLElement) => one.click());
  await until('the move to be made', async () => {
    const confirm = page.getByTestId('confirm');
    if ((await confirm.count()) > 0) await confirm.evaluate((one: HTMLElement) => one.click());
    return ((await keptSave(page, 'position'))?.moves.length ?? 0) > made;
  });
}

it('passes the device through an attack, an answer and an arrest, hands hidden at the curtain', async () => {
  const { match, picks } = beforeAnArrest();
  const { context, page, errors } = await house.visit();
  await openPosition(page, 'dakota', writeSave(match, { started: 1, saved: 1 }));
  const hidden = (match.position() as State).towns.flatMap((t) => t.hand).map(cardName);
  let curtains = 0;
  const atCurtain = (text: string) => {
    curtains++;
    for (const card of hidden)
      if (card !== cardName(cardNamed(picks[0]?.slice(5)))) expect(text).not.toContain(card);
  };
  for (const [i, move] of picks.entries()) {
    await press(page, move, atCurtain);
    if (i === 0) await picture(page, 'dakota-attack');
  }
  expect(curtains).toBeGreaterThan(0);
  const made = (await keptSave(page, 'position'))?.moves ?? [];
  expect(made.slice(0, match.record().length + picks.length)).toEqual([...match.record(), ...picks]);
  await picture(page, 'dakota-arrest');
  await playOn(page, { picks: 20, seed: 8 });
  expect(errors).toEqual([]);
  await context.close();
});
