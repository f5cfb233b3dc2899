import type { Status } from '../../../core/game';
import { count, list, numberWord, YOU } from '../../../core/words';
import { entry, goodOfRow, GRAIN_PER_STEP, SHOPS, SMALL_YIELD, WORKER_CAP, WORKERS_PER_SPACE } from '../data';
import { canBuild, silverForStopping } from '../rules/building';
import { purseOf } from '../rules/city';
import { levelOf } from '../rules/rival';
import { cityTurnOf, rowOf, shopOf } from '../rules/tasks';
import {
  isRace,
  nameOf,
  nextPick,
  player,
  tableSize,
  top,
  topPick,
  type PickKind,
  type PickTask,
  type State,
  type TaskKind,
  type TaskOf,
} from '../state';
import { say } from './catalogue';
import { goodWord, pumpkins, sideName } from './names';

/** The large word of everything pending but the choice of an action, which is somebody’s turn. */
const TITLES: Readonly<Record<Exclude<TaskKind, 'choose-action'>, string>> = {
  'setup-start-field': say('status.start-field'),
  'white-pair': say('status.white-pair'),
  'return-worker': say('status.return-worker'),
  'small-space': say('status.work'),
  'recruit-advance': say('status.recruit'),
  'city-place': say('status.city'),
  'city-goods': say('status.city'),
  'city-upgrade': say('status.city'),
  'build-next': say('status.build'),
  'end-turn': say('status.end-turn'),
  spin: say('status.recruit'),
  take: say('status.recruit'),
  'city-ask': say('status.city'),
  'city-pay': say('status.city'),
  finish: say('status.end-turn'),
  'rival-turn': say('status.rival'),
  // The rival of the race plays until its round ends.
  'round-end': say('status.rival'),
};

/** Rounds before winter from which on it is announced. */
const WINTER_NEAR = 10;

export function status(s: State, viewer: number): Status {
  const pick = nextPick(s);
  const { settlements: limit, cap } = tableSize(s);
  const leader = s.players.reduce((best, p, seat) => (p.left < player(s, best).left ? seat : best), 0);
  const placed = limit - player(s, leader).left;
  const facts: string[] = [];
  const winter = cap - s.round;
  if (s.last && !s.over) facts.push(say('status.last'));
  else if (winter < WINTER_NEAR && !s.over)
    facts.push(say('status.winter', { n: count(winter + 1, 'round') }));
  return {
    title: s.over ? say('status.over') : titleOf(s, viewer),
    line: lineOf(s, pick),
    track: {
      at: placed,
      of: limit,
      label: say('status.track', { name: sideName(s, leader), placed, limit }),
    },
    round: { n: s.round, name: say('status.round.over', { round: s.round }) },
    facts,
  };
}

/** While a turn is being ended nothing is pending for a moment. */
function titleOf(s: State, viewer: number): string {
  const next = top(s);
  if (!next) return say('status.round.over', { round: s.round });
  if (next.kind !== 'choose-action') return TITLES[next.kind];
  return say('status.choose-action', { name: next.seat === viewer ? YOU : nameOf(s, next.seat) });
}

/** The round, with the level of a race or whoever decides. */
function lineOf(s: State, pick: PickTask | null): string {
  const { round } = s;
  if (isRace(s))
    return say('status.round', { round, of: say('status.race', { level: say(`level.${levelOf(s)}`) }) });
  return pick
    ? say('status.round', { round, of: nameOf(s, pick.seat) })
    : say('status.round.over', { round });
}

/** The question of every pick. */
const PROMPTS: { readonly [K in PickKind]: (s: State, pick: TaskOf<K>) => string } = {
  'setup-start-field': () => say('prompt.setup-start-field'),
  'white-pair': () => say('prompt.white-pair', { n: numberWord(WORKERS_PER_SPACE) }),
  'return-worker': () => say('prompt.return-worker', { n: WORKER_CAP }),
  'choose-action': (s, { seat }) => {
    const p = player(s, seat);
    if (p.left < 1) return say('prompt.none-left');
    return say(canBuild(s, p) ? 'prompt.choose-action' : 'prompt.no-field');
  },
  'small-space': (_s, pick) =>
    say('prompt.small-space', { n: SMALL_YIELD, good: goodWord(goodOfRow(rowOf(pick))) }),
  'recruit-advance': () => say('prompt.recruit-advance', { n: GRAIN_PER_STEP }),
  'city-place': (s, pick) => say(`prompt.city-${cityTurnOf(pick)}`, { purse: purseWords(s, pick.seat) }),
  'city-goods': (_s, pick) => say('prompt.city-goods', { n: entry(SHOPS, shopOf(pick)).goods }),
  'city-upgrade': (_s, pick) => say('prompt.city-upgrade', { n: entry(SHOPS, shopOf(pick)).upgrades }),
  'build-next': (_s, pick) => say('prompt.build-next', { silver: silverForStopping(pick) }),
  'end-turn': () => say('prompt.end-turn'),
};

/** "2 pumpkins", "2 pumpkins and 1 cow" where the cow may be traded. */
function purseWords(s: State, seat: number): string {
  const { held, byCow } = purseOf(s, seat);
  return list([pumpkins(held), ...(byCow > 0 ? [count(player(s, seat).cows, 'cow')] : [])]);
}

export function prompt(s: State): string {
  const pick = topPick(s);
  return pick ? promptOf(s, pick.kind, pick) : say('prompt.over');
}

function promptOf<K extends PickKind>(s: State, kind: K, pick: TaskOf<PickKind>): string {
  return PROMPTS[kind](s, pick as TaskOf<K>);
}
