/** A drawing on a ticket: the face of a character. */
import { memo } from 'react';

import type { Move } from '@/engine/core/game';
import type { View } from '@/engine/games/dawson';
import { readCharacter } from '@/engine/games/dawson/rules/notation';

import { colourOf } from './hoods';
import { PortraitBox } from './portraits';

interface TicketArtProps {
  readonly view: View;
  readonly move: Move;
  readonly size: number;
}

export function hasArt({ step }: View, move: Move): boolean {
  return step === 'pick-character' && readCharacter(move) !== 'random';
}

export const TicketArt = memo(function TicketArt({ view, move, size }: TicketArtProps) {
  const character = hasArt(view, move) ? readCharacter(move) : 'random';
  if (character === 'random') return null;
  return <PortraitBox character={character} seat={colourOf(view, view.decider)} size={size} />;
});
