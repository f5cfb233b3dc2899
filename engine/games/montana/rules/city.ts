/** The city: placing contractors, outbidding, paying and rewards (MT-4.23 to MT-4.32). */
import type { Move, Target } from '../../../core/game';
import { amount, CITY_PUMPKINS, COLUMNS, entry, GOODS, PUMPKIN, SHOPS, STORE_GOODS, UPGRADES } from '../data';
import {
  eventSeat,
  isRace,
  player,
  RIVAL,
  sides,
  sum,
  tallyUp,
  type City,
  type Emit,
  type State,
  type TaskOf,
} from '../state';
import {
  contractorIn,
  isUnasked,
  markAsked,
  markPassed,
  newCity,
  putOn,
  sendHome,
  standOf,
  type CitySpace,
} from './contractors';
import { tradeCow, tradeFor } from './cattle';
import { write, type PickRules } from './notation';
import { rivalBid } from './rival';
import { gainCow, gainGoods, goodsAhead, payGood } from './supply';
import { targetOf } from './targets';
import { payerOf, shopOf, task } from './tasks';

function city(s: State): City {
  if (!s.city) throw new Error('Nobody is in the city.');
  return s.city;
}

/** Every space of the city, shop by shop. */
export const SPACES: readonly CitySpace[] = SHOPS.flatMap((shop, row) =>
  Array.from({ length: COLUMNS - shop.from + 1 }, (_, i) => ({ row, column: shop.from + i })),
);

const SPACE_MOVES: readonly Move[] = SPACES.map(write.space);

function addSpaces(s: State, { held, byCow }: Purse, list: Move[]): void {
  for (let i = 0; i < SPACES.length; i++) {
    if (canStand(s, held + byCow, entry(SPACES, i))) list.push(entry(SPACE_MOVES, i));
  }
}

/** MT-4.23: where the active seat may begin, after its free pumpkin. */
export function addFirstSpaces(s: State, seat: number, list: Move[]): void {
  addSpaces(s, purseInCity(s, seat), list);
}

/** MT-4.23: the free pumpkin, then a compulsory first placement. */
export function goToCity(s: State, seat: number, space: CitySpace, emit: Emit): void {
  gainGoods(s, seat, PUMPKIN, CITY_PUMPKINS, emit);
  s.city = newCity(s, seat);
  s.pending.push(task.cityAsk(seat));
  const targets = [targetOf.space(space), targetOf.supply(entry(GOODS, PUMPKIN))];
  emit({ kind: 'city-opened', seat, targets, rule: 'MT-4.23' });
  stand(s, seat, space, emit);
}

/** What a seat can bid with: the pumpkins it has, and those cows would bring. */
interface Purse {
  readonly held: number;
  readonly byCow: number;
}

/** MT-4.45: only the active seat trades. */
export function purseOf(s: State, seat: number): Purse {
  const { goods, cows } = player(s, seat);
  const mayTrade = s.city?.active === seat;
  return {
    held: amount(goods, PUMPKIN),
    byCow: mayTrade ? Math.min(cows, amount(s.supply.goods, PUMPKIN)) : 0,
  };
}

/** The purse of a seat that goes to the city now and takes its free pumpkin. */
export function purseInCity(s: State, seat: number): Purse {
  const { goods, cows } = player(s, seat);
  const there = amount(s.supply.goods, PUMPKIN) - CITY_PUMPKINS;
  // The usual case, without asking who would give pumpkins back.
  if (there >= 0) return { held: amount(goods, PUMPKIN) + CITY_PUMPKINS, byCow: Math.min(cows, there) };
  const { rounds, taken } = goodsAhead(s, PUMPKIN, CITY_PUMPKINS);
  const given = rounds.filter((givers) => givers.includes(seat)).length;
  const back = sum(rounds.map((givers) => givers.length));
  return {
    held: amount(goods, PUMPKIN) + taken - given,
    byCow: Math.min(cows, amount(s.supply.goods, PUMPKIN) + back - taken),
  };
}

export const cityPlace: PickRules<'city-place'> = {
  /** MT-4.24, MT-4.25 */
  moves(s, { seat }): Move[] {
    const list: Move[] = [];
    addSpaces(s, purseOf(s, seat), list);
    list.push('pass');
    return list;
  },
  many(s, { seat }) {
    const { held, byCow } = purseOf(s, seat);
    return SPACES.some((space) => canStand(s, held + byCow, space));
  },
  act(s, { seat }, play, emit) {
    s.pending.pop();
    if (play.verb === 'space') {
      stand(s, seat, play.space, emit);
      return;
    }
    // MT-4.27
    markPassed(city(s), seat);
    emit({ kind: 'passed', seat, rule: 'MT-4.27' });
  },
  trades: true,
};

export function isSpace({ row, column }: CitySpace): boolean {
  return column >= entry(SHOPS, row).from && column <= COLUMNS;
}

/** Who stands on this space or further right in its row, -1 for nobody: only spaces to the right are open. */
export function standsAhead(s: State, { row, column }: CitySpace): number {
  const other = contractorIn(s.city, row);
  const at = standOf(s.city, other);
  return at && at.column >= column ? other : -1;
}

/** MT-4.24: whether so many pumpkins open a space. */
export function canStand(s: State, pumpkins: number, space: CitySpace): boolean {
  return isSpace(space) && pumpkins >= space.column && standsAhead(s, space) < 0;
}

/** MT-4.24, MT-4.26: a placement pushes out whoever stood in the row, who then decides first. */
function stand(s: State, seat: number, space: CitySpace, emit: Emit): void {
  const here = city(s);
  if (seat < s.seats) buyPumpkins(s, seat, space.column, emit);
  const pushed = contractorIn(here, space.row);
  const left = standOf(here, pushed);
  putOn(here, seat, space);
  const args = { row: space.row, column: space.column };
  const targets = [targetOf.space(space)];
  emit({ kind: 'placed', seat: eventSeat(s, seat), args, targets, rule: 'MT-4.24' });
  if (pushed < 0) return;
  tallyUp(s, 'outbid');
  sendHome(here, pushed);
  const from = [targetOf.space(left ?? space)];
  emit({
    kind: 'outbid',
    seat: eventSeat(s, pushed),
    args: { row: space.row },
    targets: from,
    rule: 'MT-4.26',
  });
  if (isRace(s) && pushed === RIVAL) {
    // MT-6.9: an outbid rival gives way.
    markPassed(here, pushed);
    emit({ kind: 'passed', seat: eventSeat(s, pushed), rule: 'MT-6.9' });
    return;
  }
  s.pending.push(task.cityPlace(pushed, 'outbid'));
}

/** MT-4.44: cows for the pumpkins a bid still needs. */
function buyPumpkins(s: State, seat: number, price: number, emit: Emit): void {
  for (let missing = price - purseOf(s, seat).held; missing > 0; missing--) {
    tradeCow(s, seat, tradeFor(PUMPKIN), emit);
  }
}

/** MT-4.25: the first seat clockwise not yet asked, or the paying. */
export function askNext(s: State, emit: Emit): void {
  const here = city(s);
  const next = nextUnasked(s, here);
  if (next < 0) {
    s.pending.push(task.cityPay(here.active, 0));
    return;
  }
  s.pending.push(task.cityAsk(next));
  if (!isRace(s)) {
    markAsked(here, next);
    s.pending.push(task.cityPlace(next, 'asked'));
    return;
  }
  markPassed(here, RIVAL);
  const outbids = rivalBid(s, emit);
  if (outbids) stand(s, RIVAL, outbids, emit);
}

function nextUnasked(s: State, here: City): number {
  const n = sides(s);
  for (let i = 0; i < n; i++) if (isUnasked(here, (here.active + i) % n)) return (here.active + i) % n;
  return -1;
}

/** MT-4.29: one seat after the other pays, from the active one on. */
export function payNext(s: State, step: TaskOf<'city-pay'>, emit: Emit): void {
  const here = city(s);
  if (payerOf(step) >= sides(s)) {
    // MT-4.32
    s.pending.push(task.endTurn(here.active));
    s.city = null;
    emit({ kind: 'city-closed', seat: here.active, rule: 'MT-4.32' });
    return;
  }
  const seat = (here.active + payerOf(step)) % sides(s);
  s.pending.push(task.cityPay(here.active, payerOf(step) + 1));
  const at = standOf(here, seat);
  if (!at || (isRace(s) && seat === RIVAL)) return;
  const { row, column: price } = at;
  if (amount(player(s, seat).goods, PUMPKIN) < price) {
    emit({ kind: 'cannot-pay', seat, args: { row }, targets: [targetOf.space(at)], rule: 'MT-4.29' });
    return;
  }
  payGood(s, seat, PUMPKIN, price);
  emit({ kind: 'paid', seat, args: { row, n: price }, targets: [targetOf.space(at)], rule: 'MT-4.29' });
  s.pending.push(entry(SHOPS, row).goods > 0 ? task.cityGoods(seat, row) : task.cityUpgrade(seat, row));
}

/** Where a seat is served: the space its contractor stands on. */
function counterOf(s: State, seat: number): Target[] {
  const at = standOf(s.city, seat);
  return at ? [targetOf.space(at)] : [];
}

/** Every way to make exactly `n` of some kinds of goods, most of the first one first. */
function mixes(n: number, kinds: number): number[][] {
  if (kinds === 1) return [[n]];
  return Array.from({ length: n + 1 }, (_, i) => n - i).flatMap((first) =>
    mixes(n - first, kinds - 1).map((rest) => [first, ...rest]),
  );
}

/** MT-4.30, shop by shop: what can be taken of the store's goods. */
const MIXES: readonly (readonly number[][])[] = SHOPS.map(({ goods }) => mixes(goods, STORE_GOODS.length));

export function mixesOf(shop: number): readonly number[][] {
  return entry(MIXES, shop);
}

const MIX_MOVES: readonly (readonly Move[])[] = MIXES.map((mixes) => mixes.map(write.mix));

/** MT-4.30, row 2 */
export const cityGoods: PickRules<'city-goods'> = {
  moves: (_s, pick) => entry(MIX_MOVES, shopOf(pick)).slice(),
  many: (_s, pick) => mixesOf(shopOf(pick)).length > 1,
  act(s, pick, { counts }, emit) {
    s.pending.pop();
    const { seat } = pick;
    const targets = counterOf(s, seat);
    STORE_GOODS.forEach((good, i) => {
      if (amount(counts, i) < 1) return;
      const n = gainGoods(s, seat, good, amount(counts, i), emit);
      const args = { good: entry(GOODS, good), n };
      emit({ kind: 'goods', seat, args, targets, rule: 'MT-4.30' });
    });
  },
  trades: true,
};

/** MT-4.30: how many of each small good may be turned into big ones, at most `most` in all. */
export function upgradesOf(goods: readonly number[], most: number): number[][] {
  let found: number[][] = [[]];
  for (const { small } of UPGRADES) {
    const longer: number[][] = [];
    for (const counts of found) {
      const room = Math.min(most - sum(counts), amount(goods, small));
      for (let n = 0; n <= room; n++) longer.push([...counts, n]);
    }
    found = longer;
  }
  return found;
}

/** MT-4.30, MT-4.31: cow or silver first, then the upgrades declared. */
export const cityUpgrade: PickRules<'city-upgrade'> = {
  moves: (s, pick) =>
    upgradesOf(player(s, pick.seat).goods, entry(SHOPS, shopOf(pick)).upgrades).map(write.upgrade),
  many: (s, pick) =>
    entry(SHOPS, shopOf(pick)).upgrades > 0 &&
    UPGRADES.some(({ small }) => amount(player(s, pick.seat).goods, small) > 0),
  act(s, pick, { counts }, emit) {
    s.pending.pop();
    const { seat } = pick;
    const shop = entry(SHOPS, shopOf(pick));
    const targets = counterOf(s, seat);
    for (let i = 0; i < shop.cows; i++) {
      const n = gainCow(s, seat);
      emit({ kind: n > 0 ? 'cow' : 'no-cow', seat, args: { n }, targets, rule: 'MT-4.31' });
    }
    if (shop.silver > 0) {
      player(s, seat).silver += shop.silver;
      emit({ kind: 'silver', seat, args: { n: shop.silver }, targets, rule: 'MT-4.31' });
    }
    UPGRADES.forEach(({ small, big }, i) => {
      const n = amount(counts, i);
      if (n < 1) return;
      gainGoods(s, seat, big, n, emit);
      payGood(s, seat, small, n);
      const args = { good: entry(GOODS, small), n };
      emit({ kind: 'upgraded', seat, args, targets, rule: 'MT-4.30' });
    });
  },
  trades: true,
};
