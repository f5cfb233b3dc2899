/** One bubble for the first time something happens that seeing does not explain. */
import { FRAME } from '../../core/lesson';
import type { Bubble, Lesson } from '../../core/lesson';
import { count, numberWord } from '../../core/words';
import { GHOST_REVEALS, POINTS, REDRAWS } from './data';
import type { EventKind, PickKind } from './state';

const EVENT = '@event';
const { top } = FRAME;
const jailed = count(-POINTS.jail, 'point');

function bubble(title: string, text: string, rule: string, ...at: readonly string[]): Bubble {
  return { title, text, rule, at: [EVENT, ...at, top] };
}

export const eventBubbles: Lesson<PickKind, EventKind>['events'] = {
  // The course of a round is seen; what it asks is said when it asks.
  round: null,
  rolls: null,
  'no-dice': bubble(
    'All dice in jail',
    'Without dice this round is sat out. They come back when it is over.',
    'DH-4.71',
  ),
  'gun-rolls': null,
  pawn: null,
  collection: bubble(
    'Now you collect',
    'Spaces are collected one by one: Produce before Work Crew, both before Builder. What comes early pays for what comes late.',
    'DH-4.5',
    'space:work-crew',
    'space:builder',
  ),
  ending: null,
  over: null,
  'ghost-rolls': bubble(
    'A ghost is about',
    'The hatched dice show where a ghost goes. Have your dice on that space before it comes, or do without the space.',
    'DH-6.12',
    'ghost:*',
  ),
  'ghost-blocks': bubble(
    'Blocked for a round',
    'The ghost stands here until the round is over. An Engineer token may put dice beside it, but not on Mayor or Sheriff.',
    'DH-6.18',
  ),
  'ghost-fades': bubble(
    'The ghost fades',
    'Its space was taken first, by your dice or by another ghost. So it is gone for this round and takes no other space.',
    'DH-6.14',
  ),
  'ghost-reveals': bubble(
    'A ghost turns cards',
    `On Pioneer a ghost throws away the top ${numberWord(GHOST_REVEALS)} cards, and if one is an event, it counts from now on.`,
    'DH-6.16',
    'space:pioneer',
  ),
  places: null,
  shifts: null,
  moves: null,
  skipped: bubble(
    'No space fits',
    'These dice can go nowhere now and are passed over. A token or a card might have changed them.',
    'DH-4.4',
  ),
  unasked: null,
  rerolls: null,
  changes: null,
  bumps: bubble(
    'A claim was jumped',
    'Whoever stood there takes the dice back, with any token used on them, and places again.',
    'DH-4.72',
  ),
  uses: null,
  space: null,
  collects: null,
  nothing: bubble(
    'It brings nothing',
    'Without a town of that kind there is nothing to produce. The dice have only kept the space from others.',
    'DH-4.6',
  ),
  skips: null,
  bonus: null,
  // Resources and gold are seen to come and go.
  gain: null,
  pay: null,
  gold: null,
  'pay-gold': null,
  token: bubble(
    'A token for later',
    'Tokens wait on the table until you use them. You may hold as many of each kind as you have cities.',
    'DH-4.65',
    'token:*',
  ),
  'token-lost': bubble(
    'No room for it',
    'You may hold as many tokens of a kind as you have cities. What comes beyond that is lost.',
    'DH-4.65',
    'token:*',
  ),
  'loan-repaid': null,
  influence: bubble(
    'Influence gained',
    `Each is worth ${count(1, 'point')} at the end. Among several players a full track also ends the game.`,
    'DH-5.3',
    '@seat 0 influence',
  ),
  'influence-lost': null,
  'end-influence': bubble(
    'The last round',
    'The end of the influence track is reached. This round is still finished, then points decide.',
    'DH-5.1',
  ),
  'end-pieces': bubble(
    'The last round',
    'Everything needed stands on the map. This round is still finished, then points decide.',
    'DH-5.1',
  ),
  role: bubble(
    'A role is taken',
    `At the end Mayor or Sheriff is worth ${count(POINTS.office, 'point')}, Outlaw costs ${count(-POINTS.outlaw, 'point')}. Another claim, jail, or a ghost takes an office away.`,
    'DH-4.42',
  ),
  'role-lost': bubble(
    'A role is lost',
    'Jail or another player’s claim takes an office at once, a ghost on its space when the next round begins.',
    'DH-6.17',
  ),
  jail: bubble(
    'A die goes to jail',
    `It misses the next roll, and any office is gone at once. Dice in jail when the game ends cost ${jailed}.`,
    'DH-4.71',
    '@seat 0 jail',
  ),
  'jail-all': bubble(
    'All dice to jail',
    `The next round is sat out, and any office is gone at once. Dice in jail when the game ends cost ${jailed}.`,
    'DH-4.71',
    '@seat 0 jail',
  ),
  'turns-in': null,
  order: null,
  first: null,
  last: bubble(
    'Last in turn order',
    'Corruption has its price: everybody else places first until the order changes again.',
    'DH-4.71',
    '@seat 0 order',
  ),
  up: null,
  reversed: null,
  looks: null,
  'no-cards': bubble(
    'The deck is empty',
    'There is no card to be had, not even among the discards.',
    'DH-4.47',
  ),
  dealt: null,
  keeps: null,
  'keeps-one': null,
  reshuffle: null,
  'mixed-back': bubble(
    'Too many events',
    `Only one event can come at a time. The cards are shuffled back and drawn again, ${numberWord(REDRAWS)} times at most.`,
    'DH-4.32',
  ),
  'puts-back': null,
  event: bubble(
    'An event in force',
    'It lasts, as a rule until the next event. A red sun marks the space it bears on; press it long to read how.',
    'DH-4.70',
  ),
  'event-gone': null,
  plays: null,
  targets: null,
  swaps: null,
  'snake-eyes': null,
  discards: null,
  takes: null,
  ability: null,
  character: null,
  cast: null,
  // A deed was explained when it was offered.
  town: null,
  city: null,
  rail: null,
  'no-rail': bubble(
    'No place for a rail',
    'It can join nothing on the map. A rail that cannot be laid is lost.',
    'DH-4.68',
  ),
  sees: bubble(
    'A hidden tile is seen',
    'You know its kind now. You see every hidden tile that your cities or rails reach, and those you look under.',
    'DH-4.66',
    'hex:*',
  ),
  reveals: null,
  'too-rugged': bubble(
    'Rugged after all',
    'This tile asks for ore that cannot be paid. Nothing is lost: something else may be chosen.',
    'DH-4.67',
    'hex:*',
  ),
};
