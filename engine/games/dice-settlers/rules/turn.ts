/** A turn: main actions, Free actions and its end (DS-4.30 to DS-4.34). */
import type { Move } from '../../../core/game';
import { ACTIONS, PASSES, type Action } from '../data';
import { techId } from '../data-techs';
import { playerOf, type Emit, type State } from '../state';
import { able, actionMoves, takeAction } from './actions';
import { freeCards, useCard } from './cards';
import { factoryTiles, useFactory } from './factory';
import { govern, governTiles } from './govern';
import { keyOf, tented, tentsOf } from './map';
import { onTiles, parts, type Answer } from './notation';
import type { PickRules } from './pick';
import { givesDieUp } from './trade';

export const turnPicks: PickRules<'turn-main'> = {
  'turn-main': {
    moves: (s, task) => turnMoves(s, task.seat),
    act(s, { seat }, answer, emit) {
      const { verb } = answer;
      if ((ACTIONS as readonly string[]).includes(verb)) takeAction(s, seat, verb as Action, answer, emit);
      else CHOICE[verb as Choice](s, seat, answer, emit);
    },
    waits: (_s, _task, only) => givesDieUp(only),
    unasked: (s, { seat }) => (!mayAct(s, seat) && allDeclined(s, seat) ? END : null),
    several: (s, { seat }) => severalActions(s, seat, owes(s) ? 2 : 1),
  },
};

const END = 'end-turn';
/** Ends the turn, and what is left now is not offered again in this round by itself. */
const REST = 'end-turn:round';

function mainMoves(s: State, seat: number): Move[] {
  return s.turn.allow > 0 ? actionMoves(s, seat) : [];
}

/** Whether so many actions can be taken; it stops at the last that is needed to know. */
function severalActions(s: State, seat: number, due: number): boolean {
  if (s.turn.allow === 0) return false;
  let n = 0;
  for (const action of ACTIONS) if (able(s, seat, action) && ++n === due) return true;
  return false;
}

function mayAct(s: State, seat: number): boolean {
  return severalActions(s, seat, 1);
}

/** DS-4.30: the first turn owes an action. */
function owes(s: State): boolean {
  return s.turn.pass === 1 && s.turn.taken === 0;
}

function turnMoves(s: State, seat: number): Move[] {
  const actions = mainMoves(s, seat);
  const free = [
    ...onTiles('factory', factoryTiles(s, seat, false)),
    ...onTiles('govern', governTiles(s, seat)),
    ...freeCards(s, seat).flatMap(({ card, choices }) =>
      choices.map((what) => (what === '' ? `card:${card}` : `card:${card}=${what}`)),
    ),
  ];
  const owed = owes(s) && actions.length > 0;
  const rest = s.turn.pass < PASSES && actions.length === 0 && free.length > 0;
  return [...actions, ...free, ...(owed ? [] : [END]), ...(rest ? [REST] : [])];
}

/** The Free actions of the moment by name; another tent makes another of it. */
function freeNames(s: State, seat: number): string[] {
  const tents = tented(s, seat).reduce((n, t) => n + tentsOf(t, seat), 0);
  return [
    ...factoryTiles(s, seat, false).map((t) => `factory ${keyOf(t)} ${tentsOf(t, seat)}`),
    ...governTiles(s, seat).map((t) => `govern ${keyOf(t)}`),
    ...freeCards(s, seat).map(({ card }) => `${card} ${tents}`),
  ];
}

/** Whether everything that could be used was declined for this round. */
function allDeclined(s: State, seat: number): boolean {
  const { declined } = playerOf(s, seat);
  return freeNames(s, seat).every((name) => declined.includes(name));
}

type Choice = 'factory' | 'govern' | 'card' | 'end-turn';

const CHOICE: Readonly<Record<Choice, (s: State, seat: number, answer: Answer, emit: Emit) => void>> = {
  factory: (s, seat, { what }, emit) => useFactory(s, seat, what, false, emit),
  govern: (s, seat, { what }, emit) => govern(s, seat, what, emit),
  card(s, seat, { what }, emit) {
    const [card, of] = parts(what);
    useCard(s, seat, techId(card), of, emit);
  },
  'end-turn'(s, seat, { what }, emit) {
    if (what === 'round') playerOf(s, seat).declined = freeNames(s, seat);
    s.pending.pop();
    emit({ kind: 'end-turn', seat, args: { taken: s.turn.taken } });
  },
};
