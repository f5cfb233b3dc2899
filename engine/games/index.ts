import type { AnyGame } from '../core/game';
import { dawson } from './dawson';

/** Every game the app holds, in the order of the shelf. A game not yet built is not listed. */
export const games: readonly AnyGame[] = [dawson];

export function gameById(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}
