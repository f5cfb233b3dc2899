/** The city: placing contractors, outbidding, paying and rewards (MT-4.23 to MT-4.32). */
import type { Emit } from '../../../core/game';
import { BIG_COPPER, BIG_STONE, COPPER, GRAIN, PUMPKIN, SHOPS, STONE } from '../data';
import { eventSeat, isRace, player, tallyUp, type City, type State, type Task } from '../state';
import { RIVAL, rivalBid } from './rival';
import { gainCow, gainGoods, payGood } from './supply';
import { inOrder } from './turn';

const UNASKED = 0;
const STANDING = 1;
const PASSED = 2;

function city(s: State): City {
  if (!s.city) throw new Error('Nobody is in the city.');
  return s.city;
}

/** MT-4.23: the free pumpkin, then a compulsory first placement. */
export function openCity(s: State, seat: number, emit: Emit): void {
  gainGoods(s, seat, PUMPKIN, 1, emit);
  s.city = { active: seat, at: s.players.map(() => -1), asked: s.players.map(() => UNASKED) };
  emit({ kind: 'city-opened', seat, targets: ['place:city'], rule: 'MT-4.23' });
  s.pending.push({ kind: 'city-ask', seat, at: 0 }, { kind: 'city-place', seat, at: 0 });
}

/** MT-4.24, MT-4.26: a placement pushes out whoever stood in the row, who then decides first. */
export function standInCity(s: State, task: Task, text: string, emit: Emit): void {
  const [shop = '', column = ''] = text.split('@');
  const row = SHOPS.findIndex((one) => one.id === shop);
  if (row < 0) throw new Error('There is no such shop.');
  s.pending.pop();
  stand(s, task.seat, row, Number(column), emit);
}

function stand(s: State, seat: number, row: number, column: number, emit: Emit): void {
  const here = city(s);
  const pushed = here.at.findIndex((at, other) => other !== seat && at >= 0 && Math.floor(at / 10) === row);
  here.at[seat] = row * 10 + column;
  here.asked[seat] = STANDING;
  const targets = [`space:${SHOPS[row]?.id ?? ''}@${column}`];
  emit({ kind: 'placed', seat: eventSeat(s, seat), args: { row, column }, targets, rule: 'MT-4.24' });
  if (pushed < 0) return;
  tallyUp(s, 'outbid');
  here.at[pushed] = -1;
  emit({ kind: 'outbid', seat: eventSeat(s, pushed), args: { row }, rule: 'MT-4.26' });
  if (isRace(s) && pushed === RIVAL) {
    // MT-6.9: an outbid rival gives way.
    here.asked[pushed] = PASSED;
    emit({ kind: 'passed', seat: eventSeat(s, pushed), rule: 'MT-6.9' });
    return;
  }
  s.pending.push({ kind: 'city-place', seat: pushed, at: 2 });
}

/** MT-4.27 */
export function passCity(s: State, task: Task, emit: Emit): void {
  s.pending.pop();
  city(s).asked[task.seat] = PASSED;
  emit({ kind: 'passed', seat: task.seat, rule: 'MT-4.27' });
}

/** MT-4.25: the first seat clockwise not yet asked, or the paying. */
export function askNext(s: State, emit: Emit): void {
  const here = city(s);
  const next = inOrder(s, here.active).find((seat) => here.asked[seat] === UNASKED);
  if (next === undefined) {
    s.pending.push({ kind: 'city-pay', seat: here.active, at: 0 });
    return;
  }
  s.pending.push({ kind: 'city-ask', seat: next, at: 0 });
  if (!isRace(s)) {
    here.asked[next] = STANDING;
    s.pending.push({ kind: 'city-place', seat: next, at: 1 });
    return;
  }
  here.asked[RIVAL] = PASSED;
  const at = here.at[here.active] ?? -1;
  if (rivalBid(s, emit)) stand(s, RIVAL, Math.floor(at / 10), (at % 10) + 1, emit);
}

/** MT-4.29: one seat after the other pays; `step` counts seats from the active one. */
export function payNext(s: State, step: number, emit: Emit): void {
  const here = city(s);
  const seat = inOrder(s, here.active)[step];
  if (seat === undefined) {
    // MT-4.32
    s.pending.push({ kind: 'end-turn', seat: here.active, at: 0 });
    s.city = null;
    return;
  }
  s.pending.push({ kind: 'city-pay', seat: here.active, at: step + 1 });
  const at = here.at[seat] ?? -1;
  if (at < 0 || (isRace(s) && seat === RIVAL)) return;
  const price = at % 10;
  const row = Math.floor(at / 10);
  if ((player(s, seat).goods[PUMPKIN] ?? 0) < price) {
    emit({ kind: 'cannot-pay', seat, args: { row }, rule: 'MT-4.29' });
    return;
  }
  payGood(s, seat, PUMPKIN, price);
  emit({
    kind: 'paid',
    seat,
    args: { row, n: price },
    targets: [`row:${SHOPS[row]?.id ?? ''}`],
    rule: 'MT-4.29',
  });
  s.pending.push({ kind: SHOPS[row]?.goods ? 'city-goods' : 'city-upgrade', seat, at: row });
}

/** MT-4.30, row 2 */
export function declareGoods(s: State, task: Task, text: string, emit: Emit): void {
  s.pending.pop();
  const [copper = 0, stone = 0, grain = 0] = text.split(',').map(Number);
  const wanted: readonly (readonly [number, number])[] = [
    [COPPER, copper],
    [STONE, stone],
    [GRAIN, grain],
  ];
  for (const [good, n] of wanted) if (n > 0) gainGoods(s, task.seat, good, n, emit);
  emit({ kind: 'goods', seat: task.seat, args: { copper, stone, grain }, rule: 'MT-4.30' });
}

/** MT-4.30, MT-4.31: cow or silver first, then the upgrades declared. */
export function declareUpgrades(s: State, task: Task, text: string, emit: Emit): void {
  s.pending.pop();
  const shop = SHOPS[task.at];
  const { seat } = task;
  const [copper = 0, stone = 0] = text.split(',').map(Number);
  if (shop && shop.cows > 0) {
    const n = gainCow(s, seat);
    emit({ kind: n > 0 ? 'cow' : 'no-cow', seat, args: { n }, rule: 'MT-4.31' });
  }
  if (shop && shop.silver > 0) {
    player(s, seat).silver += shop.silver;
    emit({ kind: 'silver', seat, args: { n: shop.silver }, rule: 'MT-4.31' });
  }
  upgrade(s, seat, COPPER, BIG_COPPER, copper, emit);
  upgrade(s, seat, STONE, BIG_STONE, stone, emit);
  if (copper + stone > 0) emit({ kind: 'upgraded', seat, args: { copper, stone }, rule: 'MT-4.30' });
}

function upgrade(s: State, seat: number, small: number, big: number, n: number, emit: Emit): void {
  if (n < 1) return;
  gainGoods(s, seat, big, n, emit);
  payGood(s, seat, small, n);
}
