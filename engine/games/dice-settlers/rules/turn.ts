/** A turn: main actions, Free actions and its end (DS-4.30 to DS-4.34). */
import type { Move } from '../../../core/game';
import { techId } from '../data-techs';
import type { Emit, State } from '../state';
import { ableActions, startAction } from './actions';
import { freeCards, useCard } from './cards';
import { factoryTiles } from './factory';
import { governTiles } from './govern';
import { actionNamed } from './notation';
import type { PickRules } from './pick';

export const turnPicks: PickRules<'turn-main'> = {
  'turn-main': {
    moves: (s, task) => turnMoves(s, task.seat),
    act: (s, task, { verb, what }, emit) => CHOICE[verb as Choice](s, task.seat, what, emit),
    // A main action is never started unasked.
    waits: (_s, _task, only) => only !== 'end-turn',
  },
};

function turnMoves(s: State, seat: number): Move[] {
  const actions = s.turn.allow > 0 ? ableActions(s, seat) : [];
  const owed = s.turn.pass === 1 && s.turn.taken === 0 && actions.length > 0;
  return [
    ...actions.map((action) => `act:${action}`),
    ...(factoryTiles(s, seat, false).length > 0 ? ['factory'] : []),
    ...(governTiles(s, seat).length > 0 ? ['govern'] : []),
    ...freeCards(s, seat).map((card) => `card:${card}`),
    ...(owed ? [] : ['end-turn']),
  ];
}

type Choice = 'act' | 'factory' | 'govern' | 'card' | 'end-turn';

const CHOICE: Readonly<Record<Choice, (s: State, seat: number, what: string, emit: Emit) => void>> = {
  act: (s, seat, what, emit) => startAction(s, seat, actionNamed(what), emit),
  factory: (s, seat) => void s.pending.push({ kind: 'factory-tile', seat, keep: false }),
  govern: (s, seat) => void s.pending.push({ kind: 'govern-tile', seat }),
  card: (s, seat, what, emit) => useCard(s, seat, techId(what), emit),
  'end-turn'(s, seat, _what, emit) {
    s.pending.pop();
    emit({ kind: 'end-turn', seat, args: { taken: s.turn.taken } });
  },
};
