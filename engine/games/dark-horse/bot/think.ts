/** The greedy player: plans the dice of a round together, expands by rail, uses tokens, cards and roles. */
import type { Thinking } from '../../../core/game';
import type { Rng } from '../../../core/rng';
import { moves } from '../rules/moves';
import { verbOf } from '../rules/notation';
import { isSpacePick } from '../rules/trades';
import { isUse } from '../rules/windows';
import { pickAt, type State } from '../state';
import { aimsOf } from './aims';
import { say } from '../words/catalogue';
import { policyOf } from './policy';
import { bestUse } from './windows';

export function* think(state: State, seat: number, _rng: Rng): Thinking {
  const now = pickAt(state);
  if (!now) throw new Error('The game is over: there is nothing to think about.');
  const options = moves(state);
  // A look costs nothing (DH-4.66): what lies in reach is known before anything else is weighed.
  const look = options.find((move) => verbOf(move) === 'look');
  if (look !== undefined) return { move: look, reason: say('reason.peek') };
  const aims = aimsOf(state, seat);
  yield;
  const within = isSpacePick(now.kind);
  const used = within ? bestUse({ state, seat, task: now, options, aims }) : null;
  if (used) return used;
  const own = within ? options.filter((move) => !isUse(move)) : options;
  const answer = policyOf(now)({ state, seat, task: now, options: own, aims });
  const choice = 'next' in answer ? yield* answer : answer;
  if (!options.includes(choice.move))
    throw new Error(`The policy of ${now.kind} answers ${choice.move}, which is no move.`);
  return choice;
}
