/** The worker board of a phone: the bank, the four areas and the workers to send. */
import { useMemo } from 'react';

import type { BoardProps } from '@/components/boards/board';
import { Surface, type Spot } from '@/components/play/surface';
import { Table } from '@/components/ui/draw';
import { AREAS } from '@/engine/games/montana/data';
import type { View } from '@/engine/games/montana';

import { roomFor } from './city';
import { Hands, handSpots } from './hands';
import { AreaPlace, BankPlace, areaSpots, bankSpots, sentBy, type Frame, type Standing } from './places';

const GAP = 5;
const HANDS = 32;

interface Desk {
  readonly bank: Frame;
  readonly areas: readonly Frame[];
  readonly hands: Frame;
}

export function WorkBoard(props: BoardProps<View>) {
  const { view, viewer, lit, chosen, preview, width, height, night } = props;
  const box = useMemo(() => roomFor(width, height, 372, 290), [width, height]);
  const desk = useMemo(() => deskOf(box.width, box.height), [box]);
  const spots = useMemo((): Spot[] => {
    const standing = { spots: view.spots };
    return [
      ...bankSpots(desk.bank, standing),
      ...desk.areas.flatMap((at, area) => areaSpots(area, at, standing)),
      ...handSpots(desk.hands, { view, viewer }),
    ];
  }, [desk, view, viewer]);
  const standing: Standing = { spots: view.spots, lit, chosen, night, sent: sentBy(preview, chosen) };
  return (
    <Surface board={props} box={box} spots={spots}>
      <Table x={-200} y={-200} width={box.width + 400} height={box.height + 400} night={night} seed={33} />
      <BankPlace at={desk.bank} standing={standing} />
      {desk.areas.map((at, area) => (
        <AreaPlace key={area} area={area} at={at} standing={standing} />
      ))}
      <Hands at={desk.hands} view={view} viewer={viewer} lit={lit} chosen={chosen} />
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
