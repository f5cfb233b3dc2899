/** Hex grids in axial coordinates (q, r). Sides are numbered clockwise. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

export type HexSide = 0 | 1 | 2 | 3 | 4 | 5;
export const HEX_SIDES: readonly HexSide[] = [0, 1, 2, 3, 4, 5];

/** Names of the sides of a pointy-top hex. */
export const POINTY_SIDE_NAMES = ['nw', 'ne', 'e', 'se', 'sw', 'w'] as const;

const STEPS: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

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

export function hexStep({ q, r }: Hex, side: HexSide): Hex {
  const way = STEPS[side] as Hex;
  return { q: q + way.q, r: r + way.r };
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

/** The side from one hex to a hex beside it, or null when they do not touch. */
export function hexSideTo(from: Hex, to: Hex): HexSide | null {
  for (const side of HEX_SIDES) if (sameHex(hexStep(from, side), to)) return side;
  return null;
}
