/** How everything that happens in the game sounds, moves and how long it is on show. */
import type { EventKind } from '@/engine/games/dawson';
import { POOL } from '@/engine/games/dawson/rules/notation';

import { row, still, type Anchor, type FeelTable, type Movement } from '../feel';

/** The pictures of a scoring round: the dock shows the strengths, see `scoring-dock.tsx`. */
export const SCORING = 'scoring';

const toSeat: Movement = { do: 'fly', from: 'first', to: 'seat' };
const goldToSeat: Movement = { do: 'fly', from: 'all', to: 'seat gold' };
const pointsToSeat: Movement = { do: 'fly', from: 'all', to: 'seat point' };
/** From the camp, the pool or the burned lot to the square it is about. */
const walks: Movement = { do: 'fly', from: 'last', to: 'first' };
const atPool: Anchor = `at ${POOL}`;
const counted: Movement = { do: 'count', at: 'seat', arg: 'gold', sign: 'gold' };

/** What happened before the table was first seen, and whose turn it is, needs no picture of its own. */
const aside = row(null, still, 0);

export const feel: FeelTable<EventKind> = {
  character: aside,
  rival: aside,
  first: aside,
  'heart-west': aside,
  'heart-east': aside,
  'heart-north': aside,
  'heart-south': aside,
  'heart-roll': aside,
  turn: aside,
  collect: row('coin', goldToSeat, 300),
  stipend: row('coin', counted, 180),
  mine: row('dice', { do: 'tumble', at: 'first' }, 340),
  claim: row('coin', { do: 'fly', from: 'first', to: 'seat gold' }, 280),
  host: row('bell', walks, 280),
  build: row('wood', { do: 'drop', at: 'first' }, 280),
  'build-occupied': row('wood', { do: 'drop', at: 'first' }, 280),
  upgrade: row('wood', { do: 'flip', at: 'first' }, 260),
  downgrade: row('wood', { do: 'flip', at: 'first' }, 260),
  'fire-start': row('fire', { do: 'drop', at: 'first' }, 300),
  burn: row('fire', toSeat, 320),
  'fire-out': row('steam', still, 260),
  'fire-pass': row('fire', walks, 320),
  'fire-public': row('steam', walks, 360),
  'fire-guest': row('steam', { do: 'fly', from: 'first', to: atPool }, 340),
  idle: aside,
  'round-pool': row('bell', { do: 'ring', at: atPool }, 220),
  'round-slow-week': row('bell', { do: 'ring', at: atPool }, 300),
  'round-river': row('bell', { do: 'ring', at: atPool }, 300),
  draw: row('paper', { do: 'fly', from: 'top', to: 'dock' }, 260),
  bury: aside,
  // The tile comes down on the board itself, see `overlay.tsx`; the dice tumble in the pool, see `banner.tsx`.
  place: row('wood', still, 340),
  roll: row('dice', still, 400),
  'land-new': row('wood', walks, 300),
  'land-hotel': row('bell', walks, 300),
  'land-lot': row('wood', walks, 300),
  stay: row(null, still, 150),
  'tie-pick': aside,
  'word-of-mouth': row('coin', counted, 180),
  scoring: row('bell', still, 200, { scene: SCORING }),
  score: row('wood', pointsToSeat, 640, { apart: true, scene: SCORING }),
  'score-gang': row('wood', still, 460, { apart: true, scene: SCORING }),
  'score-street': row('wood', pointsToSeat, 640, { apart: true, scene: SCORING }),
  'round-end': aside,
  end: row('bell', still, 200),
};
