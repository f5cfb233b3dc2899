/** The territory drawn into a frame: land, rails, towns, cities, what is lit and the ghost of a build. */
import { memo } from 'react';
import { Circle, G, Rect } from 'react-native-svg';

import type { BoardProps, SeatLook } from '@/components/boards/board';
import type { Spot } from '@/components/play/surface';
import { City, House, IconAt, Key, LitBand, Rail, Shape, hexPath, segment } from '@/components/ui/draw';
import { board } from '@/components/ui/tokens';
import { capital } from '@/engine/core/words';
import type { View } from '@/engine/games/dark-horse';
import { FOOD, WOOD } from '@/engine/games/dark-horse/data';
import { edgeOf, edgePlace, hexAt, HEXES } from '@/engine/games/dark-horse/rules/map';
import { argOf, hexesIn, verbOf } from '@/engine/games/dark-horse/rules/notation';
import { resourceName, sideName } from '@/engine/games/dark-horse/words/names';

import { lampsLit } from './daylight';
import { HexTile } from './hex';
import { useInAir } from './in-air';
import { centreOf, edgeEnds, edgeMiddle, edgeOfTarget, hexOfTarget, type Frame } from './places';
import { Rails } from './rails';
import { say } from './words';

type LayerProps = Pick<
  BoardProps<View>,
  'view' | 'seats' | 'lit' | 'chosen' | 'preview' | 'recent' | 'happening' | 'night' | 'calm'
> & { readonly frame: Frame };

export interface Ground {
  readonly type: number;
  readonly rugged: boolean;
  readonly secret: boolean;
}

/** What lies on a hex as the viewer knows it: -2 nothing, -1 something hidden. */
export function groundOf(view: View, index: number): Ground {
  const hex = HEXES[index];
  if (!hex || hex.kind === 'plain') return { type: -2, rugged: false, secret: false };
  if (hex.kind === 'safe-food') return { type: FOOD, rugged: false, secret: false };
  if (hex.kind === 'safe-wood') return { type: WOOD, rugged: false, secret: false };
  const tile = view.tiles.find((one) => one.hex === index);
  const rugged = hex.rugged || (tile?.rugged ?? false);
  return { type: tile?.type ?? -1, rugged, secret: tile !== undefined && !tile.up && tile.type >= 0 };
}

/** Ground a tile has been taken off. */
const BARE: Ground = { type: -2, rugged: false, secret: false };

export const MapLayer = memo(function MapLayer(props: LayerProps) {
  const { view, seats, lit, chosen, preview, recent, happening, night, calm, frame } = props;
  const { s } = frame;
  const air = useInAir(happening, calm);
  const turns = (hex: string) =>
    air.has(`hex:${hex}`) && happening?.events.some(({ kind }) => kind === 'reveals' || kind === 'sees');
  const held = new Set(view.seats.flatMap((seat) => [...seat.towns, ...seat.cities]));
  const pieces = view.seats
    .flatMap((seat, index) => [
      ...seat.towns.map((hex) => ({ hex, index, city: false })),
      ...seat.cities.map((hex) => ({ hex, index, city: true })),
    ])
    .filter(({ hex }) => !air.has(`hex:${HEXES[hex]?.id}`));
  const lamps = lampsLit(view);
  return (
    <G>
      {HEXES.map((hex, index) => {
        const [x, y] = centreOf(hex, frame);
        // A tile that is being turned has left its place.
        const { type, rugged, secret } = turns(hex.id) ? BARE : groundOf(view, index);
        return (
          <HexTile
            key={hex.id}
            x={x}
            y={y}
            s={s}
            type={type}
            rugged={rugged}
            secret={secret}
            safe={hex.kind.startsWith('safe')}
            closed={view.closed && hex.closed}
            held={held.has(index)}
            name={nameOf(hex.id, type, lit.has(`hex:${hex.id}`), held.has(index), s)}
            night={night}
          />
        );
      })}
      <Rails rails={view.rails} happening={happening} calm={calm} frame={frame} />
      {pieces.map(({ hex, index, city }) => (
        <Piece
          key={hex}
          frame={frame}
          hex={hex}
          colour={seats[index]?.colour ?? index}
          city={city}
          fresh={recent.has(`hex:${HEXES[hex]?.id}`)}
          lamp={lamps}
        />
      ))}
      <Lights lit={lit} chosen={chosen} frame={frame} />
      <Preview preview={preview} colour={seats[view.task.seat]?.colour ?? 0} frame={frame} />
    </G>
  );
});

/** Hexes this small have no room for their names. */
const NAMED_FROM = 15;

/** City sites always show their name, other hexes while they can be tapped: words speak of nothing else. */
function nameOf(id: string, type: number, lit: boolean, held: boolean, s: number): string {
  return s >= NAMED_FROM && !held && (type === -2 || lit) ? id : '';
}

interface PieceProps {
  readonly frame: Frame;
  readonly hex: number;
  readonly colour: number;
  readonly city: boolean;
  readonly fresh: boolean;
  readonly ghost?: boolean;
  /** Light in its window. */
  readonly lamp?: boolean;
}

/** A town or a city on its hex. */
export const Piece = memo(function Piece({
  frame,
  hex: index,
  colour,
  city,
  fresh,
  ghost,
  lamp,
}: PieceProps) {
  const hex = HEXES[index];
  if (!hex) return null;
  const { s } = frame;
  const [x, y] = centreOf(hex, frame);
  return (
    <G>
      {fresh ? (
        <Circle cx={x} cy={y} r={s * 0.82} fill="none" stroke={board.pale} strokeWidth={s * 0.12} />
      ) : null}
      {city ? (
        <City seat={colour} x={x} y={y + s * 0.1} size={s * 1.06} ghost={ghost} />
      ) : (
        <House seat={colour} x={x + s * 0.22} y={y + s * 0.16} size={s * 0.84} ghost={ghost} />
      )}
      {lamp ? (
        <Window x={city ? x + s * 0.06 : x + s * 0.22} y={city ? y - s * 0.42 : y - s * 0.1} s={s} />
      ) : null}
    </G>
  );
});

/** A window with a lamp behind it. */
function Window({ x, y, s }: { readonly x: number; readonly y: number; readonly s: number }) {
  const side = s * 0.22;
  return (
    <Rect
      x={x - side / 2}
      y={y - side / 2}
      width={side}
      height={side}
      fill={board.lamp}
      stroke={board.ink}
      strokeWidth={0.8}
    />
  );
}

function Lights({ lit, chosen, frame }: Pick<LayerProps, 'lit' | 'chosen' | 'frame'>) {
  const { s } = frame;
  const edges: { edge: number; letter: string; target: string }[] = [];
  const hexes: { x: number; y: number; letter: string; target: string }[] = [];
  for (const [target, letter] of lit) {
    const edge = edgeOfTarget(target);
    const hex = hexOfTarget(target);
    if (edge !== null) edges.push({ edge, letter, target });
    else if (hex) {
      const [x, y] = centreOf(hex, frame);
      hexes.push({ x, y, letter, target });
    }
  }
  const handle = Math.max(5, s * 0.24);
  return (
    <G>
      {hexes.map(({ x, y, target }) => (
        <LitBand
          key={target}
          d={hexPath(x, y, s * 0.9, true)}
          width={chosen.has(target) ? s * 0.26 : s * 0.13}
        />
      ))}
      {edges.map(({ edge, target }) => {
        const [a, b] = edgeEnds(edge, frame);
        const [x, y] = edgeMiddle(edge, frame);
        const wide = chosen.has(target) ? 1.6 : 1;
        return (
          <G key={target}>
            <Shape d={segment(a, b)} stroke={board.ink} width={s * 0.3 * wide} />
            <Shape d={segment(a, b)} stroke={board.lamp} width={s * 0.18 * wide} />
            <Circle cx={x} cy={y} r={handle * wide} fill={board.lamp} stroke={board.ink} strokeWidth={1.3} />
          </G>
        );
      })}
      {hexes.map(({ x, y, letter, target }) => (
        <Key key={target} letter={letter} x={x - s * 0.6} y={y - s * 0.7} r={Math.max(10, s * 0.42)} />
      ))}
      {edges.map(({ edge, letter, target }) => {
        const [x, y] = edgeMiddle(edge, frame);
        return <Key key={target} letter={letter} x={x} y={y} r={Math.max(10, s * 0.42)} />;
      })}
    </G>
  );
}

interface PreviewProps {
  readonly preview: string | null;
  readonly colour: number;
  readonly frame: Frame;
}

/** The ghost of what is about to be built, laid or looked at. */
function Preview({ preview, colour, frame }: PreviewProps) {
  if (preview === null) return null;
  const verb = verbOf(preview);
  switch (verb) {
    case 'rail': {
      const [from, to] = edgeEnds(edgeOf(argOf(preview)), frame);
      return <Rail from={from} to={to} r={frame.s} ghost />;
    }
    case 'town':
    case 'city':
      return (
        <G>
          {hexesIn(preview).map((hex) => (
            <Piece
              key={hex}
              frame={frame}
              hex={hex}
              colour={colour}
              city={verb === 'city'}
              fresh={false}
              ghost
            />
          ))}
        </G>
      );
    case 'peek':
    case 'look':
      return (
        <G>
          {hexesIn(preview).map((hex) => {
            const [x, y] = centreOf(hexAt(hex), frame);
            return <IconAt key={hex} name="eyeball" x={x} y={y} size={frame.s * 0.9} />;
          })}
        </G>
      );
    default:
      return null;
  }
}

/** Places that can be tapped: every hex, and the edges lit now. */
export function mapSpots(
  view: View,
  seats: readonly SeatLook[],
  lit: ReadonlyMap<string, string>,
  frame: Frame,
): Spot[] {
  const { s } = frame;
  const hexes = HEXES.map((hex, index): Spot => {
    const [x, y] = centreOf(hex, frame);
    return {
      target: `hex:${hex.id}`,
      x: x - s * 0.72,
      y: y - s * 0.75,
      width: s * 1.44,
      height: s * 1.5,
      label: hexLabel(view, seats, index),
    };
  });
  const edges = [...lit.keys()].flatMap((target): Spot[] => {
    const edge = edgeOfTarget(target);
    if (edge === null) return [];
    const [x, y] = edgeMiddle(edge, frame);
    const { hex, side } = edgePlace(edge);
    const label = say('edge', { side: sideName(side), hex });
    return [{ target, x: x - s * 0.3, y: y - s * 0.3, width: s * 0.6, height: s * 0.6, label }];
  });
  return [...edges, ...hexes];
}

function hexLabel(view: View, seats: readonly SeatLook[], index: number): string {
  const hex = HEXES[index];
  if (!hex) return '';
  const { type, rugged } = groundOf(view, index);
  const kind = type >= 0 ? resourceName(type) : undefined;
  const parts = [
    type === -2
      ? say('hex.plain', { hex: hex.id })
      : kind
        ? say('hex.tile', { hex: hex.id, kind })
        : say('hex.hidden', { hex: hex.id }),
  ];
  if (hex.kind.startsWith('safe')) parts.push(say('hex.safe'));
  if (rugged) parts.push(say('hex.rugged'));
  if (view.closed && hex.closed) parts.push(say('hex.closed'));
  view.seats.forEach((seat, i) => {
    const who = seats[i]?.name ?? seat.name;
    if (seat.towns.includes(index)) parts.push(say('hex.town', { who }));
    if (seat.cities.includes(index)) parts[0] = capital(`${hex.id}, ${say('hex.city', { who })}`);
  });
  return parts.join(', ');
}
