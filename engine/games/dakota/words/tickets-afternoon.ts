/** Tickets of planning, work and building. */
import type { Chip, Move, MoveDescription } from '../../../core/game';
import { capital, count } from '../../../core/words';
import { BARTENDER, BUILDING, CART, UPGRADE_PRICE, type BuildingId, type CartSize } from '../data';
import { askedPrice, buildingPrice, cartPrice, withLumber } from '../rules/building';
import { sum } from '../rules/counts';
import { freeShafts, tileIn, workableOn } from '../rules/mine';
import {
  cartTarget,
  cellTarget,
  kindOf,
  parseCell,
  parsePlace,
  placeTarget,
  spaceTarget,
} from '../rules/notation';
import { buildingOn, builtSpaces, cartOf, nextWage, seatsOf } from '../rules/town';
import { drinkPay, dropTiles, isTended, riders, stillWaiting } from '../rules/work';
import type { planningPicks } from '../rules/planning';
import type { workPicks } from '../rules/work';
import type { buildingPicks } from '../rules/building';
import { townOf, type Building, type PickTask, type Place, type State } from '../state';
import { say } from './catalogue';
import { aWorker, aboutWorker, buildingName, cartName, cellName, placeWords, workerName } from './names';
import {
  main,
  money,
  onCart,
  onSpace,
  onTile,
  onWorker,
  oneCard,
  partsOf,
  points,
  quiet,
  type Tickets,
} from './tickets-parts';

export const afternoonTickets: Tickets<
  keyof typeof planningPicks | keyof typeof workPicks | keyof typeof buildingPicks
> = {
  'plan-place'(s, task, move) {
    if (move === 'done') {
      const warning = workersLeft('warn.idle', sum(townOf(s, task.seat).idle));
      return { ...main(say('do.plan-done'), 'DK-4.5.1'), ...warning };
    }
    const [what, where, id] = partsOf(move);
    const place = parsePlace(where);
    if (what === 'at') return { ...planned(s, task.seat, place), group: say('group.places') };
    const label = say('do.back', { worker: workerName(kindOf(id)), place: placeWords(s, task.seat, place) });
    const targets = [`placed:${placeTarget(place)}:${id}`];
    return { label, targets, rule: 'DK-4.5.1', group: say('group.back') };
  },
  'plan-worker': (_s, _task, move) => onWorker(partsOf(move)[1], 'DK-4.5.1'),
  resolve,
  'cart-shaft'(s, task, move) {
    const cell = parseCell(partsOf(move)[1]);
    const t = townOf(s, task.seat);
    const n = workableOn(t, tileIn(t.mine, cell.x, cell.y)).length;
    return {
      label: say('do.shaft', { row: cellName(cell.x, cell.y) }),
      detail: say('detail.pieces', { n }),
      targets: [cellTarget(cell)],
      rule: 'DK-4.5.3',
    };
  },
  'cart-drop'(s, task, move) {
    if (move !== 'done') return onTile(s, task.seat, partsOf(move)[1], 'DK-4.5.4');
    const t = townOf(s, task.seat);
    const n = Math.min(sum(riders(t, task.cart)), dropTiles(t, task.cart).length);
    return { ...quiet(say('do.drop-done'), 'DK-4.5.7'), ...workersLeft('warn.waiting', n) };
  },
  'drop-worker': (_s, _task, move) => onWorker(partsOf(move)[1], 'DK-4.5.4'),
  build,
  'replace-which': (s, task, move) => onSpace(s, task.seat, Number(partsOf(move)[1]) - 1, 'DK-4.5.11'),
  'upgrade-which': (s, task, move) => onSpace(s, task.seat, Number(partsOf(move)[1]) - 1, 'DK-4.5.14'),
  'scrap-which': (s, task, move) => onCart(s, task.seat, Number(partsOf(move)[1]) - 1, 'DK-4.5.13'),
  lumber: (_s, task, move) =>
    move === 'yes'
      ? { label: say('do.lumber-yes'), targets: [], rule: 'DK-4.5.9', cost: [money(withLumber(task.price))] }
      : { label: say('do.lumber-no'), targets: [], rule: 'DK-4.5.9', cost: [money(task.price)] },
  saloon: (_s, { rolled: n }, move) =>
    move === 'keep'
      ? { label: say('do.keep', { n }), targets: [], rule: 'DK-4.5.16', gain: [money(n)] }
      : { label: say('do.reroll'), targets: [], rule: 'DK-4.5.16', detail: say('detail.six') },
  upskill(_s, _task, move) {
    const id = partsOf(move)[1];
    const kind = kindOf(id);
    const label = capital(aWorker(kind));
    return { label, detail: aboutWorker(kind), targets: [`worker:${id}`], rule: 'DK-4.5.18' };
  },
};

/** A warning that so many would do nothing, where there are any. */
function workersLeft(key: 'warn.idle' | 'warn.waiting', n: number): { warning?: string } {
  return n > 0 ? { warning: say(key, { n: count(n, say('unit.worker')) }) } : {};
}

function planned(s: State, seat: number, place: Place): MoveDescription {
  const t = townOf(s, seat);
  if (place.at === 'cart') {
    const cart = cartOf(t, place.index);
    const detail = say('detail.seats', { n: cart.crew.length, of: seatsOf(cart) });
    return { ...onCart(s, seat, place.index, 'DK-4.5.1'), detail };
  }
  const b = buildingOn(t, place.index);
  const detail = say('detail.windows', { n: b.here.length, of: BUILDING[b.type].windows });
  const gain = GAIN_IN[b.type](b);
  const base = { ...onSpace(s, seat, place.index, 'DK-4.5.1'), detail };
  return gain.length > 0 ? { ...base, gain } : base;
}

/** What a worker in a building's window is sure to bring. */
const GAIN_IN: Readonly<Record<BuildingId, (b: Building) => Chip[]>> = {
  house: () => [],
  hotel: () => [],
  saloon: (b) => [money(drinkPay(b))],
  school: () => [oneCard()],
  workshop: () => [],
  'sheriffs-office': () => [],
};

function resolve(s: State, task: PickTask<'resolve'>, move: Move): MoveDescription {
  const t = townOf(s, task.seat);
  if (move === 'done')
    return { ...main(say('do.resolve-done'), 'DK-4.5.2'), ...workersLeft('warn.waiting', stillWaiting(t)) };
  const [what, where, id] = partsOf(move);
  const n = Number(where);
  if (what === 'cart') return sentCart(s, task.seat, n - 1);
  const about = { targets: [spaceTarget(n - 1)], group: say('group.town') };
  if (what === 'upskill')
    return { label: say('do.upskill', { n }), detail: say('detail.upskill'), rule: 'DK-4.5.18', ...about };
  const kind = kindOf(id);
  const holes = { worker: workerName(kind), n };
  if (what === 'work') return { label: say('do.work', holes), rule: 'DK-4.5.9', ...about };
  if (what === 'learn')
    return { label: say('do.learn', holes), rule: 'DK-4.5.17', gain: [oneCard()], ...about };
  const saloon = buildingOn(t, n - 1);
  if (what === 'gamble') {
    const detail = say(isTended(saloon) ? 'detail.six.again' : 'detail.six');
    return { label: say('do.gamble', holes), detail, rule: 'DK-4.5.15', ...about };
  }
  const gain = [money(drinkPay(saloon))];
  return kind === BARTENDER
    ? { label: say('do.tend', { n }), rule: 'DK-4.5.16', gain, ...about }
    : { label: say('do.drink', holes), rule: 'DK-4.5.15', gain, ...about };
}

function sentCart(s: State, seat: number, index: number): MoveDescription {
  const t = townOf(s, seat);
  const { size, crew } = cartOf(t, index);
  const most = Math.max(0, ...freeShafts(t).map((end) => workableOn(t, end).length));
  return {
    label: say('do.send-cart', { cart: cartName(size), n: index + 1 }),
    detail: say('detail.pieces', { n: Math.min(most, crew.length) }),
    targets: [cartTarget(index)],
    rule: 'DK-4.5.3',
    cost: [money(nextWage(t))],
    group: say('group.carts'),
  };
}

function build(s: State, task: PickTask<'build'>, move: Move): MoveDescription {
  if (move === 'nothing') return quiet(say('do.nothing'), 'DK-4.5.2');
  if (move === 'upgrade') {
    const cost = [money(UPGRADE_PRICE)];
    return { label: say('do.upgrade'), targets: [], rule: 'DK-4.5.14', cost, group: say('group.swap') };
  }
  const [what, id] = partsOf(move);
  if (what === 'cart') return newCart(id as CartSize, task);
  const type = id as BuildingId;
  const t = townOf(s, task.seat);
  const cost = [money(askedPrice(t, buildingPrice(type, task.worker)))];
  const { beds, points: n } = BUILDING[type];
  const detail = say(beds > 0 ? 'detail.build' : 'detail.build.no-beds', { beds, points: n });
  const building = buildingName(type);
  if (what === 'swap') {
    const label = say('do.build-swap', { building });
    return { label, detail, targets: [`swap:${type}`], rule: 'DK-4.5.11', cost, group: say('group.swap') };
  }
  const fills = builtSpaces(t) === t.spaces.length - 1;
  return {
    label: say('do.build-new', { building }),
    detail,
    targets: [`supply:${type}`],
    rule: 'DK-4.5.10',
    cost,
    gain: [points(n)],
    group: say('group.new'),
    ...(fills ? { warning: say('warn.last-day') } : {}),
  };
}

function newCart(size: CartSize, task: PickTask<'build'>): MoveDescription {
  return {
    label: say('do.build-cart', { cart: cartName(size) }),
    detail: say('detail.seats-of', { n: CART[size].seats }),
    targets: [`supply:${size}-cart`],
    rule: 'DK-4.5.9',
    cost: [money(cartPrice(size, task.worker))],
    group: say('group.carts'),
  };
}
