/** How everything that happens in the game sounds, moves and how long it is on show. */
import type { EventKind } from '@/__tests__/toy/game';
import { row, type FeelTable } from '@/components/boards/feel';

export const feel: FeelTable<EventKind> = {
  roll: row('dice', { do: 'tumble', at: 'seat', sign: 'star' }, 300),
  take: row('paper', { do: 'none' }, 150),
  lay: row('wood', { do: 'drop', at: 'all', sign: 'card' }, 200),
  draw: row('paper', { do: 'fly', from: 'top', to: 'seat', sign: 'card' }, 200),
};
