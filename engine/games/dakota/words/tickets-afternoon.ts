/** Tickets of planning, work and building. */
import type { Chip, Move, MoveDescription } from '../../../core/game';
import { capital } from '../../../core/words';
import {
  BARTENDER,
  BUILDING,
  CART,
  CART_WAGES,
  RESOURCES,
  STRONG,
  UPGRADE_PRICE,
  cartWage,
  rowAt,
  type BuildingId,
  type CartSize,
  type Kind,
} from '../data';
import { tileAt } from '../data-tiles';
import { askedPrice, buildingPrice, cartPrice, withLumber } from '../rules/building';
import { at, sum } from '../rules/counts';
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
import { buildingOn, builtSpaces, cartOf, countOf, nextWage, roomFor, seatsOf } from '../rules/town';
import { drinkPay, dropTiles, isTended, riders, stillWaiting } from '../rules/work';
import type { planningPicks } from '../rules/planning';
import type { workPicks } from '../rules/work';
import type { buildingPicks } from '../rules/building';
import { townOf, type Building, type PickTask, type Place, type State, type Town } from '../state';
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
    const tiles = workableOn(t, tileIn(t.mine, cell.x, cell.y));
    return {
      label: say('do.shaft', { row: cellName(cell.x, cell.y) }),
      detail: load(s, t, tiles, cartOf(t, task.cart).crew),
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
  'replace-which': replaced,
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
  return n > 0 ? { warning: say(key, { n }) } : {};
}

function planned(s: State, seat: number, place: Place): MoveDescription {
  const t = townOf(s, seat);
  if (place.at === 'cart') {
    const cart = cartOf(t, place.index);
    const seats = { n: cart.crew.length, of: seatsOf(cart) };
    const others = t.carts.filter((one, i) => i !== place.index && one.crew.length > 0).length;
    const wage = t.freeShift ? 0 : cartWage(others);
    const wages = t.freeShift ? 0 : sum(CART_WAGES.slice(0, others + 1));
    return {
      ...onCart(s, seat, place.index, 'DK-4.5.1'),
      detail: wage > 0 ? say('detail.wage', { ...seats, wage }) : say('detail.seats', seats),
      ...(wages > t.cash ? { warning: say('warn.wage', { wage: wages, cash: t.cash }) } : {}),
    };
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
    return {
      label: say('do.learn', holes),
      detail: say('detail.learn'),
      rule: 'DK-4.5.17',
      gain: [oneCard()],
      ...about,
    };
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
  const loads = freeShafts(t).map((end) => workableOn(t, end));
  const best = loads.reduce<number[]>((most, tiles) => (tiles.length > most.length ? tiles : most), []);
  return {
    label: say('do.send-cart', { cart: cartName(size), n: index + 1 }),
    detail: load(s, t, best, crew),
    targets: [cartTarget(index)],
    rule: 'DK-4.5.3',
    cost: [money(nextWage(t))],
    group: say('group.carts'),
  };
}

/** What a crew could bring from these tiles, and what the pool has of it before tonight's sales. */
function load(s: State, t: Town, tiles: readonly number[], crew: readonly Kind[]): string {
  const shown = tiles.map((i) => tileAt(rowAt(t.mine, i, 'tile of the mine').tile).resources);
  const strong = crew.filter((kind) => kind === STRONG).length;
  const doubles = shown.filter((resources) => resources.length > 1).length;
  const n = Math.min(crew.length, tiles.length) + Math.min(strong, doubles);
  const pool = RESOURCES.reduce((most, _, res) => {
    const there = shown.flat().filter((one) => one === res).length;
    return most + Math.min(at(s.pool, res), there);
  }, 0);
  return pool < n ? say('detail.pieces.pool', { n, pool }) : say('detail.pieces', { n });
}

function replaced(s: State, task: PickTask<'replace-which'>, move: Move): MoveDescription {
  const t = townOf(s, task.seat);
  const space = Number(partsOf(move)[1]) - 1;
  const old = BUILDING[buildingOn(t, space).type];
  const now = BUILDING[task.type];
  const warnings: string[] = [];
  if (buildingOn(t, space).type === 'workshop' && countOf(t, 'workshop') === 1)
    warnings.push(say('warn.workshop'));
  const bedless = -(roomFor(t) + now.beds - old.beds);
  if (bedless > 0) warnings.push(say('warn.no-bed', { n: bedless }));
  return {
    ...onSpace(s, task.seat, space, 'DK-4.5.11'),
    detail: say('detail.swapped', { old: old.points, n: now.points }),
    ...(warnings.length > 0 ? { warning: warnings.join(' ') } : {}),
  };
}

function build(s: State, task: PickTask<'build'>, move: Move): MoveDescription {
  if (move === 'nothing') return quiet(say('do.nothing'), 'DK-4.5.2');
  if (move === 'upgrade') {
    const [from, to] = [BUILDING.house, BUILDING.hotel];
    return {
      label: say('do.upgrade'),
      detail: say('detail.upgrade', { beds: to.beds - from.beds }),
      targets: [],
      rule: 'DK-4.5.14',
      cost: [money(UPGRADE_PRICE)],
      gain: [points(to.points - from.points)],
      group: say('group.swap'),
    };
  }
  const [what, id] = partsOf(move);
  if (what === 'cart') return newCart(id as CartSize, task);
  const type = id as BuildingId;
  const t = townOf(s, task.seat);
  const cost = [money(askedPrice(t, buildingPrice(type, task.worker)))];
  const { points: n } = BUILDING[type];
  const does = say(`does.${type}`);
  const building = buildingName(type);
  if (what === 'swap') {
    const label = say('do.build-swap', { building });
    const detail = say('detail.swap', { points: n, does });
    return { label, detail, targets: [`swap:${type}`], rule: 'DK-4.5.11', cost, group: say('group.swap') };
  }
  const fills = builtSpaces(t) === t.spaces.length - 1;
  return {
    label: say('do.build-new', { building }),
    detail: does,
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
