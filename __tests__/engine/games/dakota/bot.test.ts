import { plainConfig } from '@/engine/core/conformance';
import { noEvents } from '@/engine/core/game';
import { dakota, type State } from '@/engine/games/dakota';
import { choose } from '@/engine/games/dakota/bot/policy';
import { bestSales } from '@/engine/games/dakota/rules/sales';
import { builtSpaces } from '@/engine/games/dakota/rules/town';
import { simStats } from '@/engine/games/dakota/sim';
import { bigMine } from './big-mine';
import { begin, people, table, town } from './table';

interface Race {
  final: State;
  moves: string[];
  /** The longest list of moves, and the number of lists of one. */
  longest: number;
  lone: number;
}

function race(seed: string): Race {
  const s = dakota.setup(plainConfig(dakota, 1), seed);
  const moves: string[] = [];
  let [longest, lone] = [0, 0];
  while (dakota.decision(s)) {
    const { length } = dakota.moves(s);
    longest = Math.max(longest, length);
    if (length === 1) lone++;
    const { move, reason } = choose(s, 0);
    expect(reason?.length).toBeGreaterThan(5);
    moves.push(move);
    dakota.apply(s, move, noEvents);
  }
  return { final: s, moves, longest, lone };
}

const races = Array.from({ length: 8 }, (_, i) => race(`race ${i}`));

test('the greedy player is a Capable Cowboy more often than not', () => {
  const results = races.map(({ final }) => dakota.score(final).seats[0]?.total ?? 0).sort((a, b) => a - b);
  expect(results[3]).toBeGreaterThanOrEqual(10);
  expect(results[7]).toBeLessThan(20);
});

test('the greedy player uses buildings, combinations and specialists, not only miners', () => {
  for (const { final, moves } of races) {
    expect(builtSpaces(town(final))).toBeGreaterThanOrEqual(9);
    expect(moves.filter((move) => move === 'best').length).toBeGreaterThan(4);
    expect(moves.filter((move) => move.startsWith('hire:')).length).toBeGreaterThan(3);
    expect(moves.filter((move) => /^(drink|gamble):/.test(move)).length).toBeGreaterThan(3);
  }
});

/** Decisions of a whole solo race that a person would make, and no list of one among them. */
const BUDGET = 200;

/** The longest list that was ever seen is half of it: laying one of four tiles in a wide mine. */
const LONGEST = 400;

test('a solo race takes no more decisions than its budget, and nobody is asked what has one answer', () => {
  const played = Array.from({ length: 12 }, (_, i) => race(`budget ${i}`));
  const counts = [...races, ...played].map(({ moves }) => moves.length).sort((a, b) => a - b);
  expect(counts[counts.length / 2]).toBeLessThanOrEqual(BUDGET);
  expect(Math.max(...[...races, ...played].map(({ longest }) => longest))).toBeLessThan(LONGEST);
  for (const { lone } of played) expect(lone).toBe(0);
});

test('the greedy player uses the helpers as a person would', () => {
  const used = new Set(races.flatMap(({ moves }) => moves.map((move) => move.split(':')[0])));
  for (const helper of ['as-yesterday', 'fill', 'home', 'best', 'beds']) expect(used).toContain(helper);
});

test('sales are planned as a whole', () => {
  const s = table();
  expect(bestSales(s, [1, 1, 1, 0, 0]).combos).toEqual(['combo:mixed-trio:ciu']);
  expect(bestSales(s, [1, 1, 1, 1, 1]).worth).toBe(18);
  expect(bestSales(s, [0, 0, 0, 3, 0])).toMatchObject({ worth: 10, combos: ['combo:silver-trio'] });
});

test('the simulation tells ranks and results by the day of finishing', () => {
  const stats = simStats(
    races.map(({ final }) => final),
    plainConfig(dakota, 1),
  );
  expect(stats).toMatchObject({
    rank: expect.any(Object),
    finishedOn: expect.any(Object),
    lastDay: expect.any(Number),
  });
});

test('a mine of 500 tiles can be dug on', () => {
  const s = bigMine(500);
  expect(town(s).mine).toHaveLength(500);
  const list = dakota.moves(s);
  expect(list.length).toBeGreaterThan(500);
  dakota.apply(s, list[0]!, noEvents);
  expect(town(s).mine).toHaveLength(501);
});

test('without a bed the greedy player ends its turn and hires nobody', () => {
  const s = table(2);
  s.phase = 'evening';
  people(s, { miner: 3 });
  begin(s, { kind: 'evening', seat: 0, actions: 1 });
  expect(dakota.moves(s)[0]).toMatch(/^hire:/);
  expect(choose(s, 0)).toEqual({ move: 'end', reason: 'Nothing more pays today.' });
  begin(s, { kind: 'evening', seat: 0, actions: 0 });
  expect(choose(s, 0).move).toBe('pass');
});

test('a seat that is not asked has nothing to choose', () => {
  const s = table(2);
  begin(s, { kind: 'evening', seat: 0, actions: 0 });
  expect(() => choose(s, 1)).toThrow('Seat 1');
});
