/** What lies on an action tile: dice, a ghost on its way, pawns. */
import { memo } from 'react';
import { G, Path } from 'react-native-svg';

import { Die, Shape } from '@/components/ui/draw';
import { useSeat } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';

import { SeatDie } from './seat-die';

interface HeldProps {
  readonly sets: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly room: number;
}

/** Dice on the tile, one set after the other; they shrink where many share it. */
export function Held({ sets, x, y, size, room }: HeldProps) {
  const dice = sets.flatMap((set) => {
    const [colour = '0', faces = '', shift = '0'] = set.replace('~', '').split(':');
    return [...faces].map((face, i) => ({
      ghost: set.startsWith('~'),
      colour: Number(colour),
      face: Number(face),
      shift: i === 0 ? Number(shift) : 0,
    }));
  });
  const each = Math.min(size, room / Math.max(1, dice.length) - 1);
  return (
    <G>
      {dice.map((die, i) => (
        <G key={i} opacity={die.ghost ? 0.75 : 1}>
          <SeatDie
            colour={die.colour}
            face={die.face}
            shift={die.shift}
            x={x + each / 2 + i * (each + 1)}
            y={y}
            size={each}
          />
        </G>
      ))}
    </G>
  );
}

/** A ghost that will come here: a small hatched die in a dashed ring. */
export function Coming({ faces, x, y }: { readonly faces: string; readonly x: number; readonly y: number }) {
  return (
    <G>
      <Shape
        d={`M${x - 9} ${y}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0`}
        fill={board.pale}
        stroke={board.ink}
        width={1.1}
        dash="2.5 2.5"
      />
      <Die x={x} y={y} size={11} face={Number(faces.charAt(0))} hatch flat line={1} />
    </G>
  );
}

export const PawnAt = memo(function PawnAt({
  colour,
  x,
  y,
}: {
  readonly colour: number;
  readonly x: number;
  readonly y: number;
}) {
  const look = useSeat(colour);
  return (
    <Path
      d={`M${x - 5} ${y + 8}l3 -8a4 4 0 1 1 4 0l3 8z`}
      fill={look.fill}
      stroke={board.ink}
      strokeWidth={1.2}
      strokeLinejoin="round"
    />
  );
});
