/** Every move as a ticket: label, places on the board, cost and gain. */
import type { Move, MoveDescription } from '../../../core/game';
import { verbOf } from '../rules/notation';
import { isSpacePick } from '../rules/trades';
import { isUse } from '../rules/windows';
import { pickAt, type PickKind, type State, type Task } from '../state';
import { buildingTickets } from './tickets-building';
import { cardTickets } from './tickets-cards';
import { placingTickets } from './tickets-placing';
import { lookTicket, type Ticket, type TicketsOf } from './tickets-plain';
import { tradeTickets } from './tickets-trades';
import { useTicket, windowTickets } from './tickets-windows';

/** The tickets of every pick; one without tickets does not compile. */
const TICKETS: TicketsOf<PickKind> = {
  ...placingTickets,
  ...windowTickets,
  ...tradeTickets,
  ...buildingTickets,
  ...cardTickets,
};

export function describe(state: State, move: Move): MoveDescription {
  const now = pickAt(state);
  if (!now) throw new Error('The game is over: no move is left to describe.');
  if (verbOf(move) === 'look') return lookTicket(move, 'DH-4.66');
  if (isSpacePick(now.kind) && isUse(move)) return useTicket(state, now, move);
  return ticketOf(now)(state, now, move);
}

function ticketOf(now: Task<PickKind>): Ticket<PickKind> {
  return TICKETS[now.kind];
}
