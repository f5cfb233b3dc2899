/** Tickets of the plan: a person to a place, a whole place, everybody as yesterday. */
import type { Chip, Move, MoveDescription } from '../../../core/game';
import { list } from '../../../core/words';
import {
  BARTENDER,
  BUILDING,
  CART_WAGES,
  CRAFTSMAN,
  STRONG,
  TEACHER,
  cartWage,
  kindAt,
  type BuildingId,
  type Kind,
  type Res,
} from '../data';
import { sum } from '../rules/counts';
import { kindOf, placeTarget, targetPlace } from '../rules/notation';
import { asYesterday, fillOf, freePlaces } from '../rules/planning';
import { makeable } from '../rules/building';
import { bestShaft, expected, oreFor } from '../rules/rides';
import { buildingOn, cartOf, seatsOf } from '../rules/town';
import { drinkPay } from '../rules/work';
import type { planningPicks } from '../rules/planning';
import { townOf, type Building, type PickTask, type Place, type State, type Town } from '../state';
import { say } from './catalogue';
import { buildingName, crewName, placeWords, workerName } from './names';
import { main, money, oneCard, partsOf, pieces, workersLeft, type Tickets } from './tickets-parts';

export const planningTickets: Tickets<keyof typeof planningPicks> = { plan };

function plan(s: State, task: PickTask<'plan'>, move: Move): MoveDescription {
  const t = townOf(s, task.seat);
  const [what, first] = partsOf(move);
  switch (what) {
    case 'done':
      return {
        ...main(say('do.plan-done'), 'DK-4.5.1'),
        button: say('button.plan-done'),
        ...workersLeft('warn.idle', sum(t.idle)),
      };
    case 'as-yesterday': {
      const who = list(asYesterday(t).map(({ kinds, place }) => goesTo(s, task.seat, kinds, place)));
      return {
        label: say('do.as-yesterday'),
        detail: who.length > LONG ? say('detail.as-yesterday', { n: countOf(t) }) : who,
        targets: [],
        rule: 'DK-4.5.1',
        weight: 'helper',
        worth: HELPER_WORTH,
      };
    }
    case 'fill':
      return filled(s, task.seat, targetPlace(move.slice(move.indexOf(':') + 1)));
    default:
      return sent(s, task.seat, kindOf(first), targetPlace(move.split(':').slice(2).join(':')));
  }
}

/** Small print that is longer is no small print. */
const LONG = 100;
/** Helpers stand before single people in the list. */
const HELPER_WORTH = 90;

function countOf(t: Town): number {
  return asYesterday(t).reduce((n, { kinds }) => n + kinds.length, 0);
}

/** "two miners to the large cart in yard 2". */
function goesTo(s: State, seat: number, kinds: readonly Kind[], place: Place): string {
  return say('part.goes', { crew: crewName(kinds), place: placeWords(s, seat, place) });
}

function sent(s: State, seat: number, kind: Kind, place: Place): MoveDescription {
  const t = townOf(s, seat);
  const about = place.at === 'cart' ? inCart(s, t, place.index, [kind]) : inWindow(s, t, place.index, kind);
  const { worth, ...rest } = about;
  return {
    label: say('do.send-to', { worker: workerName(kind), place: placeWords(s, seat, place) }),
    button: say('button.send', { worker: workerName(kind) }),
    targets: [placeTarget(place), `worker:${kindAt(kind)}`],
    rule: 'DK-4.5.1',
    worth,
    ...rest,
  };
}

function filled(s: State, seat: number, place: Place): MoveDescription {
  const t = townOf(s, seat);
  const kinds = fillOf(t, place);
  const what = place.at === 'cart' ? say('thing.cart') : buildingName(buildingOn(t, place.index).type);
  const helper = place.at === 'cart' && place.index === firstCart(t);
  return {
    label: say('do.fill', { place: placeWords(s, seat, place), crew: crewName(kinds) }),
    button: say('button.fill', { what }),
    ...(place.at === 'cart' ? inCart(s, t, place.index, kinds) : {}),
    ...(place.at === 'space' ? barGain(buildingOn(t, place.index), kinds) : {}),
    detail: crewName(kinds),
    targets: [placeTarget(place)],
    rule: 'DK-4.5.1',
    worth: HELPER_WORTH - 1,
    ...(helper ? { weight: 'helper' as const } : {}),
  };
}

/** The cart the one button *Fill the cart* speaks of. */
function firstCart(t: Town): number {
  const carts = freePlaces(t).filter((place) => place.at === 'cart' && fillOf(t, place).length > 1);
  return carts[0]?.index ?? -1;
}

function barGain(b: Building, kinds: readonly Kind[]): Pick<MoveDescription, 'gain'> {
  if (b.type === 'school') return { gain: [{ ...oneCard(), amount: kinds.length }] };
  if (b.type !== 'saloon') return {};
  const tended = { ...b, here: [...b.here, ...kinds] };
  return { gain: [money(drinkPay(tended) * kinds.length)] };
}

type About = Pick<MoveDescription, 'detail' | 'gain' | 'cost' | 'warning' | 'group'> & { worth: number };

/** What those who get into a cart are likely to bring, and what its wage is. */
function inCart(s: State, t: Town, index: number, kinds: readonly Kind[]): About {
  const cart = cartOf(t, index);
  const others = t.carts.filter((one, i) => i !== index && one.crew.length > 0).length;
  const wage = t.freeShift ? 0 : cartWage(others);
  const wages = t.freeShift ? 0 : sum(CART_WAGES.slice(0, others + 1));
  const ore = likelyOre(s, t, cart.crew.length, kinds);
  const gain = pieces(ore);
  const seats = { n: cart.crew.length, of: seatsOf(cart), wage };
  return {
    detail: cartWords(ore, kinds, seats, cart.crew.length > 0),
    ...(gain.length > 0 ? { gain } : {}),
    ...(wage > 0 && cart.crew.length === 0 ? { cost: [money(wage)] } : {}),
    ...(wages > t.cash ? { warning: say('warn.wage', { wage: wages, cash: t.cash }) } : {}),
    group: say('group.carts'),
    worth: ore.length * ORE_WORTH - (ore.length === 0 ? NOTHING : 0) + (kinds.includes(STRONG) ? SKILL : 0),
  };
}

function cartWords(
  ore: readonly Res[],
  kinds: readonly Kind[],
  seats: { n: number; of: number; wage: number },
  paid: boolean,
): string {
  if (ore.length === 0) return say('detail.no-ore');
  if (ore.length === 2 && kinds.length === 1) return say('detail.both');
  return paid || seats.wage === 0 ? say('detail.seats', seats) : say('detail.wage', seats);
}

/** The pieces the best free shaft has for these after those who sit in the cart already. */
function likelyOre(s: State, t: Town, aboard: number, kinds: readonly Kind[]): Res[] {
  const counts = expected(t);
  const ride = bestShaft(s, t, aboard + kinds.length, counts);
  return ride ? oreFor(s, t, ride.tiles.slice(aboard), kinds, counts) : [];
}

/** What somebody in a window brings, and how gladly he is seen there. */
const IN_WINDOW: Readonly<Record<BuildingId, (s: State, t: Town, b: Building, kind: Kind) => About>> = {
  house: nothing,
  hotel: nothing,
  'sheriffs-office': nothing,
  saloon(_s, _t, b, kind) {
    const tended = { ...b, here: [...b.here, kind] };
    const earns = drinkPay(tended);
    return {
      detail: say(kind === BARTENDER ? 'detail.tends' : 'detail.drinks', { n: earns }),
      gain: [money(earns)],
      group: say('group.saloons'),
      worth: earns + (kind === BARTENDER && !b.here.includes(BARTENDER) ? SKILL : 0),
    };
  },
  school: (_s, _t, _b, kind) => ({
    detail: say(kind === TEACHER ? 'detail.teaches' : 'detail.learns'),
    gain: [oneCard()],
    group: say('group.schools'),
    worth: CARD_WORTH + (kind === TEACHER ? SKILL : 0),
  }),
  workshop(s, t, b, kind) {
    const can = makeable(s, t, kind);
    return {
      detail: say(can ? (kind === CRAFTSMAN ? 'detail.crafts' : 'detail.builds') : 'detail.no-money'),
      ...(can ? { gain: [oneBuild()] } : {}),
      group: say('group.new'),
      worth: can ? BUILD_WORTH - b.here.length + (kind === CRAFTSMAN ? SKILL : 0) : 0,
    };
  },
};

/** How tickets are ordered: dollars, more or less. */
const ORE_WORTH = 3.4;
const CARD_WORTH = 1.6;
const BUILD_WORTH = 5;
const SKILL = 2;
const NOTHING = 1;

function nothing(): About {
  return { worth: 0 };
}

function oneBuild(): Chip {
  return { sign: 'build', amount: 1, label: say('chip.build') };
}

function inWindow(s: State, t: Town, space: number, kind: Kind): About {
  const b = buildingOn(t, space);
  const taken = b.here.length > 0 ? BUILDING[b.type].windows - b.here.length : 0;
  const about = IN_WINDOW[b.type](s, t, b, kind);
  return { ...about, worth: about.worth - 0.01 * taken };
}
