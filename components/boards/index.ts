import type { GameId } from '@/engine/games';

import type { GameLook } from './board';
import { look as dakota } from './dakota';
import { look as darkHorse } from './dark-horse';
import { look as dawson } from './dawson';
import { look as diceSettlers } from './dice-settlers';
import { look as montana } from './montana';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each look draws the views of its own game
type AnyLook = GameLook<any>;

/** The drawing of every game: one without does not compile. */
export const looks: Readonly<Record<GameId, AnyLook>> = {
  dakota,
  'dice-settlers': diceSettlers,
  'dark-horse': darkHorse,
  dawson,
  montana,
};

/** The drawing of a game of this app. */
export function lookOf(game: { readonly id: string }): AnyLook {
  const look = (looks as Readonly<Record<string, AnyLook | undefined>>)[game.id];
  if (!look) throw new Error(`${game.id} has no drawing: give it one in components/boards/index.ts.`);
  return look;
}
