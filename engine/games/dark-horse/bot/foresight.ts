/**
 * What the searching player judges positions by: what greedy playouts do not tell by themselves, such as how far
 * the goal is, how much time is left for it, and what a rival is about to do.
 */
import type { Foresight } from '../../../core/foresight';
import { LAST_ROUND } from '../data';
import { endSpot, neededPieces } from '../rules/end';
import { networks, type Networks } from '../rules/network';
import { clockRounds } from '../rules/solitaire';
import { pointsOf, ranking } from '../score';
import { isSolo, seatOf, type Seat, type State } from '../state';
import { GOAL_NAMES, goalNumbers, missingOf, shareDone } from './foresight-goal';
import { OWN_NAMES, ownNumbers } from './foresight-own';
import { WEIGHTS } from './weights';

/** A tick a round: looks ahead end when the dice are rolled, and every number means the same. */
function clock({ stage, round }: State): number {
  switch (stage) {
    case 'setup':
      return 0;
    case 'end':
    case 'scored':
    case 'over':
      return round + 1;
    default:
      return round;
  }
}

/** How near a seat is to setting off the end, 0 to 1. */
function nearEnd(state: State, { influence, cities, towns }: Seat): number {
  const needed = neededPieces(state);
  // The first city and two towns stand from the start.
  const built = Math.min(needed.cities, cities.length) - 1 + Math.min(needed.towns, towns.length) - 2;
  const pieces = built / (needed.cities + needed.towns - 3);
  return Math.max(0, Math.min(1, Math.max(influence / endSpot(state), pieces)));
}

function progress(state: State): number {
  if (state.stage === 'over') return 1;
  if (state.stage === 'setup') return 0;
  if (isSolo(state)) return Math.max((state.round - 1) / clockRounds(state), shareDone(state));
  if (state.endTriggered) return 0.98;
  let most = (state.round - 1) / LAST_ROUND;
  for (const seat of state.seats) most = Math.max(most, nearEnd(state, seat));
  return most * 0.96;
}

const RIVAL_NAMES = [
  'points ahead of the best other',
  'influence ahead of the best other',
  'pieces ahead of the best other',
  'resources ahead of the richest other',
  'place in the turn order',
  'the best other’s way to the end',
  'ahead, the nearer the end is',
  'the end is set off',
  'ahead while the end is set off',
] as const;

const NO_RIVALS: readonly number[] = RIVAL_NAMES.map(() => 0);

/** How a seat stands against the others. */
function rivalNumbers(state: State, seat: number, nets: Networks): readonly number[] {
  if (isSolo(state)) return NO_RIVALS;
  const who = seatOf(state, seat);
  const own = pointsOf(state, seat, nets);
  let points = -99;
  let influence = 0;
  let built = 0;
  let goods = 0;
  let near = 0;
  for (let i = 0; i < state.seats.length; i++) {
    const other = state.seats[i] as Seat;
    if (i === seat) continue;
    points = Math.max(points, pointsOf(state, i, nets));
    influence = Math.max(influence, other.influence);
    built = Math.max(built, pieces(other));
    goods = Math.max(goods, heap(other));
    near = Math.max(near, nearEnd(state, other));
  }
  const ahead = bounded((own - points) / 8);
  const mine = nearEnd(state, who);
  const ends = state.endTriggered ? 1 : 0;
  return [
    ahead,
    bounded((who.influence - influence) / 6),
    bounded((pieces(who) - built) / 3),
    bounded((heap(who) - goods) / 8),
    1 - state.order.indexOf(seat) / (state.seats.length - 1),
    near,
    ahead * Math.max(mine, near),
    ends,
    ahead * ends,
  ];
}

function heap({ res }: Seat): number {
  return res[0] + res[1] + res[2];
}

/** A city counts for two towns. */
function pieces({ cities, towns }: Seat): number {
  return 2 * cities.length + towns.length;
}

function bounded(n: number): number {
  return Math.max(-2, Math.min(2, n));
}

function features(state: State, seat: number): number[] {
  const nets = networks(state.rails);
  return [
    ...ownNumbers(state, seat, nets),
    ...rivalNumbers(state, seat, nets),
    ...goalNumbers(state, seat, nets),
  ];
}

/** A usual clear win is by half as many points. */
const CLEAR = 12;

function outcome(state: State, seat: number): number {
  if (isSolo(state)) return soloOutcome(state);
  const totals = state.seats.map((_, i) => ({ total: pointsOf(state, i) }));
  const winner = ranking(state, totals)[0];
  const others = totals.filter((_, i) => i !== seat).map(({ total }) => total);
  const margin = ((totals[seat]?.total ?? 0) - Math.max(...others)) / CLEAR;
  return Math.max(-0.5, Math.min(0.5, margin)) + (winner === seat ? 0.5 : -0.5);
}

/** What a round to spare adds to a win, and what a round of work still missing takes off a loss. */
const SOLO = { spare: 0.04, missing: 0.025, most: 0.5 } as const;

function soloOutcome(state: State): number {
  if (state.won) return 0.5 + Math.min(SOLO.most, SOLO.spare * (clockRounds(state) - state.round));
  return -0.5 - Math.min(SOLO.most, SOLO.missing * missingOf(state, 0).rounds);
}

export const foresight: Foresight<State> = {
  clock,
  progress,
  names: [...OWN_NAMES, ...RIVAL_NAMES, ...GOAL_NAMES],
  features,
  outcome,
  weights: WEIGHTS,
};
