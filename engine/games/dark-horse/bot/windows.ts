/** What the greedy player uses round its own spaces and before the score. */
import { best } from '../../../bots/best';
import type { Choice, Move } from '../../../core/game';
import { PRICES, RESOURCES, type Bundle } from '../data';
import { abilityOf, CHARACTER_EFFECTS, type AbilityId, type CardId } from '../data-cards';
import { argOf, bundleIn, cardIn, verbOf } from '../rules/notation';
import { affordableTowns } from '../rules/sites';
import { isSolo, roleHolder, seatOf, type PickKind, type Seat, type State } from '../state';
import { say } from '../words/catalogue';
import { cardName } from '../words/names';
import { worthOf, type Aims } from './aims';
import { worthWithout, type Asked, type PoliciesOf } from './asked';
import { cardWorth } from './cards';

export const windowPolicies: PoliciesOf<'window' | 'end-window'> = {
  window: (asked) =>
    bestUse(asked) ?? {
      move: asked.options.includes('decline') ? 'decline' : 'continue',
      reason: say('reason.go-on'),
    },

  'end-window'({ options }) {
    if (options.includes('stock-gold')) return { move: 'stock-gold', reason: say('reason.gold') };
    return { move: 'done', reason: say('reason.done') };
  },
};

function repayments(options: readonly Move[]): Move[] {
  return options.filter((one) => verbOf(one) === 'repay');
}

/** What is worth using now, in a window or in the middle of a pick of one's own space; null where nothing is. */
export function bestUse(asked: Asked<PickKind>): Choice | null {
  const { state, seat, aims, options } = asked;
  const who = seatOf(state, seat);
  if (options.includes('stock-gold'))
    return aims.gold >= worthOfAny(who, aims, PRICES.stockGives)
      ? { move: 'stock-gold', reason: say('reason.gold') }
      : { move: 'stock-resources', reason: say('reason.gain') };
  const ability = options.find((move) => {
    if (verbOf(move) !== 'ability') return false;
    return abilityHelps(state, seat, aims, abilityOf(who.character, Number(argOf(move))));
  });
  if (ability) return { move: ability, reason: say('reason.ability') };
  const swaps = options.filter((move) => verbOf(move) === 'trader');
  if (swaps.length > 0 && swapHelps(aims, who.res))
    return { move: best(swaps, (one) => worthWithout(asked, bundleIn(one))), reason: say('reason.swap') };
  const [card] = options
    .filter((move) => verbOf(move) === 'card')
    .map((move) => ({ id: cardIn(move), worth: cardWorth(state, seat, aims, cardIn(move)) }))
    .filter(({ id }) => playsNow(state, seat, id))
    .sort((a, b) => b.worth - a.worth);
  if (card && card.worth > 0.9)
    return { move: `card:${card.id}`, reason: say('reason.play', { card: cardName(card.id) }) };
  const ways = repayments(options);
  if (ways.length > 0 && !isSolo(state) && spare(aims, who.res) >= PRICES.loanCosts)
    return { move: best(ways, (one) => worthWithout(asked, bundleIn(one))), reason: say('reason.repay') };
  return null;
}

/** Some cards wait for their moment. */
function playsNow(state: State, seat: number, card: CardId): boolean {
  if (card === 'homestead-act') return affordableTowns(state, seat, true).length > 0;
  if (card === 'marshal-dylan') return roleHolder(state, 'sheriff') !== seat || state.events.length > 0;
  return true;
}

/** Worth of so many resources of the seat's choice. */
function worthOfAny({ res }: Seat, aims: Aims, n: number): number {
  const next: Bundle = [res[0], res[1], res[2]];
  const before = worthOf(aims, next);
  for (let i = 0; i < n; i++) {
    const missing = RESOURCES.findIndex((_, type) => (next[type] ?? 0) < (aims.want[type] ?? 0));
    const type = Math.max(0, missing);
    next[type] = (next[type] ?? 0) + 1;
  }
  return worthOf(aims, next) - before;
}

/** Everything the worth of an ability may hang on. */
interface User {
  readonly who: Seat;
  readonly aims: Aims;
  /** Worth of the card that would be given for it. */
  readonly cheapest: number;
  /** Worth of the best card played or discarded this round. */
  readonly dearest: number;
}

const ABILITY_HELPS: Readonly<Record<AbilityId, (user: User) => boolean>> = {
  'scoundrel.2': ({ who, aims, cheapest }) =>
    worthOfAny(who, aims, CHARACTER_EFFECTS.scoundrel.resources) > cheapest + 0.2,
  'scoundrel.3': ({ cheapest, dearest }) => dearest > cheapest + 0.5,
  'preacher.2': ({ aims }) => aims.influence > 0.5,
  // Ore it wants for rails or rugged ground is worth keeping.
  'prospector.1': ({ who: { res }, aims }) => {
    const [food, wood, ore] = CHARACTER_EFFECTS.prospector.price;
    const left: Bundle = [res[0] - food, res[1] - wood, res[2] - ore];
    return aims.gold * CHARACTER_EFFECTS.prospector.gold > worthOf(aims, res) - worthOf(aims, left);
  },
  'kickstarter.1': ({ aims, cheapest }) => aims.rail > cheapest + 0.3,
};

function abilityHelps(state: State, seat: number, aims: Aims, ability: AbilityId): boolean {
  const who = seatOf(state, seat);
  const cheapest = Math.min(99, ...who.hand.map((card) => cardWorth(state, seat, aims, card)));
  const fresh = state.fresh.filter((card) => state.discard.includes(card));
  const dearest = Math.max(-99, ...fresh.map((card) => cardWorth(state, seat, aims, card)));
  return ABILITY_HELPS[ability]({ who, aims, cheapest, dearest });
}

/** Two kinds to spare and two others missing. */
function swapHelps(aims: Aims, res: Readonly<Bundle>): boolean {
  const missing = RESOURCES.reduce(
    (n, _, type) => n + Math.max(0, (aims.want[type] ?? 0) - (res[type] ?? 0)),
    0,
  );
  return spare(aims, res) >= PRICES.traderToken && missing >= PRICES.traderToken;
}

function spare(aims: Aims, res: Readonly<Bundle>): number {
  return RESOURCES.reduce((n, _, type) => n + Math.max(0, (res[type] ?? 0) - (aims.want[type] ?? 0)), 0);
}
