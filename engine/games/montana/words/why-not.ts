/** Why something tapped is no move now. */
import type { Target } from '../../../core/game';
import { count } from '../../../core/words';
import { AREA_GOOD, BANK, COLUMNS, PUMPKIN, ROWS, SHOPS, SMALL_GOODS } from '../data';
import { isOpen, landscape } from '../rules/landscape';
import { canStaff } from '../rules/moves';
import { largeSpot, nameOf, occupied, player, sum, top, workersOf, type Player, type State } from '../state';
import { say } from './catalogue';
import { splitTarget } from './explain';
import { goodsWords, goodWord, pumpkins } from './names';
import { prompt } from './status';

export function whyNot(s: State, target: Target): string {
  const task = top(s);
  if (s.over || !task) return say('why.over');
  const [kind = '', rest = ''] = splitTarget(target);
  const p = player(s, task.seat);
  switch (kind) {
    case 'cell':
      return whyNotCell(s, p, task.kind, landscape(s).index.get(rest) ?? -1);
    case 'spot':
      return task.kind === 'choose-action' ? whyNotSpot(s, p, Number(rest)) : notNow(s);
    case 'space':
      return task.kind === 'city-place' ? whyNotSpace(s, p, rest) : notNow(s);
    case 'wheel':
      return task.kind === 'choose-action' ? say('why.wheel') : notNow(s);
    case 'rival':
      return say('why.rival');
    default:
      return notNow(s);
  }
}

function notNow(s: State): string {
  return say('why.not-now', { prompt: prompt(s) });
}

function whyNotCell(s: State, p: Player, kind: string, index: number): string {
  const field = landscape(s).fields[index];
  if (!field) return notNow(s);
  if (kind === 'setup-start-field') return say('why.bad-start');
  if (field.kind === 'lake') return say('why.water');
  if (field.kind === 'mountain') return say('why.mountain');
  if (index === s.start) return say('why.start');
  const owner = s.owner[index] ?? -1;
  if (owner >= 0) return say('why.owned', { name: nameOf(s, owner) });
  if (!isOpen(s, index)) return say('why.far');
  const missing = field.cost.map((n, g) => Math.max(0, n - (p.goods[g] ?? 0)));
  if (sum(missing) === 0) return kind === 'choose-action' ? say('why.build-later') : notNow(s);
  const cows = sum(missing);
  const small = missing.every((n, g) => n === 0 || SMALL_GOODS.includes(g));
  return small && cows <= p.cows
    ? say('why.missing-cows', { goods: goodsWords(missing), cows: count(cows, 'cow') })
    : say('why.missing', { goods: goodsWords(missing) });
}

function whyNotSpot(s: State, p: Player, index: number): string {
  const bank = BANK[index];
  if (index >= largeSpot(0) + ROWS.length) return say('why.small');
  if (occupied(s, index)) return say('why.taken');
  if (bank) {
    return say('why.bank', { workers: count(bank.workers, 'worker'), have: workersOf(p) });
  }
  const row = ROWS[index - BANK.length];
  if (!row) return notNow(s);
  if (p.silver < row.price) return say('why.silver', { price: row.price, silver: p.silver });
  if (!canStaff(p, row.area)) return say('why.staff', { good: goodWord(AREA_GOOD[row.area] ?? 0) });
  return notNow(s);
}

function whyNotSpace(s: State, p: Player, text: string): string {
  const [id = '', column = '0'] = text.split('@');
  const row = SHOPS.findIndex((shop) => shop.id === id);
  const price = Number(column);
  const shop = SHOPS[row];
  if (!shop || price < shop.from || price > COLUMNS) return say('why.no-space');
  const other =
    s.city?.at.findIndex((at) => at >= 0 && Math.floor(at / 10) === row && at % 10 >= price) ?? -1;
  if (other >= 0) return say('why.outbid-further', { name: nameOf(s, other) });
  const have = p.goods[PUMPKIN] ?? 0;
  return have < price ? say('why.pumpkins', { price: pumpkins(price), have }) : notNow(s);
}
