/** What a seat holds, on a tablet: every kind of token, and its cards with what they do. */
import { memo } from 'react';
import { G } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import type { Spot } from '@/components/play/surface';
import { Label } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';
import type { View } from '@/engine/games/dark-horse';
import { TOKENS } from '@/engine/games/dark-horse/data';
import { cardName, effectText } from '@/engine/games/dark-horse/words/names';

import { cardSpot, PlateAt, tokenSpot, TokenPlate, wrapped, type CardPlace, type TokenPlace } from './belt';
import type { Room } from './places';
import { say } from './words';

const TOKEN = 28;
const GAP = 5;
const LETTER = 6.2;
const LINE = 14;
/** Cards in sight; further ones stand in the list of words. */
const MOST = 2;

interface Laid {
  readonly tokens: readonly TokenPlace[];
  readonly cards: readonly CardPlace[];
}

/** Tokens in a row, cards under them side by side. */
function layOut(view: View, seat: number, room: Room): Laid {
  const who = view.seats[seat];
  const each = (room.width - GAP * (TOKENS.length - 1)) / TOKENS.length;
  const tokens = TOKENS.map((token, i) => ({
    token,
    n: who?.tokens[token] ?? 0,
    x: room.x + i * (each + GAP),
    y: room.y,
    width: each,
    height: TOKEN,
  }));
  const hand = (who?.hand ?? []).slice(0, MOST);
  const wide = (room.width + GAP) / Math.max(1, hand.length) - GAP;
  const cards = hand.map((card, i) => ({
    card,
    x: room.x + i * (wide + GAP),
    y: room.y + TOKEN + GAP,
    width: wide,
    height: room.height - TOKEN - GAP,
  }));
  return { tokens, cards };
}

interface HandProps extends Pick<BoardProps<View>, 'view' | 'lit' | 'chosen'> {
  readonly seat: number;
  readonly room: Room;
}

export const Hand = memo(function Hand({ view, seat, lit, chosen, room }: HandProps) {
  const { colours } = useTheme();
  const { tokens, cards } = layOut(view, seat, room);
  const count = view.seats[seat]?.handCount ?? 0;
  return (
    <G>
      {tokens.map((place) => (
        <G key={place.token} opacity={place.n > 0 ? 1 : 0.45}>
          <TokenPlate
            {...place}
            lit={lit.has(`token:${place.token}`)}
            chosen={chosen.has(`token:${place.token}`)}
          />
        </G>
      ))}
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
          y={room.y + TOKEN + (room.height - TOKEN) / 2 + 7}
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
  const { tokens, cards } = layOut(view, seat, room);
  return [...tokens.map(tokenSpot), ...cards.map(cardSpot)];
}
