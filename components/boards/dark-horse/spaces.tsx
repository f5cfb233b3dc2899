/** The action spaces. On a phone the territory stays in sight above them; on a tablet it has its own side. */
import { useMemo } from 'react';
import { useWindowDimensions } from 'react-native';
import { G } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import { WIDE_FROM } from '@/components/play/layout';
import { Surface, type Spot } from '@/components/play/surface';
import { IconAt, Table } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { useTheme } from '@/components/ui/theme';
import { list } from '@/engine/core/words';
import type { View } from '@/engine/games/dark-horse';
import {
  FOOD,
  ORE,
  spacesAt,
  spotOf,
  typeOfRow,
  WOOD,
  type Resource,
  type SpotId,
} from '@/engine/games/dark-horse/data';
import { eventOf, hasSpot } from '@/engine/games/dark-horse/data-cards';
import { harvest } from '@/engine/games/dark-horse/rules/collecting';
import { blockingDice } from '@/engine/games/dark-horse/rules/ghosts';
import { characterName, spaceName } from '@/engine/games/dark-horse/words/names';

import { glyphOf } from './hex';
import { groundOf, mapSpots, MapLayer } from './map-layer';
import { fitMap, MAP_HIGH, MAP_WIDE, tilePlaces, type TilePlace } from './places';
import { SpaceTile, type TileProps } from './space-tile';
import { Tray, traySpots } from './tray';
import { say } from './words';

interface Plan {
  readonly map: { readonly width: number; readonly height: number } | null;
  readonly tray: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly top: number;
  readonly height: number;
}

/** How the room is shared: map and tray above, tiles below; or tiles above, tray below. */
function planOf(width: number, height: number, wide: boolean): Plan {
  if (wide) {
    const tray = Math.min(150, Math.max(96, height * 0.24));
    return {
      map: null,
      tray: { x: 8, y: height - tray, width: width - 16, height: tray - 6 },
      top: 8,
      height: Math.max(150, height - tray - 18),
    };
  }
  const tiles = Math.max(204, Math.min(270, height * 0.56));
  const mapHeight = Math.max(90, height - tiles - 14);
  const mapWidth = Math.min(width - 104, (mapHeight / MAP_HIGH) * MAP_WIDE);
  return {
    map: { width: mapWidth, height: mapHeight },
    tray: { x: mapWidth + 10, y: 4, width: width - mapWidth - 16, height: mapHeight },
    top: mapHeight + 8,
    height: tiles,
  };
}

export function SpacesBoard(props: BoardProps<View>) {
  const { view, viewer, seats, lit, chosen, recent, width, height, night } = props;
  const { colours } = useTheme();
  const wide = useWindowDimensions().width >= WIDE_FROM;
  const seat = viewer >= 0 ? viewer : Math.max(0, view.task.seat);
  const plan = useMemo(() => planOf(width, height, wide), [width, height, wide]);
  const frame = useMemo(() => (plan.map ? fitMap(4, 4, plan.map.width, plan.map.height) : null), [plan]);
  const character = hasSpot(view.seats[seat]?.character ?? '');
  const places = useMemo(
    () => tilePlaces(view.seats.length, character, plan.top, width, plan.height),
    [view.seats.length, character, plan, width],
  );
  const box = useMemo(() => ({ x: 0, y: 0, width, height }), [width, height]);
  const spots = useMemo(
    () => [
      ...tileSpots(view, seats, places),
      ...traySpots(view, seat, plan.tray),
      ...(frame ? mapSpots(view, seats, lit, frame).filter((spot) => lit.has(spot.target)) : []),
    ],
    [view, seats, places, seat, plan, frame, lit],
  );
  return (
    <Surface board={props} box={box} spots={spots} still ground={colours.paperSunk}>
      <Table x={0} y={0} width={width} height={height} night={night} seed={31} />
      {frame ? <MapLayer {...props} frame={frame} /> : null}
      {places.map((place) =>
        isRow(place.id) ? (
          <RowIcon key={place.id} place={place} glyph={ROW_GLYPHS[place.id]} colour={colours.ink} />
        ) : (
          <SpaceTile
            key={place.id}
            {...place}
            {...tileOf(view, seats, seat, place.id)}
            lit={lit.has(`space:${place.id}`)}
            letter={lit.get(`space:${place.id}`) ?? ''}
            chosen={chosen.has(`space:${place.id}`)}
            fresh={recent.has(`space:${place.id}`)}
          />
        ),
      )}
      <Tray view={view} seat={seat} seats={seats} lit={lit} chosen={chosen} room={plan.tray} />
    </Surface>
  );
}

type RowId = `row:${Resource}`;

function isRow(id: TilePlace['id']): id is RowId {
  return id.startsWith('row:');
}

const ROW_GLYPHS: Readonly<Record<RowId, IconName>> = {
  'row:food': glyphOf(FOOD),
  'row:wood': glyphOf(WOOD),
  'row:ore': glyphOf(ORE),
};

interface RowIconProps {
  readonly place: TilePlace;
  readonly glyph: IconName;
  readonly colour: string;
}

function RowIcon({ place, glyph, colour }: RowIconProps) {
  return (
    <G>
      <IconAt
        name={glyph}
        x={place.x + place.width / 2}
        y={place.y + place.height / 2}
        size={26}
        colour={colour}
      />
    </G>
  );
}

type TileFace = Omit<TileProps, keyof TilePlace | 'lit' | 'letter' | 'chosen' | 'fresh'>;

function tileOf(view: View, seats: BoardProps['seats'], seat: number, id: SpotId): TileFace {
  const spot = spotOf(id);
  const produce = spot.space === 'produce';
  const sets = view.sets.filter((set) => set.spot === id);
  const held = sets
    .map((set) => {
      const colour = set.seat < 0 ? -1 : (seats[set.seat]?.colour ?? set.seat);
      return `${colour}:${set.dice.map((die) => die.face).join('')}:${set.shift}`;
    })
    .join(' ');
  const ghost = view.ghosts.find((one) => one.status === 'waiting' && one.space === id);
  const pawns = view.gunslinger
    ? view.seats.flatMap((one, i) =>
        spacesAt(one.pawn).some((space) => space === id) ? [seats[i]?.colour ?? i] : [],
      )
    : [];
  return {
    name: produce ? '' : spaceLabel(view, seat, id),
    badge: badgeOf(id),
    note: produce ? noteOf(view, seat, id) : '',
    held,
    coming: ghost ? blockingDice(ghost.dice).join('') : '',
    event: view.events.some(
      (event) => eventOf(event).space === spot.space && (!produce || spot.part === 'effort'),
    ),
    pawns: pawns.join(' '),
    now: view.space === spot.space,
  };
}

function spaceLabel(view: View, seat: number, id: SpotId): string {
  if (id !== 'character') return spaceName(id);
  const character = view.seats[seat]?.character;
  return character ? characterName(character) : spaceName('character');
}

function badgeOf(id: SpotId): string {
  const { need, part } = spotOf(id);
  switch (need.kind) {
    case 'number':
      return String(need.n);
    case 'natural':
      return `n${need.n}`;
    case 'restricted':
      return `l${need.n}`;
    case 'least':
      return `${need.n}+`;
    case 'any':
      return part ? '' : 'any';
  }
}

/** What a Produce spot would bring the seat now. */
function noteOf(view: View, seat: number, id: SpotId): string {
  const type = typeOfRow(spotOf(id).row);
  const towns = (view.seats[seat]?.towns ?? []).filter((hex) => groundOf(view, hex).type === type).length;
  return `+${harvest(id, towns, view.events)}`;
}

function tileSpots(view: View, seats: BoardProps['seats'], places: readonly TilePlace[]): Spot[] {
  return places.flatMap(({ id, x, y, width, height }) =>
    isRow(id) ? [] : [{ target: `space:${id}`, x, y, width, height, label: tileLabel(view, seats, id) }],
  );
}

function tileLabel(view: View, seats: BoardProps['seats'], id: SpotId): string {
  const space = spaceName(id);
  const held = view.sets.filter((set) => set.spot === id);
  if (held.length === 0) {
    const coming = view.ghosts.some((ghost) => ghost.status === 'waiting' && ghost.space === id);
    return say(coming ? 'space.coming' : 'space.open', { space });
  }
  if (held.every((set) => set.seat < 0)) return say('space.ghost', { space });
  const who = list(
    held.map((set) => (set.seat < 0 ? say('ghost') : say('name', { who: seats[set.seat]?.name ?? '' }))),
  );
  return say('space.held', { space, who });
}
