/** Crews among held workers, and the moves that send them: made once for each handful, since every turn asks for them. */
import type { Move } from '../../../core/game';
import { amount, BANK, colourOfRow, COLOURS, entry, OTHER_CREW, OWN_CREW } from '../data';
import { workersOf, type Player } from '../state';
import { write } from './notation';

type Crew = readonly number[];

/** MT-4.18: whether a player has one worker of the area, and two of other colours. */
export function crewsFor(p: Player, row: number): { readonly own: boolean; readonly others: boolean } {
  const matching = amount(p.workers, colourOfRow(row));
  return { own: matching >= OWN_CREW, others: workersOf(p) - matching >= OTHER_CREW };
}

export function canStaff(p: Player, row: number): boolean {
  const { own, others } = crewsFor(p, row);
  return own || others;
}

/** MT-4.18: one worker of the area, or two of other colours. */
function crews(workers: readonly number[], row: number): Crew[] {
  const colour = colourOfRow(row);
  const own = amount(workers, colour) >= OWN_CREW ? [ownCrew(row)] : [];
  return [...own, ...heldSets(workers, OTHER_CREW, colour)];
}

export function ownCrew(row: number): Crew {
  return entry(OWN_CREWS, colourOfRow(row));
}

const OWN_CREWS: readonly Crew[] = COLOURS.map((_, colour) => Array.from({ length: OWN_CREW }, () => colour));

/** The workers one would send without thinking: those of the area, else of the colours held most. */
export function usualCrew(p: Player, size: number, without = -1): number[] {
  const left = p.workers.slice();
  return Array.from({ length: size }, () => {
    let most = -1;
    left.forEach((n, colour) => {
      if (colour !== without && n > (left[most] ?? 0)) most = colour;
    });
    if (most < 0) throw new RangeError('There are too few workers.');
    left[most] = amount(left, most) - 1;
    return most;
  }).sort((a, b) => a - b);
}

/** The same for a row. */
export function usualRowCrew(p: Player, row: number): readonly number[] {
  return crewsFor(p, row).own ? ownCrew(row) : usualCrew(p, OTHER_CREW, colourOfRow(row));
}

/**
 * Lists by a number and the workers held: more of a colour than `most` make no difference, so there are but a few
 * hundred of each kind.
 */
export function remembered<T>(
  most: (n: number) => number,
  make: (n: number, workers: readonly number[]) => T,
) {
  const known: Map<number, T>[] = [];
  return (n: number, workers: readonly number[]): T => {
    const enough = most(n);
    let key = 0;
    for (const held of workers) key = key * (enough + 1) + (held < enough ? held : enough);
    const lists = (known[n] ??= new Map<number, T>());
    let list = lists.get(key);
    if (list === undefined) {
      list = make(n, workers);
      lists.set(key, list);
    }
    return list;
  };
}

/** MT-4.16: the ways to fill a space of the bank, none where there are too few workers. */
export const bankCrewMoves = remembered(
  (space) => entry(BANK, space).workers,
  (space, workers): readonly Move[] =>
    heldSets(workers, entry(BANK, space).workers).map((colours) => write.bank(space, colours)),
);

/** MT-4.18: the ways to fill the large space of a row. */
export const rowCrewMoves = remembered(
  () => OTHER_CREW,
  (row, workers): readonly Move[] => crews(workers, row).map((colours) => write.row(row, colours)),
);

/** MT-4.20: the same for its small space. */
export const smallCrewMoves = remembered(
  () => OTHER_CREW,
  (row, workers): readonly Move[] => crews(workers, row).map(write.place),
);

/** Every crew of up to three workers, by size. */
const CREWS: (readonly Crew[])[] = [[[]]];

function crewsOf(size: number): readonly Crew[] {
  const known = CREWS[size];
  if (known) return known;
  const made = crewsOf(size - 1).flatMap((crew) =>
    COLOURS.flatMap((_, colour) => (colour >= (crew[crew.length - 1] ?? 0) ? [[...crew, colour]] : [])),
  );
  CREWS[size] = made;
  return made;
}

/** A size and a colour left out in one number. */
const WITHOUT = COLOURS.length + 1;

const setsHeld = remembered(
  (n) => Math.floor(n / WITHOUT),
  (n, workers): readonly Crew[] =>
    crewsOf(Math.floor(n / WITHOUT)).filter((crew) => isHeld(workers, crew, (n % WITHOUT) - 1)),
);

/** Crews of `size` among held workers, without one colour. */
export function heldSets(workers: readonly number[], size: number, without = -1): readonly Crew[] {
  return setsHeld(size * WITHOUT + without + 1, workers);
}

/** A crew runs by colour, so equal ones stand together. */
function isHeld(workers: readonly number[], crew: Crew, without: number): boolean {
  let run = 0;
  for (let i = 0; i < crew.length; i++) {
    const colour = crew[i] ?? -1;
    run = crew[i - 1] === colour ? run + 1 : 1;
    if (colour === without || (workers[colour] ?? 0) < run) return false;
  }
  return true;
}
