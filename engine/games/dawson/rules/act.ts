/** One pick carried out, and what has one answer only after it. */
import type { Emit as CoreEmit, Move } from '../../../core/game';
import { takeLone } from '../../../core/lone';
import type { Emit, PickKind, State } from '../state';
import { pickCharacter } from './characters';
import { cityOf } from './city';
import { enter } from './fire';
import { pickTile } from './grow';
import { manage } from './manage';
import { decision, listOf } from './moves';
import { readCell, readCharacter, readDeed, readLay } from './notation';
import { land } from './roll';
import { growCity, landAndScore } from './turn';

/** Makes a legal pick and nothing after it. */
export function act(state: State, move: Move, report: CoreEmit): void {
  if (state.step === 'over') throw new Error(`${move} comes after the end`);
  ACTS[state.step](state, move, forTable(state.people, report));
}

/**
 * Goes on as long as what is asked has one answer: nothing is given up by it, for there is nothing else. The moves
 * of what is asked then come back.
 */
export function settle(state: State, report: CoreEmit): Move[] {
  let list: Move[] = [];
  const moves = () => (list = listOf(state));
  takeLone({ decision, moves, apply: act, givesUp: () => false }, state, report);
  return state.step === 'over' ? [] : list;
}

/** Rivals have no seat at the table: what they do is told with their number as `who`. */
export function forTable(people: number, report: CoreEmit): Emit {
  return (event) => {
    if (event.seat < people) report(event);
    else report({ ...event, seat: -1, args: { ...event.args, who: event.seat } });
  };
}

type Act = (state: State, move: Move, emit: Emit) => void;

const ACTS: Readonly<Record<PickKind, Act>> = {
  'pick-character': (state, move, emit) => pickCharacter(state, readCharacter(move), emit),
  manage: (state, move, emit) => {
    const city = cityOf(state.plan);
    manage(state, city, readDeed(city, move), emit);
  },
  'fire-pass': (state, move, emit) => {
    enter(state, readCell(cityOf(state.plan), move), state.decider, emit);
  },
  lay: (state, move, emit) => {
    const place = readLay(move);
    pickTile(state, place.tile, emit);
    growCity(state, place, emit);
  },
  'landing-tie': (state, move, emit) => {
    const square = readCell(cityOf(state.plan), move);
    emit({ kind: 'tie-pick', seat: state.decider, targets: [move] });
    land(state, square, emit, 'DW-4.5.14');
    landAndScore(state, emit);
  },
};
