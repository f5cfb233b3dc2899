/** The greedy player: it answers every pick by its policy, and only with what is legal. */
import type { Thinking } from '../../../core/game';
import type { Rng } from '../../../core/rng';
import { moves } from '../rules/moves';
import type { State } from '../state';
import { POLICIES } from './policy';

export function* think(state: State, seat: number, rng: Rng): Thinking {
  if (state.step === 'over') throw new Error('The game is over.');
  const choice = yield* POLICIES[state.step](state, seat, rng);
  if (!moves(state).includes(choice.move)) throw new Error(`${choice.move} is no move of ${state.step}`);
  return choice;
}
