import type { AnyGame } from '../core/game';
import { dawson } from './dawson';
import { montana } from './montana';

/** Every game the app holds, in the order of the shelf. A game not yet built is not listed. */
export const games: readonly AnyGame[] = [dawson, montana];

export function gameById(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}
