/**
 * The ledger of a match: every roll of every side in order, how often each face came up and how often fair dice
 * would have shown it, and how lucky a seat was, in one number. All of it is read from the log.
 */
import type { Chance, Die, Face, Fallen, Roll } from './dice';
import { mayRead, type GameEvent, type GameState } from './game';
import type { Match } from './match';

export interface LedgerRoll {
  /** How many decisions had been made when it was rolled, that one counted. */
  readonly at: number;
  /** The round by its number and name, where the game has rounds. */
  readonly round: { readonly n: number; readonly name: string } | null;
  readonly seat: number;
  readonly dice: readonly Fallen[];
}

export interface FaceCount {
  readonly face: Face;
  readonly n: number;
  /** Of so many rolls, fair dice would show it that often, 95 times of 100. */
  readonly low: number;
  readonly high: number;
}

export interface DieCount {
  readonly id: string;
  readonly die: Die;
  readonly n: number;
  readonly faces: readonly FaceCount[];
}

export interface Luck {
  /** How good the rolls were together, and what fair dice bring on average. */
  readonly got: number;
  readonly expected: number;
  /** The share of fair rolls that are worse, equal ones by half: 0 to 1. */
  readonly share: number;
  /** "Luckier than 72 of 100." */
  readonly of100: number;
}

export interface LedgerSide {
  /** A seat; the automa or the table is -1. */
  readonly seat: number;
  readonly name: string;
  readonly rolls: number;
  readonly dice: readonly DieCount[];
  /** Null where nothing rolled is good or bad in itself, and for who sits at no seat. */
  readonly luck: Luck | null;
}

export interface Ledger {
  readonly sides: readonly LedgerSide[];
  readonly rolls: readonly LedgerRoll[];
  /** False where the match was resumed from a position: what fell before is not known. */
  readonly whole: boolean;
}

interface Entry extends LedgerRoll {
  readonly chance?: Chance;
}

/** What a seat may read of the rolls of the first `upTo` decisions; -1 reads what everybody may. */
export function ledgerOf(match: Match, viewer: number, upTo = match.decisions): Ledger {
  const { game, config } = match;
  const names = new Map(config.seats.map(({ name }, seat) => [seat, name] as const));
  const entries: Entry[] = [];
  rollsOf(match, upTo, (event, state, at, roll) => {
    if (!mayRead(event, viewer) || roll.dice.length === 0) return;
    const { seat } = event;
    if (!names.has(seat)) names.set(seat, game.dice.side(state, seat));
    const { round } = game.status(state, viewer);
    entries.push({ ...roll, at, seat, round: round ?? null });
  });
  const order = [...names.keys()].sort((a, b) => (a < 0 ? 1 : 0) - (b < 0 ? 1 : 0) || a - b);
  const sides = order.map((seat) => {
    const own = entries.filter((entry) => entry.seat === seat);
    return {
      seat,
      name: names.get(seat) ?? '',
      rolls: own.length,
      dice: countsOf(game.dice.kinds, own),
      luck: seat < 0 ? null : luckOf(own.flatMap((entry) => chancesOf(game.dice.kinds, entry))),
    };
  });
  const rolls = entries.map(({ at, round, seat, dice }) => ({ at, round, seat, dice }));
  return { sides, rolls, whole: !match.resumed };
}

type SeeRoll = (event: GameEvent, state: GameState, at: number, roll: Roll) => void;

/** Plays the log again and shows every roll with the table as it was. The state goes on changing. */
function rollsOf(match: Match, upTo: number, see: SeeRoll): void {
  const { game, logStart } = match;
  const state = match.positionAt(logStart);
  for (const [i, { move }] of match.log.slice(0, Math.max(0, upTo - logStart)).entries()) {
    game.apply(state, move, (event) => {
      const read = game.dice.events[event.kind];
      if (typeof read === 'function') see(event, state, logStart + i + 1, read(event, state));
    });
  }
}

function countsOf(kinds: Readonly<Record<string, Die>>, rolls: readonly Roll[]): DieCount[] {
  const fallen = rolls.flatMap(({ dice }) => dice);
  return Object.entries(kinds).flatMap(([id, die]) => {
    const own = fallen.filter((one) => one.die === id);
    if (own.length === 0) return [];
    const sides = sidesOf(die.faces);
    const faces = die.faces.map((face, at) => ({
      face,
      n: own.filter((one) => one.face === at).length,
      ...bandOf(own.length, face.sides / sides),
    }));
    return [{ id, die, n: own.length, faces }];
  });
}

/** What was good or bad about a roll: said by the roll, or by each of its dice that has better and worse faces. */
function chancesOf(kinds: Readonly<Record<string, Die>>, { dice, chance }: Roll): Chance[] {
  if (chance) return [chance];
  return dice.flatMap(({ die, face }) => {
    const faces = kinds[die]?.faces ?? [];
    const worth = faces[face]?.worth ?? 0;
    return faces.some((other) => other.worth !== worth) ? [{ worth, odds: faces }] : [];
  });
}

/** How good these were among all that fair dice could have brought; null where there was nothing to win. */
export function luckOf(chances: readonly Chance[]): Luck | null {
  if (chances.length === 0) return null;
  const got = chances.reduce((sum, { worth }) => sum + worth, 0);
  let least = 0;
  let spread: readonly number[] = [1];
  for (const { odds } of chances) {
    const low = Math.min(...odds.map(({ worth }) => worth));
    spread = withOdds(spread, odds, low);
    least += low;
  }
  let below = 0;
  let expected = 0;
  for (const [i, part] of spread.entries()) {
    expected += part * (least + i);
    if (least + i < got) below += part;
  }
  const share = below + (spread[got - least] ?? 0) / 2;
  return { got, expected, share, of100: Math.min(99, Math.max(1, Math.round(share * 100))) };
}

/** How sums are spread once one more chance is added to them, counted from the least sum on. */
function withOdds(spread: readonly number[], odds: Chance['odds'], low: number): number[] {
  const reach = Math.max(...odds.map(({ worth }) => worth)) - low;
  const sides = sidesOf(odds);
  const next = Array.from({ length: spread.length + reach }, () => 0);
  for (const { sides: n, worth } of odds) {
    const part = n / sides;
    for (const [i, had] of spread.entries())
      next[i + worth - low] = (next[i + worth - low] ?? 0) + had * part;
  }
  return next;
}

function sidesOf(faces: ReadonlyArray<Pick<Face, 'sides'>>): number {
  return faces.reduce((sum, { sides }) => sum + sides, 0);
}

/** What is cut off at either end of the expected band. */
const TAIL = 0.025;

/** The exact 95 % band of a binomial count: fewer or more come up once in forty each, at most. */
export function bandOf(n: number, p: number): { readonly low: number; readonly high: number } {
  if (p <= 0 || n === 0) return { low: 0, high: 0 };
  if (p >= 1) return { low: n, high: n };
  // In logarithms: the chance of none in a thousand is too small for a number.
  let log = n * Math.log1p(-p);
  const step = Math.log(p) - Math.log1p(-p);
  let sum = 0;
  let low = -1;
  for (let k = 0; k <= n; k++) {
    sum += Math.exp(log);
    if (low < 0 && sum >= TAIL) low = k;
    if (sum >= 1 - TAIL) return { low, high: k };
    log += Math.log((n - k) / (k + 1)) + step;
  }
  return { low: Math.max(0, low), high: n };
}
