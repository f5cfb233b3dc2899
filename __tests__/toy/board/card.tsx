/** A card, wherever it lies: a band while it can be chosen, its key letter above. */
import { memo } from 'react';
import { G } from 'react-native-svg';

import { Key, Label, LitBand, rect, Shape } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';

export const CARD = { width: 52, height: 76, step: 64 } as const;

interface CardProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Absent where it cannot be chosen; '' where there are too many for letters. */
  readonly letter: string | undefined;
  readonly chosen: boolean;
}

export const Card = memo(function Card({ x, y, text, letter, chosen }: CardProps) {
  const { colours } = useTheme();
  const d = rect(x, y, CARD.width, CARD.height);
  return (
    <G>
      <Shape
        d={d}
        fill={text === '' ? colours.paperSunk : colours.paperRaised}
        stroke={colours.ink}
        width={2}
      />
      <Label x={x + CARD.width / 2} y={y + 46} size={24} colour={colours.ink}>
        {text}
      </Label>
      {letter === undefined ? null : (
        <>
          <LitBand d={d} width={chosen ? 6 : 4} />
          <Key letter={letter} x={x + 4} y={y + 4} r={11} />
        </>
      )}
    </G>
  );
});
