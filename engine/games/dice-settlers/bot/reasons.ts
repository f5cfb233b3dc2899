/** Why the quick answer to a pick is what it is, where no points are in sight. */
import { tileOf } from '../data-tiles';
import type { Answer } from '../rules/notation';
import { diceDrawn } from '../rules/roll';
import { playerOf, type PickKind, type State, type TaskOf } from '../state';
import { say } from '../words/catalogue';

export type Reason<T> = (s: State, task: T, answer: Answer) => string;

/** Picks without a quick answer are compared, and that is their reason. */
const compared = () => say('hint.best');
const hold = () => say('hint.hold');

export const REASON: { readonly [K in PickKind]: Reason<TaskOf<K>> } = {
  'start-tile': (_s, _task, { what }) => {
    const { ability } = tileOf(Number(what));
    if (ability.do === 'quota') return say('hint.quota');
    return say(ability.do === 'house-instead' ? 'hint.startHouse' : 'hint.startGift');
  },
  'start-cell': compared,
  'roll-step': (s, { seat }, { verb }) => {
    if (verb === 'done') return say('hint.rollFine');
    if (verb === 'draw') return say('hint.rollDraw', { n: diceDrawn(playerOf(s, seat)) });
    return say(verb === 'set' ? 'hint.rollSet' : 'hint.rollAgain');
  },
  'turn-main': compared,
  'pick-colour': () => say('hint.colour'),
  'lay-tile': () => say('hint.newTile'),
  join: (_s, _task, { verb }) => say(verb === 'join' ? 'hint.join' : 'hint.stay'),
  reinforce: hold,
  'settle-use': (_s, _task, { verb, what }) => {
    if (verb === 'done') return say('hint.enough');
    return say(what === 'take' ? 'hint.take' : 'hint.tent');
  },
  'recall-tent': compared,
  'raid-victim': (_s, _task, { verb }) => (verb === 'done' ? say('hint.stop') : hold()),
  'bonus-kind': () => say('hint.least'),
  'trade-use': () => say('hint.noSale'),
  'raise-tile': compared,
  'move-tent': compared,
  'place-tent': (_s, _task, { verb }) => say(verb === 'done' ? 'hint.stop' : 'hint.tent'),
  'clear-victim': compared,
  'keep-die': () => say('hint.keep'),
  'bot-choice': compared,
  'bot-join-answer': (_s, _task, { verb }) => say(verb === 'join' ? 'hint.join' : 'hint.stay'),
  'evict-factory': compared,
};
