/** Every game with its feel, without its drawing. */
import { feel as dakotaFeel } from '@/components/boards/dakota/feel';
import { feel as darkHorseFeel } from '@/components/boards/dark-horse/feel';
import { feel as dawsonFeel } from '@/components/boards/dawson/feel';
import { feel as diceSettlersFeel } from '@/components/boards/dice-settlers/feel';
import type { FeelTable } from '@/components/boards/feel';
import { feel as montanaFeel } from '@/components/boards/montana/feel';
import type { AnyGame } from '@/engine/core/game';
import { games } from '@/engine/games';
import type { GameId } from '@/engine/games/cards';

const FEELS: Readonly<Record<GameId, FeelTable<string>>> = {
  dakota: dakotaFeel,
  'dice-settlers': diceSettlersFeel,
  'dark-horse': darkHorseFeel,
  dawson: dawsonFeel,
  montana: montanaFeel,
};

export const gamesWithFeel: ReadonlyArray<readonly [AnyGame, FeelTable<string>]> = games.map((game) => [
  game,
  FEELS[game.id as GameId],
]);
