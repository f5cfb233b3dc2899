/** Quick answers to the small picks inside an action, used for the real pick and for trying actions out. */
import type { Move } from '../../../core/game';
import { tileAt } from '../rules/map';
import { named, parts, resourceIndex } from '../rules/notation';
import { tileOf } from '../data-tiles';
import { asked, playerOf, type PickKind, type PickTask, type State, type TaskOf } from '../state';
import { best } from './policy-best';
import { keepValue, rollPick } from './dice';
import { settleUse, tradeUse } from './goods';
import { cellValue, colourValue, newTileValue, placeGain, startRank, tentHome } from './values';

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

/** What a tent on the new tile must bring to be worth it. */
const JOIN_GAIN = 0.9;
/** Which tile matters more than where it goes. */
const TILE_FIRST = 100;
/** What stopping is worth to Land Rush. */
const STOP_PLACING = 0.2;

const POLICY: { readonly [K in PickKind]: Policy<TaskOf<K>> } = {
  'start-tile': ({ legal }) => best(legal, (m) => startRank(Number(named(m)))),
  'start-cell': compare,
  'roll-step': rollPick,
  'turn-main': compare,
  'pick-colour': ({ s, task, legal, left }) => best(legal, (m) => colourValue(s, task.seat, named(m), left)),
  'lay-tile': ({ s, task, legal, left }) =>
    best(legal, (m) => {
      const [tile, cell] = parts(named(m));
      return TILE_FIRST * newTileValue(s, task.seat, Number(tile), left) + cellValue(s, task.seat, cell);
    }),
  join: ({ s, task, left }) =>
    placeGain(s, task.seat, tileAt(s, task.cell), left) > JOIN_GAIN ? 'join' : 'stay',
  reinforce: () => 'add',
  'settle-use': ({ s, task, legal, left }) => best(legal, (m) => settleUse(s, task.seat, m, left)),
  'recall-tent': ({ s, task, legal, left }) =>
    best(legal, (m) => (m === 'done' ? 0 : tentHome(s, task.seat, tileAt(s, named(m)), left))),
  'raid-victim': ({ legal }) => legal.find((m) => m !== 'done') ?? 'done',
  'bonus-kind': ({ s, task, legal }) =>
    best(legal, (m) => -(playerOf(s, task.seat).tokens[resourceIndex(named(m))] ?? 0)),
  'trade-use': ({ s, task, legal, left }) => best(legal, (m) => tradeUse(s, task.seat, m, left)),
  'raise-tile': compare,
  'move-tent': compare,
  'place-tent': ({ s, task, legal, left }) =>
    best(legal, (m) => (m === 'done' ? STOP_PLACING : placeGain(s, task.seat, tileAt(s, named(m)), left))),
  'clear-victim': compare,
  'keep-die': ({ legal }) => best(legal, keepValue),
  'bot-choice': compare,
  'bot-join-answer': ({ s, task }) =>
    (tileOf(tileAt(s, task.cell).tile).lo ?? 0) >= 1 && playerOf(s, 0).tents > 1 ? 'join' : 'stay',
  'evict-factory': compare,
};

/** The quick answer to what is asked now, or null where positions should be compared. */
export function quickPick(s: State, left: number, legal: readonly Move[]): Move | null {
  const task = asked(s);
  if (!task) return null;
  const move = (POLICY[task.kind] as Policy<PickTask>)({ s, task, legal, left });
  if (move !== null && !legal.includes(move)) throw new Error(`The policy of ${task.kind} answers ${move}.`);
  return move;
}
