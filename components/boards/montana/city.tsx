/** The city: shops as rows, pumpkins as columns, and who stands where. */
import { useMemo } from 'react';
import { Circle, G } from 'react-native-svg';

import type { BoardProps, SeatLook } from '@/components/boards/board';
import { Surface, type Spot } from '@/components/play/surface';
import { BrandAt, IconAt, Key, Label, LitBand, Plate, Table, rect } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { board } from '@/components/ui/tokens';
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
import { contractorOn, hasPassed, standOf } from '@/engine/games/montana/rules/contractors';
import { targetOf } from '@/engine/games/montana/rules/targets';
import { pumpkins, shopName } from '@/engine/games/montana/words/names';
import type { View } from '@/engine/games/montana';

import { Coin, CountText, Good } from './pieces';
import type { Frame } from './places';
import { colourOf, ownerName } from './seat-colour';
import { say } from './words';

const SHOP_ICONS: Readonly<Record<ShopId, IconName>> = {
  'city-cattle': 'barn',
  'city-goods': 'grain-sack',
  'city-smelter': 'flame',
  'city-freight': 'old-wagon',
};
const HEAD = 23;
const FOOT = 30;

interface CityProps {
  readonly view: View;
  readonly seats: readonly SeatLook[];
  readonly lit: ReadonlyMap<string, string>;
  readonly chosen: ReadonlySet<string>;
  readonly night: boolean;
}

export function CityBoard(props: BoardProps<View>) {
  const { view, seats, lit, chosen, width, height, night } = props;
  const box = useMemo(() => roomFor(width, height, 340, 210), [width, height]);
  const at = useMemo(() => ({ x: 6, y: 6, width: box.width - 12, height: box.height - 12 }), [box]);
  const spots = useMemo(() => citySpots(at, view, seats), [at, view, seats]);
  return (
    <Surface board={props} box={box} spots={spots}>
      <Table x={-200} y={-200} width={box.width + 400} height={box.height + 400} night={night} seed={5} />
      <CityPlace at={at} view={view} seats={seats} lit={lit} chosen={chosen} night={night} />
    </Surface>
  );
}

/** A box of the room's own shape, but never smaller than what the drawing needs. */
export function roomFor(width: number, height: number, leastWidth: number, leastHeight: number) {
  const k = Math.max(1, leastWidth / width, leastHeight / height);
  return { x: 0, y: 0, width: width * k, height: height * k };
}

function cellsOf(at: Frame) {
  const left = Math.min(128, at.width * 0.34);
  const width = (at.width - left - 6) / COLUMNS;
  const height = (at.height - HEAD - FOOT) / SHOPS.length;
  return {
    left,
    width,
    height,
    cell: (row: number, column: number): Frame => ({
      x: at.x + left + (column - 1) * width + 1.5,
      y: at.y + HEAD + row * height + 1.5,
      width: width - 3,
      height: height - 3,
    }),
  };
}

export function citySpots(at: Frame, view: View, seats: readonly SeatLook[]): Spot[] {
  const { cell } = cellsOf(at);
  return SPACES.map((space) => {
    const { row, column } = space;
    const stands = contractorOn(view.city, space);
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
}

export function CityPlace({ at, view, seats, lit, chosen, night }: CityProps & { readonly at: Frame }) {
  const { left, cell, height } = cellsOf(at);
  return (
    <G>
      <Plate {...at} fill={night ? '#A58A6A' : '#E2CDA6'} line={1.8} rx={6} />
      <Label x={at.x + 8} y={at.y + 17} size={13} anchor="start">
        {say('city')}
      </Label>
      {Array.from({ length: COLUMNS }, (_, i) => {
        const { x, width } = cell(0, i + 1);
        const middle = x + width / 2;
        return (
          <G key={i}>
            <CountText text={String(i + 1)} x={middle - 8} y={at.y + 12} size={14} />
            <Good good={PUMPKIN} x={middle + 6} y={at.y + 12} r={7} />
          </G>
        );
      })}
      {SHOPS.map((shop, row) => {
        const y = at.y + HEAD + row * height;
        return (
          <G key={shop.id}>
            <IconAt
              name={SHOP_ICONS[shop.id]}
              x={at.x + 16}
              y={y + height / 2}
              size={Math.min(22, height - 6)}
            />
            <Label x={at.x + 30} y={y + height / 2 - 2.5} size={12.5} anchor="start">
              {shopName(row)}
            </Label>
            <Reward row={row} x={at.x + 38} y={y + height / 2 + 8} />
            {Array.from({ length: COLUMNS }, (_, i) => i + 1).map((column) => (
              <Space
                key={column}
                at={cell(row, column)}
                exists={isSpace({ row, column })}
                price={column}
                letter={lit.get(targetOf.space({ row, column }))}
                chosen={chosen.has(targetOf.space({ row, column }))}
                stands={standing(view, row, column, seats)}
              />
            ))}
          </G>
        );
      })}
      {SHOPS.flatMap((_, row) =>
        Array.from({ length: COLUMNS }, (_one, i) => i + 1).map((column) => {
          const letter = lit.get(targetOf.space({ row, column })) ?? '';
          const { x, y } = cell(row, column);
          return letter === '' ? null : (
            <Key key={`${row} ${column}`} letter={letter} x={x + 4} y={y + 4} r={10} />
          );
        }),
      )}
      <Store
        at={{ x: at.x + 6, y: at.y + at.height - FOOT + 3, width: at.width - 12, height: FOOT - 6 }}
        view={view}
        seats={seats}
        left={left}
      />
    </G>
  );
}

function standing(view: View, row: number, column: number, seats: readonly SeatLook[]): number {
  const player = contractorOn(view.city, { row, column });
  return player < 0 ? -1 : colourOf(player, seats);
}

interface SpaceProps {
  readonly at: Frame;
  readonly exists: boolean;
  readonly price: number;
  readonly letter: string | undefined;
  readonly chosen: boolean;
  /** Colour of the contractor here, -1 for none. */
  readonly stands: number;
}

function Space({ at, exists, price, letter, chosen, stands }: SpaceProps) {
  const lit = letter !== undefined;
  if (!exists) {
    return <Circle cx={at.x + at.width / 2} cy={at.y + at.height / 2} r={1.6} fill={board.line} />;
  }
  return (
    <G>
      <Plate {...at} fill={lit ? board.litFill : board.pale} line={1.1} />
      {stands >= 0 ? (
        <BrandAt
          seat={stands}
          x={at.x + at.width / 2}
          y={at.y + at.height / 2}
          size={Math.min(24, at.height - 4)}
        />
      ) : (
        <CountText
          text={String(price)}
          x={at.x + at.width / 2}
          y={at.y + at.height / 2}
          size={13}
          colour={lit ? board.ink : board.line}
        />
      )}
      {lit ? (
        <LitBand d={rect(at.x + 1, at.y + 1, at.width - 2, at.height - 2)} width={chosen ? 5 : 3} />
      ) : null}
    </G>
  );
}

/** What a shop gives, as signs. */
function Reward({ row, x, y }: { readonly row: number; readonly x: number; readonly y: number }) {
  const shop = entry(SHOPS, row);
  const first =
    shop.cows > 0 ? (
      <IconAt name="cow" x={x} y={y} size={17} />
    ) : shop.silver > 0 ? (
      <Coin n={shop.silver} x={x} y={y} r={7} />
    ) : shop.goods > 0 ? (
      <G>
        <CountText text={String(shop.goods)} x={x - 2} y={y} size={12.5} />
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
          <CountText text={String(shop.upgrades)} x={from - 2} y={y} size={12.5} />
          <Good good={COPPER} x={from + 11} y={y} r={4.6} />
          <IconAt name="arrow-right" x={from + 22} y={y} size={9} />
          <Good good={BIG_COPPER} x={from + 35} y={y + 0.5} r={4.6} />
        </G>
      ) : null}
    </G>
  );
}

/** Contractors that stand in no shop, with the pumpkins of whoever is asked. */
function Store({
  at,
  view,
  seats,
  left,
}: {
  readonly at: Frame;
  readonly view: View;
  readonly seats: readonly SeatLook[];
  readonly left: number;
}) {
  const waiting = view.players.flatMap((_, player) => (standOf(view.city, player) === null ? [player] : []));
  const asked = view.acting;
  const have = view.players[asked]?.goods[PUMPKIN];
  return (
    <G>
      <Plate {...at} fill={board.street} line={1} dash="4 3" />
      <Label x={at.x + 6} y={at.y + at.height / 2 + 4.5} size={12.5} anchor="start">
        {say('store')}
      </Label>
      {waiting.map((player, i) => {
        const x = at.x + left + 4 + i * 27;
        const passed = view.city !== null && hasPassed(view.city, player);
        return (
          <G key={player} opacity={passed ? 0.45 : 1}>
            <BrandAt seat={colourOf(player, seats)} x={x} y={at.y + at.height / 2} size={20} />
          </G>
        );
      })}
      {asked >= 0 && seats[asked] ? (
        <G>
          <Label x={at.x + at.width - 26} y={at.y + at.height / 2 + 4.5} size={13} anchor="end">
            {`${seats[asked].name}: ${have}`}
          </Label>
          <Good good={PUMPKIN} x={at.x + at.width - 13} y={at.y + at.height / 2} r={7.5} />
        </G>
      ) : null}
    </G>
  );
}
