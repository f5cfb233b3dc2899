import type { AnyGame } from '../core/game';

/** Every game the app holds, in the order of the shelf. A game not yet built is not listed. */
export const games: readonly AnyGame[] = [];

export function gameById(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}
