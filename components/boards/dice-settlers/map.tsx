/** The map: tiles, tents and houses, free cells while a tile is placed, tiles on offer, and the supplies. */
import { memo, useMemo } from 'react';
import { G } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { Surface } from '@/components/play/surface';
import {
  Die,
  IconAt,
  Key,
  Label,
  LitBand,
  Plate,
  Shape,
  Table,
  hexCentre,
  hexPath,
  rect,
} from '@/components/ui/draw';
import { board, groundTone, terrains } from '@/components/ui/tokens';
import { colourAt, RECRUITABLE } from '@/engine/games/dice-settlers/data';
import type { View } from '@/engine/games/dice-settlers/view';
import { hexOf } from '@/engine/geometry/hex';

import { ghostOf } from './ghost';
import type { HexFaceProps } from './hex-face';
import { HexLandTile, HexPieces, HexTile } from './hex-tile';
import { placesOf, R, spotsOf, type Places, type Slots } from './map-layout';
import { diceOf, NO_DICE, RolledDice, rolledSpots } from './rolled';
import { seasonOf } from './season';
import { colourGlyph, colourOf, fillOf, shownSeat } from './shown';

export function MapBoard(props: BoardProps<View>) {
  const { view, viewer, seats, lit, chosen, preview, recent, happening, width, height, night, decision } =
    props;
  const cells = useMemo(() => freeCells(view, lit, happening), [view, lit, happening]);
  const movers = useMemo(() => named(lit, 'tent:'), [lit]);
  const offer = view.phase === 'draft' && view.map.length === 0 ? view.startHand : NONE;
  const places = useMemo(
    () => placesOf(view, cells, offer.length, width, height),
    [view, cells, offer, width, height],
  );
  const { box, shelf, k, slots } = places;
  const tents = view.players[shownSeat(view, viewer, decision?.seat)]?.tents ?? 0;
  // Dice that are rolled while nobody is asked lie on no other place.
  const dice = useMemo(() => (decision ? NO_DICE : diceOf(happening)), [decision, happening]);
  const spots = useMemo(
    () => [
      ...spotsOf(view, seats, cells, offer, movers, tents, places),
      ...rolledSpots(dice, places.box, places.k),
    ],
    [view, seats, cells, offer, movers, tents, places, dice],
  );
  const colours = Array.from({ length: view.sides }, (_, owner) => colourOf(view, seats, owner)).join(',');
  const bot = view.bot ? view.players.length : -1;
  const ghost = useMemo(() => ghostOf(preview, view), [preview, view]);
  const mover = decision?.seat ?? -1;
  const least = LEAST_TEXT * k;
  const common = { colours, bot, night, least };
  const numbered = useMemo(() => askedCells(view, lit, chosen), [view, lit, chosen]);
  // A free cell is named by the tiles round it.
  const naming = cells.length > 0;
  const tiles = view.map.map((t): HexFaceProps => {
    const [x, y] = hexCentre(t.q, t.r, R);
    const key = `${t.q},${t.r}`;
    return {
      no: t.tile,
      x,
      y,
      r: R,
      tents: t.tents.join(','),
      house: t.house,
      ghost: ghost.cells.get(key) ?? '',
      ghostOwner: mover,
      fresh: recent.has(`cell:${key}`),
      numbered: numbered.has(key) || naming,
      ...common,
    };
  });
  const offers = offer.map((no, i): HexFaceProps => ({
    no,
    x: shelf.x + i * R * 2,
    y: shelf.y,
    r: R * 0.92,
    tents: '',
    house: -1,
    ghost: '',
    ghostOwner: -1,
    fresh: false,
    numbered: true,
    ...common,
  }));
  return (
    <Surface board={props} box={box} spots={spots} ground={groundTone(seasonOf(view), night)}>
      <Table
        x={box.x - 300}
        y={box.y - 300}
        width={box.width + 600}
        height={box.height + 600}
        fill="none"
        night={night}
        seed={3}
      />
      {tiles.map((tile) => (
        <HexLandTile key={tile.no} {...tile} />
      ))}
      {cells.map((key) => (
        <FreeCell key={key} cell={key} night={night} />
      ))}
      {offers.map((tile) => (
        <HexLandTile key={tile.no} {...tile} />
      ))}
      {/* Lights lie on the land of all tiles and under what stands on them: no neighbour hides them. */}
      {[...view.map.map((t) => `${t.q},${t.r}`), ...cells].map((key) => {
        const [x, y] = hexCentre(hexOf(key).q, hexOf(key).r, R);
        const target = `cell:${key}`;
        return <LitHex key={key} x={x} y={y} r={R} lit={lit.has(target)} chosen={chosen.has(target)} />;
      })}
      {offers.map(({ no, x, y, r }) => (
        <LitHex key={no} x={x} y={y} r={r} lit={lit.has(`tile:${no}`)} chosen={chosen.has(`tile:${no}`)} />
      ))}
      {[...tiles, ...offers].map((tile) => (
        <HexPieces key={tile.no} {...tile} />
      ))}
      {ghost.laid ? <LaidTile {...ghost.laid} {...common} owner={mover} sides={view.sides} /> : null}
      {/* Letters lie over everything. */}
      {[...lit].map(([target, letter]) => {
        const at = letter === '' ? null : centreOf(target, offers);
        return at ? (
          <Key
            key={target}
            letter={letter}
            x={at.x + R * 0.62}
            y={at.y - R * 0.62}
            r={Math.max(R * 0.27, 10 * k)}
          />
        ) : null;
      })}
      {movers.map((key) => (
        <Mover key={key} cell={key} chosen={chosen.has(`tent:${key}`)} />
      ))}
      {dice.length > 0 ? <RolledDice dice={dice} box={box} k={k} /> : null}
      <Supplies view={view} tents={tents} lit={lit} chosen={chosen} x={box.x} y={box.y} k={k} slots={slots} />
    </Surface>
  );
}

const NONE: readonly number[] = [];
/** Texts on a tile, in points of the screen. */
const LEAST_TEXT = 12;

/** Tiles the question or its tickets name by their number. */
function askedCells(
  { task }: View,
  lit: ReadonlyMap<string, string>,
  chosen: ReadonlySet<string>,
): ReadonlySet<string> {
  const cells = [...named(lit, 'cell:'), ...named(lit, 'tent:')];
  for (const target of chosen) if (target.startsWith('cell:')) cells.push(target.slice('cell:'.length));
  if (task && 'cell' in task) cells.push(task.cell);
  return new Set(cells);
}

/** What of a kind is lit, by name. */
function named(lit: ReadonlyMap<string, string>, kind: string): string[] {
  return [...lit.keys()].flatMap((target) => (target.startsWith(kind) ? [target.slice(kind.length)] : []));
}

/** Lit cells no tile lies on, and the one a tile is on its way to. */
function freeCells(
  view: View,
  lit: ReadonlyMap<string, string>,
  happening: BoardProps['happening'],
): readonly string[] {
  const cells = named(lit, 'cell:');
  for (const { targets = [] } of happening?.events ?? []) {
    for (const target of targets) if (target.startsWith('cell:')) cells.push(target.slice('cell:'.length));
  }
  if (cells.length === 0) return NOWHERE;
  const taken = new Set(view.map.map((t) => `${t.q},${t.r}`));
  return [...new Set(cells)].filter((key) => !taken.has(key));
}

const NOWHERE: readonly string[] = [];

/** The middle of a lit tile, cell or tile on offer; null for what lies elsewhere. */
function centreOf(target: string, offers: readonly HexFaceProps[]): { x: number; y: number } | null {
  if (target.startsWith('cell:')) {
    const { q, r } = hexOf(target.slice(5));
    const [x, y] = hexCentre(q, r, R);
    return { x, y };
  }
  return offers.find(({ no }) => target === `tile:${no}`) ?? null;
}

interface LitHexProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly lit: boolean;
  readonly chosen: boolean;
}

const LitHex = memo(function LitHex({ x, y, r, lit, chosen }: LitHexProps) {
  if (!lit && !chosen) return null;
  return <LitBand d={hexPath(x, y, r * 0.93)} width={chosen ? r * 0.16 : r * 0.09} />;
});

const FreeCell = memo(function FreeCell({ cell, night }: { readonly cell: string; readonly night: boolean }) {
  const [x, y] = hexCentre(hexOf(cell).q, hexOf(cell).r, R);
  const ink = night ? board.pale : board.ink;
  return (
    <G>
      <Shape
        d={hexPath(x, y, R * 0.94)}
        fill={board.litFill}
        stroke={ink}
        width={1.6}
        dash="6 5"
        opacity={0.8}
      />
      <Shape d={`M${x - 9} ${y}h18M${x} ${y - 9}v18`} stroke={board.ink} width={3} />
    </G>
  );
});

interface LaidTileProps {
  readonly no: number;
  readonly cell: string;
  readonly owner: number;
  readonly sides: number;
  readonly colours: string;
  readonly bot: number;
  readonly night: boolean;
  readonly least: number;
}

/** The tile as it would lie, with the tent that comes on it. */
function LaidTile({ no, cell, owner, sides, ...common }: LaidTileProps) {
  const [x, y] = hexCentre(hexOf(cell).q, hexOf(cell).r, R);
  const tents = Array.from({ length: sides }, () => 0).join(',');
  return (
    <G opacity={0.75}>
      <HexTile
        no={no}
        x={x}
        y={y}
        r={R}
        tents={tents}
        house={-1}
        ghost="tent"
        ghostOwner={owner}
        fresh={false}
        numbered
        {...common}
      />
    </G>
  );
}

/** A tent that may be moved. */
const Mover = memo(function Mover({ cell, chosen }: { readonly cell: string; readonly chosen: boolean }) {
  const [x, y] = hexCentre(hexOf(cell).q, hexOf(cell).r, R);
  return <LitBand d={hexPath(x, y, R * 0.44)} width={chosen ? 5 : 2.4} />;
});

interface SuppliesProps {
  readonly view: View;
  readonly tents: number;
  readonly lit: ReadonlyMap<string, string>;
  readonly chosen: ReadonlySet<string>;
  readonly x: number;
  readonly y: number;
  readonly k: number;
  readonly slots: Slots;
}

/** The stack, the tents at hand and the dice to recruit; they keep their size on the screen. */
function Supplies({ view, tents, lit, chosen, x, y, k, slots }: SuppliesProps) {
  const light = (target: string, at: Places['box']) =>
    lit.has(target) || chosen.has(target) ? (
      <LitBand d={rect(at.x + 1, at.y + 1, at.width - 2, at.height - 2)} width={chosen.has(target) ? 5 : 3} />
    ) : null;
  return (
    <G transform={`translate(${x} ${y}) scale(${k})`}>
      <Plate {...slots.stack} rx={6} />
      <Shape
        d={hexPath(slots.stack.x + 18, slots.stack.y + 19, 12)}
        fill={terrains.unseen.day}
        stroke={board.ink}
        width={1.4}
      />
      <Label x={slots.stack.x + 43} y={slots.stack.y + 25} size={17}>
        {view.stack}
      </Label>
      {light('stack', slots.stack)}
      <Plate {...slots.tents} rx={6} />
      <IconAt name="camping-tent" x={slots.tents.x + 19} y={slots.tents.y + 19} size={24} />
      <Label x={slots.tents.x + 45} y={slots.tents.y + 25} size={17}>
        {tents}
      </Label>
      {light('tents', slots.tents)}
      {slots.colours.map((at, i) => {
        const colour = RECRUITABLE[i] ?? 0;
        const n = view.supply[colour] ?? 0;
        return (
          <G key={colour}>
            <Plate {...at} rx={6} />
            <G opacity={n === 0 ? 0.4 : 1}>
              <Die
                x={at.x + 16}
                y={at.y + 18}
                size={23}
                face={colourGlyph(colour)}
                fill={fillOf(colour)}
                line={1.2}
              />
              <Label x={at.x + 37} y={at.y + 25} size={15}>
                {n}
              </Label>
            </G>
            {light(`colour:${colourAt(colour)}`, at)}
          </G>
        );
      })}
    </G>
  );
}
