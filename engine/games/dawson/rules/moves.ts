/** Who picks what now, and every legal move (section 8). */
import type { Decision, Move } from '../../../core/game';
import type { PickKind, State } from '../state';
import { freeCharacters } from './characters';
import { cityOf } from './city';
import type { City } from './city';
import { fireChoices } from './fire';
import { possiblePlaces } from './grow';
import { manageMoves } from './manage';
import { cellOf, characterMove, layMove } from './notation';
import { nearestLandings } from './roll';

export function decision(state: State): Decision<PickKind> | null {
  return state.step === 'over' ? null : { seat: state.decider, kind: state.step };
}

export function moves(state: State): Move[] {
  return state.step === 'over' ? [] : MOVES[state.step](state, cityOf(state.plan));
}

const MOVES: Readonly<Record<PickKind, (state: State, city: City) => Move[]>> = {
  'pick-character': characterMoves,
  manage: manageMoves,
  'fire-pass': (state, city) => cells(city, fireChoices(state, city, state.burned)),
  lay: (state) => possiblePlaces(state).map(layMove),
  'landing-tie': (state, city) => cells(city, nearestLandings(state, city)),
};

/** A lot among one is that one. */
function characterMoves(state: State): Move[] {
  const free = freeCharacters(state).map(characterMove);
  return free.length > 1 ? [...free, characterMove('random')] : free;
}

function cells(city: City, squares: readonly number[]): Move[] {
  return squares.map((square) => cellOf(city, square));
}
