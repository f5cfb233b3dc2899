/** Quick answers to the small picks inside an action, used for the real pick and for trying actions out. */
import type { Move } from '../../../core/game';
import { moves } from '../rules/moves';
import { tileAt } from '../rules/map';
import { named, resourceIndex } from '../rules/notation';
import { tileOf } from '../data-tiles';
import { techId } from '../data-techs';
import { asked, playerOf, type PickKind, type PickTask, type State, type TaskOf } from '../state';
import { best } from './policy-best';
import { diePick, facePick, keepValue, rerollPick, rollPick } from './dice';
import { commitPick, tradeValue } from './goods';
import {
  cardValue,
  cellValue,
  colourValue,
  newTileValue,
  placeGain,
  raidGain,
  settleValue,
  startRank,
} from './values';

/** What a policy knows: the position, the legal answers and how many rounds seem to be left. */
export interface Asked<T> {
  readonly s: State;
  readonly task: T;
  readonly legal: readonly Move[];
  readonly left: number;
}

/** The answer of a careful beginner; null where positions should be compared instead. */
type Policy<T> = (of: Asked<T>) => Move | null;

const compare: Policy<PickTask> = () => null;
const first: Policy<PickTask> = ({ legal }) => legal[0] ?? null;

/** What a tent on the new tile must bring to be worth it. */
const JOIN_GAIN = 0.9;
/** What stopping is worth to Land Rush. */
const STOP_PLACING = 0.2;

const POLICY: { readonly [K in PickKind]: Policy<TaskOf<K>> } = {
  'start-tile': ({ legal }) => best(legal, (m) => startRank(Number(named(m)))),
  'start-cell': compare,
  'roll-step': rollPick,
  'pick-die': (of) => (of.task.why === 'recall' ? null : diePick(of)),
  'pick-face': facePick,
  'pick-reroll': rerollPick,
  'turn-main': compare,
  'commit-icon': commitPick,
  'pick-pair': first,
  'pick-card': ({ s, task, legal, left }) =>
    best(legal, (m) => cardValue(s, task.seat, techId(named(m)), left)),
  'pay-token': first,
  'pick-colour': ({ s, task, legal, left }) => best(legal, (m) => colourValue(s, task.seat, named(m), left)),
  'pick-tile': ({ s, task, legal, left }) =>
    best(legal, (m) => newTileValue(s, task.seat, Number(named(m)), left)),
  'pick-cell': ({ s, task, legal }) => best(legal, (m) => cellValue(s, task.seat, named(m))),
  join: ({ s, task, left }) =>
    placeGain(s, task.seat, tileAt(s, task.cell), left) > JOIN_GAIN ? 'join' : 'stay',
  reinforce: () => 'add',
  'settle-use': ({ s, task, legal, left }) => best(legal, (m) => settleValue(s, task.seat, m, left)),
  'recall-tent': first,
  'raid-tile': ({ s, task, legal, left }) =>
    best(legal, (m) => raidGain(s, task.seat, tileAt(s, named(m)), task.icons, left)),
  'raid-victim': ({ legal }) => legal.find((m) => m !== 'done') ?? 'done',
  'bonus-kind': ({ s, task, legal }) =>
    best(legal, (m) => -(playerOf(s, task.seat).tokens[resourceIndex(named(m))] ?? 0)),
  'trade-use': ({ s, task, legal, left }) => best(legal, (m) => tradeValue(s, task.seat, m, left)),
  'factory-tile': compare,
  'govern-tile': compare,
  'raise-tile': compare,
  'move-from': compare,
  'move-to': compare,
  'place-tent': ({ s, task, legal, left }) =>
    best(legal, (m) => (m === 'done' ? STOP_PLACING : placeGain(s, task.seat, tileAt(s, named(m)), left))),
  'clear-tile': compare,
  'clear-victim': compare,
  'keep-die': ({ legal }) => best(legal, keepValue),
  'bot-choice': compare,
  'bot-join-answer': ({ s, task }) =>
    (tileOf(tileAt(s, task.cell).tile).lo ?? 0) >= 1 && playerOf(s, 0).tents > 1 ? 'join' : 'stay',
  'evict-factory': compare,
};

/** The quick answer to what is asked now, or null where positions should be compared. */
export function quickPick(s: State, left: number): Move | null {
  const task = asked(s);
  if (!task) return null;
  const legal = moves(s);
  const move = (POLICY[task.kind] as Policy<PickTask>)({ s, task, legal, left });
  if (move !== null && !legal.includes(move)) throw new Error(`The policy of ${task.kind} answers ${move}.`);
  return move;
}
