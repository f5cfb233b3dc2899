/** The territory by itself: the face of the table for cities, towns, rails and looking under tiles. */
import { useMemo } from 'react';

import type { BoardProps } from '@/components/boards/board';
import { Surface } from '@/components/play/surface';
import { Table } from '@/components/ui/draw';
import type { View } from '@/engine/games/dark-horse';

import { groundOfDay } from './daylight';
import { mapSpots, MapLayer } from './map-layer';
import { fitMap } from './places';

/** Lights on the outermost sides need some room. */
const EDGE = 12;

export function MapBoard(props: BoardProps<View>) {
  const { view, seats, lit, night, width, height } = props;
  // In the units of the screen: names keep their size.
  const frame = useMemo(() => fitMap(EDGE, EDGE, width - 2 * EDGE, height - 2 * EDGE), [width, height]);
  const box = useMemo(() => ({ x: 0, y: 0, width, height }), [width, height]);
  const spots = useMemo(() => mapSpots(view, seats, lit, frame), [view, seats, lit, frame]);
  return (
    <Surface board={props} box={box} spots={spots} ground={groundOfDay(view, night)}>
      <Table
        x={-300}
        y={-300}
        width={width + 600}
        height={height + 600}
        night={night}
        fill="none"
        seed={14}
      />
      <MapLayer {...props} frame={frame} />
    </Surface>
  );
}
