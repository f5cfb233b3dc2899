/** On tickets: the die that pays or is taken. */
import { memo } from 'react';
import Svg from 'react-native-svg';

import { Die } from '@/components/ui/draw';
import { COLOURS, dieColour, dieIcon, type Colour } from '@/engine/games/dice-settlers/data';
import type { View } from '@/engine/games/dice-settlers/view';

import { COLOUR_GLYPH, fillOf, ICON_OF } from './shown';

interface ArtProps {
  readonly view: View;
  readonly move: string;
  readonly size: number;
}

const DIE = /(?:^|:)die:([a-z]+-[a-z]+)|^keep:([a-z]+-[a-z]+)/;
const COLOUR = /^(?:colour|spent|choose):([a-z]+)$/;

export function hasArt(_view: View, move: string): boolean {
  return DIE.test(move) || isColour(COLOUR.exec(move)?.[1]);
}

function isColour(name: string | undefined): boolean {
  return (COLOURS as readonly string[]).includes(name ?? '');
}

export const TicketArt = memo(function TicketArt({ move, size }: ArtProps) {
  const die = DIE.exec(move);
  const code = die?.[1] ?? die?.[2];
  const colour = COLOURS.indexOf((COLOUR.exec(move)?.[1] ?? '') as Colour);
  return (
    <Svg width={size} height={size} viewBox="0 0 44 44" aria-hidden>
      {code ? (
        <Die x={22} y={21} size={34} face={ICON_OF[dieIcon(code)]} fill={fillOf(dieColour(code))} />
      ) : null}
      {!code && colour >= 0 ? (
        <Die x={22} y={21} size={34} face={COLOUR_GLYPH[colour] ?? null} fill={fillOf(colour)} />
      ) : null}
    </Svg>
  );
});
