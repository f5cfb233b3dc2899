/** The policy of every pick: try what can be done one step ahead, and keep the best. */
import { noEvents } from '../../../core/game';
import type { Choice, Thinking } from '../../../core/game';
import type { Rng } from '../../../core/rng';
import { characterOf } from '../data';
import type { Ability, CharacterId } from '../data';
import { act } from '../rules/act';
import { freeCharacters } from '../rules/characters';
import { cityOf } from '../rules/city';
import { fillPlan } from '../rules/fill';
import { characterMove, layMove } from '../rules/notation';
import { clone } from '../state';
import type { PickKind, State } from '../state';
import { say } from '../words/catalogue';
import { bestGrowth } from './growth';
import { chooseLanding } from './landing';
import { bestOf, outcomeOf } from './outcome';
import { allPlans } from './plans';
import type { Plan } from './plans';
import { valueOf } from './value';

type Policy = (state: State, seat: number, rng: Rng) => Thinking;

export const POLICIES: Readonly<Record<PickKind, Policy>> = {
  'pick-character': likedCharacter,
  manage: chooseDeed,
  'fire-pass': passFire,
  lay: layBest,
  'landing-tie': settleTie,
};

/** The rules worth bending, by how often who bends them has won: cheap building first, dear fires last. */
const LIKED: Readonly<Record<Ability, number>> = {
  'own-timber': 6,
  'word-of-mouth': 5,
  'two-plans': 4,
  'top-billing': 3,
  'rich-claim': 2,
  'full-cover': 1,
};

function* likedCharacter(state: State): Thinking {
  yield;
  const liking = (id: CharacterId) => LIKED[characterOf(id).ability];
  const best = freeCharacters(state).reduce((top, id) => (liking(id) > liking(top) ? id : top));
  return { move: characterMove(best), reason: say('hint.character') };
}

function* chooseDeed(state: State, seat: number): Thinking {
  const best = yield* bestPlan(state, seat);
  const helped = yield* fillInstead(state, seat, best);
  return helped ?? { move: best.move, reason: best.reason };
}

/** The first of the best. */
function* bestPlan(state: State, seat: number): Generator<void, Plan, void> {
  const { value } = outcomeOf(state, seat, { verb: 'done' });
  let best: Plan = { move: 'done', value, reason: say('hint.done') };
  for (const plan of allPlans(state, seat)) {
    yield;
    if (plan.value > best.value + 1e-9) best = plan;
  }
  return best;
}

/** Guest after guest by hand, or all at once: the helper where it is as good. */
function* fillInstead(state: State, seat: number, first: Plan): Generator<void, Choice | null, void> {
  const lodgers = isHosting(first) ? fillPlan(state, cityOf(state.plan)) : [];
  if (lodgers.length < 2) return null;
  const byHand = clone(state);
  for (let n = 0; n < lodgers.length; n++) {
    const next = n === 0 ? first : yield* bestPlan(byHand, seat);
    if (!isHosting(next)) return null;
    act(byHand, next.move, noEvents);
  }
  const filled = outcomeOf(state, seat, { verb: 'fill' }).value;
  if (filled < valueOf(byHand, seat) - 1e-9) return null;
  return { move: 'fill', reason: say('hint.fill', { n: lodgers.length }) };
}

function isHosting({ move }: Plan): boolean {
  return move.startsWith('host:');
}

function* passFire(state: State, seat: number): Thinking {
  yield;
  return { move: bestOf(state, seat), reason: say('hint.fire-pass') };
}

function* layBest(state: State, seat: number, rng: Rng): Thinking {
  const { place, points } = yield* bestGrowth(state, seat, rng);
  const reason = points > 0 ? say('hint.grow', { points }) : say('hint.grow.none');
  return { move: layMove(place), reason };
}

function* settleTie(state: State, seat: number): Thinking {
  yield;
  return chooseLanding(state, seat);
}
