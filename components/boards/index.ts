import type { GameLook } from './board';
import { look as dakota } from './dakota';
import { look as darkHorse } from './dark-horse';
import { look as dawson } from './dawson';
import { look as diceSettlers } from './dice-settlers';
import { look as montana } from './montana';

/** The drawing of every game, by game id. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each look draws the views of its own game
export const looks: Readonly<Record<string, GameLook<any>>> = {
  dakota,
  'dice-settlers': diceSettlers,
  'dark-horse': darkHorse,
  dawson,
  montana,
};
