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
  const { standing, lead } = followsFrom(scene, seat, place);
  return { place, standing, worth: lead - wayOut(place) / FAR };
}

interface Follows {
  readonly standing: Standing;
  /** Points for the seat less those of the others. */
  readonly lead: number;
}

/** What was found for the last position asked about: a whole list of places is described at once. */
let last: { readonly key: string; readonly known: Map<string, Follows> } | null = null;

/** What follows depends on what the tile joins alone. */
function followsFrom(scene: Outlook, seat: number, { tile, joins }: Place): Follows {
  const key = keyOf(scene, seat);
  if (last?.key !== key) last = { key, known: new Map() };
  const kind = `${tile} ${joins.join()}`;
  const found = last.known.get(kind) ?? lookAhead(scene, seat, tile, joins);
  last.known.set(kind, found);
  return found;
}

/** All that decides who holds what. */
function keyOf({ plan, dice, owners, players, options, people, gangBonus }: Outlook, seat: number): string {
  const who = players.map(({ character }) => character);
  return [plan, dice, owners, who, options['abilities'], people, gangBonus, seat].join('|');
}

function lookAhead(scene: Outlook, seat: number, tile: number, joins: readonly number[]): Follows {
  const city = cityOf(scene.plan);
  const after = standingsAfter(scene, city, strengths(city, scene), tile, joins);
  const points = pointsOf(scene, after);
  const own = points[seat] ?? 0;
  const others = isStreet(scene) ? streetPoints(after) : points.reduce((sum, n) => sum + n, -own);
  return { standing: after[after.length - 1] as Standing, lead: own - others };
}

/** Longer than any way out of a city. */
const FAR = 1000;

/** How far the middle of the tile would lie from the middle of Main Street, in half cells. */
export function wayOut({ x, y, r }: Placed): number {
  const [w, h] = shapeOf(r);
  const [mx, my] = MAIN_STREET[Math.floor(MAIN_STREET.length / 2)] as readonly [number, number];
  return Math.abs(2 * x + w - 2 * mx - 1) + Math.abs(2 * y + h - 2 * my - 1);
}

/** Of every consequence the best place that lies over no other, the best consequence first. */
export function prospects(scene: Outlook, seat: number): Prospect[] {
  const kinds = new Map<string, Prospect[]>();
  for (const place of possiblePlaces(scene)) {
    const prospect = prospectOf(scene, seat, place);
    const key = `${place.tile} ${place.joins.join()}`;
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
  for (const place of possiblePlaces(scene)) {
    const prospect = prospectOf(scene, seat, place);
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
