/** Connect Four for boardgame.io's local client, as its tutorial would write it. */
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { INVALID_MOVE } from 'boardgame.io/core';

import { COLUMNS, makesFour, ROWS } from './connect-four-rules';

interface G {
  cells: number[];
  heights: number[];
  placed: number;
  winner: number;
}

const game: Game<G> = {
  name: 'connect-four',
  setup: () => ({
    cells: new Array<number>(COLUMNS * ROWS).fill(-1),
    heights: new Array<number>(COLUMNS).fill(0),
    placed: 0,
    winner: -1,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G: g }, column: number) => {
      const height = g.heights[column];
      if (height === undefined || height >= ROWS) return INVALID_MOVE;
      const cell = column * ROWS + height;
      const seat = g.placed % 2;
      g.cells[cell] = seat;
      g.heights[column] = height + 1;
      g.placed++;
      if (makesFour(g.cells, cell)) g.winner = seat;
      return undefined;
    },
  },
  endIf: ({ G: g }) => {
    if (g.winner >= 0) return { winner: g.winner };
    return g.placed === COLUMNS * ROWS ? { draw: true } : undefined;
  },
};

/** Plays a game's columns through a fresh local client; returns the winner, -1 for none. */
export function playOnBoardgameIo(columns: readonly number[]): number {
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  for (const column of columns) client.moves['drop']?.(column);
  const winner = client.getState()?.G.winner ?? -1;
  client.stop();
  return winner;
}
