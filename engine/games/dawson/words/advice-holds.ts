/** Who would hold what, as things stand: what a pick changes in the neighbourhoods. */
import { cityOf, hoodIndex } from '../rules/city';
import { pointsOf, standings } from '../rules/control';
import type { Standing } from '../rules/control';
import { streetPoints } from '../rules/scoring';
import { isStreet, perksOf } from '../state';
import type { State } from '../state';
import { isAlone, isDue } from './advice-lines';
import { say } from './catalogue-advice';
import { hoodName, namesTo } from './names';

/** A neighbourhood as a seat looks at it. */
export interface Side {
  /** Strength of the seat's best block, and of the best against it. */
  readonly own: number;
  readonly other: number;
  /** What more would hold it. */
  readonly need: number;
  readonly holders: readonly number[];
  readonly gang: boolean;
  /** What the seat takes of it. */
  readonly share: number;
  readonly points: number;
}

export function sideOf(state: State, { strength, control, points }: Standing, seat: number): Side {
  const gang = strength.gang > 0 ? strength.gang + state.gangBonus : 0;
  const rival = Math.max(0, ...strength.players.filter((_, other) => other !== seat));
  const own = strength.players[seat] ?? 0;
  const other = Math.max(gang, rival);
  // Gangs lose ties, players share them, unless an ability wins them; without dice nothing is held.
  const ties = rival < other || perksOf(state, seat).winsTies;
  const need = Math.max(ties ? other - own : other - own + 1, 1);
  const { winners: holders } = control;
  const share = holders.includes(seat) ? control.share : 0;
  return { own, other, need, holders, gang: control.gang, share, points };
}

/** What a seat and those against it would score. */
export interface Totals {
  readonly own: number;
  readonly street: number;
  readonly others: number;
}

export function totalsOf(state: State, all: readonly Standing[], seat: number): Totals {
  const points = pointsOf(state, all);
  const own = points[seat] ?? 0;
  return { own, street: streetPoints(all), others: points.reduce((sum, n) => sum + n, -own) };
}

/** Against whom points are compared, as sentences end. */
export function against(state: State): 'street' | 'others' {
  return isStreet(state) ? 'street' : 'others';
}

/** What everybody would score as it stands. */
export function totalsLine(state: State, seat: number): string {
  return say(`totals.${against(state)}`, { ...totalsOf(state, standings(state), seat) });
}

/** Blocks of now count: a scoring round ends this turn, or others end turns before the guests leave. */
export function counts(state: State): boolean {
  return isDue(state) || !isAlone(state);
}

/** The most telling change in who holds what, else how the neighbourhood of the square stands then. */
export function holdsLine(state: State, after: State, seat: number, square: number): string {
  return changeLine(state, after, seat) ?? standLine(after, seat, square);
}

interface Change {
  readonly hood: number;
  readonly was: Side;
  readonly now: Side;
}

/** What a pick gives or takes; null where everything stays with whom it was. */
export function changeLine(state: State, after: State, seat: number): string | null {
  const before = standings(state);
  const changes = standings(after).map((one, hood): Change => ({
    hood,
    was: sideOf(state, before[hood] as Standing, seat),
    now: sideOf(after, one, seat),
  }));
  const won = most(changes, ({ was, now }) => now.share - was.share);
  if (won) return wonLine(after, won, seat);
  const lost = most(changes, ({ was, now }) => was.share - now.share);
  if (lost) return lostLine(after, lost, seat);
  const freed = most(changes, ({ was, now }) => (was.gang && !now.gang ? now.points : 0));
  if (!freed) return null;
  const { holders } = freed.now;
  const holes = { place: placeOf(after, freed), points: freed.now.points };
  // What no gang holds any more may go to somebody else, or be shared for nothing.
  if (holders.includes(seat)) return say('shares', { ...holes, own: freed.now.own, points: freed.now.share });
  const names = namesTo({ ...after, decider: seat }, holders);
  if (holders.length > 0) return say('breaks.other', { ...holes, names });
  return say(`breaks.${isStreet(after) ? 'street' : 'gang'}`, holes);
}

function most(changes: readonly Change[], gain: (change: Change) => number): Change | null {
  let best: Change | null = null;
  for (const change of changes) if (gain(change) > (best ? gain(best) : 0)) best = change;
  return best;
}

function placeOf(state: State, { hood }: { readonly hood: number }): string {
  return hoodName(cityOf(state.plan), hood);
}

function wonLine(after: State, { hood, now }: Change, seat: number): string {
  const holes = { place: placeOf(after, { hood }), own: now.own, other: now.other, points: now.share };
  if (now.holders.some((other) => other !== seat)) return say('shares', holes);
  const alone = now.other === 0 ? ('.alone' as const) : ('' as const);
  return say(`wins.${isDue(after) ? 'due' : 'open'}${alone}`, holes);
}

function lostLine(after: State, { hood, was, now }: Change, seat: number): string {
  const holes = { place: placeOf(after, { hood }), own: now.own, other: now.other };
  const left = now.holders.includes(seat) ? 'loses.share' : now.other === 0 ? 'loses.nobody' : 'loses';
  return say(left, { ...holes, points: was.share - now.share });
}

/** How the neighbourhood of a square stands for a seat. */
export function standLine(state: State, seat: number, square: number): string {
  const city = cityOf(state.plan);
  const hood = hoodIndex(city, square);
  const side = sideOf(state, standings(state)[hood] as Standing, seat);
  const { own, other, need, points, share } = side;
  const place = hoodName(city, hood);
  if (!side.holders.includes(seat)) return say('short', { place, own, other, need, points });
  if (side.holders.length > 1) return say('shares', { place, own, points: share });
  return say(other === 0 ? 'keeps.alone' : 'keeps', { place, own, other, points });
}

/** What the neighbourhood of a square comes to with a hotel of the seat and its guest there. */
export function guestThere(state: State, seat: number, square: number, value: number): string {
  const city = cityOf(state.plan);
  const hood = hoodIndex(city, square);
  const put = (all: readonly number[], what: number) => all.map((one, i) => (i === square ? what : one));
  const scene = { ...state, dice: put(state.dice, value), owners: put(state.owners, seat) };
  const side = sideOf(state, standings(scene)[hood] as Standing, seat);
  const { own, other, need, points, share, holders } = side;
  const place = hoodName(city, hood);
  if (!holders.includes(seat)) return say('build.short', { own, other, place, need, points });
  if (holders.length > 1) return say('build.shares', { place, own, points: share });
  return say(other === 0 ? 'build.holds.alone' : 'build.holds', { place, own, other, points });
}
