/** The hand, and what everybody may know of the others' hands and of the deck. */
import { memo, useMemo } from 'react';
import { G } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { Surface, type Spot } from '@/components/play/surface';
import { IconAt, Key, Label, LitBand, Plate, rect } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { useTheme } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';
import { list } from '@/engine/core/words';
import type { View } from '@/engine/games/dakota';
import { typeOf, type CardId, type CardType } from '@/engine/games/dakota/data-cards';
import { cardName, cardText } from '@/engine/games/dakota/words/names';

import { roomFor, type Area } from './shown';
import { say } from './words';

const WIDTH = 390;
const CARD = { width: 123.5, height: 132, gap: 5 };
const HEAD = 22;

const TYPE_ICONS: Readonly<Record<CardType, IconName>> = {
  event: 'newspaper',
  noon: 'sun',
  evening: 'old-lantern',
  attack: 'crossed-pistols',
  reaction: 'law-star',
};

function cardAt(i: number): Area {
  return {
    x: 5 + (i % 3) * (CARD.width + CARD.gap),
    y: HEAD + Math.floor(i / 3) * (CARD.height + CARD.gap),
    width: CARD.width,
    height: CARD.height,
  };
}

/** Each card once, with its number of copies. */
function stacked(hand: readonly CardId[]): { id: CardId; n: number }[] {
  return [...new Set(hand)].map((id) => ({ id, n: hand.filter((one) => one === id).length }));
}

export function CardsBoard(props: BoardProps<View>) {
  const { view, viewer, lit, chosen, width, height } = props;
  const { colours } = useTheme();
  const seat = Math.max(0, viewer);
  const hand = view.towns[seat]?.hand;
  const cards = useMemo(() => stacked(hand ?? []), [hand]);
  const rows = Math.max(1, Math.ceil(cards.length / 3));
  const others = view.towns.length - 1;
  const foot = HEAD + rows * (CARD.height + CARD.gap) + 6;
  const least = foot + 16 * (1 + others) + 4;
  const box = useMemo(() => roomFor(width, height, WIDTH, least), [width, height, least]);
  const { held = null, heldCount = 0 } = view.towns[seat] ?? {};
  const spots = useMemo(() => [...cardSpots(cards), ...heldSpots(held ?? [], foot)], [cards, held, foot]);
  const discards = view.discard.reduce((a, b) => a + b, 0);
  return (
    <Surface board={props} box={box} spots={spots} ground={colours.paper} still>
      <Label x={7} y={15} size={12.5} anchor="start" colour={colours.ink} weight={600}>
        {say('cards.hand')}
      </Label>
      <Label x={WIDTH - 7} y={15} size={12.5} anchor="end" colour={colours.inkSoft} weight={600}>
        {say('cards.deck', { n: view.deckCount, m: discards })}
      </Label>
      {cards.length === 0 ? (
        <Label x={WIDTH / 2} y={HEAD + 60} size={15} colour={colours.inkSoft} weight={500}>
          {hand ? say('cards.none') : say('cards.hidden', { n: view.towns[seat]?.handCount ?? 0 })}
        </Label>
      ) : null}
      {cards.map(({ id, n }, i) => (
        <HandCard
          key={id}
          at={cardAt(i)}
          id={id}
          n={n}
          letter={lit.get(`card:${id}`)}
          chosen={chosen.has(`card:${id}`)}
        />
      ))}
      {heldCount > 0 ? (
        <Label x={7} y={foot + 10} size={12} anchor="start" colour={colours.warn} weight={600}>
          {held
            ? say('cards.held.own', { cards: list(held.map(cardName)) })
            : say('cards.held', { n: heldCount })}
        </Label>
      ) : null}
      {view.towns.map((t, i) =>
        i === seat ? null : (
          <Label
            key={i}
            x={WIDTH - 7}
            y={foot + 10 + i * 16}
            size={12}
            anchor="end"
            colour={colours.inkSoft}
            weight={500}
          >
            {`${view.names[i] ?? ''}: ${say('cards.hidden', { n: t.handCount })}`}
          </Label>
        ),
      )}
    </Surface>
  );
}

/** Words of a card broken into lines that fit its width. */
function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > most) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}

interface HandCardProps {
  readonly at: Area;
  readonly id: CardId;
  readonly n: number;
  readonly letter: string | undefined;
  readonly chosen: boolean;
}

const HandCard = memo(function HandCard({ at, id, n, letter, chosen }: HandCardProps) {
  const type = typeOf(id);
  return (
    <G>
      <Plate {...at} fill={chosen ? board.litFill : board.pale} />
      {letter === undefined ? null : <LitBand d={rect(at.x, at.y, at.width, at.height)} width={4} />}
      <IconAt name={TYPE_ICONS[type]} x={at.x + 19} y={at.y + 19} size={24} />
      <Label x={at.x + at.width - 8} y={at.y + 23} size={10.5} anchor="end" colour={board.soft} weight={600}>
        {n > 1 ? `${say(`card.${type}`)} ×${n}` : say(`card.${type}`)}
      </Label>
      <Label x={at.x + 9} y={at.y + 49} size={13} anchor="start">
        {cardName(id)}
      </Label>
      {linesOf(cardText(id), 20).map((text, i) => (
        <Label key={i} x={at.x + 9} y={at.y + 66 + i * 13} size={10.5} anchor="start" weight={500}>
          {text}
        </Label>
      ))}
      {letter ? <Key letter={letter} x={at.x + at.width - 12} y={at.y + at.height - 12} r={10} /> : null}
    </G>
  );
});

/** Own events from school, side by side under the hand. */
function heldSpots(held: readonly CardId[], y: number): Spot[] {
  const events = [...new Set(held)];
  const width = WIDTH / Math.max(1, events.length);
  return events.map((id, i) => ({
    target: `card:${id}`,
    x: i * width,
    y,
    width,
    height: 16,
    label: say('spot.held', { card: cardName(id), text: cardText(id) }),
  }));
}

function cardSpots(cards: readonly { id: CardId; n: number }[]): Spot[] {
  return cards.map(({ id }, i) => ({
    target: `card:${id}`,
    ...cardAt(i),
    label: say('spot.card', { card: cardName(id), text: cardText(id) }),
  }));
}
