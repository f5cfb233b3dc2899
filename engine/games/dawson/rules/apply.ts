import type { Emit as CoreEmit, Move } from '../../../core/game';
import { backToManage, chosenHotel } from '../state';
import type { Emit, PickKind, State } from '../state';
import { build, resize } from './build';
import { pickCharacter } from './characters';
import { cityOf } from './city';
import { enter, startFire } from './fire';
import { pickTile } from './grow';
import { host } from './host';
import { campersOf } from './lodging';
import { manage } from './manage';
import { mine } from './mine';
import { moves } from './moves';
import { readCell, readCharacter, readRotation, readTile, readValue, readVerb, squareOf } from './notation';
import { land } from './roll';
import { endTurn, growCity, landAndScore } from './turn';

/** Makes a move. One that is not legal throws before anything has changed. */
export function apply(state: State, move: Move, report: CoreEmit): void {
  if (state.step === 'over' || !moves(state).includes(move)) {
    throw new Error(`${move} is no move of ${state.step}`);
  }
  ACTS[state.step](state, move, forTable(state.people, report));
}

/** Rivals have no seat at the table: what they do is told with their number as `who`. */
function forTable(people: number, report: CoreEmit): Emit {
  return (event) => {
    if (event.seat < people) report(event);
    else report({ ...event, seat: -1, args: { ...event.args, who: event.seat } });
  };
}

type Act = (state: State, move: Move, emit: Emit) => void;

const ACTS: Readonly<Record<PickKind, Act>> = {
  'pick-character': (state, move, emit) => pickCharacter(state, readCharacter(move), emit),
  manage: (state, move, emit) => manage(state, readVerb(move), emit),
  'mine-target': onSquare((state, camper, emit) => {
    mine(state, camper, emit);
    endTurn(state, emit);
  }),
  'host-hotel': onSquare(chooseHotel),
  'host-camper': onSquare((state, camper, emit) => {
    host(state, chosenHotel(state), camper, emit);
    backToManage(state);
  }),
  'build-lot': onSquare((state, lot, emit) => {
    build(state, lot, emit);
    backToManage(state);
  }),
  'resize-hotel': onSquare((state, hotel) => {
    state.picked = hotel;
    state.step = 'resize-value';
  }),
  'resize-value': (state, move, emit) => {
    resize(state, chosenHotel(state), readValue(move), emit);
    backToManage(state);
  },
  'fire-start': onSquare(startFire),
  'fire-pass': onSquare((state, square, emit) => enter(state, square, state.decider, emit)),
  'pick-tile': (state, move, emit) => {
    pickTile(state, readTile(move), emit);
    state.step = 'place-rotation';
  },
  'place-rotation': (state, move) => {
    state.rotation = readRotation(move);
    state.step = 'place-anchor';
  },
  'place-anchor': (state, move, emit) => {
    const [x, y] = readCell(move);
    growCity(state, x, y, emit);
  },
  'landing-tie': (state, move, emit) => {
    emit({ kind: 'tie-pick', seat: state.decider, targets: [move] });
    land(state, squareOf(cityOf(state.plan), move), emit, 'DW-4.5.14');
    landAndScore(state, emit);
  },
};

function onSquare(act: (state: State, square: number, emit: Emit) => void): Act {
  return (state, move, emit) => act(state, squareOf(cityOf(state.plan), move), emit);
}

/** A single fitting camper needs no pick. */
function chooseHotel(state: State, hotel: number, emit: Emit): void {
  const fitting = campersOf(state, state.sizes[hotel] as number);
  if (fitting.length === 1) {
    host(state, hotel, fitting[0] as number, emit);
    return backToManage(state);
  }
  state.picked = hotel;
  state.step = 'host-camper';
}
