import { BANK, CITY_SPACES, OUTLINES, ROWS, SHOPS, TABLE, TILES, WHEEL } from '@/engine/games/montana/data';
import { LEVELS, RIVAL_CARDS } from '@/engine/games/montana/data-race';
import { boardOf, fieldId, layoutKey } from '@/engine/games/montana/rules/landscape';
import { deckOf } from '@/engine/games/montana/rules/rival';
import { seedRng, shuffle, below } from '@/engine/core/rng';
import { TB2 } from './table';

test('2.6 the twelve tiles have the check sums of the specification', () => {
  const all = TILES.flatMap((tile) => tile.fields);
  const letters = (letter: string) => all.join('').split(letter).length - 1;
  expect(all).toHaveLength(84);
  expect(all.filter((text) => text === 'L')).toHaveLength(6);
  expect(all.filter((text) => text === 'M')).toHaveLength(6);
  expect([letters('K'), letters('2')]).toEqual([16, 12]);
  expect(['c', 'C', 's', 'S', 'g', 'p'].map(letters)).toEqual([31, 13, 34, 12, 49, 49]);
  expect(TILES.every((tile) => tile.fields.filter((text) => text.includes('2')).length === 1)).toBe(true);
});

test('2.2 each colour stands three times on the wheel, white spaces lie opposite', () => {
  const colours = WHEEL.flatMap((pair) => pair ?? []);
  for (const colour of [0, 1, 2, 3]) expect(colours.filter((one) => one === colour)).toHaveLength(3);
  expect([WHEEL[3], WHEEL[7]]).toEqual([null, null]);
  expect(WHEEL[0]).toEqual([1, 3]);
  expect(WHEEL[2]).toEqual([3, 3]);
});

test('2.3 to 2.5 bank, rows and shops', () => {
  expect(BANK.map((space) => [space.workers, space.pays])).toEqual([
    [1, 4],
    [2, 7],
    [2, 8],
    [3, 13],
  ]);
  expect(ROWS.map((row) => [row.price, row.yields])).toEqual([
    [1, 1],
    [3, 2],
    [6, 3],
    [1, 1],
    [3, 2],
    [6, 3],
    [2, 2],
    [4, 3],
    [6, 4],
    [2, 2],
    [4, 3],
    [6, 4],
  ]);
  expect(SHOPS.map((shop) => shop.from)).toEqual([2, 3, 1, 1]);
  expect(CITY_SPACES).toBe(21);
});

test('2.8 the supply grows with the players', () => {
  expect(TABLE[2]).toEqual({ goods: [10, 6, 10, 6, 10, 10], settlements: 12, cap: 60 });
  expect(TABLE[3]).toEqual({ goods: [15, 9, 15, 9, 15, 15], settlements: 10, cap: 50 });
  expect(TABLE[4]).toEqual({ goods: [20, 12, 20, 12, 20, 20], settlements: 8, cap: 40 });
});

test('2.7 flowers tile the plane, and land is one region on random boards', () => {
  const rng = seedRng('boards');
  for (const players of [2, 3, 4]) {
    const outline = OUTLINES[players] ?? [];
    expect(outline).toHaveLength({ 2: 7, 3: 9, 4: 10 }[players] ?? 0);
    for (let i = 0; i < 40; i++) {
      const tiles = shuffle(
        rng,
        TILES.map((_, t) => t),
      ).slice(0, outline.length);
      const board = boardOf(
        layoutKey(
          players,
          tiles.map((tile) => [tile, below(rng, 6)] as const),
        ),
      );
      expect(new Set(board.fields.map(fieldId)).size).toBe(outline.length * 7);
      expect(board.starts.length).toBeGreaterThan(10);
    }
  }
});

test('11 the rows of test board TB-2', () => {
  const board = boardOf(TB2);
  const row = (r: number) =>
    board.fields
      .filter((field) => field.r === r)
      .map((field) => {
        if (field.kind !== 'land') return field.kind;
        const goods = field.cost.map((n, g) => 'cCsSgp'.charAt(g).repeat(n)).join('');
        return `${goods}${field.cow ? 'K' : ''}${field.two ? '2' : ''}`;
      });
  expect(row(-4)).toEqual(['cspK', 'Sg']);
  expect(row(-1)).toEqual(['sspK', 'mountain', 'ccs', 'ccs', 'lake', 'Cp', 'sgpK']);
  expect(row(0)).toEqual(['csgK', 'sp', 'sp', 'SgK', 'csgp2', 'CSg2', 'sg']);
  expect(row(3)).toEqual(['sgpK', 'sgg', 'lake', 'gp', 'SpK']);
  expect(row(4)).toEqual(['sg', 'ccg']);
});

test('6.1 rival decks have 13, 11, 12 and 11 cards', () => {
  expect(LEVELS.map((level) => deckOf(level).length)).toEqual([13, 11, 12, 11]);
  expect(RIVAL_CARDS.map((card) => card.bid)).toEqual([0, 3, 2, 4, 0, 0, 2, 3, 0, 2, 0]);
});
