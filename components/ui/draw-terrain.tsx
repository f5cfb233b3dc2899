import { memo } from 'react';
import { G, Path, Rect } from 'react-native-svg';

import { gouges, hexPath, rect, round, type Point } from './shapes';
import { board, dark, light, terrainTone, type TerrainId } from './tokens';

interface GrainProps {
  readonly terrain: TerrainId;
  readonly x: number;
  readonly y: number;
  /** Radius of the cell. */
  readonly r: number;
  readonly colour?: string;
  readonly opacity?: number;
}

/** The carved pattern of a terrain: five to seven strokes in a ring, the middle left free for pieces. */
export const Grain = memo(function Grain({
  terrain,
  x,
  y,
  r,
  colour = board.ink,
  opacity = 0.42,
}: GrainProps) {
  const d = grainPath(terrain, x, y, r);
  if (d === '') return null;
  return (
    <Path
      d={d}
      fill="none"
      stroke={colour}
      strokeWidth={Math.max(0.8, r * 0.03)}
      strokeLinejoin="round"
      strokeLinecap="round"
      opacity={opacity}
    />
  );
});

const places: Partial<Record<TerrainId, readonly Point[]>> = {
  plains: [
    [-0.5, -0.42],
    [0.05, -0.66],
    [0.5, -0.36],
    [-0.62, 0.12],
    [0.62, 0.18],
    [-0.3, 0.6],
    [0.28, 0.62],
  ],
  forest: [
    [-0.52, -0.4],
    [0, -0.66],
    [0.52, -0.4],
    [-0.64, 0.16],
    [0.64, 0.16],
    [-0.3, 0.62],
    [0.3, 0.62],
  ],
  mountains: [
    [-0.5, -0.38],
    [0.05, -0.62],
    [0.5, -0.32],
    [-0.58, 0.2],
    [0.58, 0.24],
    [0, 0.66],
  ],
  desert: [
    [-0.48, -0.42],
    [0.12, -0.62],
    [0.54, -0.3],
    [-0.62, 0.16],
    [0.6, 0.22],
    [-0.26, 0.62],
    [0.28, 0.6],
  ],
  hills: [
    [-0.48, -0.36],
    [0.1, -0.6],
    [0.54, -0.26],
    [-0.6, 0.22],
    [0.6, 0.26],
    [0, 0.68],
  ],
  lake: [
    [-0.34, -0.5],
    [0.2, -0.34],
    [-0.5, 0.02],
    [0.34, 0.1],
    [-0.24, 0.44],
    [0.2, 0.66],
  ],
  meadow: [
    [-0.55, -0.3],
    [0.5, -0.42],
    [-0.5, 0.42],
    [0.58, 0.34],
    [0.05, -0.74],
    [0, 0.74],
  ],
  rock1: [
    [-0.42, -0.42],
    [0.28, -0.4],
    [-0.4, 0.36],
    [0.26, 0.42],
    [-0.44, 0.1],
    [0.36, 0.12],
  ],
  rock2: [
    [-0.42, -0.42],
    [0.28, -0.4],
    [-0.4, 0.36],
    [0.26, 0.42],
    [-0.44, 0.1],
    [0.36, 0.12],
  ],
  rock3: [
    [-0.42, -0.42],
    [0.28, -0.4],
    [-0.4, 0.36],
    [0.26, 0.42],
    [-0.44, 0.1],
    [0.36, 0.12],
  ],
  snow: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
    [0, -0.6],
    [0, 0.6],
  ],
};

type At = (a: number, b: number) => string;

/** One stroke group at one place of the ring. */
const strokes: Partial<Record<TerrainId, (u: At, a: number, b: number, r: number) => string>> = {
  plains: (u, a, b) =>
    `M${u(a - 0.07, b - 0.1)}L${u(a, b + 0.06)}L${u(a + 0.07, b - 0.1)}M${u(a, b - 0.16)}L${u(a, b + 0.06)}`,
  forest: (u, a, b) =>
    `M${u(a, b - 0.14)}L${u(a + 0.1, b + 0.08)}L${u(a - 0.1, b + 0.08)}ZM${u(a, b + 0.08)}L${u(a, b + 0.15)}`,
  mountains: (u, a, b) =>
    `M${u(a - 0.14, b + 0.1)}L${u(a, b - 0.12)}L${u(a + 0.14, b + 0.1)}M${u(a + 0.02, b - 0.04)}L${u(a + 0.06, b + 0.1)}`,
  desert: (u, a, b) =>
    `M${u(a - 0.12, b)}Q${u(a - 0.04, b - 0.09)} ${u(a + 0.02, b)}T${u(a + 0.14, b)}M${u(a, b + 0.12)}l.01 0`,
  hills: (u, a, b) =>
    `M${u(a - 0.15, b + 0.06)}Q${u(a, b - 0.16)} ${u(a + 0.15, b + 0.06)}M${u(a - 0.06, b + 0.06)}Q${u(a, b - 0.02)} ${u(a + 0.06, b + 0.06)}`,
  lake: (u, a, b, r) =>
    `M${u(a - 0.2, b)}q${round(0.1 * r)} ${round(-0.1 * r)} ${round(0.2 * r)} 0t${round(0.2 * r)} 0`,
  meadow: (u, a, b) => `M${u(a - 0.06, b - 0.08)}L${u(a, b + 0.05)}L${u(a + 0.06, b - 0.08)}`,
  rock1: tick,
  rock2: tick,
  rock3: tick,
  snow: (u, a, b) => `M${u(a, b)}l.01 0`,
};

function tick(u: At, a: number, b: number): string {
  return `M${u(a, b)}L${u(a + 0.12, b + 0.03)}`;
}

export function grainPath(terrain: TerrainId, x: number, y: number, r: number): string {
  const stroke = strokes[terrain];
  if (!stroke) return '';
  const u: At = (a, b) => `${round(x + a * r)} ${round(y + b * r)}`;
  return (places[terrain] ?? []).map(([a, b]) => stroke(u, a, b, r)).join('');
}

interface HexLandProps {
  readonly terrain: TerrainId;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly night: boolean;
  readonly flat?: boolean;
  readonly line?: number;
  /** Without its carved pattern, where goods are printed on the field. */
  readonly bare?: boolean;
}

/** A hex of land: tone and pattern. The icon is the board's to place. */
export const HexLand = memo(function HexLand({
  terrain,
  x,
  y,
  r,
  night,
  flat,
  line = 1.5,
  bare,
}: HexLandProps) {
  return (
    <G>
      <Path
        d={hexPath(x, y, r, flat)}
        fill={terrainTone(terrain, night)}
        stroke={board.ink}
        strokeWidth={line}
        strokeLinejoin="round"
      />
      {bare ? null : <Grain terrain={terrain} x={x} y={y} r={r * 0.94} />}
    </G>
  );
});

interface RuggedProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly flat?: boolean;
}

/** Rugged ground: a red inner line and a ridge at the foot. */
export const Rugged = memo(function Rugged({ x, y, r, flat }: RuggedProps) {
  const ridge =
    `M${round(x - r * 0.44)} ${round(y + r * 0.72)}` +
    [
      [0.16, -0.22],
      [0.14, 0.16],
      [0.16, -0.24],
      [0.14, 0.2],
      [0.12, -0.14],
      [0.14, 0.24],
    ]
      .map(([dx = 0, dy = 0]) => `l${round(r * dx)} ${round(r * dy)}`)
      .join('');
  return (
    <G>
      <Path d={hexPath(x, y, r * 0.88, flat)} fill="none" stroke={board.rugged} strokeWidth={r * 0.09} />
      <Path
        d={ridge}
        fill="none"
        stroke={board.rugged}
        strokeWidth={r * 0.1}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </G>
  );
});

/** A safe zone: two thin inner hexes. */
export const SafeZone = memo(function SafeZone({ x, y, r, flat }: RuggedProps) {
  return (
    <G>
      <Path d={hexPath(x, y, r * 0.84, flat)} fill="none" stroke={board.ink} strokeWidth={r * 0.05} />
      <Path d={hexPath(x, y, r * 0.74, flat)} fill="none" stroke={board.ink} strokeWidth={r * 0.03} />
    </G>
  );
});

interface TableProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly night: boolean;
  readonly fill?: string;
  readonly seed?: number;
}

/** The table under a board with thin gouge marks: a board never floats on white. */
export const Table = memo(function Table({ x, y, width, height, night, fill, seed = 9 }: TableProps) {
  const count = Math.min(120, Math.round((width * height) / 2200));
  return (
    <G>
      <Rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill={fill ?? (night ? dark.paperSunk : light.paperSunk)}
      />
      <Path
        d={gouges(seed, count, width, height, x, y)}
        fill={night ? board.pale : board.ink}
        opacity={night ? 0.05 : 0.13}
      />
    </G>
  );
});

interface HatchProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly step?: number;
  readonly colour?: string;
  readonly line?: number;
}

/** Diagonal hatch over a rectangle, cut at its edges without a clip: out of bounds, ghosts. */
export const Hatch = memo(function Hatch(props: HatchProps) {
  const { x, y, width, height, step = 8, colour = board.outOfBounds, line = 1.4 } = props;
  let d = '';
  for (let c = step; c < width + height; c += step) {
    const from = Math.max(0, c - height);
    const to = Math.min(width, c);
    d += `M${round(x + from)} ${round(y + c - from)}L${round(x + to)} ${round(y + c - to)}`;
  }
  return (
    <G>
      <Path d={rect(x, y, width, height)} fill="none" stroke={colour} strokeWidth={line} />
      <Path d={d} fill="none" stroke={colour} strokeWidth={line} />
    </G>
  );
});
