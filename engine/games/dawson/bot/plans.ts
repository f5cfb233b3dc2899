/** Whole management actions: what each leads to, and why one would do it. */
import type { Move } from '../../../core/game';
import type { Verb } from '../data';
import { buildLots, resizableHotels, resizeValues } from '../rules/build';
import { cityOf } from '../rules/city';
import type { City } from '../rules/city';
import { blockAt, gangWithout } from '../rules/control';
import { fireHotels } from '../rules/fire';
import { hostingHotels } from '../rules/host';
import { campers, campersOf } from '../rules/lodging';
import { mayMine } from '../rules/mine';
import { buildMove, fireMove, hostMove, mineMove, resizeMove } from '../rules/notation';
import { isLastTurn, poolIsFull } from '../state';
import type { State } from '../state';
import { say } from '../words/catalogue';
import { outcomeOf } from './outcome';
import { pointsNow } from './value';

/** What a deed leads to. */
export interface Plan {
  readonly move: Move;
  readonly value: number;
  readonly reason: string;
}

type Planner = (state: State, seat: number, city: City) => Generator<Plan>;

/** What each verb can lead to now; of equal plans the first in this order is taken. */
const PLANNERS: Readonly<Record<Verb, Planner>> = {
  host: hostPlans,
  build: buildPlans,
  resize: resizePlans,
  fire: firePlans,
  mine: minePlans,
};

export function* allPlans(state: State, seat: number): Generator<Plan> {
  const city = cityOf(state.plan);
  for (const plans of Object.values(PLANNERS)) yield* plans(state, seat, city);
}

function* hostPlans(state: State, seat: number, city: City): Generator<Plan> {
  for (const hotel of hostingHotels(state)) {
    for (const camper of campersOf(state, state.sizes[hotel] as number)) {
      const { after, value } = outcomeOf(state, seat, { verb: 'host', hotel, camper });
      const reason = controlReason(state, after, seat) ?? hostReason(state, city, camper);
      yield { move: hostMove(city, hotel, camper), value, reason };
    }
  }
}

/** The seat's own points that a due scoring round would bring more; null if none. */
function controlReason(state: State, after: State, seat: number): string | null {
  if (!poolIsFull(state)) return null;
  const points = (pointsNow(after)[seat] as number) - (pointsNow(state)[seat] as number);
  return points > 0 ? say('hint.control', { points }) : null;
}

function hostReason(state: State, city: City, camper: number): string {
  const value = state.dice[camper] as number;
  const gang = blockAt(city, state, camper).sum;
  if (gang > value) return say('hint.host.gang', { gang: gang + state.gangBonus });
  return isLastTurn(state) ? say('hint.host.last') : say('hint.host', { value });
}

function* buildPlans(state: State, seat: number, city: City): Generator<Plan> {
  for (const lot of buildLots(state)) {
    const { after, value } = outcomeOf(state, seat, { verb: 'build', lot });
    const linked = (city.near[lot] as readonly number[]).some((other) => state.owners[other] === seat);
    const room = linked ? say('hint.build.link') : say('hint.build', { value: city.lots[lot] as number });
    yield { move: buildMove(city, lot), value, reason: controlReason(state, after, seat) ?? room };
  }
}

function* resizePlans(state: State, seat: number, city: City): Generator<Plan> {
  for (const hotel of resizableHotels(state)) {
    for (const size of resizeValues(state, hotel)) {
      const { after, value } = outcomeOf(state, seat, { verb: 'resize', hotel, value: size });
      const fits = hotel !== state.fresh && campersOf(after, size).length > 0;
      const reason = say(fits ? 'hint.resize' : 'hint.resize.room', { value: size });
      yield { move: resizeMove(city, hotel, size), value, reason };
    }
  }
}

function* firePlans(state: State, seat: number, city: City): Generator<Plan> {
  for (const hotel of fireHotels(state)) {
    const { value } = outcomeOf(state, seat, { verb: 'fire', hotel });
    yield { move: fireMove(city, hotel), value, reason: say('hint.fire') };
  }
}

function* minePlans(state: State, seat: number, city: City): Generator<Plan> {
  if (!mayMine(state)) return;
  for (const camper of campers(state)) {
    const { value } = outcomeOf(state, seat, { verb: 'mine', camper });
    const gang = blockAt(city, state, camper).sum + state.gangBonus;
    const rest = gangWithout(city, state, camper);
    const reason = rest > 0 ? say('hint.mine.gang', { gang, rest }) : say('hint.mine');
    yield { move: mineMove(city, camper), value, reason };
  }
}
