/** The afternoon of the greedy player: carry the plan out. */
import type { Move } from '../../../core/game';
import { best } from '../../../bots/best';
import {
  BARTENDER,
  CRAFTSMAN,
  ENGINEER,
  PROSPECTOR,
  REROLL_BELOW,
  SHERIFF,
  TEACHER,
  kindAt,
  type Kind,
} from '../data';
import { parseMake } from '../rules/building';
import { cellText } from '../rules/notation';
import { shaftForCart } from '../rules/rides';
import { cartOf } from '../rules/town';
import type { planningPicks } from '../rules/planning';
import type { workPicks } from '../rules/work';
import type { buildingPicks } from '../rules/building';
import { townOf, type State } from '../state';
import { oreTiles } from '../rules/tunnels';
import { anyOf, only, type Picked, type Policies } from './pick';
import { planMove, wishesToday, type Placement } from './planning';
import { nextWish, shouldFinish, sketch, type Wish } from './wishes';

const WHY = {
  build: 'plan-build',
  mine: 'plan-mine',
  tend: 'plan-tend',
  drink: 'plan-drink',
  learn: 'plan-learn',
  teach: 'plan-teach',
} as const satisfies Readonly<Record<Placement['why'], string>>;

/** What a miner is taught to be, the best first. */
const TAUGHT: readonly Kind[] = [BARTENDER, CRAFTSMAN, SHERIFF, PROSPECTOR, ENGINEER, TEACHER];
/** Money a town keeps back before it upgrades. */
const CASH_FOR_UPGRADE = 6;

export const workPolicies: Policies<
  keyof typeof planningPicks | keyof typeof workPicks | keyof typeof buildingPicks
> = {
  plan(s, { seat }) {
    const next = planMove(s, seat);
    return next ? [next.move, WHY[next.why]] : ['done', 'plan-done'];
  },
  resolve: (s, { seat }, list) => resolveChoice(s, seat, list),
  // The sets are listed best first.
  'cart-drop': (_s, _task, list) => [anyOf(list), 'drop'],
  lumber: () => ['yes', 'lumber'],
  saloon: (_s, { rolled }) => (rolled < REROLL_BELOW ? ['reroll', 'roll'] : ['keep', 'keep']),
};

/** Money first, then carts, then buildings, then school. */
function resolveChoice(s: State, seat: number, list: readonly Move[]): Picked {
  // A die brings 3.5 on average and a drink 3; beside a bartender 4.25 and 4.
  const bar = all(list, 'gamble:') ?? all(list, 'drink:');
  if (bar) return [bar, 'resolve-saloon'];
  const ride = rideChoice(s, seat, list);
  if (ride) return [ride, 'resolve-cart'];
  const upskills = only(list, 'upskill:');
  if (upskills.length > 0) {
    const taught = TAUGHT.map((kind) => upskills.find((move) => move.endsWith(`:${kindAt(kind)}`)));
    return [taught.find((move) => move !== undefined) ?? anyOf(upskills), 'upskill'];
  }
  const made = wishesToday(s, seat).length > 0 ? makeChoice(s, seat, list) : null;
  if (made) return made;
  const learn = all(list, 'learn:');
  return learn ? [learn, 'resolve-learn'] : ['done', 'resolve-done'];
}

/** Everybody at once where that is offered. */
function all(list: readonly Move[], prefix: string): Move | undefined {
  const moves = only(list, prefix);
  return moves.find((move) => move === `${prefix}all`) ?? moves[0];
}

/** The fullest cart, down the shaft that is best for it. */
function rideChoice(s: State, seat: number, list: readonly Move[]): Move | null {
  const rides = only(list, 'ride:');
  if (rides.length === 0) return null;
  const t = townOf(s, seat);
  const crewOf = (move: Move) => cartOf(t, Number(move.split(':')[1]) - 1).crew.length;
  const first = best(rides, crewOf);
  const plan = shaftForCart(s, seat, crewOf(first));
  const [, cart] = first.split(':');
  const wanted = plan ? `ride:${cart}:${cellText(t.mine[plan.end])}` : first;
  return rides.includes(wanted) ? wanted : first;
}

/** What is wanted next, by a craftsman if there is one; an upgrade where the money is short of it. */
function makeChoice(s: State, seat: number, list: readonly Move[]): Picked | null {
  const t = townOf(s, seat);
  const wish = nextWish(s, sketch(t, oreTiles(t)), shouldFinish(s, seat));
  const made = wish && only(list, 'make:').find((move) => isFor(wish, move));
  if (made) {
    const last = t.spaces.filter((b) => b === null).length === 1 && wish.what === 'building';
    return [made, last ? 'build-last' : 'build'];
  }
  const [upgrade] = only(list, `make:${kindAt(CRAFTSMAN)}:upgrade:`);
  return upgrade && t.cash >= CASH_FOR_UPGRADE ? [upgrade, 'upgrade'] : null;
}

/** Makes what is wished; craftsmen are listed first. */
function isFor(wish: Wish, move: Move): boolean {
  const { what, type, size } = parseMake(move);
  return wish.what === 'cart' ? what === 'cart' && size === wish.size : what === 'new' && type === wish.type;
}
