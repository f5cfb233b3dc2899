import { TILES, tileIndex as id } from '@/engine/games/dakota/data-tiles';
import { dakota } from '@/engine/games/dakota';
import { openLayers } from '@/engine/games/dakota/rules/exploring';
import { fittingTurns, fitsCell, endTiles, deepest, frontier } from '@/engine/games/dakota/rules/mine';
import { begin, dig, k, kind, list, people, play, shaft, table, town } from './table';

/** The mine of P5. */
function six() {
  const s = table();
  const tiles: [number, number, string, string][] = [
    [0, 1, 'l1-straight-c', 'NS'],
    [0, 2, 'l1-cross-x', 'NESW'],
    [-1, 2, 'l1-tee-c', 'ESW'],
    [1, 2, 'l1-tee-i', 'ESW'],
    [0, 3, 'l1-straight-i', 'NS'],
    [-2, 2, 'l1-end-g', 'E'],
    [-1, 3, 'l1-curve-c', 'NW'],
    [2, 2, 'l1-straight-u', 'EW'],
    [1, 3, 'l1-end-cc', 'N'],
    [0, 4, 'l1-tee-u', 'NEW'],
    [1, 4, 'l1-end-s', 'W'],
    [-1, 4, 'l1-straight-s', 'EW'],
  ];
  for (const [x, y, tile, sides] of tiles) dig(s, x, y, tile, sides);
  return s;
}

test('DK-4.2.1 distance counts the tiles of the tunnel, itself included', () => {
  const s = six();
  const at = (x: number, y: number) => town(s).mine.find((m) => m.x === x && m.y === y)?.distance;
  expect([at(0, 1), at(0, 2), at(1, 3), at(-1, 4)]).toEqual([1, 2, 4, 5]);
});

test('DK-4.2.2 O3 layer 2 fits from distance 4, layer 3 from distance 7', () => {
  const s = table();
  shaft(s, ['c', 'c']);
  expect(openLayers(s, 0, false)).toEqual([1]);
  dig(s, 0, 3, 'l1-straight-i', 'NS');
  expect(openLayers(s, 0, false)).toEqual([1, 2]);
  for (const y of [4, 5, 6]) dig(s, 0, y, 'l1-straight-i', 'NS');
  expect(openLayers(s, 0, false)).toEqual([1, 2, 3]);
});

test('DK-4.2.3 O4 two mouths would close a loop; a curve joining only one is legal', () => {
  const s = table();
  dig(s, 0, 1, 'l1-cross-x', 'NESW');
  dig(s, 1, 1, 'l1-curve-c', 'SW');
  dig(s, 0, 2, 'l1-tee-c', 'NES');
  const cell = frontier(s, town(s).mine).find((c) => c.x === 1 && c.y === 2)!;
  expect(fitsCell(cell, id('l1-cross-x'))).toBe(false);
  const turns = fittingTurns(cell, id('l1-curve-c'));
  const open = turns.map((turn) => TILES[id('l1-curve-c')]!.open[turn]);
  // North and west are the mouths: a curve may take one of them, never both.
  expect(open.sort()).toEqual([1 | 2, 4 | 8].sort());
});

test('DK-4.2.3 O5 the first tile must be open upward under the entrance', () => {
  const s = table();
  const [cell] = frontier(s, []);
  expect(cell).toMatchObject({ x: 0, y: 1 });
  const straight = TILES[id('l1-straight-c')]!;
  expect(fittingTurns(cell!, id('l1-straight-c')).map((turn) => straight.open[turn])).toEqual([5]);
  expect(s.reach).toBe(5);
});

test('DK-4.2.4 an open side may run against rock, the surface or the bounds', () => {
  const s = table();
  dig(s, 0, 1, 'l1-cross-x', 'NESW');
  dig(s, 1, 1, 'l1-tee-c', 'NEW');
  expect(dakota.violations(s).filter((v) => v.startsWith('10.5'))).toEqual([]);
  expect(frontier(s, town(s).mine).some((c) => c.y < 1)).toBe(false);
});

test('DK-4.2.5 a free exploration draws two of one bag, places at most one, the rest go back', () => {
  const s = table();
  const before = s.tiles.slice();
  begin(s, { kind: 'free-exploration', seat: 0, draw: 2 });
  expect(kind(s)).toBe('lay');
  const frame = s.pending[0];
  expect(frame && 'exploration' in frame && frame.exploration.drawn).toHaveLength(2);
  play(s, 'none');
  expect(s.tiles).toEqual(before);
  s.tiles = s.tiles.map(() => 0);
  s.tiles[id('l1-straight-c')] = 1;
  begin(s, { kind: 'free-exploration', seat: 0, draw: 2 });
  expect(list(s)).toEqual(['lay:l1-straight-c:0,1:0', 'none']);
  play(s, 'lay:l1-straight-c:0,1:0');
  expect(town(s).mine).toHaveLength(1);
  expect(begin(s, { kind: 'free-exploration', seat: 0, draw: 2 })[0]?.kind).toBe('explore-blocked');
});

test('DK-4.2.6 up to three explorers at $1, $1 and $2, each used for the day, none of it laid out', () => {
  const s = table();
  people(s, { miner: 5 });
  begin(s, { kind: 'explorer', seat: 0 });
  const cash: number[] = [];
  for (let i = 0; i < 3; i++) {
    play(s, 'send:miner:1');
    cash.push(town(s).cash);
    while (kind(s) !== 'explorer' && s.pending.length > 0) play(s, list(s).at(-1)!);
  }
  expect(cash).toEqual([19, 18, 16]);
  expect(town(s).idle[0]).toBe(2);
  expect(town(s).spent).toBe(0);
  expect(s.pending).toEqual([]);
});

test('DK-4.2.7 no explorer without money or without a bag', () => {
  const s = table();
  people(s, { miner: 2 });
  town(s).cash = 0;
  begin(s, { kind: 'explorer', seat: 0 });
  expect(s.pending).toEqual([]);
  town(s).cash = 5;
  dig(s, 0, 1, 'l1-end-g', 'N');
  begin(s, { kind: 'explorer', seat: 0 });
  expect(s.pending).toEqual([]);
  people(s, { 'strong-miner': 1 });
  begin(s, { kind: 'explorer', seat: 0 });
  expect(list(s)).toEqual(['send:strong-miner:1', 'done']);
});

test('DK-4.2.8 a strong miner may replace a tile if all joints stay and none is new', () => {
  const s = table();
  shaft(s, ['c', 'x', 'i']);
  people(s, { 'strong-miner': 1 });
  s.tiles = s.tiles.map(() => 0);
  s.tiles[id('l1-tee-c')] = 1;
  s.tiles[id('l1-curve-c')] = 1;
  begin(s, { kind: 'explorer', seat: 0 });
  play(s, 'send:strong-miner:1');
  expect(list(s)).toEqual(expect.arrayContaining(['lay:l1-tee-c:0,2:0', 'lay:l1-tee-c:0,2:2']));
  expect(list(s)).not.toContain('lay:l1-tee-c:0,2:1');
  expect(dakota.describe(s, 'lay:l1-tee-c:0,2:0').targets).toEqual(['cell:0,2', 'tile:l1-tee-c', 'turn:0']);
  play(s, 'lay:l1-tee-c:0,2:0');
  expect(town(s).mine[1]).toMatchObject({ tile: id('l1-tee-c'), distance: 2 });
  expect(s.tiles[id('l1-straight-x')]).toBe(1);
  expect(s.tiles[id('l1-curve-c')]).toBe(1);
});

test('DK-4.2.9 a prospector looks at three free, or pays $2 for the first fork found', () => {
  const s = table();
  people(s, { prospector: 2 });
  begin(s, { kind: 'explorer', seat: 0 });
  play(s, 'look:1');
  const frame = s.pending.at(-1);
  expect(frame && 'exploration' in frame && frame.exploration.drawn).toHaveLength(3);
  expect([town(s).cash, town(s).explorers]).toEqual([20, 0]);
  play(s, 'none', 'search:1');
  expect(town(s).cash).toBe(18);
  expect(list(s)[0]).toMatch(/^lay:l1-(tee|cross)-/);
  play(s, 'none');
  people(s, { prospector: 1 });
  s.tiles = s.tiles.map((n, i) => (['tee', 'cross'].includes(TILES[i]!.shape) ? 0 : n));
  begin(s, { kind: 'explorer', seat: 0 });
  const events = play(s, 'search:1');
  expect(events.some((e) => e.kind === 'search-nothing')).toBe(true);
  expect([town(s).cash, town(s).idle[k('prospector')]]).toEqual([16, 0]);
});

test('DK-4.2.10 only tiles with nothing behind them are end tiles', () => {
  const s = six();
  const ends = endTiles(town(s).mine).map((i) => `${town(s).mine[i]?.x},${town(s).mine[i]?.y}`);
  expect(ends).toEqual(['-2,2', '-1,3', '2,2', '1,3', '1,4', '-1,4']);
});

test('DK-4.2.11 P5 P6 O6 shafts are end tiles: six in the example; a fork is one until two hang on it', () => {
  const s = six();
  expect(endTiles(town(s).mine)).toHaveLength(6);
  expect(deepest(town(s).mine)).toBe(5);
  const t = table();
  dig(t, 0, 1, 'l1-tee-c', 'NES');
  expect(endTiles(town(t).mine)).toHaveLength(1);
  dig(t, 0, 2, 'l1-straight-c', 'NS');
  expect(endTiles(town(t).mine)).toHaveLength(1);
  dig(t, 1, 1, 'l1-straight-i', 'EW');
  expect(endTiles(town(t).mine)).toHaveLength(2);
});

test('DK-4.2.12 a tile that fits nowhere is not offered; if none fits the exploration is over', () => {
  const s = table();
  // The only mouth is shared by two tunnels: a crossing would close a loop.
  dig(s, 0, 1, 'l1-cross-x', 'NESW');
  dig(s, 1, 1, 'l1-curve-c', 'SW');
  dig(s, 0, 2, 'l1-curve-c', 'NE');
  dig(s, -1, 1, 'l1-end-g', 'E');
  expect(frontier(s, town(s).mine).map((c) => `${c.x},${c.y}`)).toEqual(['1,2']);
  people(s, { miner: 1 });
  s.tiles = s.tiles.map(() => 0);
  s.tiles[id('l1-cross-x')] = 2;
  begin(s, { kind: 'explorer', seat: 0 });
  const events = play(s, 'send:miner:1');
  expect(events.map((e) => e.kind)).toContain('explore-none');
  expect([town(s).cash, town(s).used[0], s.tiles[id('l1-cross-x')]]).toEqual([19, 1, 2]);
});
