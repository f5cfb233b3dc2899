/** What stands in the city for each player, in plain numbers: gathered in one walk over the squares. */
import { cityOf, hoodAt } from '../rules/city';
import type { City } from '../rules/city';
import { strengths } from '../rules/control';
import type { Strength } from '../rules/control';
import { isStreet, noneOfEach } from '../state';
import type { State } from '../state';

/** What a player has and could have. */
export interface Holding {
  points: number;
  gold: number;
  /** What the guests of now pay at the next collecting. */
  guests: number;
  hotels: number;
  /** Values of all hotels, and of those without a guest. */
  rooms: number;
  empty: number;
  /** Different values among the hotels: how many faces of a die find a room. */
  faces: number;
  /** Pairs of hotels side by side. */
  links: number;
  /** Gold that campers would bring whom an empty hotel could take at once. */
  hosting: number;
  /** Points if the city scored as it is. */
  control: number;
  /** Points of the neighbourhoods whose greatest block, all rooms taken, would be this player's. */
  reach: number;
}

export interface Figures {
  readonly players: readonly Holding[];
  /** Points that gangs hold now, and the sum of all campers. */
  readonly gangs: number;
  readonly campers: number;
  /** Points of the whole map, and of its greatest neighbourhood. */
  readonly worth: number;
  readonly greatest: number;
  /** Points a player holds by so little that one die could turn them, and those it lacks as little for. */
  readonly shaky: readonly number[];
  readonly near: readonly number[];
}

/** One die's worth, on average. */
const A_DIE = 3;

export function figuresOf(state: State): Figures {
  const city = cityOf(state.plan);
  const players = state.players.map(({ points, gold }) => holding(points, gold));
  const campers = walkSquares(state, city, players);
  const figures = {
    players,
    gangs: 0,
    campers,
    worth: 0,
    greatest: 0,
    shaky: state.players.map(() => 0),
    near: state.players.map(() => 0),
  };
  if (city.hoods.length === 0) return figures;
  const now = strengths(city, state);
  // Every hotel full, nobody camping: lots have no room.
  const full = strengths(city, { dice: state.sizes, owners: state.owners, players: state.players });
  for (let hood = 0; hood < now.length; hood++) {
    const { points } = hoodAt(city, hood);
    figures.worth += points;
    figures.greatest = Math.max(figures.greatest, points);
    weigh(figures, now[hood] as Strength, state.gangBonus, points);
    shareOut(players, full[hood] as Strength, 0, points, 'reach');
  }
  return figures;
}

/** What somebody has who has nothing in the city yet. */
export function holding(points: number, gold: number): Holding {
  return {
    points,
    gold,
    guests: 0,
    hotels: 0,
    rooms: 0,
    empty: 0,
    faces: 0,
    links: 0,
    hosting: 0,
    control: 0,
    reach: 0,
  };
}

/** Fills in what needs no neighbourhood; the sum of the campers comes back. */
function walkSquares({ dice, owners, sizes }: State, city: City, players: Holding[]): number {
  const waiting = noneOfEach();
  const faces = players.map(() => 0);
  let campers = 0;
  for (let square = 0; square < owners.length; square++) {
    const die = dice[square] as number;
    if ((owners[square] as number) >= 0 || die === 0) continue;
    waiting[die - 1] = (waiting[die - 1] as number) + 1;
    campers += die;
  }
  const asked = players.map(noneOfEach);
  for (let square = 0; square < owners.length; square++) {
    const owner = owners[square] as number;
    if (owner < 0) continue;
    const held = players[owner] as Holding;
    const size = sizes[square] as number;
    held.hotels++;
    held.rooms += size;
    held.guests += dice[square] as number;
    faces[owner] = (faces[owner] as number) | (1 << size);
    for (const other of city.near[square] as readonly number[]) {
      if (other > square && owners[other] === owner) held.links++;
    }
    if (dice[square] !== 0) continue;
    held.empty += size;
    const mine = asked[owner] as number[];
    mine[size - 1] = (mine[size - 1] as number) + 1;
    if ((mine[size - 1] as number) <= (waiting[size - 1] as number)) held.hosting += size;
  }
  for (let seat = 0; seat < players.length; seat++) {
    for (let bits = faces[seat] as number; bits > 0; bits >>= 1) (players[seat] as Holding).faces += bits & 1;
  }
  return campers;
}

interface Weighed {
  readonly players: Holding[];
  gangs: number;
  readonly shaky: number[];
  readonly near: number[];
}

/** One neighbourhood: who holds it, how surely, and who is close behind. */
function weigh(figures: Weighed, strength: Strength, gangBonus: number, points: number): void {
  const gang = strength.gang > 0 ? strength.gang + gangBonus : 0;
  const most = shareOut(figures.players, strength, gang, points, 'control');
  if (gang > most) figures.gangs += points;
  const best = Math.max(most, gang);
  for (let seat = 0; seat < strength.players.length; seat++) {
    const sum = strength.players[seat] as number;
    if (sum < best || best === 0) {
      if (sum > 0 && best - sum <= A_DIE) figures.near[seat] = (figures.near[seat] as number) + points;
      continue;
    }
    let second = gang;
    for (let other = 0; other < strength.players.length; other++) {
      if (other !== seat) second = Math.max(second, strength.players[other] as number);
    }
    if (sum - second <= A_DIE) figures.shaky[seat] = (figures.shaky[seat] as number) + points;
  }
}

/** The points go to the strongest, or in equal parts; how strong that is comes back. */
function shareOut(
  players: readonly Holding[],
  strength: Strength,
  gang: number,
  points: number,
  to: 'control' | 'reach',
): number {
  let best = 0;
  let holders = 0;
  for (const sum of strength.players) {
    if (sum > best) {
      best = sum;
      holders = 1;
    } else if (sum === best) holders++;
  }
  if (best === 0 || gang > best) return best;
  for (let seat = 0; seat < players.length; seat++) {
    if (strength.players[seat] !== best) continue;
    const held = players[seat] as Holding;
    held[to] += points / holders;
  }
  return best;
}

/** The Street as one of the players: its points, and what its gangs hold. */
export function streetHolding(state: State, { gangs, campers }: Figures): Holding | null {
  if (!isStreet(state)) return null;
  const street = holding(0, 0);
  for (const points of state.street) street.points += points;
  street.control = gangs;
  street.rooms = campers;
  return street;
}
