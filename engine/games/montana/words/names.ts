/** What things are called: fields by tile and side, places, shops, cards, goods and workers. */
import { count, list, numberWord, YOU } from '../../../core/words';
import {
  amount,
  areaOfRow,
  AREAS,
  BANK,
  COLOURS,
  COW_PIECES,
  COW_SILVER,
  entry,
  GOODS,
  numberOf,
  PUMPKIN,
  ROWS,
  SHOPS,
  TILES,
  WHEEL,
  WORKERS_PER_SPACE,
  type PieceId,
  type Trade,
} from '../data';
import { RIVAL_CARDS, type Job, type RivalCard } from '../data-race';
import { CENTRE, fieldAt } from '../rules/landscape';
import type { SupplyPiece } from '../rules/targets';
import { placeOfSpot } from '../rules/worker-board';
import { isRace, nameOf, RIVAL, type State } from '../state';
import { say } from './catalogue';

/** In the order of RING. */
const SIDES = ['e', 'se', 'sw', 'w', 'nw', 'ne'] as const;

export function tileName({ tile }: { readonly tile: number }): string {
  return say(`tile.${entry(TILES, tile).id}`);
}

/** "Gallatin north-west": the tile and where on it. */
export function fieldName(s: { readonly board: string }, index: number): string {
  const field = fieldAt(s, index);
  const dir = field.dir === CENTRE ? say('dir.centre') : say(`dir.${entry(SIDES, field.dir)}`);
  return say('field.name', { tile: tileName(field), dir });
}

/** "Gallatin NW", where room is short. */
export function fieldLabel(s: { readonly board: string }, index: number): string {
  const field = fieldAt(s, index);
  if (field.dir === CENTRE) return fieldName(s, index);
  return say('field.name', { tile: tileName(field), dir: say(`short.${entry(SIDES, field.dir)}`) });
}

export function areaName(area: number): string {
  return say(`area.${entry(AREAS, area).id}`);
}

export function shopName(row: number): string {
  return say(`shop.${entry(SHOPS, row).id}`);
}

/** "1 cow, then up to 3 upgrades" */
export function rewardWords(row: number): string {
  const { id, cows, silver, goods, upgrades } = entry(SHOPS, row);
  return say(`shop.${id}.reward`, {
    cows: count(cows, 'cow'),
    silver,
    goods,
    upgrades: count(upgrades, 'upgrade'),
  });
}

/** Who a sentence begins with: "Ann", "You", "The rival". */
export function sideName(s: State, side: number): string {
  return isRace(s) && side === RIVAL ? say('rival.first') : nameOf(s, side);
}

/** The same inside a sentence: "Ann", "you", "the rival". */
export function sideInside(s: State, side: number): string {
  if (isRace(s) && side === RIVAL) return say('rival.inside');
  const name = nameOf(s, side);
  return name === YOU ? name.toLowerCase() : name;
}

/** A spot of the worker board: "the bank space for 8 silver", "the mine row for 3 silver". */
export function spotName(index: number): string {
  const place = placeOfSpot(index);
  if (!place) throw new RangeError(`The worker board has no spot ${index}.`);
  if (place.kind === 'bank') return say('spot.bank', { silver: entry(BANK, place.space).pays });
  const name = areaName(areaOfRow(place.row)).toLowerCase();
  return say('spot.row', { place: name, price: entry(ROWS, place.row).price });
}

const CARD_NAMES: {
  readonly [J in Job]: (card: Extract<RivalCard, { readonly job: J }>) => string;
} = {
  claim: ({ place }) =>
    say('card.claim', {
      place: (place === 'bank' ? say('bank') : areaName(numberOf(AREAS, place))).toLowerCase(),
    }),
  stake: ({ key }) => say('card.stake', { key: say(`key.${key}`) }),
  camp: () => say('card.camp'),
};

/** A card of the rival by its id. */
export function cardNamed(id: string): RivalCard {
  return entry<RivalCard>(RIVAL_CARDS, numberOf(RIVAL_CARDS, id));
}

export function cardName(id: string): string {
  const card = cardNamed(id);
  return nameCard(card.job, card);
}

function nameCard<J extends Job>(job: J, card: RivalCard): string {
  return CARD_NAMES[job](card as Extract<RivalCard, { readonly job: J }>);
}

/** "3 silver", "a stone worker", "1 grain" */
export function tradeWords(trade: Trade): string {
  switch (trade.what) {
    case 'good':
      return goodsWords(some(trade.good, COW_PIECES));
    case 'silver':
      return silverWords(COW_SILVER);
    case 'worker':
      return workersWords(Array.from({ length: COW_PIECES }, () => trade.colour));
  }
}

export function silverWords(n: number): string {
  return `${n} silver`;
}

export function workerWord(colour: number): string {
  return `${entry(COLOURS, colour)} worker`;
}

/** "2 grain workers", "a copper and a stone worker", "2 copper workers and a grain worker". */
export function workersWords(colours: readonly number[]): string {
  const held = COLOURS.map((id, c) => ({ id, c, n: colours.filter((one) => one === c).length }));
  const there = held.filter(({ n }) => n > 0);
  if (there.length > 1 && there.every(({ n }) => n === 1)) {
    return `${list(there.map(({ id }) => `a ${id}`))} worker`;
  }
  return list(there.map(({ c, n }) => (n === 1 ? `a ${workerWord(c)}` : count(n, workerWord(c)))));
}

/** The workers of a space of the wheel; a white one gives any. */
export function wheelWords(space: number): string {
  const pair = entry(WHEEL, space);
  return pair ? workersWords(pair) : say('wheel.white', { n: numberWord(WORKERS_PER_SPACE) });
}

export function goodWord(good: number, n = 1): string {
  const id = entry(GOODS, good);
  return id === 'pumpkin' && n !== 1 ? say('good.pumpkins') : say(`good.${id}`);
}

/** "2 grain and 1 pumpkin" */
export function goodsWords(goods: readonly number[]): string {
  return list(goods.flatMap((n, good) => (n > 0 ? [`${n} ${goodWord(good, n)}`] : [])));
}

/** Goods with one kind set. */
export function some(good: number, n: number): number[] {
  return GOODS.map((_, g) => (g === good ? n : 0));
}

/** Goods with the kinds of a list set, such as the store's. */
export function goodsOf(kinds: readonly number[], counts: readonly number[]): number[] {
  return GOODS.map((_, g) => {
    const at = kinds.indexOf(g);
    return at < 0 ? 0 : amount(counts, at);
  });
}

/** "big copper", "pumpkins", "grain workers": a kind of piece. */
export function pieceWords(what: PieceId): string {
  const colour = COLOURS.findIndex((id) => what === `w-${id}`);
  if (colour >= 0) return `${workerWord(colour)}s`;
  return goodWord(
    GOODS.findIndex((id) => id === what),
    2,
  );
}

interface Supplied {
  readonly supply: {
    readonly goods: readonly number[];
    readonly workers: readonly number[];
    readonly cows: number;
  };
}

/** "3 stone", "1 grain worker", "5 cows": what the supply holds of a kind. */
export function supplyWords({ supply }: Supplied, piece: SupplyPiece): string {
  if (piece === 'cow') return count(supply.cows, 'cow');
  const colour = COLOURS.findIndex((id) => piece === `w-${id}`);
  if (colour >= 0) return count(amount(supply.workers, colour), workerWord(colour));
  const good = GOODS.findIndex((id) => piece === id);
  const n = amount(supply.goods, good);
  return `${n} ${goodWord(good, n)}`;
}

export function pumpkins(n: number): string {
  return `${n} ${goodWord(PUMPKIN, n)}`;
}

export function settlements(n: number): string {
  return count(n, 'settlement');
}
