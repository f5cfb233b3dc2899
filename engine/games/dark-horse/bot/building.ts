/** Cities, towns, rails, and looks under tiles. */
import { best } from '../../../bots/best';
import type { Choice, Move } from '../../../core/game';
import { list } from '../../../core/words';
import { CENTRE, edgeAt, hexAt, hexOf, touchedBy } from '../rules/map';
import { accessible, inBounds } from '../rules/network';
import { argOf, hexesIn, unknownMove, verbOf } from '../rules/notation';
import { knowsTile, produceAt } from '../rules/tiles';
import { isSolo, scenario, seatOf, type State } from '../state';
import { say } from '../words/catalogue';
import { hexNameShort, resourceName } from '../words/names';
import { SAME_KIND, townWorth } from './aims';
import { firstOf, type Asked, type PoliciesOf } from './asked';
import { groundOf } from './ground';
import { firstCityWorth, siteWorth } from './rails';

const hexIn = (move: Move) => hexOf(argOf(move));

export const buildingPolicies: PoliciesOf<
  'first-city' | 'first-town' | 'rail' | 'rail-baron' | 'build' | 'peek'
> = {
  'first-city'({ state, seat, options }) {
    const move = best(options, (one) => firstCityWorth(state, seat, hexIn(one)));
    const near = touchedBy(hexIn(move)).filter((hex) => inBounds(state, hex));
    const hexes = list(near.map((hex) => hexNameShort(state, seat, hex)));
    return { move, reason: say('reason.first-city', { hexes }) };
  },

  'first-town'({ state, seat, options }) {
    const kindsAt = (move: Move) => [...new Set(hexesIn(move).map((hex) => produceAt(state, hex)))];
    const move = best(options, (one) => {
      const hexes = hexesIn(one);
      const worth = hexes.reduce((sum, hex) => sum + townWorth(state, seat, hex), 0);
      return hexes.length > kindsAt(one).length ? worth - SAME_KIND : worth;
    });
    const [first = -1, other] = hexesIn(move);
    if (other === undefined) return { move, reason: townReason(state, seat, first) };
    return { move, reason: say('reason.towns', { kinds: list(kindsAt(move).map(resourceName)) }) };
  },

  rail: (asked) => wantedRail(asked) ?? { move: firstOf(asked.options), reason: say('reason.rail.spare') },

  'rail-baron': (asked) =>
    (asked.aims.rails > 0 ? wantedRail(asked) : null) ?? { move: 'skip', reason: say('reason.save') },

  build: chooseBuild,

  peek: ({ state, seat, options }) => ({
    move: best(options, (one) => {
      if (one === 'done') return -99;
      return -hexesIn(one).reduce((sum, hex) => sum + columnsTo(state, seat, hex), 0);
    }),
    reason: say('reason.peek'),
  }),
};

/** The next rail of the way most worth laying. */
function wantedRail({ state, seat, options }: Asked<'rail' | 'rail-baron'>): Choice | null {
  const plan = groundOf(state, seat).rails;
  const move = plan?.path.map((edge) => `rail:${edgeAt(edge).id}`).find((one) => options.includes(one));
  return plan && move ? { move, reason: say(`reason.rail.${plan.goal}`, { hex: hexAt(plan.hex).id }) } : null;
}

function townReason(state: State, seat: number, hex: number): string {
  if (isSolo(state) && scenario(state) === 'wild-frontiers' && CENTRE.includes(hex))
    return say('reason.town.centre');
  if (!knowsTile(state, seat, hex)) return say('reason.town.hidden');
  return say('reason.town', { kind: resourceName(produceAt(state, hex)) });
}

/** How many columns a hex is from the nearest own city; from the west before the first one stands. */
function columnsTo(state: State, seat: number, hex: number): number {
  const { cities } = seatOf(state, seat);
  return cities.length === 0
    ? hexAt(hex).q
    : Math.min(...cities.map((city) => Math.abs(hexAt(city).q - hexAt(hex).q)));
}

/** A city first, then a town. */
function chooseBuild({ state, seat, aims, options }: Asked<'build'>): Choice {
  const reach = new Set(accessible(state, seat));
  const move = best(options, (one) => {
    switch (verbOf(one)) {
      case 'city':
        return aims.city > 0 ? 100 + siteWorth(state, seat, hexIn(one), reach) : -1;
      case 'town':
        return aims.town > 2 ? 50 + townWorth(state, seat, hexIn(one)) : -1;
      case 'skip':
        return 0;
      default:
        throw unknownMove(one);
    }
  });
  switch (verbOf(move)) {
    case 'city':
      return { move, reason: say('reason.city') };
    case 'town':
      return { move, reason: townReason(state, seat, hexIn(move)) };
    default:
      return { move, reason: say('reason.save') };
  }
}
