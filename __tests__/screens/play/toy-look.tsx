/** A drawing for the toy game: five plots in a row, and the hand as a second part. */
import { useMemo } from 'react';
import { Text } from 'react-native';
import { Rect } from 'react-native-svg';

import type { ToyView } from '@/__tests__/engine/core/toy';
import { toy } from '@/__tests__/engine/core/toy';
import type { BoardProps, GameLook } from '@/components/boards/board';
import { Surface } from '@/components/play/surface';

const box = { x: 0, y: 0, width: 250, height: 100 };

function Plots({ view, lit, width, height, onPress, onExplain }: BoardProps<ToyView>) {
  const spots = useMemo(
    () =>
      view.plots.map((_, i) => ({
        target: `plot:${i}`,
        x: i * 50,
        y: 0,
        width: 20,
        height: 20,
        label: `Plot ${i + 1}`,
      })),
    [view],
  );
  return (
    <Surface
      box={box}
      width={width}
      height={height}
      spots={spots}
      lit={lit}
      onPress={onPress}
      onExplain={onExplain}
    >
      {view.plots.map((_, i) => (
        <Rect key={i} x={i * 50} y={0} width={20} height={20} fill="#000" />
      ))}
    </Surface>
  );
}

function Hand({ view }: BoardProps<ToyView>) {
  return <Text>{`Hand ${view.hand.join(' ')}`}</Text>;
}

export const toyLook: GameLook<ToyView> = {
  game: toy,
  parts: [
    { id: 'plots', label: 'Plots', sign: 'plot', Board: Plots },
    { id: 'hand', label: 'Hand', sign: 'card', Board: Hand },
  ],
  partFor: (_, decision) => (decision.kind === 'place' ? 'plots' : 'hand'),
  wide: { left: ['plots'], right: ['hand'] },
  seatFacts: (view, seat) => [
    { sign: 'star', value: view.points[seat] ?? 0, label: `${view.points[seat] ?? 0} points` },
    { sign: 'card', value: view.handSizes[seat] ?? 0, label: `${view.handSizes[seat] ?? 0} cards` },
  ],
  Sign: () => null,
  signNames: ['plot', 'card', 'star'],
  Print: () => null,
};
