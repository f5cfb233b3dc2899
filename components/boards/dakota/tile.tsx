/** One tunnel tile: rock of its layer, a lit hollow with an ink edge, pieces in the chamber. */
import { memo } from 'react';
import { Circle, G, Path } from 'react-native-svg';

import { Piece, rect, round } from '@/components/ui/draw';
import { board, terrainTone } from '@/components/ui/tokens';
import { COPPER, resAt } from '@/engine/games/dakota/data';
import { tileAt } from '@/engine/games/dakota/data-tiles';
import { openSides } from '@/engine/games/dakota/rules/mine';

const STEPS: readonly (readonly [number, number, number])[] = [
  [1, 0, -1],
  [2, 1, 0],
  [4, 0, 1],
  [8, -1, 0],
];

/** Marks of the pick in the rock, as shares of the side. */
const CHIPS: readonly (readonly [number, number, number])[] = [
  [-0.42, -0.42, 0.14],
  [0.28, -0.4, 0.12],
  [-0.4, 0.36, 0.1],
  [0.26, 0.42, 0.16],
  [-0.44, 0.1, 0.08],
  [0.36, 0.12, 0.09],
];

interface TileProps {
  readonly tile: number;
  readonly turn: number;
  /** Centre and side. */
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly night: boolean;
  readonly ghost?: boolean;
}

export const MineTile = memo(function MineTile({ tile, turn, x, y, side: s, night, ghost }: TileProps) {
  const type = tileAt(tile);
  const rock = terrainTone(type.layer === 1 ? 'rock1' : type.layer === 2 ? 'rock2' : 'rock3', night);
  const open = openSides(tile, turn);
  const h = s / 2;
  const k = s / 50;
  const arms = STEPS.filter(([bit]) => open & bit)
    .map(([, dx, dy]) => `M${x} ${y}L${round(x + dx * h)} ${round(y + dy * h)}`)
    .join('');
  const chips = CHIPS.map(
    ([a, b, l]) => `M${round(x + a * s)} ${round(y + b * s)}l${round(l * s)} ${round(0.03 * s)}`,
  ).join('');
  const n = type.resources.length;
  const room = n > 0 ? s * 0.33 : 10 * k;
  return (
    <G opacity={ghost ? 0.6 : 1}>
      <Path d={rect(x - h, y - h, s, s)} fill={rock} />
      <Path d={chips} stroke={board.ink} strokeWidth={1.6 * k} strokeLinecap="round" opacity={0.4} />
      <Path d={arms} stroke={board.ink} strokeWidth={20 * k} />
      <Circle cx={x} cy={y} r={room} fill={board.ink} />
      <Path d={arms} stroke={board.hollow} strokeWidth={15.5 * k} />
      <Circle cx={x} cy={y} r={room - 2.2 * k} fill={board.hollow} />
      {type.resources.map((res, i) => (
        <Piece
          key={i}
          kind={resAt(res)}
          x={x + (n === 2 ? (i ? 7.4 : -7.4) * k : 0)}
          y={y + (res === COPPER ? k : 0)}
          r={(n === 2 ? 6.4 : 8.4) * k}
        />
      ))}
    </G>
  );
});
