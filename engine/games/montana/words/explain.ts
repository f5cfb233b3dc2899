/** What a thing is. */
import type { Explanation, Target } from '../../../core/game';
import { count, list } from '../../../core/words';
import { AREA_GOOD, BANK, COLOURS, GOODS, RIVAL_CARDS, ROWS, SHOPS, WHEEL } from '../data';
import { landscape } from '../rules/landscape';
import { colourIndex, goodIndex, HAND, nameOf, spot, type State } from '../state';
import { say } from './catalogue';
import {
  areaName,
  cardName,
  fieldName,
  goodsWords,
  goodWord,
  pumpkins,
  settlements,
  shopKey,
  shopName,
  workersWords,
} from './names';

export function splitTarget(target: Target): [string, string] {
  const cut = target.indexOf(':');
  return cut < 0 ? [target, ''] : [target.slice(0, cut), target.slice(cut + 1)];
}

export function explain(s: State, target: Target): Explanation {
  const [kind, rest] = splitTarget(target);
  switch (kind) {
    case 'cell':
      return explainCell(s, landscape(s).index.get(rest) ?? -1);
    case 'spot':
      return explainSpot(s, Number(rest));
    case 'space':
    case 'row':
      return explainSpace(rest);
    case 'wheel':
      return explainWheel(rest);
    case 'rival':
      return explainRival(s);
    case 'supply':
      return explainSupply(s, rest);
    case 'place':
      return explainPlace(rest);
    default:
      return { title: say('info.title'), body: say('info.line'), rule: 'MT-4.2' };
  }
}

function explainCell(s: State, index: number): Explanation {
  const field = landscape(s).fields[index];
  const title = fieldName(s, index);
  if (!field) return { title: say('info.title'), body: say('info.line'), rule: 'MT-4.34' };
  if (field.kind === 'lake') {
    const body = s.water[index] ? say('explain.lake.full') : say('explain.lake.empty');
    return { title: say('explain.lake'), body, rule: 'MT-4.41' };
  }
  if (field.kind === 'mountain') {
    return { title: say('explain.mountain'), body: say('explain.mountain.body'), rule: 'MT-4.34' };
  }
  if (index === s.start)
    return { title: say('explain.start'), body: say('explain.start.body'), rule: 'MT-3.3' };
  const owner = s.owner[index] ?? -1;
  if (owner >= 0) {
    const words = { name: nameOf(s, owner), settlements: settlements(s.stack[index] ?? 0) };
    return { title, body: say('explain.owned', words), rule: 'MT-4.37' };
  }
  const parts = [say('explain.field', { goods: goodsWords(field.cost) })];
  if (field.two) parts.push(say('explain.field.two'));
  if (s.cows[index]) parts.push(say('explain.field.cow'));
  return { title, body: parts.join(' '), rule: field.two ? 'MT-4.36' : 'MT-4.35' };
}

function explainSpot(s: State, index: number): Explanation {
  const bank = BANK[index];
  const here = spot(s, index);
  const crew = here.slice(0, HAND).flatMap((n, c) => Array.from({ length: n }, () => c));
  const standing = [workersWords(crew), here[HAND] ? say('explain.hand') : ''].filter((text) => text !== '');
  const holds = standing.length > 0 ? ` ${say('explain.holds', { workers: list(standing) })}` : '';
  if (bank) {
    const words = { workers: count(bank.workers, 'worker'), silver: bank.pays };
    return { title: say('bank'), body: say('explain.bank.body', words) + holds, rule: 'MT-4.16' };
  }
  const row = ROWS[(index - BANK.length) % ROWS.length];
  if (!row) return { title: say('info.title'), body: say('info.line'), rule: 'MT-4.15' };
  const good = goodWord(AREA_GOOD[row.area] ?? 0);
  const small = index >= BANK.length + ROWS.length;
  const words = { good, price: row.price, n: row.yields };
  return {
    title: areaName(row.area),
    body: say(small ? 'explain.small.body' : 'explain.row.body', words) + holds,
    rule: small ? 'MT-4.20' : 'MT-4.18',
  };
}

function explainSpace(text: string): Explanation {
  const [id = '', column = '0'] = text.split('@');
  const row = SHOPS.findIndex((shop) => shop.id === id);
  const price = Number(column) || (SHOPS[row]?.from ?? 1);
  const reward = say(`${shopKey(row)}.reward`);
  return {
    title: shopName(row),
    body: say('explain.space.body', {
      reward: reward.charAt(0).toUpperCase() + reward.slice(1),
      pumpkins: pumpkins(price),
    }),
    rule: 'MT-4.24',
  };
}

function explainWheel(space: string): Explanation {
  if (space === '') return { title: say('wheel'), body: say('explain.wheel.body'), rule: 'MT-4.10' };
  const index = Number(space);
  const pair = WHEEL[index];
  const workers = pair ? workersWords(pair) : say('move.advance.white');
  return {
    title: say('wheel'),
    body: say('explain.wheel.space', { n: index + 1, workers }),
    rule: 'MT-4.13',
  };
}

function explainRival(s: State): Explanation {
  const cards = RIVAL_CARDS.flatMap((_, i) => {
    const n = s.deck.filter((one) => one === i).length;
    return n > 0 ? [n > 1 ? `${n} × ${cardName(i)}` : cardName(i)] : [];
  });
  const words = { left: count(s.deck.length, 'card'), gone: s.discard.length, cards: list(cards) };
  return { title: say('rival'), body: say('explain.rival.body', words), rule: 'MT-6.2' };
}

function explainSupply(s: State, id: string): Explanation {
  const worker = id.startsWith('w-');
  const at = worker ? colourIndex(id.slice(2)) : goodIndex(id);
  const n = (worker ? s.supply.workers[at] : s.supply.goods[at]) ?? 0;
  const goods = worker ? count(n, `${COLOURS[at] ?? ''} worker`) : `${n} ${GOODS[at] ? goodWord(at, n) : ''}`;
  return { title: say('explain.supply'), body: say('explain.supply.body', { goods }), rule: 'MT-4.5' };
}

function explainPlace(id: string): Explanation {
  if (id === 'city') return { title: say('city'), body: say('explain.city.body'), rule: 'MT-4.23' };
  if (id === 'bank') return { title: say('bank'), body: say('explain.place.bank'), rule: 'MT-4.21' };
  return { title: areaName(Number(id)), body: say('explain.place.area'), rule: 'MT-4.21' };
}
