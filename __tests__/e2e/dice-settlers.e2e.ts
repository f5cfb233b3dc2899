import { diceSettlers } from '@/engine/games/dice-settlers';
import type { State } from '@/engine/games/dice-settlers/state';

import { openHouse, picture, robustly, seen, until, type House, type Size } from './harness';
import { playedUntil, resumes } from './resume';
import { keptSave, playOn, startMatch } from './table';

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

const kindOf = (s: State) => diceSettlers.decision(s)?.kind;

it('resumes inside the Roll phase', async () => {
  const stop = (s: State) =>
    s.round > 3 && kindOf(s) === 'roll-step' && (s.players[0]?.active.length ?? 0) > 4;
  await resumes(house, playedUntil(diceSettlers, { seats: 1, stop }), 'roll');
});

it('resumes inside an Explore while others may join', async () => {
  const stop = (s: State) => s.round > 2 && kindOf(s) === 'join';
  await resumes(house, playedUntil(diceSettlers, { seats: 3, stop }), 'join');
});

it('resumes in the turn of the Diceoneer, at a choice it leaves to you', async () => {
  const stop = (s: State) => s.round > 2 && kindOf(s) === 'bot-choice';
  await resumes(house, playedUntil(diceSettlers, { seats: 1, stop }), 'automa');
});
