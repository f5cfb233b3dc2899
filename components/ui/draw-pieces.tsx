import { memo } from 'react';
import { G, Path, Rect, Text } from 'react-native-svg';

import type { MarkName } from './seats';
import { poly, rect, round, starPath, type Point } from './shapes';
import { useSeat } from './theme';
import { board, fonts } from './tokens';

interface MarkProps {
  readonly mark: MarkName;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly colour: string;
}

export function markPath(mark: MarkName, x: number, y: number, r: number): string {
  switch (mark) {
    case 'circle': {
      const q = round(r * 0.78);
      return `M${round(x - q)} ${y}a${q} ${q} 0 1 1 ${2 * q} 0a${q} ${q} 0 1 1 ${-2 * q} 0z`;
    }
    case 'diamond':
      return poly([
        [x, y - r],
        [x + r * 0.8, y],
        [x, y + r],
        [x - r * 0.8, y],
      ]);
    case 'square':
      return rect(x - r * 0.72, y - r * 0.72, r * 1.44, r * 1.44);
    case 'triangle':
      return poly([
        [x, y - r * 0.9],
        [x + r * 0.95, y + r * 0.75],
        [x - r * 0.95, y + r * 0.75],
      ]);
    case 'cross': {
      const a = r * 0.3;
      const arms: Point[] = [
        [-a, -r],
        [a, -r],
        [a, -a],
        [r, -a],
        [r, a],
        [a, a],
        [a, r],
        [-a, r],
        [-a, a],
        [-r, a],
        [-r, -a],
        [-a, -a],
      ];
      return poly(arms.map(([dx, dy]) => [x + dx, y + dy]));
    }
    case 'star':
      return starPath(x, y, r);
  }
}

/** The mark of a seat. It stands inside every piece of the seat. */
export const Mark = memo(function Mark({ mark, x, y, r, colour }: MarkProps) {
  return <Path d={markPath(mark, x, y, r)} fill={colour} />;
});

interface PieceOfSeat {
  /** Seat colour, 0 to 5. */
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Half-drawn: the ghost of a result before it is made. */
  readonly ghost?: boolean;
}

/** Only the seat's mark in its own colour, such as on a flag. */
export const SeatMark = memo(function SeatMark({ seat, x, y, size }: PieceOfSeat) {
  const look = useSeat(seat);
  return <Mark mark={look.mark} x={x} y={y} r={size / 2} colour={look.fill} />;
});

/** The seat's badge on a board. */
export const BrandAt = memo(function BrandAt({ seat, x, y, size }: PieceOfSeat) {
  const look = useSeat(seat);
  return (
    <G>
      <Rect
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
        rx={size * 0.24}
        fill={look.fill}
        stroke={board.ink}
        strokeWidth={Math.max(1.2, size * 0.05)}
      />
      <Mark mark={look.mark} x={x} y={y} r={size * 0.27} colour={look.on} />
    </G>
  );
});

export const Tent = memo(function Tent({ seat, x, y, size: s, ghost }: PieceOfSeat) {
  const look = useSeat(seat);
  return (
    <G opacity={ghost ? 0.55 : 1}>
      <Path
        d={`M${x} ${y - s * 0.5}L${x + s * 0.56} ${y + s * 0.42}H${x - s * 0.56}Z`}
        fill={look.fill}
        stroke={board.ink}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <Path d={`M${x} ${y}L${x + s * 0.17} ${y + s * 0.42}H${x - s * 0.17}Z`} fill={look.on} />
    </G>
  );
});

interface HouseProps extends PieceOfSeat {
  /** A number in place of the mark. */
  readonly number?: number | string;
}

export const House = memo(function House({ seat, x, y, size: s, ghost, number }: HouseProps) {
  const look = useSeat(seat);
  return (
    <G opacity={ghost ? 0.55 : 1}>
      <Path
        d={`M${x - s * 0.5} ${y + s * 0.48}V${y - s * 0.08}L${x} ${y - s * 0.54}L${x + s * 0.5} ${y - s * 0.08}V${y + s * 0.48}Z`}
        fill={look.fill}
        stroke={board.ink}
        strokeWidth={Math.max(1.4, s * 0.055)}
        strokeLinejoin="round"
      />
      {number === undefined ? (
        <Mark mark={look.mark} x={x} y={y + s * 0.12} r={s * 0.24} colour={look.on} />
      ) : (
        <Text
          x={x}
          y={y + s * 0.34}
          fontSize={s * 0.56}
          fill={look.on}
          textAnchor="middle"
          fontFamily={fonts.bold}
        >
          {number}
        </Text>
      )}
    </G>
  );
});

/** A city: a house with a tower. */
export const City = memo(function City({ seat, x, y, size: s, ghost }: PieceOfSeat) {
  const look = useSeat(seat);
  return (
    <G opacity={ghost ? 0.55 : 1}>
      <Path
        d={`M${x - s * 0.62} ${y + s * 0.52}V${y - s * 0.1}H${x - s * 0.2}V${y - s * 0.52}L${x + s * 0.05} ${y - s * 0.74}L${x + s * 0.3} ${y - s * 0.52}V${y - s * 0.22}H${x + s * 0.62}V${y + s * 0.52}Z`}
        fill={look.fill}
        stroke={board.ink}
        strokeWidth={Math.max(1.4, s * 0.07)}
        strokeLinejoin="round"
      />
      <Mark mark={look.mark} x={x} y={y + s * 0.14} r={s * 0.25} colour={look.on} />
    </G>
  );
});

interface HotelProps {
  readonly seat: number;
  /** Corner of the lot and its side. */
  readonly left: number;
  readonly top: number;
  readonly side: number;
  readonly value: number;
  /** An empty hotel shows a dark door; a guest is a candle-coloured die drawn over it by the board. */
  readonly empty: boolean;
  readonly ghost?: boolean;
}

/** A hotel on a lot: front in the seat's colour, mark and value above, door below. */
export const Hotel = memo(function Hotel({
  seat,
  left: l,
  top: t,
  side: u,
  value,
  empty,
  ghost,
}: HotelProps) {
  const look = useSeat(seat);
  const k = u / 42;
  return (
    <G opacity={ghost ? 0.55 : 1}>
      <Path
        d={`M${l + 4 * k} ${t + u - 2 * k}V${t + 5 * k}h${u - 8 * k}V${t + u - 2 * k}Z`}
        fill={look.fill}
        stroke={board.ink}
        strokeWidth={1.6 * k}
        strokeLinejoin="round"
      />
      <Path
        d={`M${l + 1.5 * k} ${t + 6 * k}h${u - 3 * k}`}
        stroke={board.ink}
        strokeWidth={3.4 * k}
        strokeLinecap="round"
      />
      <Mark mark={look.mark} x={l + 12.5 * k} y={t + 15.5 * k} r={5.4 * k} colour={look.on} />
      <Text
        x={l + u - 13 * k}
        y={t + 21 * k}
        fontSize={15.5 * k}
        fill={look.on}
        textAnchor="middle"
        fontFamily={fonts.bold}
      >
        {value}
      </Text>
      {empty ? (
        <Rect x={l + u / 2 - 7.5 * k} y={t + u - 18 * k} width={15 * k} height={16 * k} fill={board.ink} />
      ) : null}
    </G>
  );
});

interface RailProps {
  readonly from: Point;
  readonly to: Point;
  /** Hex radius the sleepers are measured by. */
  readonly r: number;
  readonly ghost?: boolean;
}

/** Two lines with sleepers along an edge. */
export const Rail = memo(function Rail({ from, to, r, ghost }: RailProps) {
  const [x1, y1] = from;
  const dx = to[0] - x1;
  const dy = to[1] - y1;
  const length = Math.hypot(dx, dy) || 1;
  const nx = (-dy / length) * r * 0.2;
  const ny = (dx / length) * r * 0.2;
  let sleepers = '';
  for (let i = 1; i < 6; i++) {
    const u = i / 6;
    sleepers += `M${round(x1 + dx * u + nx)} ${round(y1 + dy * u + ny)}L${round(x1 + dx * u - nx)} ${round(y1 + dy * u - ny)}`;
  }
  const bed = `M${round(x1)} ${round(y1)}L${round(to[0])} ${round(to[1])}`;
  return (
    <G opacity={ghost ? 0.55 : 1}>
      <Path d={sleepers} stroke={board.ink} strokeWidth={r * 0.085} strokeLinecap="round" />
      <Path d={bed} stroke={board.ink} strokeWidth={r * 0.24} strokeLinecap="round" />
      <Path d={bed} stroke={board.pale} strokeWidth={r * 0.09} strokeLinecap="round" />
    </G>
  );
});

interface PawnProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly on: string;
  /** One or two letters; workers have no owner colour, so they are never discs. */
  readonly letter: string;
  readonly ghost?: boolean;
}

export const Pawn = memo(function Pawn({ x, y, size: s, fill, on, letter, ghost }: PawnProps) {
  const a = round(s * 0.22);
  return (
    <G opacity={ghost ? 0.55 : 1}>
      <Path
        d={`M${x - s * 0.36} ${y + s * 0.5}V${y + s * 0.12}Q${x - s * 0.36} ${y - s * 0.1} ${x - s * 0.14} ${y - s * 0.12}A${a} ${a} 0 1 1 ${x + s * 0.14} ${y - s * 0.12}Q${x + s * 0.36} ${y - s * 0.1} ${x + s * 0.36} ${y + s * 0.12}V${y + s * 0.5}Z`}
        fill={fill}
        stroke={board.ink}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      {letter === '' ? null : (
        <Text
          x={x}
          y={y + s * 0.4}
          fontSize={letter.length > 1 ? s * 0.38 : s * 0.46}
          fill={on}
          textAnchor="middle"
          fontFamily={fonts.bold}
        >
          {letter}
        </Text>
      )}
    </G>
  );
});
