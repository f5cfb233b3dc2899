/** What laying a tile would lead to, before the roll. */
import { MAIN_STREET } from '../data';
import { isStreet } from '../state';
import type { Placed, State } from '../state';
import { cityOf, shapeOf } from './city';
import { pointsOf, standingsAfter, strengths } from './control';
import type { Scene, Standing } from './control';
import { possiblePlaces } from './grow';
import type { Place } from './grow';
import { streetPoints } from './scoring';

export interface Prospect {
  readonly place: Place;
  /** The neighbourhood it would make. */
  readonly standing: Standing;
  /** Points for the seat less those of the others; of equals the one nearest to Main Street is a little better. */
  readonly worth: number;
}

/** A state, or a view of it. */
type Outlook = Scene & Pick<State, 'plan' | 'drawn'>;

export function prospectOf(scene: Outlook, seat: number, place: Place): Prospect {
  const city = cityOf(scene.plan);
  const after = standingsAfter(scene, city, strengths(city, scene), place.tile, place.joins);
  const points = pointsOf(scene, after);
  const own = points[seat] ?? 0;
  const others = isStreet(scene) ? streetPoints(after) : points.reduce((sum, n) => sum + n, -own);
  return {
    place,
    standing: after[after.length - 1] as Standing,
    worth: own - others - wayOut(place) / FAR,
  };
}

/** Longer than any way out of a city. */
const FAR = 1000;

/** How far the middle of the tile would lie from the middle of Main Street, in half cells. */
export function wayOut({ x, y, r }: Placed): number {
  const [w, h] = shapeOf(r);
  const [mx, my] = MAIN_STREET[Math.floor(MAIN_STREET.length / 2)] as readonly [number, number];
  return Math.abs(2 * x + w - 2 * mx - 1) + Math.abs(2 * y + h - 2 * my - 1);
}

/** Every place with what it leads to, and a text that is the same for places that lead to the same. */
function* outlooks(scene: Outlook, seat: number): Generator<readonly [string, Prospect]> {
  const known = new Map<string, Prospect>();
  for (const place of possiblePlaces(scene)) {
    const key = `${place.tile} ${place.joins.join()}`;
    // What follows depends on what it joins alone; only the way out is its own.
    const alike = known.get(key) ?? prospectOf(scene, seat, place);
    known.set(key, alike);
    const worth = alike.worth + (wayOut(alike.place) - wayOut(place)) / FAR;
    yield [key, { ...alike, place, worth }];
  }
}

/** Of every consequence the best place that lies over no other, the best consequence first. */
export function prospects(scene: Outlook, seat: number): Prospect[] {
  const kinds = new Map<string, Prospect[]>();
  for (const [key, prospect] of outlooks(scene, seat)) {
    const alike = kinds.get(key);
    if (alike) alike.push(prospect);
    else kinds.set(key, [prospect]);
  }
  const chosen: Prospect[] = [];
  // What can be had in few places chooses first.
  for (const alike of [...kinds.values()].sort((p, q) => p.length - q.length)) {
    alike.sort((p, q) => q.worth - p.worth);
    const free = alike.find(({ place }) => chosen.every((other) => !overlap(place, other.place)));
    if (free) chosen.push(free);
  }
  return chosen.sort((p, q) => q.worth - p.worth);
}

/** The best that can be done with every corner cell, in the order of the places. */
export function bestByCell(scene: Outlook, seat: number): Prospect[] {
  const best = new Map<string, Prospect>();
  for (const [, prospect] of outlooks(scene, seat)) {
    const cell = `${prospect.place.x},${prospect.place.y}`;
    const other = best.get(cell);
    if (!other || prospect.worth > other.worth) best.set(cell, prospect);
  }
  return [...best.values()];
}

function overlap(p: Place, q: Place): boolean {
  const [pw, ph] = shapeOf(p.r);
  const [qw, qh] = shapeOf(q.r);
  return p.x < q.x + qw && q.x < p.x + pw && p.y < q.y + qh && q.y < p.y + ph;
}
