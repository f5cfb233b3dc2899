/** High Noon, as the greedy player sees it. */
import { best } from '../../../bots/best';
import { cardNamed, isOf } from '../data-cards';
import { after, indexIn } from '../rules/notation';
import { cartOf } from '../rules/town';
import { townOf } from '../state';
import { WORTH_AT_NOON } from './cards';
import { anyOf, only, type Policies } from './pick';

export const noonPolicies: Policies<'noon-card' | 'dance' | 'mule'> = {
  'noon-card'(s, { seat }, list) {
    for (const move of only(list, 'card:')) {
      const card = cardNamed(after(move, 'card:'));
      if (!isOf(card, 'noon') && !isOf(card, 'attack')) throw new Error(`${card} is no card for High Noon.`);
      if (WORTH_AT_NOON[card](s, seat)) return [move, isOf(card, 'attack') ? 'noon-attack' : 'noon-card'];
    }
    return ['pass', 'noon-pass'];
  },
  dance: (_s, _task, list) => [anyOf(list), 'worker'],
  mule(s, { seat }, list) {
    const t = townOf(s, seat);
    return [best(list, (move) => (cartOf(t, indexIn(move, 'cart:')).size === 'large' ? 1 : 0)), 'mule'];
  },
};
