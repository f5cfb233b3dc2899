/** Payments, gains and the trades of spaces. */
import { best } from '../../../bots/best';
import type { Choice } from '../../../core/game';
import type { Bundle } from '../data';
import { bundleIn, kindsIn, verbOf } from '../rules/notation';
import { spotSet } from '../rules/spot-sets';
import { seatOf } from '../state';
import { say } from '../words/catalogue';
import { worthOf } from './aims';
import { worthWith, worthWithout, type Asked, type PoliciesOf } from './asked';
import { plannerOf } from './plan-spaces';

export const tradePolicies: PoliciesOf<'pay' | 'gain' | 'politics' | 'work-crew' | 'trader' | 'market'> = {
  pay: (asked) => ({
    move: best(asked.options, (one) => worthWithout(asked, bundleIn(one))),
    reason: say('reason.pay'),
  }),

  gain: (asked) => ({
    move: best(asked.options, (one) => worthWith(asked, bundleIn(one))),
    reason: say('reason.gain'),
  }),

  politics(asked) {
    const { state, seat, aims, options } = asked;
    // A card may be played first even where nothing can be paid.
    const paying = options.filter((one) => one.startsWith('pay:'));
    if (paying.length === 0) return { move: 'skip', reason: say('reason.save') };
    const move = best(paying, (one) => worthWithout(asked, bundleIn(one)));
    const cost = worthOf(aims, seatOf(state, seat).res) - worthWithout(asked, bundleIn(move));
    return cost < aims.influence
      ? { move, reason: say('reason.influence') }
      : { move: 'skip', reason: say('reason.save') };
  },

  'work-crew': (asked) => ({
    move: best(asked.options, (one) => {
      const bundle: Bundle = [0, 0, 0];
      for (const type of kindsIn(one)) bundle[type] = asked.aims.produces[type] ?? 0;
      return worthWith(asked, bundle);
    }),
    reason: say('reason.gain'),
  }),

  trader: (asked) => trading(asked, planned(asked, 'trader') > 0.3, false),

  market(asked) {
    const gained = planned(asked, 'market');
    return trading(asked, gained > 0.3, gained > 0.1);
  },
};

type Trading = Asked<'trader' | 'market'>;

function planned({ state, seat, aims }: Trading, space: 'trader' | 'market'): number {
  return plannerOf(state, seat, aims)(spotSet([space]), false);
}

/** Gold where it is worth it, else what is missing, else nothing; always for what is least needed. */
function trading(asked: Trading, forGold: boolean, forGoods: boolean): Choice {
  const cheapest = (verb: string) => {
    const ways = asked.options.filter((one) => verbOf(one) === verb);
    return ways.length > 0 ? best(ways, (one) => worthWithout(asked, bundleIn(one))) : null;
  };
  const gold = forGold ? cheapest('gold') : null;
  if (gold) return { move: gold, reason: say('reason.gold') };
  const swap = forGoods ? cheapest('swap') : null;
  if (swap) return { move: swap, reason: say('reason.gain') };
  return { move: 'skip', reason: say('reason.save') };
}
