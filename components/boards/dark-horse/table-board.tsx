/** The whole table on a phone: the territory above, the action spaces below, tokens and cards at their end. */
import { useMemo } from 'react';

import type { BoardProps } from '@/components/boards/board';
import { Surface } from '@/components/play/surface';
import { Table } from '@/components/ui/draw';
import type { PickKind, View } from '@/engine/games/dark-horse';
import { hasSpot } from '@/engine/games/dark-horse/data-cards';

import { Belt, beltSpots } from './belt';
import { groundOfDay } from './daylight';
import { mapSpots, MapLayer } from './map-layer';
import { fitMap, tilePlaces } from './places';
import { spaceTags, tileSpots, TilesLayer } from './tiles-layer';

/** Six rows of tiles that hold two lines. */
const TILES = 262;
/** Under this height the territory is too small to be tapped beside the spaces: one of them has the room. */
const SHARED_FROM = 400;

/** Picks made on the territory. */
const ON_MAP: ReadonlySet<string> = new Set<PickKind>([
  'character',
  'first-city',
  'first-town',
  'peek',
  'rail',
  'rail-baron',
  'build',
]);

interface Plan {
  /** Height of the territory; 0 where the spaces have all the room. */
  readonly map: number;
  /** Height of the spaces; 0 where the territory has all the room. */
  readonly tiles: number;
}

function planOf(height: number, kind: string): Plan {
  if (height < SHARED_FROM)
    return ON_MAP.has(kind) ? { map: height, tiles: 0 } : { map: 0, tiles: Math.min(TILES, height - 8) };
  const tiles = Math.min(TILES, height * 0.54);
  return { map: height - tiles - 10, tiles };
}

export function TableBoard(props: BoardProps<View>) {
  const { view, viewer, seats, lit, chosen, width, height, night } = props;
  const seat = viewer >= 0 ? viewer : Math.max(0, view.task.seat);
  const plan = planOf(height, view.task.kind);
  const { map, tiles } = plan;
  const frame = useMemo(() => fitMap(8, 4, width - 16, map - 8), [width, map]);
  const character = hasSpot(view.seats[seat]?.character ?? '');
  const { places, belt } = useMemo(
    () =>
      tiles === 0
        ? { places: [], belt: null }
        : tilePlaces(view.seats.length, character, { x: 0, y: map + 4, width, height: tiles }),
    [view.seats.length, character, map, tiles, width],
  );
  const box = useMemo(() => ({ x: 0, y: 0, width, height }), [width, height]);
  const spots = useMemo(
    () => [
      ...tileSpots(view, seats, seat, places),
      ...(belt ? beltSpots(view, seat, belt, true) : []),
      ...(map > 0 ? mapSpots(view, seats, lit, frame) : []),
    ],
    [view, seats, places, seat, belt, map, frame, lit],
  );
  const board = useMemo(() => ({ ...props, tags: spaceTags(props.tags) }), [props]);
  return (
    <Surface board={board} box={box} spots={spots} ground={groundOfDay(view, night)}>
      <Table
        x={-200}
        y={-200}
        width={width + 400}
        height={height + 400}
        night={night}
        fill="none"
        seed={31}
      />
      {map > 0 ? <MapLayer {...props} frame={frame} /> : null}
      <TilesLayer {...props} seat={seat} places={places} />
      {belt ? <Belt view={view} seat={seat} lit={lit} chosen={chosen} room={belt} named /> : null}
    </Surface>
  );
}
