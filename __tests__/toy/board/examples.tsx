/** Three drawn examples of the page "How it plays". */
import Svg from 'react-native-svg';

import type { DrawingProps, Example } from '@/components/boards/board';

import { Card } from './card';

const HEIGHT = 96;

function hand(...cards: readonly string[]) {
  return function Hand({ width, height }: DrawingProps) {
    return (
      <Svg width={width} height={height} viewBox={`0 0 358 ${HEIGHT}`} aria-hidden>
        {cards.map((text, i) => (
          <Card key={i} x={8 + i * 64} y={10} text={text} letter={undefined} chosen={false} />
        ))}
      </Svg>
    );
  };
}

export const examples: readonly [Example, Example, Example] = [
  { title: 'A hand', text: 'You hold a few cards.', rule: 'TY-1', height: HEIGHT, Art: hand('1', '7', '9') },
  { title: 'A plot', text: 'One card lies on each plot.', rule: 'TY-3', height: HEIGHT, Art: hand('9') },
  { title: 'An end', text: 'Points are counted.', rule: 'TY-5', height: HEIGHT, Art: hand('3', '4') },
];
