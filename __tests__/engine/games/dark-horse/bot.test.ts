import { chooseNow } from '@/engine/bots';
import { darkHorse } from '@/engine/games/dark-horse';
import { moves } from '@/engine/games/dark-horse/rules/moves';
import { task } from '@/engine/games/dark-horse/state';

import { bare, lay } from './table';

test('DH-4.35 politics: with nothing to pay and a card that may be played first, the greedy player goes on', () => {
  const state = bare(1);
  state.stage = 'collect';
  lay(state, 0, { cities: 'b1', hand: ['stagecoach-holdup'] });
  state.pending = [task('politics', 0)];
  expect(moves(state).toSorted()).toEqual(['card:stagecoach-holdup', 'skip']);
  const work = { game: darkHorse, state, seat: 0, level: 'greedy', seed: 'politics', decision: 0 } as const;
  expect(moves(state)).toContain(chooseNow(work).move);
});
