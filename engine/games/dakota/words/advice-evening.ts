/** Advice on the evening and the night. */
import { noEvents, type Move } from '../../../core/game';
import { list } from '../../../core/words';
import {
  BUILDING,
  CACHE_PAY,
  ENGINEER,
  MINER,
  MINER_POINTS,
  MINER_PRICE,
  BUYER_PIECES,
  SPECIALIST_POINTS,
  STAGECOACH_PRICE,
  STRONG,
  STRONG_PRICE,
  TAX_PER_BUILDING,
  TAX_PER_SALOON_SLEEPER,
  TENT_BEDS,
  comboAt,
  comboIndex,
  isSpecialist,
  jobPrice,
  rowAt,
  type Kind,
  type Res,
} from '../data';
import { cardNamed, isOf, type EveningCard } from '../data-cards';
import { at, sum } from '../rules/counts';
import { isLastDay } from '../rules/day';
import { bestLots, loadOf, type eveningPicks } from '../rules/evening';
import { buyerPays, packetWorth, type eveningCardPicks } from '../rules/evening-cards';
import { hireMiner, hireSpecialist, hireStrong, minersForBeds, takeIn } from '../rules/hiring';
import { comboPay, comboTypes, lyingOn, salePrice, sellLot, type marketPicks } from '../rules/market';
import { bedless, cartsOut, roomless, type nightPicks } from '../rules/night';
import { kindOf, parseEvening, resIn, resOf, workerIn, type EveningVerb } from '../rules/notation';
import { builtSpaces, countOf, people, roomFor, specialists } from '../rules/town';
import { basePoints, perDay } from '../score';
import { isSolo, townOf, type PickTask, type State, type Town } from '../state';
import {
  after,
  bedWords,
  broughtHome,
  fetches,
  oreWords,
  pointsOf,
  standing,
  withPieces,
  type Advices,
} from './advice-parts';
import { say } from './catalogue-advice';
import { cardName, skillOf, workerName } from './names';
import { partsOf } from './tickets-parts';

export const eveningAdvice: Advices<
  | keyof typeof eveningPicks
  | keyof typeof marketPicks
  | keyof typeof eveningCardPicks
  | keyof typeof nightPicks
> = {
  evening(s, { seat }, move) {
    const { verb, id, more } = parseEvening(move);
    return ACTIONS[verb](s, seat, id, more);
  },
  'slot-piece'(s, _task, move) {
    const res = resIn(move, 'piece:');
    return say('piece.slot', { n: at(s.pool, res) - 1 });
  },
  'double-pick'(s, { seat }, move) {
    const { resources } = townOf(s, seat);
    return say('piece.take', { n: fetches(s, withPieces(resources, [resIn(move, 'take:')])) });
  },
  'buyer-pick': buyer,
  'telegram-slot': telegram,
  'stagecoach-pick': coach,
  leave,
  'discard-resource'(s, { seat }, move) {
    const res = resIn(move, 'drop:');
    const { resources } = townOf(s, seat);
    const left = sum(resources) - 1;
    const worth = resources.reduce((n, held, one) => n + held * salePrice(s, one), -salePrice(s, res));
    return say('give.up', { n: salePrice(s, res), left, worth });
  },
  'discard-card'(s, { seat }, move) {
    const hand = townOf(s, seat).hand.slice();
    const gone = cardNamed(partsOf(move)[1]);
    hand.splice(
      hand.findIndex((card) => card === gone),
      1,
    );
    // "Got Lost?" asks nothing here.
    return say('give.card', { cards: list(hand.map((card) => cardName(card).replace('?', ''))) });
  },
};

const ACTIONS: Readonly<Record<EveningVerb, (s: State, seat: number, id: string, more: string) => string>> = {
  return: (s, seat, id) => home(s, townOf(s, seat), [Number(id) - 1]),
  home: (s, seat) => home(s, townOf(s, seat), sentCarts(townOf(s, seat))),
  combo: (s, seat, id, letters) => lots(s, seat, [`combo:${id}${letters ? `:${letters}` : ''}`], 'sell.lot'),
  best: (s, seat) => lots(s, seat, bestLots(s, townOf(s, seat)), 'sell.best'),
  clear: (s, seat) => lots(s, seat, bestLots(s, townOf(s, seat)), 'sell.best', true),
  sell: (s, seat, id, n) => single(s, townOf(s, seat), resOf(id), Number(n)),
  hire: (s, seat, id) => specialist(s, seat, Number(id) - 1),
  miner: (s, seat) => hand(s, seat, MINER, MINER_PRICE),
  strong: (s, seat) => hand(s, seat, STRONG, STRONG_PRICE),
  beds: (s, seat) => forBeds(s, seat),
  card: (s, seat, id) => card(s, townOf(s, seat), id),
  pass: toBed,
  end(s, seat) {
    const alone = s.towns.every((t, i) => i === seat || t.passed);
    const t = townOf(s, seat);
    return say(alone ? 'turn.end.alone' : 'turn.end', { cash: t.cash, beds: bedWords(t) });
  },
};

function sentCarts(t: Town): number[] {
  return t.carts.flatMap((cart, i) => (cart.sent > 0 && !cart.returned ? [i] : []));
}

/** What comes up with these carts, and what stays below for want of pieces in the pool. */
function home(s: State, t: Town, carts: readonly number[]): string {
  const loads = carts.map((cart) => loadOf(s, t, cart));
  const ore = broughtHome(
    s,
    t,
    t.resources,
    loads.flatMap(({ brought }) => brought),
  );
  const wanted = loads.reduce((n, { brought, lacking }) => n + brought.length + lacking, 0);
  const n = wanted - ore.length;
  const helps = n > 0 && sellingHelps(s, t, carts, ore.length);
  if (ore.length === 0) return say(helps ? 'home.none.sell' : 'home.none');
  if (n > 0) return say(helps ? 'home.lacking' : 'home.lost', { ore: oreWords(ore), n });
  return say('home.brings', { ore: oreWords(ore), n: fetches(s, withPieces(t.resources, ore)) });
}

/** Whether more would come home, were what lies in store back in the pool. */
function sellingHelps(s: State, t: Town, carts: readonly number[], now: number): boolean {
  const pool = s.pool.map((n, res) => n + at(t.resources, res));
  const sold = { ...s, pool };
  const empty = { ...t, resources: t.resources.map(() => 0) };
  const loads = carts.flatMap((cart) => loadOf(sold, empty, cart).brought);
  return broughtHome(sold, empty, empty.resources, loads).length > now;
}

/** Lots, and with `rest` everything else singly. */
function lots(
  s: State,
  seat: number,
  moves: readonly Move[],
  key: 'sell.lot' | 'sell.best',
  rest = false,
): string {
  const t = townOf(s, seat);
  let earned = 0;
  let singly = 0;
  let sold = 0;
  const c = after(s, (copy) => {
    for (const move of moves) {
      const { id, more } = parseEvening(move);
      const { combo, pieces } = comboTypes(id, more);
      earned += comboPay(s, combo, pieces);
      singly += pieces.reduce((n, res) => n + salePrice(s, res), 0);
      sold += pieces.length;
      sellLot(copy, seat, combo, pieces, pieces[0] as Res, noEvents);
    }
  });
  const left = townOf(c, seat);
  if (rest) {
    left.resources.forEach((n, res) => {
      earned += n * salePrice(s, res);
      singly += n * salePrice(s, res);
      sold += n;
      left.resources[res] = 0;
    });
    left.cash = t.cash + earned;
  }
  const lost = fetches(s, t.resources) - earned - fetches(c, left.resources);
  if (lost > 0) return say('sell.worse', { n: earned, more: lost });
  return say(key, { n: earned, pieces: sold, more: earned - singly, keep: keeps(left) });
}

/** What is left in store after a sale, and the money. */
function keeps(t: Town): string {
  const n = sum(t.resources);
  const over = roomless(t);
  if (over > 0) return say('keep.over', { n: over, cash: t.cash });
  return n > 0 ? say('keep.some', { n, cash: t.cash }) : say('keep.none', { cash: t.cash });
}

function single(s: State, t: Town, res: Res, n: number): string {
  const earned = salePrice(s, res) * n;
  const resources = t.resources.slice();
  resources[res] = at(resources, res) - n;
  const lost = fetches(s, t.resources) - earned - fetches(s, resources);
  if (lost > 0) return say('sell.worse', { n: earned, more: lost });
  return say('sell.single', { n: earned, keep: keeps({ ...t, resources, cash: t.cash + earned }) });
}

function specialist(s: State, seat: number, slot: number): string {
  const kind = rowAt(s.jobs, slot, 'job slot');
  const c = after(s, (copy) => hireSpecialist(copy, seat, slot, noEvents));
  return say('hire.one', { ...hired(c, seat, kind), skill: skillOf(kind), price: jobPrice(slot) });
}

/** A town with one more in it. */
function hired(c: State, seat: number, kind: Kind): Readonly<Record<string, string | number>> {
  const t = townOf(c, seat);
  return {
    worker: workerName(kind),
    n: pointsOf(t, kind),
    standing: standing(c, t),
    cash: t.cash,
    beds: bedWords(t),
  };
}

function hand(s: State, seat: number, kind: Kind, price: number): string {
  const c = after(s, (copy) => (kind === MINER ? hireMiner : hireStrong)(copy, seat, noEvents));
  const holes = hired(c, seat, kind);
  return kind === MINER
    ? say('hire.miner', { ...holes, price })
    : say('hire.one', { ...holes, skill: skillOf(kind) });
}

function forBeds(s: State, seat: number): string {
  const n = minersForBeds(s, townOf(s, seat));
  const c = after(s, (copy) => {
    for (let i = 0; i < n; i++) hireMiner(copy, seat, noEvents);
  });
  return say('hire.many', { ...hired(c, seat, MINER), n, points: n * MINER_POINTS, price: n * MINER_PRICE });
}

/** What a store fetches where up to so many pieces, and one at least, go to the buyer. */
function withBuyer(s: State, held: readonly number[], most: number): number {
  return Math.max(
    ...held.map((n, res) => {
      if (n < 1) return 0;
      const rest = held.map((one, other) => (other === res ? one - 1 : one));
      const then = most > 1 && sum(rest) > 0 ? withBuyer(s, rest, most - 1) : 0;
      return buyerPays(s, res) + Math.max(fetches(s, rest), then);
    }),
  );
}

export const CARD: Readonly<Record<EveningCard, (s: State, t: Town) => string>> = {
  'private-buyer'(s, t) {
    return say('card.buyer', { n: withBuyer(s, t.resources, BUYER_PIECES), less: fetches(s, t.resources) });
  },
  'second-telegram'(s) {
    const used = s.slots.flatMap((pieces, combo) => (pieces.length > 0 ? [comboAt(combo).pays] : []));
    const key = used.length === 1 ? 'card.telegram.one' : 'card.telegram';
    return say(key, { n: used.length, pays: Math.max(...used) });
  },
  stagecoach(_s, t) {
    const street = t.street.map((n, kind) => (kind === ENGINEER ? n + 1 : n));
    return say('card.stagecoach', { n: SPECIALIST_POINTS, beds: bedWords({ ...t, street }) });
  },
  'tent-camp': (_s, t) => say('card.tents', { beds: bedWords({ ...t, tents: t.tents + TENT_BEDS }) }),
  'pay-packet'(_s, t) {
    const n = packetWorth(t);
    if (n === 0) return say('card.packet.none');
    return say('card.packet', { n, workers: sum(people(t)), cash: t.cash + n });
  },
  'buried-cache': (_s, t) => say('card.cache', { n: sum(t.resources), cash: t.cash + CACHE_PAY }),
};

function card(s: State, t: Town, id: string): string {
  const named = cardNamed(id);
  if (!isOf(named, 'evening')) throw new Error(`${named} is no card for the evening.`);
  return CARD[named](s, t);
}

/** What the night takes; else what the morning brings, or how the race ends. */
function toBed(s: State, seat: number): string {
  const t = townOf(s, seat);
  const last = isLastDay(s);
  const lost = [
    ...part('lost.workers', bedless(t)),
    ...part('lost.pieces', last ? 0 : roomless(t)),
    ...part('lost.loads', cartsOut(t)),
  ];
  if (lost.length > 0) return say('bed.lost', { lost: list(lost) });
  if (!isSolo(s)) return say('turn.pass', { cash: t.cash, beds: bedWords(t) });
  const pieces = sum(t.resources);
  if (last) return say(pieces > 0 ? 'bed.last.unsold' : 'bed.last', { standing: standing(s, t), n: pieces });
  const n = taxTomorrow(t);
  const pace = perDay(basePoints({ ...t, cash: t.cash + n }), s.day + 1).toFixed(1);
  const holes = { n, pace, now: perDay(basePoints(t), s.day).toFixed(1) };
  const rest = [...part('rest.beds', Math.max(0, roomFor(t))), ...part('rest.pieces', pieces)];
  return rest.length > 0 ? say('bed.tax', { ...holes, rest: list(rest) }) : say('bed.tax.plain', holes);
}

function part(
  key: `lost.${'workers' | 'pieces' | 'loads'}` | `rest.${'beds' | 'pieces'}`,
  n: number,
): string[] {
  return n > 0 ? [say(key, { n })] : [];
}

/** DK-4.1.1, 4.6.10: specialists fill the saloons first. */
export function taxTomorrow(t: Town): number {
  const inSaloons = Math.min(specialists(people(t)), countOf(t, 'saloon') * BUILDING.saloon.beds);
  return TAX_PER_BUILDING * builtSpaces(t) + TAX_PER_SALOON_SLEEPER * inSaloons;
}

function buyer(s: State, { seat }: PickTask<'buyer-pick'>, move: Move): string {
  const { resources } = townOf(s, seat);
  if (move === 'done') return say('buyer.done', { n: sum(resources), left: fetches(s, resources) });
  const res = resIn(move, 'give:');
  const rest = resources.slice();
  rest[res] = at(rest, res) - 1;
  const holes = { n: buyerPays(s, res), single: salePrice(s, res) };
  return sum(rest) > 0 ? say('buyer.sell', { ...holes, left: fetches(s, rest) }) : say('buyer.last', holes);
}

/** A lot that can be sold once more: worth it where the store fills it. */
function telegram(s: State, { seat }: PickTask<'telegram-slot'>, move: Move): string {
  const [, id, piece] = partsOf(move);
  const combo = comboIndex(id);
  const { resources } = townOf(s, seat);
  const c = after(s, (copy) => {
    const lying = lyingOn(copy, combo);
    lying.splice(lying.indexOf(resOf(piece)), 1);
  });
  const n = comboAt(combo).pays;
  const more = fetches(c, resources) - fetches(s, resources);
  return more > 0 ? say('telegram.free', { n, more }) : say('telegram.none', { n });
}

function coach(s: State, { seat }: PickTask<'stagecoach-pick'>, move: Move): string {
  if (move === 'none') return say('coach.none', { beds: bedWords(townOf(s, seat)) });
  const kind = workerIn(move, 'hire:');
  const c = after(s, (copy) => takeIn(copy, seat, kind, STAGECOACH_PRICE));
  return say('coach.one', { ...hired(c, seat, kind), skill: skillOf(kind) });
}

/** Somebody leaves for want of a bed; they have gone to bed, so all are at home. */
function leave(s: State, { seat }: PickTask<'leave'>, move: Move): string {
  const kind = kindOf(partsOf(move)[1]);
  const c = after(s, (copy) => {
    const { idle } = townOf(copy, seat);
    idle[kind] = at(idle, kind) - 1;
  });
  const t = townOf(c, seat);
  const n = pointsOf(t, kind);
  const key = isSpecialist(kind) ? 'leave.one' : 'leave.plain';
  return say(key, { n, left: sum(people(t)), standing: standing(s, t) });
}
