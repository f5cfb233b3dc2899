/** The hand, and what everybody may know of the others' hands and of the deck. */
import { memo, useMemo } from 'react';
import { G } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { Surface, type Spot } from '@/components/play/surface';
import { IconAt, Key, Label, LitBand, Plate, rect } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { board } from '@/components/ui/tokens';
import { list } from '@/engine/core/words';
import type { View } from '@/engine/games/dakota';
import { typeOf, type CardId } from '@/engine/games/dakota/data-cards';
import { cardName, cardText } from '@/engine/games/dakota/words/names';

import { TYPE_ICONS } from './card-icons';
import { groundOf } from './hours';
import { linesOf } from './lines';
import type { Area } from './shown';
import { say } from './words';

const PAD = 6;
const GAP = 6;
const PER_ROW = 3;
const LINE = 16;
const TALLEST = 340;
const WIDEST = 250;
/** From this height on a card is written larger, and from this width on largest. */
const LARGE = 200;
const BROAD = 160;
/** A picture under the words is drawn from this size on. */
const PICTURE = 40;

/** Drawn in pixels of the room: cards in rows of three, what else is known under them. */
interface Lay {
  readonly width: number;
  readonly card: number;
  readonly perRow: number;
}

function layOf(width: number, height: number, cards: number): Lay {
  const rows = rowsOf(cards);
  return {
    width,
    card: Math.min(TALLEST, (height - PAD) / rows - GAP),
    perRow: Math.max(1, Math.min(PER_ROW, cards)),
  };
}

function rowsOf(cards: number): number {
  return Math.max(1, Math.ceil(cards / PER_ROW));
}

function cardAt(lay: Lay, i: number): Area {
  const width = Math.min(WIDEST, (lay.width - 2 * PAD - (lay.perRow - 1) * GAP) / lay.perRow);
  const left = (lay.width - lay.perRow * width - (lay.perRow - 1) * GAP) / 2;
  return {
    x: left + (i % lay.perRow) * (width + GAP),
    y: PAD + Math.floor(i / lay.perRow) * (lay.card + GAP),
    width,
    height: lay.card,
  };
}

/** Each card once, with its number of copies. */
function stacked(hand: readonly CardId[]): { id: CardId; n: number }[] {
  return [...new Set(hand)].map((id) => ({ id, n: hand.filter((one) => one === id).length }));
}

export function CardsBoard(props: BoardProps<View>) {
  const { view, viewer, lit, chosen, width, height, night } = props;
  const { colours } = useTheme();
  const seat = Math.max(0, viewer);
  const hand = view.towns[seat]?.hand;
  const cards = useMemo(() => stacked(hand ?? []), [hand]);
  const others = view.towns.length - 1;
  const lines = others + (view.towns[seat]?.heldCount ? 1 : 0);
  const box = useMemo(() => ({ x: 0, y: 0, width, height }), [width, height]);
  const lay = useMemo(
    () => layOf(width, height - lines * LINE - (lines > 0 ? 4 : 0), cards.length),
    [width, height, lines, cards.length],
  );
  const foot = PAD + rowsOf(cards.length) * (lay.card + GAP);
  const { held = null, heldCount = 0 } = view.towns[seat] ?? {};
  const spots = useMemo(
    () => [...cardSpots(cards, lay), ...heldSpots(held ?? [], foot, width)],
    [cards, held, foot, width, lay],
  );
  return (
    <Surface board={props} box={box} spots={spots} ground={groundOf(view, night)} still>
      {cards.length === 0 ? (
        <Label x={width / 2} y={Math.min(60, height / 2)} size={15} colour={colours.inkSoft} weight={500}>
          {hand ? say('cards.none') : say('cards.hidden', { n: view.towns[seat]?.handCount ?? 0 })}
        </Label>
      ) : null}
      {cards.map(({ id, n }, i) => (
        <HandCard
          key={id}
          at={cardAt(lay, i)}
          id={id}
          n={n}
          letter={lit.get(`card:${id}`)}
          chosen={chosen.has(`card:${id}`)}
        />
      ))}
      {heldCount > 0 ? (
        <Label x={PAD + 2} y={foot + 12} size={13} anchor="start" colour={colours.ink} weight={600}>
          {held
            ? say('cards.held.own', { cards: list(held.map(cardName)) })
            : say('cards.held', { n: heldCount })}
        </Label>
      ) : null}
      {view.towns.map((t, i) =>
        i === seat ? null : (
          <Label
            key={i}
            x={width - PAD - 2}
            y={foot + 12 + (i > seat ? i - 1 : i) * LINE}
            size={13}
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

interface HandCardProps {
  readonly at: Area;
  readonly id: CardId;
  readonly n: number;
  readonly letter: string | undefined;
  readonly chosen: boolean;
}

/** Letters of a card: its text, the width of one letter and the step from line to line. */
const SMALL_TYPE = { text: 13, letter: 6.3, step: 15.5, name: 14, head: 43 };
const LARGE_TYPE = { text: 15.5, letter: 7.6, step: 19, name: 16.5, head: 48 };
const LARGEST_TYPE = { text: 18, letter: 8.9, step: 23, name: 19, head: 54 };

const HandCard = memo(function HandCard({ at, id, n, letter, chosen }: HandCardProps) {
  const type = typeOf(id);
  const print = at.height < LARGE ? SMALL_TYPE : at.width < BROAD ? LARGE_TYPE : LARGEST_TYPE;
  const lines = linesOf(cardText(id), Math.floor((at.width - 14) / print.letter));
  const room = Math.max(0, Math.floor((at.height - print.head - 3) / print.step));
  const foot = at.y + print.head + lines.length * print.step + 14;
  const picture = Math.min(at.width * 0.62, at.y + at.height - foot - 14);
  return (
    <G>
      <Plate {...at} fill={chosen ? board.litFill : board.pale} />
      {letter === undefined ? null : <LitBand d={rect(at.x, at.y, at.width, at.height)} width={4} />}
      <IconAt name={TYPE_ICONS[type]} x={at.x + 17} y={at.y + 17} size={22} />
      <Label x={at.x + 32} y={at.y + 22} size={12.5} anchor="start" colour={board.soft} weight={600}>
        {n > 1 ? `${say(`card.${type}`)} ×${n}` : say(`card.${type}`)}
      </Label>
      <Label x={at.x + 8} y={at.y + print.head} size={print.name} anchor="start">
        {cardName(id)}
      </Label>
      {/* Half a sentence says less than the name alone. */}
      {(lines.length > room ? [] : lines).map((text, i) => (
        <Label
          key={i}
          x={at.x + 8}
          y={at.y + print.head + (i + 1) * print.step + 2}
          size={print.text}
          anchor="start"
          weight={500}
        >
          {text}
        </Label>
      ))}
      {picture < PICTURE ? null : (
        <IconAt
          name={TYPE_ICONS[type]}
          x={at.x + at.width / 2}
          y={(foot + at.y + at.height) / 2}
          size={picture}
          colour={board.soft}
          opacity={0.5}
        />
      )}
      {letter ? <Key letter={letter} x={at.x + at.width - 14} y={at.y + 14} r={10} /> : null}
    </G>
  );
});

/** Own events from school, side by side under the hand. */
function heldSpots(held: readonly CardId[], y: number, room: number): Spot[] {
  const events = [...new Set(held)];
  const width = room / Math.max(1, events.length);
  return events.map((id, i) => ({
    target: `card:${id}`,
    x: i * width,
    y,
    width,
    height: 16,
    label: say('spot.held', { card: cardName(id), text: cardText(id) }),
  }));
}

function cardSpots(cards: readonly { id: CardId; n: number }[], lay: Lay): Spot[] {
  return cards.map(({ id }, i) => ({
    target: `card:${id}`,
    ...cardAt(lay, i),
    label: say('spot.card', { card: cardName(id), text: cardText(id) }),
  }));
}
