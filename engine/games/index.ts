import type { AnyGame } from '../core/game';
import { dakota } from './dakota';
import { diceSettlers } from './dice-settlers';
import { darkHorse } from './dark-horse';
import { dawson } from './dawson';
import { montana } from './montana';

/** Every game the app holds, in the order of the shelf. A game not yet built is not listed. */
export const games: readonly AnyGame[] = [dakota, diceSettlers, darkHorse, dawson, montana];

export function gameById(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}
