/** The action spaces on a tablet: tiles above, what the seat holds below. */
import { useMemo } from 'react';

import type { BoardProps } from '@/components/boards/board';
import { Surface } from '@/components/play/surface';
import { Table } from '@/components/ui/draw';
import { useTheme } from '@/components/ui/theme';
import type { View } from '@/engine/games/dark-horse';
import { hasSpot } from '@/engine/games/dark-horse/data-cards';

import { Hand, handSpots } from './hand';
import { tilePlaces } from './places';
import { tileSpots, TilesLayer } from './tiles-layer';

/** What the seat holds takes this much of the height. */
const HAND = 104;

export function SpacesBoard(props: BoardProps<View>) {
  const { view, viewer, seats, lit, chosen, width, height, night } = props;
  const { colours } = useTheme();
  const seat = viewer >= 0 ? viewer : Math.max(0, view.task.seat);
  const character = hasSpot(view.seats[seat]?.character ?? '');
  const box = useMemo(() => ({ x: 0, y: 0, width, height }), [width, height]);
  const room = useMemo(
    () => ({ x: 8, y: height - HAND, width: width - 16, height: HAND - 6 }),
    [width, height],
  );
  const { places } = useMemo(
    () => tilePlaces(view.seats.length, character, { x: 0, y: 8, width, height: height - HAND - 16 }, false),
    [view.seats.length, character, width, height],
  );
  const spots = useMemo(
    () => [...tileSpots(view, seats, places), ...handSpots(view, seat, room)],
    [view, seats, places, seat, room],
  );
  return (
    <Surface board={props} box={box} spots={spots} still ground={colours.paperSunk}>
      <Table x={0} y={0} width={width} height={height} night={night} seed={31} />
      <TilesLayer {...props} seat={seat} places={places} />
      <Hand view={view} seat={seat} lit={lit} chosen={chosen} room={room} />
    </Surface>
  );
}
