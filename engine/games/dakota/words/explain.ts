/** A long press on anything: what it does, and what it is good for now. */
import { FACT, type Explanation, type Target } from '../../../core/game';
import { aOrAn, capital } from '../../../core/words';
import { cardOf } from '../../cards';
import {
  BUILDING,
  BUILDINGS,
  CART,
  DRINK_PAY,
  MINER,
  MINER_POINTS,
  MINER_PRICE,
  PROSPECTOR,
  RESOURCES,
  SHERIFF,
  SHERIFF_POINTS,
  SPECIALIST_POINTS,
  STRONG_PRICE,
  TAX_PER_BUILDING,
  TAX_PER_SALOON_SLEEPER,
  WORK_PLACES,
  YARD,
  comboAt,
  comboIndex,
  isSpecialist,
  jobPrice,
  singlePrice,
  type BuildingId,
  type CartSize,
  type Kind,
  type Res,
} from '../data';
import { cardNamed, isOf, typeOf } from '../data-cards';
import { buildersWaiting, buildingPrice, cartPrice, leastPrice } from '../rules/building';
import { at, sum } from '../rules/counts';
import { isLastDay } from '../rules/day';
import { eveningPlayable } from '../rules/evening-cards';
import { minersForBeds, specialistLimit } from '../rules/hiring';
import { comboPay, comboSlots, salePrice, slotsLeft } from '../rules/market';
import { openPick } from '../rules/moves';
import { roomless } from '../rules/night';
import { BEDS, BEST, kindOf, parseTarget, resOf, type TargetKind } from '../rules/notation';
import { beds, builtSpaces, countOf, kindsWith, people, specialists, storage } from '../rules/town';
import { townOf, type Building, type State, type Town } from '../state';
import { NOON } from './advice-cards';
import { CARD } from './advice-evening';
import { MEAN_DIE, fetches, oreWords, seatsAlways } from './advice-parts';
import { say as named } from './catalogue';
import { say } from './catalogue-explain';
import { explainFact, freeBeds } from './explain-facts';
import { bag, cart, cell, drawn, searching, strongAt, told } from './explain-mine';
import {
  aboutWorker,
  buildingName,
  cardName,
  cardText,
  cartName,
  comboName,
  crewName,
  lotName,
  nameOf,
  resName,
  workerName,
} from './names';

/** What a thing is told of: the table, the town the boards show, and whether the reader owns it. */
interface Seen {
  readonly s: State;
  readonly t: Town;
  /** The town is the reader's: its money and hand may be spoken of. */
  readonly own: boolean;
}

const THINGS: Readonly<Record<TargetKind, (seen: Seen, id: string) => Explanation>> = {
  cell: ({ s, t }, id) => cell(s, t, id),
  space,
  supply,
  cart: ({ s, t }, id) => cart(s, t, id) ?? other(),
  price,
  slot,
  job,
  worker: ({ t }, id) => worker(t, kindOf(id)),
  hire,
  card,
  bag: ({ s, t }, id) => bag(s, t, id),
  tile: ({ t }, id) => drawn(t, id),
  turn: () => ({ title: named('title.turn'), body: named('explain.turn'), rule: 'DK-4.2.3' }),
  strong: ({ t }, id) => strongAt(t, id),
  search: ({ s }) => searching(s),
  die: () => ({
    title: named('title.die'),
    body: told(named('explain.die'), say('die.mean', { mean: MEAN_DIE, n: DRINK_PAY })),
    rule: 'DK-4.5.15',
  }),
  count: (_seen, n) => ({
    title: named('title.count', { n: Number(n) }),
    body: told(named('explain.count'), say('count.now', { n: Number(n) })),
    rule: 'DK-4.6.3',
  }),
  seat,
  street,
  store,
};

export function explain(s: State, target: Target, viewer: number): Explanation {
  if (target.startsWith(FACT)) return explainFact(s, target.slice(FACT.length), viewer) ?? other();
  const thing = parseTarget(target);
  if (!thing) return other();
  const t = townOnTable(s, viewer);
  return THINGS[thing.kind]({ s, t, own: viewer >= 0 && t === townOf(s, viewer) }, thing.id);
}

/**
 * The town the boards show, so that what is said of a space, a cart or a cell is said of that town: the one
 * struck while an attack is aimed, else that of whoever chooses now, else the reader's own.
 */
export function townOnTable(s: State, viewer: number): Town {
  const task = openPick(s);
  if (task?.kind === 'card-object') return townOf(s, task.attack.target);
  return townOf(s, task?.seat ?? Math.max(0, viewer));
}

function other(): Explanation {
  return { title: cardOf('dakota').info.title, body: named('explain.other'), rule: 'DK-5.1' };
}

function space(seen: Seen, id: string): Explanation {
  const { t } = seen;
  const building = t.spaces[Number(id) - 1];
  if (!building) {
    const n = t.spaces.length - builtSpaces(t);
    const body = told(named('explain.empty'), say('space.empty', { n }));
    return { title: named('title.empty', { n: id }), body, rule: 'DK-4.5.10' };
  }
  const { type, starter, here } = building;
  const { points, windows } = BUILDING[type];
  const body = told(
    named(`about.${type}`),
    WORK_PLACES.includes(type) && say('space.guests', { n: here.length, of: windows }),
    SPACE[type](seen, building),
    say('space.points', { n: points, tax: TAX_PER_BUILDING }),
    starter && say('space.starter'),
  );
  return { title: capital(buildingName(type)), body, rule: 'DK-4.5.10' };
}

/** What each building means to a town now. */
const SPACE: Readonly<Record<BuildingId, (seen: Seen, b: Building) => string>> = {
  house: ({ t }) => lodging(t),
  hotel: ({ t }) => lodging(t),
  saloon({ s, t }) {
    if (isLastDay(s)) return lodging(t);
    const asleep = Math.min(specialists(people(t)), countOf(t, 'saloon') * BUILDING.saloon.beds);
    return told(lodging(t), say('space.saloon', { n: asleep * TAX_PER_SALOON_SLEEPER }));
  },
  school: ({ s, t }) =>
    told(
      say('space.school', { n: sum(s.deck) || sum(s.discard) }),
      say('space.hires', { n: specialistLimit(t) }),
    ),
  workshop: ({ s, t, own }) => (own ? purse(s, t) : ''),
  'sheriffs-office'({ t }) {
    const n = at(people(t), SHERIFF);
    return told(
      say('space.office', { n, points: n * SHERIFF_POINTS }),
      say('space.store', { n: storage(t) }),
    );
  },
};

function lodging(t: Town): string {
  return say('space.beds', { beds: beds(t), n: sum(people(t)) });
}

/** The dearest building its owner could pay for. */
function purse(s: State, t: Town): string {
  const [builder = MINER] = buildersWaiting(t);
  const pays = (type: BuildingId) => s.supply[type] > 0 && leastPrice(t, type, builder) <= t.cash;
  const [dearest] = BUILDINGS.filter(pays).sort((a, b) => BUILDING[b].cost - BUILDING[a].cost);
  return dearest === undefined
    ? say('space.pays.none', { cash: t.cash })
    : say('space.pays', { cash: t.cash, building: aOrAn(buildingName(dearest)) });
}

/** A building or a cart that can be made. */
function supply({ s, t, own }: Seen, id: string): Explanation {
  const [builder = MINER] = buildersWaiting(t);
  const type = BUILDINGS.find((one) => one === id);
  const costs = (n: number) => (own ? say('supply.money', { n, cash: t.cash }) : say('supply.price', { n }));
  if (type) {
    const { points } = BUILDING[type];
    const lasts = t.spaces.length - builtSpaces(t) === 1;
    const body = told(
      named(`about.${type}`),
      say('space.points', { n: points, tax: TAX_PER_BUILDING }),
      costs(buildingPrice(type, builder)),
      say('supply.left', { n: s.supply[type] }),
      lasts && own && say('supply.lasts'),
    );
    return { title: capital(buildingName(type)), body, rule: 'DK-4.5.10' };
  }
  const size = id.replace('-cart', '') as CartSize;
  const before = seatsAlways(t);
  const room = t.carts.length < YARD;
  const body = told(
    room ? say('supply.cart', { n: before + CART[size].seats, before }) : say('supply.cart.full'),
    costs(cartPrice(size, builder)),
  );
  return { title: capital(named('title.new-cart', { cart: cartName(size) })), body, rule: 'DK-4.5.9' };
}

function price({ s, t }: Seen, id: string): Explanation {
  const res = resOf(id);
  const risen = salePrice(s, res) - singlePrice(res);
  const held = sum(t.resources);
  const body = told(
    say('price.now', { n: salePrice(s, res) }),
    risen > 0 && say('price.risen', { n: risen }),
    say('price.pool', { n: at(s.pool, res) }),
    say('price.own', { n: at(t.resources, res) }),
    held > at(t.resources, res) && say('price.lots', { n: fetches(s, t.resources) }),
  );
  return { title: capital(resName(res)), body, rule: 'DK-4.6.3' };
}

function slot({ s, t }: Seen, id: string): Explanation {
  if (id === BEST) return { title: named('title.best'), body: bestNow(s, t), rule: 'DK-4.6.3' };
  const combo = comboIndex(id);
  const { id: called, pays, pieces } = comboAt(combo);
  const of = comboSlots(s.towns.length, combo);
  const body = told(
    say('slot.pays', {
      pieces: capital(lotName(pieces)),
      n: typeof pieces === 'number' ? pays : comboPay(s, combo, pieces),
    }),
    typeof pieces === 'number' && sum(s.rises) > 0 && say('slot.risen'),
    say('slot.left', { free: slotsLeft(s, combo), of }),
    typeof pieces === 'number'
      ? say('slot.kinds', { n: t.resources.filter((n) => n > 0).length })
      : lotNow(s, t, combo, pieces),
  );
  return { title: capital(comboName(called)), body, rule: 'DK-4.6.3' };
}

/** What the store lacks for a lot, or what the lot brings beyond single sales. */
function lotNow(s: State, t: Town, combo: number, pieces: readonly Res[]): string {
  const lacks = RESOURCES.flatMap((_, res) => {
    const n = pieces.filter((one) => one === res).length - at(t.resources, res);
    return Array.from({ length: Math.max(0, n) }, () => res);
  });
  if (lacks.length > 0) return say('slot.lacks', { ore: oreWords(lacks) });
  const singly = pieces.reduce((n, res) => n + salePrice(s, res), 0);
  return say('slot.more', { n: comboPay(s, combo, pieces) - singly });
}

function bestNow(s: State, t: Town): string {
  const singly = t.resources.reduce((n, held, res) => n + held * salePrice(s, res), 0);
  const now = singly > 0 ? say('best.now', { n: fetches(s, t.resources), singly }) : say('best.none');
  return told(named('explain.best'), now);
}

function job({ s, t }: Seen, id: string): Explanation {
  const slotAt = Number(id) - 1;
  const kind = s.jobs[slotAt];
  if (kind === undefined || kind < 0)
    return {
      title: named('title.job', { n: id }),
      body: told(named('why.job.empty'), say('job.slides')),
      rule: 'DK-4.6.5',
    };
  const body = told(
    aboutWorker(kind),
    say('job.price', { n: jobPrice(slotAt), points: SPECIALIST_POINTS }),
    slotAt === 0 ? say('job.goes') : say('job.slides'),
    say('job.limit', { n: t.specialistsHired, of: specialistLimit(t) }),
    freeBeds(t),
  );
  return { title: capital(workerName(kind)), body, rule: 'DK-4.6.5' };
}

function hire({ s, t, own }: Seen, id: string): Explanation {
  if (id === BEDS) {
    const n = own ? minersForBeds(s, t) : 0;
    const now = n > 0 ? say('beds.now', { n, price: n * MINER_PRICE }) : say('beds.none');
    return {
      title: named('title.beds'),
      body: told(named('explain.beds'), own ? now : freeBeds(t)),
      rule: 'DK-4.6.6',
    };
  }
  const kind = kindOf(id);
  const plain = kind === MINER;
  const holes = {
    n: plain ? MINER_PRICE : STRONG_PRICE,
    points: MINER_POINTS,
    left: plain ? s.miners : s.strong,
  };
  const body = told(aboutWorker(kind), say('hire.price', holes), freeBeds(t));
  return { title: capital(workerName(kind)), body, rule: 'DK-4.6.6' };
}

/** Somebody of a kind, in the town on the table. */
function worker(t: Town, kind: Kind): Explanation {
  const of = at(people(t), kind);
  const points = isSpecialist(kind) ? SPECIALIST_POINTS : MINER_POINTS;
  const body = told(
    aboutWorker(kind),
    say('worker.points', { n: points }),
    of > 0 ? say('worker.free', { n: at(t.idle, kind), of }) : say('worker.none'),
  );
  const rule = kind === PROSPECTOR ? 'DK-4.2.9' : 'DK-4.6.6';
  return { title: capital(workerName(kind)), body, rule };
}

/** A card, and what it would bring its owner now. */
function card({ s, t, own }: Seen, id: string): Explanation {
  const one = cardNamed(id);
  const held = own && t.hand.some((mine) => mine === one);
  const now = held ? cardNow(s, t, one) : '';
  const when = one === 'jailbreak' ? 'card.jailbreak' : (`card.${typeOf(one)}` as const);
  const body = told(cardText(one), now, say(when));
  return { title: cardName(one), body, rule: 'DK-4.3.1' };
}

function cardNow(s: State, t: Town, one: ReturnType<typeof cardNamed>): string {
  if (isOf(one, 'noon')) return t.carts.length > 0 ? NOON[one](s, t) : '';
  const seatOf = s.towns.indexOf(t);
  return isOf(one, 'evening') && eveningPlayable(s, seatOf, one) ? CARD[one](s, t) : '';
}

function seat({ s }: Seen, id: string): Explanation {
  const t = s.towns[Number(id)];
  if (!t) return other();
  const holes = {
    n: builtSpaces(t),
    workers: sum(people(t)),
    tiles: t.mine.length,
    pieces: sum(t.resources),
  };
  return { title: nameOf(s, Number(id)), body: say('seat.now', holes), rule: 'DK-5.2' };
}

/** Those who stand about: free, new in town, in the cells. */
function street({ t }: Seen): Explanation {
  const some = (counts: readonly number[]) =>
    crewName(kindsWith(counts).flatMap((kind) => Array.from({ length: at(counts, kind) }, () => kind)));
  const body = told(
    sum(t.idle) > 0 ? say('street.free', { crew: some(t.idle) }) : say('street.none'),
    sum(t.street) > 0 && say('street.new', { crew: some(t.street) }),
    t.cells.length > 0 && say('street.jail', { crew: crewName(t.cells.map(({ kind }) => kind)) }),
    lodging(t),
  );
  return { title: say('title.street'), body, rule: 'DK-4.6.7' };
}

function store({ s, t }: Seen): Explanation {
  const n = sum(t.resources);
  const body =
    n === 0
      ? say('store.none')
      : told(
          say('store.now', { n, of: storage(t) }),
          roomless(t) > 0 && say('store.over', { n: roomless(t) }),
          say('store.sells', { n: fetches(s, t.resources) }),
        );
  return { title: say('title.store'), body, rule: 'DK-4.6.11' };
}
