/** Positions of a certain kind, and coming back to them through the screen, for every game alike. */
import { hint } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import type { AnyGame, Move } from '@/engine/core/game';
import { startMatch, type Match } from '@/engine/core/match';
import { writeSave } from '@/engine/core/save';

import { picture, until, type House } from './harness';
import { keptSave, openPosition, playOn, tableReady } from './table';

interface Search<S> {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly stop: (state: S, match: Match) => boolean;
  /** Where the greedy player would seldom get there by itself: its move, or another. */
  readonly instead?: (match: Match, greedy: Move) => Move;
}

/** A table played by the greedy player until `stop`. */
export function playedUntil<S>(game: AnyGame, { seats, options, stop, instead }: Search<S>): Match {
  for (let n = 0; n < 50; n++) {
    const match = startMatch(game, plainConfig(game, seats, options), `resume ${n}`);
    for (let choice = hint(match); choice !== null; choice = hint(match)) {
      if (match.decisions > 5 && stop(match.position() as S, match)) return match;
      match.play(instead?.(match, choice.move) ?? choice.move);
    }
  }
  throw new Error('no such position in fifty games');
}

/** The position is opened, left and opened again: the same question, the same moves kept, and play goes on. */
export async function resumes(house: House, match: Match, name: string): Promise<void> {
  const { context, page, errors } = await house.visit();
  await openPosition(page, match.game.id, writeSave(match, { started: 1, saved: 1 }));
  await playOn(page, { until: ['pick'] });
  const prompt = match.game.prompt(match.position());
  const asks = async () => ((await page.getByTestId('dock').textContent()) ?? '').includes(prompt);
  await until('the prompt', asks);
  await picture(page, `${match.game.id}-${name}`);
  // Trades behind a quiet button apart, every move stands in the dock or in the list.
  if (await page.getByTestId('fold').count()) await page.getByTestId('fold').click();
  const offered = await page
    .locator('[data-testid^="move "], [data-testid="confirm"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-testid') ?? ''));
  const state = match.position();
  const expected = match.moves().filter((move) => !match.game.describe(state, move).verb?.quiet);
  expect(offered.filter((id) => id !== 'confirm').sort()).toEqual(
    expected.map((move) => `move ${move}`).sort(),
  );
  await page.reload();
  await tableReady(page);
  await playOn(page, { until: ['pick'] });
  await until('the same prompt', asks);
  expect((await keptSave(page, 'position'))?.moves).toEqual(match.record());
  await playOn(page, { picks: 1, seed: 2 });
  const made = match.decisions + 1;
  await until('the move to be kept', async () => (await keptSave(page, 'position'))?.moves.length === made);
  expect(errors).toEqual([]);
  await context.close();
}
