import type { AnyGame } from '@/engine/core/game';
import { isGameId, type GameId } from '@/engine/games/cards';

import type { GameLook } from './board';
import { Print as dakota } from './dakota/print';
import { Print as darkHorse } from './dark-horse/print';
import { Print as dawson } from './dawson/print';
import { Print as diceSettlers } from './dice-settlers/print';
import { Print as montana } from './montana/print';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each look draws the views of its own game
type AnyLook = GameLook<any>;

interface Drawing {
  /** The shelf shows it, so it is always there. */
  readonly Print: AnyLook['Print'];
  /** Rules and board come together, when the game is first needed. */
  load(): Promise<{ readonly look: AnyLook }>;
}

/** The drawing of every game: one without does not compile. */
const drawings: Readonly<Record<GameId, Drawing>> = {
  dakota: { Print: dakota, load: () => import('./dakota') },
  'dice-settlers': { Print: diceSettlers, load: () => import('./dice-settlers') },
  'dark-horse': { Print: darkHorse, load: () => import('./dark-horse') },
  dawson: { Print: dawson, load: () => import('./dawson') },
  montana: { Print: montana, load: () => import('./montana') },
};

const loaded = new Map<string, AnyLook>();

/** A part of the app could not be fetched: no network at the first visit, or a newer version has taken its place. */
export class LoadTrouble extends Error {
  override readonly name = 'LoadTrouble';
}

/** What is there of a game before it is loaded. */
export function drawingOf({ id }: { readonly id: string }): Drawing {
  if (!isGameId(id)) throw new Error(`${id} has no drawing: give it one in components/boards/index.ts.`);
  return drawings[id];
}

/** Rules and drawing of a game of this app. Rejects with `LoadTrouble`; asked again, it tries again. */
export async function loadLook(id: string): Promise<AnyLook> {
  const known = loaded.get(id);
  if (known) return known;
  const { load } = drawingOf({ id });
  try {
    const { look } = await load();
    loaded.set(id, look);
    return look;
  } catch (error) {
    throw new LoadTrouble(id, { cause: error });
  }
}

/** The rules of a game that has been loaded. */
export function loadedGame(id: string): AnyGame | undefined {
  return loaded.get(id)?.game;
}

/** The drawing of a game whose rules are in use: both were loaded together. */
export function lookOf({ id }: { readonly id: string }): AnyLook {
  const look = loaded.get(id);
  if (!look) throw new Error(`${id} has not been loaded.`);
  return look;
}

/** Reads what may be of any game: the game it asks for is loaded, and it is read once more. */
export async function readWithGames<T>(
  read: (gameById: (id: string) => AnyGame | undefined) => T,
): Promise<T> {
  const missing = new Set<string>();
  const first = read((id) => {
    if (isGameId(id) && !loaded.has(id)) missing.add(id);
    return loadedGame(id);
  });
  if (missing.size === 0) return first;
  await Promise.all([...missing].map(loadLook));
  return read(loadedGame);
}
