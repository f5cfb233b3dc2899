/** The plots in a row, each with the card laid last. */
import { useMemo } from 'react';

import type { View } from '@/__tests__/toy/game';
import type { BoardProps } from '@/components/boards/board';
import { Surface } from '@/components/play/surface';

import { Card, CARD } from './card';
import { say } from './words';

const EDGE = 16;

export function PlotsBoard(props: BoardProps<View>) {
  const { view, lit, chosen } = props;
  const n = view.plots.length;
  const box = useMemo(
    () => ({ x: 0, y: 0, width: n * CARD.step + EDGE, height: CARD.height + 2 * EDGE }),
    [n],
  );
  const spots = useMemo(
    () =>
      Array.from({ length: n }, (_, plot) => ({
        target: `plot:${plot}`,
        x: EDGE + plot * CARD.step,
        y: EDGE,
        width: CARD.width,
        height: CARD.height,
        label: say('spot.plot', { n: plot + 1 }),
      })),
    [n],
  );
  return (
    <Surface board={props} box={box} spots={spots}>
      {view.plots.map((laid, plot) => (
        <Card
          key={plot}
          x={EDGE + plot * CARD.step}
          y={EDGE}
          text={laid < 0 ? '' : `${laid % 100}`}
          letter={lit.get(`plot:${plot}`)}
          chosen={chosen.has(`plot:${plot}`)}
        />
      ))}
    </Surface>
  );
}
