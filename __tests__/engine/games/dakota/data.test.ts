import {
  BUILDING,
  BUILDINGS,
  CART_WAGES,
  COMBOS,
  EXPLORER_WAGES,
  JOB_PRICES,
  RES_LETTERS,
  SINGLE_PRICE,
  SPECIALIST_SUPPLY,
} from '@/engine/games/dakota/data';
import { CARDS, copiesIn } from '@/engine/games/dakota/data-cards';
import { TILES } from '@/engine/games/dakota/data-tiles';

test('120 tiles in three bags of 48, 40 and 32, with the check sums of the specification', () => {
  const expected = [
    { tiles: 48, none: 12, one: 28, two: 8, res: [15, 15, 8, 5, 1] },
    { tiles: 40, none: 7, one: 22, two: 11, res: [4, 9, 13, 13, 5] },
    { tiles: 32, none: 4, one: 14, two: 14, res: [1, 2, 7, 15, 17] },
  ];
  expected.forEach((row, i) => {
    const layer = TILES.filter((tile) => tile.layer === i + 1);
    const copies = (test: (n: number) => boolean) =>
      layer.filter((tile) => test(tile.resources.length)).reduce((n, tile) => n + tile.copies, 0);
    expect(copies(() => true)).toBe(row.tiles);
    expect([copies((n) => n === 0), copies((n) => n === 1), copies((n) => n === 2)]).toEqual([
      row.none,
      row.one,
      row.two,
    ]);
    const pieces = [0, 1, 2, 3, 4].map((res) =>
      layer.reduce((n, tile) => n + tile.copies * tile.resources.filter((r) => r === res).length, 0),
    );
    expect(pieces).toEqual(row.res);
  });
  expect(
    TILES.every((tile) => /^l[123]-(straight|curve|tee|cross|end)-([ciusg]{1,2}|x)$/.test(tile.id)),
  ).toBe(true);
});

test('shapes by layer and their turns', () => {
  const count = (layer: number, shape: string) =>
    TILES.filter((t) => t.layer === layer && t.shape === shape).reduce((n, t) => n + t.copies, 0);
  const shapes = ['straight', 'curve', 'tee', 'cross', 'end'];
  expect(shapes.map((shape) => count(1, shape))).toEqual([14, 12, 10, 4, 8]);
  expect(shapes.map((shape) => count(2, shape))).toEqual([11, 10, 8, 4, 7]);
  expect(shapes.map((shape) => count(3, shape))).toEqual([8, 8, 6, 3, 7]);
  const turns = Object.fromEntries(TILES.map((tile) => [tile.shape, tile.turns.length]));
  expect(turns).toEqual({ straight: 2, curve: 4, tee: 4, cross: 1, end: 4 });
});

test('63 cards, 41 in the solo race, 55 and 33 in calm weather: the bank-run dial stands at 6', () => {
  const total = (solo: boolean, calm: boolean) =>
    CARDS.reduce((n, card) => n + copiesIn(card, solo, calm), 0);
  expect([total(false, false), total(true, false), total(false, true), total(true, true)]).toEqual([
    63, 41, 55, 33,
  ]);
  const by = (type: string) => CARDS.filter((c) => c.type === type).reduce((n, c) => n + c.copies, 0);
  expect(['event', 'noon', 'evening', 'attack', 'reaction'].map(by)).toEqual([17, 12, 12, 14, 8]);
});

test('buildings, carts, wages, jobs and market as in the tables', () => {
  expect(BUILDINGS.map((type) => BUILDING[type].cost)).toEqual([5, 8, 10, 12, 5, 9]);
  expect(BUILDINGS.map((type) => BUILDING[type].points)).toEqual([1, 2, 3, 3, 1, 3]);
  expect(BUILDINGS.map((type) => BUILDING[type].beds)).toEqual([3, 5, 2, 0, 0, 0]);
  expect(BUILDINGS.map((type) => BUILDING[type].windows)).toEqual([0, 0, 2, 2, 2, 2]);
  expect(BUILDINGS.map((type) => BUILDING[type].stores)).toEqual([1, 1, 1, 1, 1, 3]);
  expect(BUILDINGS.map((type) => BUILDING[type].supply[0])).toEqual([4, 2, 3, 3, 3, 3]);
  expect(BUILDINGS.map((type) => BUILDING[type].supply[3])).toEqual([16, 8, 6, 6, 6, 6]);
  expect(Object.values(SPECIALIST_SUPPLY).reduce((a, b) => a + b, 0)).toBe(32);
  expect([...CART_WAGES, ...EXPLORER_WAGES]).toEqual([1, 3, 5, 7, 1, 1, 2]);
  expect(JOB_PRICES).toEqual([2, 3, 4, 5, 5, 6, 6, 7]);
  expect(SINGLE_PRICE).toEqual([1, 1, 2, 2, 3]);
  expect(COMBOS.map((row) => row.pays)).toEqual([6, 6, 11, 7, 7, 8, 10, 13, 18]);
  expect(COMBOS.map((row) => row.slots)).toEqual([2, 3, 2, 2, 2, 2, 2, 1, 1]);
  expect(RES_LETTERS).toBe('ciusg');
});
