import { memo } from 'react';
import Svg, { Circle, G, Path, Rect } from 'react-native-svg';

import { ICON_PATHS, isIconName, type IconName } from './icon-paths';
import { round, type Point } from './shapes';
import { board } from './tokens';

/** Where the pips stand, in units of 0.26 of the side. */
const PIPS: Readonly<Record<number, readonly Point[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

interface DieStyle {
  /** Pips, an icon, or null for a blank body. */
  readonly face: number | IconName | null;
  readonly size: number;
  readonly fill?: string;
  readonly pip?: string;
  readonly stroke?: string;
  readonly line?: number;
  /** Without the hard edge under it. */
  readonly flat?: boolean;
  /** Ghost dice are hatched. */
  readonly hatch?: boolean;
  /** Degrees. */
  readonly turn?: number;
}

interface DieProps extends DieStyle {
  readonly x: number;
  readonly y: number;
}

/** A die on a board: pips or an icon, with a hard edge unless flat. */
export const Die = memo(function Die(props: DieProps) {
  const { x, y, size: s, face, pip = board.ink, stroke = board.ink, line = 1.5, flat, hatch, turn } = props;
  const fill = props.fill ?? (hatch ? board.ghost : board.pale);
  const h = s / 2;
  return (
    <G transform={`translate(${round(x)} ${round(y)})${turn ? ` rotate(${turn})` : ''}`}>
      {flat ? null : (
        <Rect
          x={-h}
          y={-h + s * 0.07}
          width={s}
          height={s}
          rx={s * 0.2}
          fill={board.ink}
          stroke={board.ink}
          strokeWidth={line}
        />
      )}
      <Rect x={-h} y={-h} width={s} height={s} rx={s * 0.2} fill={fill} stroke={stroke} strokeWidth={line} />
      {hatch ? <Path d={hatchPath(s)} stroke={pip} strokeWidth={1} opacity={0.4} /> : null}
      <Face face={face} size={s} colour={pip} />
    </G>
  );
});

function Face({
  face,
  size: s,
  colour,
}: {
  readonly face: DieStyle['face'];
  readonly size: number;
  readonly colour: string;
}) {
  if (face === null) return null;
  if (typeof face === 'number') {
    return (
      <G>
        {(PIPS[face] ?? []).map(([px, py]) => (
          <Circle key={`${px},${py}`} cx={px * s * 0.26} cy={py * s * 0.26} r={s * 0.095} fill={colour} />
        ))}
      </G>
    );
  }
  if (!isIconName(face)) return null;
  const k = (s * 0.7) / 512;
  return (
    <Path
      d={ICON_PATHS[face]}
      fill={colour}
      transform={`translate(${round(-s * 0.35)} ${round(-s * 0.35)}) scale(${k})`}
    />
  );
}

function hatchPath(s: number): string {
  const e = s * 0.44;
  return [-0.5, -0.2, 0.1, 0.4]
    .map((q) => {
      const c = q * s;
      const from = Math.max(-e, c - e);
      const to = Math.min(e, c + e);
      return `M${round(from)} ${round(c - from)}L${round(to)} ${round(c - to)}`;
    })
    .join('');
}

/** A die beside text, in a drawing of its own. */
export const DieBox = memo(function DieBox(props: DieStyle) {
  const s = props.size;
  return (
    <Svg width={s + 6} height={s + 8} viewBox={`${-s / 2 - 3} ${-s / 2 - 3} ${s + 6} ${s + 8}`} aria-hidden>
      <Die {...props} x={0} y={0} />
    </Svg>
  );
});

interface CampProps {
  readonly x: number;
  readonly y: number;
  /** Side of the lot. */
  readonly side: number;
  readonly face: number;
}

/** A camper: a die in a pale tent. */
export const Camp = memo(function Camp({ x, y, side, face }: CampProps) {
  const k = side / 42;
  return (
    <G>
      <Path
        d={`M${x - 19 * k} ${y + 14 * k}L${x} ${y - 19 * k}L${x + 19 * k} ${y + 14 * k}Z`}
        fill={board.pale}
        stroke={board.ink}
        strokeWidth={1.4 * k}
        strokeLinejoin="round"
      />
      <Die x={x} y={y + 5 * k} size={23 * k} face={face} flat line={1.3 * k} />
    </G>
  );
});

interface EmptySlotProps {
  readonly size: number;
  readonly colour?: string;
}

/** Room for one more die: a dashed square. */
export const EmptySlot = memo(function EmptySlot({ size, colour = board.line }: EmptySlotProps) {
  return (
    <Svg width={size + 6} height={size + 8} viewBox={`-3 -3 ${size + 6} ${size + 8}`} aria-hidden>
      <Rect
        x={1}
        y={1}
        width={size - 2}
        height={size - 2}
        rx={size * 0.2}
        fill="none"
        stroke={colour}
        strokeWidth={1.5}
        strokeDasharray="3 3"
      />
    </Svg>
  );
});
