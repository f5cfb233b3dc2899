/** The general supply, piece by piece with its count: a cow can be traded for most of them. */
import { memo } from 'react';
import { G } from 'react-native-svg';

import type { Spot } from '@/components/play/surface';
import { IconAt, LitBand, Plate, rect } from '@/components/ui/draw';
import { COLOURS, entry, GOODS } from '@/engine/games/montana/data';
import { SUPPLY_PIECES, targetOf, type SupplyPiece } from '@/engine/games/montana/rules/targets';
import { supplyWords } from '@/engine/games/montana/words/names';
import type { View } from '@/engine/games/montana';

import { CountText, Good, Worker } from './pieces';
import type { Frame } from './places';
import { say } from './words';

/** Goods stand above workers and cows; a narrow strip has more rows. */
const NARROW_UNDER = 300;
const PAD = 3;

function pieceBoxes(at: Frame): Frame[] {
  const inRow = at.width < NARROW_UNDER ? 4 : GOODS.length;
  const width = (at.width - PAD * 2) / inRow;
  const height = (at.height - PAD * 2) / Math.ceil(SUPPLY_PIECES.length / inRow);
  return SUPPLY_PIECES.map((_, i) => ({
    x: at.x + PAD + (i % inRow) * width,
    y: at.y + PAD + Math.floor(i / inRow) * height,
    width,
    height,
  }));
}

export function supplySpots(at: Frame, supply: View['supply']): Spot[] {
  const boxes = pieceBoxes(at);
  return SUPPLY_PIECES.map((piece, i) => ({
    target: targetOf.supply(piece),
    ...entry(boxes, i),
    label: say('spot.supply', { what: supplyWords({ supply }, piece) }),
  }));
}

interface SupplyProps {
  readonly at: Frame;
  readonly supply: View['supply'];
  readonly lit: ReadonlyMap<string, string>;
  readonly chosen: ReadonlySet<string>;
  readonly night: boolean;
}

export const SupplyPlace = memo(function SupplyPlace({ at, supply, lit, chosen, night }: SupplyProps) {
  const boxes = pieceBoxes(at);
  return (
    <G>
      <Plate {...at} fill={night ? '#8E8672' : '#E6DDC6'} line={1.4} rx={5} />
      {SUPPLY_PIECES.map((piece, i) => {
        const box = entry(boxes, i);
        return (
          <G key={piece}>
            <Pile piece={piece} n={countOf(supply, piece)} {...box} />
            {lit.has(targetOf.supply(piece)) ? (
              <LitBand
                d={rect(box.x + 1, box.y + 1, box.width - 2, box.height - 2)}
                width={chosen.has(targetOf.supply(piece)) ? 5 : 3}
              />
            ) : null}
          </G>
        );
      })}
    </G>
  );
});

interface PileProps extends Frame {
  readonly piece: SupplyPiece;
  readonly n: number;
}

const Pile = memo(function Pile({ piece, n, ...at }: PileProps) {
  const x = at.x + at.width / 2 - 9;
  const y = at.y + at.height / 2;
  return (
    <G opacity={n === 0 ? 0.6 : 1}>
      <PieceSign piece={piece} x={x} y={y} />
      <CountText text={String(n)} x={x + 20} y={y} size={13} />
    </G>
  );
});

function countOf(supply: View['supply'], piece: SupplyPiece): number {
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
