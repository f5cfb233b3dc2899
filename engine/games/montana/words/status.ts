import type { Status } from '../../../core/game';
import { count, numberWord } from '../../../core/words';
import {
  amount,
  areaOfRow,
  BANK,
  entry,
  goodOfRow,
  GRAIN_PER_STEP,
  PUMPKIN,
  SHOPS,
  SMALL_YIELD,
  WORKER_CAP,
  WORKERS_PER_SPACE,
} from '../data';
import { silverForStopping } from '../rules/building';
import { bankSpaceOf, cityTurnOf, fieldsBuilt, rowOf, shopOf, type CityTurn } from '../rules/tasks';
import {
  isRace,
  nameOf,
  player,
  tableSize,
  top,
  topPick,
  type PickKind,
  type State,
  type TaskOf,
} from '../state';
import { say } from './catalogue';
import { areaName, goodWord, pumpkins } from './names';

/** The large word of every pick. */
const TITLES: Readonly<Record<PickKind, string>> = {
  'setup-start-field': say('status.start-field'),
  'white-pair': say('status.white-pair'),
  'return-worker': say('status.return-worker'),
  'choose-action': say('status.choose-action'),
  'bank-workers': say('status.work'),
  'row-workers': say('status.work'),
  'small-space': say('status.work'),
  'recruit-advance': say('status.recruit'),
  'city-place': say('status.city'),
  'city-goods': say('status.city'),
  'city-upgrade': say('status.city'),
  'build-next': say('status.build'),
  'end-turn': say('status.end-turn'),
};

/** Rounds before winter from which on it is announced. */
const WINTER_NEAR = 10;

export function status(s: State): Status {
  const pick = topPick(s);
  const { settlements: limit, cap } = tableSize(s);
  const mode = isRace(s)
    ? say('status.race')
    : say('status.table', { name: nameOf(s, top(s)?.seat ?? s.first) });
  const leader = s.players.reduce((best, p, seat) => (p.left < player(s, best).left ? seat : best), 0);
  const placed = limit - player(s, leader).left;
  const facts: string[] = [];
  const winter = cap - s.round;
  if (s.last && !s.over) facts.push(say('status.last'));
  else if (winter < WINTER_NEAR) facts.push(say('status.winter', { n: count(winter + 1, 'round') }));
  return {
    title: pick ? TITLES[pick.kind] : say('status.over'),
    line: say('status.round', { round: s.round, mode }),
    track: { at: placed, of: limit, label: say('status.track', { name: nameOf(s, leader), placed, limit }) },
    facts,
  };
}

const CITY_PROMPTS = {
  first: 'prompt.city-place',
  asked: 'prompt.city-answer',
  outbid: 'prompt.city-outbid',
} as const satisfies Readonly<Record<CityTurn, string>>;

/** The question of every pick. */
const PROMPTS: { readonly [K in PickKind]: (s: State, pick: TaskOf<K>) => string } = {
  'setup-start-field': () => say('prompt.setup-start-field'),
  'white-pair': () => say('prompt.white-pair', { n: numberWord(WORKERS_PER_SPACE) }),
  'return-worker': () => say('prompt.return-worker', { n: WORKER_CAP }),
  'choose-action': () => say('prompt.choose-action'),
  'bank-workers': (_s, pick) => say('prompt.bank-workers', { silver: entry(BANK, bankSpaceOf(pick)).pays }),
  'row-workers': (_s, pick) =>
    say('prompt.row-workers', { place: areaName(areaOfRow(rowOf(pick))).toLowerCase() }),
  'small-space': (_s, pick) =>
    say('prompt.small-space', { n: SMALL_YIELD, good: goodWord(goodOfRow(rowOf(pick))) }),
  'recruit-advance': () => say('prompt.recruit-advance', { n: GRAIN_PER_STEP }),
  'city-place': (s, pick) =>
    say(CITY_PROMPTS[cityTurnOf(pick)], {
      pumpkins: pumpkins(amount(player(s, pick.seat).goods, PUMPKIN)),
    }),
  'city-goods': (_s, pick) => say('prompt.city-goods', { n: entry(SHOPS, shopOf(pick)).goods }),
  'city-upgrade': () => say('prompt.city-upgrade'),
  'build-next': (_s, pick) =>
    fieldsBuilt(pick) === 0
      ? say('prompt.build-first')
      : say('prompt.build-next', { silver: silverForStopping(pick) }),
  'end-turn': () => say('prompt.end-turn'),
};

export function prompt(s: State): string {
  const pick = topPick(s);
  return pick ? promptOf(s, pick.kind, pick) : say('prompt.over');
}

function promptOf<K extends PickKind>(s: State, kind: K, pick: TaskOf<PickKind>): string {
  return PROMPTS[kind](s, pick as TaskOf<K>);
}
