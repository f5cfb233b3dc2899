/** Whole management actions, each tried on a copy of what the bot may see. */
import { noEvents } from '../../../core/game';
import type { Move } from '../../../core/game';
import { apply } from '../rules/apply';
import { build, buildLots, resize, resizeValues } from '../rules/build';
import { cityOf } from '../rules/city';
import { blockAt, gangWithout } from '../rules/control';
import { fireHotels, startFire } from '../rules/fire';
import { host } from '../rules/host';
import { campers, campersOf } from '../rules/lodging';
import { workClaim } from '../rules/mine';
import { moves } from '../rules/moves';
import { cellOf, valueMove } from '../rules/notation';
import { clone, isLastTurn, perksOf, poolIsFull } from '../state';
import type { State } from '../state';
import { say } from '../words/catalogue';
import { pointsNow, valueOf } from './value';

/** A whole action, and the picks that lead to it. */
export interface Plan {
  readonly picks: readonly Move[];
  readonly value: number;
  readonly reason: string;
}

export function* hostPlans(state: State, seat: number, hotels: readonly number[]): Generator<Plan> {
  const city = cityOf(state.plan);
  for (const hotel of hotels) {
    for (const camper of campersOf(state, state.sizes[hotel] as number)) {
      const value = state.dice[camper] as number;
      const gang = blockAt(city, state, camper).sum;
      const after = clone(state);
      host(after, hotel, camper, noEvents);
      yield {
        picks: ['host', cellOf(city, hotel), cellOf(city, camper)],
        value: valueOf(after, seat) + 0.01 * gang,
        reason: controlReason(state, after, seat) ?? hostReason(state, value, gang),
      };
    }
  }
}

/** The seat's own points that a due scoring round would bring more; null if none. */
function controlReason(state: State, after: State, seat: number): string | null {
  if (!poolIsFull(state)) return null;
  const points = (pointsNow(after)[seat] as number) - (pointsNow(state)[seat] as number);
  return points > 0 ? say('hint.control', { points }) : null;
}

function hostReason(state: State, value: number, gang: number): string {
  if (gang > value) return say('hint.host.gang', { gang: gang + state.gangBonus });
  return isLastTurn(state) ? say('hint.host.last') : say('hint.host', { value });
}

export function* buildPlans(state: State, seat: number): Generator<Plan> {
  const city = cityOf(state.plan);
  for (const lot of buildLots(state)) {
    const after = clone(state);
    build(after, lot, noEvents);
    const linked = (city.near[lot] as readonly number[]).some((other) => state.owners[other] === seat);
    yield {
      picks: ['build', cellOf(city, lot)],
      value: valueOf(after, seat),
      reason:
        controlReason(state, after, seat) ??
        (linked ? say('hint.build.link') : say('hint.build', { value: city.lots[lot] as number })),
    };
  }
}

/** A changed hotel is tried with the best guest it can then take. */
export function* resizePlans(state: State, seat: number, hotels: readonly number[]): Generator<Plan> {
  const city = cityOf(state.plan);
  for (const hotel of hotels) {
    for (const value of resizeValues(state, hotel)) {
      const after = clone(state);
      resize(after, hotel, value, noEvents);
      let best = valueOf(after, seat);
      const fitting = hotel === state.fresh ? [] : campersOf(after, value);
      for (const camper of fitting) {
        const hosted = clone(after);
        host(hosted, hotel, camper, noEvents);
        best = Math.max(best, valueOf(hosted, seat));
      }
      yield {
        picks: ['resize', cellOf(city, hotel), valueMove(value)],
        value: best,
        reason: say(fitting.length > 0 ? 'hint.resize' : 'hint.resize.room', { value }),
      };
    }
  }
}

/** Fires are played out with the least harmful passing for whoever passes. */
export function* firePlans(state: State, seat: number): Generator<Plan> {
  const city = cityOf(state.plan);
  for (const hotel of fireHotels(state)) {
    const after = clone(state);
    startFire(after, hotel, noEvents);
    while (after.step === 'fire-pass') apply(after, bestOf(after, after.decider), noEvents);
    yield { picks: ['fire', cellOf(city, hotel)], value: valueOf(after, seat), reason: say('hint.fire') };
  }
}

/** What a roll is taken for: the mined die must not be looked at. */
const MINED = 3;

export function* minePlans(state: State, seat: number): Generator<Plan> {
  const city = cityOf(state.plan);
  const gold = MINED + perksOf(state, seat).claimGold;
  for (const camper of campers(state)) {
    const gang = blockAt(city, state, camper).sum;
    const rest = gangWithout(city, state, camper);
    const after = clone(state);
    workClaim(after, camper, gold);
    yield {
      picks: ['mine', cellOf(city, camper)],
      value: valueOf(after, seat) + 0.1 + 0.02 * gang,
      reason: rest > 0 ? say('hint.mine.gang', { gang: gang + state.gangBonus, rest }) : say('hint.mine'),
    };
  }
}

/** The move after which a seat stands best; the first of equals. */
export function bestOf(state: State, seat: number): Move {
  let best: { move: Move; value: number } | null = null;
  for (const move of moves(state)) {
    const after = clone(state);
    apply(after, move, noEvents);
    const value = valueOf(after, seat);
    if (best === null || value > best.value) best = { move, value };
  }
  if (best === null) throw new Error('There is nothing to choose from.');
  return best.move;
}
