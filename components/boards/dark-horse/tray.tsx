/** What a seat has to place with: dice, tokens and cards. */
import { memo } from 'react';
import { G, Rect } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import type { Spot } from '@/components/play/surface';
import { IconAt, Label } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';
import type { View } from '@/engine/games/dark-horse';
import { TOKENS, type Token } from '@/engine/games/dark-horse/data';
import type { CardId } from '@/engine/games/dark-horse/data-cards';
import { cardName, tokenName } from '@/engine/games/dark-horse/words/names';

import { ICONS } from './signs';
import { SeatDie } from './space-tile';
import { say } from './words';

export interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const DIE = 36;
const STEP = 44;
const TOKEN_STEP = 46;
const CARD = 24;

interface Laid {
  readonly dice: readonly Room[];
  readonly tokens: readonly (Room & { readonly token: Token; readonly n: number })[];
  readonly cards: readonly (Room & { readonly card: CardId })[];
}

/** Dice in a row, tokens under them, cards below, as many as there is room for. */
function layOut(view: View, seat: number, room: Room): Laid {
  const who = view.seats[seat];
  if (!who) return { dice: [], tokens: [], cards: [] };
  const dice = who.dice.map((_, i) => ({ x: room.x + i * STEP, y: room.y + 4, width: STEP, height: STEP }));
  const perRow = Math.max(1, Math.floor(room.width / TOKEN_STEP));
  const held = TOKENS.filter((token) => who.tokens[token] > 0);
  const tokensTop = room.y + STEP + 10;
  const tokens = held.map((token, i) => ({
    token,
    n: who.tokens[token],
    x: room.x + (i % perRow) * TOKEN_STEP,
    y: tokensTop + Math.floor(i / perRow) * 30,
    width: TOKEN_STEP - 4,
    height: 28,
  }));
  const cardsTop = tokensTop + Math.ceil(held.length / perRow) * 30 + 2;
  const columns = room.width > 300 ? 3 : room.width > 200 ? 2 : 1;
  const wide = room.width / columns - 4;
  const rows = Math.max(0, Math.floor((room.y + room.height - cardsTop) / (CARD + 4)));
  const cards = who.hand.slice(0, rows * columns).map((card, i) => ({
    card,
    x: room.x + (i % columns) * (wide + 4),
    y: cardsTop + Math.floor(i / columns) * (CARD + 4),
    width: wide,
    height: CARD,
  }));
  return { dice, tokens, cards };
}

interface TrayProps extends Pick<BoardProps<View>, 'view' | 'seats' | 'lit' | 'chosen'> {
  readonly seat: number;
  readonly room: Room;
}

export const Tray = memo(function Tray({ view, seat, seats, lit, chosen, room }: TrayProps) {
  const { colours } = useTheme();
  const who = view.seats[seat];
  const { dice, tokens, cards } = layOut(view, seat, room);
  const colour = seats[seat]?.colour ?? 0;
  return (
    <G>
      {dice.map((place, i) => {
        const die = who?.dice[i];
        const target = `die:${i}`;
        if (!die) return null;
        return (
          <G key={target}>
            {lit.has(target) ? (
              <Rect
                x={place.x + 1}
                y={place.y - 1}
                width={STEP - 3}
                height={STEP - 1}
                rx={9}
                fill={chosen.has(target) ? board.ink : board.lamp}
                stroke={board.ink}
                strokeWidth={1.2}
              />
            ) : null}
            <SeatDie
              colour={colour}
              face={die.face}
              shift={0}
              deputy={die.deputy}
              x={place.x + STEP / 2 - 0.5}
              y={place.y + STEP / 2 - 2}
              size={DIE}
            />
          </G>
        );
      })}
      {tokens.map(({ token, n, x, y, width, height }) => (
        <G key={token}>
          <Rect
            x={x}
            y={y}
            width={width}
            height={height}
            rx={5}
            fill={lit.has(`token:${token}`) ? board.litFill : colours.paperRaised}
            stroke={lit.has(`token:${token}`) ? board.ink : colours.line}
            strokeWidth={1.2}
          />
          <IconAt
            name={ICONS[token]}
            x={x + 13}
            y={y + 14}
            size={20}
            colour={lit.has(`token:${token}`) ? board.ink : colours.ink}
          />
          <Label x={x + 31} y={y + 19} size={14} colour={lit.has(`token:${token}`) ? board.ink : colours.ink}>
            {n}
          </Label>
        </G>
      ))}
      {cards.map(({ card, x, y, width, height }) => {
        const on = lit.has(`card:${card}`);
        return (
          <G key={card}>
            <Rect
              x={x}
              y={y}
              width={width}
              height={height}
              rx={4}
              fill={on ? board.litFill : colours.paperRaised}
              stroke={on ? board.ink : colours.line}
              strokeWidth={1.2}
            />
            <Label
              x={x + 6}
              y={y + 16.5}
              size={fontFor(card, width)}
              anchor="start"
              weight={600}
              colour={on ? board.ink : colours.ink}
            >
              {cardName(card)}
            </Label>
          </G>
        );
      })}
    </G>
  );
});

function fontFor(card: CardId, width: number): number {
  return cardName(card).length * 6.8 > width - 10 ? 11 : 12.5;
}

export function traySpots(view: View, seat: number, room: Room): Spot[] {
  const who = view.seats[seat];
  const { dice, tokens, cards } = layOut(view, seat, room);
  return [
    ...dice.map((place, i): Spot => {
      const die = who?.dice[i];
      const label = say(die?.deputy ? 'deputy' : 'die', { n: die?.face ?? 0 });
      return { target: `die:${i}`, ...place, label };
    }),
    ...tokens.map(({ token, n, ...place }): Spot => ({
      target: `token:${token}`,
      x: place.x,
      y: place.y,
      width: place.width,
      height: place.height,
      label: say('token', { n, token: tokenName(token) }),
    })),
    ...cards.map(({ card, ...place }): Spot => ({
      target: `card:${card}`,
      ...place,
      label: say('card', { card: cardName(card) }),
    })),
  ];
}
