import { chooseNow } from '@/engine/bots/runner';
import { plainConfig } from '@/engine/core/configs';
import { Match, startMatch as newMatch } from '@/engine/core/match';
import { writeSave } from '@/engine/core/save';
import { darkHorse } from '@/engine/games/dark-horse';
import type { State } from '@/engine/games/dark-horse/state';

import { openHouse, picture, robustly, seen, until, type House, type Size } from './harness';
import { keptSave, openPosition, playOn, startMatch, tableReady } from './table';

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

/** A table played by the greedy bot until `stop`. */
function playedUntil(seats: number, stop: (state: State) => boolean): Match {
  for (let game = 0; game < 30; game++) {
    const match = newMatch(darkHorse, plainConfig(darkHorse, seats), `resume ${game}`);
    while (!match.over) {
      const state = match.position() as State;
      if (match.decisions > 8 && stop(state)) return match;
      const seat = match.decision()?.seat ?? 0;
      const level = 'greedy' as const;
      const { move } = chooseNow({
        game: darkHorse,
        state,
        seat,
        level,
        seed: match.seed,
        decision: match.decisions,
      });
      match.play(move);
    }
  }
  throw new Error('no such position in thirty games');
}

async function resumes(match: Match, name: string, sentence: RegExp): Promise<void> {
  const { context, page, errors } = await house.visit();
  await openPosition(page, 'dark-horse', writeSave(match, { started: 1, saved: 1 }));
  await playOn(page, { until: ['pick'] });
  const dock = page.getByTestId('dock');
  await until('the prompt', async () => sentence.test((await dock.textContent()) ?? ''));
  await picture(page, `dark-horse-${name}`);
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

const kindOf = (state: State) => darkHorse.decision(state)?.kind;

it('resumes in placement', async () => {
  await resumes(
    playedUntil(1, (state) => kindOf(state) === 'place' && state.sets.length > 0),
    'placement',
    /Place dice/,
  );
});

it('resumes in collection', async () => {
  await resumes(
    playedUntil(1, (state) => kindOf(state) === 'build'),
    'collection',
    /Build one town/,
  );
});

it('resumes inside a card', async () => {
  await resumes(
    playedUntil(1, (state) => kindOf(state) === 'keep-card'),
    'card',
    /Keep (one|a) card/,
  );
});

/** A face-down tile the first seat has looked under and the second has not. */
function secretTile(state: State) {
  return state.tiles.find(
    (tile) => !tile.up && state.seats[0]?.seen.includes(tile.hex) && !state.seats[1]?.seen.includes(tile.hex),
  );
}

it('hides the tiles one seat has looked under from the other', () => {
  const match = playedUntil(2, (state) => kindOf(state) === 'place' && secretTile(state) !== undefined);
  const state = match.position() as State;
  const secret = secretTile(state);
  if (!secret) throw new Error('the position has no secret tile');
  const shownTo = (seat: number) =>
    darkHorse.view(state, seat).tiles.find((tile) => tile.hex === secret.hex)?.type;
  expect(shownTo(0)).toBe(secret.type);
  expect(shownTo(1)).toBe(-1);
});
