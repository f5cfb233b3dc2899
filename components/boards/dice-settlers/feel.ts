/** How everything that happens in the game sounds, moves and how long it is on show. */
import type { EventKind } from '@/engine/games/dice-settlers';

import { row, still, type FeelTable, type Movement } from '../feel';

/** Scenes with a card or a dock of their own. */
export const RIVAL = 'diceoneer';
export const LAST = 'last-round';
const its = { scene: RIVAL } as const;

const tumble: Movement = { do: 'tumble', at: 'all' };
/** A piece of the seat goes to its place, or comes back from it. */
const out: Movement = { do: 'fly', from: 'seat', to: 'first' };
const tentOut: Movement = { do: 'fly', from: 'seat tent', to: 'first' };
const tentHome: Movement = { do: 'fly', from: 'first', to: 'seat tent' };
const houseOut: Movement = { do: 'fly', from: 'seat house', to: 'first' };
const home: Movement = { do: 'fly', from: 'first', to: 'seat' };
const across: Movement = { do: 'fly', from: 'first', to: 'last' };
const glow: Movement = { do: 'ring', at: 'first' };
const points: Movement = { do: 'count', at: 'seat', arg: 'n', sign: 'vp' };
const tents: Movement = { do: 'count', at: 'seat', arg: 'n', sign: 'tent' };
/** Nobody needs to watch it: it is told with what follows. */
const along = row(null, still, 0);

export const feel: FeelTable<EventKind> = {
  offer: along,
  'keep-start': row('paper', home, 260),
  'bot-start': row('paper', home, 260),
  'lay-start': row('wood', out, 260),
  'start-tent': row('wood', tentOut, 220),
  'start-house': row('wood', houseOut, 260),
  'bot-tent': row('wood', tentOut, 220),
  round: row('bell', still, 200),
  refill: along,
  roll: row('dice', tumble, 380),
  'roll-none': row('paper', still, 260),
  'roll-done': along,
  'roll-set': along,
  'roll-reroll': along,
  'roll-draw': along,
  'roll-more': row('dice', tumble, 320),
  rerolled: row('dice', tumble, 320),
  'set-die': row('dice', { do: 'flip', at: 'all' }, 240),
  'recall-die': row('dice', tumble, 300),
  'gain-die': row('dice', { do: 'fly', from: 'first', to: 'seat die' }, 260),
  'gain-die-active': row('dice', tumble, 300),
  keep: along,
  'put-away': along,
  turn: along,
  action: along,
  bonus: along,
  'boom-icon': along,
  spend: along,
  'end-turn': along,
  extra: row('bell', glow, 240),
  'extra-card': row('bell', still, 200),
  token: row('coin', { do: 'fly', from: 'first', to: 'seat {kind}' }, 260),
  harvest: row('coin', { do: 'fly', from: 'dock', to: 'seat' }, 280),
  waive: along,
  pay: row('coin', out, 200),
  learn: row('paper', { do: 'fly', from: 'first', to: 'seat tech' }, 380),
  trade: row('coin', points, 320),
  vp: row('coin', points, 280),
  'vp-reserve': row('coin', points, 280),
  'draw-tiles': row('paper', { do: 'flip', at: 'all' }, 300),
  explore: row('wood', { do: 'fly', from: 'dock', to: 'first' }, 320),
  join: row('wood', tentOut, 240),
  stay: along,
  reinforce: row('wood', tentOut, 240),
  settle: row('wood', tentOut, 240),
  'take-tents': row('wood', tents, 220),
  tents: along,
  recall: row('wood', tentHome, 240),
  'give-way': row('wood', tentHome, 220),
  raid: row('metal', out, 260),
  clear: row('fire', glow, 220),
  'move-tent': row('wood', { do: 'fly', from: 'last', to: 'first' }, 260),
  evict: row('metal', glow, 200),
  'use-card': along,
  explode: row('fire', glow, 320),
  factory: row('metal', home, 240),
  'factory-keep': row('metal', glow, 220),
  house: row('wood', houseOut, 400),
  'clean-up': along,
  'last-round': row('bell', still, 1500, { scene: LAST }),
  over: row('bell', still, 300),
  'bot-no-dice': row('paper', still, 300, its),
  'bot-roll': row('dice', tumble, 480, its),
  'bot-assign': row('wood', across, 400, its),
  'bot-queue': row('wood', { do: 'fly', from: 'first', to: 'at queue:end' }, 280, its),
  'bot-back': along,
  'bot-token': row('coin', { do: 'fly', from: 'at queue:end', to: 'first' }, 280, its),
  'bot-store': row('coin', across, 260, its),
  'bot-idle': row('paper', still, 400, its),
  'bot-walk': row('dice', { do: 'tumble', at: 'first' }, 400, its),
  'bot-step': row('wood', across, 240, { ...its, apart: true }),
  'bot-strength': row('metal', { do: 'count', at: 'first', arg: 'n', sign: 'rival' }, 400, its),
  'bot-used': along,
  'bot-vp': row('coin', points, 340, { ...its, apart: true }),
  'bot-house': row('wood', houseOut, 400, { ...its, apart: true }),
  'bot-trade': row('coin', points, 340, its),
  'bot-tile': row('paper', { do: 'flip', at: 'first' }, 340, its),
  'bot-explore': row('wood', { do: 'fly', from: 'at stack', to: 'first' }, 380, its),
  'bot-join': row('wood', tentOut, 260, its),
  'bot-reinforce': row('wood', tentOut, 260, its),
  'bot-settle': row('wood', tentOut, 320, { ...its, apart: true }),
  'bot-gather': row('wood', tents, 260, its),
  'bot-raid': row('metal', glow, 300, its),
  'bot-clear': row('wood', tentHome, 220, its),
  'bot-swap': row('metal', out, 280, its),
  'bot-die': row('dice', { do: 'drop', at: 'at queue:end' }, 300, { ...its, apart: true }),
  'bot-guarded': row('metal', still, 300, its),
  'bot-learn': row('paper', home, 420, its),
};
