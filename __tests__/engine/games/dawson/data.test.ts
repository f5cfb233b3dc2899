import { cityOf, fitOf, shapeOf, squareOffset, turnedEdge } from '@/engine/games/dawson/rules/city';
import {
  CHARACTERS,
  diceFor,
  growAtFor,
  RANKS,
  rankFor,
  RIVAL_LEVELS,
  SOLO_LEVELS,
  TILES,
} from '@/engine/games/dawson/data';
import { CITY_A, CITY_A4, at, table } from './table';

const lots = TILES.flatMap((tile) => [...tile.lots]);

describe('the City Deck (2.5)', () => {
  it('has 24 tiles, 128 lots and 16 public squares in 12 buildings', () => {
    expect(TILES).toHaveLength(24);
    expect(lots.filter((lot) => lot > 0)).toHaveLength(128);
    expect(lots.filter((lot) => lot === 0)).toHaveLength(16);
    expect(TILES.filter((tile) => tile.building)).toHaveLength(12);
    expect([1, 2, 3, 4, 5, 6].map((value) => lots.filter((lot) => lot === value).length)).toEqual([
      23, 23, 25, 24, 19, 14,
    ]);
  });

  it('has exactly one highest lot on every tile, the one named', () => {
    for (const tile of TILES) {
      const top = Math.max(...tile.lots);
      expect(tile.lots.filter((lot) => lot === top)).toHaveLength(1);
      expect(tile.lots[tile.highest]).toBe(top);
    }
  });

  it('has 15 tiles with a long street edge, 4 with a short one only, 5 with none', () => {
    const long = TILES.filter((tile) => tile.streets.includes('S') || tile.streets.includes('N'));
    expect(long).toHaveLength(15);
    expect(TILES.filter((tile) => tile.streets.length > 0 && !long.includes(tile))).toHaveLength(4);
    expect(TILES.filter((tile) => tile.streets.length === 0)).toHaveLength(5);
  });

  it('has a building exactly where there are public squares', () => {
    for (const tile of TILES) expect(tile.lots.includes(0)).toBe(tile.building !== undefined);
  });
});

describe('turning a tile (2.6)', () => {
  const rows = (r: number) => {
    const [w, h] = shapeOf(r);
    const grid = Array.from({ length: h }, () => new Array<string>(w).fill(''));
    [...'abcdef'].forEach((letter, index) => {
      const [x, y] = squareOffset(index, r);
      (grid[y] as string[])[x] = letter;
    });
    return grid.map((row) => row.join('')).join('/');
  };
  it('lays the rows of the table', () => {
    expect([0, 1, 2, 3].map(rows)).toEqual(['abc/def', 'da/eb/fc', 'fed/cba', 'cf/be/ad']);
  });
  it('turns the street edges with it', () => {
    expect([0, 1, 2, 3].map((r) => turnedEdge('S', r)).join('')).toBe('SWNE');
    expect([0, 1, 2, 3].map((r) => turnedEdge('E', r)).join('')).toBe('ESWN');
    expect([0, 1, 2, 3].map((r) => turnedEdge('W', r)).join('')).toBe('WNES');
  });
});

describe('the other tables', () => {
  it('W4: gives dice and threshold by the number of players', () => {
    expect([1, 2, 3, 4, 5, 6].map(diceFor)).toEqual([9, 12, 15, 18, 21, 24]);
    expect([1, 2, 3, 4, 5, 6].map(growAtFor)).toEqual([4, 5, 6, 7, 8, 9]);
  });
  it('has six characters with six abilities, seven ranks, four levels of each kind', () => {
    expect(new Set(CHARACTERS.map((character) => character.ability)).size).toBe(6);
    expect(RANKS.map((rank) => rank.from)).toEqual([0, 30, 45, 60, 75, 90, 105]);
    expect(SOLO_LEVELS).toHaveLength(4);
    expect(RIVAL_LEVELS).toHaveLength(4);
    expect(rankFor(44).id).toBe('boarding-house');
    expect(rankFor(200).id).toBe('klondike-legend');
  });
  it('draws City A as the specification does', () => {
    const state = table({ plan: CITY_A });
    const city = cityOf(state.plan);
    const row = (y: number, xs: number[]) => xs.map((x) => city.lots[at(state, `${x},${y}`)]).join(' ');
    expect([0, 1, 2].map((y) => row(y, [-2, -1, 1, 2]))).toEqual(['5 3 5 3', '1 6 4 6', '4 2 1 2']);
    expect(cityOf(CITY_A4).hoods).toHaveLength(4);
    expect(fitOf(city, 4, 0, 0, 0)).toEqual({ ok: false, why: 'covers-street' });
  });
});
