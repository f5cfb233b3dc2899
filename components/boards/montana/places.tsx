/** Bank and goods areas of the worker board: small places with free and taken spaces. */
import { memo, useMemo } from 'react';
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
  COLOURS,
  entry,
  goodOfArea,
  goodOfRow,
  OTHER_CREW,
  ROWS,
  rowsOf,
  SMALL_YIELD,
  type AreaId,
} from '@/engine/games/montana/data';
import { workersSent } from '@/engine/games/montana/rules/notation';
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
export const AREA_LOOKS: Readonly<Record<AreaId, { icon: IconName; day: string; night: string }>> = {
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
  /** Workers of the move that waits for its button, and the space they would stand on. */
  readonly sent: Sent | null;
}

export interface Sent {
  readonly target: string;
  readonly colours: readonly number[];
}

/** The same object while nothing of it changes. */
export function useStanding(of: Omit<Standing, 'sent'>, preview: string | null): Standing {
  const { spots, lit, chosen, night } = of;
  return useMemo(
    () => ({ spots, lit, chosen, night, sent: sentBy(preview, chosen) }),
    [spots, lit, chosen, night, preview],
  );
}

/** Where the move that waits would send whom. */
function sentBy(preview: string | null, chosen: ReadonlySet<string>): Sent | null {
  const colours = preview === null ? null : workersSent(preview);
  const target = [...chosen].find((one) => one.startsWith('spot:'));
  return colours && target !== undefined ? { target, colours } : null;
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
  const left = at.x + 62;
  const width = (at.width - 62 - 6) / BANK.length;
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
  const head =
    at.height >= SQUARE_FROM ? { width: at.width, height: HEAD } : { width: 62, height: at.height };
  const place = { target: targetOf.bank(), x: at.x, y: at.y, ...head, label: say('bank') };
  const spaces = bankBoxes(at).map((box, i) => {
    const { workers, pays } = entry(BANK, i);
    return {
      target: targetOf.spot(bankSpot(i)),
      ...box,
      label: say('spot.bank', {
        count: count(workers, 'worker'),
        silver: pays,
        state: stateWord(standing.spots, bankSpot(i)),
      }),
      piece: bankCrew(box),
    };
  });
  return [place, ...spaces];
}

export function areaSpots(area: number, at: Frame, standing: Pick<Standing, 'spots'>): Spot[] {
  const rows = rowsOf(area);
  const head = { x: at.x, y: at.y, width: at.width, height: HEAD };
  const place = { target: targetOf.area(area), ...head, label: areaName(area) };
  const spaces = rowBoxes(at, rows.length).flatMap(({ row, small }, i) => {
    const index = entry(rows, i);
    const { yields: n, price } = entry(ROWS, index);
    const base = { place: areaName(area), n, good: goodWord(goodOfArea(area), n), price };
    return [
      {
        target: targetOf.spot(largeSpot(index)),
        ...row,
        label: say('spot.row', { ...base, state: stateWord(standing.spots, largeSpot(index)) }),
        piece: rowCrew(row),
      },
      {
        target: targetOf.spot(smallSpot(index)),
        ...small,
        label: say('spot.small', { ...base, state: stateWord(standing.spots, smallSpot(index)) }),
      },
    ];
  });
  return [place, ...spaces];
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
        width={Math.min(standing.chosen.has(target) ? 5 : letter === '' ? 1.8 : 3, at.height * 0.16)}
      />
      <Key letter={letter} x={at.x + at.width - 11} y={at.y + Math.min(12, at.height / 2)} r={10} />
    </G>
  );
}

interface PlaceProps {
  readonly at: Frame;
  readonly standing: Standing;
}

export const BankPlace = memo(function BankPlace({ at, standing }: PlaceProps) {
  const tone = standing.night ? BANK_TONE.night : BANK_TONE.day;
  const boxes = bankBoxes(at);
  const square = at.height >= SQUARE_FROM;
  return (
    <G>
      <Plate {...at} fill={tone} line={1.8} rx={6} />
      <IconAt
        name="bank"
        x={at.x + (square ? 16 : 31)}
        y={at.y + (square ? 13 : at.height * 0.34)}
        size={square ? 18 : Math.min(34, at.height * 0.5)}
      />
      <Label
        x={at.x + (square ? 30 : 31)}
        y={at.y + (square ? 17.5 : at.height - 6)}
        size={13}
        anchor={square ? 'start' : 'middle'}
      >
        {say('bank')}
      </Label>
      {boxes.map((box, i) => (
        <BankSpace key={i} index={i} at={box} standing={standing} />
      ))}
      {boxes.map((box, i) => (
        <Lamp key={i} at={box} standing={standing} target={targetOf.spot(bankSpot(i))} />
      ))}
    </G>
  );
});

interface SpaceProps {
  readonly index: number;
  readonly at: Frame;
  readonly standing: Standing;
}

/** Who stands on a space now, or would. */
function crewOn(standing: Standing, index: number) {
  const target = targetOf.spot(index);
  const ghost = standing.sent?.target === target;
  const here = ghost ? COLOURS.map((_, c) => countOf(standing.sent, c)) : spot(standing, index);
  return { here, ghost, taken: ghost || occupied(standing, index), fill: fillOf(standing, index) };
}

function countOf(sent: Sent | null, colour: number): number {
  return sent?.colours.filter((one) => one === colour).length ?? 0;
}

function fillOf(standing: Standing, index: number): string {
  if (standing.lit.has(targetOf.spot(index))) return board.litFill;
  return occupied(standing, index) ? '#D8CDB4' : board.pale;
}

/** A low space has its coin beside the workers, a high one under them. */
const LOW_UNDER = 50;

function bankCrew({ x, y, width, height }: Frame): readonly [number, number] {
  return height < LOW_UNDER ? [x + width - 24, y + height / 2] : [x + width / 2, y + height * 0.34];
}

function rowCrew({ x, y, width, height }: Frame): readonly [number, number] {
  return [x + width - 19, y + height / 2];
}

function BankSpace({ index, at, standing }: SpaceProps) {
  const { workers, pays } = entry(BANK, index);
  const { here, ghost, taken, fill } = crewOn(standing, bankSpot(index));
  const low = at.height < LOW_UNDER;
  const [x, y] = bankCrew(at);
  return (
    <G>
      <Plate {...at} fill={fill} line={1.1} />
      {taken ? (
        <CrewAt here={here} ghost={ghost} x={x} y={y} size={low ? 15 : Math.min(18, at.width / 3.4)} />
      ) : (
        <Empty n={workers} x={x} y={y} size={low ? 13 : 15} />
      )}
      <Coin n={pays} x={low ? at.x + 14 : x} y={low ? y : at.y + at.height - 13} r={10} />
    </G>
  );
}

interface CrewAtProps {
  readonly here: readonly number[];
  readonly ghost: boolean;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function CrewAt({ here, ghost, ...at }: CrewAtProps) {
  const [copper = 0, stone = 0, grain = 0, pumpkin = 0, hand = 0] = here;
  return (
    <G opacity={ghost ? 0.72 : 1}>
      <Crew copper={copper} stone={stone} grain={grain} pumpkin={pumpkin} hand={hand} {...at} />
    </G>
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

interface AreaPlaceProps extends PlaceProps {
  readonly area: number;
}

export const AreaPlace = memo(function AreaPlace({ area, at, standing }: AreaPlaceProps) {
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
          <LargeSpace index={entry(rows, i)} at={row} standing={standing} />
          <SmallSpace index={entry(rows, i)} at={small} standing={standing} />
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
});

function LargeSpace({ index, at, standing }: SpaceProps) {
  const { price, yields } = entry(ROWS, index);
  const { here, ghost, taken, fill } = crewOn(standing, largeSpot(index));
  const middle = at.y + at.height / 2;
  const r = Math.min(9, at.height * 0.4);
  return (
    <G>
      <Plate {...at} fill={fill} line={1.1} />
      <Coin n={price} x={at.x + 12} y={middle} r={r} />
      <GoodRow good={goodOfRow(index)} n={yields} x={at.x + 31} y={middle} r={r * 0.72} />
      {taken ? (
        <CrewAt here={here} ghost={ghost} x={rowCrew(at)[0]} y={middle} size={Math.min(19, at.height - 2)} />
      ) : null}
    </G>
  );
}

function SmallSpace({ index, at, standing }: SpaceProps) {
  const { here, ghost, taken, fill } = crewOn(standing, smallSpot(index));
  const middle = at.y + at.height / 2;
  return (
    <G>
      <Rect
        x={at.x}
        y={at.y}
        width={at.width}
        height={at.height}
        rx={4}
        fill={fill}
        opacity={fill === board.pale ? 0.55 : 1}
        stroke={board.ink}
        strokeWidth={1}
        strokeDasharray="3 2"
      />
      {taken ? (
        <CrewAt
          here={here}
          ghost={ghost}
          x={at.x + at.width / 2}
          y={middle}
          size={Math.min(17, at.height - 3)}
        />
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
