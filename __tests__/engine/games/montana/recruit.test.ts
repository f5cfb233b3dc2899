import { montana } from '@/engine/games/montana';
import { COLOURS } from '@/engine/games/montana/data';
import { workersOf } from '@/engine/games/montana/state';
import { give, kind, options, play, quiet, spinTo } from './table';

test('MT-4.10 MT-4.13 V2 spin 0, then two grain for two spaces', () => {
  const s = quiet(2);
  const p = give(s, 0, { g: 2 });
  s.rng = spinTo(0);
  const grain = s.supply.goods[4] ?? 0;
  play(s, 'recruit');
  expect(p.workers).toEqual([0, 1, 0, 1]);
  play(s, 'advance:2');
  expect(p.workers).toEqual([0, 1, 0, 3]);
  expect([p.goods[4], s.supply.goods[4], s.arrow]).toEqual([0, grain + 2, 2]);
});

test('MT-4.11 V11 a white space offers ten pairs', () => {
  const s = quiet(2);
  const p = give(s, 0, { 'w-copper': 3 });
  s.rng = spinTo(3);
  play(s, 'recruit');
  expect(options(s)).toHaveLength(10);
  play(s, 'pair:grain+grain');
  expect(p.workers).toEqual([3, 0, 2, 0]);
});

test('MT-4.11 pairs nobody could give are not offered', () => {
  const s = quiet(2);
  s.supply.workers = [1, 0, 5, 0];
  s.rng = spinTo(7);
  play(s, 'recruit');
  expect(options(s)).toEqual(['pair:copper+grain', 'pair:grain+grain']);
  const lone = quiet(2);
  lone.supply.workers = [0, 1, 0, 0];
  lone.rng = spinTo(7);
  play(lone, 'recruit');
  expect(lone.players[0]?.workers).toEqual([0, 1, 0, 0]);
});

test('MT-4.12 V12 a ninth worker is sent away, new or old', () => {
  const s = quiet(2);
  const p = give(s, 0, { 'w-copper': 4, 'w-stone': 3 });
  s.rng = spinTo(1);
  play(s, 'recruit');
  expect([kind(s), workersOf(p)]).toEqual(['return-worker', 9]);
  expect(options(s)).toEqual(['return:copper', 'return:stone', 'return:grain']);
  play(s, 'return:copper');
  expect(p.workers).toEqual([3, 3, 2, 0]);
});

test('MT-4.12 two too many are sent away one by one before the arrow moves on', () => {
  const s = quiet(2);
  const p = give(s, 0, { 'w-copper': 8, g: 1 });
  s.rng = spinTo(1);
  play(s, 'recruit', 'return:grain');
  expect(kind(s)).toBe('return-worker');
  play(s, 'return:copper');
  expect([workersOf(p), kind(s)]).toEqual([8, 'recruit-advance']);
});

test('MT-4.13 V13 nine grain move the arrow seven spaces at most, once', () => {
  const s = quiet(2);
  const p = give(s, 0, { g: 9 });
  s.rng = spinTo(0);
  play(s, 'recruit');
  expect(options(s)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((k) => `advance:${k}`));
  play(s, 'advance:7');
  expect([s.arrow, p.goods[4], kind(s)]).toEqual([7, 2, 'white-pair']);
  play(s, 'pair:copper+stone');
  expect(montana.decision(s)).toEqual({ seat: 1, kind: 'choose-action' });
});

test('MT-4.13 spaces passed over give nothing, and staying is free', () => {
  const s = quiet(2);
  const p = give(s, 0, { g: 2 });
  s.rng = spinTo(4);
  play(s, 'recruit', 'advance:0');
  expect([p.workers, p.goods[4]]).toEqual([[1, 0, 1, 0], 2]);
});

test('MT-4.14 a spin is one of eight spaces, each about as often', () => {
  const seen = COLOURS.concat(COLOURS).map(() => 0);
  for (let i = 0; i < 800; i++) {
    const s = quiet(2);
    s.rng = [i + 1, i * 7 + 3, i * 13 + 5, 1];
    for (let warm = 0; warm < 3; warm++) s.rng = [...montana.resample(s, 0, { state: s.rng }).rng];
    play(s, 'recruit');
    seen[s.arrow] = (seen[s.arrow] ?? 0) + 1;
  }
  expect(Math.min(...seen)).toBeGreaterThan(60);
  expect(Math.max(...seen)).toBeLessThan(150);
});
