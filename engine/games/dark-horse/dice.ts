/** What falls by chance: the dice of the seats, of the ghosts and of a few cards. */
import { commonDie, numbersOn, type Chance, type Dice, type Fallen, type ReadRoll } from '../../core/dice';
import type { GameEvent } from '../../core/game';
import type { EventKind, State } from './state';
import { say } from './words/catalogue';

const SIDES = 6;

const rolled = ({ args }: GameEvent): { dice: readonly Fallen[] } => ({
  dice: numbersOn('placing', args?.['faces']),
});

/** DH-4.2: only the first roll of a round can bring the token, and only two dice or more. */
function firstRoll(event: GameEvent): { dice: readonly Fallen[]; chance?: Chance } {
  const { dice } = rolled(event);
  if (dice.length < 2) return { dice };
  const alike = dice.every(({ face }) => face === dice[0]?.face);
  const odds = [
    { worth: 1, sides: SIDES },
    { worth: 0, sides: SIDES ** dice.length - SIDES },
  ];
  return { dice, chance: { worth: alike ? 1 : 0, odds } };
}

// prettier-ignore
const events: Readonly<Record<EventKind, ReadRoll<State>>> = {
  rolls: firstRoll,
  rerolls: rolled,
  'gun-rolls': ({ args }) => ({ dice: numbersOn('gun', args?.['n']) }),
  'snake-eyes': ({ args }) => ({ dice: numbersOn('snake', args?.['faces']) }),
  'ghost-rolls': ({ args }) => ({ dice: numbersOn('ghost', args?.['faces']) }),

  round: null, 'no-dice': null, pawn: null, collection: null, ending: null, over: null, 'ghost-blocks': null,
  'ghost-fades': null, 'ghost-reveals': 'pile', places: null, shifts: null, moves: null, skipped: null,
  unasked: null, changes: null, bumps: null, uses: null, space: null, collects: null, nothing: null,
  skips: null, bonus: null, gain: null, pay: null, gold: null, 'pay-gold': null, token: null,
  'token-lost': null, 'loan-repaid': null, influence: null, 'influence-lost': null, 'end-influence': null,
  'end-pieces': null, role: null, 'role-lost': null, jail: null, 'jail-all': null, 'turns-in': null,
  order: null, first: null, last: null, up: null, reversed: null, looks: null, 'no-cards': null, dealt: null,
  keeps: null, 'keeps-one': null, reshuffle: 'pile', 'mixed-back': 'pile', 'puts-back': null, event: null,
  'event-gone': null, plays: null, targets: null, swaps: null, discards: null, takes: null, ability: null,
  character: null, cast: null, town: null, city: null, rail: null, 'no-rail': null, sees: null,
  reveals: null, 'too-rugged': null,
};

export const dice: Dice<State> = {
  kinds: {
    placing: commonDie(say('dice.placing')),
    gun: commonDie(say('dice.gun')),
    snake: commonDie(say('dice.snake')),
    ghost: commonDie(say('dice.ghost')),
  },
  events,
  scale: say('dice.scale'),
  side: (s, seat) => s.names[seat] ?? say('dice.ghosts'),
};
