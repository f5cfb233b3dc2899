/** Bank and goods areas of the worker board: small places with free and taken spaces. */
import { memo } from 'react';
import { G, Rect } from 'react-native-svg';

import type { Spot } from '@/components/play/surface';
import { IconAt, Key, Label, LitBand, Plate, rect } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { board } from '@/components/ui/tokens';
import { count } from '@/engine/core/words';
import {
  AREAS,
  BANK,
  colourIndex,
  entry,
  goodOfArea,
  goodOfRow,
  OTHER_CREW,
  ROWS,
  rowsOf,
  SMALL_YIELD,
  type AreaId,
} from '@/engine/games/montana/data';
import { targetOf } from '@/engine/games/montana/rules/targets';
import { bankSpot, largeSpot, occupied, smallSpot, spot } from '@/engine/games/montana/rules/worker-board';
import { areaName, goodWord } from '@/engine/games/montana/words/names';

import { Coin, CountText, Crew, Good, GoodRow, Worker } from './pieces';
import { say } from './words';

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How each area is drawn: its icon and its tone by day and by night. */
const AREA_LOOKS: Readonly<Record<AreaId, { icon: IconName; day: string; night: string }>> = {
  mine: { icon: 'mine-wagon', day: '#D9B28F', night: '#A9835F' },
  quarry: { icon: 'war-pick', day: '#C9C4B8', night: '#9A958B' },
  'grain-field': { icon: 'wheat', day: '#EAD78F', night: '#BCA764' },
  farmland: { icon: 'pumpkin', day: '#E9B987', night: '#BE8A58' },
};
const BANK_TONE = { day: '#CFD8C6', night: '#98A58D' };

/** What the drawing needs to know of the position. */
export interface Standing {
  readonly spots: readonly number[];
  readonly lit: ReadonlyMap<string, string>;
  readonly chosen: ReadonlySet<string>;
  readonly night: boolean;
}

const HEAD = 21;

/** From this height on the bank stands as a square of two by two. */
const SQUARE_FROM = 100;

/** Where the four spaces of the bank lie. */
function bankBoxes(at: Frame): Frame[] {
  if (at.height >= SQUARE_FROM) {
    const half = (at.width - 8) / 2;
    const high = (at.height - HEAD - 8) / 2;
    return BANK.map((_, i) => ({
      x: at.x + 4 + (i % 2) * half + 2,
      y: at.y + HEAD + 4 + Math.floor(i / 2) * high + 1,
      width: half - 4,
      height: high - 3,
    }));
  }
  const left = at.x + 70;
  const width = (at.width - 70 - 6) / BANK.length;
  return BANK.map((_, i) => ({
    x: left + i * width + 2,
    y: at.y + 5,
    width: width - 4,
    height: at.height - 10,
  }));
}

/** Where the large and the small space of each row lie. */
function rowBoxes(at: Frame, rows: number): { readonly row: Frame; readonly small: Frame }[] {
  const height = (at.height - HEAD - 4) / rows;
  const small = Math.min(50, at.width * 0.27);
  return Array.from({ length: rows }, (_, i) => {
    const y = at.y + HEAD + i * height;
    return {
      row: { x: at.x + 4, y, width: at.width - small - 10, height: height - 3 },
      small: { x: at.x + at.width - small - 4, y, width: small, height: height - 3 },
    };
  });
}

export function bankSpots(at: Frame, standing: Pick<Standing, 'spots'>): Spot[] {
  return bankBoxes(at).map((box, i) => {
    const { workers, pays } = entry(BANK, i);
    return {
      target: targetOf.spot(bankSpot(i)),
      ...box,
      label: say('spot.bank', {
        count: count(workers, 'worker'),
        silver: pays,
        state: stateWord(standing.spots, bankSpot(i)),
      }),
    };
  });
}

export function areaSpots(area: number, at: Frame, standing: Pick<Standing, 'spots'>): Spot[] {
  const rows = rowsOf(area);
  return rowBoxes(at, rows.length).flatMap(({ row, small }, i) => {
    const index = entry(rows, i);
    const { yields: n, price } = entry(ROWS, index);
    const base = { place: areaName(area), n, good: goodWord(goodOfArea(area), n), price };
    return [
      {
        target: targetOf.spot(largeSpot(index)),
        ...row,
        label: say('spot.row', { ...base, state: stateWord(standing.spots, largeSpot(index)) }),
      },
      {
        target: targetOf.spot(smallSpot(index)),
        ...small,
        label: say('spot.small', { ...base, state: stateWord(standing.spots, smallSpot(index)) }),
      },
    ];
  });
}

function stateWord(spots: readonly number[], index: number): string {
  return say(occupied({ spots }, index) ? 'spot.taken' : 'spot.free');
}

/** The lamp round a space and its letter. */
export function Lamp({ at, standing, target }: { at: Frame; standing: Standing; target: string }) {
  const letter = standing.lit.get(target);
  if (letter === undefined) return null;
  return (
    <G>
      <LitBand
        d={rect(at.x + 1, at.y + 1, at.width - 2, at.height - 2)}
        width={Math.min(standing.chosen.has(target) ? 5 : 3, at.height * 0.14)}
      />
      <Key letter={letter} x={at.x + at.width - 11} y={at.y + Math.min(12, at.height / 2)} r={9.5} />
    </G>
  );
}

function isLit(standing: Standing, target: string): boolean {
  return standing.lit.has(target);
}

export function BankPlace({ at, standing }: { readonly at: Frame; readonly standing: Standing }) {
  const tone = standing.night ? BANK_TONE.night : BANK_TONE.day;
  const boxes = bankBoxes(at);
  const square = at.height >= SQUARE_FROM;
  return (
    <G>
      <Plate {...at} fill={tone} line={1.8} rx={6} />
      <IconAt
        name="bank"
        x={at.x + (square ? 16 : 34)}
        y={at.y + (square ? 13 : at.height * 0.38)}
        size={square ? 18 : Math.min(34, at.height * 0.55)}
      />
      <Label
        x={at.x + (square ? 30 : 34)}
        y={at.y + (square ? 17.5 : at.height - 8)}
        size={13}
        anchor={square ? 'start' : 'middle'}
      >
        {say('bank')}
      </Label>
      {boxes.map((box, i) => (
        <BankSpace
          key={i}
          index={i}
          at={box}
          lit={isLit(standing, targetOf.spot(bankSpot(i)))}
          spots={standing.spots}
        />
      ))}
      {boxes.map((box, i) => (
        <Lamp key={i} at={box} standing={standing} target={targetOf.spot(bankSpot(i))} />
      ))}
    </G>
  );
}

interface SpaceProps {
  readonly index: number;
  readonly at: Frame;
  readonly lit: boolean;
  readonly spots: readonly number[];
}

function BankSpace({ index, at, lit, spots }: SpaceProps) {
  const { workers, pays } = entry(BANK, index);
  const here = spot({ spots }, bankSpot(index));
  const taken = occupied({ spots }, bankSpot(index));
  const middle = at.x + at.width / 2;
  return (
    <G>
      <Plate {...at} fill={lit ? board.litFill : taken ? '#D8CDB4' : board.pale} line={1.1} />
      {taken ? (
        <CrewAt here={here} x={middle} y={at.y + at.height * 0.34} size={Math.min(18, at.width / 3.4)} />
      ) : (
        <Empty n={workers} x={middle} y={at.y + at.height * 0.34} size={15} />
      )}
      <Coin n={pays} x={middle} y={at.y + at.height - 13} r={10} />
    </G>
  );
}

function CrewAt({
  here,
  x,
  y,
  size,
}: {
  readonly here: readonly number[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const [copper = 0, stone = 0, grain = 0, pumpkin = 0, hand = 0] = here;
  return (
    <Crew copper={copper} stone={stone} grain={grain} pumpkin={pumpkin} hand={hand} x={x} y={y} size={size} />
  );
}

/** How many workers an empty space asks for: outlines of pawns. */
const Empty = memo(function Empty({ n, x, y, size }: { n: number; x: number; y: number; size: number }) {
  const step = size * 0.86;
  return (
    <G opacity={0.75}>
      {Array.from({ length: n }, (_, i) => (
        <IconAt key={i} name="pawn" x={x + (i - (n - 1) / 2) * step} y={y} size={size} colour={board.line} />
      ))}
    </G>
  );
});

interface AreaPlaceProps {
  readonly area: number;
  readonly at: Frame;
  readonly standing: Standing;
}

export function AreaPlace({ area, at, standing }: AreaPlaceProps) {
  const { id, good } = entry(AREAS, area);
  const { icon, day, night } = AREA_LOOKS[id];
  const rows = rowsOf(area);
  const boxes = rowBoxes(at, rows.length);
  return (
    <G>
      <Plate {...at} fill={standing.night ? night : day} line={1.8} rx={6} />
      <IconAt name={icon} x={at.x + 15} y={at.y + 11} size={17} />
      <Label x={at.x + 28} y={at.y + 15.5} size={13} anchor="start">
        {areaName(area)}
      </Label>
      <Worker colour={colourIndex(good)} x={at.x + at.width - 40} y={at.y + 11} size={16} />
      <CountText text={say('or')} x={at.x + at.width - 22} y={at.y + 11} size={12.5} />
      <CountText text={String(OTHER_CREW)} x={at.x + at.width - 9} y={at.y + 11} size={13} />
      {boxes.map(({ row, small }, i) => (
        <G key={i}>
          <LargeSpace
            index={entry(rows, i)}
            at={row}
            lit={isLit(standing, targetOf.spot(largeSpot(entry(rows, i))))}
            spots={standing.spots}
          />
          <SmallSpace
            index={entry(rows, i)}
            at={small}
            lit={isLit(standing, targetOf.spot(smallSpot(entry(rows, i))))}
            spots={standing.spots}
          />
        </G>
      ))}
      {boxes.map(({ row, small }, i) => (
        <G key={i}>
          <Lamp at={row} standing={standing} target={targetOf.spot(largeSpot(entry(rows, i)))} />
          <Lamp at={small} standing={standing} target={targetOf.spot(smallSpot(entry(rows, i)))} />
        </G>
      ))}
    </G>
  );
}

function LargeSpace({ index, at, lit, spots }: SpaceProps) {
  const { price, yields } = entry(ROWS, index);
  const here = spot({ spots }, largeSpot(index));
  const taken = occupied({ spots }, largeSpot(index));
  const middle = at.y + at.height / 2;
  const r = Math.min(9, at.height * 0.4);
  return (
    <G>
      <Plate {...at} fill={lit ? board.litFill : taken ? '#D8CDB4' : board.pale} line={1.1} />
      <Coin n={price} x={at.x + 12} y={middle} r={r} />
      <GoodRow good={goodOfRow(index)} n={yields} x={at.x + 31} y={middle} r={r * 0.72} />
      {taken ? (
        <CrewAt here={here} x={at.x + at.width - 19} y={middle} size={Math.min(19, at.height - 2)} />
      ) : null}
    </G>
  );
}

function SmallSpace({ index, at, lit, spots }: SpaceProps) {
  const here = spot({ spots }, smallSpot(index));
  const taken = occupied({ spots }, smallSpot(index));
  const middle = at.y + at.height / 2;
  return (
    <G>
      <Rect
        x={at.x}
        y={at.y}
        width={at.width}
        height={at.height}
        rx={4}
        fill={lit ? board.litFill : taken ? '#D8CDB4' : board.pale}
        opacity={taken || lit ? 1 : 0.55}
        stroke={board.ink}
        strokeWidth={1}
        strokeDasharray="3 2"
      />
      {taken ? (
        <CrewAt here={here} x={at.x + at.width / 2} y={middle} size={Math.min(17, at.height - 3)} />
      ) : (
        <G>
          <CountText text={`+${SMALL_YIELD}`} x={at.x + at.width * 0.32} y={middle} size={12.5} />
          <Good
            good={goodOfRow(index)}
            x={at.x + at.width * 0.72}
            y={middle}
            r={Math.min(6.5, at.height * 0.3)}
          />
        </G>
      )}
    </G>
  );
}
