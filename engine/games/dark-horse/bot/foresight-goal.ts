/** The solitaire game in numbers: what the scenario still asks for against the rounds that are left. */
import { GHOSTS_OF, GOALS, PRICES } from '../data';
import { CENTRE } from '../rules/map';
import { networks, townAt, type Networks } from '../rules/network';
import { clockRounds, goalParts } from '../rules/solitaire';
import { isSolo, level, scenario, seatOf, type State } from '../state';
import { ownCorners } from './foresight-own';
import { railsTo } from './foresight-ways';

/** What a scenario still asks for, and the rounds it takes by experience. */
export interface Missing {
  cities: number;
  towns: number;
  gold: number;
  influence: number;
  centre: number;
  /** Rails to both hexes of the centre. */
  rails: number;
  rounds: number;
}

/** Rounds of one seat's work for one of each, by the way greedy games go. */
const ROUNDS = { cities: 3, towns: 2.2, gold: 1.9, influence: 1.55, centre: 1.5, rails: 0.9 } as const;

export function missingOf(state: State, seat: number, nets = networks(state.rails)): Missing {
  const who = seatOf(state, seat);
  const left: Missing = { cities: 0, towns: 0, gold: 0, influence: 0, centre: 0, rails: 0, rounds: 0 };
  for (const { what, done, of } of goalParts(state)) left[what] = Math.max(0, of - done);
  if (left.cities > 0 && left.gold > 0) left.gold += left.cities * PRICES.cityGold;
  if (left.centre > 0) {
    const mine = ownCorners(nets, who);
    for (const hex of CENTRE) if (townAt(state, hex) < 0) left.rails += railsTo(hex, mine, 9);
  }
  for (const part of Object.keys(ROUNDS) as (keyof typeof ROUNDS)[]) left.rounds += left[part] * ROUNDS[part];
  return left;
}

/** How much of the goal is reached, 0 to 1: the city and the towns of the start do not count. */
export function shareDone(state: State): number {
  const start = { cities: 1, towns: 2, gold: 0, influence: 0, centre: 0 };
  let done = 0;
  let of = 0;
  for (const part of goalParts(state)) {
    const given = start[part.what];
    done += Math.max(0, Math.min(part.done, part.of) - given) * ROUNDS[part.what];
    of += (part.of - given) * ROUNDS[part.what];
  }
  return done / of;
}

export const GOAL_NAMES = [
  'goal: towns missing',
  'goal: gold missing',
  'goal: influence missing',
  'goal: rails missing to the centre',
  'rounds left',
  'rounds to spare',
  'rounds short',
  'work a round',
  'events in force',
  'ghosts of the level',
  'scenario with gold',
  'scenario with influence',
  'scenario with the centre',
] as const;

const NO_GOAL: readonly number[] = GOAL_NAMES.map(() => 0);

export function goalNumbers(state: State, seat: number, nets: Networks): readonly number[] {
  if (!isSolo(state)) return NO_GOAL;
  const left = missingOf(state, seat, nets);
  const rounds = clockRounds(state) - state.round + (state.stage === 'collect' ? 0.4 : 1);
  const spare = rounds - left.rounds;
  const asks = (what: string) => (GOALS[scenario(state)].some((part) => part.what === what) ? 1 : 0);
  return [
    left.towns / 3,
    left.gold / 6,
    left.influence / 6,
    left.rails / 6,
    rounds / 14,
    Math.min(2, Math.max(0, spare) / 6),
    Math.min(2, Math.max(0, -spare) / 6),
    Math.min(2, left.rounds / Math.max(1, rounds)),
    Math.min(4, state.events.length) / 2,
    GHOSTS_OF[level(state)].roll.length / 3,
    asks('gold'),
    asks('influence'),
    asks('centre'),
  ];
}
