/** What may be taken back, and what those are told who look on. */
import { plainConfig } from '@/engine/core/configs';
import type { GameEvent } from '@/engine/core/game';
import { startMatch } from '@/engine/core/match';
import { pick, seedRng } from '@/engine/core/rng';
import { dawson } from '@/engine/games/dawson';

import { play, table } from './table';

describe('undo', () => {
  it('does not cross a rival’s turn', () => {
    const match = startMatch(dawson, plainConfig(dawson, 1, { rivals: 1, 'first-player': 'seat-1' }), 'hv');
    const rng = seedRng('undo');
    let met = 0;
    while (!match.over) {
      const { events } = match.play(pick(rng, match.moves()));
      const acted = events.some(({ kind, args }: GameEvent) => kind === 'turn' && args?.['who'] === 1);
      if (acted) expect(match.undoDepth()).toBe(0);
      if (acted) met++;
    }
    expect(met).toBeGreaterThan(5);
  });

  it('does not cross a fire a rival passed on', () => {
    const state = table({
      seats: 1,
      options: { rivals: 1 },
      hotels: ['-2,0 0', '-2,1 1', '-1,1 0 guest', '-2,2 1'],
      pool: 0,
    });
    const events = play(state, 'fire:-2,0');
    const chosen = events.filter(({ rule }) => rule === 'DW-6.3.6');
    expect(chosen).toHaveLength(1);
    expect(chosen[0]?.news).toBe(true);
    expect(events.filter(({ rule }) => rule === 'DW-4.3.42').map(({ news }) => news)).toEqual([undefined]);
  });
});

describe('who looks on', () => {
  it('is told whose turn or choice it is, and sees prices of their own', () => {
    const state = table({
      options: { abilities: true },
      characters: ['mabel-frost', 'silas-oakes'],
      gold: [20, 20],
      pool: 0,
    });
    expect(dawson.whyNot(state, 'cell:0,0', 0)).toBe('That is a street: nothing can stand there.');
    expect(dawson.whyNot(state, 'cell:-2,2', 1)).toBe('It is Ada’s turn.');
    expect(dawson.whyNot(state, 'pool', -1)).toBe('It is Ada’s turn.');
    const price = (viewer: number) =>
      /costs (\d+) gold/.exec(dawson.explain(state, 'cell:-2,2', viewer).body)?.[1];
    expect([-1, 0, 1].map(price)).toEqual(['8', '8', '7']);
    state.decider = 1;
    expect(dawson.whyNot(state, 'pool', 0)).toBe('It is Ben’s choice.');
  });
});
