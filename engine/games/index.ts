import type { AnyGame } from '../core/game';
import type { GameId } from './cards';
import { dakota } from './dakota';
import { diceSettlers } from './dice-settlers';
import { darkHorse } from './dark-horse';
import { dawson } from './dawson';
import { montana } from './montana';

/** All rules at once, for tests and tools. The app loads one game at a time: `components/boards/index.ts`. */
const byId: Readonly<Record<GameId, AnyGame>> = {
  dakota,
  'dice-settlers': diceSettlers,
  'dark-horse': darkHorse,
  dawson,
  montana,
};

export const games: readonly AnyGame[] = Object.values(byId);

export function gameById(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}
