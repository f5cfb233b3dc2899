/** The policy of every pick: try what can be done one step ahead, and keep the best. */
import type { Thinking } from '../../../core/game';
import { pick } from '../../../core/rng';
import type { Rng } from '../../../core/rng';
import { ROTATIONS } from '../data';
import type { Verb } from '../data';
import { resizableHotels } from '../rules/build';
import { hostingHotels } from '../rules/host';
import { mayMine } from '../rules/mine';
import { moves } from '../rules/moves';
import { cellAt, rotationMove, tileMove } from '../rules/notation';
import { isIdle } from '../rules/turn';
import { chosenHotel } from '../state';
import type { PickKind, State } from '../state';
import { say } from '../words/catalogue';
import { bestGrowth } from './growth';
import { chooseLanding } from './landing';
import { bestOf, buildPlans, firePlans, hostPlans, minePlans, resizePlans } from './plans';
import type { Plan } from './plans';
import { valueOf } from './value';

type Policy = (state: State, seat: number, rng: Rng) => Thinking;
type Planner = (state: State, seat: number) => Generator<Plan>;

/** What each verb can lead to now; of equal plans the first in this order is taken. */
const PLANS: Readonly<Record<Verb, Planner>> = {
  host: (state, seat) => hostPlans(state, seat, hostingHotels(state)),
  build: buildPlans,
  resize: (state, seat) => resizePlans(state, seat, resizableHotels(state)),
  fire: firePlans,
  mine: (state, seat) => (mayMine(state) ? minePlans(state, seat) : noPlans()),
};

export const POLICIES: Readonly<Record<PickKind, Policy>> = {
  'pick-character': anyCharacter,
  manage: chooseVerb,
  'mine-target': within(1, PLANS.mine),
  'host-hotel': within(1, PLANS.host),
  'host-camper': within(2, (state, seat) => hostPlans(state, seat, [chosenHotel(state)])),
  'build-lot': within(1, PLANS.build),
  'resize-hotel': within(1, PLANS.resize),
  'resize-value': within(2, (state, seat) => resizePlans(state, seat, [chosenHotel(state)])),
  'fire-start': within(1, PLANS.fire),
  'fire-pass': passFire,
  'pick-tile': chooseTile,
  'place-rotation': chooseRotation,
  'place-anchor': chooseAnchor,
  'landing-tie': settleTie,
};

function* anyCharacter(state: State, _seat: number, rng: Rng): Thinking {
  yield;
  const abilities = state.options['abilities'] === true;
  const reason = say(abilities ? 'hint.character.ability' : 'hint.character');
  return { move: pick(rng.state, moves(state)), reason };
}

/** What an idle turn costs: it only brings the slow week nearer (DW-4.6.1). */
const IDLE = 2;

function* chooseVerb(state: State, seat: number): Thinking {
  const idle = isIdle(state) ? IDLE : 0;
  const done: Plan = { picks: ['done'], value: valueOf(state, seat) - idle, reason: say('hint.done') };
  return yield* bestPlan(0, allPlans(state, seat), done);
}

function* allPlans(state: State, seat: number): Generator<Plan> {
  for (const plans of Object.values(PLANS)) yield* plans(state, seat);
}

function* noPlans(): Generator<Plan> {}

/** Within a verb something must be picked, however little it pays. */
function within(depth: number, plans: Planner): Policy {
  return (state, seat) => bestPlan(depth, plans(state, seat), null);
}

/** The pick that leads to the best plan; the first of equals. */
function* bestPlan(depth: number, plans: Generator<Plan>, first: Plan | null): Thinking {
  let best = first;
  for (const plan of plans) {
    yield;
    if (best === null || plan.value > best.value + 1e-9) best = plan;
  }
  const move = best?.picks[depth];
  if (best === null || move === undefined) throw new Error('There is no plan to choose from.');
  return { move, reason: best.reason };
}

function* passFire(state: State, seat: number): Thinking {
  yield;
  return { move: bestOf(state, seat), reason: say('hint.fire-pass') };
}

function* chooseTile(state: State, seat: number, rng: Rng): Thinking {
  const { place } = yield* bestGrowth(state, seat, rng, ROTATIONS);
  return { move: tileMove(place.tile), reason: say('hint.tile') };
}

function* chooseRotation(state: State, seat: number, rng: Rng): Thinking {
  const { place, points } = yield* bestGrowth(state, seat, rng, ROTATIONS);
  return { move: rotationMove(place.r), reason: growReason(points) };
}

function* chooseAnchor(state: State, seat: number, rng: Rng): Thinking {
  const { place, points } = yield* bestGrowth(state, seat, rng, [state.rotation]);
  return { move: cellAt(place.x, place.y), reason: growReason(points) };
}

function growReason(points: number): string {
  return points > 0 ? say('hint.grow', { points }) : say('hint.grow.none');
}

function* settleTie(state: State, seat: number): Thinking {
  yield;
  return chooseLanding(state, seat);
}
