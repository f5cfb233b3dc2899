/** The worker board of a phone: the bank, the four areas and the workers to send. */
import { useMemo } from 'react';

import type { BoardProps } from '@/components/boards/board';
import { Surface, type Spot } from '@/components/play/surface';
import { Table } from '@/components/ui/draw';
import { AREAS } from '@/engine/games/montana/data';
import type { View } from '@/engine/games/montana';

import { groundTone } from '@/components/ui/tokens';
import { roomFor, roundRoom } from './city';
import { Hands, handSpots, workersSeen } from './hands';
import { useKept } from './kept';
import { AreaPlace, BankPlace, areaSpots, bankSpots, useStanding, type Frame } from './places';
import { seasonOf } from './season';

const GAP = 5;
const HANDS = 32;

interface Desk {
  readonly bank: Frame;
  readonly areas: readonly Frame[];
  readonly hands: Frame;
}

export function WorkBoard(props: BoardProps<View>) {
  const { viewer, lit, chosen, preview, width, height, night } = props;
  const view = useKept(props.view);
  const { spots: taken } = view;
  const workers = workersSeen({ view, viewer });
  const box = useMemo(() => roomFor(width, height, 372, 290), [width, height]);
  const desk = useMemo(() => deskOf(box.width, box.height), [box]);
  const spots = useMemo((): Spot[] => {
    const standing = { spots: taken };
    return [
      ...bankSpots(desk.bank, standing),
      ...desk.areas.flatMap((at, area) => areaSpots(area, at, standing)),
      ...handSpots(desk.hands, workers),
    ];
  }, [desk, taken, workers]);
  const standing = useStanding({ spots: taken, lit, chosen, night }, preview);
  return (
    <Surface board={props} box={box} spots={spots} ground={groundTone(seasonOf(view), night)}>
      <Table {...roundRoom(box)} night={night} fill="none" seed={33} />
      <BankPlace at={desk.bank} standing={standing} />
      {desk.areas.map((at, area) => (
        <AreaPlace key={area} area={area} at={at} standing={standing} />
      ))}
      <Hands at={desk.hands} workers={workers} lit={lit} chosen={chosen} />
    </Surface>
  );
}

function deskOf(width: number, height: number): Desk {
  const inner = width - GAP * 2;
  const handsTop = height - HANDS - GAP;
  const bank = { x: GAP, y: GAP, width: inner, height: Math.min(72, height * 0.15) };
  const top = bank.y + bank.height + GAP;
  return {
    bank,
    areas: areaFrames({ x: GAP, y: top, width: inner, height: handsTop - GAP - top }),
    hands: { x: GAP, y: handsTop, width: inner, height: HANDS },
  };
}

/** Two by two. */
export function areaFrames(at: Frame): Frame[] {
  const half = (at.width - GAP) / 2;
  const high = (at.height - GAP) / 2;
  return AREAS.map((_, i) => ({
    x: at.x + (i % 2) * (half + GAP),
    y: at.y + Math.floor(i / 2) * (high + GAP),
    width: half,
    height: high,
  }));
}
