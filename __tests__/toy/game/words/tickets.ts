/** Every move as a ticket: label, places, what it costs and brings, and its clause. */
import type { Move, MoveDescription } from '@/engine/core/game';
import { count } from '@/engine/core/words';

import { worthOf } from '../data';
import { decision } from '../rules/moves';
import { numberIn } from '../rules/picks';
import type { PickKind, State } from '../state';
import { say } from './catalogue';

const TICKETS: Readonly<Record<PickKind, (move: Move) => MoveDescription>> = {
  turn(move) {
    if (move === 'roll') return { label: say('roll'), targets: ['die'], rule: 'TY-4' };
    const card = numberIn(move);
    const points = count(worthOf(card), 'point');
    return {
      label: say('card', { card }),
      detail: say('card.worth', { points }),
      targets: [move],
      rule: 'TY-2',
    };
  },
  place: (move) => ({ label: say('plot', { plot: numberIn(move) + 1 }), targets: [move], rule: 'TY-3' }),
};

export function describe(s: State, move: Move): MoveDescription {
  const now = decision(s);
  if (!now) throw new Error('The game is over.');
  return TICKETS[now.kind](move);
}
