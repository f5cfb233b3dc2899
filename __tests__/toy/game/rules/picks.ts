/** The rules of every pick: what may be chosen, and what follows. */
import type { Move } from '@/engine/core/game';
import { roll } from '@/engine/core/rng';

import { KIND_FACE, worthOf } from '../data';
import { addPoints, handOf, type Emit, type PickKind, type State } from '../state';

interface PickRule {
  moves(s: State): Move[];
  act(s: State, move: Move, emit: Emit): void;
}

export const PICKS: Readonly<Record<PickKind, PickRule>> = {
  turn: {
    moves: (s) => [...handOf(s, s.seat).map((card) => `card:${card}`), 'roll'],
    act(s, move, emit) {
      if (move === 'roll') rollForPoints(s, emit);
      else takeUp(s, numberIn(move), emit);
    },
  },
  place: {
    moves: (s) => s.plots.map((_, plot) => `plot:${plot}`),
    act: (s, move, emit) => lay(s, numberIn(move), emit),
  },
};

/** The number of `card:7` and `plot:2`. */
export function numberIn(move: Move): number {
  return Number(move.slice(move.indexOf(':') + 1));
}

/** TY-2 */
function takeUp(s: State, card: number, emit: Emit): void {
  const { seat } = s;
  const hand = handOf(s, seat);
  hand.splice(hand.indexOf(card), 1);
  s.held = card;
  emit({ kind: 'take', seat });
}

/** TY-3 */
function lay(s: State, plot: number, emit: Emit): void {
  const { seat, held: card } = s;
  s.plots[plot] = seat * 100 + card;
  addPoints(s, seat, worthOf(card));
  emit({ kind: 'lay', seat, args: { card, plot: plot + 1 }, targets: [`plot:${plot}`], rule: 'TY-3' });
  const drawn = s.deck.pop();
  if (drawn !== undefined) {
    handOf(s, seat).push(drawn);
    emit({ kind: 'draw', seat, news: true });
  }
  endTurn(s);
}

/** TY-4 */
function rollForPoints(s: State, emit: Emit): void {
  const { seat } = s;
  const face = s.kind ? Math.max(KIND_FACE, roll(s.rng)) : roll(s.rng);
  addPoints(s, seat, face);
  emit({ kind: 'roll', seat, args: { face }, rule: 'TY-4' });
  endTurn(s);
}

function endTurn(s: State): void {
  s.held = -1;
  s.seat = (s.seat + 1) % s.names.length;
  if (s.seat === 0) s.turns += 1;
}
