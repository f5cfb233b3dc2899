/** Matches on the brink: one pick before the end, for tests of the last sheet and of what is shared of it. */
import type { Page } from 'playwright-core';

import { hint } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import type { AnyGame, Move, SeatSetup } from '@/engine/core/game';
import { startMatch, type Match } from '@/engine/core/match';
import { writeSave } from '@/engine/core/save';
import { games } from '@/engine/games';

import { makeMoves } from './pictures';
import { openPosition } from './table';

export interface Brink {
  /** Before the last pick. */
  readonly save: string;
  readonly last: Move;
  readonly from: number;
  /** After it. */
  readonly over: string;
  readonly match: Match;
}

const known = new Map<string, Brink>();

/** The last pick of a greedy game; every seat is a person's, so that the pick can be made by hand. */
export function brinkOf(game: AnyGame, seats = 1, seed = 'copper-creek-417'): Brink {
  const key = `${game.id} ${seats} ${seed}`;
  const brink = known.get(key) ?? play(game, seats, seed);
  known.set(key, brink);
  return brink;
}

const NAMES = ['Robin', 'Ada', 'Silas', 'Pearl', 'Amos', 'Ingrid'];

function play(game: AnyGame, seats: number, seed: string): Brink {
  const config = plainConfig(game, seats);
  const people = config.seats.map((seat, i): SeatSetup => ({
    ...seat,
    kind: 'person',
    name: NAMES[i] ?? seat.name,
  }));
  const match = startMatch(game, { ...config, seats: people }, seed);
  const times = { started: 1, saved: 1 };
  for (let choice = hint(match); choice !== null; choice = hint(match)) {
    const { move } = choice;
    const from = match.decisions;
    const save = writeSave(match, times);
    match.play(move);
    if (match.over) return { save, last: move, from, over: writeSave(match, times), match };
  }
  throw new Error(`${game.id} did not end`);
}

export function gameOf(id: string): AnyGame {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`${id} is not there`);
  return game;
}

/** Sits down one pick before the end, and makes it. */
export async function playEnd(page: Page, id: string, seats = 1): Promise<void> {
  const { save, last, from } = brinkOf(gameOf(id), seats);
  await openPosition(page, id, save);
  const lift = page.getByTestId('lift');
  if ((await lift.count()) > 0) await lift.click();
  const done = page.getByTestId('welcome done');
  if ((await done.count()) > 0) await done.click();
  await makeMoves(page, [last], { from, skip: true });
}
