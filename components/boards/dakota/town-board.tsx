/** The town: a street of facades whose windows are beds and work places, and the cart yard under it. */
import { memo, useMemo } from 'react';
import { G } from 'react-native-svg';

import type { BoardProps, Happening } from '@/components/boards/board';
import { Surface, type Spot } from '@/components/play/surface';
import { Die, Key, LitBand, rect } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import { capital } from '@/engine/core/words';
import type { EventKind, View } from '@/engine/games/dakota';
import { BUILDING, cartWage } from '@/engine/games/dakota/data';
import { sum } from '@/engine/games/dakota/rules/counts';
import { STORE, STREET } from '@/engine/games/dakota/rules/notation';
import { beds, people, seatsOf, storage } from '@/engine/games/dakota/rules/town';
import { buildingName, cartName } from '@/engine/games/dakota/words/names';

import { comersOf, raisedBy } from './armed';
import { Facade, PLOT } from './facades';
import { Daylight } from './daylight';
import { NIGHT, feel } from './feel';
import type { TownView } from './ground';
import { hourOf, isDark } from './hours';
import { useLights } from './lights';
import { EmptyPlot } from './plot';
import { roomFor, shownSeat, type Area } from './shown';
import { Passers, Store, passersAt, storeAt } from './passers';
import { Scale, useKeySize } from './scale';
import { MineHead, Sky, Smoke, Street, Track } from './street';
import { arriving, useUnderWay } from './under-way';
import { windowsText, type WindowState } from './windows';
import { say } from './words';
import { CART_HEIGHT, HEAD_WIDTH, YardCart, cartPlaces, type Placed } from './yard';

const WIDTH = 390;
const COLUMNS = 4;
/** Feet of the rows, the rail of the yard and the lower edge, where there is no room to spare. */
const FEET = [108, 219, 327] as const;
const RAIL = 432;
/** Under the rail hang the tags of what a cart would bring. */
const LEAST = 458;
const HORIZON = 60;
const PLOT_STEP = 95.6;
const MARGIN = 7;
/** Letters on the ground at night. */
const PALE_INK = '#F3E6CC';

interface Lay {
  readonly feet: readonly number[];
  readonly rail: number;
  readonly horizon: number;
}

/** From one row to the next, where there is no room to spare. */
const ROW = 109;

/** Room to spare goes between the rows. */
function layOf(height: number, rows: number): Lay {
  const less = (FEET.length - rows) * ROW;
  const spare = Math.max(0, height - LEAST + less);
  const each = spare / (rows + 1);
  return {
    feet: FEET.slice(0, rows).map((y, i) => Math.round(y + each * (i + 1))),
    rail: Math.round(RAIL - less + spare),
    horizon: Math.round(HORIZON + each),
  };
}

/** A room this much lower than the whole street needs is low. */
const LOW = 0.92;

/** From the evening until the card of the night is gone. */
function resting({ phase }: View, happening: Happening | null): boolean {
  const kind = happening?.events[0]?.kind as EventKind | undefined;
  return phase === 'evening' || phase === 'night' || (kind !== undefined && feel[kind]?.scene === NIGHT);
}

/** At night nobody builds: in a low room the rows nobody has built on are left out, and the rest is larger. */
function rowsOf(rests: boolean, town: TownView | undefined, width: number, height: number): number {
  if (!rests || !town || height / width >= LOW * (LEAST / WIDTH)) return FEET.length;
  const last = town.spaces.reduce((n, b, i) => (b ? i : n), 0);
  return Math.floor(last / COLUMNS) + 1;
}

function plotAt(lay: Lay, i: number): Area {
  const foot = lay.feet[Math.floor(i / COLUMNS)] ?? 0;
  const x = MARGIN + (i % COLUMNS) * PLOT_STEP;
  return { x, y: foot - PLOT.height, width: PLOT.width, height: PLOT.height };
}

export function TownBoard(props: BoardProps<View>) {
  const { view, viewer, decision, lit, chosen, preview, recent, happening, width, height, calm } = props;
  const night = isDark(view, props.night);
  const town = view.towns[shownSeat(view, viewer, decision)];
  const rows = rowsOf(resting(view, happening), town, width, height);
  const box = useMemo(
    () => roomFor(width, height, WIDTH, LEAST - (FEET.length - rows) * ROW),
    [width, height, rows],
  );
  const lay = useMemo(() => layOf(box.height, rows), [box, rows]);
  const yard = useMemo(() => cartPlaces(town?.carts.map(seatsOf) ?? [], 0, WIDTH, lay.rail), [town, lay]);
  const dice = useMemo(() => diceOf(lit), [lit]);
  const planning = decision?.kind === 'plan';
  const spots = useMemo(
    () => (town ? [...townSpots(town, lay, yard, dice), ...quietSpots(town, lay.rail, planning)] : []),
    [town, lay, yard, dice, planning],
  );
  const lights = useLights(view, happening, calm);
  const coming = arriving(useUnderWay(happening, calm));
  const comers = useMemo(() => (town ? comersOf(town, preview) : null), [town, preview]);
  if (!town || !comers) return null;
  const raised = raisedBy(town, preview);
  const asleep = sleepers(town, lights);
  const ink = night ? PALE_INK : board.ink;
  return (
    <Scale value={width / box.width}>
      <Surface board={props} box={box} spots={spots}>
        <Daylight hour={hourOf(view)} calm={calm}>
          {(hour) => (
            <G>
              <Sky
                hour={hour}
                left={box.x}
                top={box.y}
                width={box.width}
                horizon={lay.horizon}
                night={props.night}
              />
              <Street
                left={box.x}
                width={box.width}
                from={lay.horizon - 2}
                bottom={box.y + box.height}
                rows={lay.feet.join(' ')}
                hour={hour}
                night={props.night || hour === 'night'}
              />
            </G>
          )}
        </Daylight>
        {town.spaces.slice(0, rows * COLUMNS).map((b, i) => {
          const at = plotAt(lay, i);
          const target = `space:${i + 1}`;
          const ghost = raised?.space === i ? raised.type : null;
          return (
            <Plot
              key={i}
              n={i + 1}
              at={at}
              type={ghost ?? b?.type ?? null}
              ghost={ghost !== null}
              windows={
                b
                  ? windowsText(
                      windowsIn(
                        arrived(b.here, coming.get(target)),
                        b.type,
                        comers.get(target) ?? [],
                        planning && lit.has(target),
                      ),
                    )
                  : ''
              }
              asleep={asleep[i] ?? 0}
              framed={lit.has(target) && !planning}
              letter={lit.get(target) ?? ''}
              fresh={recent.has(target)}
              night={night}
            />
          );
        })}
        {dice.map((n) => {
          const at = dieAt(plotAt(lay, n - 1));
          return (
            <G key={n}>
              <LitBand d={rect(at.x, at.y, at.width, at.height)} width={3} />
              <Die x={at.x + at.width / 2} y={at.y + at.height / 2} size={24} face={5} flat />
            </G>
          );
        })}
        {planning ? null : <Passers town={town} rail={lay.rail} width={WIDTH} ink={ink} />}
        <Store town={town} rail={lay.rail} width={WIDTH} ink={ink} />
        <Track from={box.x + 6} to={box.x + box.width - 6} y={lay.rail} night={night} />
        {yard.head === null ? null : <MineHead x={yard.head} y={lay.rail} night={night} />}
        {yard.head !== null && lit.has('cart:all') ? (
          <LitBand d={rect(yard.head - 28, lay.rail - 96, 56, 100)} width={4} />
        ) : null}
        {town.carts.map((cart, i) => {
          const target = `cart:${i + 1}`;
          const at = yard.carts[i];
          return at ? (
            <YardCart
              key={i}
              at={at}
              foot={lay.rail}
              seats={seatsOf(cart)}
              crew={arrived(cart.crew, coming.get(target)).join(',')}
              ghosts={(comers.get(target) ?? []).join(',')}
              note={noteOf(town, i)}
              lit={lit.has(target)}
              letter={lit.get(target) ?? ''}
              chosen={chosen.has(target)}
              night={night}
              away={cart.sent > 0 && !cart.returned}
            />
          ) : null;
        })}
      </Surface>
    </Scale>
  );
}

/** What is read and never picked: those who stand about, who hide while they are sent to work, and the store. */
function quietSpots(town: TownView, rail: number, planning: boolean): Spot[] {
  const street = planning ? null : passersAt(town, rail, WIDTH);
  const store = storeAt(town, rail, WIDTH);
  const stored = { n: sum(town.resources), of: storage(town) };
  return [
    ...(street ? [{ target: STREET, ...street, label: say('spot.street') }] : []),
    ...(store ? [{ target: STORE, ...store, label: say('spot.store', stored) }] : []),
  ];
}

/** Saloons whose guests may gamble now. */
function diceOf(lit: ReadonlyMap<string, string>): number[] {
  return [...lit.keys()].flatMap((target) => (target.startsWith('die:') ? [Number(target.slice(4))] : []));
}

/** At a corner of the saloon's front. */
function dieAt(plot: Area): Area {
  return { x: plot.x + plot.width - 34, y: plot.y + 2, width: 30, height: 30 };
}

type BuildingView = NonNullable<TownView['spaces'][number]>;

/** Without those who are still on their way. */
function arrived(here: readonly number[], coming = 0): readonly number[] {
  return coming > 0 ? here.slice(0, Math.max(0, here.length - coming)) : here;
}

/** The work windows of a building: who stands there, who would come, and where one may go. */
function windowsIn(
  here: readonly number[],
  type: BuildingView['type'],
  coming: readonly number[],
  open: boolean,
): WindowState[] {
  return Array.from({ length: BUILDING[type].windows }, (_, i) => {
    const kind = here[i];
    if (kind !== undefined) return { kind, ghost: false, lit: false };
    const comer = coming[i - here.length];
    return { kind: comer ?? -1, ghost: comer !== undefined, lit: open };
  });
}

/** Light falls from the windows of those who have a bed, as far down the street as it is lit. */
function sleepers(town: TownView, lights: number): number[] {
  let left = lights > 0 ? Math.min(sum(people(town)), beds(town)) : 0;
  return town.spaces.map((b, i) => {
    const here = b ? Math.min(left, BUILDING[b.type].beds) : 0;
    left -= here;
    return i < lights ? here : 0;
  });
}

/** What sending a cart costs, or where it is. Those in the yard are paid in the order they stand. */
function noteOf(town: TownView, index: number): string {
  const cart = town.carts[index];
  if (!cart) return '';
  if (cart.broken) return say('cart.broken');
  if (cart.sent > 0) return say(cart.returned ? 'cart.home' : 'cart.down');
  const before = town.carts.filter((one, i) => one.sent > 0 || (i < index && one.crew.length > 0)).length;
  return `$${town.freeShift ? 0 : cartWage(before)}`;
}

interface PlotProps {
  readonly n: number;
  readonly at: Area;
  readonly type: BuildingView['type'] | null;
  readonly ghost: boolean;
  readonly windows: string;
  readonly asleep: number;
  readonly framed: boolean;
  readonly letter: string;
  readonly fresh: boolean;
  readonly night: boolean;
}

const Plot = memo(function Plot(props: PlotProps) {
  const { n, at, type, ghost, windows, asleep, framed, letter, fresh, night } = props;
  const key = useKeySize(10);
  const foot = at.y + at.height;
  const frame = rect(at.x - 1, at.y - 2, at.width + 2, at.height + 4);
  return (
    <G>
      {type === null || ghost ? (
        <EmptyPlot n={n} x={at.x} y={foot} width={at.width} height={70} night={night} />
      ) : null}
      {type === null ? null : (
        <Facade
          type={type}
          x={at.x}
          y={foot}
          width={at.width}
          night={night}
          windows={ghost ? '' : windows}
          asleep={asleep}
          ghost={ghost}
        />
      )}
      {type === 'house' && !ghost ? <Smoke x={at.x + 65} y={foot - 86} night={night} /> : null}
      {fresh && !framed ? <LitBand d={rect(at.x + 4, foot + 2, at.width - 8, 3)} width={2} /> : null}
      {framed ? <LitBand d={frame} width={4} /> : null}
      {letter ? <Key letter={letter} x={at.x + 6} y={at.y + 6} r={key} /> : null}
    </G>
  );
});

function townSpots(
  town: TownView,
  lay: Lay,
  yard: { readonly carts: readonly Placed[]; readonly head: number | null },
  dice: readonly number[],
): Spot[] {
  const spaces = town.spaces.slice(0, lay.feet.length * COLUMNS).map((b, i): Spot => {
    const at = plotAt(lay, i);
    const n = i + 1;
    if (!b) return { target: `space:${n}`, ...at, label: say('spot.space.empty', { n }) };
    const building = capital(buildingName(b.type));
    const { windows } = BUILDING[b.type];
    const label =
      windows > 0
        ? say('spot.space', { building, n, taken: b.here.length, windows })
        : say('spot.space.plain', { building, n });
    return { target: `space:${n}`, ...at, label };
  });
  const carts = town.carts.flatMap((cart, i): Spot[] => {
    const at = yard.carts[i];
    if (!at) return [];
    const taken = cart.crew.length;
    const holes = { size: capital(cartName(cart.size)), n: i + 1, taken, seats: seatsOf(cart) };
    return [{ target: `cart:${i + 1}`, ...at, label: say('spot.cart', holes) }];
  });
  const guests = dice.map((n): Spot => ({
    target: `die:${n}`,
    ...dieAt(plotAt(lay, n - 1)),
    label: say('spot.die', { n }),
  }));
  const head: Spot[] =
    yard.head === null
      ? []
      : [
          {
            target: 'cart:all',
            x: yard.head - HEAD_WIDTH / 2,
            y: lay.rail - CART_HEIGHT - 26,
            width: HEAD_WIDTH,
            height: CART_HEIGHT + 30,
            label: say('spot.head'),
          },
        ];
  return [...spaces, ...carts, ...guests, ...head];
}
