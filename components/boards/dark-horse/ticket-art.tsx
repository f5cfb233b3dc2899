/** The dice a placement uses, on its ticket. */
import { memo } from 'react';
import Svg from 'react-native-svg';

import type { View } from '@/engine/games/dark-horse';

import { SeatDie } from './space-tile';

interface ArtProps {
  readonly view: View;
  readonly move: string;
  readonly size: number;
}

export function hasArt(_view: View, move: string): boolean {
  return /^(place|shift):/.test(move);
}

export const TicketArt = memo(function TicketArt({ view, move, size }: ArtProps) {
  const [, dice = '', , flags = ''] = move.split(':');
  const seat = Math.max(0, view.task.seat);
  const faces = [...dice].flatMap((index) => view.seats[seat]?.dice[Number(index)] ?? []);
  const shift = flags.includes('+') ? 1 : flags.includes('-') ? -1 : 0;
  const flip = flags.includes('f');
  const each = faces.length === 1 ? 26 : faces.length === 2 ? 19 : 13;
  return (
    <Svg width={size} height={size} viewBox="0 0 44 44" aria-hidden>
      {faces.map((die, i) => (
        <SeatDie
          key={i}
          colour={view.seats[seat]?.colour ?? seat}
          face={flip ? 7 - die.face : die.face}
          shift={i === 0 ? shift : 0}
          deputy={die.deputy}
          x={22 + (i - (faces.length - 1) / 2) * (each + 2)}
          y={24}
          size={each}
        />
      ))}
    </Svg>
  );
});
