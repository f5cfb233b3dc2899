/** The map: tiles, tents and houses, free cells while a tile is placed, tiles on offer, and the stack. */
import { memo, useMemo } from 'react';
import { G } from 'react-native-svg';

import type { BoardProps, SeatLook } from '@/components/boards/board';
import { Surface, type Box, type Spot } from '@/components/play/surface';
import { Key, Label, LitBand, Plate, Shape, Table, hexCentre, hexPath } from '@/components/ui/draw';
import { board, terrains } from '@/components/ui/tokens';
import { hexOf } from '@/engine/geometry/hex';
import { tileName, tileScore } from '@/engine/games/dice-settlers/words/names';
import type { View } from '@/engine/games/dice-settlers/view';

import { HexTile } from './hex-tile';
import { colourOf, nameOf } from './shown';
import { say } from './words';

const R = 44;
const LEAST = 300;

export function MapBoard(props: BoardProps<View>) {
  const { view, seats, lit, chosen, preview, recent, width, height, night, decision } = props;
  const cells = useMemo(() => freeCells(view, lit), [view, lit]);
  const offer = useMemo(() => offered(view), [view]);
  const { box, shelf } = useMemo(
    () => boxOf(view, cells, offer.length, width, height),
    [view, cells, offer, width, height],
  );
  const corner = useMemo(
    () => stackCorner(view, cells, offer.length, shelf, box),
    [view, cells, offer, shelf, box],
  );
  const spots = useMemo(
    () => spotsOf(view, seats, cells, offer, shelf, corner),
    [view, seats, cells, offer, shelf, corner],
  );
  const colours = Array.from({ length: view.sides }, (_, owner) => colourOf(view, seats, owner)).join(',');
  const bot = view.bot ? view.players.length : -1;
  const ghostCell = preview?.startsWith('place:') ? preview.slice(6) : null;
  return (
    <Surface board={props} box={box} spots={spots}>
      <Table
        x={box.x - 300}
        y={box.y - 300}
        width={box.width + 600}
        height={box.height + 600}
        night={night}
        seed={3}
      />
      {view.map.map((t) => {
        const [x, y] = hexCentre(t.q, t.r, R);
        const key = `${t.q},${t.r}`;
        return (
          <HexTile
            key={key}
            no={t.tile}
            x={x}
            y={y}
            r={R}
            tents={t.tents.join(',')}
            house={t.house}
            colours={colours}
            bot={bot}
            night={night}
            letter={lit.get(`cell:${key}`)}
            chosen={chosen.has(`cell:${key}`)}
            ghost={ghostCell === key ? (decision?.seat ?? -1) : -1}
            fresh={recent.has(`cell:${key}`)}
          />
        );
      })}
      {cells.map((key) => (
        <FreeCell
          key={key}
          cell={key}
          letter={lit.get(`cell:${key}`) ?? ''}
          chosen={chosen.has(`cell:${key}`)}
          night={night}
        />
      ))}
      {offer.map((no, i) => {
        const x = shelf.x + i * R * 2;
        return (
          <HexTile
            key={`offer ${no}`}
            no={no}
            x={x}
            y={shelf.y}
            r={R * 0.92}
            tents=""
            house={-1}
            colours={colours}
            bot={bot}
            night={night}
            letter={lit.get(`tile:${no}`)}
            chosen={chosen.has(`tile:${no}`)}
            ghost={-1}
            fresh={false}
          />
        );
      })}
      <Stack n={view.stack} {...corner} />
    </Surface>
  );
}

/** Lit cells no tile lies on. */
function freeCells(view: View, lit: ReadonlyMap<string, string>): string[] {
  const taken = new Set(view.map.map((t) => `${t.q},${t.r}`));
  return [...lit.keys()].flatMap((target) =>
    target.startsWith('cell:') && !taken.has(target.slice(5)) ? [target.slice(5)] : [],
  );
}

function offered(view: View): readonly number[] {
  const { task } = view;
  if (task?.kind === 'start-tile') return view.startHand;
  if (task?.kind === 'pick-tile') return task.drawn;
  if (task?.kind === 'pick-cell') return [task.tile];
  return [];
}

/** Room for map, free cells and the shelf of offered tiles, in the shape of the screen. */
function boxOf(
  view: View,
  cells: readonly string[],
  offers: number,
  width: number,
  height: number,
): { box: Box; shelf: { x: number; y: number } } {
  const centres = [
    ...view.map.map((t) => hexCentre(t.q, t.r, R)),
    ...cells.map((key) => {
      const { q, r } = hexOf(key);
      return hexCentre(q, r, R);
    }),
  ];
  const xs = centres.map(([x]) => x);
  const ys = centres.map(([, y]) => y);
  const some = centres.length > 0;
  let left = (some ? Math.min(...xs) : 0) - R * 1.1;
  let right = (some ? Math.max(...xs) : 0) + R * 1.1;
  const top = some ? Math.min(...ys) - R * 1.25 : 0;
  let bottom = some ? Math.max(...ys) + R * 1.25 : R * 0.2;
  const shelf = { x: (left + right) / 2 - (offers - 1) * R, y: bottom + R * 0.95 };
  if (offers > 0) {
    bottom = shelf.y + R * 1.15;
    left = Math.min(left, shelf.x - R);
    right = Math.max(right, shelf.x + (offers - 1) * 2 * R + R);
  }
  const wide = Math.max(LEAST, right - left, ((bottom - top) * width) / height);
  const high = Math.max((wide * height) / width, bottom - top);
  const box = {
    x: (left + right) / 2 - wide / 2,
    y: (top + bottom) / 2 - high / 2,
    width: wide,
    height: high,
  };
  return { box, shelf };
}

function spotsOf(
  view: View,
  seats: readonly SeatLook[],
  cells: readonly string[],
  offer: readonly number[],
  shelf: { readonly x: number; readonly y: number },
  corner: Corner,
): Spot[] {
  const around = (x: number, y: number) => ({
    x: x - R * 0.8,
    y: y - R * 0.8,
    width: R * 1.6,
    height: R * 1.6,
  });
  const tiles = view.map.map((t) => {
    const [x, y] = hexCentre(t.q, t.r, R);
    return { target: `cell:${t.q},${t.r}`, ...around(x, y), label: tileLabel(view, seats, t) };
  });
  const free = cells.map((key) => {
    const { q, r } = hexOf(key);
    const [x, y] = hexCentre(q, r, R);
    return { target: `cell:${key}`, ...around(x, y), label: say('cell') };
  });
  const offers = offer.map((no, i) => ({
    target: `tile:${no}`,
    ...around(shelf.x + i * R * 2, shelf.y),
    label: say('offered', { name: tileName(no), score: tileScore(no) }),
  }));
  const stack = {
    target: 'stack',
    x: corner.x,
    y: corner.y,
    width: 60 * corner.k,
    height: 40 * corner.k,
    label: say('stack', { n: view.stack }),
  };
  return [...tiles, ...free, ...offers, stack];
}

function tileLabel(view: View, seats: readonly SeatLook[], t: View['map'][number]): string {
  const pieces: string[] = [];
  if (t.house >= 0) pieces.push(say('tile.house', { who: nameOf(view, seats, t.house) }));
  t.tents.forEach((n, owner) => {
    if (n > 0) pieces.push(say('tile.tents', { who: nameOf(view, seats, owner), n }));
  });
  return say('tile', {
    name: tileName(t.tile),
    score: tileScore(t.tile),
    pieces: pieces.join(', ') || say('tile.empty'),
  });
}

interface Corner {
  readonly x: number;
  readonly y: number;
  /** The plate keeps its size on the screen. */
  readonly k: number;
}

/** The corner of the board that lies farthest from any tile. */
function stackCorner(
  view: View,
  cells: readonly string[],
  offers: number,
  shelf: { readonly x: number; readonly y: number },
  box: Box,
): Corner {
  const k = Math.max(0.7, Math.min(1.6, box.width / 400));
  const taken = [
    ...view.map.map((t) => hexCentre(t.q, t.r, R)),
    ...cells.map((key) => hexCentre(hexOf(key).q, hexOf(key).r, R)),
    ...Array.from({ length: offers }, (_, i) => [shelf.x + i * 2 * R, shelf.y] as const),
  ];
  const right = box.x + box.width - 66 * k;
  const low = box.y + box.height - 46 * k;
  const corners = [
    [right, low],
    [box.x + 6 * k, low],
    [right, box.y + 6 * k],
    [box.x + 6 * k, box.y + 6 * k],
  ] as const;
  const room = ([x, y]: readonly [number, number]) =>
    Math.min(Infinity, ...taken.map(([tx, ty]) => Math.hypot(tx - x - 30 * k, ty - y - 20 * k)));
  const best = corners.reduce((a, b) => (room(b) > room(a) + R ? b : a));
  return { x: best[0], y: best[1], k };
}

interface FreeCellProps {
  readonly cell: string;
  readonly letter: string;
  readonly chosen: boolean;
  readonly night: boolean;
}

const FreeCell = memo(function FreeCell({ cell, letter, chosen, night }: FreeCellProps) {
  const { q, r } = hexOf(cell);
  const [x, y] = hexCentre(q, r, R);
  const ink = night ? board.pale : board.ink;
  return (
    <G>
      <Shape
        d={hexPath(x, y, R * 0.94)}
        fill={board.litFill}
        stroke={ink}
        width={1.6}
        dash="6 5"
        opacity={chosen ? 1 : 0.75}
      />
      {chosen ? <LitBand d={hexPath(x, y, R * 0.88)} width={6} /> : null}
      <Shape d={`M${x - 9} ${y}h18M${x} ${y - 9}v18`} stroke={board.ink} width={3} />
      <Key letter={letter} x={x + R * 0.55} y={y - R * 0.55} r={11} />
    </G>
  );
});

const Stack = memo(function Stack({ n, x, y, k }: Corner & { readonly n: number }) {
  return (
    <G transform={`translate(${x} ${y}) scale(${k})`}>
      <Plate x={0} y={0} width={60} height={40} rx={6} />
      <Shape d={hexPath(19, 20, 13)} fill={terrains.unseen.day} stroke={board.ink} width={1.4} />
      <Label x={43} y={27} size={19}>
        {n}
      </Label>
    </G>
  );
});
