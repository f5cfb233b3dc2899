/** The Placement Phase: where dice go, what is rolled again or turned. */
import { best } from '../../../bots/best';
import type { Choice, Move, Thinking } from '../../../core/game';
import { typeOfRow, type Bundle, type Resource, type Row, type SpotId } from '../data';
import { harvest } from '../rules/collecting';
import { bundleIn, jumpSpot, parsePlacing, parseShifting, verbOf } from '../rules/notation';
import { rowOf } from '../rules/placement';
import { townsOfType } from '../rules/tiles';
import { isSolo, seatOf, type State } from '../state';
import { say, type Word } from '../words/catalogue';
import { bundleName, spaceName, spotName } from '../words/names';
import type { Aims } from './aims';
import { firstOf, worthWith, type Asked, type PoliciesOf } from './asked';
import { bestChange, bestPlacing, ENGINEER_WORTH, ownSpots } from './plan';
import { planWorth } from './plan-spaces';

export const placingPolicies: PoliciesOf<
  'turn-in' | 'take-outlaw' | 'gunslinger' | 'place' | 'reroll' | 'dealer' | 'jump-target'
> = {
  'turn-in': () => ({ move: 'stay', reason: say('reason.at-large') }),

  'take-outlaw': ({ state, task }) =>
    isSolo(state) || task.n > 1
      ? { move: 'outlaw', reason: say('reason.outlaw') }
      : { move: 'jail', reason: say('reason.jail') },

  gunslinger({ state, seat, options }) {
    const { pawn, gunDie } = seatOf(state, seat);
    const steps = (move: Move) => (move === 'up' ? gunDie : -gunDie);
    return { move: best(options, (one) => -Math.abs(pawn + steps(one) - 6)), reason: say('reason.pawn') };
  },

  place: choosePlacing,

  /** The first roll takes all dice; a second one is left. */
  reroll: ({ options }) =>
    options.includes('stop')
      ? { move: 'stop', reason: say('reason.stop') }
      : { move: firstOf(options.slice(-1)), reason: say('reason.reroll') },

  dealer: chooseDealer,

  'jump-target': ({ options }) => ({ move: firstOf(options), reason: say('reason.jump.target') }),
};

/** Ways to turn a die, the one spent first. */
const TURNING = ['change', 'pony'] as const;

function* choosePlacing({ state, seat, task, options, aims }: Asked<'place'>): Thinking {
  const { dice } = seatOf(state, seat);
  if (jumpSpot(task.what)) return { move: firstOf(options), reason: say('reason.jump') };
  const plan = bestPlacing(state, seat, aims);
  yield;
  const worth = plan?.worth ?? -1;
  const turn = TURNING.find((verb) => options.some((move) => verbOf(move) === verb));
  if (turn) {
    const change = bestChange(state, seat, aims);
    yield;
    if (change && change.worth > worth + 2.4)
      return { move: `${turn}:${change.index}:${change.face}`, reason: say('reason.engineer') };
  }
  // A poor roll is thrown again: the less the dice bring, the more a fresh roll should.
  if (worth < 2.1 * dice.length && dice.length > 1 && aims.roundsLeft >= 0) {
    const everyDie = `reroll:${dice.map((_, index) => index).join('')}`;
    const again = ['card:marked-deck', everyDie].find((move) => options.includes(move));
    if (again) return { move: again, reason: say('reason.reroll') };
  }
  if (plan) return { move: plan.move, reason: placingReason(state, seat, aims, plan.move) };
  return { move: 'pass', reason: say('reason.pass') };
}

const REASONS: Readonly<Record<Exclude<Row, Resource>, Word>> = {
  'turn-order': 'reason.space.turn-order',
  dealer: 'reason.space.dealer',
  character: 'reason.space.character',
  pioneer: 'reason.space.pioneer',
  'hired-hand': 'reason.space.hired-hand',
  politics: 'reason.space.politics',
  'work-crew': 'reason.space.work-crew',
  'rail-baron': 'reason.space.rail-baron',
  builder: 'reason.space.builder',
  trader: 'reason.space.trader',
  engineer: 'reason.space.engineer',
  scout: 'reason.space.scout',
  mayor: 'reason.space.mayor',
  sheriff: 'reason.space.sheriff',
  broker: 'reason.space.broker',
  tycoon: 'reason.space.tycoon',
  market: 'reason.space.market',
};

/** Less than this is no reason to go anywhere. */
const HARDLY = 0.06;

/** What a space is good for is said only where it brings this seat something now. */
function placingReason(state: State, seat: number, aims: Aims, move: Move): string {
  const { spot, dice } = parsePlacing(move);
  const own = ownSpots(state, seat);
  const gained = planWorth(state, seat, aims, [...own, spot]) - planWorth(state, seat, aims, own);
  if (gained > HARDLY || spot === 'dealer') return spaceReason(state, seat, spot);
  const left = seatOf(state, seat).dice.length - dice.length;
  return left > 0 ? say('reason.together') : say('reason.forced');
}

function spaceReason(state: State, seat: number, spot: SpotId): string {
  const row = rowOf(spot);
  if (row !== 'food' && row !== 'wood' && row !== 'ore')
    return say('reason.place', { space: spotName(state, seat, spot), why: say(REASONS[row]) });
  const goods: Bundle = [0, 0, 0];
  goods[typeOfRow(row)] = harvest(spot, townsOfType(state, seat, typeOfRow(row)), state.events);
  return say('reason.produce', { goods: bundleName(goods) });
}

function chooseDealer(asked: Asked<'dealer'>): Choice {
  const { state, seat, options, aims } = asked;
  const own = ownSpots(state, seat);
  const loans = options.filter((one) => verbOf(one) === 'loan');
  const loan = loans.length > 0 ? best(loans, (one) => worthWith(asked, bundleIn(one))) : null;
  const rest = options.filter((one) => one === loan || verbOf(one) !== 'loan');
  const move = best(rest, (one) => {
    if (one === 'nothing') return planWorth(state, seat, aims, own);
    if (one === loan) return planWorth(state, seat, aims, own, true);
    const { from, spot, share } = parseShifting(one);
    const others = own.filter((id) => id !== from);
    return planWorth(state, seat, aims, [...others, spot]) - (share ? ENGINEER_WORTH : 0) + (from ? 0 : 0.3);
  });
  if (move === loan) return { move, reason: say('reason.loan') };
  if (move === 'nothing') return { move, reason: say('reason.nothing') };
  return { move, reason: say('reason.shift', { space: spaceName(parseShifting(move).spot) }) };
}
