/**
 * What a position is worth to a seat, in points: points and gold in hand, what the neighbourhoods would
 * bring if they scored with the guests of now, and the rooms that earn later.
 */
import { GOLD_A_POINT, SCORING_ROUNDS } from '../data';
import { cityOf } from '../rules/city';
import { pointsOf, standings } from '../rules/control';
import { goldPoints } from '../rules/end';
import { isLastTurn, noneOfEach, playerAt, poolIsFull } from '../state';
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
} as const;

/** Turns of one player between two scoring rounds, by number of players. */
const TURNS_A_ROUND: readonly number[] = [2, 1.5, 1.25, 1.1, 1, 0.9];

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

export function valueOf(state: State, seat: number): number {
  const city = cityOf(state.plan);
  const player = playerAt(state, seat);
  const scoring = poolIsFull(state);
  const ending = isLastTurn(state);
  const left = SCORING_ROUNDS - state.round - (scoring ? 1 : 0);
  const turns = left * turnsARound(state.players.length);
  const goldRate = 1 / GOLD_A_POINT + WEIGHTS.gold * Math.max(0, left - 1);
  let value = worthOfGold(state, player.gold, ending) + sureness(state, seat) * lead(pointsNow(state), seat);
  if (ending) return value;
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
