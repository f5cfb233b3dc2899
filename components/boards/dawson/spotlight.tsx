/** The neighbourhood that scores: the rest of the city lies in the dark, its holder's colour runs round it. */
import { memo } from 'react';
import { G, Path } from 'react-native-svg';

import { Shape } from '@/components/ui/draw';
import { useSeat } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';

import { UNIT } from './tones';

interface SpotlightProps {
  /** The line round the neighbourhood. */
  readonly d: string;
  /** Its cells, as shapes. */
  readonly cells: string;
  /** The line round the block or gang that holds it. */
  readonly block: string;
  /** Seat colour; -1 for a gang. */
  readonly seat: number;
}

/** Far beyond the picture to all sides, in cells. */
const FAR = 60;
const DARK = 0.5;

export const Spotlight = memo(function Spotlight({ d, cells, block, seat }: SpotlightProps) {
  const { fill } = useSeat(Math.max(0, seat));
  const round = seat < 0 ? board.ghost : fill;
  return (
    <G>
      <Path
        d={`M${-FAR * UNIT} ${-FAR * UNIT}h${2 * FAR * UNIT}v${2 * FAR * UNIT}h${-2 * FAR * UNIT}Z${cells}`}
        fill={board.ink}
        fillRule="evenodd"
        opacity={DARK}
      />
      <Shape d={d} stroke={board.ink} width={11} />
      <Shape d={d} stroke={round} width={8} />
      <Shape d={block} stroke={board.ink} width={6.4} />
      <Shape d={block} stroke={board.pale} width={3.6} />
    </G>
  );
});
