/** What a card, a colour, a tile, a cell or a tent is worth to the computer before it has it. */
import { TERRAINS, type Colour } from '../data';
import { techOf, type TechId } from '../data-techs';
import { tileOf } from '../data-tiles';
import { cellOf } from '../rules/grid';
import { bump, total } from '../rules/lists';
import { neighboursOf, present, tentsOf, terrainOf, terrains, tileAt } from '../rules/map';
import { colourIndex, colourOf } from '../rules/notation';
import { techPoints } from '../rules/points';
import { tentsTaken } from '../rules/settle';
import { playerOf, type MapTile, type State } from '../state';
import { cardUse, tileWorth } from './worth';

/** A die more in every round beats a single die or a house. */
export function startRank(no: number): number {
  const { ability } = tileOf(no);
  return ability.do === 'quota' ? 5 + no / 10 : ability.do === 'house-instead' ? 4.5 : 3 + no / 10;
}

export function cardValue(s: State, seat: number, card: TechId, left: number): number {
  const tech = techOf(card);
  const techs = [...playerOf(s, seat).techs, card];
  const later = Math.max(0, left - 1);
  const growth = tech.vp === null ? 1 + 0.12 * later : 1;
  const price = total(tech.price);
  return techPoints(s, seat, card, techs) * growth + cardUse(card) * later - 0.6 * price * Math.min(1, later);
}

const COLOUR_VALUE: Readonly<Record<Colour, number>> = {
  white: 0,
  yellow: 0.9,
  green: 1.15,
  grey: 1,
  orange: 1.1,
  brown: 1.05,
};

export function colourValue(s: State, seat: number, colour: string, left: number): number {
  const index = colourIndex(colour);
  const player = playerOf(s, seat);
  const own = (player.bag[index] ?? 0) + (player.spent[index] ?? 0);
  const base = COLOUR_VALUE[colourOf(colour)];
  return base - 0.12 * own + (left < 2 ? 0 : 0.05 * (s.supply[index] ?? 0));
}

export function newTileValue(s: State, seat: number, no: number, left: number): number {
  const { hi, ability, trigger, terrain } = tileOf(no);
  let value = hi ?? 0;
  if (!terrains(s, seat)[TERRAINS.indexOf(terrain)]) value += 1.5 * Math.min(1, left / 4);
  if (ability.do === 'quota') value += 1.1 * Math.max(0, left - 1);
  if (ability.do === 'extra-action') value += 2;
  if (ability.do === 'gain' && trigger === 'placement') value += 1.2;
  if (ability.do === 'die-accessible') value += 1.8;
  if (trigger === 'factory') value += 0.4 * left;
  return value;
}

/** Among own tiles and away from those who would join. */
export function cellValue(s: State, seat: number, key: string): number {
  let value = 0;
  for (const t of neighboursOf(s, cellOf(key))) {
    if (present(t, seat)) value += 0.3;
    for (let o = 0; o < s.sides; o++) if (o !== seat && present(t, o)) value -= 1;
  }
  return value;
}

/** What one more tent on a tile changes, the others' loss included. */
export function placeGain(s: State, seat: number, t: MapTile, left: number): number {
  const before = aroundWorth(s, seat, t, left);
  const unknown = !present(t, seat);
  bump(t.tents, seat, 1);
  let gain = aroundWorth(s, seat, t, left) - before;
  bump(t.tents, seat, -1);
  if (unknown && !terrains(s, seat)[TERRAINS.indexOf(terrainOf(t))]) gain += 1.2 * Math.min(1, left / 3);
  return gain;
}

function aroundWorth(s: State, seat: number, t: MapTile, left: number): number {
  let value = tileWorth(t, seat, left);
  for (let o = 0; o < s.sides; o++) if (o !== seat) value -= 0.4 * tileWorth(t, o, left);
  return value;
}

/** A tent in the hand, as long as there is a round in which to pitch it. */
const TENT = 0.5;

/** A use of a Settle icon. */
export function settleValue(s: State, seat: number, what: string, left: number): number {
  if (what === 'take') return left < 1.1 ? 0.01 : TENT * tentsTaken(playerOf(s, seat));
  if (what === 'recall') return recallGain(s, seat, left);
  return placeGain(s, seat, tileAt(s, what), left);
}

/** What the tents that could come home at once are worth more there; one has to. */
function recallGain(s: State, seat: number, left: number): number {
  let gain = 0;
  let least = -Infinity;
  for (const t of s.map) {
    const tents = t.tents.slice();
    while (tentsOf(t, seat) > 0) {
      const one = tentHome(s, seat, t, left);
      least = Math.max(least, one);
      if (one <= 0) break;
      gain += one;
      bump(t.tents, seat, -1);
    }
    t.tents = tents;
  }
  return gain > 0 ? gain : least;
}

/** What one tent taken back from here changes: idle ones do more in the hand. */
export function tentHome(s: State, seat: number, t: MapTile, left: number): number {
  const before = aroundWorth(s, seat, t, left);
  bump(t.tents, seat, -1);
  let gain = aroundWorth(s, seat, t, left) - before;
  // Who leaves a tile can no longer join, settle or raid from there.
  if (!present(t, seat)) gain -= 0.6;
  if (!terrains(s, seat)[TERRAINS.indexOf(terrainOf(t))]) gain -= 1.2 * Math.min(1, left / 3);
  bump(t.tents, seat, 1);
  return gain + (left < 1.1 ? 0 : TENT);
}

export function raidGain(s: State, seat: number, t: MapTile, icons: number, left: number): number {
  const before = aroundWorth(s, seat, t, left);
  const tents = t.tents.slice();
  let swaps = Math.min(icons, playerOf(s, seat).tents);
  for (let o = 0; o < s.sides && swaps > 0; o++) {
    if (o === seat) continue;
    const n = Math.min(swaps, tentsOf(t, o));
    bump(t.tents, o, -n);
    bump(t.tents, seat, n);
    swaps -= n;
  }
  const gain = aroundWorth(s, seat, t, left) - before;
  t.tents = tents;
  return gain;
}
