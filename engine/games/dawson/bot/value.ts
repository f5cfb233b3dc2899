/**
 * What a position is worth to a seat, in points: points and gold in hand, what the neighbourhoods would
 * bring if they scored with the guests of now, and the rooms that earn later.
 */
import { GOLD_A_POINT, SCORING_ROUNDS } from '../data';
import { cityOf, hoodAt } from '../rules/city';
import type { City } from '../rules/city';
import { pointsOf, standings, strengths } from '../rules/control';
import type { Strength } from '../rules/control';
import { goldPoints } from '../rules/end';
import { streetPoints } from '../rules/scoring';
import { isLastTurn, isStreet, noneOfEach, playerAt, poolIsFull } from '../state';
import type { State } from '../state';

/** Found by playing the bot against itself and the Street. */
export const WEIGHTS = {
  /** A point of the best opponent, against one of one's own. */
  opponent: 0.5,
  /** A point of the Street's where a tile is laid, against one of one's own. */
  street: 1,
  /** Worth of gold beyond its points, per scoring round still to come. */
  gold: 0.022,
  /** Chance that a free room earns in a turn. */
  room: 0.34,
  /** A second room of the same value finds fewer guests. */
  twin: 0.6,
  /** Points of control a room next to another brings, per scoring round still to come. */
  link: 0.1,
  /** How much of a control counts that may be gone before the next scoring round. */
  unsure: 0.3,
  /** A die that comes back to the pool brings the next scoring round nearer. */
  pool: 0.05,
  /** A point of the Street's in a scoring round that is due. */
  gangs: 0.7,
  /** Part of a neighbourhood's points that rooms there bring in each scoring round to come, were no one else there. */
  reach: 0.45,
  /** A gang to be reckoned with wherever there are rooms. */
  gang: 6,
  /** What a guest of one's own is worth whom one's own fire would drive out. */
  evicted: 5,
} as const;

/**
 * Turns of one player between two scoring rounds, by number of players. With less than this a room seems to earn
 * too little to be built at all, and whoever only mines holds nothing.
 */
const TURNS_A_ROUND: readonly number[] = [2, 1.5, 1.4, 1.4, 1.4, 1.4];

function turnsARound(players: number): number {
  const turns = TURNS_A_ROUND[players - 1];
  if (turns === undefined) throw new RangeError(`no game of ${players} players`);
  return turns;
}

function worthOfGold(state: State, gold: number, ending: boolean): number {
  if (ending) return goldPoints(gold) + 0.01 * (gold % GOLD_A_POINT);
  const left = SCORING_ROUNDS - state.round;
  return gold * (1 / GOLD_A_POINT + WEIGHTS.gold * Math.max(0, left - 1));
}

/** Points of each player if the map scored as it is. */
export function pointsNow(state: State): number[] {
  return pointsOf(state, standings(state));
}

/** One's own points less a part of the best opponent's; the Street has no seat and does not count. */
export function lead(points: readonly number[], seat: number): number {
  let best = 0;
  for (let other = 0; other < points.length; other++) {
    if (other !== seat && (points[other] as number) > best) best = points[other] as number;
  }
  return (points[seat] as number) - WEIGHTS.opponent * best;
}

/** How sure it is that the guests of now are still there at the next scoring round. */
function sureness(state: State, seat: number): number {
  if (poolIsFull(state)) return 1;
  const players = state.players.length;
  if (players === 1) return 0;
  const guests = new Array<number>(players).fill(0);
  state.owners.forEach((owner, square) => {
    if (owner >= 0 && (state.dice[square] as number) > 0) guests[owner] = (guests[owner] as number) + 1;
  });
  let pool = state.pool;
  for (let step = 1; step < players; step++) {
    pool += guests[(seat + step) % players] as number;
    if (pool >= state.growAt) return 0.9;
    // A player without guests will most likely mine.
    if (guests[(seat + step) % players] === 0) pool += 0.6;
  }
  return pool >= state.growAt ? 0.6 : WEIGHTS.unsure * (pool / state.growAt);
}

/** The part of each neighbourhood's points that a player's best block there could win, were all hotels full. */
function reachOf(state: State, city: City, seat: number): number {
  // Lots have no room: their size is 0.
  const full = strengths(city, { dice: state.sizes, owners: state.owners, players: state.players });
  let sum = 0;
  for (let hood = 0; hood < full.length; hood++) {
    const { players } = full[hood] as Strength;
    const own = players[seat] as number;
    if (own === 0) continue;
    let other = 0;
    for (let p = 0; p < players.length; p++) if (p !== seat) other = Math.max(other, players[p] as number);
    sum += (hoodAt(city, hood).points * own) / (own + other + WEIGHTS.gang + state.gangBonus);
  }
  return sum;
}

export function valueOf(state: State, seat: number): number {
  const city = cityOf(state.plan);
  const player = playerAt(state, seat);
  const scoring = poolIsFull(state);
  const ending = isLastTurn(state);
  const left = SCORING_ROUNDS - state.round - (scoring ? 1 : 0);
  const turns = left * turnsARound(state.players.length);
  const goldRate = 1 / GOLD_A_POINT + WEIGHTS.gold * Math.max(0, left - 1);
  const standing = standings(state);
  let value =
    worthOfGold(state, player.gold, ending) + sureness(state, seat) * lead(pointsOf(state, standing), seat);
  if (scoring && isStreet(state)) value -= WEIGHTS.gangs * streetPoints(standing);
  if (ending) return value;
  if (left > 0) value += WEIGHTS.reach * left * reachOf(state, city, seat);
  const rooms = noneOfEach();
  for (let square = 0; square < state.owners.length; square++) {
    if (state.owners[square] !== seat) continue;
    const size = state.sizes[square] as number;
    const die = state.dice[square] as number;
    value += die * goldRate;
    const again = rooms[size - 1] === 0 ? 1 : WEIGHTS.twin;
    rooms[size - 1] = (rooms[size - 1] as number) + 1;
    value += again * WEIGHTS.room * size * goldRate * Math.max(0, turns - (die > 0 ? 1 : 0));
    let links = 0;
    for (const other of city.near[square] as readonly number[]) if (state.owners[other] === seat) links++;
    value += WEIGHTS.link * Math.min(links, 2) * left;
  }
  return value + WEIGHTS.pool * Math.min(state.pool, state.growAt);
}
