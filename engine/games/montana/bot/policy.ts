import type { Choice, Move, Thinking } from '../../../core/game';
import { capital, numberWord } from '../../../core/words';
import { goodOfRow, SMALL_YIELD } from '../data';
import { autoStart, cellId, landscape } from '../rules/landscape';
import { write } from '../rules/notation';
import { fieldsBuilt, rowOf } from '../rules/tasks';
import { player, type PickKind, type State, type TaskOf } from '../state';
import { say } from '../words/catalogue';
import { goodWord } from '../words/names';
import { bestAction, followPlan, smallValue } from './actions';
import { planBuild } from './build-plan';
import { chooseMix, chooseSpace, chooseUpgrade } from './city';
import { bestAdvance, bestCrew, bestPair, spare } from './workers';

type Policy<K extends PickKind> = (s: State, pick: TaskOf<K>, open: readonly Move[]) => Choice | Thinking;

/** What the computer player answers to every pick (MT-6.12). */
export const POLICIES: { readonly [K in PickKind]: Policy<K> } = {
  'setup-start-field': (s) => ({
    move: write.start(cellId(s, autoStart(landscape(s)))),
    reason: say('reason.start'),
  }),
  'white-pair': (s, { seat }) => ({
    move: write.pair(bestPair(s, player(s, seat))),
    reason: say('reason.pair'),
  }),
  'return-worker': (s, { seat }) => ({
    move: write.giveBack(spare(player(s, seat).workers)),
    reason: say('reason.workers'),
  }),
  'choose-action': bestAction,
  'small-space': chooseSmall,
  'recruit-advance': (s, { seat }) => {
    const { steps } = bestAdvance(s, player(s, seat), s.arrow);
    return { move: write.advance(steps), reason: steps > 0 ? say('reason.advance') : say('reason.stay') };
  },
  'city-place': chooseSpace,
  'city-goods': chooseMix,
  'city-upgrade': chooseUpgrade,
  'build-next': (s, pick) => {
    const p = player(s, pick.seat);
    const plan = planBuild(s, pick.seat, fieldsBuilt(pick));
    return plan ? followPlan(s, plan, p.left) : { move: 'stop', reason: say('reason.stop') };
  },
  'end-turn': (s, { seat }) => {
    // Another turn could place nothing, and the canteen counts in a tie (MT-5.4).
    if (player(s, seat).left === 0) return { move: 'end', reason: say('reason.keep-canteen') };
    return { move: 'canteen', reason: say('reason.extra') };
  },
};

function chooseSmall(s: State, pick: TaskOf<'small-space'>): Choice {
  const p = player(s, pick.seat);
  const row = rowOf(pick);
  const crew = bestCrew(p.workers, row);
  if (!crew || smallValue(p, row) <= 0) return { move: 'skip', reason: say('reason.keep') };
  const good = goodWord(goodOfRow(row));
  return {
    move: write.place(crew),
    reason: say('reason.small', { n: capital(numberWord(SMALL_YIELD)), good }),
  };
}
