/** How everything that happens in the game sounds, moves and how long it is on show. */
import type { EventKind } from '@/engine/games/montana';

import { row, still, type FeelTable, type Movement } from '../feel';

/** Bids belong together, and so does what the rival's card does: the dock tells them in its own way. */
export const AUCTION = 'auction';
export const RIVAL_CARD = 'rival';
/** Nothing else is said or asked before the arrow rests. */
export const SPIN = 'spin';

/** From its place to whoever gets it. */
const gained: Movement = { do: 'fly', from: 'first', to: 'seat' };
const silvered: Movement = { do: 'fly', from: 'first', to: 'seat silver' };
/** Out of somebody's hands to its place. */
const put: Movement = { do: 'fly', from: 'seat', to: 'first' };
const turned: Movement = { do: 'flip', at: 'seat' };
const bid = { apart: true, scene: AUCTION } as const;
const carded = { scene: RIVAL_CARD } as const;

export const feel: FeelTable<EventKind> = {
  'start-tile': row('wood', { do: 'drop', at: 'first' }, 250),
  // The one picture that may take its time: the arrow spins and settles.
  spun: row('wheel', still, 1200, { apart: true, scene: SPIN }),
  advanced: row('wood', still, 350),
  hired: row('wood', gained, 280),
  returned: row('wood', { do: 'fly', from: 'seat', to: 'top' }, 250),
  shortage: row('wood', { do: 'ring', at: 'first' }, 250),
  traded: row('cattle', { do: 'fly', from: 'dock', to: 'seat' }, 250),
  sent: row('wood', put, 230),
  banked: row('coin', silvered, 250),
  worked: row('wood', gained, 280),
  'worked-small': row('wood', gained, 240),
  'city-opened': row('bell', { do: 'fly', from: 'last', to: 'seat' }, 250, { scene: AUCTION }),
  placed: row('wood', put, 350, bid),
  outbid: row('wood', gained, 350, bid),
  passed: row('paper', still, 250, bid),
  'cannot-pay': row('paper', still, 300, bid),
  paid: row('coin', put, 350, bid),
  goods: row('wood', gained, 300),
  cow: row('cattle', { do: 'fly', from: 'first', to: 'seat cow' }, 300),
  'no-cow': row('paper', still, 250),
  silver: row('coin', silvered, 280),
  upgraded: row('metal', gained, 300),
  // The contractors are gone in the picture that follows.
  'city-closed': row(null, still, 0),
  built: row('wood', { do: 'drop', at: 'first' }, 280, { apart: true }),
  two: row('wood', { do: 'drop', at: 'first' }, 220),
  line: row('bell', { do: 'stamp', at: 'first' }, 400, { apart: true, heavy: true }),
  canteens: row('metal', { do: 'fly', from: 'all', to: 'seat canteen' }, 320),
  refrained: row('coin', { do: 'count', at: 'seat', arg: 'silver', sign: 'silver' }, 250),
  cleared: row('wood', { do: 'ring', at: 'all' }, 250),
  'extra-turn': row('metal', { do: 'fly', from: 'seat', to: 'top' }, 280),
  // Whose turn it is stands in the top bar.
  round: row(null, still, 0),
  'last-round': row('bell', still, 300),
  'game-over': row('bell', still, 300),
  reshuffled: row('paper', still, 200),
  'rival-card': row('paper', turned, 330, { apart: true, scene: RIVAL_CARD }),
  'rival-camp': row(null, still, 200, carded),
  'rival-nothing': row(null, still, 200, carded),
  'rival-claim': row('wood', put, 280, carded),
  'rival-canteen': row('metal', { do: 'fly', from: 'seat', to: 'top' }, 280, carded),
  'rival-bids': row('paper', turned, 400, bid),
  'rival-no-bid': row('paper', turned, 400, bid),
};
