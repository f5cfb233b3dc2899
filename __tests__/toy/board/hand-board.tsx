/** The cards in the viewer's hand, and the die. */
import { useMemo } from 'react';

import type { View } from '@/__tests__/toy/game';
import type { BoardProps } from '@/components/boards/board';
import { Surface } from '@/components/play/surface';

import { Card, CARD } from './card';
import { say } from './words';

const EDGE = 16;

export function HandBoard(props: BoardProps<View>) {
  const { view, lit, chosen } = props;
  const things = useMemo(
    () => [
      ...view.hand.map((card) => ({
        target: `card:${card}`,
        text: `${card}`,
        label: say('spot.card', { card }),
      })),
      { target: 'die', text: '?', label: say('spot.die') },
    ],
    [view.hand],
  );
  const box = useMemo(
    () => ({ x: 0, y: 0, width: things.length * CARD.step + EDGE, height: CARD.height + 2 * EDGE }),
    [things],
  );
  const spots = useMemo(
    () =>
      things.map(({ target, label }, i) => ({
        target,
        x: EDGE + i * CARD.step,
        y: EDGE,
        width: CARD.width,
        height: CARD.height,
        label,
      })),
    [things],
  );
  return (
    <Surface board={props} box={box} spots={spots} still>
      {things.map(({ target, text }, i) => (
        <Card
          key={target}
          x={EDGE + i * CARD.step}
          y={EDGE}
          text={text}
          letter={lit.get(target)}
          chosen={chosen.has(target)}
        />
      ))}
    </Surface>
  );
}
