/** How everything that happens in the game sounds, moves and how long it is on show. */
import type { EventKind } from '@/engine/games/dark-horse';

import { row, still, type FeelTable, type Movement } from '../feel';

/** Rolls stand in the dock: `roll-dock.tsx` draws them. */
const ROLL = { scene: 'roll' } as const;
/** A card over the table: `scene-card.tsx` draws it. */
const EVENT = { scene: 'event' } as const;

const fromSeat: Movement = { do: 'fly', from: 'seat', to: 'last' };
const toSeat: Movement = { do: 'fly', from: 'all', to: 'seat' };
const between: Movement = { do: 'fly', from: 'first', to: 'last' };
const onSeat: Movement = { do: 'drop', at: 'seat' };
const ringed: Movement = { do: 'ring', at: 'all' };

export const feel: FeelTable<EventKind> = {
  round: row(null, still, 0),
  rolls: row('dice', still, 400, { ...ROLL, apart: true }),
  'no-dice': row('metal', still, 300, ROLL),
  'gun-rolls': row('dice', still, 260, { ...ROLL, apart: true }),
  pawn: row('wood', ringed, 240),
  collection: row(null, still, 0),
  ending: row('bell', still, 1400, { scene: 'ending' }),
  over: row(null, still, 0),

  'ghost-rolls': row('dice', { do: 'ring', at: 'last' }, 400, { ...ROLL, apart: true }),
  'ghost-blocks': row('wood', between, 380, { apart: true }),
  'ghost-fades': row('paper', between, 320, { apart: true }),
  'ghost-reveals': row('paper', still, 700, EVENT),

  places: row('wood', fromSeat, 260),
  shifts: row('wood', fromSeat, 260),
  moves: row('wood', between, 260),
  skipped: row(null, still, 200),
  unasked: row(null, still, 0),
  rerolls: row('dice', still, 380, ROLL),
  changes: row('dice', { do: 'tumble', at: 'first' }, 260),
  bumps: row('metal', ringed, 320, { heavy: true }),
  uses: row(null, still, 0),

  space: row(null, still, 0),
  // The space lights up before something comes from it; where it asks, the question is put with it.
  collects: row(null, still, 150),
  nothing: row(null, still, 180),
  skips: row(null, still, 0),
  bonus: row('dice', { do: 'fly', from: 'first', to: 'seat bonus', sign: 'bonus' }, 260),

  gain: row('wood', toSeat, 300, { apart: true }),
  pay: row('wood', fromSeat, 180),
  gold: row('coin', { do: 'count', at: 'seat', arg: 'n', sign: 'gold' }, 280),
  'pay-gold': row('coin', { ...fromSeat, sign: 'gold' }, 180),
  token: row('coin', { do: 'fly', from: 'all', to: 'seat {token}' }, 240),
  'token-lost': row(null, still, 200),
  'loan-repaid': row('paper', still, 180),

  influence: row('bell', { do: 'count', at: 'seat', arg: 'change', sign: 'influence' }, 300),
  'influence-lost': row('paper', { do: 'count', at: 'seat', arg: 'change', sign: 'influence' }, 300),
  'end-influence': row('bell', { do: 'ring', at: 'seat' }, 400),
  'end-pieces': row('bell', { do: 'ring', at: 'seat' }, 400),

  role: row('bell', { do: 'fly', from: 'first', to: 'seat' }, 360),
  'role-lost': row('paper', { do: 'fly', from: 'seat', to: 'first' }, 300, { heavy: true }),
  jail: row('metal', onSeat, 380, { heavy: true }),
  'jail-all': row('metal', onSeat, 400, { heavy: true }),
  'turns-in': row('metal', onSeat, 380),

  order: row('wood', still, 220),
  first: row('wood', still, 220),
  last: row('wood', still, 220),
  up: row('wood', still, 220),
  reversed: row('wood', still, 220),

  looks: row('paper', still, 180),
  'no-cards': row(null, still, 200),
  dealt: row('paper', { do: 'drop', at: 'first' }, 300),
  keeps: row('paper', { do: 'drop', at: 'first' }, 280),
  'keeps-one': row('paper', { do: 'drop', at: 'seat', sign: 'card' }, 240),
  reshuffle: row('paper', still, 200),
  'mixed-back': row('paper', still, 240),
  'puts-back': row('paper', still, 180),
  event: row('bell', still, 1000, { ...EVENT, apart: true }),
  'event-gone': row('paper', ringed, 300),

  plays: row('paper', { do: 'flip', at: 'seat' }, 340),
  targets: row(null, still, 240),
  swaps: row('coin', still, 300, { heavy: true }),
  'snake-eyes': row('dice', still, 520, ROLL),
  discards: row('paper', still, 0),
  takes: row('paper', { do: 'drop', at: 'first' }, 260),
  ability: row(null, still, 0),
  character: row(null, still, 0),
  cast: row('paper', still, 260),

  town: row('wood', { do: 'drop', at: 'first' }, 320),
  city: row('bell', { do: 'drop', at: 'first' }, 400),
  rail: row('metal', still, 360),
  'no-rail': row(null, still, 200),
  sees: row('paper', { do: 'flip', at: 'first' }, 300),
  reveals: row('paper', { do: 'flip', at: 'first' }, 360),
  'too-rugged': row('wood', { do: 'ring', at: 'first' }, 300),
};
