/** Trade: sets of tokens and dice for points (DS-4.60 to DS-4.63). */
import { colourAt, GOLD, RESOURCES, TRADE_PAIR, TRADE_SET, TRADE_VP } from '../data';
import { playerOf, type Player } from '../state';
import type { ActionRule } from './action';
import { askIcons, mostIcons } from './icons';
import { bump, distinct, total } from './lists';
import { colourIndex, dieOf, goodsOf, goodsText, parse } from './notation';
import type { PickRules } from './pick';
import { boxActive, gainVp } from './pieces';
import { TERMS } from './techs';

export const trade: ActionRule = {
  able(s, seat) {
    const { tokens, active, spent } = playerOf(s, seat);
    const goods = total(tokens) >= TRADE_PAIR || active.length > 0 || total(spent) > 0;
    return mostIcons(s, seat, 'trade') > 0 && goods;
  },
  begin: (s, seat, emit) => askIcons(s, seat, 'trade', 1, emit),
  paid(s, { seat, icons }) {
    s.pending.push({ kind: 'trade-use', seat, left: icons, used: 0 });
  },
};

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
    moves(s, { seat, used }) {
      const { tokens, spent, active } = playerOf(s, seat);
      const sets = tokenSets(tokens, TRADE_SET).filter((set) => setValue(set) > 0);
      return [
        ...(used > 0 ? ['done'] : []),
        ...[...sets, ...tokenSets(tokens, TRADE_PAIR)].map((set) => `sell:${goodsText(set)}`),
        ...spent.flatMap((n, colour) => (n > 0 ? [`spent:${colourAt(colour)}`] : [])),
        ...distinct(active).map((die) => `die:${die}`),
      ];
    },
    act(s, task, { verb, what }, emit) {
      if (verb === 'done') {
        s.pending.pop();
        return;
      }
      const { seat } = task;
      const player = playerOf(s, seat);
      let points: number = TRADE_VP.die;
      if (verb === 'sell') {
        const set = goodsOf(what);
        for (const kind of set) bump(player.tokens, kind, -1);
        points = saleValue(player, set);
      } else if (verb === 'die') boxActive(s, player, dieOf(what));
      else {
        const colour = colourIndex(what);
        bump(player.spent, colour, -1);
        bump(s.box, colour, 1);
      }
      gainVp(s, seat, points);
      const goods = verb === 'sell' ? what : `${verb}:${what}`;
      emit({ kind: 'trade', seat, args: { goods, n: points }, rule: 'DS-4.60' });
      task.left--;
      task.used++;
      if (task.left === 0) s.pending.pop();
    },
    // DS-4.62: a die given up is gone for good.
    waits: (_s, _task, only) => ['die', 'spent'].includes(parse(only).verb),
  },
};
