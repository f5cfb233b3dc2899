/**
 * Hex grids in axial coordinates (q, r), for flat-top and pointy-top drawings alike: only the pixel
 * layout tells them apart. Sides are numbered clockwise; corner i lies between side i and side i + 1.
 */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

export type HexSide = 0 | 1 | 2 | 3 | 4 | 5;
export const HEX_SIDES: readonly HexSide[] = [0, 1, 2, 3, 4, 5];

/** Names of the sides, by layout: side 0 is north on a flat-top hex and north-west on a pointy-top one. */
export const FLAT_SIDE_NAMES = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
export const POINTY_SIDE_NAMES = ['nw', 'ne', 'e', 'se', 'sw', 'w'] as const;

const STEPS: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export function hex(q: number, r: number): Hex {
  return { q, r };
}

export function hexKey({ q, r }: Hex): string {
  return `${q},${r}`;
}

/** The hex of a key; throws on anything that is no key. */
export function hexOf(key: string): Hex {
  const match = /^(-?\d+),(-?\d+)$/.exec(key);
  if (!match) throw new RangeError(`no hex: ${key}`);
  return { q: Number(match[1]), r: Number(match[2]) };
}

export function sameHex(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r;
}

export function hexStep({ q, r }: Hex, side: HexSide, by = 1): Hex {
  const way = STEPS[side] as Hex;
  return { q: q + way.q * by, r: r + way.r * by };
}

/** The six hexes that share a side, in the order of the sides. */
export function hexNeighbours(at: Hex): Hex[] {
  return HEX_SIDES.map((side) => hexStep(at, side));
}

export function hexDistance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

export function oppositeHexSide(side: HexSide): HexSide {
  return ((side + 3) % 6) as HexSide;
}

/** `turns` sixths of a turn clockwise; negative turns go back. */
export function turnHexSide(side: HexSide, turns: number): HexSide {
  return ((((side + turns) % 6) + 6) % 6) as HexSide;
}

/** The side from one hex to a hex beside it, or null when they do not touch. */
export function hexSideTo(from: Hex, to: Hex): HexSide | null {
  for (const side of HEX_SIDES) if (sameHex(hexStep(from, side), to)) return side;
  return null;
}

/** `turns` sixths of a turn clockwise round a centre. */
export function turnHex(at: Hex, turns: number, centre: Hex = { q: 0, r: 0 }): Hex {
  let q = at.q - centre.q;
  let r = at.r - centre.r;
  for (let i = (((turns % 6) + 6) % 6) as number; i > 0; i--) [q, r] = [-r, q + r];
  // Adding to the centre also turns -0 into 0, which would print alike but hash apart in other tools.
  return { q: q + centre.q, r: r + centre.r };
}

/** The hexes at exactly `radius`, clockwise from the one beyond side 0. */
export function hexRing(centre: Hex, radius: number): Hex[] {
  if (radius === 0) return [centre];
  const ring: Hex[] = [];
  let at = hexStep(centre, 0, radius);
  for (const side of HEX_SIDES) {
    for (let i = 0; i < radius; i++) {
      ring.push(at);
      at = hexStep(at, turnHexSide(side, 2));
    }
  }
  return ring;
}

/** Every hex within `radius`, from the centre outwards. */
export function hexDisc(centre: Hex, radius: number): Hex[] {
  return Array.from({ length: radius + 1 }, (_, ring) => hexRing(centre, ring)).flat();
}

/** The hexes on a straight line from a to b, both included; a line along an edge leans the same way each time. */
export function hexLine(a: Hex, b: Hex): Hex[] {
  const n = hexDistance(a, b);
  return Array.from({ length: n + 1 }, (_, i) => {
    const t = n === 0 ? 0 : i / n;
    return roundHex(a.q + (b.q - a.q) * t + 1e-6, a.r + (b.r - a.r) * t + 2e-6);
  });
}

/** The hex that holds a fractional point. */
export function roundHex(q: number, r: number): Hex {
  const s = -q - r;
  let rq = Math.round(q);
  let rr = Math.round(r);
  const rs = Math.round(s);
  const dq = Math.abs(rq - q);
  const dr = Math.abs(rr - r);
  const ds = Math.abs(rs - s);
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return { q: rq + 0, r: rr + 0 };
}

/**
 * An edge is named by the sum of the two hexes that share it, a corner by the sum of its three: whole
 * numbers, and the same whichever hex one looks from.
 */
export function hexEdge(at: Hex, side: HexSide): Hex {
  const beside = hexStep(at, side);
  return { q: at.q + beside.q, r: at.r + beside.r };
}

export function hexCorner(at: Hex, corner: HexSide): Hex {
  const a = hexStep(at, corner);
  const b = hexStep(at, turnHexSide(corner, 1));
  return { q: at.q + a.q + b.q, r: at.r + a.r + b.r };
}

export function hexEdges(at: Hex): Hex[] {
  return HEX_SIDES.map((side) => hexEdge(at, side));
}

export function hexCorners(at: Hex): Hex[] {
  return HEX_SIDES.map((corner) => hexCorner(at, corner));
}

/** The two ends of a side, as corners: the one shared with the side before, then the one with the side after. */
export function edgeEnds(at: Hex, side: HexSide): [Hex, Hex] {
  return [hexCorner(at, turnHexSide(side, -1)), hexCorner(at, side)];
}

export type HexLayout = 'flat' | 'pointy';
export interface Point {
  readonly x: number;
  readonly y: number;
}

const ROOT_3 = Math.sqrt(3);

/** The centre of a hex of the given radius (centre to corner), y growing downwards. */
export function hexPoint({ q, r }: Hex, radius: number, layout: HexLayout): Point {
  return layout === 'flat'
    ? { x: radius * 1.5 * q, y: radius * ROOT_3 * (r + q / 2) }
    : { x: radius * ROOT_3 * (q + r / 2), y: radius * 1.5 * r };
}

/** The middle of an edge. */
export function edgePoint(edge: Hex, radius: number, layout: HexLayout): Point {
  return hexPoint({ q: edge.q / 2, r: edge.r / 2 }, radius, layout);
}

export function cornerPoint(corner: Hex, radius: number, layout: HexLayout): Point {
  return hexPoint({ q: corner.q / 3, r: corner.r / 3 }, radius, layout);
}

/** The outline of a hex, corner 0 first, clockwise. */
export function hexOutline(at: Hex, radius: number, layout: HexLayout): Point[] {
  return hexCorners(at).map((corner) => cornerPoint(corner, radius, layout));
}

/** The hex under a point. */
export function hexAt({ x, y }: Point, radius: number, layout: HexLayout): Hex {
  if (layout === 'flat') {
    const q = x / (1.5 * radius);
    return roundHex(q, y / (ROOT_3 * radius) - q / 2);
  }
  const r = y / (1.5 * radius);
  return roundHex(x / (ROOT_3 * radius) - r / 2, r);
}
