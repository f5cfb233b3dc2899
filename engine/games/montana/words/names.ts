/** What things are called: fields by tile and side, places, shops, cards. */
import { count, list } from '../../../core/words';
import { AREAS, BANK, COLOURS, COW_SILVER, GOODS, RIVAL_CARDS, ROWS, TILES } from '../data';
import { landscape } from '../rules/landscape';
import { colourIndex, goodIndex } from '../state';
import { say } from './catalogue';

type DirKey = 'dir.0' | 'dir.1' | 'dir.2' | 'dir.3' | 'dir.4' | 'dir.5';
const DIRS: readonly DirKey[] = ['dir.0', 'dir.1', 'dir.2', 'dir.3', 'dir.4', 'dir.5'];

/** "Gallatin north-west": the tile and where on it. */
export function fieldName(s: { board: string }, index: number): string {
  const field = landscape(s).fields[index];
  if (!field) return '';
  const dir = DIRS[field.dir];
  return say('field.name', {
    tile: TILES[field.tile]?.name ?? '',
    dir: dir ? say(dir) : say('dir.centre'),
  });
}

type ShortKey = 'short.0' | 'short.1' | 'short.2' | 'short.3' | 'short.4' | 'short.5';
const SHORTS: readonly ShortKey[] = ['short.0', 'short.1', 'short.2', 'short.3', 'short.4', 'short.5'];

/** "Gallatin NW", where room is short. */
export function fieldLabel(s: { board: string }, index: number): string {
  const field = landscape(s).fields[index];
  const dir = field ? SHORTS[field.dir] : undefined;
  if (!field || !dir) return fieldName(s, index);
  return say('field.name', { tile: TILES[field.tile]?.name ?? '', dir: say(dir) });
}

export function areaName(area: number): string {
  return say(`area.${AREAS[area] ?? 'mine'}`);
}

type ShopKey = 'shop.city-cattle' | 'shop.city-goods' | 'shop.city-smelter' | 'shop.city-freight';
const SHOP_KEYS: readonly ShopKey[] = [
  'shop.city-cattle',
  'shop.city-goods',
  'shop.city-smelter',
  'shop.city-freight',
];
export function shopKey(row: number): ShopKey {
  return SHOP_KEYS[row] ?? 'shop.city-smelter';
}

export function shopName(row: number): string {
  return say(shopKey(row));
}

/** A spot of the worker board: "bank space for 8 silver", "mine row for 3 silver". */
export function spotName(index: number): string {
  const bank = BANK[index];
  if (bank) return say('spot.bank', { silver: bank.pays });
  const row = ROWS[(index - BANK.length) % ROWS.length];
  return row ? say('spot.row', { place: areaName(row.area).toLowerCase(), price: row.price }) : '';
}

export function cardName(index: number): string {
  const card = RIVAL_CARDS[index];
  if (!card || card.job === 'camp') return say('card.camp');
  if (card.job === 'claim') {
    return say('card.claim', { place: (card.area < 0 ? say('bank') : areaName(card.area)).toLowerCase() });
  }
  return say('card.stake', { key: say(`key.${card.key ?? 'line'}`) });
}

/** "3 silver", "a stone worker", "1 grain" */
export function tradeWords(what: string): string {
  if (what === 'silver') return `${COW_SILVER} silver`;
  if (what.startsWith('w-')) return workersWords([colourIndex(what.slice(2))]);
  return goodsWords(GOODS.map((_, g) => (g === goodIndex(what) ? 1 : 0)));
}

export function workerWord(colour: number): string {
  return `${COLOURS[colour] ?? ''} worker`;
}

/** "2 grain workers", "a copper and a stone worker", "2 copper workers and a grain worker". */
export function workersWords(colours: readonly number[]): string {
  const held = COLOURS.map((id, c) => ({ id, c, n: colours.filter((one) => one === c).length }));
  const some = held.filter(({ n }) => n > 0);
  if (some.length > 1 && some.every(({ n }) => n === 1)) {
    return `${list(some.map(({ id }) => `a ${id}`))} worker`;
  }
  return list(some.map(({ c, n }) => (n === 1 ? `a ${workerWord(c)}` : count(n, workerWord(c)))));
}

export function goodWord(good: number, n = 1): string {
  const id = GOODS[good];
  if (!id) return '';
  return id === 'pumpkin' && n !== 1 ? say('good.pumpkins') : say(`good.${id}`);
}

/** "2 grain and 1 pumpkin" */
export function goodsWords(goods: readonly number[]): string {
  return list(goods.flatMap((n, good) => (n > 0 ? [`${n} ${goodWord(good, n)}`] : [])));
}

export function pumpkins(n: number): string {
  return `${n} ${goodWord(5, n)}`;
}

export function settlements(n: number): string {
  return count(n, 'settlement');
}
