/** The dice a placement uses, on its ticket. */
import { memo } from 'react';
import Svg from 'react-native-svg';

import type { PickKind, View } from '@/engine/games/dark-horse';
import { OPPOSITE } from '@/engine/games/dark-horse/data';
import { parsePlacing, verbOf } from '@/engine/games/dark-horse/rules/notation';

import { SeatDie } from './seat-die';

interface ArtProps {
  readonly view: View;
  readonly move: string;
  readonly size: number;
}

/** What a ticket shows: unplaced dice by their places in the row, shifted or flipped. */
interface DiceArt {
  readonly dice: readonly number[];
  readonly shift: number;
  readonly flip: boolean;
}

/** The art of a pick's moves; null where words are enough. */
const ART_OF: Readonly<Record<PickKind, ((move: string) => DiceArt | null) | null>> = {
  place: (move) => (verbOf(move) === 'place' ? parsePlacing(move) : null),
  dealer: null,
  character: null,
  'first-city': null,
  'first-town': null,
  peek: null,
  rail: null,
  build: null,
  'turn-in': null,
  gunslinger: null,
  reroll: null,
  'jump-target': null,
  window: null,
  'end-window': null,
  pay: null,
  gain: null,
  politics: null,
  'work-crew': null,
  'rail-baron': null,
  trader: null,
  market: null,
  'keep-card': null,
  'order-back': null,
  'remove-event': null,
  'mother-lode': null,
  target: null,
  discard: null,
  'take-card': null,
  'take-outlaw': null,
};

function artOf(view: View, move: string): DiceArt | null {
  const { kind } = view.task;
  return kind === '' ? null : (ART_OF[kind]?.(move) ?? null);
}

export function hasArt(view: View, move: string): boolean {
  return artOf(view, move) !== null;
}

export const TicketArt = memo(function TicketArt({ view, move, size }: ArtProps) {
  const art = artOf(view, move);
  if (!art) return null;
  const { dice, shift, flip } = art;
  const seat = Math.max(0, view.task.seat);
  const faces = dice.flatMap((index) => view.seats[seat]?.dice[index] ?? []);
  const each = faces.length === 1 ? 26 : faces.length === 2 ? 19 : 13;
  return (
    <Svg width={size} height={size} viewBox="0 0 44 44" aria-hidden>
      {faces.map((die, i) => (
        <SeatDie
          key={i}
          colour={view.seats[seat]?.colour ?? seat}
          face={flip ? OPPOSITE - die.face : die.face}
          shift={i === 0 ? shift : 0}
          deputy={die.deputy}
          x={22 + (i - (faces.length - 1) / 2) * (each + 2)}
          y={24}
          size={each}
        />
      ))}
    </Svg>
  );
});
