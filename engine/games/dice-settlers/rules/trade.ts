/** Trade: sets of tokens and dice for points (DS-4.60 to DS-4.63). */
import type { Move } from '../../../core/game';
import { COLOURS, dieColour, GOLD, RESOURCES, TRADE_PAIR, TRADE_SET, TRADE_VP } from '../data';
import { playerOf, type Emit, type Player, type State, type TaskOf } from '../state';
import type { ActionRule } from './action';
import { bonusIcons, layBonus, mostIcons } from './icons';
import { bump, distinct, total, without } from './lists';
import { colourIndex, dieOf, goodsOf, goodsText, moveBy, parse, parts, type Answer } from './notation';
import { diceIn, payWay, ways, wayOf, wayText } from './payments';
import type { PickRules } from './pick';
import { boxActive, gainVp } from './pieces';
import { TERMS } from './techs';

/** The icons are spent one by one, each with its use. */
export const trade: ActionRule = {
  able(s, seat) {
    const { tokens, active, spent } = playerOf(s, seat);
    const goods = total(tokens) >= TRADE_PAIR || active.length > 0 || total(spent) > 0;
    return mostIcons(s, seat, 'trade') > 0 && goods;
  },
  moves: (s, seat) => uses(s, seat, bonusIcons(s, seat, 'trade')),
  act(s, seat, answer, emit) {
    const task: TaskOf<'trade-use'> = { kind: 'trade-use', seat, bonus: layBonus(s, seat, 'trade', emit) };
    s.pending.push(task);
    useIcon(s, task, answer, emit);
  },
};

/** DS-4.60: what one icon can sell, and what it can be paid with; bonus icons are used first. */
function uses(s: State, seat: number, bonus: number): Move[] {
  const player = playerOf(s, seat);
  const { tokens } = player;
  const sets = tokenSets(tokens, TRADE_SET).filter((set) => setValue(set) > 0);
  const sales = [...sets, ...tokenSets(tokens, TRADE_PAIR)].map((set) => `trade:sell=${goodsText(set)}`);
  return ways(s, seat, 'trade', bonus > 0 ? 0 : 1).flatMap((way) => {
    // The die that pays is a spent die by then.
    const paid = diceIn(way);
    const spent = COLOURS.flatMap((name, colour) => {
      const n = (player.spent[colour] ?? 0) + paid.filter((die) => dieColour(die) === colour).length;
      return n > 0 ? [`trade:spent=${name}`] : [];
    });
    const active = distinct(without(player.active, paid)).map((die) => `trade:die=${die}`);
    return [...sales, ...spent, ...active].map((head) => moveBy(head, wayText(way, 'trade')));
  });
}

function useIcon(s: State, task: TaskOf<'trade-use'>, { what, by }: Answer, emit: Emit): void {
  const { seat } = task;
  const player = playerOf(s, seat);
  if (by === '') task.bonus--;
  else payWay(s, seat, wayOf(by, 'trade'), emit);
  const [how, of] = parts(what);
  let points: number = TRADE_VP.die;
  if (how === 'sell') {
    const set = goodsOf(of);
    for (const kind of set) bump(player.tokens, kind, -1);
    points = saleValue(player, set);
  } else if (how === 'die') boxActive(s, player, dieOf(of));
  else {
    const colour = colourIndex(of);
    bump(player.spent, colour, -1);
    bump(s.box, colour, 1);
  }
  gainVp(s, seat, points);
  const goods = how === 'sell' ? of : `${how}:${of}`;
  emit({ kind: 'trade', seat, args: { goods, n: points }, rule: 'DS-4.60' });
}

/** DS-4.62: a die given up is gone for good. */
export function givesDieUp(move: Move): boolean {
  const { verb, what } = parse(move);
  return verb === 'trade' && parts(what)[0] !== 'sell';
}

/** DS-4.61: what a returned set is worth; 0 where it is no set. */
export function setValue(set: readonly number[]): number {
  if (set.length === TRADE_PAIR) return TRADE_VP.pair;
  const kinds = set.filter((kind) => kind !== GOLD);
  const different = new Set(kinds).size;
  if (different <= 1) return TRADE_VP.same;
  return different === kinds.length ? TRADE_VP.different : 0;
}

/** Points this player gets for a set: the Assay Office adds to gold. */
export function saleValue(player: Player, set: readonly number[]): number {
  return setValue(set) + (set.includes(GOLD) ? TERMS['gold-trade'](player.techs) : 0);
}

/** Distinct multisets of so many tokens, in the order of `RESOURCES`. */
export function tokenSets(tokens: readonly number[], size: number): number[][] {
  const result: number[][] = [];
  const grow = (set: number[], from: number, left: readonly number[]) => {
    if (set.length === size) {
      result.push(set);
      return;
    }
    for (let kind = from; kind < RESOURCES.length; kind++) {
      if ((left[kind] ?? 0) === 0) continue;
      const rest = left.slice();
      bump(rest, kind, -1);
      grow([...set, kind], kind, rest);
    }
  };
  grow([], 0, tokens);
  return result;
}

export const tradePicks: PickRules<'trade-use'> = {
  'trade-use': {
    moves: (s, { seat, bonus }) => ['done', ...uses(s, seat, bonus)],
    act(s, task, answer, emit) {
      if (answer.verb === 'done') s.pending.pop();
      else useIcon(s, task, answer, emit);
    },
  },
};
