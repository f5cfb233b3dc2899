/** Names of places and people, and numbers in words. */
import { capital, list, numberWord, YOU } from '../../../core/words';
import { ABILITIES, SCORING_ROUNDS, SQUARES, tileAt } from '../data';
import type { Ability } from '../data';
import { besideOf } from '../rules/beside';
import type { Way } from '../rules/beside';
import { oldestTile, placedAt, shapeOf, squareOffset, squaresOf, tileOf } from '../rules/city';
import type { City } from '../rules/city';
import type { State } from '../state';
import { say } from './catalogue';

/** "Front Row, north-west" */
export function placeName(city: City, square: number): string {
  const { tile, r } = placedAt(city, tileOf(square));
  return say('place', { tile: tileAt(tile).name, side: say(`side.${sideOf(square % SQUARES, r)}`) });
}

/** "Front Row", or "Front Row NW" where the tile has another lot of that value: enough beside the value itself. */
export function shortPlace(city: City, square: number): string {
  const value = city.lots[square];
  const twin = squaresOf(tileOf(square)).some((other) => other !== square && city.lots[other] === value);
  return twin ? pointName(city, square) : tileName(city, square);
}

/** The same for a hotel, whose value may have changed. */
export function shortHotelPlace(city: City, { sizes }: Pick<State, 'sizes'>, square: number): string {
  const size = sizes[square];
  const twin = squaresOf(tileOf(square)).some((other) => other !== square && sizes[other] === size);
  return twin ? pointName(city, square) : tileName(city, square);
}

/** "Front Row NW": as short as a place can be told. */
function pointName(city: City, square: number): string {
  const { tile, r } = placedAt(city, tileOf(square));
  return say('place.short', { tile: tileAt(tile).name, point: say(`point.${sideOf(square % SQUARES, r)}`) });
}

function tileName(city: City, square: number): string {
  return tileAt(placedAt(city, tileOf(square)).tile).name;
}

/** Where a square lies on its tile; a tile is two cells wide or two cells high, so none lies in the middle. */
function sideOf(index: number, r: number): 'n' | 's' | `${'n' | 's' | ''}${'w' | 'e'}` {
  const [dx, dy] = squareOffset(index, r);
  const [w, h] = shapeOf(r);
  if (dx > 0 && dx < w - 1) return dy === 0 ? 'n' : 's';
  const row = dy === 0 ? 'n' : dy === h - 1 ? 's' : '';
  return `${row}${dx === 0 ? 'w' : 'e'}`;
}

/** The name of the public building on a square. */
export function buildingName(city: City, square: number): string {
  const { building } = tileAt(placedAt(city, tileOf(square)).tile);
  if (!building) throw new RangeError(`no public building on square ${square}`);
  return say(`building.${building}`);
}

/** "North of Front Row, shifted 1 east": a place for the tile in hand, named after a tile beside it. */
export function siteName(city: City, r: number, x: number, y: number): string {
  const { tile, side, across, shift } = besideOf(city, r, x, y);
  const site = capital(
    say(across ? 'site.across' : 'site.touching', {
      side: say(`side.${side}`),
      tile: tileAt(placedAt(city, tile).tile).name,
    }),
  );
  if (shift === 0) return site;
  const way: Way = side === 'n' || side === 's' ? (shift > 0 ? 'e' : 'w') : shift > 0 ? 's' : 'n';
  return say('site.shifted', { site, n: Math.abs(shift), way: say(`side.${way}`) });
}

export function hoodName(city: City, hood: number): string {
  return oldestTile(city, hood).name;
}

export function nameOf(state: Pick<State, 'names'>, seat: number): string {
  const name = state.names[seat];
  if (name === undefined) throw new RangeError(`nobody is called ${seat}`);
  return name;
}

/** Tickets speak to whoever decides. */
export function nameTo(state: Pick<State, 'names' | 'decider'>, seat: number): string {
  return seat === state.decider ? YOU : nameOf(state, seat);
}

/** "you and Ben", inside a sentence. */
export function namesOf(state: Pick<State, 'names'>, seats: readonly number[]): string {
  return listed(seats.map((seat) => nameOf(state, seat)));
}

/** The same, spoken to whoever decides. */
export function namesTo(state: Pick<State, 'names' | 'decider'>, seats: readonly number[]): string {
  return listed(seats.map((seat) => nameTo(state, seat)));
}

function listed(names: readonly string[]): string {
  return list(names.map((name) => (name === YOU ? 'you' : name)));
}

/** All that a sentence on an ability may want to name. */
const ABILITY_HOLES: Readonly<Record<Ability, Readonly<Record<string, string | number>>>> = {
  'word-of-mouth': { gold: ABILITIES['word-of-mouth'].walkInGold },
  'own-timber': ABILITIES['own-timber'].timber,
  'full-cover': {},
  'rich-claim': { gold: ABILITIES['rich-claim'].claimGold },
  'top-billing': {},
  'two-plans': { n: numberWord(ABILITIES['two-plans'].tilesDrawn) },
};

/** What a character can do, without a full stop. */
export function abilityText(ability: Ability): string {
  return say(`ability.${ability}`, ABILITY_HOLES[ability]);
}

/** The same on one line of a ticket. */
export function abilityLine(ability: Ability): string {
  return say(`ability.${ability}.short`, ABILITY_HOLES[ability]);
}

/** "twice", "four times" */
export function times(n: number): string {
  return n === 2 ? say('number.twice') : say('number.times', { n: numberWord(n) });
}

/** "Nine", at the start of a sentence. */
export function allRounds(): string {
  return capital(numberWord(SCORING_ROUNDS));
}
