/** Where a new tile goes: tried with a few rolls of the bot's own dice, never with those to come. */
import { roll } from '../../../core/rng';
import type { Rng } from '../../../core/rng';
import { VALUES } from '../data';
import { cityOf } from '../rules/city';
import { pointsOf, standings, standingsAfter, strengths } from '../rules/control';
import { layTile, possiblePlaces } from '../rules/grow';
import type { Place } from '../rules/grow';
import { wayOut } from '../rules/outlook';
import { landingsInOrder } from '../rules/roll';
import { streetPoints } from '../rules/scoring';
import { clone, isStreet, noneOfEach } from '../state';
import type { State } from '../state';
import { lead, WEIGHTS } from './value';

/** How many rolls growth is tried with, and how many of the best-looking places. */
const ROLLS = 5;
const PLACES = 36;
/** The best of them are tried again, with rolls of their own: luck alone makes nobody best twice. */
const FINALISTS = 6;
const FINAL_ROLLS = 12;
/** Places that join the same neighbourhoods in the same rotation are tried no more often than this. */
const ALIKE = 3;

/** A place, and the lead it gives before the roll. */
interface Likely {
  readonly place: Place;
  readonly first: number;
}

export interface Growth {
  readonly place: Place;
  /** The seat's own points to be expected, rounded. */
  readonly points: number;
}

/** The best place for a tile in hand. */
export function* bestGrowth(state: State, seat: number, rng: Rng): Generator<void, Growth, void> {
  const tried = yield* tryOut(state, seat, likelyPlaces(state, seat), rollsOf(state, rng, ROLLS));
  const again = yield* tryOut(state, seat, tried.slice(0, FINALISTS), rollsOf(state, rng, FINAL_ROLLS));
  const [best] = again;
  if (!best) throw new Error('The tile fits nowhere.');
  return { place: best.place, points: Math.round(best.own) };
}

/** So many rolls of the pool, each as a count by value. */
function rollsOf({ pool }: State, rng: Rng, rolls: number): number[][] {
  return Array.from({ length: rolls }, () => {
    const counts = noneOfEach();
    for (let i = 0; i < pool; i++) {
      const face = roll(rng.state) - 1;
      counts[face] = (counts[face] as number) + 1;
    }
    return counts;
  });
}

interface Tried extends Likely {
  readonly value: number;
  /** The seat's own points on average. */
  readonly own: number;
}

/** Each place with each roll, the best first. */
function* tryOut(
  state: State,
  seat: number,
  places: readonly Likely[],
  rolls: ReadonlyArray<readonly number[]>,
): Generator<void, Tried[], void> {
  const tried: Tried[] = [];
  for (const { place, first } of places) {
    let sum = 0;
    let own = 0;
    const after = clone(state);
    layTile(after, place);
    const before = after.dice;
    const landings = landingsOf(after);
    for (const counts of rolls) {
      after.dice = landed(before, landings, counts);
      const standing = standings(after);
      const points = pointsOf(state, standing);
      sum += lead(points, seat) - (isStreet(state) ? WEIGHTS.street * streetPoints(standing) : 0);
      own += points[seat] as number;
    }
    yield;
    tried.push({ place, first, value: sum / rolls.length + 0.05 * first, own: own / rolls.length });
  }
  return tried.sort((p, q) => q.value - p.value);
}

/** By value at index value - 1: where dice would land, ties falling in reading order. */
function landingsOf(after: State): number[][] {
  const city = cityOf(after.plan);
  return VALUES.map((value) => landingsInOrder(after, city, value));
}

/** The dice of the city after this roll. */
function landed(
  before: readonly number[],
  landings: ReadonlyArray<readonly number[]>,
  counts: readonly number[],
): number[] {
  const dice = before.slice();
  for (let face = 0; face < landings.length; face++) {
    const squares = landings[face] as readonly number[];
    const last = Math.min(squares.length, counts[face] as number);
    for (let i = 0; i < last; i++) dice[squares[i] as number] = face + 1;
  }
  return dice;
}

/** The places that look best before the roll; of those that join the same neighbourhoods only a few. */
function likelyPlaces(state: State, seat: number): Likely[] {
  const city = cityOf(state.plan);
  const before = strengths(city, state);
  const alike = new Map<string, number>();
  const worth = new Map<string, number>();
  const places: Likely[] = [];
  for (const place of fromTheMiddle(possiblePlaces(state))) {
    const { tile, joins, r } = place;
    const key = `${tile} ${joins.join()}`;
    const first =
      worth.get(key) ?? lead(pointsOf(state, standingsAfter(state, city, before, tile, joins)), seat);
    worth.set(key, first);
    const kind = `${key} ${r}`;
    const seen = alike.get(kind) ?? 0;
    if (seen >= ALIKE) continue;
    alike.set(kind, seen + 1);
    places.push({ place, first });
  }
  return places.sort((p, q) => q.first - p.first).slice(0, PLACES);
}

/** Of like places those near Main Street come first: a city that keeps together is easier to read. */
function fromTheMiddle(places: readonly Place[]): Place[] {
  const far = new Map(places.map((place) => [place, wayOut(place)]));
  return [...places].sort((p, q) => (far.get(p) as number) - (far.get(q) as number));
}
