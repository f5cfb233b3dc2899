/** The action spaces as tiles, with the dice on them and the ghost of those about to be placed. */
import { memo } from 'react';
import { G } from 'react-native-svg';

import type { BoardProps } from '@/components/boards/board';
import type { Spot } from '@/components/play/surface';
import { IconAt } from '@/components/ui/draw';
import type { IconName } from '@/components/ui/icon-paths';
import { useTheme } from '@/components/ui/theme';
import { list } from '@/engine/core/words';
import type { View } from '@/engine/games/dark-horse';
import {
  FOOD,
  OPPOSITE,
  ORE,
  spacesAt,
  SPOTS,
  spotOf,
  typeOfRow,
  WOOD,
  type Resource,
  type SpotId,
} from '@/engine/games/dark-horse/data';
import { eventOf } from '@/engine/games/dark-horse/data-cards';
import { harvest } from '@/engine/games/dark-horse/rules/collecting';
import { blockingDice } from '@/engine/games/dark-horse/rules/ghosts';
import { parsePlacing, parseShifting, verbOf } from '@/engine/games/dark-horse/rules/notation';
import { characterShort, spaceName } from '@/engine/games/dark-horse/words/names';

import { glyphOf } from './hex';
import { groundOf } from './map-layer';
import type { TilePlace } from './places';
import { dieRest, SpaceTile, type TileProps } from './space-tile';
import { say } from './words';

interface TilesProps extends Pick<
  BoardProps<View>,
  'view' | 'seats' | 'lit' | 'chosen' | 'recent' | 'preview'
> {
  readonly seat: number;
  readonly places: readonly TilePlace[];
}

export const TilesLayer = memo(function TilesLayer(props: TilesProps) {
  const { view, seats, seat, places, lit, chosen, recent, preview } = props;
  const { colours } = useTheme();
  const coming = comingSet(view, seat, seats[seat]?.colour ?? seat, preview);
  return (
    <G>
      {places.map((place) =>
        isRow(place.id) ? (
          <RowIcon key={place.id} place={place} glyph={ROW_GLYPHS[place.id]} colour={colours.ink} />
        ) : (
          <SpaceTile
            key={place.id}
            {...place}
            {...tileOf(view, seats, seat, place.id)}
            ghost={coming?.spot === place.id ? coming.set : ''}
            lit={lit.has(`space:${place.id}`)}
            letter={lit.get(`space:${place.id}`) ?? ''}
            chosen={chosen.has(`space:${place.id}`)}
            fresh={recent.has(`space:${place.id}`)}
          />
        ),
      )}
    </G>
  );
});

interface Coming {
  readonly spot: SpotId;
  /** As `held` of a tile has it. */
  readonly set: string;
}

/** The dice of the move that waits for its button, on the space they would lie on. */
function comingSet(view: View, seat: number, colour: number, preview: string | null): Coming | null {
  const verb = preview === null ? '' : verbOf(preview);
  const dice = view.seats[seat]?.dice ?? [];
  const facesOf = (indices: readonly number[]) => indices.flatMap((index) => dice[index]?.face ?? []);
  if (preview !== null && verb === 'place') {
    const { dice: chosen, spot, shift, flip } = parsePlacing(preview);
    const faces = facesOf(chosen).map((face) => (flip ? OPPOSITE - face : face));
    return { spot, set: `${colour}:${faces.join('')}:${shift}` };
  }
  if (preview === null || (verb !== 'shift' && verb !== 'move')) return null;
  const { from, dice: chosen, spot, shift } = parseShifting(preview);
  const moved = view.sets.find((set) => set.seat === seat && set.spot === from);
  const faces = from ? (moved?.dice ?? []).map((die) => die.face) : facesOf(chosen);
  return { spot, set: `${colour}:${faces.join('')}:${shift}` };
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

type TileFace = Omit<TileProps, keyof TilePlace | 'ghost' | 'lit' | 'letter' | 'chosen' | 'fresh'>;

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
  return character ? characterShort(character) : spaceName('character');
}

/** How a space says what it asks, as `SpaceTile` reads it. */
export function badgeOf(id: SpotId): string {
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

/** A spot of Produce says by itself what it brings. */
export function spaceTags(tags: BoardProps['tags']): BoardProps['tags'] {
  return new Map([...tags].filter(([target]) => !PRODUCE.has(target)));
}

const PRODUCE: ReadonlySet<string> = new Set(
  SPOTS.flatMap(({ id, space }) => (space === 'produce' ? [`space:${id}`] : [])),
);

/** Places are so much lower than their tiles: the tag under one leaves the next row its names. */
export const TAG_ROOM = 10;

export function tileSpots(
  view: View,
  seats: BoardProps['seats'],
  seat: number,
  places: readonly TilePlace[],
): Spot[] {
  return places.map(({ id, x, y, width, height }) =>
    isRow(id)
      ? // Nothing is ever placed on the sign of a row: a press explains it.
        { target: id, x, y, width, height: height - TAG_ROOM, label: say(id) }
      : {
          target: `space:${id}`,
          x,
          y,
          width,
          height: height - TAG_ROOM,
          label: tileLabel(view, seats, id),
          piece: restOf(view, seat, { id, x, y, width, height }),
        },
  );
}

/** Where the next die comes to lie: after those already there. */
function restOf(view: View, seat: number, place: TilePlace): Spot['piece'] {
  if (isRow(place.id)) return undefined;
  const name = spotOf(place.id).space === 'produce' ? '' : spaceLabel(view, seat, place.id);
  const dice = view.sets.reduce((n, set) => n + (set.spot === place.id ? set.dice.length : 0), 0);
  return dieRest(place, name, dice);
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
