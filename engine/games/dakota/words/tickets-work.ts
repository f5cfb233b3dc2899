/** Tickets of the work: carts, saloons, schools, and what workshops make. */
import type { Move, MoveDescription, Verb } from '../../../core/game';
import { capital, list } from '../../../core/words';
import {
  BUILDING,
  CART,
  CRAFTSMAN,
  RESOURCES,
  STRONG,
  UPGRADE_PRICE,
  kindAt,
  rowAt,
  type Kind,
} from '../data';
import { tileAt } from '../data-tiles';
import {
  askedPrice,
  buildersWaiting,
  buildingPrice,
  cartPrice,
  parseMake,
  withLumber,
  type Making,
  type buildingPicks,
} from '../rules/building';
import { at } from '../rules/counts';
import { isLastDay } from '../rules/day';
import { tileIn, tileOn, workableOn } from '../rules/mine';
import { cartTarget, cellTarget, cellText, kindOf, parseCell, spaceTarget } from '../rules/notation';
import { expected, oreFor, parseDrop, ridesFor, type Getoff } from '../rules/rides';
import { buildingOn, builtSpaces, cartOf, countOf, lowestEmpty, nextWage, roomFor } from '../rules/town';
import { drinkPay, gamblers, isTended, stillWaiting, waitingIn } from '../rules/work';
import type { workPicks } from '../rules/work';
import { townOf, type PickTask, type State, type Town } from '../state';
import { say } from './catalogue';
import { aWorker, aboutWorker, buildingName, cartName, cellName, eitherName } from './names';
import { verbOf } from './names-verbs';
import { main, money, oneCard, partsOf, pieces, points, workersLeft, type Tickets } from './tickets-parts';

export const workTickets: Tickets<keyof typeof workPicks | keyof typeof buildingPicks> = {
  resolve,
  'cart-drop': setDown,
  lumber: (_s, task, move) =>
    move === 'yes'
      ? { label: say('do.lumber-yes'), targets: [], rule: 'DK-4.5.9', cost: [money(withLumber(task.price))] }
      : { label: say('do.lumber-no'), targets: [], rule: 'DK-4.5.9', cost: [money(task.price)] },
  saloon: (_s, { rolled: n }, move) =>
    move === 'keep'
      ? { label: say('do.keep', { n }), targets: [], rule: 'DK-4.5.16', gain: [money(n)] }
      : { label: say('do.reroll'), targets: [], rule: 'DK-4.5.16', detail: say('detail.six') },
};

/** Replacing is possible all afternoon and seldom wanted. */
const REPLACE: Verb = { ...verbOf('replace', 'build'), quiet: true };

type Work = (s: State, t: Town, where: string, more: string, move: Move) => MoveDescription;

const WORK: Readonly<Record<string, Work>> = {
  ride: (s, t, cart, shaft) => ride(s, t, Number(cart) - 1, shaft),
  drink: (_s, t, where) => drink(t, where),
  gamble: (_s, t, where) => gamble(t, where),
  learn: (_s, t, where) => learn(t, where),
  upskill: (_s, _t, n, id) => ({
    label: say('do.upskill', { n, worker: aWorker(kindOf(id)) }),
    button: say('button.upskill'),
    detail: aboutWorker(kindOf(id)),
    targets: [spaceTarget(Number(n) - 1), `worker:${id}`],
    rule: 'DK-4.5.18',
    group: say('group.schools'),
    worth: 5,
  }),
  make: (s, t, _where, _more, move) => made(s, t, parseMake(move)),
};

function resolve(s: State, task: PickTask<'resolve'>, move: Move): MoveDescription {
  const t = townOf(s, task.seat);
  if (move === 'done')
    return { ...main(say('do.resolve-done'), 'DK-4.5.2'), ...workersLeft('warn.waiting', stillWaiting(t)) };
  const [what, where, more] = partsOf(move);
  const describe = WORK[what];
  if (!describe) throw new Error(`The work knows no ${move}.`);
  return describe(s, t, where, more, move);
}

function ride(s: State, t: Town, index: number, shaft: string): MoveDescription {
  const { size, crew } = cartOf(t, index);
  const cell = parseCell(shaft);
  const end = tileIn(t.mine, cell.x, cell.y);
  const counts = expected(t);
  const plan = ridesFor(s, t, end, crew.length, counts);
  const gain = pieces(oreFor(s, t, plan.tiles, crew, counts));
  const cart = cartName(size);
  return {
    label: say('do.ride', { cart, n: index + 1, row: cellName(cell.x, cell.y) }),
    button: say('button.ride'),
    detail: load(s, t, workableOn(t, end), crew),
    targets: [cartTarget(index), cellTarget(cell)],
    rule: 'DK-4.5.3',
    cost: [money(nextWage(t))],
    ...(gain.length > 0 ? { gain } : {}),
    group: say('group.shaft', { n: index + 1, cart }),
    worth: 10 + plan.worth,
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

/** Which tiles of the shaft get a worker; the best set is chosen beforehand. */
function setDown(s: State, task: PickTask<'cart-drop'>, move: Move): MoveDescription {
  const t = townOf(s, task.seat);
  const set = parseDrop(move);
  // Of sets on the same tiles the best is the plain one; the others name who stands where besides.
  const plain = task.sets.find((other) => other.replaceAll('+', '') === move.replaceAll('+', ''));
  const strong = plain === move ? [] : set.filter((one) => one.strong);
  const index = task.sets.indexOf(move);
  return {
    label: setName(t, task.sets, move),
    button: say('button.drop'),
    targets: [...set.map(cellTarget), ...strong.map((one) => `strong:${cellText(one)}`)],
    rule: 'DK-4.5.4',
    worth: -index,
    ...(index === 0 ? { preset: true as const } : {}),
  };
}

/** By what it brings: the tiles are marked in the mine. Only where another set brings the same, by its place too. */
function setName(t: Town, sets: readonly Move[], move: Move): string {
  const pieces = broughtBy(t, parseDrop(move));
  const same = sets.filter((other) => other !== move && broughtBy(t, parseDrop(other)) === pieces);
  if (same.length === 0) return say('do.drop-set', { pieces });
  const text = (one: Getoff) => `${cellText(one)}${one.strong}`;
  const everywhere = (one: Getoff) =>
    same.every((other) => parseDrop(other).some((there) => text(there) === text(one)));
  const own = parseDrop(move).filter((one) => !everywhere(one));
  return say('do.drop-set.here', { pieces, row: list(own.map(({ x, y }) => cellName(x, y))) });
}

/** "Iron ×2, gold and silver or gold". */
function broughtBy(t: Town, set: readonly Getoff[]): string {
  const brought = set.flatMap(({ x, y, strong }) => {
    const { resources } = tileAt(tileOn(t, x, y).tile);
    return strong ? resources.map((res) => eitherName([res])) : [eitherName([...new Set(resources)])];
  });
  const counted = [...new Set(brought)].map((piece) => {
    const n = brought.filter((one) => one === piece).length;
    return n > 1 ? say('part.times', { piece, n }) : piece;
  });
  return capital(list(counted));
}

function drink(t: Town, where: string): MoveDescription {
  const rule = 'DK-4.5.15';
  const about = { rule, group: say('group.saloons') };
  if (where === 'all') {
    const all = waitingIn(t, 'saloon').reduce((n, { b }) => n + drinkPay(b) * b.waiting.length, 0);
    return {
      label: say('do.drink-all'),
      button: say('button.drink-all'),
      targets: [],
      gain: [money(all)],
      weight: 'helper',
      worth: 30,
      ...about,
    };
  }
  const b = buildingOn(t, Number(where) - 1);
  return {
    label: say('do.drink', { n: where }),
    button: say('button.drink'),
    targets: [spaceTarget(Number(where) - 1)],
    gain: [money(drinkPay(b))],
    worth: drinkPay(b),
    ...about,
  };
}

function gamble(t: Town, where: string): MoveDescription {
  const about = { rule: 'DK-4.5.15', group: say('group.saloons') };
  if (where === 'all') {
    const n = waitingIn(t, 'saloon').reduce((sum, { b }) => sum + gamblers(b).length, 0);
    const tended = waitingIn(t, 'saloon').some(({ b }) => isTended(b) && gamblers(b).length > 0);
    const detail = say(tended ? 'detail.six.all.again' : 'detail.six.all', { n });
    const label = say('do.gamble-all');
    const button = say('button.gamble-all');
    return { label, button, detail, targets: [], weight: 'helper', worth: 31, ...about };
  }
  const detail = say(isTended(buildingOn(t, Number(where) - 1)) ? 'detail.six.again' : 'detail.six');
  return {
    label: say('do.gamble', { n: where }),
    button: say('button.gamble'),
    detail,
    targets: [`die:${where}`],
    worth: 3.5,
    ...about,
  };
}

function learn(t: Town, where: string): MoveDescription {
  const about = { rule: 'DK-4.5.17', group: say('group.schools'), detail: say('detail.learn') };
  if (where === 'all') {
    const n = waitingIn(t, 'school').reduce((sum, { b }) => sum + b.waiting.length, 0);
    const gain = [{ ...oneCard(), amount: n, label: say('chip.card', { n }) }];
    // The bar comes first: two of these buttons are all that fit.
    const atBar = waitingIn(t, 'saloon').length > 0;
    return {
      label: say('do.learn-all'),
      button: say('button.learn-all'),
      targets: [],
      gain,
      worth: 2,
      ...(atBar ? {} : { weight: 'helper' as const }),
      ...about,
    };
  }
  return {
    label: say('do.learn', { n: where }),
    button: say('button.learn'),
    targets: [spaceTarget(Number(where) - 1)],
    gain: [oneCard()],
    worth: 1,
    ...about,
  };
}

/** Who makes it, where it makes a difference: a craftsman is meant when he waits, others are named. */
function builderTarget(t: Town, builder: Kind): string[] {
  const [first] = buildersWaiting(t);
  return first === builder ? [] : [`worker:${kindAt(builder)}`];
}

function byWhom(t: Town, builder: Kind): string {
  return buildersWaiting(t).length > 1 ? say('part.by', { worker: aWorker(builder) }) : '';
}

function made(s: State, t: Town, making: Making): MoveDescription {
  const { builder, what, size, index } = making;
  const by = byWhom(t, builder);
  const whom = builderTarget(t, builder);
  if (what === 'cart') {
    const cart = cartName(size);
    const scraps = index >= 0;
    return {
      label: scraps
        ? say('do.build-cart.scrap', { cart, n: index + 1, old: cartName(cartOf(t, index).size), by })
        : say('do.build-cart', { cart, by }),
      button: say('button.build-cart'),
      detail: say('detail.seats-of', { n: CART[size].seats }),
      targets: [`supply:${size}-cart`, ...(scraps ? [cartTarget(index)] : []), ...whom],
      rule: scraps ? 'DK-4.5.13' : 'DK-4.5.9',
      cost: [money(cartPrice(size, builder))],
      group: say('group.carts'),
      worth: 6,
      ...(scraps ? { warning: say('warn.scrap', { n: index + 1 }) } : {}),
    };
  }
  if (what === 'upgrade') {
    const [from, to] = [BUILDING.house, BUILDING.hotel];
    return {
      label: say('do.upgrade', { n: index + 1 }),
      button: say('button.upgrade'),
      detail: say('detail.upgrade', { beds: to.beds - from.beds }),
      targets: [spaceTarget(index)],
      rule: 'DK-4.5.14',
      cost: [money(UPGRADE_PRICE)],
      gain: [points(to.points - from.points)],
      group: say('group.swap'),
      worth: 6,
    };
  }
  return what === 'swap' ? swapped(t, making, by, whom) : builtNew(s, t, making, by, whom);
}

function builtNew(
  s: State,
  t: Town,
  { builder, type }: Making,
  by: string,
  whom: readonly string[],
): MoveDescription {
  const building = buildingName(type);
  const { points: n } = BUILDING[type];
  const fills = builtSpaces(t) === t.spaces.length - 1;
  return {
    label: say('do.build-new', { building, by }),
    button: say('button.build-new', { building: buildingShort(type, building) }),
    detail: say(`does.${type}`),
    targets: [`supply:${type}`, spaceTarget(lowestEmpty(t)), ...whom],
    rule: 'DK-4.5.10',
    cost: [money(askedPrice(t, buildingPrice(type, builder)))],
    gain: [points(n)],
    group: say('group.new'),
    worth: 7 + n + (builder === CRAFTSMAN ? 0.5 : 0),
    ...(fills && !isLastDay(s) ? { warning: say('warn.last-day') } : {}),
  };
}

/** "Build an office" fits the button, "Build a sheriff’s office" does not. */
function buildingShort(type: Making['type'], name: string): string {
  return type === 'sheriffs-office' ? say('thing.office') : name;
}

function swapped(
  t: Town,
  { builder, type, index }: Making,
  by: string,
  whom: readonly string[],
): MoveDescription {
  const old = buildingOn(t, index);
  const [before, now] = [BUILDING[old.type], BUILDING[type]];
  const warnings: string[] = [];
  if (old.type === 'workshop' && countOf(t, 'workshop') === 1) warnings.push(say('warn.workshop'));
  const bedless = -(roomFor(t) + now.beds - before.beds);
  if (bedless > 0) warnings.push(say('warn.no-bed', { n: bedless }));
  const building = buildingName(type);
  return {
    label: say('do.build-swap', { old: buildingName(old.type), n: index + 1, building, by }),
    button: say('button.swap'),
    detail: say('detail.swapped', { old: before.points, n: now.points }),
    targets: [spaceTarget(index), `supply:${type}`, ...whom],
    rule: 'DK-4.5.11',
    cost: [money(askedPrice(t, buildingPrice(type, builder)))],
    verb: REPLACE,
    group: say('group.swap'),
    worth: now.points - before.points,
    warning:
      warnings.length > 0 ? warnings.join(' ') : say('warn.swap', { building: buildingName(old.type) }),
  };
}
