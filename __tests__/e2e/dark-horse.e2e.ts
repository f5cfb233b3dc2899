import { darkHorse } from '@/engine/games/dark-horse';
import type { State } from '@/engine/games/dark-horse/state';

import { openHouse, picture, robustly, seen, type House, type Size } from './harness';
import { playedUntil, resumes } from './resume';
import { playOn, startMatch } from './table';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const SIZES: readonly Size[] = ['phone', 'tablet'];
const TWO = [
  { name: 'Robin', kind: 'person' as const },
  { name: 'Sam', kind: 'person' as const },
];

it.each(SIZES)('plays a whole solitaire scenario through the screen of a %s', async (size) => {
  const { context, page, errors } = await house.visit({ size });
  await startMatch(page, 'dark-horse', {
    options: { soloScenario: 'tenderfoot', soloDifficulty: 'cruel', soloClock: 'tight' },
  });
  await playOn(page, { picks: 12, seed: 3 });
  await seen(page.getByTestId('goal'));
  await picture(page, `dark-horse-solo-${size}`);
  const { end } = await playOn(page, { seed: 4 });
  expect(end).toBe('over');
  await seen(page.getByTestId('end'));
  await picture(page, `dark-horse-end-${size}`);
  expect(await page.getByTestId('end').textContent()).toMatch(/Won in|Lost: .* short/);
  expect(errors).toEqual([]);
  await context.close();
});

it('plays a round of two with Gunslingers, hands hidden at the curtain', async () => {
  const { context, page, errors } = await house.visit();
  await startMatch(page, 'dark-horse', { kind: 'pass', seats: TWO, options: { gunslinger: true } });
  const { end } = await playOn(page, { until: ['curtain'], seed: 5 });
  expect(end).toBe('curtain');
  await picture(page, 'dark-horse-curtain');
  expect(await page.locator('[data-testid="surface"]').count()).toBe(0);
  await playOn(page, { picks: 30, seed: 6 });
  await picture(page, 'dark-horse-duel');
  expect(errors).toEqual([]);
  await context.close();
});

const kindOf = (state: State) => darkHorse.decision(state)?.kind;

it('resumes in placement', async () => {
  const stop = (state: State) => kindOf(state) === 'place' && state.sets.length > 0;
  await resumes(house, playedUntil(darkHorse, { seats: 1, stop }), 'placement');
});

it('resumes in collection', async () => {
  const stop = (state: State) => kindOf(state) === 'build';
  await resumes(house, playedUntil(darkHorse, { seats: 1, stop }), 'collection');
});

it('resumes inside a card', async () => {
  const stop = (state: State) => kindOf(state) === 'keep-card';
  await resumes(house, playedUntil(darkHorse, { seats: 1, stop }), 'card');
});

/** A face-down tile the first seat has looked under and the second has not. */
function secretTile(state: State) {
  return state.tiles.find(
    (tile) => !tile.up && state.seats[0]?.seen.includes(tile.hex) && !state.seats[1]?.seen.includes(tile.hex),
  );
}

it('hides the tiles one seat has looked under from the other', () => {
  const stop = (one: State) => kindOf(one) === 'place' && secretTile(one) !== undefined;
  const match = playedUntil(darkHorse, { seats: 2, stop });
  const state = match.position() as State;
  const secret = secretTile(state);
  if (!secret) throw new Error('the position has no secret tile');
  const shownTo = (seat: number) =>
    darkHorse.view(state, seat).tiles.find((tile) => tile.hex === secret.hex)?.type;
  expect(shownTo(0)).toBe(secret.type);
  expect(shownTo(1)).toBe(-1);
});
