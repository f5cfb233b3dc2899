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
  'pick-die': () => say('hint.spareDie'),
  'pick-face': () => say('hint.face'),
  'pick-reroll': (_s, _task, { verb }) => say(verb === 'roll' ? 'hint.rollAll' : 'hint.spareDie'),
  'turn-main': compared,
  'commit-icon': (_s, { action, icons }, { verb }) => {
    if (verb === 'done') return say('hint.enough');
    return action === 'recruit' && icons > 0
      ? say('hint.nextDie')
      : say('hint.spend', { action: say(action) });
  },
  'pick-pair': (_s, { action }) => say('hint.spend', { action: say(action) }),
  'pick-card': compared,
  'pay-token': (_s, _task, { verb }) => say(verb === 'waive' ? 'hint.waive' : 'hint.token'),
  'pick-colour': () => say('hint.colour'),
  'pick-tile': () => say('hint.newTile'),
  'pick-cell': () => say('hint.cell'),
  join: (_s, _task, { verb }) => say(verb === 'join' ? 'hint.join' : 'hint.stay'),
  reinforce: hold,
  'settle-use': (_s, _task, { verb }) => say(verb === 'take' ? 'hint.take' : 'hint.tent'),
  'recall-tent': compared,
  'raid-tile': () => say('hint.raid'),
  'raid-victim': (_s, _task, { verb }) => (verb === 'done' ? say('hint.stop') : hold()),
  'bonus-kind': () => say('hint.least'),
  'trade-use': () => say('hint.noSale'),
  'factory-tile': compared,
  'govern-tile': compared,
  'raise-tile': compared,
  'move-from': compared,
  'move-to': compared,
  'place-tent': (_s, _task, { verb }) => say(verb === 'done' ? 'hint.stop' : 'hint.tent'),
  'clear-tile': compared,
  'clear-victim': compared,
  'keep-die': () => say('hint.keep'),
  'bot-choice': compared,
  'bot-join-answer': (_s, _task, { verb }) => say(verb === 'join' ? 'hint.join' : 'hint.stay'),
  'evict-factory': compared,
};
