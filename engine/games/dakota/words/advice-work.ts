/** Advice on the afternoon: who works where, and what the work brings. */
import { noEvents, type Move } from '../../../core/game';
import { aOrAn, capital, signed } from '../../../core/words';
import {
  BARTENDER,
  BARTENDER_PAY,
  BUILDING,
  BUILDINGS,
  CART,
  CRAFTSMAN,
  CRAFTSMAN_OFF_BUILDING,
  DIE,
  DRINK_PAY,
  MINER,
  MINER_POINTS,
  SHERIFF,
  SHERIFF_POINTS,
  SPECIALIST_POINTS,
  TEACHER,
  UPGRADE_PRICE,
  cartWage,
  type BuildingId,
  type Kind,
} from '../data';
import {
  buildingPrice,
  cartPrice,
  make,
  parseMake,
  withLumber,
  type Making,
  type buildingPicks,
} from '../rules/building';
import { sum } from '../rules/counts';
import { isLastDay } from '../rules/day';
import { tileIn } from '../rules/mine';
import { kindOf, parseCell, targetPlace } from '../rules/notation';
import { asYesterday, fillOf, freePlaces, type planningPicks } from '../rules/planning';
import { parseDrop } from '../rules/rides';
import {
  buildingOn,
  builtSpaces,
  cartOf,
  countOf,
  handLimit,
  lowestEmpty,
  nextWage,
  seatsOf,
} from '../rules/town';
import { drinkPay, gamblers, isTended, stillWaiting, waitingIn, type workPicks } from '../rules/work';
import { townOf, type Building, type PickTask, type Place, type State, type Town } from '../state';
import {
  MEAN_DIE,
  MEAN_TENDED,
  after,
  bestHaul,
  countedOn,
  fetches,
  haulOf,
  mostWork,
  oreAndSeats,
  oreWords,
  purse,
  seatsAlways,
  setDownSo,
  standing,
  tilesWords,
  type Advices,
} from './advice-parts';
import { say } from './catalogue-advice';
import { buildingName, skillOf, workerName } from './names';
import { partsOf } from './tickets-parts';

export const workAdvice: Advices<
  keyof typeof planningPicks | keyof typeof workPicks | keyof typeof buildingPicks
> = {
  plan(s, { seat }, move) {
    const t = townOf(s, seat);
    const [what, first] = partsOf(move);
    const where = move.split(':');
    switch (what) {
      case 'done':
        return say('plan.done', { n: sum(t.idle), free: openPlaces(t) });
      case 'as-yesterday': {
        const n = asYesterday(t).reduce((all, { kinds }) => all + kinds.length, 0);
        const left = sum(t.idle) - n;
        return say(left > 0 ? 'plan.again' : 'plan.again.all', { n, left });
      }
      case 'fill':
        return filled(s, t, targetPlace(where.slice(1).join(':')));
      default:
        return sent(s, t, kindOf(first), targetPlace(where.slice(2).join(':')));
    }
  },
  resolve,
  'cart-drop': setDown,
  lumber(s, { seat, price: full }, move) {
    const { cash } = townOf(s, seat);
    const price = move === 'yes' ? withLumber(full) : full;
    return say(move === 'yes' ? 'lumber.yes' : 'lumber.no', { price, full, cash: cash - price });
  },
  saloon(_s, { rolled }, move) {
    const holes = { n: DIE - rolled, rolled, worse: rolled - 1, mean: MEAN_DIE };
    if (move === 'keep') return say('saloon.keep', { ...holes, n: rolled });
    if (rolled === DIE) return say('saloon.again.best', holes);
    return rolled === 1 ? say('saloon.again.worst', holes) : say('saloon.again', holes);
  },
};

/** Seats and windows nobody has taken. */
function openPlaces(t: Town): number {
  return freePlaces(t).reduce((n, { at: where, index }) => {
    if (where === 'cart') return n + seatsOf(cartOf(t, index)) - cartOf(t, index).crew.length;
    const b = buildingOn(t, index);
    return n + BUILDING[b.type].windows - b.here.length;
  }, 0);
}

function sent(s: State, t: Town, kind: Kind, { at: where, index }: Place): string {
  return where === 'cart' ? inCart(s, t, index, [kind]) : inWindow(s, t, buildingOn(t, index), kind);
}

/** What the whole crew of a cart could bring, and what it would be without those who come. */
function inCart(s: State, t: Town, index: number, kinds: readonly Kind[]): string {
  const { crew } = cartOf(t, index);
  const seat = s.towns.indexOf(t);
  const haul = bestHaul(s, seat, index, [...crew, ...kinds]);
  const before = bestHaul(s, seat, index, crew);
  if (haul.ore.length <= before.ore.length) {
    const alone = t.carts.every((one, i) => i === index || one.crew.length === 0);
    const room = mostWork(t) >= crew.length + kinds.length;
    return say(alone && room ? 'plan.cart.pool' : 'plan.cart.none');
  }
  const words = say('plan.cart', { ore: oreWords(haul.ore), n: haul.worth });
  if (crew.length > 0) return say('plan.cart.more', { haul: words, n: before.worth, count: kinds.length });
  const others = t.carts.filter((one, i) => i !== index && one.crew.length > 0).length;
  return t.freeShift
    ? say('plan.cart.free', { haul: words })
    : say('plan.cart.wage', { haul: words, wage: cartWage(others) });
}

function inWindow(s: State, t: Town, b: Building, kind: Kind): string {
  if (b.type === 'saloon') {
    if (kind === BARTENDER) return tends(s, t, b);
    const n = drinkPay(b);
    return say('plan.drink', {
      n,
      mean: isTended(b) ? MEAN_TENDED : MEAN_DIE,
      purse: purse(s, t.cash, t.cash + n),
    });
  }
  if (b.type === 'school') {
    const n = SPECIALIST_POINTS - MINER_POINTS;
    if (kind === TEACHER && b.here.includes(MINER)) return say('plan.teach', { n });
    if (kind === MINER && b.here.includes(TEACHER)) return say('plan.taught', { n });
    if (isLastDay(s)) return say('learn.last', { count: 1 });
    return say('plan.learn', { n: sum(s.deck) || sum(s.discard) });
  }
  if (lowestEmpty(t) < 0) return say('plan.build.full');
  const building = dearest(s, t, kind);
  if (building === null) return say('plan.build.poor', { cash: t.cash });
  const holes = { cash: t.cash, building, n: t.spaces.length - builtSpaces(t) };
  return kind === CRAFTSMAN
    ? say('plan.build.crafts', { ...holes, off: CRAFTSMAN_OFF_BUILDING })
    : say('plan.build', holes);
}

/** A bartender earns his pay, and more with a guest who would have less without him. */
function tends(s: State, t: Town, b: Building): string {
  const n = BARTENDER_PAY;
  if (!isTended(b)) return say('plan.tend', { n, less: DRINK_PAY });
  return say('plan.tend.two', { n, purse: purse(s, t.cash, t.cash + n) });
}

/** The dearest building somebody could pay for now. */
function dearest(s: State, t: Town, kind: Kind): string | null {
  const price = (type: BuildingId) => {
    const full = buildingPrice(type, kind);
    return t.lumber > 0 ? withLumber(full) : full;
  };
  const [type] = BUILDINGS.filter((one) => s.supply[one] > 0 && price(one) <= t.cash).sort(
    (a, b) => price(b) - price(a),
  );
  return type === undefined ? null : aOrAn(buildingName(type));
}

function filled(s: State, t: Town, place: Place): string {
  const kinds = fillOf(t, place);
  if (place.at === 'cart') return inCart(s, t, place.index, kinds);
  const b = buildingOn(t, place.index);
  if (b.type === 'saloon') {
    const n = drinkPay({ ...b, here: [...b.here, ...kinds] }) * kinds.length;
    return say('fill.saloon', { n, purse: purse(s, t.cash, t.cash + n) });
  }
  if (b.type === 'school') {
    if (isLastDay(s)) return say('learn.last', { count: kinds.length });
    return say('fill.school', { n: kinds.length, left: sum(t.idle) - kinds.length });
  }
  const building = dearest(s, t, kinds.includes(CRAFTSMAN) ? CRAFTSMAN : MINER);
  const holes = { n: kinds.length, cash: t.cash, plots: t.spaces.length - builtSpaces(t) };
  return building === null ? say('fill.workshop.poor', holes) : say('fill.workshop', { ...holes, building });
}

function resolve(s: State, { seat }: PickTask<'resolve'>, move: Move): string {
  const t = townOf(s, seat);
  const { cash } = t;
  const [what, where, more] = partsOf(move);
  switch (what) {
    case 'done': {
      const n = stillWaiting(t);
      return n > 0 ? say('work.wait', { n, cash }) : say('work.done', { cash });
    }
    case 'ride':
      return ride(s, seat, Number(where) - 1, more);
    case 'drink':
      return drink(s, t, where);
    case 'gamble':
      return gamble(t, where);
    case 'learn': {
      const count =
        where === 'all' ? waitingIn(t, 'school').reduce((k, { b }) => k + b.waiting.length, 0) : 1;
      if (isLastDay(s)) return say('learn.last', { count });
      return say('learn', { count, n: sum(s.deck) || sum(s.discard), limit: handLimit(t) });
    }
    case 'upskill':
      return taught(s, t, kindOf(more));
    default:
      return made(s, seat, parseMake(move));
  }
}

function ride(s: State, seat: number, index: number, shaft: string): string {
  const t = townOf(s, seat);
  const { x, y } = parseCell(shaft);
  const { ore, worth: n } = haulOf(s, seat, index, tileIn(t.mine, x, y));
  const wage = nextWage(t);
  const cash = t.cash - wage;
  if (ore.length === 0) return say('ride.none', { cash });
  return say(wage > 0 ? 'ride' : 'ride.free', { Ore: capital(oreWords(ore)), n, cash });
}

function drink(s: State, t: Town, where: string): string {
  if (where === 'all') {
    const n = barPay(t);
    return say('drink.plain', { n, purse: purse(s, t.cash, t.cash + n) });
  }
  const b = buildingOn(t, Number(where) - 1);
  const n = drinkPay(b);
  const mean = isTended(b) ? MEAN_TENDED : MEAN_DIE;
  return say('drink', { n, mean, purse: purse(s, t.cash, t.cash + n) });
}

/** What all guests earn who drink. */
function barPay(t: Town): number {
  return waitingIn(t, 'saloon').reduce((n, { b }) => n + drinkPay(b) * b.waiting.length, 0);
}

function gamble(t: Town, where: string): string {
  if (where === 'all') {
    const mean = waitingIn(t, 'saloon').reduce(
      (n, { b }) => n + (isTended(b) ? MEAN_TENDED : MEAN_DIE) * gamblers(b).length,
      0,
    );
    return say('gamble.all', { mean, n: barPay(t) });
  }
  const b = buildingOn(t, Number(where) - 1);
  const n = drinkPay(b);
  return isTended(b)
    ? say('gamble.tended', { mean: MEAN_TENDED, n })
    : say('gamble.plain', { mean: MEAN_DIE, n });
}

function taught(s: State, t: Town, kind: Kind): string {
  const sheriff = kind === SHERIFF && countOf(t, 'sheriffs-office') > 0 ? SHERIFF_POINTS : 0;
  const n = SPECIALIST_POINTS - MINER_POINTS + sheriff;
  const key = isLastDay(s) ? 'upskill.last' : 'upskill';
  return say(key, { worker: workerName(kind), n, skill: skillOf(kind) });
}

/** A thing made in a workshop: the town after it, and what is left of the money. */
function made(s: State, seat: number, making: Making): string {
  const t = townOf(s, seat);
  const { builder, what, type, size } = making;
  if (what === 'cart') {
    const cash = t.cash - cartPrice(size, builder);
    if (isLastDay(s)) return say('make.cart.last', { cash });
    const before = seatsAlways(t);
    const old = making.index >= 0 ? CART[cartOf(t, making.index).size].seats : 0;
    const n = before - old + CART[size].seats;
    return say('make.cart', { n, before, tiles: tilesWords(oreAndSeats(t).tiles), cash });
  }
  if (what === 'upgrade') {
    const [house, hotel] = [BUILDING.house, BUILDING.hotel];
    return say('make.upgrade', {
      beds: hotel.beds - house.beds,
      points: hotel.points - house.points,
      cash: t.cash - UPGRADE_PRICE,
      standing: standing(s, townOf(done(s, seat, making), seat)),
    });
  }
  const full = buildingPrice(type, builder);
  // Cheap Lumber is used where the money needs it, and asked about where it does not.
  const asked = t.lumber > 0 && t.cash >= full;
  const price = t.cash >= full ? full : withLumber(full);
  const prices = { price, less: withLumber(full), cash: t.cash - price };
  if (what === 'swap') return swapped(t, making, prices, asked);
  const n = t.spaces.length - builtSpaces(t) - 1;
  if (n === 0) {
    if (asked) return say(isLastDay(s) ? 'make.last.lumber.day' : 'make.last.lumber');
    const key = isLastDay(s) ? 'make.last.day' : 'make.last';
    return say(key, { standing: standing(s, townOf(done(s, seat, making), seat)), ...prices });
  }
  const { points } = BUILDING[type];
  const brings = broughtBy(type, isLastDay(s));
  return say(asked ? 'make.lumber' : 'make.new', { brings, points, n, ...prices });
}

/** What a building is good for: on the last day its beds, for miners hired tonight, or its points. */
function broughtBy(type: BuildingId, last: boolean): string {
  const { beds: n } = BUILDING[type];
  if (last && n > 0) return say('brings.house', { n });
  if (last) return say(type === 'sheriffs-office' ? 'brings.last.office' : 'brings.last');
  return say(`brings.${type}`, { n });
}

function done(s: State, seat: number, making: Making): State {
  return after(s, (c) => make(c, seat, making, noEvents));
}

function swapped(
  t: Town,
  { type, index }: Making,
  prices: { price: number; less: number; cash: number },
  asked: boolean,
): string {
  const [old, now] = [BUILDING[buildingOn(t, index).type], BUILDING[type]];
  const points = capital(say('part.points', { n: change(now.points - old.points) }));
  const beds = say('part.beds', { n: change(now.beds - old.beds) });
  return say(asked ? 'make.swap.lumber' : 'make.swap', { points, beds, ...prices });
}

/** "+2", "−1", "no". */
function change(n: number): string {
  return n === 0 ? say('part.no') : signed(n);
}

/** What a set of tiles brings: the pieces the town then counts on, and what they sell for. */
function setDown(s: State, { seat, cart }: PickTask<'cart-drop'>, move: Move): string {
  const t = townOf(s, seat);
  const before = fetches(s, countedOn(s, t));
  const n = fetches(s, countedOn(s, setDownSo(t, cart, parseDrop(move))));
  return n > before ? say('drop.brings', { n, more: n - before }) : say('drop.nothing');
}
