/** The action spaces on a tablet: tiles with the seat's tokens at their end, its cards below. */
import { useMemo } from 'react';

import type { BoardProps } from '@/components/boards/board';
import { Surface } from '@/components/play/surface';
import { Table } from '@/components/ui/draw';
import type { View } from '@/engine/games/dark-horse';
import { hasSpot } from '@/engine/games/dark-horse/data-cards';

import { Belt, beltSpots } from './belt';
import { groundOfDay } from './daylight';
import { Hand, handSpots } from './hand';
import { tilePlaces } from './places';
import { spaceTags, tileSpots, TilesLayer } from './tiles-layer';

/** What cards with their text take of the height. */
const HAND = 84;
/** In a lower room the cards stand beside the tokens, by name alone. */
const HAND_FROM = 350;

export function SpacesBoard(props: BoardProps<View>) {
  const { view, viewer, seats, lit, chosen, width, height, night } = props;
  const seat = viewer >= 0 ? viewer : Math.max(0, view.task.seat);
  const character = hasSpot(view.seats[seat]?.character ?? '');
  const shown = height >= HAND_FROM;
  const hand = shown ? HAND : 0;
  const box = useMemo(() => ({ x: 0, y: 0, width, height }), [width, height]);
  const room = useMemo(
    () => ({ x: 8, y: height - hand, width: width - 16, height: Math.max(0, hand - 8) }),
    [width, height, hand],
  );
  const { places, belt } = useMemo(
    () => tilePlaces(view.seats.length, character, { x: 0, y: 8, width, height: height - hand - 16 }),
    [view.seats.length, character, width, height, hand],
  );
  const spots = useMemo(
    () => [
      ...tileSpots(view, seats, seat, places),
      ...beltSpots(view, seat, belt, !shown),
      ...(shown ? handSpots(view, seat, room) : []),
    ],
    [view, seats, places, seat, belt, room, shown],
  );
  const board = useMemo(() => ({ ...props, tags: spaceTags(props.tags) }), [props]);
  return (
    <Surface board={board} box={box} spots={spots} still ground={groundOfDay(view, night)}>
      <Table x={0} y={0} width={width} height={height} night={night} fill="none" seed={31} />
      <TilesLayer {...props} seat={seat} places={places} />
      <Belt view={view} seat={seat} lit={lit} chosen={chosen} room={belt} named={!shown} />
      {shown ? <Hand view={view} seat={seat} lit={lit} chosen={chosen} room={room} /> : null}
    </Surface>
  );
}
