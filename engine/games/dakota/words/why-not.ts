/** A tap on something that is no move. */
import type { Target } from '../../../core/game';
import {
  ACQUIRED_PER_DAY,
  BUILDING,
  BUILDINGS,
  CART_SIZES,
  MINER,
  MINER_PRICE,
  STRONG_PRICE,
  YARD,
  comboIndex,
  jobPrice,
} from '../data';
import {
  cardNamed,
  commitOf,
  isOf,
  typeOf,
  type CardId,
  type CardType,
  type EveningCard,
  type NoonCard,
} from '../data-cards';
import { buildersWaiting, cartPrice, leastPrice } from '../rules/building';
import { at, sum } from '../rules/counts';
import { specialistLimit } from '../rules/hiring';
import { slotsLeft } from '../rules/market';
import { endTiles, freeShafts, tileIn, workable, workableOn } from '../rules/mine';
import { openPick } from '../rules/moves';
import { ALL, BEDS, BEST, kindOf, parseCell, parseTarget, resOf, type TargetKind } from '../rules/notation';
import { tilesLeft } from '../rules/exploring';
import { dropTiles } from '../rules/rides';
import { lowestEmpty, nextWage, seatsOf } from '../rules/town';
import type { MineTile, Phase, PickTask, State, Town } from '../state';
import { say } from './catalogue';
import { townOnTable } from './explain';
import { buildingName, cartName, nameOf, workerName } from './names';

type Why = (s: State, t: Town, id: string, task: PickTask) => string;

const THINGS: Readonly<Record<TargetKind, Why>> = {
  cell,
  space,
  cart,
  price(s, t, id) {
    if (s.phase !== 'evening') return say('why.evening');
    return say(at(t.resources, resOf(id)) > 0 ? 'why.other' : 'why.price');
  },
  slot(s, _t, id) {
    if (s.phase !== 'evening') return say('why.evening');
    if (id === BEST) return say('why.slot');
    return say(slotsLeft(s, comboIndex(id)) < 1 ? 'why.slot.full' : 'why.slot');
  },
  job,
  hire,
  card: (s, t, id, task) => card(s, t, cardNamed(id), task),
  bag(s, _t, id, { kind }) {
    if (tilesLeft(s, Number(id)) < 1) return say('why.bag.empty');
    return say(kind === 'explore-bag' || kind === 'explorer' ? 'why.bag' : 'why.bag.morning');
  },
  supply,
  worker: (s, t, id, task) => {
    if (task.kind === 'dance' || task.kind === 'card-crew') return say('why.crew');
    const kind = kindOf(id);
    const worker = workerName(kind);
    if (at(t.idle, kind) < 1) return say('why.worker.busy', { worker });
    return say(WORKER_WAITS[s.phase], { worker });
  },
  strong: other,
  tile: () => say('why.tile'),
  turn: other,
  search: () => say('why.search'),
  die: () => say('why.space.nobody', { building: buildingName('saloon') }),
  count: other,
  seat: other,
  street: other,
  store: (s) => say(s.phase === 'evening' ? 'why.other' : 'why.evening'),
};

/** What those who are free wait for at each time of the day. */
const WORKER_WAITS = {
  morning: 'why.worker.morning',
  noon: 'why.worker.noon',
  afternoon: 'why.worker.places',
  evening: 'why.worker.evening',
  night: 'why.worker.evening',
  over: 'why.over',
} as const satisfies Readonly<Record<Phase, string>>;

/** Only whoever is asked taps at the own table; everybody else looks on. */
export function whyNot(s: State, target: Target, viewer: number): string {
  const task = openPick(s);
  if (!task) return say('why.over');
  if (task.seat !== viewer) return say('why.turn', { name: nameOf(s, task.seat) });
  const thing = parseTarget(target);
  return thing ? THINGS[thing.kind](s, townOnTable(s, viewer), thing.id, task) : other();
}

function other(): string {
  return say('why.other');
}

/** A place in the mine. */
function cell(s: State, t: Town, id: string, task: PickTask): string {
  const { x, y } = parseCell(id);
  const tile = t.mine[tileIn(t.mine, x, y)];
  if (task.kind === 'cart-drop') return dropCell(t, task.cart, tile);
  if (!tile) return say(task.kind === 'lay' ? 'why.cell' : 'why.cell.later');
  if (task.kind === 'lay') return say('why.cell.taken');
  if (task.kind === 'resolve') return shaftCell(t, tile);
  return say(s.phase === 'afternoon' ? 'why.cell.carts' : 'why.cell.afternoon');
}

function dropCell(t: Town, cart: number, tile: MineTile | undefined): string {
  if (!tile) return say('why.drop.rock');
  if (tile.mark !== '') return say('why.drop.worked');
  if (!workable(tile)) return say('why.drop.empty');
  const onWay = dropTiles(t, cart).some((one) => one.x === tile.x && one.y === tile.y);
  return say(onWay ? 'why.drop.same' : 'why.drop.way');
}

function shaftCell(t: Town, tile: MineTile): string {
  const i = tileIn(t.mine, tile.x, tile.y);
  if (!endTiles(t.mine).includes(i)) return say('why.shaft.end');
  if (!freeShafts(t).includes(i)) return say('why.shaft.taken');
  if (workableOn(t, i).length === 0) return say('why.shaft.empty');
  const loaded = t.carts.some((one) => one.crew.length > 0 && one.sent === 0);
  const wage = nextWage(t);
  return loaded ? say('why.cart.wage', { n: wage, cash: t.cash }) : say('why.shaft.cart');
}

function space(_s: State, t: Town, n: string, task: PickTask): string {
  const b = t.spaces[Number(n) - 1];
  if (!b) return say('why.space.empty');
  const building = buildingName(b.type);
  const { windows } = BUILDING[b.type];
  if (windows === 0) return say('why.space.no-windows', { building });
  if (b.type === 'sheriffs-office') return say('why.space.office');
  if (task.kind === 'plan')
    return say(b.here.length >= windows ? 'why.space.full' : 'why.space', { building });
  if (task.kind !== 'resolve') return say('why.space', { building });
  if (b.waiting.length === 0) return say('why.space.nobody', { building });
  return say(b.type === 'workshop' ? 'why.space.money' : 'why.space', { building });
}

function cart(_s: State, t: Town, n: string, task: PickTask): string {
  if (n === ALL) return say(task.kind === 'evening' ? 'why.home' : 'why.cart');
  const here = t.carts[Number(n) - 1];
  if (!here) return other();
  if (task.kind === 'evening') {
    return say(here.returned ? 'why.cart.home' : here.sent === 0 ? 'why.cart.crew' : 'why.cart');
  }
  if (task.kind !== 'plan' && task.kind !== 'resolve') return say('why.cart');
  if (here.broken) return say('why.cart.broken');
  if (here.sent > 0) return say('why.cart.sent');
  if (task.kind === 'plan') return say(here.crew.length >= seatsOf(here) ? 'why.cart.full' : 'why.cart');
  if (here.crew.length === 0) return say('why.cart.crew');
  const wage = nextWage(t);
  if (t.cash < wage) return say('why.cart.wage', { n: wage, cash: t.cash });
  return say('why.cart.shaft');
}

/** What those in the workshops cannot make now. */
function supply(s: State, t: Town, id: string, task: PickTask): string {
  if (task.kind !== 'resolve') return say('why.supply.later');
  const [builder] = buildersWaiting(t);
  if (builder === undefined) return say('why.supply.nobody');
  const { cash } = t;
  const size = CART_SIZES.find((one) => id === `${one}-cart`);
  if (size) {
    const n = cartPrice(size, builder);
    if (cash < n) return say('why.supply.cart', { cart: cartName(size), n, cash });
    return say(t.carts.length >= YARD ? 'why.supply.yard' : 'why.other');
  }
  const type = BUILDINGS.find((one) => one === id);
  if (!type) return other();
  const building = buildingName(type);
  if (s.supply[type] < 1) return say('why.supply.none', { building });
  if (lowestEmpty(t) < 0) return say('why.supply.space');
  const n = leastPrice(t, type, builder);
  return cash < n ? say('why.supply.price', { building, n, cash }) : other();
}

function job(s: State, t: Town, id: string): string {
  const slot = Number(id) - 1;
  if (s.phase !== 'evening') return say('why.evening');
  if (s.jobs[slot] === undefined || s.jobs[slot] < 0) return say('why.job.empty');
  if (t.acquired >= ACQUIRED_PER_DAY) return say('why.four');
  const limit = specialistLimit(t);
  if (t.specialistsHired >= limit) return say('why.job.limit', { n: limit });
  return tooDear(t, jobPrice(slot));
}

function hire(s: State, t: Town, id: string): string {
  if (s.phase !== 'evening') return say('why.evening');
  if (t.acquired >= ACQUIRED_PER_DAY) return say('why.four');
  if (id === BEDS) return say('why.beds');
  const plain = kindOf(id) === MINER;
  if ((plain ? s.miners : s.strong) < 1) return say('why.hire.none');
  return tooDear(t, plain ? MINER_PRICE : STRONG_PRICE);
}

function tooDear(t: Town, n: number): string {
  return t.cash < n ? say('why.job', { n, cash: t.cash }) : other();
}

/** When a card is played instead. */
const TIME = {
  event: 'why.card',
  noon: 'why.card.noon',
  evening: 'why.card.evening',
  attack: 'why.card.noon',
  reaction: 'why.card.reaction',
} as const satisfies Readonly<Record<CardType, string>>;

type CardWhy = Extract<Parameters<typeof say>[0], `why.card${string}`>;

/** What a card lacks at its own time. */
const LACKS_AT_NOON: Readonly<Record<NoonCard, (t: Town) => CardWhy>> = {
  grubstake: () => 'why.card.noon',
  'cheap-lumber': () => 'why.card.workshop',
  'blasting-crew': () => 'why.card.mine',
  wheelwright: () => 'why.card.wheelwright',
  'free-shift': (t) => (t.freeShift ? 'why.card.shift' : 'why.card.cart'),
  'barn-dance': () => 'why.card.free',
  'mule-train': () => 'why.card.cart',
};
const LACKS_IN_EVENING: Readonly<Record<EveningCard, (t: Town) => CardWhy>> = {
  'private-buyer': () => 'why.card.pieces',
  'second-telegram': () => 'why.card.slots',
  stagecoach: (t) => (t.acquired >= ACQUIRED_PER_DAY ? 'why.card.four' : 'why.card.coach'),
  'tent-camp': () => 'why.card.evening',
  'pay-packet': () => 'why.card.evening',
  'buried-cache': () => 'why.card.evening',
};

function card(_s: State, t: Town, id: CardId, { kind }: PickTask): string {
  if (kind === 'noon-card' && isOf(id, 'noon')) return say(LACKS_AT_NOON[id](t));
  if (kind === 'noon-card' && isOf(id, 'attack'))
    return say(sum(t.idle) < commitOf(id) ? 'why.card.free' : 'why.card.target');
  if (kind === 'evening' && isOf(id, 'evening')) return say(LACKS_IN_EVENING[id](t));
  return say(TIME[typeOf(id)]);
}
