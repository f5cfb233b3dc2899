/** A tile on its ticket: turned as it would lie. */
import { memo } from 'react';
import Svg from 'react-native-svg';

import { useTheme } from '@/components/ui/theme';
import type { Move } from '@/engine/core/game';
import type { PickKind, View } from '@/engine/games/dawson';
import { shapeOf } from '@/engine/games/dawson/rules/city';
import { tileInHand } from '@/engine/games/dawson/rules/grow';
import { readRotation, readTile } from '@/engine/games/dawson/rules/notation';

import { Tile } from './tile';
import { UNIT } from './tones';

interface TicketArtProps {
  readonly view: View;
  readonly move: Move;
  readonly size: number;
}

interface TileArt {
  readonly tile: number;
  readonly r: number;
}

/** What the tickets of a pick show; null where the words are enough. */
const ART: Readonly<Record<PickKind, ((view: View, move: Move) => TileArt) | null>> = {
  'pick-character': null,
  manage: null,
  'mine-target': null,
  'host-hotel': null,
  'host-camper': null,
  'build-lot': null,
  'resize-hotel': null,
  'resize-value': null,
  'fire-start': null,
  'fire-pass': null,
  'pick-tile': (_view, move) => ({ tile: readTile(move), r: 0 }),
  'place-rotation': (view, move) => ({ tile: tileInHand(view), r: readRotation(move) }),
  'place-anchor': null,
  'landing-tie': null,
};

export function hasArt({ step }: View): boolean {
  return step !== 'over' && ART[step] !== null;
}

export const TicketArt = memo(function TicketArt({ view, move, size }: TicketArtProps) {
  const { night } = useTheme();
  const art = view.step === 'over' ? null : ART[view.step]?.(view, move);
  if (!art) return null;
  const { tile, r } = art;
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
