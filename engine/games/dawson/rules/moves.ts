/** Who picks what now, and every legal move (section 8). */
import type { Decision, Move } from '../../../core/game';
import { burnedLast, chosenHotel } from '../state';
import type { PickKind, State } from '../state';
import { buildLots, resizableHotels, resizeValues } from './build';
import { freeCharacters } from './characters';
import { cityOf } from './city';
import type { City } from './city';
import { fireHotels, fireWays } from './fire';
import { possibleAnchors, possibleRotations } from './grow';
import { hostingHotels } from './host';
import { campers, campersOf } from './lodging';
import { verbMoves } from './manage';
import { cellAt, cellOf, characterMove, rotationMove, tileMove, valueMove } from './notation';
import { nearestLandings } from './roll';

export function decision(state: State): Decision<PickKind> | null {
  return state.step === 'over' ? null : { seat: state.decider, kind: state.step };
}

export function moves(state: State): Move[] {
  return state.step === 'over' ? [] : MOVES[state.step](state, cityOf(state.plan));
}

const MOVES: Readonly<Record<PickKind, (state: State, city: City) => Move[]>> = {
  'pick-character': (state) => [...freeCharacters(state), 'random' as const].map(characterMove),
  manage: verbMoves,
  'mine-target': (state, city) => cells(city, campers(state)),
  'host-hotel': (state, city) => cells(city, hostingHotels(state)),
  'host-camper': (state, city) => cells(city, campersOf(state, state.sizes[chosenHotel(state)] as number)),
  'build-lot': (state, city) => cells(city, buildLots(state)),
  'resize-hotel': (state, city) => cells(city, resizableHotels(state)),
  'resize-value': (state) => resizeValues(state, chosenHotel(state)).map(valueMove),
  'fire-start': (state, city) => cells(city, fireHotels(state)),
  'fire-pass': (state, city) => cells(city, fireWays(state, city, burnedLast(state))),
  'pick-tile': (state) => state.drawn.map(tileMove),
  'place-rotation': (state) => possibleRotations(state).map(rotationMove),
  'place-anchor': (state) => possibleAnchors(state).map(({ x, y }) => cellAt(x, y)),
  'landing-tie': (state, city) => cells(city, nearestLandings(state, city)),
};

function cells(city: City, squares: readonly number[]): Move[] {
  return squares.map((square) => cellOf(city, square));
}
