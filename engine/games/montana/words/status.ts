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
  RIVAL,
  tableSize,
  top,
  topPick,
  type PickKind,
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
  const { settlements: limit } = tableSize(s);
  const leader = leaderOf(s);
  const placed = placedOf(s, leader);
  return {
    title: s.over ? say('status.over') : titleOf(s, viewer),
    line: lineOf(s),
    track: {
      at: placed,
      of: limit,
      label: say('status.track', { name: sideName(s, leader), placed, limit }),
    },
    round: { n: s.round, name: say('status.round.over', { round: s.round }) },
    facts: factsOf(s, viewer).map(({ shown }) => shown),
  };
}

/** The side with the most settlements on the land, the first of equals. */
export function leaderOf(s: State): number {
  return s.players.reduce((best, p, seat) => (p.left < player(s, best).left ? seat : best), 0);
}

/** Settlements a side has placed, out of those it has. */
export function placedOf(s: State, side: number): number {
  return tableSize(s).settlements - player(s, side).left;
}

export interface Fact {
  readonly id: 'own' | 'leader' | 'last' | 'winter' | 'rival';
  readonly shown: string;
}

/** The way to the goal, and what ends the game soon. */
export function factsOf(s: State, viewer: number): Fact[] {
  const { settlements: limit } = tableSize(s);
  const leader = leaderOf(s);
  const facts: Fact[] = [];
  if (viewer >= 0) {
    facts.push({ id: 'own', shown: say('status.own', { placed: placedOf(s, viewer), limit }) });
  } else {
    const words = { name: sideName(s, leader), placed: placedOf(s, leader), limit };
    facts.push({ id: 'leader', shown: say('status.leader', words) });
  }
  const winter = roundsToWinter(s);
  if (s.last && !s.over) facts.push({ id: 'last', shown: say('status.last') });
  else if (winter <= WINTER_NEAR && !s.over)
    facts.push({ id: 'winter', shown: say('status.winter', { n: count(winter, 'round') }) });
  if (isRace(s) && viewer >= 0)
    facts.push({ id: 'rival', shown: say('status.rival.placed', { placed: placedOf(s, RIVAL), limit }) });
  return facts;
}

/** MT-5.2: rounds left, the one under way included. */
export function roundsToWinter(s: State): number {
  return tableSize(s).cap - s.round + 1;
}

/** While a turn is being ended nothing is pending for a moment. */
function titleOf(s: State, viewer: number): string {
  const next = top(s);
  if (!next) return say('status.round.over', { round: s.round });
  if (next.kind !== 'choose-action') return TITLES[next.kind];
  return say('status.choose-action', { name: next.seat === viewer ? YOU : nameOf(s, next.seat) });
}

/** The round, with the level of a race or whoever decides. */
export function lineOf(s: State): string {
  return [roundWords(s), ...asideOf(s)].join(' · ');
}

export function roundWords({ round }: State): string {
  return say('status.round.over', { round });
}

/** "Trail level", "Ann" */
export function asideOf(s: State): string[] {
  if (isRace(s)) return [say('status.race', { level: say(`level.${levelOf(s)}`) })];
  const pick = nextPick(s);
  return pick ? [nameOf(s, pick.seat)] : [];
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
