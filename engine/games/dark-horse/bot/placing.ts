/** The Placement Phase: where dice go, what is rolled again or turned. */
import { best } from '../../../bots/best';
import type { Choice, Move, Thinking } from '../../../core/game';
import { numberOf, typeOfRow, type Bundle, type Resource, type Row, type SpotId } from '../data';
import { harvest } from '../rules/collecting';
import { bundleIn, jumpSpot, parseBump, parsePlacing, parseShifting, verbOf } from '../rules/notation';
import { rowOf } from '../rules/placement';
import { spotSet } from '../rules/spot-sets';
import { townsOfType } from '../rules/tiles';
import { isSolo, seatOf, type State } from '../state';
import { say, type Word } from '../words/catalogue';
import { bundleName, cardName, spaceName, spotName } from '../words/names';
import { aimsOf, type Aims } from './aims';
import { firstOf, worthWith, type Asked, type PoliciesOf } from './asked';
import { JAIL } from './cards';
import { bestChange, bestPlacing, ENGINEER_WORTH, jumpWorth, ownSpots } from './plan';
import { plannerOf } from './plan-spaces';

export const placingPolicies: PoliciesOf<
  'turn-in' | 'take-outlaw' | 'gunslinger' | 'place' | 'reroll' | 'dealer' | 'jump-target'
> = {
  'turn-in': () => ({ move: 'stay', reason: say('reason.at-large') }),

  'take-outlaw': ({ state, task }) =>
    isSolo(state) || task.n > 1
      ? { move: 'outlaw', reason: say('reason.outlaw') }
      : { move: 'jail', reason: say('reason.jail') },

  gunslinger: choosePawn,

  place: choosePlacing,

  /** The first roll takes all dice, and so does a second one where the first brought little. */
  reroll({ state, seat, aims, options }) {
    const again = {
      move: firstOf(options.filter((one) => one !== 'stop').slice(-1)),
      reason: say('reason.reroll'),
    };
    if (!options.includes('stop')) return again;
    const worth = bestPlacing(state, seat, aims)?.worth ?? -1;
    return isPoor(worth, seatOf(state, seat).dice.length)
      ? again
      : { move: 'stop', reason: say('reason.stop') };
  },

  dealer: chooseDealer,

  'jump-target': ({ state, seat, aims, options }) => {
    const plan = plannerOf(state, seat, aims);
    const worth = (one: Move) => bestPlacing(state, seat, aims, plan, parseBump(one).spot)?.worth ?? -1;
    return { move: best(options, worth), reason: say('reason.jump.target') };
  },
};

/** So much a die should bring: less, and a fresh roll should bring more. */
function isPoor(worth: number, dice: number): boolean {
  return worth < 2.1 * dice;
}

/** Where the pawn costs the rival's dice most; without a difference, nearest to the space most are built on. */
function choosePawn({ state, seat, options }: Asked<'gunslinger'>): Choice {
  const who = seatOf(state, seat);
  const { pawn, gunDie } = who;
  const rival = state.order.find((other) => other !== seat) ?? seat;
  const aims = aimsOf(state, rival);
  const at = (move: Move) => (move === 'stay' ? pawn : move === 'up' ? pawn + gunDie : pawn - gunDie);
  const left = options.map((move) => {
    who.pawn = at(move);
    const worth = bestPlacing(state, rival, aims)?.worth ?? 0;
    who.pawn = pawn;
    return worth;
  });
  const least = Math.min(...left);
  const move = best(
    options,
    (one) => (left[options.indexOf(one)] === least ? 20 : 0) - Math.abs(at(one) - BUILDER),
  );
  return { move, reason: left.some((one) => one > least) ? say('reason.pawn.block') : say('reason.pawn') };
}

const BUILDER = numberOf('builder');

const JUMP: Move = 'card:claim-jumpers';

/** Ways to turn a die, the one spent first. */
const TURNING = ['change', 'pony'] as const;

function* choosePlacing({ state, seat, task, options, aims }: Asked<'place'>): Thinking {
  const { dice, role } = seatOf(state, seat);
  const jump = jumpSpot(task.what);
  if (jump) {
    const plan = bestPlacing(state, seat, aims, undefined, jump);
    return { move: plan?.move ?? firstOf(options), reason: say('reason.jump') };
  }
  const plan = bestPlacing(state, seat, aims);
  yield;
  const worth = plan?.worth ?? -1;
  // A jumper pays with a die in jail, and with its office.
  if (options.includes(JUMP) && jumpWorth(state, seat, aims) > worth + JAIL + (role ? aims.role : 0) + 0.5)
    return { move: JUMP, reason: say('reason.play', { card: cardName('claim-jumpers') }) };
  const turn = TURNING.find((verb) => options.some((move) => verbOf(move) === verb));
  if (turn) {
    const change = bestChange(state, seat, aims);
    yield;
    if (change && change.worth > worth + 2.4)
      return { move: `${turn}:${change.index}:${change.face}`, reason: say('reason.engineer') };
  }
  // A poor roll is thrown again: the less the dice bring, the more a fresh roll should.
  if (isPoor(worth, dice.length) && dice.length > 1 && aims.roundsLeft >= 0) {
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
  const plan = plannerOf(state, seat, aims);
  const gained = plan(own | spotSet([spot]), false) - plan(own, false);
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
  const plan = plannerOf(state, seat, aims);
  const loans = options.filter((one) => verbOf(one) === 'loan');
  const loan = loans.length > 0 ? best(loans, (one) => worthWith(asked, bundleIn(one))) : null;
  const rest = options.filter((one) => one === loan || verbOf(one) !== 'loan');
  const move = best(rest, (one) => {
    if (one === 'nothing') return plan(own, false);
    if (one === loan) return plan(own, true);
    const { from, spot, share } = parseShifting(one);
    const others = from ? own & ~spotSet([from]) : own;
    return plan(others | spotSet([spot]), false) - (share ? ENGINEER_WORTH : 0) + (from ? 0 : 0.3);
  });
  if (move === loan) return { move, reason: say('reason.loan') };
  if (move === 'nothing') return { move, reason: say('reason.nothing') };
  return { move, reason: say('reason.shift', { space: spaceName(parseShifting(move).spot) }) };
}
