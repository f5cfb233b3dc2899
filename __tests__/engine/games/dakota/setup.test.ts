import { plainConfig } from '@/engine/core/conformance';
import { isSpecialist, supplyOf } from '@/engine/games/dakota/data';
import { CARDS } from '@/engine/games/dakota/data-cards';
import { dakota } from '@/engine/games/dakota';
import { sum } from '@/engine/games/dakota/rules/counts';
import { beds, builtSpaces, people } from '@/engine/games/dakota/rules/town';

function start(seats: number, seed = 'setup', options: Record<string, string> = {}) {
  return dakota.setup(plainConfig(dakota, seats, options), seed);
}

test('DK-3.1 every town begins with house, workshop, three miners, one small cart and $5, no mine', () => {
  const s = start(2);
  for (const t of s.towns) {
    expect(t.spaces.map((b) => b?.type)).toEqual([
      'house',
      'workshop',
      ...Array<undefined>(10).fill(undefined),
    ]);
    expect(t.spaces.slice(0, 2).every((b) => b?.starter)).toBe(true);
    expect(people(t)[0]).toBeGreaterThanOrEqual(3);
    expect(t.carts.map((cart) => cart.size)).toEqual(['small']);
    expect(t.mine).toEqual([]);
    expect(builtSpaces(t)).toBe(2);
    expect(beds(t)).toBe(3);
  }
});

test('DK-3.2 the supply follows the number of towns', () => {
  for (const seats of [1, 2, 3, 4]) {
    const s = start(seats);
    expect(s.supply.house).toBe(supplyOf('house', seats));
    expect(s.supply.school).toBe(supplyOf('school', seats));
  }
});

test('DK-3.3 P1 four towns: 8 of each resource, 40 in all; solo 3 of each', () => {
  expect(start(4).pool).toEqual([8, 8, 8, 8, 8]);
  expect(sum(start(4).pool)).toBe(40);
  expect(start(1).pool).toEqual([3, 3, 3, 3, 3]);
  expect(sum(start(1).tiles)).toBeGreaterThan(100);
});

test('DK-3.4 one strong miner a town by the board, one in the bag, none on a slot at the start', () => {
  for (let i = 0; i < 20; i++) {
    const s = start(3, `strong ${i}`);
    expect(s.strong).toBe(3);
    expect(s.bag[1]).toBe(3);
    expect(s.jobs.every(isSpecialist)).toBe(true);
  }
});

test('DK-3.5 P7 three, four, six and eight job slots are filled', () => {
  expect([1, 2, 3, 4].map((n) => start(n).jobs.filter((kind) => kind >= 0).length)).toEqual([3, 4, 6, 8]);
});

test('DK-3.6 seven miners a town to hire', () => {
  // A wagon train on day 1 only asks; nobody has taken a miner yet.
  expect([1, 2, 3, 4].map((n) => start(n).miners)).toEqual([7, 14, 21, 28]);
});

test('DK-3.7 solo leaves out attacks and reactions, calm weather earthquakes and bank runs', () => {
  const total = (seats: number, weather: string) => {
    const s = start(seats, 'deck', { 'dk-weather': weather });
    const hands = s.towns.reduce((n, t) => n + t.hand.length + t.held.length, 0);
    return sum(s.deck) + sum(s.discard) + hands;
  };
  expect([total(1, 'standard'), total(2, 'standard'), total(1, 'calm'), total(4, 'calm')]).toEqual([
    41, 63, 33, 55,
  ]);
  const solo = start(1);
  CARDS.forEach((card, i) => {
    if (card.type === 'attack' || card.type === 'reaction') expect(solo.deck[i]).toBe(0);
  });
});

test('DK-3.8 the order is random by the seed and the day is 1', () => {
  const orders = new Set(Array.from({ length: 30 }, (_, i) => start(3, `order ${i}`).order.join('')));
  expect(orders.size).toBe(6);
  expect(start(3).day).toBe(1);
  expect(start(3, 'same')).toEqual(start(3, 'same'));
});

test('the day limit is 10 alone and an option with more towns', () => {
  expect(start(1, 'x', { 'dk-day-limit': '14' }).dayLimit).toBe(10);
  expect(start(2).dayLimit).toBe(12);
  expect(start(2, 'x', { 'dk-day-limit': '14' }).dayLimit).toBe(14);
});
