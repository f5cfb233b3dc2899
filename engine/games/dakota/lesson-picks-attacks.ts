/** Bubbles of attacks and what follows from them, among several towns. */
import { FRAME } from '../../core/lesson';
import { bubble, type BubblesOf } from './lesson-bubbles';

const { list, strong } = FRAME;

export const attackBubbles: BubblesOf<
  | 'bail'
  | 'card-target'
  | 'card-object'
  | 'card-worker'
  | 'respond'
  | 'jail-pick'
  | 'jailbreak'
  | 'heist-pick'
  | 'claim-pick'
> = {
  bail: [
    bubble(
      'Somebody sits in jail',
      'For ${BAIL} one of yours is free and works today. Whoever stays there now joins the other town for good.',
      'DK-4.1.3',
      list,
    ),
  ],
  'card-target': [
    bubble(
      'Which town to strike',
      'Strike whoever is ahead. A town with a sheriff’s office may still stop you, and your people are bound today.',
      'DK-4.4.1',
      'seat:*',
      list,
    ),
  ],
  'card-object': [
    bubble(
      'What it strikes',
      'Choose what that town misses most today: its largest cart, its best tunnel or its beds.',
      'DK-4.4.1',
      'space:*',
      'cart:*',
      'cell:*',
    ),
  ],
  'card-worker': [
    bubble(
      'Who goes along',
      'He is used for the day and may end in jail. Send a plain miner and keep specialists at work.',
      'DK-4.4.1',
      'worker:*',
    ),
  ],
  respond: [
    bubble(
      'Your town is attacked',
      'A reaction stops it for certain; a roll only perhaps, and takes a free worker. A small loss may simply be taken.',
      'DK-4.4.2',
      'card:*',
      'worker:*',
      list,
    ),
  ],
  'jail-pick': [
    bubble(
      'Lock one up',
      'Take whoever is worth most to them. If nobody pays bail tomorrow, that worker is yours for good.',
      'DK-4.4.6',
      'worker:*',
    ),
  ],
  jailbreak: [
    bubble(
      'Break him out?',
      'The card brings him home at once. Keep it for a specialist: another miner costs only ${MINER_PRICE}.',
      'DK-4.4.12',
      strong,
      list,
    ),
  ],
  'heist-pick': [
    bubble(
      'Take their ore',
      'Best is what makes a lot with your own ore, or breaks up a lot of theirs.',
      'DK-4.4.1',
      'price:*',
      list,
    ),
  ],
  'claim-pick': [
    bubble(
      'One of two pieces',
      'Take the kind that makes a lot with the ore you have, else the one with the higher price.',
      'DK-4.4.1',
      'price:*',
      list,
    ),
  ],
};
