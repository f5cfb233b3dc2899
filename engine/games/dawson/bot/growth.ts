/** Where a new tile goes: tried with a few rolls of the bot's own dice, never with those to come. */
import { noEvents } from '../../../core/game';
import { roll } from '../../../core/rng';
import type { Rng } from '../../../core/rng';
import { anchorsFor, cityOf } from '../rules/city';
import { pointsAfter, strengths } from '../rules/control';
import { layTile } from '../rules/grow';
import { landDice } from '../rules/roll';
import { clone, noneOfEach } from '../state';
import type { Placed, State } from '../state';
import { lead, pointsNow } from './value';

/** How many rolls growth is tried with, and how many of the best-looking places. */
const ROLLS = 5;
const PLACES = 14;
/** Places that join the same neighbourhoods in the same rotation are tried no more often than this. */
const ALIKE = 3;

/** A place, and the lead it gives before the roll. */
export interface Place extends Placed {
  readonly first: number;
}

export interface Growth {
  readonly place: Place;
  /** The seat's own points to be expected, rounded. */
  readonly points: number;
}

/** The best place for a tile in one of these rotations. */
export function* bestGrowth(
  state: State,
  seat: number,
  rng: Rng,
  rotations: readonly number[],
): Generator<void, Growth, void> {
  const rolls = Array.from({ length: ROLLS }, () => {
    const counts = noneOfEach();
    for (let i = 0; i < state.pool; i++) {
      const face = roll(rng.state) - 1;
      counts[face] = (counts[face] as number) + 1;
    }
    return counts;
  });
  const places = likelyPlaces(state, seat, rotations);
  yield;
  let best: Growth | null = null;
  let top = -Infinity;
  for (const place of places) {
    let sum = 0;
    let own = 0;
    for (const counts of rolls) {
      const points = afterRoll(state, place, counts);
      sum += lead(points, seat);
      own += points[seat] as number;
    }
    yield;
    const value = sum / ROLLS + 0.05 * place.first;
    if (value > top) {
      top = value;
      best = { place, points: Math.round(own / ROLLS) };
    }
  }
  if (best === null) throw new Error('The tile fits nowhere.');
  return best;
}

/** The places that look best before the roll; of those that join the same neighbourhoods only a few. */
function likelyPlaces(state: State, seat: number, rotations: readonly number[]): Place[] {
  const city = cityOf(state.plan);
  const before = strengths(city, state);
  const alike = new Map<string, number>();
  const places: Place[] = [];
  for (const tile of state.drawn) {
    const worth = new Map<string, number>();
    for (const r of rotations) {
      for (const { x, y, joins } of anchorsFor(city, tile, r)) {
        const key = joins.join();
        const first = worth.get(key) ?? lead(pointsAfter(state, city, before, tile, joins), seat);
        worth.set(key, first);
        const kind = `${tile} ${key} ${r}`;
        const seen = alike.get(kind) ?? 0;
        if (seen >= ALIKE) continue;
        alike.set(kind, seen + 1);
        places.push({ tile, r, x, y, first });
      }
    }
  }
  return places.sort((p, q) => q.first - p.first).slice(0, PLACES);
}

/** Everyone's points after this roll; ties of landing dice fall in reading order. */
function afterRoll(state: State, place: Place, counts: readonly number[]): number[] {
  const after = clone(state);
  layTile(after, place);
  after.rolled = counts.slice();
  landDice(after, noEvents, (_state, squares) => squares[0] as number);
  return pointsNow(after);
}
