/** The territory by itself: the face of the table for cities, towns, rails and looking under tiles. */
import { useMemo } from 'react';

import type { BoardProps } from '@/components/boards/board';
import { Surface } from '@/components/play/surface';
import { Table } from '@/components/ui/draw';
import type { View } from '@/engine/games/dark-horse';

import { mapSpots, MapLayer } from './map-layer';
import { fitMap, MAP_HIGH, MAP_WIDE } from './places';

const S = 22;
const BOX = { x: 0, y: 0, width: MAP_WIDE * S + 6, height: MAP_HIGH * S + 8 };
const FRAME = fitMap(3, 4, BOX.width - 6, BOX.height - 8);

export function MapBoard(props: BoardProps<View>) {
  const { view, seats, lit, night } = props;
  const spots = useMemo(() => mapSpots(view, seats, lit, FRAME), [view, seats, lit]);
  return (
    <Surface board={props} box={BOX} spots={spots}>
      <Table x={-300} y={-300} width={BOX.width + 600} height={BOX.height + 600} night={night} seed={14} />
      <MapLayer {...props} frame={FRAME} />
    </Surface>
  );
}
