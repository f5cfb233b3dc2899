/** The mine as a cross-section under the town: tiles that join, layers by shade, carts and people below. */
import { memo, useContext, useMemo } from 'react';
import { StyleSheet, View as Box } from 'react-native';
import { G, Path } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { Surface, type Spot } from '@/components/play/surface';
import { Key, Label, LitBand, Shape, rect } from '@/components/ui/draw';
import { board, line } from '@/components/ui/tokens';
import { useTheme } from '@/components/ui/theme';
import { capital } from '@/engine/core/words';
import type { View } from '@/engine/games/dakota';
import { STRONG } from '@/engine/games/dakota/data';
import { seatsOf } from '@/engine/games/dakota/rules/town';
import { cartName, cellName, tileName } from '@/engine/games/dakota/words/names';
import { parseLay } from '@/engine/games/dakota/rules/exploring';
import { shaftTo, tileIn } from '@/engine/games/dakota/rules/mine';
import { ENTRANCE, cellIn, cellTarget, parseCell } from '@/engine/games/dakota/rules/notation';
import { parseDrop } from '@/engine/games/dakota/rules/rides';
import { Entrance, Ground, ROCK_BED, SKY, Skyline, type TownView } from './ground';
import { hourOf, isDark } from './hours';
import { CART_DOWN, CART_SCALE, MINER_AT, MINER_SIZE, T } from './measures';
import { Worker } from './people';
import { landing, useUnderWay } from './under-way';
import { Wagon } from './wagon';
import { Scale, useKeySize } from './scale';
import { Scaled } from './scaled';
import { shownSeat, type Area } from './shown';
import { MineTile } from './tile';
import { TownBoard } from './town-board';
import { BAGS_WIDTH, Bags, WaitingCart, isUnderBags, bagAt, waitingAt, waitingCarts } from './mine-edge';
import { say } from './words';

/** Tiles are not drawn larger than this, in pixels. */
const LARGEST = 72;

/** From this width on the town stands beside its mine, as on a tablet. */
const SIDE_BY_SIDE = 560;

export function MineBoard(props: BoardProps<View>) {
  const { width, height } = props;
  const { colours } = useTheme();
  if (width < SIDE_BY_SIDE) return <MineFace {...props} />;
  const left = Math.round(width * 0.59);
  return (
    <Box style={styles.row}>
      <TownBoard {...props} width={left} height={height} />
      <Box style={[styles.rule, { backgroundColor: colours.ink }]} />
      <MineFace {...props} width={width - left - line.rule} height={height} />
    </Box>
  );
}

/** What the head of the mine needs to its left and right, in tiles. */
const HEAD_ROOM = [-0.3, 0.3] as const;

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/** Cells named by lit targets. */
function litCells(
  lit: ReadonlyMap<string, string>,
): { x: number; y: number; letter: string; target: string }[] {
  return [...lit]
    .filter(([target]) => target.startsWith('cell:'))
    .map(([target, letter]) => ({ ...cellIn(target, 'cell:'), letter, target }));
}

function boundsOf(town: TownView, cells: readonly { x: number; y: number }[]): Bounds {
  const all = [...town.mine, ...cells];
  return {
    left: Math.min(HEAD_ROOM[0], ...all.map((c) => c.x)) - 0.6,
    right: Math.max(HEAD_ROOM[1], ...all.map((c) => c.x)) + 0.6,
    bottom: Math.max(4, ...all.map((c) => c.y)) + 0.6,
  };
}

function MineFace(props: BoardProps<View>) {
  const { view, viewer, decision, lit, chosen, preview, recent, happening, width, height, calm } = props;
  const night = isDark(view, props.night);
  const seat = shownSeat(view, viewer, decision);
  const town = view.towns[seat];
  const underWay = useUnderWay(happening, calm);
  const cells = useMemo(() => litCells(lit), [lit]);
  const box = useMemo(() => {
    if (!town) return { x: 0, y: 0, width: 1, height: 1 };
    const b = boundsOf(town, cells);
    const least = { width: (b.right - b.left) * T, height: b.bottom * T + T / 2 + SKY };
    const k = Math.max(least.width / width, least.height / height, T / LARGEST);
    const spare = width * k - least.width;
    const room = { x: b.left * T - spare / 2, y: -T / 2 - SKY, width: width * k, height: height * k };
    // The bags stand in the lower corner: a mine that reaches there makes way for them where it can.
    const under = [...town.mine, ...cells].some((c) =>
      isUnderBags(room, k, { x: (c.x - 0.5) * T, y: (c.y + 0.5) * T }),
    );
    return under ? { ...room, x: b.left * T - Math.max(spare / 2, Math.min(spare, BAGS_WIDTH * k)) } : room;
  }, [town, cells, width, height]);
  const spots = useMemo(
    () => (town ? mineSpots(view, town, cells, box, box.width / width, lit) : []),
    [view, town, cells, box, width, lit],
  );
  if (!town) return null;
  // A cart that passes marks nothing.
  const marked = happening === null && !recent.has(ENTRANCE);
  const coming = comingHome(happening);
  const off = landing(underWay);
  const waiting = view.pick === 'resolve' ? waitingCarts(town, lit) : [];
  const ghost = preview?.startsWith('lay:') ? parseLay(preview) : null;
  const set = preview?.startsWith('drop:') ? parseDrop(preview) : [];
  const hand = town.carts[view.cart]?.crew.find((kind) => kind !== STRONG) ?? STRONG;
  const way = preview?.startsWith('ride:')
    ? parseCell(preview.split(':')[2] ?? '')
    : view.pick === 'cart-drop'
      ? (town.carts[view.cart]?.shaft ?? null)
      : null;
  return (
    <Scale value={width / box.width}>
      <Surface board={props} box={box} spots={spots} ground={ROCK_BED[night ? 1 : 0]}>
        <Ground box={box} hour={hourOf(view)} night={night} />
        <Skyline town={town} ink={night ? '#C6B08D' : board.ink} />
        <Entrance night={night} />
        {town.mine.map((m) => (
          <G key={`${m.x},${m.y}`}>
            <MineTile tile={m.tile} turn={m.turn} x={m.x * T} y={m.y * T} side={T} night={night} />
            {m.mark === 'jumped' ? <Cross x={m.x * T} y={m.y * T} /> : null}
            {marked && recent.has(`cell:${m.x},${m.y}`) ? (
              <Shape
                d={rect(m.x * T - T / 2 + 2, m.y * T - T / 2 + 2, T - 4, T - 4)}
                stroke={board.pale}
                width={2}
                dash="4 3"
              />
            ) : null}
          </G>
        ))}
        {town.mine.map((m) => (
          <Path
            key={`edge ${m.x},${m.y}`}
            d={rect(m.x * T - T / 2, m.y * T - T / 2, T, T)}
            fill="none"
            stroke={board.ink}
            strokeWidth={0.6}
            opacity={0.45}
          />
        ))}
        {cells.map((cell) => (
          <LitCell
            key={cell.target}
            {...cell}
            dug={tileIn(town.mine, cell.x, cell.y) >= 0}
            chosen={chosen.has(cell.target)}
          />
        ))}
        {town.mine.map((m) => (
          <Label
            key={`way ${m.x},${m.y}`}
            x={m.x * T - T / 2 + 9}
            y={m.y * T + T / 2 - 7}
            size={12.4 * Math.max(1, box.width / width)}
            colour={board.pale}
            weight={600}
          >
            {m.distance}
          </Label>
        ))}
        {ghost ? (
          <MineTile
            tile={ghost.tile}
            turn={ghost.turn}
            x={ghost.x * T}
            y={ghost.y * T}
            side={T - 8}
            night={night}
            ghost
          />
        ) : null}
        {way ? <Way town={town} end={way} /> : null}
        {set.map(({ x, y, strong }) => (
          <Worker
            key={`${x},${y}`}
            kind={strong ? STRONG : hand}
            x={x * T + MINER_AT[0]}
            y={y * T + MINER_AT[1]}
            size={MINER_SIZE}
            ghost
          />
        ))}
        {town.carts.map((cart, i) =>
          cart.shaft && !cart.returned && i !== coming ? (
            <RidingCart key={i} x={cart.shaft.x} y={cart.shaft.y} crew={ridersOf(cart)} />
          ) : null,
        )}
        {town.carts.map((cart, i) =>
          cart.returned || i === coming
            ? null
            : cart.drops.map((d) =>
                off.has(cellTarget(d)) ? null : (
                  <Worker
                    key={`${d.x},${d.y}`}
                    kind={d.kind}
                    x={d.x * T + MINER_AT[0]}
                    y={d.y * T + MINER_AT[1]}
                    size={MINER_SIZE}
                  />
                ),
              ),
        )}
        {waiting.map((index, i) => (
          <WaitingCart
            key={index}
            at={waitingAt(box, box.width / width, i)}
            unit={box.width / width}
            crew={town.carts[index]?.crew.length ?? 0}
            letter={lit.get(`cart:${index + 1}`)}
            chosen={chosen.has(`cart:${index + 1}`)}
          />
        ))}
        <Bags view={view} box={box} unit={box.width / width} lit={lit} />
      </Surface>
    </Scale>
  );
}

/** The way of a cart from the entrance to the end of its shaft. */
export function Way(props: {
  readonly town: { readonly mine: ReadonlyArray<TownView['mine'][number]> };
  readonly end: { readonly x: number; readonly y: number };
}) {
  const { town, end } = props;
  const last = tileIn(town.mine, end.x, end.y);
  if (last < 0) return null;
  const steps = shaftTo(town.mine, last).map((i) => town.mine[i]);
  const d = steps.map((tile) => (tile ? `L${tile.x * T} ${tile.y * T}` : '')).join('');
  return (
    <G>
      <Shape d={`M0 ${-T / 2}${d}`} stroke={board.ink} width={5.5} dash="0.1 9" />
      <Shape d={`M0 ${-T / 2}${d}`} stroke={board.pale} width={3.4} dash="0.1 9" />
    </G>
  );
}

interface LitCellProps {
  readonly x: number;
  readonly y: number;
  readonly letter: string;
  readonly dug: boolean;
  readonly chosen: boolean;
}

const LitCell = memo(function LitCell({ x, y, letter, dug, chosen }: LitCellProps) {
  const d = rect(x * T - T / 2 + 3, y * T - T / 2 + 3, T - 6, T - 6);
  const key = useKeySize(dug ? 9.8 : 11);
  return (
    <G>
      {dug ? null : <Path d={d} fill={chosen ? board.litFill : '#A58F6C'} />}
      <LitBand d={d} width={chosen ? 6 : 4} />
      <Key letter={letter} x={dug ? x * T + 16 : x * T} y={dug ? y * T - 16 : y * T} r={key} />
    </G>
  );
});

const Cross = memo(function Cross({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <Shape d={`M${x - 12} ${y - 12}l24 24M${x + 12} ${y - 12}l-24 24`} stroke={board.rugged} width={4} />
  );
});

interface RidingProps {
  readonly x: number;
  readonly y: number;
  /** Those who still ride, joined. */
  readonly crew: string;
}

/** A cart at the end of its shaft. */
const RidingCart = memo(function RidingCart({ x, y, crew }: RidingProps) {
  const kinds = useMemo(() => (crew === '' ? [] : crew.split(',').map(Number)), [crew]);
  const scale = useContext(Scale) * CART_SCALE;
  return (
    <Scaled x={x * T} y={y * T + CART_DOWN} by={CART_SCALE}>
      <Scale value={scale}>
        <Wagon crew={kinds} ore={nothing} />
      </Scale>
    </Scaled>
  );
});

const nothing: readonly number[] = [];

/** Those in a cart who have not got off. */
function ridersOf(cart: TownView['carts'][number]): string {
  const left = cart.crew.slice();
  for (const { kind } of cart.drops) left.splice(left.indexOf(kind), 1);
  return left.join(',');
}

/** The cart on its way home: it is drawn where it moves. */
function comingHome(happening: BoardProps['happening']): number {
  const event = happening?.events[0];
  return event?.kind === 'cart-returns' ? Number(event.args?.['n']) - 1 : -1;
}

function mineSpots(
  view: View,
  town: TownView,
  cells: readonly { x: number; y: number; target: string }[],
  box: Area,
  unit: number,
  lit: ReadonlyMap<string, string>,
): Spot[] {
  const square = (x: number, y: number) => ({ x: x * T - T / 2, y: y * T - T / 2, width: T, height: T });
  const dug = town.mine.map((m): Spot => ({
    target: `cell:${m.x},${m.y}`,
    ...square(m.x, m.y),
    label: say('spot.tile', { tile: tileName(m.tile), row: cellName(m.x, m.y), n: m.distance }),
  }));
  const open = cells
    .filter((c) => tileIn(town.mine, c.x, c.y) < 0)
    .map((c): Spot => ({
      target: c.target,
      ...square(c.x, c.y),
      label: say('spot.rock', { row: cellName(c.x, c.y) }),
    }));
  const bags = view.tilesLeft.map((left, i): Spot => ({
    target: `bag:${i + 1}`,
    ...bagAt(box, unit, i),
    label: say('spot.bag', { n: i + 1, left }),
  }));
  const waiting = view.pick === 'resolve' ? waitingCarts(town, lit) : [];
  const carts = waiting.map((index, i): Spot => {
    const cart = town.carts[index];
    const holes = { n: index + 1, taken: cart?.crew.length ?? 0, seats: cart ? seatsOf(cart) : 0 };
    const size = capital(cartName(cart?.size ?? 'small'));
    return {
      target: `cart:${index + 1}`,
      ...waitingAt(box, unit, i),
      label: say('spot.cart', { size, ...holes }),
    };
  });
  const entrance: Spot = { target: ENTRANCE, ...square(0, 0), label: say('spot.head') };
  return [...dug, ...open, ...bags, ...carts, entrance];
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', flex: 1 }, rule: { width: line.rule } });
