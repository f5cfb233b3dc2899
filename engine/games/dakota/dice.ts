/** What falls by chance at the bar and at the sheriff’s window. */
import { commonDie, numbersOn, pips, type Dice, type ReadRoll } from '../../core/dice';
import type { GameEvent } from '../../core/game';
import type { EventKind, State } from './state';
import { say } from './words/catalogue';

const atTheBar = ({ args }: GameEvent) => ({ dice: numbersOn('gamble', args?.['rolled']) });
const atTheWindow = ({ args }: GameEvent) => ({ dice: numbersOn('defence', args?.['rolled']) });

// Cards, tiles and workers are drawn from piles everybody can count.
// prettier-ignore
const events: Readonly<Record<EventKind, ReadRoll<State>>> = {
  gambled: atTheBar,
  'gamble-again': atTheBar,
  defended: atTheWindow,
  'defence-failed': atTheWindow,

  'explore-draw': 'pile', 'search-nothing': null, 'search-found': 'pile', 'explore-none': null,
  'tile-replaced': null, 'tile-placed': null, 'prospector-look': null, 'prospector-search': null,
  explorer: null, 'explore-blocked': null, bailed: null, 'broke-out': null, 'engineer-stops': null,
  'wagon-miner': null, tax: null, 'prisoner-joins': null, 'prisoner-free': null, drew: 'pile',
  'drew-card': null, event: 'pile', spared: null, fair: null, 'bank-run': null, collapsed: null,
  destroyed: null, 'left-town': null, 'piece-lost': null, discarded: null, phase: null,
  'cart-unreturned': null, 'game-over': null, 'new-day': null, 'job-gone': null, 'jobs-filled': 'pile',
  'noon-pass': null, played: null, danced: null, mules: null, 'noon-over': null, gained: null,
  'cart-built': null, attack: null, reaction: null, jailed: null, 'stole-piece': null, 'claim-piece': null,
  'attack-hits': null, robbed: null, 'attack-stopped': null, 'card-back': null, planned: null, placed: null,
  worked: null, 'cart-goes': null, dropped: null, 'gamble-kept': null, upskilled: null, 'deck-empty': null,
  learned: 'pile', drank: null, 'new-order': null, 'town-full': null, upgraded: null, 'cart-scrapped': null,
  replaced: null, built: null, 'evening-pass': null, 'slot-taken': null, sold: null, 'slot-freed': null,
  hired: null, 'cart-returns': null, mined: null, 'sold-combo': null, 'coach-came': 'pile', 'pool-empty': null,
  'no-bail': null, 'no-explorer': null, 'no-answer': null, 'prices-rise': null, bedtime: null, lodged: null,
  'market-cleared': null, threatens: null, 'coach-leaves': null, arrested: null, begun: null,
  'got-off': null, paid: null, 'learned-card': null,
};

export const dice: Dice<State> = {
  kinds: {
    gamble: commonDie(say('dice.gamble'), pips),
    defence: commonDie(say('dice.defence'), pips),
  },
  events,
  scale: say('dice.scale'),
  side: (s, seat) => s.names[seat] ?? say('dice.table'),
};
