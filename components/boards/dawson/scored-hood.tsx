/** The neighbourhood that scores: the rest of the city lies in the dark, its holder's colour runs round it. */
import { memo } from 'react';
import { G, Path } from 'react-native-svg';

import type { Box } from '@/components/play/surface';
import { rect, Shape } from '@/components/ui/draw';
import { useSeat } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';
import type { View } from '@/engine/games/dawson';
import type { City } from '@/engine/games/dawson/rules/city';

import { contestOf } from './contest';
import { cellsOf, colourOf, Flag, outline } from './hoods';
import { UNIT } from './tones';

interface ScoredProps {
  readonly view: View;
  readonly city: City;
  readonly hood: number;
  /** Where its flag stands. */
  readonly flag: Box | undefined;
  readonly text: number;
}

/** The rest is dimmed; the flag stands on top of the line round the neighbourhood. */
export function ScoredHood({ view, city, hood, flag, text }: ScoredProps) {
  const contest = contestOf(view, hood);
  const [holder] = contest?.sides ?? [];
  if (!contest || !holder || !flag) return null;
  const cells = cellsOf(city, hood);
  const block = holder.squares.map((square) => [city.xs[square] ?? 0, city.ys[square] ?? 0] as const);
  const leader = contest.winners.map((seat) => colourOf(view, seat)).join(' ');
  return (
    <G>
      <Spotlight
        d={outline(cells)}
        cells={cells.map(([x, y]) => rect(x * UNIT, y * UNIT, UNIT, UNIT)).join('')}
        block={outline(block)}
        seat={colourOf(view, holder.player)}
      />
      <Flag
        x={flag.x}
        y={flag.y}
        points={contest.points}
        leader={leader === '' ? 'gang' : leader}
        text={text}
      />
    </G>
  );
}

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
