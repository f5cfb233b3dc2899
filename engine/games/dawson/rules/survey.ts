/** Lays out a map: the bare land, and what one tile more makes of it. */
import { MAIN_STREET, SQUARES, tileAt } from '../data';
import type { Placed } from '../state';
import type { City, Neighbourhood } from './city';
import { Sites } from './fit';
import { gridOf, squareOn } from './grid';
import type { Grid } from './grid';
import { cellKey, lyingSo, READ, shapeOf, streetsBeside, tileWorth } from './shapes';

type Laid = Omit<City, 'grid' | 'sites' | 'streets' | 'squareAt' | 'written'>;

/** Nothing but Main Street. */
export function bareCity(): City {
  const columns = MAIN_STREET.map(([x]) => x);
  const rows = MAIN_STREET.map(([, y]) => y);
  const bounds = {
    west: Math.min(...columns),
    east: Math.max(...columns),
    north: Math.min(...rows),
    south: Math.max(...rows),
  };
  const nothing = { placed: [], xs: [], ys: [], lots: [], near: [], hoodOf: [], hoods: [], reading: [] };
  return drawn({ plan: '', bounds, ...nothing }, []);
}

/** The map with its last tile laid. */
export function withTile(city: City, placed: Placed, plan: string): City {
  const { tile, r, x, y } = placed;
  const [w, h] = shapeOf(r);
  const { west, east, north, south } = city.bounds;
  const xs = city.xs.slice();
  const ys = city.ys.slice();
  for (const cell of lyingSo(r)) {
    xs.push(x + cell[0]);
    ys.push(y + cell[1]);
  }
  const { near, touched } = linked(city, xs, ys);
  return drawn(
    {
      plan,
      placed: city.placed.concat(placed),
      xs,
      ys,
      lots: city.lots.concat(tileAt(tile).lots),
      near,
      ...joined(city, tile, touched),
      reading: inReading(city, placed),
      bounds: {
        west: Math.min(west, x),
        east: Math.max(east, x + w - 1),
        north: Math.min(north, y),
        south: Math.max(south, y + h - 1),
      },
    },
    city.written,
  );
}

/** The map with what is drawn from it when first asked for. */
function drawn(laid: Laid, written: City['written']): City {
  let grid: Grid | undefined;
  let sites: Sites | undefined;
  let streets: Set<number> | undefined;
  let squareAt: Map<number, number> | undefined;
  // Each by its name: where a spread is compiled to a copy, the getters beside it would be asked at once.
  const { plan, placed, xs, ys, lots, near, hoodOf, hoods, reading, bounds } = laid;
  return {
    plan,
    placed,
    xs,
    ys,
    lots,
    near,
    hoodOf,
    hoods,
    reading,
    bounds,
    written: written.slice(),
    get grid() {
      return (grid ??= gridOf(laid.bounds, laid.xs, laid.ys));
    },
    get sites() {
      return (sites ??= new Sites(this));
    },
    get streets() {
      return (streets ??= streetsOf(laid.placed));
    },
    get squareAt() {
      return (squareAt ??= new Map(
        laid.xs.map((x, square) => [cellKey(x, laid.ys[square] as number), square]),
      ));
    },
  };
}

function streetsOf(placed: readonly Placed[]): Set<number> {
  const streets = new Set(MAIN_STREET.map(([x, y]) => cellKey(x, y)));
  for (const { tile, r, x, y } of placed) {
    for (const [dx, dy] of streetsBeside(tile, r)) streets.add(cellKey(x + dx, y + dy));
  }
  return streets;
}

/** Which squares lie beside which, and the older ones that now lie beside the new tile, the last of all squares. */
function linked(
  city: City,
  xs: readonly number[],
  ys: readonly number[],
): { near: Array<readonly number[]>; touched: number[] } {
  const base = city.xs.length;
  const { grid } = city;
  const squareAt = (x: number, y: number) => {
    for (let square = base; square < xs.length; square++) {
      if (xs[square] === x && ys[square] === y) return square;
    }
    return squareOn(grid, x, y);
  };
  const besides = (square: number) => {
    const x = xs[square] as number;
    const y = ys[square] as number;
    const all = [squareAt(x, y - 1), squareAt(x + 1, y), squareAt(x, y + 1), squareAt(x - 1, y)];
    return all.filter((other) => other >= 0);
  };
  const near = city.near.slice();
  const touched: number[] = [];
  for (let square = base; square < xs.length; square++) {
    const beside = besides(square);
    near.push(beside);
    for (const other of beside) if (other < base && !touched.includes(other)) touched.push(other);
  }
  for (const old of touched) near[old] = besides(old);
  return { near, touched };
}

/** A neighbourhood is a maximal group of tiles linked by contact of squares; they are numbered by their oldest tile. */
function joined(city: City, tile: number, touched: readonly number[]): Pick<City, 'hoodOf' | 'hoods'> {
  const joins: number[] = [];
  for (const square of touched) {
    const hood = city.hoodOf[Math.floor(square / SQUARES)] as number;
    if (!joins.includes(hood)) joins.push(hood);
  }
  const into = joins.length > 0 ? Math.min(...joins) : city.hoods.length;
  const gone = joins.filter((hood) => hood !== into);
  const hoods = city.hoods.filter((_, hood) => hood !== into && !gone.includes(hood));
  const tiles = joins.flatMap((hood) => (city.hoods[hood] as Neighbourhood).tiles).sort((p, q) => p - q);
  tiles.push(city.placed.length);
  hoods.splice(into, 0, {
    tiles,
    squares: tiles.flatMap((index) => Array.from({ length: SQUARES }, (_, i) => index * SQUARES + i)),
    points: joins.reduce((sum, hood) => sum + (city.hoods[hood] as Neighbourhood).points, tileWorth(tile)),
  });
  const hoodOf = new Array<number>(city.placed.length + 1);
  hoods.forEach((hood, index) => {
    for (const one of hood.tiles) hoodOf[one] = index;
  });
  return { hoodOf, hoods };
}

/** The new squares take their places among the others. */
function inReading(city: City, { r, x, y }: Placed): number[] {
  const base = city.xs.length;
  const lying = lyingSo(r);
  const reading: number[] = [];
  let next = 0;
  for (const square of READ[r] as readonly number[]) {
    const cell = lying[square] as readonly [number, number];
    while (next < base && isBefore(city, city.reading[next] as number, x + cell[0], y + cell[1])) {
      reading.push(city.reading[next++] as number);
    }
    reading.push(base + square);
  }
  while (next < base) reading.push(city.reading[next++] as number);
  return reading;
}

function isBefore({ xs, ys }: City, square: number, x: number, y: number): boolean {
  const row = ys[square] as number;
  return row < y || (row === y && (xs[square] as number) < x);
}
