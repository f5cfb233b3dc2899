import type { Choice, Move, Thinking } from '../../../core/game';
import { capital, numberWord } from '../../../core/words';
import { goodOfRow, SMALL_YIELD } from '../data';
import { payableFields } from '../rules/building';
import { autoStart, cellId, landscape } from '../rules/landscape';
import { write } from '../rules/notation';
import { bankSpaceOf, fieldsBuilt, rowOf } from '../rules/tasks';
import { player, type PickKind, type State, type TaskOf } from '../state';
import { say } from '../words/catalogue';
import { goodWord } from '../words/names';
import { bestAction, followPlan, smallValue } from './actions';
import { planBuild } from './build-plan';
import { chooseMix, chooseSpace, chooseUpgrade } from './city';
import { bankCrew, bestAdvance, bestCrew, bestPair, spare, type Crew } from './workers';

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
  'bank-workers': (s, pick) => ({
    move: write.place(bankCrew(player(s, pick.seat).workers, bankSpaceOf(pick))),
    reason: say('reason.workers'),
  }),
  'row-workers': (s, pick) => ({
    move: crewMove(bestCrew(player(s, pick.seat).workers, rowOf(pick))),
    reason: say('reason.workers'),
  }),
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
    if (plan) return followPlan(s, plan, p.left);
    const payable = payableFields(s, p).length > 0;
    return { move: 'stop', reason: say(payable ? 'reason.stop' : 'reason.stop-none') };
  },
  'end-turn': (s, { seat }) => {
    const { canteens, left } = player(s, seat);
    if (canteens === 0) return { move: 'end', reason: say('reason.end') };
    // Another turn could place nothing, and the canteen counts in a tie (MT-5.4).
    if (left === 0) return { move: 'end', reason: say('reason.keep-canteen') };
    return { move: 'canteen', reason: say('reason.extra') };
  },
};

function crewMove(crew: Crew | null): string {
  if (!crew) throw new Error('There are no workers for this row.');
  return crew.own ? 'match' : write.place(crew.colours);
}

function chooseSmall(s: State, pick: TaskOf<'small-space'>): Choice {
  const p = player(s, pick.seat);
  const row = rowOf(pick);
  if (smallValue(p, row) <= 0) return { move: 'skip', reason: say('reason.keep') };
  const good = goodWord(goodOfRow(row));
  return {
    move: crewMove(bestCrew(p.workers, row)),
    reason: say('reason.small', { n: capital(numberWord(SMALL_YIELD)), good }),
  };
}
