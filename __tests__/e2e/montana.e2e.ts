import type { Match } from '@/engine/core/match';
import type { Move } from '@/engine/core/game';
import { montana, type State } from '@/engine/games/montana';
import { SHOPS } from '@/engine/games/montana/data';
import { contractorIn } from '@/engine/games/montana/rules/contractors';
import { cityTurnOf } from '@/engine/games/montana/rules/tasks';
import { top } from '@/engine/games/montana/state';

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
const THREE = [
  { name: 'Robin', kind: 'person' as const },
  { name: 'Ada', kind: 'bot' as const, level: 'greedy' },
  { name: 'Ben', kind: 'bot' as const, level: 'greedy' },
];

it.each(SIZES)('plays a whole homestead race through the screen of a %s', async (size) => {
  const { context, page, errors } = await house.visit({ size });
  await startMatch(page, 'montana', { options: { level: 'territory' } });
  await picture(page, `montana-start-${size}`);
  await playOn(page, { picks: 25, seed: 3 });
  await picture(page, `montana-race-${size}`);
  const { end } = await playOn(page, { seed: 4 });
  expect(end).toBe('over');
  await seen(page.getByTestId('end'));
  await picture(page, `montana-end-${size}`);
  expect(errors).toEqual([]);
  await context.close();
});

it.each(SIZES)('plays a whole game of three with two computers on a %s', async (size) => {
  const { context, page, errors } = await house.visit({ size, theme: 'dark' });
  await startMatch(page, 'montana', { kind: 'bots', seats: THREE });
  await playOn(page, { picks: 20, seed: 5 });
  await picture(page, `montana-three-${size}`);
  const { end } = await playOn(page, { seed: 6 });
  expect(end).toBe('over');
  expect(errors).toEqual([]);
  await context.close();
});

/** In the city somebody always outbids, so that chains arise. */
function rightwards(match: Match, greedy: Move): Move {
  const { city } = match.position() as State;
  if (match.decision()?.kind !== 'city-place' || !city) return greedy;
  const taken = SHOPS.filter((_, row) => contractorIn(city, row) >= 0);
  return match.moves().find((move) => taken.some(({ id }) => move.startsWith(`space:${id}@`))) ?? greedy;
}

function playedOnto(stop: (s: State) => boolean): Match {
  return playedUntil(montana, { seats: 3, options: { startField: 'auto' }, stop, instead: rightwards });
}

it('resumes inside a chain of outbidding', async () => {
  const match = playedOnto((s) => {
    const task = top(s);
    return task?.kind === 'city-place' && cityTurnOf(task) === 'outbid';
  });
  await resumes(house, match, 'auction');
});

it('resumes inside a build', async () => {
  const match = playedOnto((s) => {
    const task = top(s);
    return task?.kind === 'build-next' && task.at > 0 && montana.moves(s).length > 2;
  });
  await resumes(house, match, 'building');
});
