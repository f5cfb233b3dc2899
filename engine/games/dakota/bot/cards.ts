/** What cards are worth to the greedy player: at noon, in the evening, and in hand. */
import type { AttackCard, EveningCard, HandCard, NoonCard } from '../data-cards';
import { BUILDING, TAX_PER_BUILDING, TENT_BEDS } from '../data';
import { sum } from '../rules/counts';
import { bestSales } from '../rules/sales';
import { builtSpaces, people } from '../rules/town';
import { oreTiles } from '../rules/tunnels';
import { townOf, type State } from '../state';
import { wishesToday } from './planning';
import { nextWish, sketch } from './wishes';

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
export type Moment = 'before-sales' | 'for-sales' | 'without-bed' | 'with-bed';

/** When a card is thought of in the evening, and whether it is played then; `last` is the last evening. */
export const WORTH_IN_EVENING: Readonly<
  Record<EveningCard, { readonly moment: Moment; worth(s: State, seat: number, last: boolean): boolean }>
> = {
  'private-buyer': {
    moment: 'for-sales',
    worth: (s, seat, last) => sum(townOf(s, seat).resources) >= (last ? 1 : 3),
  },
  'second-telegram': { moment: 'for-sales', worth: (s, seat) => reopened(s, seat).gain >= TELEGRAM_FROM },
  stagecoach: { moment: 'with-bed', worth: () => true },
  'tent-camp': { moment: 'without-bed', worth: (s, seat, last) => last || bedsTomorrow(s, seat) },
  'pay-packet': {
    moment: 'before-sales',
    worth: (s, seat, last) => last || sum(people(townOf(s, seat))) >= 10,
  },
  'buried-cache': { moment: 'before-sales', worth: () => true },
};

/** A telegram is sent for so many dollars. */
const TELEGRAM_FROM = 3;

/** Which sale would bring most if its slot were free again, and how much more than is to be had without it. */
export function reopened(s: State, seat: number): { combo: number; gain: number } {
  const { resources } = townOf(s, seat);
  let best = { combo: -1, gain: 0 };
  if (sum(resources) < 2) return best;
  const now = bestSales(s, resources).worth;
  s.slots.forEach((pieces, combo) => {
    if (pieces.length === 0) return;
    const slots = s.slots.map((lying, i) => (i === combo ? lying.slice(1) : lying));
    const gain = bestSales({ ...s, slots }, resources).worth - now;
    if (gain > best.gain) best = { combo, gain };
  });
  return best;
}

/** Whether the next thing built has beds and can be paid tomorrow: who sleeps in a tent tonight may stay. */
function bedsTomorrow(s: State, seat: number): boolean {
  const t = townOf(s, seat);
  const wish = nextWish(s, sketch(t, oreTiles(t)), false);
  if (wish?.what !== 'building' || BUILDING[wish.type].beds < TENT_BEDS) return false;
  return wish.cost + TENT_BEDS <= t.cash + TAX_PER_BUILDING * builtSpaces(t);
}

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
