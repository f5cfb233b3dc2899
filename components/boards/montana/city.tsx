/** The city: shops as rows, pumpkins as columns, who stands where, and the bids one after the other. */
import { memo, useMemo } from 'react';
import { G } from 'react-native-svg';

import type { BoardProps, SeatLook } from '@/components/boards/board';
import { Surface, type Spot } from '@/components/play/surface';
import { IconAt, Key, Label, LitBand, Plate, Table, rect } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { board, groundTone } from '@/components/ui/tokens';
import {
  BIG_COPPER,
  COLUMNS,
  COPPER,
  entry,
  GRAIN,
  PUMPKIN,
  SHOPS,
  STONE,
  type ShopId,
} from '@/engine/games/montana/data';
import { isSpace, SPACES } from '@/engine/games/montana/rules/city';
import { contractorOn, type CitySpace } from '@/engine/games/montana/rules/contractors';
import { targetOf } from '@/engine/games/montana/rules/targets';
import { pumpkins, rewardWords, shopName } from '@/engine/games/montana/words/names';
import type { View } from '@/engine/games/montana';

import { BidRow, Contractor } from './bids';
import { useTargetsOf } from './happening';
import { useKept } from './kept';
import { Coin, CountText, Good } from './pieces';
import type { Frame } from './places';
import { seasonOf } from './season';
import { colourOf, ownerName } from './seat-colour';
import { SupplyPlace, supplySpots } from './supply';
import { say } from './words';

const SHOP_ICONS: Readonly<Record<ShopId, IconName>> = {
  'city-cattle': 'barn',
  'city-goods': 'grain-sack',
  'city-smelter': 'flame',
  'city-freight': 'old-wagon',
};
const BIDS = 28;
const HEAD = 22;

interface CityProps {
  readonly view: View;
  readonly seats: readonly SeatLook[];
  readonly lit: ReadonlyMap<string, string>;
  readonly chosen: ReadonlySet<string>;
  readonly preview: string | null;
  /** Spaces whose contractor is on the way home. */
  readonly leaving: ReadonlySet<string>;
  readonly night: boolean;
}

/** A pushed contractor is not drawn on its space while it leaves. */
export function useLeaving({ happening, calm }: Pick<BoardProps, 'happening' | 'calm'>): ReadonlySet<string> {
  return useTargetsOf(calm ? null : happening, 'outbid');
}

export function CityBoard(props: BoardProps<View>) {
  const { seats, lit, chosen, preview, width, height, night } = props;
  const view = useKept(props.view);
  const leaving = useLeaving(props);
  const box = useMemo(() => roomFor(width, height, 366, 250), [width, height]);
  const { at, supply } = useMemo(() => cityRoom(box.width, box.height), [box]);
  const spots = useMemo(
    () => [...citySpots(at, view.city, seats), ...supplySpots(supply, view.supply)],
    [at, supply, view.city, view.supply, seats],
  );
  return (
    <Surface board={props} box={box} spots={spots} ground={groundTone(seasonOf(view), night)}>
      <Table {...roundRoom(box)} night={night} fill="none" seed={5} />
      <CityPlace
        at={at}
        view={view}
        seats={seats}
        lit={lit}
        chosen={chosen}
        preview={preview}
        leaving={leaving}
        night={night}
      />
      <SupplyPlace at={supply} supply={view.supply} lit={lit} chosen={chosen} night={night} />
    </Surface>
  );
}

/** The supply lies under the shops in two rows. */
const SUPPLY = 42;
const PAD = 6;

function cityRoom(width: number, height: number) {
  const inner = width - PAD * 2;
  const supply = { x: PAD, y: height - PAD - SUPPLY, width: inner, height: SUPPLY };
  return { supply, at: { x: PAD, y: PAD, width: inner, height: supply.y - PAD * 2 } };
}

/** A box of the room's own shape, but never smaller than what the drawing needs. */
export function roomFor(width: number, height: number, leastWidth: number, leastHeight: number) {
  const k = Math.max(1, leastWidth / width, leastHeight / height);
  return { x: 0, y: 0, width: width * k, height: height * k };
}

/** The room and what lies round it, where a board may be dragged to. */
export function roundRoom({ x, y, width, height }: Frame): Frame {
  return { x: x - 200, y: y - 200, width: width + 400, height: height + 400 };
}

/** Taller spaces would only be stretched. */
const TALLEST = 60;

function cellsOf(at: Frame) {
  const left = Math.min(190, at.width * 0.345);
  const width = (at.width - left - 6) / COLUMNS;
  const height = Math.min(TALLEST, (at.height - BIDS - HEAD - 6) / SHOPS.length);
  const top = at.y + BIDS + HEAD;
  return {
    top,
    height,
    left,
    cell: (row: number, column: number): Frame => ({
      x: at.x + left + (column - 1) * width + 2,
      y: top + row * height + 2,
      width: width - 4,
      height: height - 4,
    }),
  };
}

export function citySpots(at: Frame, city: View['city'], seats: readonly SeatLook[]): Spot[] {
  const { cell, top, height, left } = cellsOf(at);
  const bids = {
    target: targetOf.city(),
    x: at.x,
    y: at.y,
    width: at.width,
    height: BIDS,
    label: say('part.city'),
  };
  const shops = SHOPS.map((_, row) => ({
    target: targetOf.shop(row),
    x: at.x,
    y: top + row * height,
    width: left,
    height,
    label: say('spot.shop', { shop: shopName(row), reward: rewardWords(row) }),
  }));
  const spaces = SPACES.map((space) => {
    const { row, column } = space;
    const stands = contractorOn(city, space);
    return {
      target: targetOf.space(space),
      ...cell(row, column),
      label: say('spot.space', {
        shop: shopName(row),
        price: pumpkins(column),
        state: stands >= 0 ? say('spot.stands', { name: ownerName(stands, seats) }) : say('spot.free'),
      }),
    };
  });
  return [bids, ...shops, ...spaces];
}

export function CityPlace(props: CityProps & { readonly at: Frame }) {
  const { at, view, seats, lit, chosen, preview, leaving, night } = props;
  const { top, cell, height } = cellsOf(at);
  return (
    <G>
      <Plate {...at} fill={night ? '#A58A6A' : '#E2CDA6'} line={1.8} rx={6} />
      <BidRow
        at={{ x: at.x + 6, y: at.y + 4, width: at.width - 12, height: BIDS - 4 }}
        view={view}
        seats={seats}
      />
      <Label x={at.x + 8} y={top - 6} size={12.5} anchor="start" weight={500}>
        {say('price')}
      </Label>
      {Array.from({ length: COLUMNS }, (_, i) => {
        const { x, width } = cell(0, i + 1);
        const middle = x + width / 2;
        return (
          <G key={i}>
            <CountText text={String(i + 1)} x={middle - 8} y={top - 10} size={14} />
            <Good good={PUMPKIN} x={middle + 7} y={top - 10} r={7} />
          </G>
        );
      })}
      {SHOPS.map((shop, row) => (
        <Shop key={shop.id} row={row} id={shop.id} x={at.x} y={top + row * height + height / 2} />
      ))}
      {SPACES.map((space) => {
        const target = targetOf.space(space);
        return (
          <Space
            key={target}
            {...cell(space.row, space.column)}
            price={space.column}
            letter={lit.get(target)}
            chosen={chosen.has(target)}
            stands={leaving.has(target) ? -1 : standing(view, space, seats)}
            ghost={
              preview !== null && chosen.has(target) && view.acting >= 0 ? colourOf(view.acting, seats) : -1
            }
          />
        );
      })}
      {SPACES.map((space) => {
        const letter = lit.get(targetOf.space(space)) ?? '';
        const { x, y, width } = cell(space.row, space.column);
        return letter === '' ? null : (
          <Key key={`${space.row} ${space.column}`} letter={letter} x={x + width - 4} y={y + 4} r={10} />
        );
      })}
    </G>
  );
}

interface ShopProps {
  readonly row: number;
  readonly id: ShopId;
  readonly x: number;
  readonly y: number;
}

const Shop = memo(function Shop({ row, id, x, y }: ShopProps) {
  return (
    <G>
      <IconAt name={SHOP_ICONS[id]} x={x + 16} y={y} size={20} />
      <Label x={x + 30} y={y - 2} size={13} anchor="start">
        {shopName(row)}
      </Label>
      <Reward row={row} x={x + 38} y={y + 9} />
    </G>
  );
});

function standing(view: View, space: CitySpace, seats: readonly SeatLook[]): number {
  const player = isSpace(space) ? contractorOn(view.city, space) : -1;
  return player < 0 ? -1 : colourOf(player, seats);
}

interface SpaceProps extends Frame {
  readonly price: number;
  readonly letter: string | undefined;
  readonly chosen: boolean;
  /** Colour of the contractor here, -1 for none. */
  readonly stands: number;
  /** Colour of the contractor that would come here, -1 for none. */
  readonly ghost: number;
}

const Space = memo(function Space({ price, letter, chosen, stands, ghost, ...at }: SpaceProps) {
  const lit = letter !== undefined;
  const bright = lit && (letter !== '' || chosen);
  const x = at.x + at.width / 2;
  const y = at.y + at.height / 2;
  const size = Math.min(30, at.height - 4, at.width - 6);
  return (
    <G>
      <Plate
        {...at}
        fill={bright ? board.litFill : lit || stands >= 0 ? board.pale : board.street}
        line={1.1}
      />
      {stands >= 0 && ghost < 0 ? <Contractor seat={stands} x={x} y={y} size={size} /> : null}
      {ghost >= 0 ? (
        <G opacity={0.72}>
          <Contractor seat={ghost} x={x} y={y} size={size} />
        </G>
      ) : null}
      {stands < 0 && ghost < 0 ? (
        <CountText text={String(price)} x={x} y={y} size={14} colour={lit ? board.ink : board.line} />
      ) : null}
      {lit ? (
        <LitBand
          d={rect(at.x + 1, at.y + 1, at.width - 2, at.height - 2)}
          width={chosen ? 5 : bright ? 4 : 2.4}
        />
      ) : null}
    </G>
  );
});

/** What a shop gives, as signs. */
function Reward({ row, x, y }: { readonly row: number; readonly x: number; readonly y: number }) {
  const shop = entry(SHOPS, row);
  const first =
    shop.cows > 0 ? (
      <IconAt name="cow" x={x} y={y} size={17} />
    ) : shop.silver > 0 ? (
      <Coin n={shop.silver} x={x} y={y} r={7.5} />
    ) : shop.goods > 0 ? (
      <G>
        <CountText text={String(shop.goods)} x={x - 2} y={y} size={13} />
        <Good good={COPPER} x={x + 12} y={y} r={5.5} />
        <Good good={STONE} x={x + 26} y={y} r={5.5} />
        <Good good={GRAIN} x={x + 39} y={y} r={5.5} />
      </G>
    ) : null;
  const from = first === null ? x : x + 18;
  return (
    <G>
      {first}
      {shop.upgrades > 0 ? (
        <G>
          <CountText text={String(shop.upgrades)} x={from - 2} y={y} size={13} />
          <Good good={COPPER} x={from + 11} y={y} r={4.6} />
          <IconAt name="arrow-right" x={from + 22} y={y} size={9} />
          <Good good={BIG_COPPER} x={from + 35} y={y + 0.5} r={4.6} />
        </G>
      ) : null}
    </G>
  );
}
