/** The management step (DW-4.3.1, DW-4.3.2): which verbs there are, and where each leads. */
import type { Move } from '../../../core/game';
import { VERBS } from '../data';
import type { Verb } from '../data';
import { hasManaged } from '../state';
import type { Emit, PickKind, State } from '../state';
import { buildLots, resizableHotels } from './build';
import { fireHotels } from './fire';
import { hostingHotels } from './host';
import { mayMine } from './mine';
import { endTurn } from './turn';

interface VerbRule {
  offered(state: State): boolean;
  /** What is picked next. */
  readonly asks: PickKind;
}

const VERB_RULES: Readonly<Record<Verb, VerbRule>> = {
  mine: { offered: mayMine, asks: 'mine-target' },
  host: { offered: (state) => hostingHotels(state).length > 0, asks: 'host-hotel' },
  build: { offered: (state) => buildLots(state).length > 0, asks: 'build-lot' },
  resize: { offered: (state) => resizableHotels(state).length > 0, asks: 'resize-hotel' },
  fire: { offered: (state) => fireHotels(state).length > 0, asks: 'fire-start' },
};

/** A verb is offered only if it has a target; to end the turn always. */
export function verbMoves(state: State): Move[] {
  return [...VERBS.filter((verb) => VERB_RULES[verb].offered(state)), 'done'];
}

export function manage(state: State, verb: Verb | 'done', emit: Emit): void {
  if (verb !== 'done') {
    state.step = VERB_RULES[verb].asks;
    return;
  }
  if (!hasManaged(state)) emit({ kind: 'idle', seat: state.active });
  endTurn(state, emit);
}
