/** The cards of a seat on a tablet, with what they do. */
import { memo } from 'react';
import { G } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import type { Spot } from '@/components/play/surface';
import { Label } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';
import type { View } from '@/engine/games/dark-horse';
import { cardName, effectText } from '@/engine/games/dark-horse/words/names';

import { cardSpot, PlateAt, wrapped, type CardPlace } from './belt';
import type { Room } from './places';
import { say } from './words';

const GAP = 5;
const LETTER = 6.2;
const LINE = 14;
/** Cards in sight; further ones stand in the list of words. */
const MOST = 2;

/** Cards side by side. */
function layOut(view: View, seat: number, room: Room): readonly CardPlace[] {
  const hand = (view.seats[seat]?.hand ?? []).slice(0, MOST);
  const wide = (room.width + GAP) / Math.max(1, hand.length) - GAP;
  return hand.map((card, i) => ({ ...room, card, x: room.x + i * (wide + GAP), width: wide }));
}

interface HandProps extends Pick<BoardProps<View>, 'view' | 'lit' | 'chosen'> {
  readonly seat: number;
  readonly room: Room;
}

export const Hand = memo(function Hand({ view, seat, lit, chosen, room }: HandProps) {
  const { colours } = useTheme();
  const cards = layOut(view, seat, room);
  const count = view.seats[seat]?.handCount ?? 0;
  return (
    <G>
      {cards.map((place) => (
        <CardAt
          key={place.card}
          place={place}
          lit={lit.has(`card:${place.card}`)}
          chosen={chosen.has(`card:${place.card}`)}
        />
      ))}
      {cards.length === 0 ? (
        <Label
          x={room.x + room.width / 2}
          y={room.y + room.height / 2 + 4}
          size={13}
          weight={500}
          colour={colours.inkSoft}
        >
          {count > 0 ? say('hand.closed', { n: count }) : say('hand.none', { n: view.deckCount })}
        </Label>
      ) : null}
    </G>
  );
});

interface CardAtProps {
  readonly place: CardPlace;
  readonly lit: boolean;
  readonly chosen: boolean;
}

/** A card with its name and as much of its text as there is room for. */
function CardAt({ place, lit, chosen }: CardAtProps) {
  const { colours } = useTheme();
  const { card, x, y, width, height } = place;
  const ink = lit || chosen ? board.ink : colours.ink;
  const lines = wrapped(effectText(card), Math.floor((width - 16) / LETTER));
  const fit = Math.max(1, Math.floor((height - 26) / LINE));
  return (
    <G>
      <PlateAt {...place} lit={lit} chosen={chosen} />
      <Label x={x + 8} y={y + 17} size={13.5} anchor="start" colour={ink}>
        {cardName(card)}
      </Label>
      {lines.slice(0, fit).map((line, i) => (
        <Label
          key={line}
          x={x + 8}
          y={y + 33 + i * LINE}
          size={12}
          anchor="start"
          weight={500}
          colour={lit || chosen ? board.ink : colours.inkSoft}
        >
          {i === fit - 1 && lines.length > fit ? `${line} …` : line}
        </Label>
      ))}
    </G>
  );
}

export function handSpots(view: View, seat: number, room: Room): Spot[] {
  return layOut(view, seat, room).map(cardSpot);
}
