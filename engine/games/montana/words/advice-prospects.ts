/** What goods are good for: which open field they pay for or bring nearer, and what that field would give. */
import { count, capital, list, numberWord } from '../../../core/words';
import { amount, entry, goodOfRow, LINE, ROWS } from '../data';
import { grantOf, isOpenOn, openFields, runFields, runLength, watersAt } from '../rules/building';
import { goodsByCow } from '../rules/cattle';
import { around, AXES, fieldAt, landscape, OPPOSITE } from '../rules/landscape';
import { goodsAhead } from '../rules/supply';
import { canStaff } from '../rules/crews';
import { largeSpot, occupied } from '../rules/worker-board';
import { player, sum, tableSize, workersOf, type Player, type State } from '../state';
import { say } from './catalogue-advice';
import { goodsWords, goodWord, settlements, some } from './names';

/** What a seat can pay with. */
export type Purse = Pick<Player, 'goods' | 'cows'>;

/** One sentence, from its fullest form to its shortest. */
export type Forms = readonly string[];

/** MT-4.5: the goods a seat holds after taking some from the supply, its own returns counted. */
export function goodsAfter(s: State, seat: number, gain: readonly number[]): number[] {
  return player(s, seat).goods.map((n, good) => {
    const { rounds, taken } = goodsAhead(s, good, amount(gain, good));
    return n + taken - rounds.filter((givers) => givers.includes(seat)).length;
  });
}

/** What goods lack of a cost. */
export function lacking(cost: readonly number[], goods: readonly number[]): number[] {
  return cost.map((n, good) => Math.max(0, n - amount(goods, good)));
}

/** How many fields in reach ask for one of these goods. */
export function asking(s: State, kinds: readonly number[]): number {
  return openFields(s).filter((index) => kinds.some((good) => amount(fieldAt(s, index).cost, good) > 0))
    .length;
}

/** A figure that may be none: "3", "no", and "No" where a sentence begins. */
export function orNo(n: number, start = false): number | string {
  return n > 0 ? n : say(start ? 'no.start' : 'no');
}

/** "2 settlements, 1 cow and 1 canteen" */
export function fieldGain(s: State, seat: number, index: number): string {
  const board = landscape(s);
  const { placed } = grantOf(s.owner, board, index, seat, player(s, seat).left);
  const waters = watersAt(s, board, index).length;
  return list([
    settlements(placed),
    ...(amount(s.cows, index) > 0 ? [count(1, 'cow')] : []),
    ...(waters > 0 ? [count(waters, 'canteen')] : []),
  ]);
}

/** What a field is called for, in the middle of a sentence. */
function fieldCalled(s: State, seat: number, index: number): string {
  const board = landscape(s);
  const { two, lines } = grantOf(s.owner, board, index, seat, Infinity);
  if (lines > 0) return say('field.row', { n: numberWord(LINE) });
  if (two > 0) return say('field.town');
  if (watersAt(s, board, index).length > 0) return say('field.lake');
  return say(amount(s.cows, index) > 0 ? 'field.cow' : 'field.open');
}

/** Roughly what a field gives, to name the best of several; no figure that is said comes from these. */
const CANTEEN_WORTH = 0.7;
const COW_WORTH = 0.5;
const FAR = 100;
/** Goods that may be called all that is lacking. */
const NEAR = 2;

function worthOf(s: State, seat: number, index: number): number {
  const board = landscape(s);
  const { placed } = grantOf(s.owner, board, index, seat, player(s, seat).left);
  const waters = watersAt(s, board, index).length;
  return placed + CANTEEN_WORTH * waters + (amount(s.cows, index) > 0 ? COW_WORTH : 0);
}

/** A field that goods bring nearer. */
export interface Help {
  readonly field: number;
  /** Nothing is lacking once cows stand in for what can be had for them. */
  readonly payable: boolean;
  /** Cows it takes less than before, where it could be paid before. */
  readonly cowsSaved: number;
  readonly lacks: readonly number[];
  /** Orders helps: fields that can now be paid first, those that could be paid before last. */
  readonly rank: number;
}

/** The field such a change helps most; null where it brings none in reach nearer. */
export function helpedBy(s: State, seat: number, after: Purse, before: Purse): Help | null {
  if (player(s, seat).left < 1) return null;
  let best: Help | null = null;
  for (const field of openFields(s)) {
    const { cost } = fieldAt(s, field);
    const lacks = lacking(cost, after.goods);
    if (sum(lacks) >= sum(lacking(cost, before.goods))) continue;
    const byCow = goodsByCow(s, after, cost);
    const cowsBefore = goodsByCow(s, before, cost);
    // A cow that stood in before is all that such goods save there.
    const near = byCow ? (cowsBefore ? -FAR * FAR : FAR * FAR) : -FAR * sum(lacks);
    const rank = near + worthOf(s, seat, field);
    if (best && rank <= best.rank) continue;
    const cowsSaved = byCow && cowsBefore ? cowsBefore.length - byCow.length : 0;
    best = { field, payable: byCow !== null, cowsSaved, lacks, rank };
  }
  return best;
}

/** The most that one of several purses helps. */
export function bestHelp(s: State, seat: number, purses: readonly Purse[], before: Purse): Help | null {
  return purses.reduce<Help | null>((best, purse) => {
    const help = helpedBy(s, seat, purse, before);
    return help && (!best || help.rank > best.rank) ? help : best;
  }, null);
}

/** "A ×2 field can then be paid: 2 settlements." Nothing where the goods help no field in reach. */
export function planForms(s: State, seat: number, help: Help | null): Forms {
  if (!help) return [];
  const field = capital(fieldCalled(s, seat, help.field));
  if (help.cowsSaved > 0) return [say('plan.saves', { field, n: help.cowsSaved })];
  if (!help.payable) {
    const far = sum(help.lacks) > NEAR;
    return [say(far ? 'plan.lacks.more' : 'plan.lacks', { field, goods: goodsWords(help.lacks) })];
  }
  const gain = fieldGain(s, seat, help.field);
  return [say('plan.pays', { field, gain }), say('plan.pays.short', { field })];
}

/** "copper, stone or grain": a field asks for one of them at least. */
function either(names: readonly string[]): string {
  const [last = '', ...others] = [...names].reverse();
  return others.length > 0 ? `${others.reverse().join(', ')} or ${last}` : last;
}

/** Goods that pay no single field: whether the fields in reach together ask for more of them than are held. */
export function stockWords(s: State, seat: number, kinds: readonly number[]): string {
  const n = asking(s, kinds);
  const names = kinds.map((good) => goodWord(good, 2));
  const goods = either(names);
  if (n < 1) return say('stock.none', { goods });
  const { goods: held } = player(s, seat);
  const fields = openFields(s);
  const more = kinds.some(
    (good) => sum(fields.map((field) => amount(fieldAt(s, field).cost, good))) > amount(held, good),
  );
  return more ? say('stock.more', { n, goods }) : say('stock.enough', { goods: list(names) });
}

/** Whether nothing a seat holds can become a settlement any more (MT-5.1). */
export function isTieOnly(s: State, seat: number): boolean {
  const p = player(s, seat);
  return p.left < 1 || (isLastRound(s) && p.canteens < 1);
}

/** MT-5.1, MT-5.2: a last settlement is placed, or winter comes. */
export function isLastRound(s: State): boolean {
  return s.last || s.round >= tableSize(s).cap;
}

/** Whether a field makes three in a row that a field still free can make four (MT-4.37). */
export function leadsToLine(s: State, seat: number, index: number): boolean {
  const board = landscape(s);
  const owner = s.owner.map((one, at) => (at === index ? seat : one));
  return AXES.some((axis) => {
    const run = runFields(owner, board, index, seat, axis);
    if (run.length !== LINE - 1) return false;
    const ends = [amount(around(board, amount(run, 0)), amount(OPPOSITE, axis))];
    ends.push(amount(around(board, amount(run, run.length - 1)), axis));
    return ends.some(
      (end) =>
        end >= 0 && isOpenOn(board, owner, s.start, end) && runLength(owner, board, end, seat, axis) === LINE,
    );
  });
}

/** The free row a seat could work next, and what its goods would then be good for. */
export function nextForms(s: State, seat: number): Forms {
  const p = player(s, seat);
  let best: NextRow | null = null;
  for (const [row, { price, yields }] of ROWS.entries()) {
    if (p.silver < price || occupied(s, largeSpot(row)) || !canStaff(p, row)) continue;
    const goods = goodsAfter(s, seat, some(goodOfRow(row), yields));
    const help = helpedBy(s, seat, { goods, cows: p.cows }, p);
    // Of equals the later row yields more.
    if (!best || (help?.rank ?? -Infinity) >= (best.help?.rank ?? -Infinity)) best = { row, help };
  }
  if (best) return rowForms(s, seat, best);
  return [say(workersOf(p) > 0 ? 'next.none' : 'next.nobody')];
}

interface NextRow {
  readonly row: number;
  readonly help: Help | null;
}

function rowForms(s: State, seat: number, { row, help }: NextRow): Forms {
  const { price, yields } = entry(ROWS, row);
  const goods = `${yields} ${goodWord(goodOfRow(row), yields)}`;
  const plain = say('next.row', { goods, price });
  if (!help || help.cowsSaved > 0) return [plain];
  const field = fieldCalled(s, seat, help.field);
  if (!help.payable)
    return [say('next.lacks', { goods, price, field, lacks: goodsWords(help.lacks) }), plain];
  return [
    say('next.pays', { goods, price, field, gain: fieldGain(s, seat, help.field) }),
    say('next.pays.short', { goods, price, field }),
    plain,
  ];
}
