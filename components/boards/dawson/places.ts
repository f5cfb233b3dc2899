/** Where the places of the city lie, and what a screen reader says of them. */
import type { Box, Spot } from '@/components/play/surface';
import type { View } from '@/engine/games/dawson';
import { anchorsFor, shapeOf } from '@/engine/games/dawson/rules/city';
import type { City } from '@/engine/games/dawson/rules/city';
import { cellAt, cellOf, hoodTarget } from '@/engine/games/dawson/rules/notation';
import { leaderSentence } from '@/engine/games/dawson/words/explain';
import { buildingName, hoodName, nameOf, placeName, siteName } from '@/engine/games/dawson/words/names';

import { cellsOf, FLAG, flagAt } from './hoods';
import { UNIT } from './tones';
import { say } from './words';

/** Room round the city for flags and key letters, in cells. */
const MARGIN = 0.9;

/** The whole city; while a tile is placed also every place it can go. */
export function boxOf(city: City, growing: View | null): Box {
  let { west, east, north, south } = city.bounds;
  const tile = growing?.drawn[0];
  if (growing && tile !== undefined) {
    const [w, h] = shapeOf(growing.rotation);
    for (const { x, y } of anchorsFor(city, tile, growing.rotation)) {
      west = Math.min(west, x);
      north = Math.min(north, y);
      east = Math.max(east, x + w - 1);
      south = Math.max(south, y + h - 1);
    }
  }
  const x = (west - MARGIN) * UNIT;
  const y = (north - MARGIN) * UNIT;
  return { x, y, width: (east + 1 + MARGIN) * UNIT - x, height: (south + 1 + MARGIN) * UNIT - y };
}

export function spotsOf(view: View, city: City): Spot[] {
  const spots: Spot[] = city.reading.map((square) => ({
    target: cellOf(city, square),
    x: (city.xs[square] ?? 0) * UNIT,
    y: (city.ys[square] ?? 0) * UNIT,
    width: UNIT,
    height: UNIT,
    label: squareLabel(view, city, square),
  }));
  const tile = view.drawn[0];
  if (view.step === 'place-anchor' && tile !== undefined) {
    for (const { x, y } of anchorsFor(city, tile, view.rotation)) {
      const label = say('spot.anchor', { place: siteName(city, view.rotation, x, y) });
      spots.push({ target: cellAt(x, y), x: x * UNIT, y: y * UNIT, width: UNIT, height: UNIT, label });
    }
  }
  city.hoods.forEach((hood, index) => {
    const [x, y] = flagAt(cellsOf(city, index));
    const label = say('spot.hood', {
      place: hoodName(city, index),
      points: hood.points,
      leader: leaderSentence(view, index),
    });
    spots.push({ target: hoodTarget(index), x, y, width: FLAG.width, height: FLAG.height, label });
  });
  return spots;
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
