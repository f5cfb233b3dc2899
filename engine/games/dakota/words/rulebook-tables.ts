/** Tables of the rulebook, written from the data the engine plays by: one row a line. */
import { capital, list } from '../../../core/words';
import {
  BUILDING,
  BUILDINGS,
  CART,
  CART_SIZES,
  COMBOS,
  JOB_PRICES,
  KINDS,
  RESOURCES,
  SINGLE_PRICE,
  SPECIALIST_SUPPLY,
  isSpecialist,
} from '../data';
import { CARDS, type CardType } from '../data-cards';
import { LAYERS, TILES } from '../data-tiles';
import { at } from '../rules/counts';
import { say } from './catalogue';
import {
  aboutWorker,
  buildingName,
  cardName,
  cardText,
  cartName,
  comboName,
  lotName,
  resName,
  workerName,
} from './names';

/** A clause with the rows of its table under it. */
export function withRows(text: string, rows: readonly string[]): string {
  return [text, ...rows].join('\n');
}

export const buildingRows: readonly string[] = BUILDINGS.map((type) => {
  const { cost, points, beds, windows, stores, supply } = BUILDING[type];
  const counts = list(supply.map(String));
  const name = capital(buildingName(type));
  return say('row.building', { name, cost, points, beds, windows, stores, counts });
});

export const cartRows: readonly string[] = CART_SIZES.map((size) => {
  const name = capital(say('title.new-cart', { cart: cartName(size) }));
  return say('row.cart', { name, cost: CART[size].cost, seats: CART[size].seats });
});

export const workerRows: readonly string[] = KINDS.flatMap((id, kind) => {
  if (!isSpecialist(kind)) return [];
  const holes = { name: capital(workerName(kind)), n: SPECIALIST_SUPPLY[id], text: aboutWorker(kind) };
  return [say('row.worker', holes)];
});

export const jobRows: readonly string[] = JOB_PRICES.map((cost, i) => say('row.job', { n: i + 1, cost }));

export const marketRows: readonly string[] = [
  ...RESOURCES.map((_, res) =>
    say('row.price', { name: capital(resName(res)), cost: at(SINGLE_PRICE, res) }),
  ),
  ...COMBOS.map(({ id, pieces, pays, slots }) =>
    say('row.combo', { name: capital(comboName(id)), lot: lotName(pieces), pays, slots }),
  ),
];

export const tileRows: readonly string[] = LAYERS.map((layer) => {
  const tiles = TILES.filter((tile) => tile.layer === layer);
  const copies = (some: typeof tiles) => some.reduce((n, tile) => n + tile.copies, 0);
  const dead = copies(tiles.filter(({ shape }) => shape === 'end'));
  const pieces = RESOURCES.map((_, res) => {
    const n = tiles.reduce(
      (sum, tile) => sum + tile.copies * tile.resources.filter((one) => one === res).length,
      0,
    );
    return say('row.pieces', { n, res: resName(res) });
  });
  return say('row.tiles', { layer, n: copies(tiles), dead, pieces: list(pieces) });
});

export function cardRows(type: CardType): readonly string[] {
  return CARDS.filter((card) => card.type === type).map(({ id, copies }) =>
    say('row.card', { name: cardName(id), n: copies, text: cardText(id) }),
  );
}
