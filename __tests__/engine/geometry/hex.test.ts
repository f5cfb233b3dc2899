import * as fc from 'fast-check';

import {
  HEX_SIDES,
  hexDistance,
  hexKey,
  hexNeighbours,
  hexOf,
  hexSideTo,
  hexStep,
  POINTY_SIDE_NAMES,
} from '@/engine/geometry/hex';

const someHex = fc.record({ q: fc.integer({ min: -30, max: 30 }), r: fc.integer({ min: -30, max: 30 }) });
const someSide = fc.constantFrom(...HEX_SIDES);

test('a key names its hex', () => {
  fc.assert(fc.property(someHex, (at) => expect(hexOf(hexKey(at))).toEqual(at)));
  expect(() => hexOf('a3')).toThrow('no hex');
});

test('a step and the step back meet', () => {
  fc.assert(
    fc.property(someHex, someSide, (at, side) => {
      const next = hexStep(at, side);
      expect(hexSideTo(at, next)).toBe(side);
      expect(hexSideTo(next, at)).toBe((side + 3) % 6);
      expect(hexDistance(at, next)).toBe(1);
    }),
  );
  expect(hexSideTo({ q: 0, r: 0 }, { q: 2, r: 0 })).toBeNull();
});

test('neighbours are six, one step away, in the order of the sides, clockwise from the north-west', () => {
  const at = { q: 3, r: -1 };
  const around = hexNeighbours(at);
  expect(new Set(around.map(hexKey)).size).toBe(6);
  expect(around.map((next) => hexSideTo(at, next))).toEqual(HEX_SIDES);
  expect(POINTY_SIDE_NAMES[hexSideTo(at, { q: 4, r: -1 }) ?? 0]).toBe('e');
});

test('distance is a metric: symmetric, and no way round is shorter', () => {
  fc.assert(
    fc.property(someHex, someHex, someHex, (a, b, c) => {
      expect(hexDistance(a, b)).toBe(hexDistance(b, a));
      expect(hexDistance(a, c)).toBeLessThanOrEqual(hexDistance(a, b) + hexDistance(b, c));
    }),
  );
});
