/**
 * The greedy player: tries every pick on a copy of what it may see, one step ahead, and keeps the best.
 * Growth is tried with a few rolls of its own dice, never with those to come.
 */
import { noEvents } from '../../../core/game';
import type { Choice, Move, Thinking } from '../../../core/game';
import { pick, roll } from '../../../core/rng';
import type { Rng } from '../../../core/rng';
import { apply } from '../rules/apply';
import { lead, pointsNow, valueOf } from './value';
import { anchorsFor, cityOf, extendPlan } from '../rules/city';
import { blockAt, strengths } from '../rules/control';
import { build, burn, host, resize } from '../rules/deeds';
import { landingChoice, pointsAfter } from '../rules/rival';
import {
  buildLots,
  campers,
  campersOf,
  fireHotels,
  hostingHotels,
  landingValue,
  moves,
  nearestLandings,
  hasManaged,
  resizableHotels,
  resizeValues,
} from '../rules/moves';
import { cellOf, clone } from '../state';
import type { State } from '../state';
import { say } from '../words/catalogue';

/** A whole action, and the picks that lead to it. */
interface Plan {
  readonly picks: readonly Move[];
  readonly value: number;
  readonly reason: string;
}

export function* think(state: State, seat: number, rng: Rng): Thinking {
  switch (state.step) {
    case 'pick-character':
      yield;
      return { move: pick(rng.state, moves(state)), reason: say('hint.character') };
    case 'landing-tie':
      yield;
      return chooseLanding(state, seat);
    case 'fire-pass':
      return yield* tryAll(state, seat, say('hint.fire-pass'));
    case 'pick-tile':
    case 'place-rotation':
    case 'place-anchor':
      return yield* chooseGrowth(state, seat, rng);
    default:
      return yield* chooseManagement(state, seat);
  }
}

/** What an idle turn costs. */
const IDLE = 2;

function* chooseManagement(state: State, seat: number): Thinking {
  // A turn without any deed only brings the slow week nearer (DW-4.6.1).
  const idle = state.checkedOut === 0 && !hasManaged(state) ? IDLE : 0;
  let best: Plan = { picks: ['done'], value: valueOf(state, seat) - idle, reason: say('hint.done') };
  const legal = new Set(moves(state));
  const depth =
    state.step === 'manage' ? 0 : state.step === 'host-camper' || state.step === 'resize-value' ? 2 : 1;
  // Within a verb something must be picked, however little it pays.
  if (depth > 0) best = { ...best, value: -Infinity };
  for (const plan of plansFor(state, seat)) {
    yield;
    if (plan.value > best.value + 1e-9 && legal.has(plan.picks[depth] ?? '')) best = plan;
  }
  const move = best.picks[depth];
  if (move !== undefined && legal.has(move)) return { move, reason: best.reason };
  return { move: moves(state)[0] ?? 'done', reason: best.reason };
}

/** The actions the current step can still lead to. */
function* plansFor(state: State, seat: number): Generator<Plan> {
  switch (state.step) {
    case 'manage':
      yield* hostPlans(state, seat, hostingHotels(state));
      yield* buildPlans(state, seat);
      yield* resizePlans(state, seat, resizableHotels(state));
      yield* firePlans(state, seat);
      if (moves(state).includes('mine')) yield* minePlans(state, seat);
      return;
    case 'mine-target':
      return yield* minePlans(state, seat);
    case 'host-hotel':
      return yield* hostPlans(state, seat, hostingHotels(state));
    case 'host-camper':
      return yield* hostPlans(state, seat, [state.picked]);
    case 'build-lot':
      return yield* buildPlans(state, seat);
    case 'resize-hotel':
      return yield* resizePlans(state, seat, resizableHotels(state));
    case 'resize-value':
      return yield* resizePlans(state, seat, [state.picked]);
    case 'fire-start':
      return yield* firePlans(state, seat);
    default:
      return;
  }
}

function* hostPlans(state: State, seat: number, hotels: readonly number[]): Generator<Plan> {
  const city = cityOf(state.plan);
  const before = lead(pointsNow(state, city), seat);
  for (const hotel of hotels) {
    for (const camper of campersOf(state, state.sizes[hotel] as number)) {
      const value = state.dice[camper] as number;
      const gang = blockAt(city, state, camper).sum;
      const after = copyOf(state);
      host(after, hotel, camper, noEvents);
      const points = Math.round(lead(pointsNow(after, city), seat) - before);
      yield {
        picks: ['host', cellOf(city, hotel), cellOf(city, camper)],
        value: valueOf(after, seat) + 0.01 * gang,
        reason:
          points > 0 && state.pool >= state.growAt
            ? say('hint.host.control', { points })
            : gang > value
              ? say('hint.host.gang', { gang })
              : say('hint.host', { value }),
      };
    }
  }
}

function* buildPlans(state: State, seat: number): Generator<Plan> {
  const city = cityOf(state.plan);
  const before = lead(pointsNow(state, city), seat);
  for (const lot of buildLots(state)) {
    const after = copyOf(state);
    build(after, lot, noEvents);
    const points = Math.round(lead(pointsNow(after, city), seat) - before);
    const linked = (city.near[lot] as readonly number[]).some((other) => state.owners[other] === seat);
    yield {
      picks: ['build', cellOf(city, lot)],
      value: valueOf(after, seat),
      reason:
        points > 0 && state.pool >= state.growAt
          ? say('hint.build.control', { points })
          : linked
            ? say('hint.build.link')
            : say('hint.build', { value: city.lots[lot] as number }),
    };
  }
}

/** A changed hotel is tried with the best guest it can then take. */
function* resizePlans(state: State, seat: number, hotels: readonly number[]): Generator<Plan> {
  const city = cityOf(state.plan);
  for (const hotel of hotels) {
    for (const value of resizeValues(state, hotel)) {
      const after = copyOf(state);
      resize(after, hotel, value, noEvents);
      let best = valueOf(after, seat);
      for (const camper of hotel === state.fresh ? [] : campersOf(after, value)) {
        const hosted = copyOf(after);
        host(hosted, hotel, camper, noEvents);
        best = Math.max(best, valueOf(hosted, seat));
      }
      yield {
        picks: ['resize', cellOf(city, hotel), `value:${value}`],
        value: best,
        reason: say('hint.resize'),
      };
    }
  }
}

/** Fires are played out with the least harmful passing for whoever passes. */
function* firePlans(state: State, seat: number): Generator<Plan> {
  const city = cityOf(state.plan);
  for (const hotel of fireHotels(state)) {
    const after: State = { ...clone(state), fireUsed: true };
    burn(after, hotel, noEvents);
    while (after.step === 'fire-pass') {
      let best: { move: Move; value: number } = { move: moves(after)[0] as Move, value: -Infinity };
      for (const move of moves(after)) {
        const tried = clone(after);
        apply(tried, move, noEvents);
        const value = valueOf(tried, after.decider);
        if (value > best.value) best = { move, value };
      }
      apply(after, best.move, noEvents);
    }
    yield { picks: ['fire', cellOf(city, hotel)], value: valueOf(after, seat), reason: say('hint.fire') };
  }
}

/** The roll is worth 3.5; the mined die must not be looked at. */
function* minePlans(state: State, seat: number): Generator<Plan> {
  const city = cityOf(state.plan);
  for (const camper of campers(state)) {
    const gang = blockAt(city, state, camper).sum;
    const value = state.dice[camper] as number;
    const after = copyOf(state);
    after.dice[camper] = 0;
    after.pool += 1;
    const player = after.players[seat];
    if (player) player.gold += 3;
    yield {
      picks: ['mine', cellOf(city, camper)],
      value: valueOf(after, seat) + 0.1 + 0.02 * gang,
      reason: gang > value ? say('hint.mine.gang', { value }) : say('hint.mine'),
    };
  }
}

function* tryAll(state: State, seat: number, reason: string): Thinking {
  let best: Choice = { move: moves(state)[0] ?? '', reason };
  let top = -Infinity;
  for (const move of moves(state)) {
    yield;
    const after = clone(state);
    apply(after, move, noEvents);
    const value = valueOf(after, seat);
    if (value > top) {
      top = value;
      best = { move, reason };
    }
  }
  return best;
}

function chooseLanding(state: State, seat: number): Choice {
  const city = cityOf(state.plan);
  const { squares } = nearestLandings(state, city);
  const own = squares.find((square) => state.owners[square] === seat);
  const square = own ?? landingChoice(state, squares, seat);
  return {
    move: cellOf(city, square),
    reason: say(own === undefined ? 'hint.landing.other' : 'hint.landing.own'),
  };
}

/** A copy of what the tries change: the squares and the players. */
function copyOf(state: State): State {
  return {
    ...state,
    players: state.players.map((player) => ({ ...player, supply: player.supply.slice() })),
    dice: state.dice.slice(),
    owners: state.owners.slice(),
    sizes: state.sizes.slice(),
  };
}

/** How many rolls growth is tried with, and how many of the best-looking places. */
const ROLLS = 5;
const PLACES = 14;

interface Place {
  readonly tile: number;
  readonly r: number;
  readonly x: number;
  readonly y: number;
  readonly first: number;
}

function* chooseGrowth(state: State, seat: number, rng: Rng): Thinking {
  const rolls = Array.from({ length: ROLLS }, () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < state.pool; i++) {
      const face = roll(rng.state) - 1;
      counts[face] = (counts[face] as number) + 1;
    }
    return counts;
  });
  const places = likelyPlaces(state, seat);
  yield;
  let best = places[0] as Place;
  let top = -Infinity;
  for (const place of places) {
    let sum = 0;
    for (const counts of rolls) sum += afterRoll(state, seat, place, counts);
    yield;
    const value = sum / ROLLS + 0.05 * place.first;
    if (value > top) {
      top = value;
      best = place;
    }
  }
  const points = Math.max(0, Math.round(top));
  const reason = state.step === 'pick-tile' ? say('hint.tile') : say('hint.grow', { points });
  if (state.step === 'pick-tile') return { move: moves(state)[state.drawn.indexOf(best.tile)] ?? '', reason };
  return { move: state.step === 'place-rotation' ? `r:${best.r}` : `cell:${best.x},${best.y}`, reason };
}

/** The places that look best before the roll; of those that join the same neighbourhoods only a few. */
function likelyPlaces(state: State, seat: number): Place[] {
  const city = cityOf(state.plan);
  const before = strengths(city, state, state.players.length);
  const alike = new Map<string, number>();
  const places: Place[] = [];
  for (const tile of state.drawn) {
    const worth = new Map<string, number>();
    for (const r of state.step === 'place-anchor' ? [state.rotation] : [0, 1, 2, 3]) {
      for (const { x, y, joins } of anchorsFor(city, tile, r)) {
        const key = joins.join();
        const first = worth.get(key) ?? lead(pointsAfter(state, city, before, tile, joins), seat);
        worth.set(key, first);
        const kind = `${tile} ${key} ${r}`;
        const seen = alike.get(kind) ?? 0;
        if (seen >= 3) continue;
        alike.set(kind, seen + 1);
        places.push({ tile, r, x, y, first });
      }
    }
  }
  return places.sort((p, q) => q.first - p.first).slice(0, PLACES);
}

/** The lead after this roll; ties of landing dice fall in reading order. */
function afterRoll(state: State, seat: number, place: Place, counts: readonly number[]): number {
  const after = copyOf(state);
  after.plan = extendPlan(after.plan, place);
  for (let i = 0; i < 6; i++) {
    after.dice.push(0);
    after.owners.push(-1);
    after.sizes.push(0);
  }
  after.rolled = counts.slice();
  const city = cityOf(after.plan);
  for (let value = landingValue(after); value > 0; value = landingValue(after)) {
    const { squares } = nearestLandings(after, city);
    const left = after.rolled[value - 1] as number;
    for (const square of squares.slice(0, left)) after.dice[square] = value;
    after.rolled[value - 1] = squares.length === 0 ? 0 : Math.max(0, left - squares.length);
  }
  return lead(pointsNow(after, city), seat);
}
