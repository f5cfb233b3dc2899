import { memo } from 'react';
import { G } from 'react-native-svg';

import { CountDisc, Die } from '@/components/ui/draw';
import { useSeat } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';

interface SeatDieProps {
  readonly colour: number;
  readonly face: number;
  readonly shift: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly deputy?: boolean;
}

/** A die in its seat's colour; hatched for a ghost, pale for the Deputy. */
export const SeatDie = memo(function SeatDie({ colour, face, shift, x, y, size, deputy }: SeatDieProps) {
  const look = useSeat(Math.max(0, colour));
  return (
    <G>
      {colour < 0 ? (
        <Die x={x} y={y} size={size} face={face} hatch flat line={1.3} />
      ) : (
        <Die
          x={x}
          y={y}
          size={size}
          face={face}
          fill={deputy ? '#D8D6D0' : look.fill}
          pip={deputy ? board.ink : look.on}
          flat={size < 30}
          line={1.3}
        />
      )}
      {shift !== 0 ? (
        <CountDisc count={shift > 0 ? '+1' : '−1'} x={x + size * 0.42} y={y - size * 0.42} r={8.2} />
      ) : null}
    </G>
  );
});
