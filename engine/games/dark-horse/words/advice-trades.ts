/** What is paid, taken and traded: what is left, and what that still pays for. */
import type { Move } from '../../../core/game';
import { GAINS, POINTS, PRICES, total } from '../data';
import { CHARACTER_EFFECTS } from '../data-cards';
import { argOf, bundleIn, kindsIn, verbIn, verbOf } from '../rules/notation';
import { hasLaterWindow } from '../rules/collection';
import { crewBundle, SWAP_GIVES } from '../rules/trades';
import type { WindowVerb } from '../rules/windows';
import { loanPrice } from '../rules/goods';
import { isSolo, seatOf, type PickKind, type State, type Task } from '../state';
import { abilityAdvice, cardAdvice } from './advice-cards';
import {
  advice,
  goldPlan,
  heldWords,
  influencePlan,
  minus,
  planAsIs,
  planOf,
  planOfAny,
  plus,
  purseOf,
  roundsToCome,
  wayPlan,
} from './advice-plan';
import type { Advice, AdviceOf } from './advice-said';
import { politicsWords } from './advice-spaces';
import { say } from './catalogue-advice';

export const tradeAdvice: AdviceOf<
  'pay' | 'gain' | 'politics' | 'work-crew' | 'trader' | 'market' | 'window' | 'end-window'
> = {
  pay(state, { seat }, move) {
    const after = minus(purseOf(state, seat), bundleIn(move));
    return advice(say('leaves', { held: heldWords(after.res) }), planOf(state, seat, after));
  },

  gain: (state, { seat }, move) => gainAdvice(state, seat, bundleIn(move)),

  politics(state, { seat }, move) {
    const { influence } = seatOf(state, seat);
    if (move === 'skip') return advice(say('skip.politics'), planAsIs(state, seat));
    const price = bundleIn(move);
    const after = minus(purseOf(state, seat), price);
    const all = influence + GAINS.politicsInfluence;
    const plan = planOf(state, seat, after);
    const goal = influencePlan(state, all);
    const asked = goal !== say('influence.none');
    return advice(politicsWords(total(price), all), asked ? goal : plan, plan);
  },

  'work-crew': (state, { seat }, move) => gainAdvice(state, seat, crewBundle(state, seat, kindsIn(move))),

  trader: dealAdvice,
  market: dealAdvice,
  window: useAdvice,
  'end-window': useAdvice,
};

function gainAdvice(state: State, seat: number, bundle: ReturnType<typeof bundleIn>): string {
  const after = plus(purseOf(state, seat), bundle);
  return advice(say('held.then', { held: heldWords(after.res) }), planOf(state, seat, after));
}

function dealAdvice(state: State, { seat, kind }: Task<'trader' | 'market'>, move: Move): string {
  const before = purseOf(state, seat);
  if (move === 'skip')
    return advice(
      say('skip.trade', { held: heldWords(before.res) }),
      planAsIs(state, seat),
      wayPlan(state, seat),
    );
  const bundle = bundleIn(move);
  switch (verbOf(move)) {
    case 'gold': {
      const after = plus(minus(before, bundle), [0, 0, 0], GAINS.tradeGold);
      const follows = say('sold', { gold: after.gold, held: heldWords(after.res) });
      return advice(follows, goldPlan(state, after.gold), planOf(state, seat, after));
    }
    case 'swap': {
      const after = minus(before, bundle);
      const follows = say('swapped', { n: SWAP_GIVES[kind], held: heldWords(after.res) });
      return advice(follows, planOfAny(state, seat, after, SWAP_GIVES[kind]));
    }
    default: {
      const after = plus(before, bundle, -PRICES.marketBuyGold);
      return advice(
        say('bought', { gold: after.gold, held: heldWords(after.res) }),
        planOf(state, seat, after),
      );
    }
  }
}

export function repayAdvice(state: State, { seat }: Task<PickKind>, move: Move): string {
  const after = minus(purseOf(state, seat), bundleIn(move));
  return advice(
    say('repaid', { points: -POINTS.loan, held: heldWords(after.res) }),
    planOf(state, seat, after),
  );
}

/** Everything a window can be used for. */
const USES: Readonly<Record<WindowVerb, Advice<PickKind>>> = {
  continue(state, { seat }) {
    const word = hasLaterWindow(state, seat)
      ? 'window.later'
      : roundsToCome(state) > 0
        ? 'window.last'
        : 'window.end';
    return advice(say(word), planAsIs(state, seat), wayPlan(state, seat));
  },
  decline: (state, { seat }) => advice(say('window.decline'), wayPlan(state, seat)),
  done(state, { seat }) {
    const { stock } = seatOf(state, seat).tokens;
    return say('done', { n: stock });
  },
  card: cardAdvice,
  ability: (state, { seat }, move) => abilityAdvice(state, seat, Number(argOf(move))),
  repay: repayAdvice,
  trader(state, { seat }, move) {
    const after = minus(purseOf(state, seat), bundleIn(move));
    const follows = say('swapped', { n: PRICES.traderToken, held: heldWords(after.res) });
    return advice(follows, planOfAny(state, seat, after, PRICES.traderToken));
  },
  'stock-gold'(state, { seat, kind }) {
    const { character, usedBank } = seatOf(state, seat);
    const before = purseOf(state, seat);
    const after = plus(before, [0, 0, 0], PRICES.stockGold);
    const banker =
      character === 'banker' && !usedBank
        ? say('stock.banker', { n: CHARACTER_EFFECTS.banker.stockResources })
        : null;
    const goal = goldPlan(state, after.gold);
    return advice(
      say('stock.gold', { gold: after.gold }),
      goal,
      banker,
      kind === 'window' ? planOf(state, seat, after) : null,
    );
  },
  'stock-resources'(state, { seat, kind }) {
    const purse = purseOf(state, seat);
    if (kind === 'end-window') return endResources(state, seat);
    return advice(
      say('stock.goods', { n: PRICES.stockGives }),
      planOfAny(state, seat, purse, PRICES.stockGives),
    );
  },
};

/** Before the score resources pay off a loan, or break a tie. */
function endResources(state: State, seat: number): string {
  const { tokens, res } = seatOf(state, seat);
  const n = total(res) + PRICES.stockGives;
  if (tokens.loan > 0 && n >= loanPrice(state, seat)) return say('end.loan', { points: -POINTS.loan });
  return say(isSolo(state) ? 'end.nothing' : 'end.tie', { n });
}

/** What is used in a window, or in the middle of the pick of a space. */
export function useAdvice(state: State, now: Task<PickKind>, move: Move): string {
  return USES[verbIn(USES, move)](state, now, move);
}
