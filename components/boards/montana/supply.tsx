/** The general supply, piece by piece with its count, and in the race the rival's last card beside it. */
import { G } from 'react-native-svg';

import type { Spot } from '@/components/play/surface';
import { IconAt, Label, Plate } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import { COLOURS, entry, GOODS } from '@/engine/games/montana/data';
import { SUPPLY_PIECES, targetOf, type SupplyPiece } from '@/engine/games/montana/rules/targets';
import { cardName, cardNamed, supplyWords } from '@/engine/games/montana/words/names';
import type { View } from '@/engine/games/montana';

import { CountText, Good, Hand, Worker } from './pieces';
import type { Frame } from './places';
import { say } from './words';

/** Goods stand above workers and cows. */
const IN_A_ROW = GOODS.length;
const CARD_WIDTH = 128;
const PAD = 3;

/** What the strip leaves to the rival's card: nothing at a table. */
function cardBox(at: Frame, race: boolean): Frame | null {
  return race ? { ...at, x: at.x + at.width - CARD_WIDTH, width: CARD_WIDTH } : null;
}

function pileBox(at: Frame, race: boolean): Frame {
  return race ? { ...at, width: at.width - CARD_WIDTH - PAD } : at;
}

function pieceBoxes(at: Frame): Frame[] {
  const width = (at.width - PAD * 2) / IN_A_ROW;
  const height = (at.height - PAD * 2) / Math.ceil(SUPPLY_PIECES.length / IN_A_ROW);
  return SUPPLY_PIECES.map((_, i) => ({
    x: at.x + PAD + (i % IN_A_ROW) * width,
    y: at.y + PAD + Math.floor(i / IN_A_ROW) * height,
    width,
    height,
  }));
}

export function supplySpots(at: Frame, view: View): Spot[] {
  const boxes = pieceBoxes(pileBox(at, view.race));
  const pieces = SUPPLY_PIECES.map((piece, i) => ({
    target: targetOf.supply(piece),
    ...entry(boxes, i),
    label: say('spot.supply', { what: supplyWords(view, piece) }),
  }));
  const card = cardBox(at, view.race);
  return card ? [...pieces, { target: targetOf.rival(), ...card, label: rivalWords(view) }] : pieces;
}

function deckSize(view: View): number {
  return view.deck.reduce((sum, { left }) => sum + left, 0);
}

function rivalWords(view: View): string {
  const n = deckSize(view);
  if (view.card === null) return say('spot.rival.new', { n });
  return say('spot.rival', { n, card: cardName(view.card), bid: cardNamed(view.card).bid });
}

interface SupplyProps {
  readonly at: Frame;
  readonly view: View;
  readonly night: boolean;
}

export function SupplyPlace({ at, view, night }: SupplyProps) {
  const pile = pileBox(at, view.race);
  const boxes = pieceBoxes(pile);
  const card = cardBox(at, view.race);
  const tone = night ? '#8E8672' : '#E6DDC6';
  return (
    <G>
      <Plate {...pile} fill={tone} line={1.4} rx={5} />
      {SUPPLY_PIECES.map((piece, i) => (
        <Pile key={piece} piece={piece} view={view} at={entry(boxes, i)} />
      ))}
      {card ? <Card at={card} view={view} tone={tone} /> : null}
    </G>
  );
}

function Pile({ piece, view, at }: { readonly piece: SupplyPiece; readonly view: View; readonly at: Frame }) {
  const x = at.x + at.width / 2 - 9;
  const y = at.y + at.height / 2;
  const n = countOf(view, piece);
  return (
    <G opacity={n === 0 ? 0.6 : 1}>
      <PieceSign piece={piece} x={x} y={y} />
      <CountText text={String(n)} x={x + 20} y={y} size={13} />
    </G>
  );
}

function countOf({ supply }: View, piece: SupplyPiece): number {
  if (piece === 'cow') return supply.cows;
  const good = GOODS.findIndex((id) => id === piece);
  return good >= 0 ? entry(supply.goods, good) : entry(supply.workers, colourOf(piece));
}

function colourOf(piece: SupplyPiece): number {
  return COLOURS.findIndex((id) => piece === `w-${id}`);
}

function PieceSign({ piece, x, y }: { readonly piece: SupplyPiece; readonly x: number; readonly y: number }) {
  if (piece === 'cow') return <IconAt name="cow" x={x} y={y} size={17} />;
  const good = GOODS.findIndex((id) => id === piece);
  if (good >= 0) return <Good good={good} x={x} y={y} r={6} />;
  return <Worker colour={colourOf(piece)} x={x} y={y} size={16} />;
}

/** The last card turned, its bid, and how many are left. */
function Card({ at, view, tone }: { readonly at: Frame; readonly view: View; readonly tone: string }) {
  const { card } = view;
  const n = deckSize(view);
  const middle = at.x + at.width / 2;
  return (
    <G>
      <Plate {...at} fill={card === null ? tone : board.pale} line={1.4} rx={5} />
      <Label x={middle} y={at.y + at.height * 0.42} size={12.5}>
        {card === null ? say('rival') : cardName(card)}
      </Label>
      <Hand x={at.x + 14} y={at.y + at.height * 0.7} size={15} />
      <Label x={middle + 8} y={at.y + at.height * 0.84} size={12.5}>
        {card === null ? say('card.left', { n }) : say('card.line', { bid: cardNamed(card).bid, n })}
      </Label>
    </G>
  );
}
