/** Where the places of the city lie, and what a screen reader says of them. */
import type { Box, Spot } from '@/components/play/surface';
import type { View } from '@/engine/games/dawson';
import { MAIN_STREET } from '@/engine/games/dawson/data';
import { shapeOf } from '@/engine/games/dawson/rules/city';
import type { City } from '@/engine/games/dawson/rules/city';
import { cellAt, hoodTarget, pieceOf, STREET, turnTarget } from '@/engine/games/dawson/rules/notation';
import { bestByCell } from '@/engine/games/dawson/rules/outlook';
import type { Placed } from '@/engine/games/dawson/state';
import { leaderSentence } from '@/engine/games/dawson/words/explain';
import { buildingName, hoodName, nameOf, placeName, siteName } from '@/engine/games/dawson/words/names';

import { TURN_RADIUS, turnAt } from './growth';
import { UNIT } from './tones';
import { say } from './words';

/** Room round the city for key letters and lines, in cells, and above and under it for flags. */
const MARGIN = 0.35;
const FLAGS = 0.9;

/**
 * The whole city, the places for a tile that are drawn, and the ghost of the tile with its button: as little as
 * must be seen, and where flags may stand.
 */
export function boxOf(
  city: City,
  places: readonly Placed[],
  ghost: Placed | null,
): { readonly least: Box; readonly most: Box } {
  let { west, east, north, south } = city.bounds;
  for (const { r, x, y } of ghost ? [...places, ghost, { ...ghost, y: ghost.y + 1 }] : places) {
    const [w, h] = shapeOf(r);
    west = Math.min(west, x);
    north = Math.min(north, y);
    east = Math.max(east, x + w - 1);
    south = Math.max(south, y + h - 1);
  }
  const cells = { west, east: east + 1, north, south: south + 1 };
  return { least: around(cells, MARGIN, MARGIN), most: around(cells, MARGIN, FLAGS) };
}

interface Cells {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

function around({ west, east, north, south }: Cells, aside: number, above: number): Box {
  const x = (west - aside) * UNIT;
  const y = (north - above) * UNIT;
  return { x, y, width: (east + aside) * UNIT - x, height: (south + above) * UNIT - y };
}

/** A young city is drawn no larger than this: cells of some 65 points. */
const MOST_FIT = 1.55;

/** The box with so much ground round it that it fills the room, and is not drawn too large. */
export function spaced(box: Box, width: number, height: number): Box {
  const fit = Math.min(MOST_FIT, width / box.width, height / box.height);
  const [w, h] = [width / fit, height / fit];
  return { x: box.x - (w - box.width) / 2, y: box.y - (h - box.height) / 2, width: w, height: h };
}

/** Flags keep this far from the edge of the picture. */
const EDGE = 5;

/** The picture: all that must be seen, and every flag whole. */
export function hullOf(least: Box, flags: readonly Box[]): Box {
  let [left, top] = [least.x, least.y];
  let [right, bottom] = [least.x + least.width, least.y + least.height];
  for (const { x, y, width, height } of flags) {
    left = Math.min(left, x - EDGE);
    top = Math.min(top, y - EDGE);
    right = Math.max(right, x + width + EDGE);
    bottom = Math.max(bottom, y + height + EDGE);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** `growing`, the places for the drawn tile are among them. */
export function spotsOf(view: View, city: City, flags: readonly Box[], growing: boolean): Spot[] {
  const spots: Spot[] = city.reading.map((square) => ({
    target: pieceOf(view, city, square),
    x: (city.xs[square] ?? 0) * UNIT,
    y: (city.ys[square] ?? 0) * UNIT,
    width: UNIT,
    height: UNIT,
    label: squareLabel(view, city, square),
  }));
  city.hoods.forEach((hood, index) => {
    const { x, y, width, height } = flags[index] as Box;
    const label = say('spot.hood', {
      place: hoodName(city, index),
      points: hood.points,
      leader: leaderSentence(view, index),
    });
    spots.push({ target: hoodTarget(index), x, y, width, height, label });
  });
  spots.push(mainStreet());
  return growing ? [...spots, ...sitesOf(view, city)] : spots;
}

/** Its three cells are one place. */
function mainStreet(): Spot {
  const x = Math.min(...MAIN_STREET.map(([column]) => column));
  const y = Math.min(...MAIN_STREET.map(([, row]) => row));
  const box = { x: x * UNIT, y: y * UNIT, width: UNIT, height: MAIN_STREET.length * UNIT };
  return { target: STREET, ...box, label: say('spot.main-street') };
}

/** A place for a tile as a box. */
export function siteBox({ r, x, y }: Placed): Box {
  const [w, h] = shapeOf(r);
  return { x: x * UNIT, y: y * UNIT, width: w * UNIT, height: h * UNIT };
}

/** A place for a tile is as large as the tile: the finger means the one whose middle is nearest. */
function sitesOf(view: View, city: City): Spot[] {
  return bestByCell(view, view.decider).map(({ place }) => {
    const { r, x, y } = place;
    const label = say(`spot.site.${r % 2 === 0 ? 'wide' : 'high'}`, { place: siteName(city, r, x, y) });
    return { target: cellAt(x, y), ...siteBox(place), label };
  });
}

/** The button that turns the tile where it lies. */
export function turnSpot(place: Placed): Spot {
  const { x, y } = turnAt(place);
  const side = 2 * TURN_RADIUS;
  return {
    target: turnTarget(place.r),
    x: x - TURN_RADIUS,
    y: y - TURN_RADIUS,
    width: side,
    height: side,
    label: say('spot.turn'),
  };
}

function squareLabel(view: View, city: City, square: number): string {
  const place = placeName(city, square);
  const lot = city.lots[square] ?? 0;
  if (lot === 0) return say('spot.public', { building: buildingName(city, square), place });
  const owner = view.owners[square] ?? -1;
  const guest = (view.dice[square] ?? 0) > 0;
  if (owner < 0) return say(guest ? 'spot.camp' : 'spot.lot', { value: lot, place });
  return say(guest ? 'spot.guest' : 'spot.hotel', {
    name: nameOf(view, owner),
    value: view.sizes[square] ?? 0,
    place,
  });
}
