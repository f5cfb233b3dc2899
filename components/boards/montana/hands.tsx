/** The workers of the seat that looks on, one box for each colour: pieces to be sent. */
import { memo } from 'react';
import { G } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import type { Spot } from '@/components/play/surface';
import { Label, LitBand, Plate, rect } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import { count } from '@/engine/core/words';
import { COLOURS, entry, SMALL_GOODS } from '@/engine/games/montana/data';
import { targetOf } from '@/engine/games/montana/rules/targets';
import { goodWord, workerWord } from '@/engine/games/montana/words/names';
import type { View } from '@/engine/games/montana';

import { CountText, Worker } from './pieces';
import type { Frame } from './places';
import { say } from './words';

/** From this width on the four boxes stand in one row, else two by two. */
const ROW_FROM = 300;
const GAP = 3;

function boxes(at: Frame): Frame[] {
  const columns = at.width >= ROW_FROM ? COLOURS.length : 2;
  const width = (at.width + GAP) / columns;
  const height = (at.height + GAP) / Math.ceil(COLOURS.length / columns);
  return COLOURS.map((_, i) => ({
    x: at.x + (i % columns) * width,
    y: at.y + Math.floor(i / columns) * height,
    width: width - GAP,
    height: height - GAP,
  }));
}

/** Whose workers are shown. */
export function workersSeen({ view, viewer }: Pick<BoardProps<View>, 'view' | 'viewer'>): readonly number[] {
  return entry(view.players, viewer >= 0 ? viewer : Math.max(0, view.acting)).workers;
}

export function handSpots(at: Frame, workers: readonly number[]): Spot[] {
  const at4 = boxes(at);
  return COLOURS.map((_, colour) => ({
    target: targetOf.worker(colour),
    ...entry(at4, colour),
    label: say('tray.worker', { workers: count(entry(workers, colour), workerWord(colour)) }),
  }));
}

type HandsProps = Pick<BoardProps<View>, 'lit' | 'chosen'> & {
  readonly at: Frame;
  readonly workers: readonly number[];
};

export const Hands = memo(function Hands({ at, workers, ...props }: HandsProps) {
  return (
    <G>
      {boxes(at).map((box, colour) => {
        const n = entry(workers, colour);
        const target = targetOf.worker(colour);
        const chosen = props.chosen.has(target);
        const middle = box.y + box.height / 2;
        return (
          <G key={colour} opacity={n === 0 ? 0.55 : 1}>
            <Plate {...box} fill={chosen ? board.litFill : board.pale} line={1.3} rx={6} />
            <Worker colour={colour} x={box.x + 15} y={middle} size={Math.min(24, box.height - 6)} />
            <CountText text={String(n)} x={box.x + 33} y={middle} size={15} />
            <Label x={box.x + 40} y={middle + 4.5} size={12} anchor="start" weight={500}>
              {goodWord(colourGood(colour))}
            </Label>
            {props.lit.has(target) || chosen ? (
              <LitBand
                d={rect(box.x + 1, box.y + 1, box.width - 2, box.height - 2)}
                width={chosen ? 5 : 2.4}
              />
            ) : null}
          </G>
        );
      })}
    </G>
  );
});

/** A worker is called by the good of its colour. */
function colourGood(colour: number): number {
  return entry(SMALL_GOODS, colour);
}
