/** What moves in a picture, drawn as the piece it is. */
import { memo, type ReactElement } from 'react';
import Svg, { Circle, G } from 'react-native-svg';

import type { SeatLook } from '@/components/boards/board';
import { hexPath, House, IconAt, Shape } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { board } from '@/components/ui/tokens';
import type { GameEvent } from '@/engine/core/game';
import {
  COLOURS,
  COW_SILVER,
  entry,
  goodOfArea,
  GOODS,
  numberOf,
  PUMPKIN,
  TRADES,
  UPGRADES,
} from '@/engine/games/montana/data';
import { coloursIn } from '@/engine/games/montana/rules/notation';
import { RIVAL } from '@/engine/games/montana/state';
import type { EventKind, View } from '@/engine/games/montana';

import { Contractor } from './bids';
import { Coin, Crew, Good, Hand } from './pieces';
import { CardFace } from './rival-card';
import { colourOf } from './seat-colour';

interface Moved {
  readonly event: GameEvent;
  readonly seats: readonly SeatLook[];
}
type Draw = (moved: Moved) => ReactElement | null;

/** Pieces are drawn in a square of this side, round its middle. */
const SIDE = 40;
const MID = SIDE / 2;

function number({ args }: GameEvent, key: string): number {
  return Number(args?.[key] ?? 0);
}

function text({ args }: GameEvent, key: string): string {
  return String(args?.[key] ?? '');
}

function colour({ event, seats }: Moved): number {
  return colourOf(event.seat < 0 ? RIVAL : event.seat, seats);
}

/** Up to four lie side by side, two by two. */
const HEAP = [
  [[0, 0]],
  [
    [-8, 0],
    [8, 0],
  ],
  [
    [-8, -6],
    [8, -6],
    [0, 8],
  ],
  [
    [-8, -8],
    [8, -8],
    [-8, 8],
    [8, 8],
  ],
] as const;

function Heap({ good, n }: { readonly good: number; readonly n: number }) {
  if (n < 1) return null;
  const places = HEAP[Math.min(n, HEAP.length) - 1] ?? HEAP[0];
  const r = places.length === 1 ? 12 : 8.5;
  return (
    <G>
      {places.map(([x, y], i) => (
        <Good key={i} good={good} x={MID + x} y={MID + y} r={r} />
      ))}
    </G>
  );
}

/** An icon has no edge of its own: it lies on a disc. */
function Disc({ icon }: { readonly icon: IconName }) {
  return (
    <G>
      <Circle cx={MID} cy={MID} r={17} fill={board.pale} stroke={board.ink} strokeWidth={1.5} />
      <IconAt name={icon} x={MID} y={MID} size={23} />
    </G>
  );
}

const crew: Draw = ({ event }) => {
  const colours = coloursIn(text(event, event.kind === 'returned' ? 'worker' : 'workers'));
  const [copper = 0, stone = 0, grain = 0, pumpkin = 0] = COLOURS.map(
    (_, one) => colours.filter((other) => other === one).length,
  );
  const size = colours.length > 2 ? 18 : 23;
  return (
    <Crew
      copper={copper}
      stone={stone}
      grain={grain}
      pumpkin={pumpkin}
      hand={0}
      x={MID}
      y={MID}
      size={size}
    />
  );
};

const ofArea: Draw = ({ event }) => <Heap good={goodOfArea(number(event, 'area'))} n={number(event, 'n')} />;
const named: Draw = ({ event }) => <Heap good={numberOfGood(text(event, 'good'))} n={number(event, 'n')} />;
const contractor: Draw = (moved) => <Contractor seat={colour(moved)} x={MID} y={MID} size={34} />;
const house: Draw = (moved) => <House seat={colour(moved)} x={MID} y={MID} size={27} />;
const flask: Draw = () => <Disc icon="water-flask" />;
const earned: Draw = ({ event }) => <Coin n={number(event, 'silver')} x={MID} y={MID} r={13} />;
const coins: Draw = ({ event }) => <Coin n={number(event, 'n')} x={MID} y={MID} r={13} />;
const card: Draw = ({ event }) => <CardFace id={text(event, 'card')} x={4} y={0} width={32} height={40} />;

const big: Draw = ({ event }) => {
  const small = numberOfGood(text(event, 'good'));
  const upgrade = UPGRADES.find((one) => one.small === small);
  return upgrade ? <Heap good={upgrade.big} n={number(event, 'n')} /> : null;
};

const bought: Draw = ({ event, seats }) => {
  const trade = entry(TRADES, numberOf(TRADES, text(event, 'what')));
  if (trade.what === 'good') return <Heap good={trade.good} n={1} />;
  if (trade.what === 'silver') return <Coin n={COW_SILVER} x={MID} y={MID} r={13} />;
  const worker = entry(COLOURS, trade.colour);
  return crew({ event: { ...event, args: { workers: worker } }, seats });
};

function numberOfGood(id: string): number {
  return GOODS.findIndex((good) => good === id);
}

/** What each kind moves; kinds without a row move nothing of their own. */
const DRAWN: Readonly<Partial<Record<EventKind, Draw>>> = {
  'start-tile': () => (
    <G>
      <Shape d={hexPath(MID, MID, 20)} fill={board.ink} />
      <IconAt name="compass" x={MID} y={MID} size={27} colour={board.candle} />
    </G>
  ),
  hired: crew,
  returned: crew,
  traded: bought,
  sent: crew,
  banked: earned,
  worked: ofArea,
  'worked-small': ofArea,
  'city-opened': () => <Heap good={PUMPKIN} n={1} />,
  placed: contractor,
  outbid: contractor,
  paid: ({ event }) => <Heap good={PUMPKIN} n={number(event, 'n')} />,
  goods: named,
  cow: () => <Disc icon="cow" />,
  silver: coins,
  upgraded: big,
  built: house,
  two: house,
  canteens: flask,
  'extra-turn': flask,
  'rival-card': card,
  'rival-claim': () => <Hand x={MID} y={MID} size={30} />,
  'rival-canteen': flask,
  'rival-bids': card,
  'rival-no-bid': card,
};

function drawn(kind: string): Draw | undefined {
  return DRAWN[kind as EventKind];
}

export function moves({ kind }: GameEvent): boolean {
  return drawn(kind) !== undefined;
}

interface MoverProps extends Moved {
  readonly view: View;
  readonly size: number;
}

export const Mover = memo(function Mover({ event, seats, size }: MoverProps) {
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${SIDE} ${SIDE}`}>
      {drawn(event.kind)?.({ event, seats })}
    </Svg>
  );
});
