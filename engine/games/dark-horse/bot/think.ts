/** The greedy player: plans the dice of a round together, expands by rail, uses tokens, cards and roles. */
import type { Thinking } from '../../../core/game';
import type { Rng } from '../../../core/rng';
import { moves } from '../rules/moves';
import { top, type State } from '../state';
import { say } from '../words/catalogue';
import { aimsOf } from './aims';
import { windowChoice } from './cards';
import { bestChange } from './plan';
import { chooseDealer, choosePick, choosePlacing } from './policy';

export function* think(state: State, seat: number, _rng: Rng): Thinking {
  const now = top(state);
  const options = moves(state);
  const [first = ''] = options;
  if (!now) return { move: first, reason: say('reason.only') };
  const aims = aimsOf(state, seat);
  yield;
  switch (now.kind) {
    case 'place':
      return yield* choosePlacing(state, seat, aims, options, now);
    case 'dealer':
      return chooseDealer(state, seat, aims, options);
    case 'window':
    case 'end-window':
      return windowChoice(state, seat, aims, options, now.kind === 'end-window');
    case 'change': {
      const best = bestChange(state, seat, aims);
      const move = best ? `change:${best.index}:${best.face}` : first;
      return { move: options.includes(move) ? move : first, reason: say('reason.change') };
    }
    default:
      return choosePick(state, seat, aims, options, now);
  }
}
