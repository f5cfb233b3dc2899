import type { AnyGame } from '../core/game';
import { dakota } from './dakota';
import { diceSettlers } from './dice-settlers';
import { darkHorse } from './dark-horse';
import { dawson } from './dawson';
import { montana } from './montana';

/** Every game the app holds, in the order of the shelf. Looks and inks are tables over these ids. */
const byId = {
  dakota,
  'dice-settlers': diceSettlers,
  'dark-horse': darkHorse,
  dawson,
  montana,
} as const satisfies Readonly<Record<string, AnyGame>>;

export type GameId = keyof typeof byId;

export const games: readonly AnyGame[] = Object.values(byId);

export function gameById(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}
