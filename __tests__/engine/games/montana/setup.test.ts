import { montana } from '@/engine/games/montana';
import { autoStart, landscape } from '@/engine/games/montana/rules/landscape';
import { player, sum, workersOf } from '@/engine/games/montana/state';
import { choicesFor, shownOptions } from '@/engine/core/options';
import { below, seedRng } from '@/engine/core/rng';
import { config, kind, play } from './table';

test('MT-3.1 the starting player is drawn, or fixed by the option', () => {
  const drawn = new Set(Array.from({ length: 30 }, (_, i) => montana.setup(config(3), `d${i}`).first));
  expect([...drawn].sort()).toEqual([0, 1, 2]);
  for (const n of [1, 2, 3]) {
    const s = montana.setup(config(3, { startPlayer: `seat-${n}` }), 'x');
    expect(s.first).toBe(n - 1);
  }
  expect(montana.setup(config(2, { startPlayer: 'seat-2', startField: 'auto' }), 'x').first).toBe(1);
  expect(montana.setup(config(1, { startPlayer: 'seat-2' }), 'x').first).toBe(0);
});

test('MT-3.1 no table is offered a starting player it has not', () => {
  for (const seats of [1, 2, 3, 4]) {
    const offered = shownOptions(montana.options, seats, {}).filter(({ id }) => id === 'startPlayer');
    const choices = offered.flatMap((spec) =>
      'choices' in spec ? choicesFor(spec, seats).map(({ id }) => id) : [],
    );
    const there = ['seat-1', 'seat-2', 'seat-3', 'seat-4'].slice(0, seats);
    expect(choices).toEqual(seats === 1 ? [] : ['random', ...there]);
  }
});

test('MT-3.2 7, 9 or 10 different tiles are laid with rotations', () => {
  for (const [seats, tiles] of [
    [1, 7],
    [2, 7],
    [3, 9],
    [4, 10],
  ] as const) {
    const s = montana.setup(config(seats), 'tiles');
    const used = new Set(landscape(s).fields.map((field) => field.tile));
    expect(used.size).toBe(tiles);
    expect(landscape(s).fields).toHaveLength(tiles * 7);
  }
  const boards = new Set(Array.from({ length: 20 }, (_, i) => montana.setup(config(2), `b${i}`).board));
  expect(boards.size).toBe(20);
});

test('MT-3.3 the start tile needs land with three land neighbours; who lays it is an option', () => {
  const s = montana.setup(config(3, { startPlayer: 'seat-2' }), 'start');
  expect(montana.decision(s)).toEqual({ seat: 0, kind: 'setup-start-field' });
  const { fields, next, starts } = landscape(s);
  expect(montana.moves(s)).toHaveLength(starts.length);
  for (const index of starts) {
    expect(fields[index]?.kind).toBe('land');
    const land = (next[index] ?? []).filter((near) => fields[near]?.kind === 'land').length;
    expect(land).toBeGreaterThanOrEqual(3);
  }
  const first = montana.setup(config(3, { startPlayer: 'seat-2', startField: 'first-seat' }), 'start');
  expect(montana.decision(first)?.seat).toBe(1);
  const auto = montana.setup(config(3, { startField: 'auto' }), 'start');
  expect(auto.start).toBe(autoStart(landscape(auto)));
  const race = montana.setup(config(1, { startTile: 'own' }), 'start');
  expect(montana.decision(race)).toEqual({ seat: 0, kind: 'setup-start-field' });
  expect(montana.moves(race)).toHaveLength(landscape(race).starts.length);
  // One place to go: it is laid, and nobody is asked.
  const laid = montana.setup(config(1, { startTile: 'auto' }), 'start');
  expect([kind(laid) === 'setup-start-field', laid.start]).toEqual([false, autoStart(landscape(laid))]);
});

test('MT-3.4 every lake has a canteen', () => {
  const s = montana.setup(config(4), 'lakes');
  expect(s.water.flatMap((n, i) => (n ? [i] : []))).toEqual(landscape(s).lakes);
});

test('MT-3.5 cows lie on their symbols, not under the start tile', () => {
  const s = montana.setup(config(2), 'cows');
  const symbols = landscape(s).fields.filter((field) => field.cow).length;
  expect(sum(s.cows)).toBe(symbols);
  expect(s.supply.cows).toBe(24 - symbols - 2);
  const covered = landscape(s).starts.find((i) => landscape(s).fields[i]?.cow);
  const at = landscape(s).fields[covered ?? -1];
  play(s, `start:${at?.q},${at?.r}`);
  expect(sum(s.cows)).toBe(symbols - 1);
  expect(s.supply.cows).toBe(24 - symbols - 1);
});

test('MT-3.6 the supply follows the number of players', () => {
  expect(montana.setup(config(1), 'x').supply.goods).toEqual([10, 6, 10, 6, 10, 10]);
  expect(montana.setup(config(3), 'x').supply.goods).toEqual([15, 9, 15, 9, 15, 15]);
  const s = montana.setup(config(4), 'x');
  expect(s.supply.goods).toEqual([20, 12, 20, 12, 20, 20]);
  expect(s.supply.workers).toEqual([18, 18, 18, 18]);
});

test('MT-3.7 everybody has four goods from the box, a cow and settlements', () => {
  for (const [seats, settlements] of [
    [2, 12],
    [3, 10],
    [4, 8],
  ] as const) {
    const s = montana.setup(config(seats), 'x');
    for (const p of s.players) {
      expect(p.goods).toEqual([1, 0, 1, 0, 1, 1]);
      expect([p.cows, p.canteens, p.left]).toEqual([1, 0, settlements]);
    }
  }
});

/** Lays the start tile and answers white spaces until round 1 begins. */
function started(seats: number, seed: string) {
  const s = montana.setup(config(seats, { startPlayer: 'seat-1' }), seed);
  const rng = seedRng(seed);
  while (kind(s) !== 'choose-action') {
    const open = montana.moves(s);
    play(s, open[below(rng, open.length)] ?? '');
  }
  return s;
}

test('MT-3.8 two spins each bring four workers, and no grain is asked for', () => {
  for (let i = 0; i < 12; i++) {
    const s = started(4, `spins ${i}`);
    for (const p of s.players) {
      expect(workersOf(p)).toBe(4);
      expect(p.goods[4]).toBe(1);
    }
  }
});

test('MT-3.9 V10 silver 3, 4, 5, 6 and the state after setup', () => {
  const s = started(4, 'V10');
  expect(s.players.map((p) => p.silver)).toEqual([3, 4, 5, 6]);
  for (const p of s.players) {
    expect([workersOf(p), sum(p.goods), p.cows, p.left]).toEqual([4, 4, 1, 8]);
  }
  const turned = montana.setup(config(3, { startPlayer: 'seat-2' }), 'x');
  expect(turned.players.map((p) => p.silver)).toEqual([5, 3, 4]);
});

test('MT-3.10 round 1 begins with the starting player', () => {
  const s = started(3, 'begin');
  expect([s.round, montana.decision(s)]).toEqual([1, { seat: 0, kind: 'choose-action' }]);
});

test('MT-6.1 the race: two-player board, the rival has settlements only', () => {
  const s = montana.setup(config(1), 'race');
  const rival = player(s, 1);
  expect(landscape(s).fields).toHaveLength(49);
  expect([rival.left, rival.silver, rival.cows, sum(rival.goods), workersOf(rival)]).toEqual([
    12, 0, 0, 0, 0,
  ]);
  expect([player(s, 0).silver, player(s, 0).left]).toEqual([3, 12]);
  expect(montana.violations(s)).toEqual([]);
});
