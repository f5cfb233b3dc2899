import { chooseNow } from '@/engine/bots/runner';
import { plainConfig } from '@/engine/core/configs';
import { Match, startMatch as newMatch } from '@/engine/core/match';
import { writeSave } from '@/engine/core/save';
import { montana, type State } from '@/engine/games/montana';

import { openHouse, picture, robustly, seen, until, type House, type Size } from './harness';
import { keptSave, openPosition, playOn, startMatch, tableReady } from './table';

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

/** A table of three people played by the greedy bot until `stop`. */
function playedUntil(stop: (s: State) => boolean): Match {
  for (let game = 0; game < 50; game++) {
    const match = newMatch(montana, plainConfig(montana, 3, { startField: 'auto' }), `resume ${game}`);
    while (!match.over) {
      const state = match.position() as State;
      if (match.decisions > 5 && stop(state)) return match;
      const seat = match.decision()?.seat ?? 0;
      const work = {
        game: montana,
        state,
        seat,
        level: 'greedy' as const,
        seed: match.seed,
        decision: match.decisions,
      };
      match.play(rightwards(match.moves(), state) ?? chooseNow(work).move);
    }
  }
  throw new Error('no such position in fifty games');
}

/** In the city somebody always outbids, so that chains arise. */
function rightwards(moves: readonly string[], s: State): string | undefined {
  if (montana.decision(s)?.kind !== 'city-place' || !s.city?.at.some((at) => at >= 0)) return undefined;
  const rows = s.city.at.filter((at) => at >= 0).map((at) => Math.floor(at / 10));
  const ids = ['city-cattle', 'city-goods', 'city-smelter', 'city-freight'];
  return moves.find((move) => rows.some((row) => move.startsWith(`space:${ids[row]}@`)));
}

async function resumes(match: Match, name: string, sentence: RegExp): Promise<void> {
  const { context, page, errors } = await house.visit();
  const save = writeSave(match, { started: 1, saved: 1 });
  await openPosition(page, 'montana', save);
  await playOn(page, { until: ['pick'] });
  const dock = page.getByTestId('dock');
  await until('the prompt', async () => sentence.test((await dock.textContent()) ?? ''));
  await picture(page, `montana-${name}`);
  const offered = await page
    .locator('[data-testid^="move "]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-testid')).sort());
  expect(offered).toEqual([...match.moves()].map((move) => `move ${move}`).sort());
  await page.reload();
  await tableReady(page);
  await playOn(page, { until: ['pick'] });
  await until('the same prompt', async () => sentence.test((await dock.textContent()) ?? ''));
  expect((await keptSave(page, 'position'))?.moves).toEqual([...match.record()]);
  await playOn(page, { picks: 1, seed: 2 });
  expect((await keptSave(page, 'position'))?.moves).toHaveLength(match.record().length + 1);
  expect(errors).toEqual([]);
  await context.close();
}

it('resumes inside a chain of outbidding', async () => {
  const match = playedUntil(
    (s) =>
      s.pending[s.pending.length - 1]?.kind === 'city-place' && s.pending[s.pending.length - 1]?.at === 2,
  );
  await resumes(match, 'auction', /outbid/);
});

it('resumes inside a build', async () => {
  const match = playedUntil((s) => {
    const task = s.pending[s.pending.length - 1];
    return task?.kind === 'build-next' && task.at > 0 && montana.moves(s).length > 2;
  });
  await resumes(match, 'building', /another field/i);
});
