/** The neighbourhood overlay: a line round each group of tiles and a flag with its leader and its worth. */
import { memo } from 'react';
import { Circle, G } from 'react-native-svg';

import { IconAt, Label, Plate, SeatMark, Shape } from '@/components/ui/draw';
import { useSeat } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';
import type { View } from '@/engine/games/dawson';
import { cellKey, hoodAt } from '@/engine/games/dawson/rules/city';
import type { City } from '@/engine/games/dawson/rules/city';
import type { Control } from '@/engine/games/dawson/rules/control';

import { UNIT } from './tones';

const OUT = 4;

/** Runs along the outer sides of a group of cells, a little outside of them. */
export function outline(cells: ReadonlyArray<readonly [number, number]>): string {
  const own = new Set(cells.map(([x, y]) => cellKey(x, y)));
  const has = (x: number, y: number) => own.has(cellKey(x, y));
  let d = '';
  for (const [x, y] of cells) {
    const l = x * UNIT;
    const t = y * UNIT;
    // At an inner corner the line stops short, at an outer one it runs on to meet the next.
    const end = (meets: boolean) => (meets ? -OUT : OUT);
    for (const dy of [-1, 1]) {
      if (has(x, y + dy)) continue;
      const a = has(x - 1, y) ? (has(x - 1, y + dy) ? end(true) : 0) : OUT;
      const b = has(x + 1, y) ? (has(x + 1, y + dy) ? end(true) : 0) : OUT;
      const at = dy < 0 ? t - OUT : t + UNIT + OUT;
      d += `M${l - a} ${at}H${l + UNIT + b}`;
    }
    for (const dx of [-1, 1]) {
      if (has(x + dx, y)) continue;
      const a = has(x, y - 1) ? (has(x + dx, y - 1) ? end(true) : 0) : OUT;
      const b = has(x, y + 1) ? (has(x + dx, y + 1) ? end(true) : 0) : OUT;
      const at = dx < 0 ? l - OUT : l + UNIT + OUT;
      d += `M${at} ${t - a}V${t + UNIT + b}`;
    }
  }
  return d;
}

export function cellsOf(city: City, hood: number): Array<readonly [number, number]> {
  return hoodAt(city, hood).squares.map(
    (square) => [city.xs[square] as number, city.ys[square] as number] as const,
  );
}

/** How large a flag is, by the size of its text and the name on it. */
export function flagSize(text: number, name = ''): { readonly width: number; readonly height: number } {
  return {
    width: text * 4.3 + (name === '' ? 0 : text * (0.6 + 0.54 * name.length)),
    height: text * 1.35 + 4,
  };
}

/** Above the westernmost cell of the northern row. */
export function flagAt(
  cells: ReadonlyArray<readonly [number, number]>,
  text: number,
): readonly [number, number] {
  const top = Math.min(...cells.map(([, y]) => y));
  const left = Math.min(...cells.filter(([, y]) => y === top).map(([x]) => x));
  return [left * UNIT + 3, top * UNIT - flagSize(text).height - 6];
}

/** Seat colours of the leaders, joined; `gang`, or nothing. */
export function leaderOf(view: Pick<View, 'colours'>, { gang, winners }: Control): string {
  return gang ? 'gang' : winners.map((seat) => colourOf(view, seat)).join(' ');
}

/** Seat colour of a player; -1 for nobody. */
export function colourOf(view: Pick<View, 'colours'>, player: number): number {
  return player < 0 ? -1 : (view.colours[player] as number);
}

interface HoodProps {
  readonly d: string;
  readonly x: number;
  readonly y: number;
  readonly points: number;
  /** See `leaderOf`. */
  readonly leader: string;
  readonly name: string;
  readonly text: number;
  readonly night: boolean;
}

export const Hood = memo(function Hood({ d, x, y, points, leader, name, text, night }: HoodProps) {
  const first = Number(leader.split(' ')[0]);
  const { fill } = useSeat(Number.isNaN(first) ? 0 : first);
  const led = leader !== '' && leader !== 'gang';
  return (
    <G>
      {led ? (
        <G>
          <Shape d={d} stroke={board.pale} width={4.6} />
          <Shape d={d} stroke={fill} width={3} dash="10 5" butt />
        </G>
      ) : leader === 'gang' ? (
        <Shape d={d} stroke={night ? board.pale : board.ink} width={1.6} dash="3 4" butt opacity={0.75} />
      ) : null}
      <Flag x={x} y={y} points={points} leader={leader} name={name} text={text} />
    </G>
  );
});

interface NobodyProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: string;
}

/** An open ring: held by nobody. */
export function Nobody({ x, y, size, ink }: NobodyProps) {
  return (
    <Circle
      cx={x}
      cy={y}
      r={size * 0.42}
      fill="none"
      stroke={ink}
      strokeWidth={size * 0.11}
      strokeDasharray={`${size * 0.16} ${size * 0.16}`}
    />
  );
}

interface FlagProps {
  readonly x: number;
  readonly y: number;
  readonly points: number;
  readonly leader: string;
  readonly name?: string;
  readonly text: number;
}

/** Who leads, what it is worth, and its name where there is room. */
export function Flag({ x, y, points, leader, name = '', text: s }: FlagProps) {
  const { width, height } = flagSize(s, name);
  const middle = y + height / 2;
  const leaders = leader !== '' && leader !== 'gang' ? leader.split(' ').map(Number) : [];
  return (
    <G>
      <Plate x={x} y={y} width={width} height={height} line={1.5} />
      {leaders.slice(0, 2).map((seat, i) => (
        <SeatMark key={seat} seat={seat} x={x + s * (0.9 + i * 0.5)} y={middle} size={s * 1.05} />
      ))}
      {leader === 'gang' ? <IconAt name="bandit" x={x + s} y={middle} size={s * 1.4} /> : null}
      {leader === '' ? <Nobody x={x + s} y={middle} size={s * 0.9} ink={board.ink} /> : null}
      <IconAt name="round-star" x={x + s * 2.25} y={middle} size={s} />
      <Label x={x + s * 2.85} y={middle + s * 0.37} size={s * 1.05} anchor="start">
        {points}
      </Label>
      {name === '' ? null : (
        <Label x={x + s * 4.25} y={middle + s * 0.35} size={s} anchor="start" weight={600}>
          {name}
        </Label>
      )}
    </G>
  );
}
