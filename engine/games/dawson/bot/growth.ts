/** Where a new tile goes: tried with a few rolls of the bot's own dice, never with those to come. */
import { noEvents } from '../../../core/game';
import { roll } from '../../../core/rng';
import type { Rng } from '../../../core/rng';
import { cityOf } from '../rules/city';
import { pointsOf, standings, standingsAfter, strengths } from '../rules/control';
import type { Standing } from '../rules/control';
import { layTile, possiblePlaces } from '../rules/grow';
import type { Place } from '../rules/grow';
import { wayOut } from '../rules/outlook';
import { landDice } from '../rules/roll';
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
    for (const counts of rolls) {
      const standing = afterRoll(state, place, counts);
      const points = pointsOf(state, standing);
      sum += lead(points, seat) - (isStreet(state) ? WEIGHTS.street * streetPoints(standing) : 0);
      own += points[seat] as number;
    }
    yield;
    tried.push({ place, first, value: sum / rolls.length + 0.05 * first, own: own / rolls.length });
  }
  return tried.sort((p, q) => q.value - p.value);
}

/** The places that look best before the roll; of those that join the same neighbourhoods only a few. */
function likelyPlaces(state: State, seat: number): Likely[] {
  const city = cityOf(state.plan);
  const before = strengths(city, state);
  const alike = new Map<string, number>();
  const worth = new Map<string, number>();
  const places: Likely[] = [];
  // Of like places those near Main Street: a city that keeps together is easier to read.
  for (const place of possiblePlaces(state).sort((p, q) => wayOut(p) - wayOut(q))) {
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

/** Who holds what after this roll; ties of landing dice fall in reading order. */
function afterRoll(state: State, place: Place, counts: readonly number[]): Standing[] {
  const after = clone(state);
  layTile(after, place);
  after.rolled = counts.slice();
  landDice(after, noEvents, (_state, squares) => squares[0] as number);
  return standings(after);
}
