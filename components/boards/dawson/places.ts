/** Where the places of the city lie, and what a screen reader says of them. */
import type { Box, Spot } from '@/components/play/surface';
import type { View } from '@/engine/games/dawson';
import { shapeOf } from '@/engine/games/dawson/rules/city';
import type { City } from '@/engine/games/dawson/rules/city';
import { cellAt, hoodTarget, pieceOf, turnTarget } from '@/engine/games/dawson/rules/notation';
import { bestByCell } from '@/engine/games/dawson/rules/outlook';
import type { Placed } from '@/engine/games/dawson/state';
import { leaderSentence } from '@/engine/games/dawson/words/explain';
import { buildingName, hoodName, nameOf, placeName, siteName } from '@/engine/games/dawson/words/names';

import { TURN_RADIUS, turnAt } from './growth';
import { UNIT } from './tones';
import { say } from './words';

/** Room round the city for flags and key letters, in cells. */
const MARGIN = 0.9;

/** The whole city, the places for a tile that are drawn, and the ghost of the tile with its button. */
export function boxOf(city: City, places: readonly Placed[], ghost: Placed | null): Box {
  let { west, east, north, south } = city.bounds;
  for (const { r, x, y } of ghost ? [...places, ghost, { ...ghost, y: ghost.y + 1 }] : places) {
    const [w, h] = shapeOf(r);
    west = Math.min(west, x);
    north = Math.min(north, y);
    east = Math.max(east, x + w - 1);
    south = Math.max(south, y + h - 1);
  }
  const x = (west - MARGIN) * UNIT;
  const y = (north - MARGIN) * UNIT;
  return { x, y, width: (east + 1 + MARGIN) * UNIT - x, height: (south + 1 + MARGIN) * UNIT - y };
}

export function spotsOf(view: View, city: City, flags: readonly Box[]): Spot[] {
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
  return view.step === 'lay' ? [...spots, ...sitesOf(view, city)] : spots;
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
