/** A tunnel tile on its ticket, turned as it would lie. */
import { memo } from 'react';
import Svg from 'react-native-svg';

import { useTheme } from '@/components/ui/theme';
import type { Move } from '@/engine/core/game';
import type { View } from '@/engine/games/dakota';
import { TILE_BY_ID } from '@/engine/games/dakota/data';

import { MineTile } from './tile';

interface TicketArtProps {
  readonly view: View;
  readonly move: Move;
  readonly size: number;
}

/** The tile a ticket is about, and its turn. */
function tileOf(view: View, move: Move): { tile: number; turn: number } | null {
  if (move.startsWith('tile:')) {
    const tile = TILE_BY_ID.get(move.slice('tile:'.length));
    return tile === undefined ? null : { tile, turn: 0 };
  }
  const tile = view.exploring?.exploration?.tile ?? -1;
  return move.startsWith('turn:') && tile >= 0 ? { tile, turn: Number(move.slice('turn:'.length)) } : null;
}

export function hasArt(view: View, move: Move): boolean {
  return tileOf(view, move) !== null;
}

export const TicketArt = memo(function TicketArt({ view, move, size }: TicketArtProps) {
  const { night } = useTheme();
  const shown = tileOf(view, move);
  if (!shown) return null;
  return (
    <Svg width={size} height={size} viewBox="-26 -26 52 52" aria-hidden>
      <MineTile tile={shown.tile} turn={shown.turn} x={0} y={0} side={50} night={night} />
    </Svg>
  );
});
