/** What cards are worth to the greedy player: at noon, in the evening, and in hand. */
import type { AttackCard, EveningCard, HandCard, NoonCard } from '../data-cards';
import { sum } from '../rules/counts';
import { people } from '../rules/town';
import { townOf, type State, type Town } from '../state';
import { wishesToday } from './planning';

/** Whether a card that can be played at noon is played now. */
export const WORTH_AT_NOON: Readonly<Record<NoonCard | AttackCard, (s: State, seat: number) => boolean>> = {
  grubstake: () => true,
  'cheap-lumber': (s, seat) => wishesToday(s, seat).some((wish) => wish.what === 'building'),
  'blasting-crew': () => true,
  wheelwright: (s, seat) => townOf(s, seat).carts.length < 3,
  'free-shift': (s, seat) => townOf(s, seat).carts.length > 1 && handsFree(s, seat) > 4,
  'barn-dance': (s, seat) => handsFree(s, seat) > 2,
  'mule-train': (s, seat) => handsFree(s, seat) > 6,
  'stick-up': (s, seat) => handsFree(s, seat) > 2,
  'ore-heist': (s, seat) => handsFree(s, seat) > 4,
  'cart-sabotage': (s, seat) => handsFree(s, seat) > 4,
  dynamite: (s, seat) => handsFree(s, seat) > 7,
  arson: (s, seat) => handsFree(s, seat) > 9,
  'claim-jump': (s, seat) => handsFree(s, seat) > 7,
};

function handsFree(s: State, seat: number): number {
  return sum(townOf(s, seat).idle);
}

/** The moment of the evening at which a card is thought of. */
export type Moment = 'before-sales' | 'for-sales' | 'without-bed' | 'with-bed' | 'never';

/** When a card is thought of in the evening, and whether it is played then; `last` is the last evening. */
export const WORTH_IN_EVENING: Readonly<
  Record<EveningCard, { readonly moment: Moment; worth(t: Town, last: boolean): boolean }>
> = {
  'private-buyer': { moment: 'for-sales', worth: (t, last) => sum(t.resources) >= (last ? 1 : 3) },
  'second-telegram': { moment: 'never', worth: () => false },
  stagecoach: { moment: 'with-bed', worth: () => true },
  'tent-camp': { moment: 'without-bed', worth: (_t, last) => last },
  'pay-packet': { moment: 'before-sales', worth: (t, last) => last || sum(people(t)) >= 10 },
  'buried-cache': { moment: 'before-sales', worth: () => true },
};

/** Ranks of cards by what they are worth in hand: the least is discarded first. */
export const WORTH_IN_HAND: Readonly<Record<HandCard, number>> = {
  'mule-train': 0,
  'second-telegram': 1,
  'claim-jump': 2,
  dynamite: 3,
  'buried-cache': 4,
  'tent-camp': 5,
  arson: 6,
  'cart-sabotage': 7,
  wheelwright: 8,
  'barn-dance': 9,
  jailbreak: 10,
  'ore-heist': 11,
  'free-shift': 12,
  'blasting-crew': 13,
  'got-lost': 14,
  'stick-up': 15,
  marshall: 16,
  'pay-packet': 17,
  'cheap-lumber': 18,
  grubstake: 19,
  stagecoach: 20,
  'private-buyer': 21,
};
