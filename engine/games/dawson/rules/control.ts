/** Blocks, street gangs, and who controls a neighbourhood. */
import { SQUARES } from './city';
import type { City } from './city';
import { MOST_PLAYERS, TILES } from '../data';

export interface Strength {
  /** Best block of each player (DW-4.5.25). */
  readonly players: number[];
  /** Best gang, without a level's bonus; 0 when nobody camps. */
  gang: number;
}

/** What stands on the squares, as the state keeps it. */
export interface Lodging {
  /** Value of the die on each square, 0 for none. */
  readonly dice: readonly number[];
  /** Owner of the hotel on each square, -1 for none. */
  readonly owners: readonly number[];
}

const seenAt = new Int32Array(TILES.length * SQUARES);
let seenMark = 0;
const open: number[] = [];

/** The sum of the dice in the block or gang a square belongs to, and its squares; empty lots have none. */
export function blockAt(city: City, lodging: Lodging, start: number): { sum: number; squares: number[] } {
  const owner = lodging.owners[start] as number;
  const isOf = (square: number) =>
    owner >= 0
      ? lodging.owners[square] === owner
      : lodging.owners[square] === -1 && (lodging.dice[square] as number) > 0;
  const squares: number[] = [];
  if (!isOf(start)) return { sum: 0, squares };
  const waiting = [start];
  const seen = new Set(waiting);
  let sum = 0;
  for (let square = waiting.pop(); square !== undefined; square = waiting.pop()) {
    squares.push(square);
    sum += lodging.dice[square] as number;
    for (const other of city.near[square] as readonly number[]) {
      if (seen.has(other) || !isOf(other)) continue;
      seen.add(other);
      waiting.push(other);
    }
  }
  return { sum, squares };
}

/** DW-4.5.21 to 4.5.25 for every neighbourhood at once; written flat because bots ask thousands of times. */
export function strengths(city: City, lodging: Lodging, players: number): Strength[] {
  const { dice, owners } = lodging;
  const result: Strength[] = city.hoods.map(() => ({ players: new Array<number>(players).fill(0), gang: 0 }));
  const mark = ++seenMark;
  for (let start = 0; start < dice.length; start++) {
    if (seenAt[start] === mark) continue;
    const owner = owners[start] as number;
    if (owner < 0 && dice[start] === 0) continue;
    seenAt[start] = mark;
    open.length = 0;
    open.push(start);
    let sum = 0;
    for (let square = open.pop(); square !== undefined; square = open.pop()) {
      sum += dice[square] as number;
      for (const other of city.near[square] as readonly number[]) {
        if (seenAt[other] === mark || owners[other] !== owner) continue;
        if (owner < 0 && dice[other] === 0) continue;
        seenAt[other] = mark;
        open.push(other);
      }
    }
    const strength = result[city.hoodOf[Math.floor(start / SQUARES)] as number] as Strength;
    if (owner < 0) strength.gang = Math.max(strength.gang, sum);
    else if (sum > (strength.players[owner] as number)) strength.players[owner] = sum;
  }
  return result;
}

export interface Control {
  /** Players who take points, lowest seat first; empty when nobody or a gang controls. */
  readonly winners: readonly number[];
  readonly gang: boolean;
  /** What each winner takes. */
  readonly share: number;
  readonly best: number;
}

/** DW-4.5.24 to 4.5.27; `alone` is the player whose ability wins ties among players (DW-6.4.3). */
export function controlOf(strength: Strength, points: number, gangBonus: number, alone: number): Control {
  const gang = strength.gang > 0 ? strength.gang + gangBonus : 0;
  let best = 0;
  for (const sum of strength.players) if (sum > best) best = sum;
  if (best === 0 && gang === 0) return { winners: [], gang: false, share: 0, best: 0 };
  if (gang > best) return { winners: [], gang: true, share: points, best: gang };
  const winners: number[] = [];
  for (let p = 0; p < strength.players.length && p < MOST_PLAYERS; p++) {
    if (strength.players[p] === best) winners.push(p);
  }
  if (winners.length > 1 && winners.includes(alone))
    return { winners: [alone], gang: false, share: points, best };
  return { winners, gang: false, share: Math.floor(points / winners.length), best };
}
