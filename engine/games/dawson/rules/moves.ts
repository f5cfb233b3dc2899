/** Who picks what now, and every legal move (section 8). */
import type { Decision, Move } from '../../../core/game';
import type { PickKind, State } from '../state';
import { freeCharacters } from './characters';
import { ROTATIONS } from '../data';
import { anchorsFor, cityOf } from './city';
import type { City } from './city';
import { fireChoices } from './fire';
import { manageMoves } from './manage';
import { cellOf, characterMove, layMove } from './notation';
import { nearestLandings } from './roll';

export function decision(state: State): Decision<PickKind> | null {
  return state.step === 'over' ? null : { seat: state.decider, kind: state.step };
}

/** The list that `apply` has made last, good until the state changes again. */
let kept: { readonly state: State; readonly list: readonly Move[] } | null = null;

export function moves(state: State): Move[] {
  return kept?.state === state ? kept.list.slice() : listOf(state);
}

/** Every legal move, found anew. */
export function listOf(state: State): Move[] {
  return state.step === 'over' ? [] : MOVES[state.step](state, cityOf(state.plan));
}

/** `apply` alone may say so: who changes a state by hand must not be told of the list before. */
export function keep(state: State, list: readonly Move[]): void {
  kept = { state, list };
}

export function forget(state: State): void {
  if (kept?.state === state) kept = null;
}

const MOVES: Readonly<Record<PickKind, (state: State, city: City) => Move[]>> = {
  'pick-character': characterMoves,
  manage: manageMoves,
  'fire-pass': (state, city) => cells(city, fireChoices(state, city, state.burned)),
  lay: layMoves,
  'landing-tie': (state, city) => cells(city, nearestLandings(state, city)),
};

/** As `possiblePlaces` names them. */
function layMoves({ drawn }: State, city: City): Move[] {
  const list: Move[] = [];
  for (const tile of drawn) {
    for (const r of ROTATIONS) {
      for (const { x, y } of anchorsFor(city, tile, r)) list.push(layMove({ tile, r, x, y }));
    }
  }
  return list;
}

/** A lot among one is that one. */
function characterMoves(state: State): Move[] {
  const free = freeCharacters(state).map(characterMove);
  return free.length > 1 ? [...free, characterMove('random')] : free;
}

function cells(city: City, squares: readonly number[]): Move[] {
  return squares.map((square) => cellOf(city, square));
}
