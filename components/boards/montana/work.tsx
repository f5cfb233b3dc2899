/** The worker board: six small places and the supply, and on a large table the wheel beside them. */
import { useMemo, type ReactElement } from 'react';
import { G } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { Surface, type Spot } from '@/components/play/surface';
import { BrandAt, IconAt, Key, Label, LitBand, Plate, Table, rect } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import { count } from '@/engine/core/words';
import { AREAS, BIG_COPPER, entry, numberOf, PUMPKIN, SHOPS, type ShopId } from '@/engine/games/montana/data';
import { standOf } from '@/engine/games/montana/rules/contractors';
import { targetOf } from '@/engine/games/montana/rules/targets';
import type { View } from '@/engine/games/montana';

import { CityPlace, citySpots, roomFor } from './city';
import { Coin, CountText, Good } from './pieces';
import { AreaPlace, BankPlace, Lamp, areaSpots, bankSpots, type Frame, type Standing } from './places';
import { colourOf } from './seat-colour';
import { SupplyPlace, supplySpots } from './supply';
import { Wheel, wheelSpots } from './wheel';
import { say } from './words';

const GAP = 5;
/** The supply lies at the foot in two rows. */
const SUPPLY_HEIGHT = 44;
/** From this height on the city is drawn whole and the wheel stands above it. */
const DESK_FROM = 500;

interface Desk {
  readonly bank: Frame;
  readonly areas: readonly Frame[];
  readonly city: Frame;
  readonly supply: Frame;
  readonly wheel: { readonly cx: number; readonly cy: number; readonly radius: number } | null;
}

export function WorkBoard(props: BoardProps<View>) {
  const { view, seats, lit, chosen, width, height, night, calm } = props;
  const box = useMemo(() => roomFor(width, height, 372, 300 + SUPPLY_HEIGHT), [width, height]);
  const desk = useMemo(() => deskOf(box.width, box.height), [box]);
  const spots = useMemo(() => deskSpots(desk, view, seats), [desk, view, seats]);
  const standing: Standing = { spots: view.spots, lit, chosen, night };
  return (
    <Surface board={props} box={box} spots={spots}>
      <Table x={-200} y={-200} width={box.width + 400} height={box.height + 400} night={night} seed={33} />
      <BankPlace at={desk.bank} standing={standing} />
      {desk.areas.map((at, area) => (
        <AreaPlace key={area} area={area} at={at} standing={standing} />
      ))}
      {desk.wheel ? (
        <G>
          <CityPlace at={desk.city} view={view} seats={seats} lit={lit} chosen={chosen} night={night} />
          <CityLamp at={desk.city} standing={standing} />
          <Wheel
            {...desk.wheel}
            arrow={view.arrow}
            spins={view.spins}
            lit={lit}
            chosen={chosen}
            night={night}
            calm={calm}
          />
        </G>
      ) : (
        <SmallCity at={desk.city} view={view} seats={seats} standing={standing} />
      )}
      <SupplyPlace at={desk.supply} view={view} night={night} />
    </Surface>
  );
}

/** A tall desk has the wheel and the bank side by side on top and the whole city at the foot. */
function deskOf(width: number, room: number): Desk {
  const height = room - SUPPLY_HEIGHT - GAP;
  const inner = width - GAP * 2;
  const half = (inner - GAP) / 2;
  const tall = room >= DESK_FROM;
  const topHeight = tall ? Math.min(170, height * 0.27) : height * 0.19;
  const cityHeight = tall ? Math.min(200, height * 0.34) : height * 0.18;
  const bankLeft = tall ? GAP + topHeight + GAP : GAP;
  const areasTop = GAP + topHeight + GAP;
  const areaHeight = (height - areasTop - cityHeight - GAP * 3) / 2;
  return {
    bank: { x: bankLeft, y: GAP, width: width - GAP - bankLeft, height: topHeight },
    areas: AREAS.map((_, i) => ({
      x: GAP + (i % 2) * (half + GAP),
      y: areasTop + Math.floor(i / 2) * (areaHeight + GAP),
      width: half,
      height: areaHeight,
    })),
    city: { x: GAP, y: height - cityHeight - GAP, width: inner, height: cityHeight },
    supply: { x: GAP, y: height, width: inner, height: SUPPLY_HEIGHT },
    wheel: tall ? { cx: GAP + topHeight / 2, cy: GAP + topHeight / 2, radius: topHeight / 2 - 6 } : null,
  };
}

function deskSpots(desk: Desk, view: View, seats: BoardProps['seats']): Spot[] {
  const standing = { spots: view.spots };
  const home = view.players.filter((_, player) => standOf(view.city, player) === null).length;
  const place: Spot = {
    target: targetOf.city(),
    ...(desk.wheel ? { ...desk.city, height: 24 } : desk.city),
    label: say('spot.city', { count: count(home, 'contractor') }),
  };
  const { wheel } = desk;
  return [
    ...bankSpots(desk.bank, standing),
    ...desk.areas.flatMap((at, area) => areaSpots(area, at, standing)),
    place,
    ...supplySpots(desk.supply, view),
    ...(wheel ? citySpots(desk.city, view, seats) : []),
    ...(wheel ? wheelSpots(view, wheel.cx, wheel.cy, wheel.radius) : []),
  ];
}

/** The lamp round the whole city; its letter stands beside the name, clear of the columns. */
function CityLamp({ at, standing }: { readonly at: Frame; readonly standing: Standing }) {
  const letter = standing.lit.get(targetOf.city());
  if (letter === undefined) return null;
  return (
    <G>
      <LitBand
        d={rect(at.x, at.y, at.width, at.height)}
        width={standing.chosen.has(targetOf.city()) ? 5 : 3}
      />
      <Key letter={letter} x={at.x + 56} y={at.y + 13} r={9.5} />
    </G>
  );
}

interface SmallCityProps {
  readonly at: Frame;
  readonly view: View;
  readonly seats: BoardProps['seats'];
  readonly standing: Standing;
}

/** The city as the sixth small place: what its four shops give, and the contractors at home. */
function SmallCity({ at, view, seats, standing }: SmallCityProps) {
  const lit = standing.lit.has(targetOf.city());
  const middle = at.y + at.height / 2;
  const shop = (at.width - 70 - 96) / SHOPS.length;
  return (
    <G>
      <Plate {...at} fill={lit ? board.litFill : standing.night ? '#A58A6A' : '#E2CDA6'} line={1.8} rx={6} />
      <IconAt
        name="village"
        x={at.x + 34}
        y={at.y + at.height * 0.36}
        size={Math.min(32, at.height * 0.52)}
      />
      <Label x={at.x + 34} y={at.y + at.height - 7} size={13}>
        {say('city')}
      </Label>
      {SHOPS.map((one, row) => (
        <G key={one.id}>
          <CountText text={String(one.from)} x={at.x + 74 + row * shop + 5} y={middle - 11} size={13} />
          <Good good={PUMPKIN} x={at.x + 74 + row * shop + 18} y={middle - 11} r={6} />
          {SHOP_SIGNS[one.id](at.x + 74 + row * shop + 11, middle + 10)}
        </G>
      ))}
      {view.players.map((_, player) => (
        <BrandAt
          key={player}
          seat={colourOf(player, seats)}
          x={at.x + at.width - 84 + player * 24}
          y={middle}
          size={20}
        />
      ))}
      <Lamp at={at} standing={standing} target={targetOf.city()} />
    </G>
  );
}

/** The one thing each shop is known by. */
const SHOP_SIGNS: Readonly<Record<ShopId, (x: number, y: number) => ReactElement>> = {
  'city-cattle': (x, y) => <IconAt name="cow" x={x} y={y} size={20} />,
  'city-goods': (x, y) => <IconAt name="grain-sack" x={x} y={y} size={18} />,
  'city-smelter': (x, y) => <Good good={BIG_COPPER} x={x} y={y} r={6.5} />,
  'city-freight': (x, y) => <Coin n={silverOf('city-freight')} x={x} y={y} r={8} />,
};

function silverOf(id: ShopId): number {
  return entry(SHOPS, numberOf(SHOPS, id)).silver;
}
