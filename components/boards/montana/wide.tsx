/** The table of a tablet: land and bank with wheel, workers, rival and supply beside them; areas and city as a desk. */
import { useMemo } from 'react';
import { G } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { OneOf } from '@/components/boards/one-of';
import { Surface, type Spot } from '@/components/play/surface';
import { Label, Table, round } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import { groundTone } from '@/components/ui/tokens';
import type { View } from '@/engine/games/montana';

import { Arrow, turnOf } from './arrow';
import { CityPlace, citySpots, roomFor, roundRoom, useLeaving } from './city';
import { Hands, handSpots, workersSeen } from './hands';
import { useKept } from './kept';
import { Landscape, landSpots, mapBox } from './land';
import { AreaPlace, BankPlace, areaSpots, bankSpots, useStanding, type Frame } from './places';
import { BidsToCome, RivalCard, rivalSpot } from './rival';
import { seasonOf } from './season';
import { SupplyPlace, supplySpots } from './supply';
import { Wheel, wheelSpots } from './wheel';
import { areaFrames } from './work';
import { say } from './words';

const GAP = 8;
const COLUMN = 206;
const HEADING = 18;
const BANK = 48;

interface Country {
  readonly map: Frame;
  readonly bank: Frame;
  readonly wheel: { readonly cx: number; readonly cy: number; readonly radius: number };
  readonly rival: Frame;
  readonly bids: Frame;
  readonly hands: Frame;
  readonly supply: Frame;
}

/** The column beside the map, from top to foot. */
function countryOf(width: number, height: number, race: boolean): Country {
  const x = width - COLUMN - GAP;
  const supply = { x, y: height - GAP - 76, width: COLUMN, height: 76 };
  const hands = { x, y: supply.y - HEADING - GAP - 62, width: COLUMN, height: 62 };
  const bids = { x, y: hands.y - HEADING - GAP - 24, width: COLUMN, height: 24 };
  const rival = { x, y: bids.y - 4 - 42, width: COLUMN, height: 42 };
  const room = (race ? rival.y : hands.y - HEADING) - GAP * 2;
  const radius = Math.min(COLUMN / 2, room / 2) - 6;
  return {
    map: { x: 0, y: 0, width: x - GAP, height: height - BANK - GAP },
    bank: { x: GAP, y: height - GAP - BANK, width: x - GAP * 3, height: BANK },
    wheel: { cx: x + COLUMN / 2, cy: GAP + room / 2, radius },
    rival,
    bids,
    hands,
    supply,
  };
}

/** Where the map's own units lie in the frame. */
function fitted(map: Frame, at: Frame) {
  const k = Math.min(at.width / map.width, at.height / map.height);
  return {
    k,
    dx: at.x + (at.width - map.width * k) / 2 - map.x * k,
    dy: at.y + (at.height - map.height * k) / 2 - map.y * k,
  };
}

export function CountryBoard(props: BoardProps<View>) {
  const { viewer, seats, lit, chosen, preview, happening, width, height, night, calm } = props;
  const view = useKept(props.view);
  const { fields, spots: taken, arrow, supply, race, deck, card } = view;
  const workers = workersSeen({ view, viewer });
  const { colours } = useTheme();
  const box = useMemo(() => roomFor(width, height, 560, view.race ? 440 : 412), [width, height, view.race]);
  const at = useMemo(() => countryOf(box.width, box.height, view.race), [box, view.race]);
  const { k, dx, dy } = useMemo(() => fitted(mapBox(fields), at.map), [fields, at]);
  const spots = useMemo((): Spot[] => {
    const land = landSpots(fields, seats).map((spot) => ({
      ...spot,
      x: spot.x * k + dx,
      y: spot.y * k + dy,
      width: spot.width * k,
      height: spot.height * k,
    }));
    return [
      ...land,
      ...bankSpots(at.bank, { spots: taken }),
      ...wheelSpots(arrow, at.wheel.cx, at.wheel.cy, at.wheel.radius),
      ...(race ? [rivalSpot(at.rival, { deck, card })] : []),
      ...handSpots(at.hands, workers),
      ...supplySpots(at.supply, supply),
    ];
  }, [fields, taken, arrow, race, deck, card, workers, supply, seats, at, k, dx, dy]);
  const standing = useStanding({ spots: taken, lit, chosen, night }, preview);
  return (
    <Surface
      board={props}
      box={box}
      spots={spots}
      ground={groundTone(seasonOf(view), night)}
      over={(fit) => (
        <Arrow
          cx={at.wheel.cx * fit}
          cy={at.wheel.cy * fit}
          radius={at.wheel.radius * fit}
          rest={arrow}
          happening={happening}
          calm={calm}
        />
      )}
    >
      <Table {...roundRoom(box)} night={night} fill="none" seed={21} />
      <G transform={`translate(${round(dx)} ${round(dy)}) scale(${k.toFixed(3)})`}>
        <Landscape {...props} view={view} />
      </G>
      <BankPlace at={at.bank} standing={standing} />
      <Wheel
        {...at.wheel}
        arrow={turnOf(happening) && !calm ? -1 : arrow}
        lit={lit}
        chosen={chosen}
        night={night}
      />
      {view.race ? (
        <G>
          <RivalCard at={at.rival} view={view} />
          <BidsToCome at={at.bids} view={view} colour={colours.ink} />
        </G>
      ) : null}
      <Heading at={at.hands} text={say('hands')} />
      <Hands at={at.hands} workers={workers} lit={lit} chosen={chosen} />
      <Heading at={at.supply} text={say('supply')} />
      <SupplyPlace at={at.supply} supply={supply} lit={lit} chosen={chosen} night={night} />
    </Surface>
  );
}

function Heading({ at, text }: { readonly at: Frame; readonly text: string }) {
  const { colours } = useTheme();
  return (
    <Label x={at.x + 2} y={at.y - 5} size={13} anchor="start" weight={600} colour={colours.ink}>
      {text}
    </Label>
  );
}

const PAD = 5;

interface Places {
  readonly areas: readonly Frame[];
  readonly city: Frame | null;
}

/** The areas above, the city under them; or one of the two. */
function deskOf(width: number, height: number, shown: Shown): Places {
  const inner = width - PAD * 2;
  const all = { x: PAD, y: PAD, width: inner, height: height - PAD * 2 };
  if (shown === 'work') return { areas: areaFrames(all), city: null };
  if (shown === 'city') return { areas: [], city: all };
  const city = Math.max(168, height * 0.46);
  const cityTop = height - PAD - city;
  return {
    areas: areaFrames({ ...all, height: cityTop - PAD * 2 }),
    city: { x: PAD, y: cityTop, width: inner, height: city },
  };
}

type Shown = 'both' | 'work' | 'city';

/** Lower than this, as with several seats above it, areas and city have a tab each. */
const WHOLE = 336;
const LEAST: Readonly<Record<Shown, number>> = { both: WHOLE, work: 180, city: 180 };

const FACES = [
  {
    id: 'work',
    label: say('part.work'),
    Board: (props: BoardProps<View>) => <Desk {...props} shown="work" />,
    targets: ['spot:', 'place:'],
  },
  {
    id: 'city',
    label: say('part.city'),
    Board: (props: BoardProps<View>) => <Desk {...props} shown="city" />,
    targets: ['space:', 'row:'],
  },
] as const;

export function DeskBoard(props: BoardProps<View>) {
  return props.height < WHOLE ? (
    <OneOf label={say('part.desk')} faces={FACES} board={props} />
  ) : (
    <Desk {...props} shown="both" />
  );
}

function Desk(props: BoardProps<View> & { readonly shown: Shown }) {
  const { seats, lit, chosen, preview, width, height, night, shown } = props;
  const view = useKept(props.view);
  const { spots: taken, city } = view;
  const leaving = useLeaving(props);
  const box = useMemo(() => roomFor(width, height, 370, LEAST[shown]), [width, height, shown]);
  const desk = useMemo(() => deskOf(box.width, box.height, shown), [box, shown]);
  const spots = useMemo((): Spot[] => {
    const standing = { spots: taken };
    return [
      ...desk.areas.flatMap((at, area) => areaSpots(area, at, standing)),
      ...(desk.city ? citySpots(desk.city, city, seats) : []),
    ];
  }, [desk, taken, city, seats]);
  const standing = useStanding({ spots: taken, lit, chosen, night }, preview);
  return (
    <Surface board={props} box={box} spots={spots} ground={groundTone(seasonOf(view), night)}>
      <Table {...roundRoom(box)} night={night} fill="none" seed={33} />
      {desk.areas.map((at, area) => (
        <AreaPlace key={area} area={area} at={at} standing={standing} />
      ))}
      {desk.city ? (
        <CityPlace
          at={desk.city}
          view={view}
          seats={seats}
          lit={lit}
          chosen={chosen}
          preview={preview}
          leaving={leaving}
          night={night}
        />
      ) : null}
    </Surface>
  );
}
