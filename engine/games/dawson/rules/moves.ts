/** Who picks what now, and every legal move (section 8). */
import type { Decision, Move } from '../../../core/game';
import { anchorsFor, cityOf } from './city';
import type { City } from './city';
import { CHARACTERS, tileAt } from '../data';
import { buildPrice, cellOf, isCamper, isEmptyHotel, playerAt, resizePrice } from '../state';
import type { State } from '../state';

export function decision(state: State): Decision | null {
  return state.step === 'over' ? null : { seat: state.decider, kind: state.step };
}

export function moves(state: State): Move[] {
  const city = cityOf(state.plan);
  const cells = (squares: readonly number[]) => squares.map((square) => cellOf(city, square));
  switch (state.step) {
    case 'pick-character':
      return [...freeCharacters(state).map((id) => `character:${id}`), 'character:random'];
    case 'manage':
      return verbs(state);
    case 'mine-target':
      return cells(campers(state));
    case 'host-hotel':
      return cells(hostingHotels(state));
    case 'host-camper':
      return cells(campersOf(state, state.sizes[state.picked] as number));
    case 'build-lot':
      return cells(buildLots(state));
    case 'resize-hotel':
      return cells(resizableHotels(state));
    case 'resize-value':
      return resizeValues(state, state.picked).map((value) => `value:${value}`);
    case 'fire-start':
      return cells(fireHotels(state));
    case 'fire-pass':
      return cells(fireWays(state, city, state.picked));
    case 'pick-tile':
      return state.drawn.map((tile) => `tile:${tileAt(tile).id}`);
    case 'place-rotation':
      return [0, 1, 2, 3]
        .filter((r) => anchorsFor(city, state.drawn[0] as number, r).length > 0)
        .map((r) => `r:${r}`);
    case 'place-anchor':
      return anchorsFor(city, state.drawn[0] as number, state.rotation).map(({ x, y }) => `cell:${x},${y}`);
    case 'landing-tie':
      return cells(nearestLandings(state, city).squares);
    case 'over':
      return [];
  }
}

export function freeCharacters(state: State): string[] {
  return CHARACTERS.map(({ id }) => id).filter(
    (id) => !state.players.some((player) => player.character === id),
  );
}

/** A verb is offered only if it has a target; Done always (DW-4.3.1, DW-4.3.2). */
function verbs(state: State): Move[] {
  const list: Move[] = [];
  if (mayMine(state)) list.push('mine');
  if (hostingHotels(state).length > 0) list.push('host');
  if (buildLots(state).length > 0) list.push('build');
  if (resizableHotels(state).length > 0) list.push('resize');
  if (fireHotels(state).length > 0) list.push('fire');
  list.push('done');
  return list;
}

/** DW-4.3.10 */
export function mayMine(state: State): boolean {
  return !hasManaged(state) && campers(state).length > 0;
}

export function hasManaged(state: State): boolean {
  return state.hosted > 0 || state.buildUsed || state.fireUsed || state.mined;
}

export function campers(state: State): number[] {
  return cityOf(state.plan).reading.filter((square) => isCamper(state, square));
}

export function campersOf(state: State, value: number): number[] {
  return campers(state).filter((square) => state.dice[square] === value);
}

/** Own empty hotels, the one built this turn left out where `old` is asked for. */
export function emptyHotels(state: State, seat: number, old: boolean): number[] {
  return cityOf(state.plan).reading.filter(
    (square) =>
      state.owners[square] === seat && isEmptyHotel(state, square) && !(old && square === state.fresh),
  );
}

/** DW-4.3.20 */
export function hostingHotels(state: State): number[] {
  const waiting = new Set(campers(state).map((square) => state.dice[square]));
  return emptyHotels(state, state.active, true).filter((square) => waiting.has(state.sizes[square]));
}

/** DW-4.3.30 to 4.3.33 */
export function buildLots(state: State): number[] {
  if (state.buildUsed) return [];
  const city = cityOf(state.plan);
  const { gold, supply } = playerAt(state, state.active);
  return city.reading.filter((square) => {
    const value = city.lots[square] as number;
    if (value === 0 || state.owners[square] !== -1 || supply[value - 1] === 0) return false;
    return buildPrice(state, state.active, value, isCamper(state, square)) <= gold;
  });
}

/** DW-4.3.34, DW-4.3.35 */
export function resizableHotels(state: State): number[] {
  if (state.buildUsed) return [];
  return emptyHotels(state, state.active, false).filter((square) => resizeValues(state, square).length > 0);
}

/** DW-4.3.37 */
export function resizeValues(state: State, square: number): number[] {
  const { gold, supply } = playerAt(state, state.active);
  const from = state.sizes[square] as number;
  return [1, 2, 3, 4, 5, 6].filter(
    (value) => value !== from && (supply[value - 1] as number) > 0 && resizePrice(from, value) <= gold,
  );
}

/** DW-4.3.40 */
export function fireHotels(state: State): number[] {
  return state.fireUsed ? [] : emptyHotels(state, state.active, true);
}

/** DW-4.3.42, DW-4.3.45: buildings beside a burned hotel the fire may enter. */
export function fireWays(state: State, city: City, from: number): number[] {
  return (city.near[from] as readonly number[])
    .filter(
      (square) =>
        city.lots[square] === 0 || ((state.owners[square] as number) >= 0 && square !== state.fresh),
    )
    .sort((p, q) => city.reading.indexOf(p) - city.reading.indexOf(q));
}

export interface Landing {
  readonly kind: 'new-tile' | 'hotel' | 'lot';
  readonly value: number;
  /** Equally near spaces, in reading order; empty when no die of the value fits anywhere. */
  readonly squares: number[];
}

/** DW-4.5.17: the highest value that still has dice to land, -1 when none has. */
export function landingValue(state: State): number {
  for (let value = 6; value >= 1; value--) if ((state.rolled[value - 1] as number) > 0) return value;
  return -1;
}

/** DW-4.5.11 to 4.5.15: the nearest spaces for the value being landed. */
export function nearestLandings(state: State, city: City): Landing {
  const value = landingValue(state);
  const newest = city.placed.length - 1;
  const from = newest * 6 + tileAt(city.placed[newest]?.tile ?? 0).highest;
  const fx = city.xs[from] as number;
  const fy = city.ys[from] as number;
  const best: Record<Landing['kind'], { far: number; squares: number[] }> = {
    'new-tile': { far: Infinity, squares: [] },
    hotel: { far: Infinity, squares: [] },
    lot: { far: Infinity, squares: [] },
  };
  for (const square of city.reading) {
    if (state.dice[square] !== 0) continue;
    const owner = state.owners[square] as number;
    if ((owner >= 0 ? state.sizes[square] : city.lots[square]) !== value) continue;
    const entry = best[owner >= 0 ? 'hotel' : square >= newest * 6 ? 'new-tile' : 'lot'];
    const far = Math.abs((city.xs[square] as number) - fx) + Math.abs((city.ys[square] as number) - fy);
    if (far < entry.far) {
      entry.far = far;
      entry.squares = [square];
    } else if (far === entry.far) entry.squares.push(square);
  }
  for (const kind of ['new-tile', 'hotel'] as const) {
    if (best[kind].squares.length > 0) return { kind, value, squares: best[kind].squares };
  }
  return { kind: 'lot', value, squares: best.lot.squares };
}
