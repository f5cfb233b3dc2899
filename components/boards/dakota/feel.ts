/** How everything that happens in the game sounds, moves and how long it is on show. */
import type { EventKind } from '@/engine/games/dakota';

import { row, still, type FeelTable, type Movement } from '../feel';

/** The card over the table from bedtime to the first tile of the new day. */
export const NIGHT = 'night';
const night = { scene: NIGHT };

const toBag: Movement = { do: 'fly', from: 'dock', to: 'first' };
const toDock: Movement = { do: 'fly', from: 'first', to: 'dock' };
const toPlace: Movement = { do: 'fly', from: 'dock', to: 'first' };
const toMarket: Movement = { do: 'fly', from: 'seat', to: 'first' };
const toSeat: Movement = { do: 'fly', from: 'first', to: 'seat' };
const fromAfar: Movement = { do: 'fly', from: 'top', to: 'seat' };
const intoTown: Movement = { do: 'fly', from: 'top', to: 'seat people' };
const coins = (arg: string, at: 'seat' | 'first' | 'dock' = 'seat'): Movement => ({
  do: 'count',
  at,
  arg,
  sign: 'coin',
});
const round: Movement = { do: 'ring', at: 'all' };
const turnsUp: Movement = { do: 'flip', at: 'first' };
const comesDown: Movement = { do: 'drop', at: 'first' };

export const feel: FeelTable<EventKind> = {
  // Morning: tiles
  'explore-draw': row('wood', toDock, 260),
  'search-nothing': row('wood', round, 220),
  'search-found': row('wood', toDock, 260),
  'explore-none': row(null, still, 0),
  'tile-replaced': row('wood', turnsUp, 300),
  'tile-placed': row('wood', turnsUp, 300),
  'prospector-look': row('wood', toBag, 220),
  'prospector-search': row('coin', toBag, 220),
  explorer: row('wood', toBag, 220),
  'explore-blocked': row(null, still, 0),
  'no-explorer': row(null, still, 0),

  // Prison
  bailed: row('coin', intoTown, 260),
  'no-bail': row(null, still, 0),
  'broke-out': row('metal', intoTown, 260),
  arrested: row(null, still, 0),
  jailed: row('metal', { do: 'fly', from: 'dock', to: 'seat' }, 300, { heavy: true }),
  'prisoner-joins': row('wood', intoTown, 240),
  'prisoner-free': row('wood', intoTown, 240),

  // The night and what the morning brings: lines of one card
  'left-town': row('wood', { do: 'fly', from: 'seat people', to: 'top' }, 280),
  bedtime: row(null, still, 0),
  lodged: row(null, still, 400),
  'job-gone': row('wood', still, 420, night),
  'jobs-filled': row('wood', still, 420, night),
  'market-cleared': row(null, still, 0),
  'new-day': row('bell', still, 620, night),
  tax: row('coin', still, 480, night),
  drew: row(null, still, 0),
  'drew-card': row('paper', still, 900, night),
  event: row('bell', still, 1000, night),
  'prices-rise': row('coin', still, 400, night),
  fair: row('coin', still, 400, night),
  'bank-run': row('coin', still, 500, { ...night, heavy: true }),
  spared: row('wood', still, 300, night),
  'wagon-miner': row('wood', intoTown, 260),
  'engineer-stops': row('metal', still, 320),
  collapsed: row('wood', round, 380, { heavy: true }),
  destroyed: row('fire', round, 380, { heavy: true }),

  // Noon: cards and attacks
  played: row('paper', { do: 'fly', from: 'first', to: 'top' }, 280),
  threatens: row('paper', { do: 'fly', from: 'first', to: 'top' }, 280),
  'noon-pass': row(null, still, 0),
  'noon-over': row(null, still, 0),
  danced: row('coin', coins('n'), 260),
  mules: row('wood', round, 240),
  gained: row('coin', coins('n'), 300),
  attack: row('metal', round, 380, { apart: true }),
  reaction: row('paper', still, 360),
  'no-answer': row(null, still, 200),
  defended: row('dice', { do: 'tumble', at: 'dock' }, 400),
  'defence-failed': row('dice', { do: 'tumble', at: 'dock' }, 400),
  'attack-hits': row('fire', round, 380, { apart: true, heavy: true }),
  'attack-stopped': row('metal', still, 240),
  'card-back': row('paper', still, 200),
  robbed: row('coin', coins('n'), 360),
  'stole-piece': row('metal', fromAfar, 260),
  'claim-piece': row('metal', fromAfar, 260),

  // Afternoon: work
  phase: row(null, still, 0),
  planned: row(null, still, 0),
  placed: row('wood', toPlace, 240),
  worked: row(null, still, 0),
  'cart-goes': row('metal', { do: 'run' }, 620),
  'got-off': row('wood', comesDown, 280),
  dropped: row(null, still, 0),
  gambled: row('dice', { do: 'tumble', at: 'first' }, 400),
  'gamble-kept': row('coin', coins('rolled', 'dock'), 300),
  'gamble-again': row('dice', { do: 'tumble', at: 'dock' }, 400),
  drank: row('coin', coins('n', 'first'), 240),
  upskilled: row('bell', comesDown, 320),
  learned: row(null, still, 0),
  'learned-card': row('paper', turnsUp, 320),
  'deck-empty': row('paper', still, 200),
  begun: row(null, still, 0),
  built: row('wood', round, 340),
  upgraded: row('wood', round, 340),
  replaced: row('wood', round, 340),
  'town-full': row('bell', still, 400, { heavy: true }),
  'cart-scrapped': row('metal', still, 200),
  'cart-built': row('metal', comesDown, 300),
  'new-order': row('paper', still, 240),

  // Evening: home, market, jobs
  'cart-returns': row('metal', { do: 'run' }, 520),
  mined: row('metal', toSeat, 320),
  'pool-empty': row('wood', round, 260),
  'sold-combo': row('wood', toMarket, 280),
  sold: row('wood', toMarket, 280),
  paid: row('coin', { do: 'fly', from: 'first', to: 'seat coin', sign: 'coin' }, 260),
  'slot-taken': row(null, still, 0),
  'slot-freed': row('wood', round, 240),
  hired: row('wood', { do: 'fly', from: 'first', to: 'seat people' }, 260),
  'coach-came': row('wood', { do: 'fly', from: 'top', to: 'dock' }, 320),
  'coach-leaves': row(null, still, 0),
  'evening-pass': row(null, still, 0),
  'cart-unreturned': row('metal', still, 300, { heavy: true }),
  'piece-lost': row('wood', toMarket, 240),
  discarded: row('paper', still, 200),
  'game-over': row('bell', still, 400),
};
