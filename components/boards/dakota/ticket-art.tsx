/** A tunnel tile on its ticket, turned as it would lie. */
import { memo } from 'react';
import Svg from 'react-native-svg';

import { useTheme } from '@/components/ui/theme';
import type { Move } from '@/engine/core/game';
import type { PickKind, View } from '@/engine/games/dakota';
import { parseLay } from '@/engine/games/dakota/rules/exploring';
import { after } from '@/engine/games/dakota/rules/notation';

import { MineTile } from './tile';

interface TicketArtProps {
  readonly view: View;
  readonly move: Move;
  readonly size: number;
}

interface Shown {
  readonly tile: number;
  readonly turn: number;
}

/** The tile a ticket of a pick is about; null where the words of all its tickets are enough. */
const ART: Readonly<Record<PickKind, ((view: View, move: Move) => Shown | null) | null>> = {
  bail: null,
  'event-building': null,
  'event-endtile': null,
  engineer: null,
  wagon: null,
  'explore-bag': null,
  lay: laidTile,
  explorer: null,
  'noon-card': null,
  'card-target': null,
  'card-object': null,
  'card-worker': null,
  'card-crew': null,
  respond: null,
  'jail-pick': null,
  jailbreak: null,
  'heist-pick': null,
  'claim-pick': null,
  plan: null,
  resolve: null,
  'cart-drop': null,
  lumber: null,
  saloon: null,
  evening: null,
  'slot-piece': null,
  'double-pick': null,
  'buyer-pick': null,
  'telegram-slot': null,
  'stagecoach-pick': null,
  leave: null,
  'discard-resource': null,
  'discard-card': null,
};

function laidTile(_view: View, move: Move): Shown | null {
  return after(move, 'lay:') === null ? null : parseLay(move);
}

function tileOf(view: View, move: Move): Shown | null {
  const art = view.pick && ART[view.pick];
  return art ? art(view, move) : null;
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
