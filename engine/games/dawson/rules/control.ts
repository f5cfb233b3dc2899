/** Blocks, street gangs, and who controls a neighbourhood. */
import { MOST_PLAYERS, SQUARES, TILES } from '../data';
import { hasAbilities, perksOf } from '../state';
import type { State } from '../state';
import { cityOf, hoodAt, hoodIndex, tileWorth } from './city';
import type { City } from './city';

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

/** Squares seen by a walk carry its mark: written flat because bots ask thousands of times. */
const seenAt = new Int32Array(TILES.length * SQUARES);
let seenMark = 0;
const block = new Int16Array(TILES.length * SQUARES);
let blockSize = 0;

/** DW-4.5.21, DW-4.5.22: walks the block or gang of a square, leaves it in `block` and returns the sum of its dice. */
function walkBlock(city: City, { dice, owners }: Lodging, start: number): number {
  const owner = owners[start] as number;
  blockSize = 0;
  if (owner < 0 && dice[start] === 0) return 0;
  block[blockSize++] = start;
  seenAt[start] = seenMark;
  let sum = 0;
  for (let i = 0; i < blockSize; i++) {
    const square = block[i] as number;
    sum += dice[square] as number;
    const beside = city.near[square] as readonly number[];
    for (let n = 0; n < beside.length; n++) {
      const other = beside[n] as number;
      if (seenAt[other] === seenMark || owners[other] !== owner) continue;
      if (owner < 0 && dice[other] === 0) continue;
      seenAt[other] = seenMark;
      block[blockSize++] = other;
    }
  }
  return sum;
}

/** The sum of the dice in the block or gang a square belongs to, and its squares; empty lots have none. */
export function blockAt(city: City, lodging: Lodging, start: number): { sum: number; squares: number[] } {
  seenMark++;
  const sum = walkBlock(city, lodging, start);
  return { sum, squares: Array.from(block.subarray(0, blockSize)) };
}

/** How strong the gang of a camper counts, the level's bonus included (DW-6.2.4). */
export function gangAt(city: City, lodging: Lodging & Pick<State, 'gangBonus'>, camper: number): number {
  return blockAt(city, lodging, camper).sum + lodging.gangBonus;
}

/** How strong its strongest part counts when the camper has left; 0 if it camped alone. */
export function gangWithout(city: City, lodging: Lodging & Pick<State, 'gangBonus'>, camper: number): number {
  const dice = lodging.dice.slice();
  dice[camper] = 0;
  const mates = (city.near[camper] as readonly number[]).filter(
    (other) => lodging.owners[other] === -1 && (dice[other] as number) > 0,
  );
  return Math.max(0, ...mates.map((mate) => gangAt(city, { ...lodging, dice }, mate)));
}

/** DW-4.5.21 to 4.5.25 for every neighbourhood at once. */
export function strengths(city: City, lodging: Lodging & Pick<State, 'players'>): Strength[] {
  const result = city.hoods.map(() => nobody(lodging.players.length));
  seenMark++;
  for (let start = 0; start < lodging.dice.length; start++) {
    if (seenAt[start] === seenMark || ((lodging.owners[start] as number) < 0 && lodging.dice[start] === 0))
      continue;
    const sum = walkBlock(city, lodging, start);
    const strength = result[hoodIndex(city, start)] as Strength;
    const owner = lodging.owners[start] as number;
    if (owner < 0) strength.gang = Math.max(strength.gang, sum);
    else if (sum > (strength.players[owner] as number)) strength.players[owner] = sum;
  }
  return result;
}

function nobody(players: number): Strength {
  return { players: new Array<number>(players).fill(0), gang: 0 };
}

export interface Control {
  /** Players who take points, lowest seat first; empty when nobody or a gang controls. */
  readonly winners: readonly number[];
  readonly gang: boolean;
  /** What each winner takes. */
  readonly share: number;
  readonly best: number;
}

/** DW-4.5.26: what each of so many equals takes. */
export function shareOf(points: number, holders: number): number {
  return Math.floor(points / holders);
}

/** DW-4.5.24 to 4.5.27; `alone` is the player whose ability wins ties among players (DW-6.4.3). */
function controlOf(strength: Strength, points: number, gangBonus: number, alone: number): Control {
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
  return { winners, gang: false, share: shareOf(points, winners.length), best };
}

export interface Standing {
  readonly strength: Strength;
  readonly control: Control;
  readonly points: number;
}

/** What decides control, in a state and in a view. */
export type Scene = Pick<State, 'dice' | 'owners' | 'players' | 'gangBonus' | 'options' | 'people'>;

/** Who controls each neighbourhood, and why. */
export function standings(scene: Scene & Pick<State, 'plan'>): Standing[] {
  const city = cityOf(scene.plan);
  const judge = judgeOf(scene);
  return strengths(city, scene).map((strength, hood) => judge(strength, hoodAt(city, hood).points));
}

/** Points of each player if these neighbourhoods scored. */
export function pointsOf(scene: Scene, standing: readonly Standing[]): number[] {
  const points = scene.players.map(() => 0);
  for (const { control } of standing) {
    for (const seat of control.winners) points[seat] = (points[seat] as number) + control.share;
  }
  return points;
}

/** Every neighbourhood of the map with a new, still empty tile that joins these; the one it lies in comes last. */
export function standingsAfter(
  scene: Scene,
  city: City,
  before: readonly Strength[],
  tile: number,
  joins: readonly number[],
): Standing[] {
  const judge = judgeOf(scene);
  const apart = before.flatMap((strength, hood) =>
    joins.includes(hood) ? [] : [judge(strength, hoodAt(city, hood).points)],
  );
  const { strength, points } = merged(scene, city, before, tile, joins);
  return [...apart, judge(strength, points)];
}

/** The new tile and all it joins as one neighbourhood: of each side the best block or gang counts. */
function merged(
  scene: Scene,
  city: City,
  before: readonly Strength[],
  tile: number,
  joins: readonly number[],
): { strength: Strength; points: number } {
  const strength = nobody(scene.players.length);
  let points = tileWorth(tile);
  for (const hood of joins) {
    const { players, gang } = before[hood] as Strength;
    points += hoodAt(city, hood).points;
    strength.gang = Math.max(strength.gang, gang);
    players.forEach((sum, seat) => {
      strength.players[seat] = Math.max(strength.players[seat] as number, sum);
    });
  }
  return { strength, points };
}

/** DW-6.4.3: one player may win ties among players alone. */
function judgeOf(scene: Scene): (strength: Strength, points: number) => Standing {
  const alone = hasAbilities(scene)
    ? scene.players.findIndex((_, seat) => perksOf(scene, seat).winsTies)
    : -1;
  return (strength, points) => ({
    strength,
    points,
    control: controlOf(strength, points, scene.gangBonus, alone),
  });
}
