/** Every move as a ticket: label, place on the board, cost and gain. */
import type { Move, MoveDescription } from '../../../core/game';
import { openPick } from '../rules/moves';
import type { PickTask, PickTaskKind, State } from '../state';
import { cardTickets } from './tickets-cards';
import { eveningTickets } from './tickets-evening';
import { morningTickets } from './tickets-morning';
import type { Tickets } from './tickets-parts';
import { planningTickets } from './tickets-planning';
import { workTickets } from './tickets-work';

const TICKETS: Tickets<PickTaskKind> = {
  ...morningTickets,
  ...cardTickets,
  ...planningTickets,
  ...workTickets,
  ...eveningTickets,
};

export function describe(s: State, move: Move): MoveDescription {
  const task = openPick(s);
  if (!task) throw new Error('The game is over.');
  return ticketOf(s, task, move);
}

function ticketOf<K extends PickTaskKind>(s: State, task: PickTask<K>, move: Move): MoveDescription {
  return TICKETS[task.kind](s, task, move);
}
