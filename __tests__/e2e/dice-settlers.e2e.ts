import { chooseNow } from '@/engine/bots/runner';
import { plainConfig } from '@/engine/core/configs';
import { startMatch as newMatch, type Match } from '@/engine/core/match';
import { writeSave } from '@/engine/core/save';
import { diceSettlers } from '@/engine/games/dice-settlers';
import type { State } from '@/engine/games/dice-settlers/state';

import { openHouse, picture, robustly, seen, until, type House, type Size } from './harness';
import { keptSave, openPosition, playOn, startMatch, tableReady } from './table';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const SIZES: readonly Size[] = ['phone', 'tablet'];
const THREE = ['Robin', 'Ada', 'Ben'].map((name) => ({ name, kind: 'person' as const }));

it.each(SIZES)('plays a whole game against the Diceoneer on a %s', async (size) => {
  const { context, page, errors } = await house.visit({ size, theme: size === 'phone' ? 'light' : 'dark' });
  await startMatch(page, 'dice-settlers', {});
  await picture(page, `dice-settlers-start-${size}`);
  await playOn(page, { picks: 40, seed: 3 });
  await picture(page, `dice-settlers-play-${size}`);
  const { end } = await playOn(page, { seed: 4 });
  expect(end).toBe('over');
  await seen(page.getByTestId('end'));
  await picture(page, `dice-settlers-end-${size}`);
  expect(errors).toEqual([]);
  await context.close();
});

it('passes the device round a table of three for a round', async () => {
  const { context, page, errors } = await house.visit();
  const id = await startMatch(page, 'dice-settlers', { kind: 'pass', seats: THREE });
  const { end, picks } = await playOn(page, { picks: 45, seed: 5 });
  expect(end).not.toBe('over');
  expect(picks).toBe(45);
  await until('the moves to be kept', async () => ((await keptSave(page, id))?.moves.length ?? 0) >= 45);
  expect(errors).toEqual([]);
  await context.close();
});

/** A game played by the greedy bot until `stop`. */
function playedUntil(seats: number, stop: (s: State) => boolean): Match {
  for (let game = 0; game < 50; game++) {
    const match = newMatch(diceSettlers, plainConfig(diceSettlers, seats), `resume ${game}`);
    while (!match.over) {
      const state = match.position() as State;
      if (match.decisions > 5 && stop(state)) return match;
      const seat = match.decision()?.seat ?? 0;
      const work = { game: diceSettlers, state, seat, level: 'greedy' as const, seed: match.seed };
      match.play(chooseNow({ ...work, decision: match.decisions }).move);
    }
  }
  throw new Error('no such position in fifty games');
}

async function resumes(match: Match, name: string, sentence: RegExp): Promise<void> {
  const { context, page, errors } = await house.visit();
  await openPosition(page, 'dice-settlers', writeSave(match, { started: 1, saved: 1 }));
  await playOn(page, { until: ['pick'] });
  const dock = page.getByTestId('dock');
  await until('the question', async () => sentence.test((await dock.textContent()) ?? ''));
  await picture(page, `dice-settlers-${name}`);
  await page.reload();
  await tableReady(page);
  await playOn(page, { until: ['pick'] });
  await until('the same question', async () => sentence.test((await dock.textContent()) ?? ''));
  expect((await keptSave(page, 'position'))?.moves).toEqual([...match.record()]);
  await playOn(page, { picks: 1, seed: 2 });
  const played = match.record().length + 1;
  await until('the move to be kept', async () => (await keptSave(page, 'position'))?.moves.length === played);
  expect(errors).toEqual([]);
  await context.close();
}

it('resumes inside the Roll phase', async () => {
  const match = playedUntil(
    1,
    (s) => s.round > 3 && s.pending[0]?.kind === 'roll-step' && (s.players[0]?.active.length ?? 0) > 4,
  );
  await resumes(match, 'roll', /change the roll/i);
});

it('resumes inside an Explore while others may join', async () => {
  const match = playedUntil(3, (s) => s.round > 2 && s.pending[s.pending.length - 1]?.kind === 'join');
  await resumes(match, 'join', /join on/i);
});

it('resumes in the turn of the Diceoneer, at a choice it leaves to you', async () => {
  const match = playedUntil(1, (s) => s.round > 2 && s.pending[s.pending.length - 1]?.kind === 'bot-choice');
  await resumes(match, 'automa', /Diceoneer is torn/);
});
