/** Advice in the city: what a bid costs and wins, and which goods to take there. */
import type { Move } from '../../../core/game';
import { count, list } from '../../../core/words';
import { amount, COLUMNS, entry, PUMPKIN, SHOPS, STORE_GOODS, UPGRADES } from '../data';
import { mixesOf, purseOf, upgradesOf } from '../rules/city';
import { hasPassed, type CitySpace } from '../rules/contractors';
import { cardsThatOutbid } from '../rules/rival';
import { isRace, player, sum, type State } from '../state';
import { advice, after } from './advice-forms';
import {
  asking,
  bestHelp,
  helpedBy,
  planForms,
  stockWords,
  type Forms,
  type Purse,
} from './advice-prospects';
import { tieForms } from './advice-work';
import { say } from './catalogue-advice';
import { goodsWords, pumpkins, silverWords } from './names';

const BIG_GOODS = UPGRADES.map(({ big }) => big);

/** MT-6.9: in the race the rival's next card is the one answer to the first bid. */
export function adviseFirstSpace(s: State, seat: number, space: CitySpace, move: Move): string {
  if (!isRace(s)) return adviseSpace(s, seat, space, move);
  const { n, of } = cardsThatOutbid(s, space);
  return bid(s, seat, space, move, n > 0 ? say('bid.cards', { n, of }) : say('bid.safe'));
}

export function adviseSpace(s: State, seat: number, space: CitySpace, move: Move): string {
  return bid(s, seat, space, move, say(canBeOutbid(s, seat, space) ? 'bid.open' : 'bid.safe'));
}

/** MT-4.24, MT-6.9: whether a seat still bidding has the pumpkins for the next space; the rival answers the first bid alone. */
function canBeOutbid(s: State, seat: number, { column }: CitySpace): boolean {
  if (isRace(s) || column >= COLUMNS) return false;
  return s.players.some((_, other) => {
    if (other === seat || (s.city && hasPassed(s.city, other))) return false;
    const { held, byCow } = purseOf(s, other);
    return held + byCow > column;
  });
}

function bid(s: State, seat: number, space: CitySpace, move: Move, danger: string): string {
  const then = after(s, move);
  const p = player(then, seat);
  const price = pumpkins(space.column);
  const goods = p.goods.map((n, good) => n - (good === PUMPKIN ? space.column : 0));
  const purses = pursesOf(space.row, { goods, cows: p.cows }, then.supply.cows);
  const reward = rewardFor(space.row, goods, then.supply.cows);
  if (reward === '') return advice([say('bid.nothing', { price, danger })]);
  const help = bestHelp(then, seat, purses, player(s, seat));
  return advice(
    [say('bid', { price, reward, danger }), say('bid.price', { price, danger })],
    tieForms(s, seat),
    planForms(then, seat, help),
    [say('bid.stock')],
  );
}

/** MT-4.30: everything that can be made of a shop's reward. */
function pursesOf(row: number, { goods, cows }: Purse, left: number): Purse[] {
  const shop = entry(SHOPS, row);
  const herd = cows + Math.min(shop.cows, left);
  if (shop.goods > 0) return mixesOf(row).map((counts) => ({ goods: mixed(goods, counts), cows: herd }));
  return upgradesOf(goods, shop.upgrades).map((counts) => ({ goods: upgraded(goods, counts), cows: herd }));
}

function mixed(goods: readonly number[], counts: readonly number[]): number[] {
  return goods.map((n, good) => {
    const at = STORE_GOODS.indexOf(good);
    return at < 0 ? n : n + amount(counts, at);
  });
}

function upgraded(goods: readonly number[], counts: readonly number[]): number[] {
  const then = [...goods];
  UPGRADES.forEach(({ small, big }, i) => {
    then[small] = amount(then, small) - amount(counts, i);
    then[big] = amount(then, big) + amount(counts, i);
  });
  return then;
}

/** "1 cow and up to 2 upgrades": no more than can be had. */
function rewardFor(row: number, goods: readonly number[], left: number): string {
  const shop = entry(SHOPS, row);
  const cows = Math.min(shop.cows, left);
  const upgrades = Math.min(shop.upgrades, sum(UPGRADES.map(({ small }) => amount(goods, small))));
  return list([
    ...(cows > 0 ? [count(cows, 'cow')] : []),
    ...(shop.silver > 0 ? [silverWords(shop.silver)] : []),
    ...(shop.goods > 0 ? [count(shop.goods, 'good')] : []),
    ...(upgrades > 0 ? [say('bid.upgrades', { n: upgrades })] : []),
  ]);
}

export function advisePass(s: State, seat: number): string {
  const held = amount(player(s, seat).goods, PUMPKIN);
  if (held < 1) return say('pass.none');
  const n = asking(s, [PUMPKIN]);
  return advice(
    [say('pass.pumpkins', { pumpkins: pumpkins(held) })],
    tieForms(s, seat),
    n > 0 ? [say('pass.asked', { n })] : [],
  );
}

export function adviseMix(s: State, seat: number, counts: readonly number[], move: Move): string {
  const then = after(s, move);
  const plan = planForms(then, seat, helpedBy(then, seat, player(then, seat), player(s, seat)));
  const taken = STORE_GOODS.filter((_, i) => amount(counts, i) > 0);
  return advice([say('hold', { goods: heldOf(then, seat, taken) })], tieForms(s, seat), plan, [
    stockWords(s, seat, taken),
  ]);
}

export function adviseUpgrade(
  s: State,
  seat: number,
  shop: number,
  counts: readonly number[],
  move: Move,
): string {
  const then = after(s, move);
  const tie = tieForms(s, seat);
  if (sum(counts) === 0) return advice([refused(s, seat, shop)], tie, smallAsked(s));
  const made = UPGRADES.filter((_, i) => amount(counts, i) > 0);
  const plan = planForms(then, seat, helpedBy(then, seat, player(then, seat), player(s, seat)));
  const none = asking(then, BIG_GOODS) < 1;
  return advice(
    [
      say('hold', {
        goods: heldOf(
          then,
          seat,
          made.flatMap(({ small, big }) => [small, big]),
        ),
      }),
    ],
    tie,
    plan,
    none ? [say('plan.stock.big')] : [],
    smallAsked(then),
  );
}

/** What comes all the same, and what stays small. */
function refused(s: State, seat: number, shop: number): string {
  const { silver, cows } = entry(SHOPS, shop);
  const goods = goodsWords(
    player(s, seat).goods.map((n, good) => (UPGRADES.some(({ small }) => small === good) ? n : 0)),
  );
  if (silver > 0) return say('upgrade.none.with', { goods, more: silverWords(silver) });
  const herd = Math.min(cows, s.supply.cows);
  if (herd > 0) return say('upgrade.none.with', { goods, more: count(herd, 'cow') });
  return say('upgrade.none', { goods });
}

function smallAsked(s: State): Forms {
  const n = asking(
    s,
    UPGRADES.map(({ small }) => small),
  );
  return n > 0 ? [say('upgrade.asked', { n })] : [];
}

/** "3 copper and 1 big copper": what is held of some kinds. */
function heldOf(s: State, seat: number, kinds: readonly number[]): string {
  const goods = player(s, seat).goods.map((n, good) => (kinds.includes(good) ? n : 0));
  return sum(goods) > 0 ? goodsWords(goods) : say('no.good');
}
