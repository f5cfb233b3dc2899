/** What falls by chance: the dice of the pool, and the one that says what a claim brings. */
import { commonDie, numbersOn, pips, type Dice, type ReadRoll } from '../../core/dice';
import type { GameEvent } from '../../core/game';
import type { EventKind, State } from './state';
import { say } from './words/catalogue';

const guests = ({ args }: GameEvent) => ({ dice: numbersOn('guests', args?.['dice']) });

// prettier-ignore
const events: Readonly<Record<EventKind, ReadRoll<State>>> = {
  mine: ({ args }) => ({ dice: numbersOn('claim', args?.['roll']) }),
  roll: guests,
  'heart-roll': guests,

  'heart-west': null, 'heart-east': null, 'heart-north': null, 'heart-south': null,
  'round-pool': null, 'round-slow-week': null, 'round-river': null,
  character: null, rival: null, first: null, turn: null, collect: null, stipend: null, claim: null,
  host: null, build: null, 'build-occupied': null, upgrade: null, downgrade: null, 'fire-start': null,
  burn: null, 'fire-out': null, 'fire-pass': null, 'fire-public': null, 'fire-guest': null, idle: null,
  draw: null, bury: null, place: null, 'land-new': null, 'land-hotel': null, 'land-lot': null, stay: null,
  'tie-pick': null, 'word-of-mouth': null, scoring: null, score: null, 'score-gang': null,
  'score-street': null, 'round-end': null, end: null,
};

export const dice: Dice<State> = {
  kinds: {
    claim: commonDie(say('dice.claim'), pips),
    // A guest is worth what the lots and hotels of the day make of him.
    guests: commonDie(say('dice.guests')),
  },
  events,
  scale: say('dice.scale'),
  side: (s, seat) => s.names[seat] ?? say('dice.city'),
};
