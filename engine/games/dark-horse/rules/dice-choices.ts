/** Selections of dice, and the notation of what is done with them: made once for each number of dice and used ever after. */
import type { Move } from '../../../core/game';
import { SPOTS } from '../data';
import type { Die } from '../state';

export interface DiceChoice {
  /** Places in the seat's row. */
  readonly dice: readonly number[];
  /** `reroll:02` */
  readonly reroll: Move;
  /** `place:02:builder`, by the spot's place in its table. */
  readonly places: readonly Move[];
}

/** Every selection of `n` dice: the smaller first, then by the places of the dice. */
function selections(n: number): DiceChoice[] {
  const found: number[][] = [];
  for (let mask = 1; mask < 1 << n; mask++) {
    found.push(Array.from({ length: n }, (_, i) => i).filter((i) => mask & (1 << i)));
  }
  found.sort((a, b) => a.length - b.length || compare(a, b));
  return found.map((dice) => {
    const name = dice.join('');
    return { dice, reroll: `reroll:${name}`, places: SPOTS.map((spot) => `place:${name}:${spot.id}`) };
  });
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const d = (a[i] ?? 0) - (b[i] ?? 0);
    if (d !== 0) return d;
  }
  return 0;
}

/** Those selections that differ, where each die is named by the first die it is equal to. */
function different(kinds: readonly number[]): DiceChoice[] {
  const known = new Set<string>();
  return selections(kinds.length).filter(({ dice }) => {
    const key = dice
      .map((i) => kinds[i])
      .sort()
      .join();
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

const patterns = new Map<number, readonly DiceChoice[]>();

function isSame(a: Die, b: Die): boolean {
  return a.face === b.face && a.deputy === b.deputy && (a.changed === '') === (b.changed === '');
}

/** The first of the dice that is equal to the one at `at`. */
function firstLike(dice: readonly Die[], at: number): number {
  let first = 0;
  while (first < at && !isSame(dice[first] as Die, dice[at] as Die)) first++;
  return first;
}

/** Different selections of dice; equal dice are offered once. */
export function diceChoices(dice: readonly Die[]): readonly DiceChoice[] {
  let pattern = dice.length;
  for (let i = 0; i < dice.length; i++) pattern = pattern * 8 + firstLike(dice, i);
  let found = patterns.get(pattern);
  if (!found) {
    found = different(dice.map((_, i) => firstLike(dice, i)));
    patterns.set(pattern, found);
  }
  return found;
}

/** The dice of a choice. */
export function chosenFrom(dice: readonly Die[], choice: readonly number[]): Die[] {
  const chosen: Die[] = [];
  for (let i = 0; i < choice.length; i++) chosen.push(dice[choice[i] as number] as Die);
  return chosen;
}
