/** Payments, gains and the trades of spaces. */
import { best } from '../../../bots/best';
import type { Bundle } from '../data';
import { bundleIn, kindsIn } from '../rules/notation';
import { seatOf } from '../state';
import { say } from '../words/catalogue';
import { worthOf } from './aims';
import { worthWith, worthWithout, type PoliciesOf } from './asked';
import { planWorth } from './plan-spaces';

export const tradePolicies: PoliciesOf<
  'pay' | 'gain' | 'politics' | 'work-crew' | 'rail-baron' | 'trader' | 'market'
> = {
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
    const paying = options.filter((one) => one !== 'skip');
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

  'rail-baron': ({ aims, options }) =>
    aims.rails > 0 && options.includes('lay')
      ? { move: 'lay', reason: say('reason.rails') }
      : { move: 'skip', reason: say('reason.save') },

  trader: ({ state, seat, aims, options }) =>
    options.includes('gold') && planWorth(state, seat, aims, ['trader']) > 0.3
      ? { move: 'gold', reason: say('reason.gold') }
      : { move: 'skip', reason: say('reason.save') },

  market({ state, seat, aims, options }) {
    const gained = planWorth(state, seat, aims, ['market']);
    if (options.includes('gold') && gained > 0.3) return { move: 'gold', reason: say('reason.gold') };
    if (options.includes('swap') && gained > 0.1) return { move: 'swap', reason: say('reason.gain') };
    return { move: 'skip', reason: say('reason.save') };
  },
};
