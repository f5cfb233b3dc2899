/** A tile on its ticket: turned as it would lie. */
import { memo } from 'react';
import Svg from 'react-native-svg';

import { useTheme } from '@/components/ui/theme';
import type { Move } from '@/engine/core/game';
import type { DawsonView } from '@/engine/games/dawson';
import { shapeOf } from '@/engine/games/dawson/rules/city';
import { tileIndex } from '@/engine/games/dawson/data';

import { Tile } from './tile';
import { UNIT } from './tones';

interface TicketArtProps {
  readonly view: DawsonView;
  readonly move: Move;
  readonly size: number;
}

export function hasArt(_view: DawsonView, move: Move): boolean {
  return move.startsWith('r:') || move.startsWith('tile:');
}

export const TicketArt = memo(function TicketArt({ view, move, size }: TicketArtProps) {
  const { night } = useTheme();
  const r = move.startsWith('r:') ? Number(move.slice('r:'.length)) : 0;
  const tile = move.startsWith('tile:') ? tileIndex(move.slice('tile:'.length)) : (view.drawn[0] ?? -1);
  if (tile < 0) return null;
  const [w, h] = shapeOf(r);
  const pad = 5;
  const side = 3 * UNIT + 2 * pad;
  return (
    <Svg
      width={size}
      height={size}
      viewBox={`${(w * UNIT - side) / 2} ${(h * UNIT - side) / 2} ${side} ${side}`}
      aria-hidden
    >
      <Tile tile={tile} r={r} x={0} y={0} night={night} />
    </Svg>
  );
});
