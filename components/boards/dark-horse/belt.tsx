/** Tokens and cards of the seat in one row: what can be tapped in its time. */
import { memo } from 'react';
import { G, Rect } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import type { Spot } from '@/components/play/surface';
import { IconAt, Label } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';
import type { View } from '@/engine/games/dark-horse';
import { TOKENS, type Token } from '@/engine/games/dark-horse/data';
import { characterOf, hasSpot, type CardId, type CharacterId } from '@/engine/games/dark-horse/data-cards';
import { cardName, characterName, tokenName } from '@/engine/games/dark-horse/words/names';

import type { Room } from './places';
import { ICONS } from './signs';
import { say } from './words';

export type TokenPlace = Room & { readonly token: Token; readonly n: number };
export type CardPlace = Room & { readonly card: CardId };

const TOKEN = 42;
const GAP = 4;
/** The widest a card gets, and the least that holds a word. */
const CARD = { most: 150, least: 62 } as const;

interface Laid {
  /** The character, where it has abilities to use and no tile of its own. */
  readonly character: (Room & { readonly id: CharacterId }) | null;
  readonly tokens: readonly TokenPlace[];
  readonly cards: readonly CardPlace[];
}

/** Tokens first, cards in what is left; further cards stand in the list of words. */
function layOut(view: View, seat: number, room: Room, named: boolean): Laid {
  const who = view.seats[seat];
  const id = who?.character ?? '';
  const shown = id !== '' && !hasSpot(id) && characterOf(id).abilities.length > 0 ? id : null;
  const held = TOKENS.filter((token) => (who?.tokens[token] ?? 0) > 0);
  const plates = held.length + (shown ? 1 : 0);
  const size = Math.min(TOKEN, (room.width - GAP * plates) / Math.max(1, plates));
  const character = shown ? { ...room, id: shown, width: size } : null;
  const first = shown ? 1 : 0;
  const tokens = held.map((token, i) => ({
    token,
    n: who?.tokens[token] ?? 0,
    x: room.x + (first + i) * (size + GAP),
    y: room.y,
    width: size,
    height: room.height,
  }));
  const from = room.x + plates * (size + GAP);
  const left = room.x + room.width - from;
  const hand = named ? (who?.hand ?? []) : [];
  const fit = Math.min(hand.length, Math.floor((left + GAP) / (CARD.least + GAP)));
  const wide = Math.min(CARD.most, (left + GAP) / Math.max(1, fit) - GAP);
  const cards = hand.slice(0, fit).map((card, i) => ({
    card,
    x: from + i * (wide + GAP),
    y: room.y,
    width: wide,
    height: room.height,
  }));
  return { character, tokens, cards };
}

interface BeltProps extends Pick<BoardProps<View>, 'view' | 'lit' | 'chosen'> {
  readonly seat: number;
  readonly room: Room;
  /** Cards stand here too, by their names. */
  readonly named: boolean;
}

export const Belt = memo(function Belt({ view, seat, lit, chosen, room, named }: BeltProps) {
  const { colours } = useTheme();
  const { character, tokens, cards } = layOut(view, seat, room, named);
  const used = character ? `character:${character.id}` : '';
  return (
    <G>
      {character ? (
        <G>
          <PlateAt {...character} lit={lit.has(used)} chosen={chosen.has(used)} />
          <IconAt
            name="outback-hat"
            x={character.x + character.width / 2}
            y={character.y + character.height / 2}
            size={26}
            colour={lit.has(used) || chosen.has(used) ? board.ink : colours.ink}
          />
        </G>
      ) : null}
      {tokens.map((place) => (
        <TokenPlate
          key={place.token}
          {...place}
          lit={lit.has(`token:${place.token}`)}
          chosen={chosen.has(`token:${place.token}`)}
        />
      ))}
      {cards.map((place) => (
        <G key={place.card}>
          <PlateAt {...place} lit={lit.has(`card:${place.card}`)} chosen={chosen.has(`card:${place.card}`)} />
          <CardName
            card={place.card}
            room={place}
            lit={lit.has(`card:${place.card}`) || chosen.has(`card:${place.card}`)}
          />
        </G>
      ))}
    </G>
  );
});

interface Light {
  readonly lit: boolean;
  readonly chosen: boolean;
}

/** A plate a thing of one's own stands on. */
export function PlateAt({ x, y, width, height, lit, chosen }: Room & Light) {
  const { colours } = useTheme();
  return (
    <Rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx={5}
      fill={chosen ? board.lamp : lit ? board.litFill : colours.paperRaised}
      stroke={lit || chosen ? board.ink : colours.line}
      strokeWidth={lit || chosen ? 1.5 : 1.1}
    />
  );
}

export const TokenPlate = memo(function TokenPlate(props: TokenPlace & Light) {
  const { token, n, x, y, width, height, lit, chosen } = props;
  const { colours } = useTheme();
  const ink = lit || chosen ? board.ink : colours.ink;
  const middle = y + height / 2;
  return (
    <G>
      <PlateAt {...props} />
      <IconAt
        name={ICONS[token]}
        x={x + width * 0.36}
        y={middle}
        size={Math.min(22, width * 0.5)}
        colour={ink}
      />
      <Label x={x + width * 0.78} y={middle + 5} size={14} colour={ink}>
        {n}
      </Label>
    </G>
  );
});

/** Letters of a line in a plate this wide, at the size of small print. */
const LETTER = 6.5;

/** The name in one line or two. */
function CardName({
  card,
  room,
  lit,
}: {
  readonly card: CardId;
  readonly room: Room;
  readonly lit: boolean;
}) {
  const { colours } = useTheme();
  const lines = wrapped(cardName(card), Math.floor((room.width - 8) / LETTER)).slice(0, 2);
  const middle = room.y + room.height / 2 + 4.5 - (lines.length - 1) * 6.5;
  return (
    <G>
      {lines.map((line, i) => (
        <Label
          key={line}
          x={room.x + room.width / 2}
          y={middle + i * 13}
          size={12}
          weight={600}
          colour={lit ? board.ink : colours.ink}
        >
          {line}
        </Label>
      ))}
    </G>
  );
}

/** Words in lines of so many letters. */
export function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export function beltSpots(view: View, seat: number, room: Room, named: boolean): Spot[] {
  const { character, tokens, cards } = layOut(view, seat, room, named);
  const own = character ? [characterSpot(character)] : [];
  return [...own, ...tokens.map(tokenSpot), ...cards.map(cardSpot)];
}

function characterSpot({ id, x, y, width, height }: Room & { readonly id: CharacterId }): Spot {
  return { target: `character:${id}`, x, y, width, height, label: characterName(id) };
}

export function tokenSpot({ token, n, x, y, width, height }: TokenPlace): Spot {
  const label = say('token', { n, token: tokenName(token) });
  return { target: `token:${token}`, x, y, width, height, label };
}

export function cardSpot({ card, x, y, width, height }: CardPlace): Spot {
  return { target: `card:${card}`, x, y, width, height, label: say('card', { card: cardName(card) }) };
}
