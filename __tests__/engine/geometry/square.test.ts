import * as fc from 'fast-check';

import {
  boundsOf,
  cell,
  cellKey,
  cellOf,
  EAST,
  neighbours,
  NORTH,
  opposite,
  regionsOf,
  SIDES,
  sideTo,
  SOUTH,
  squareCorners,
  squareDistance,
  squareEdgeKey,
  squareWalk,
  step,
  surroundings,
  turnCell,
  turnSide,
  WEST,
} from '@/engine/geometry/square';

const someCell = fc.record({ x: fc.integer({ min: -50, max: 50 }), y: fc.integer({ min: -50, max: 50 }) });

test('x grows east and y grows south', () => {
  expect(neighbours(cell(0, 0))).toEqual([cell(0, -1), cell(1, 0), cell(0, 1), cell(-1, 0)]);
  expect(new Set(surroundings(cell(3, 3)).map(cellKey)).size).toBe(8);
});

test('a key names its cell', () => {
  fc.assert(fc.property(someCell, (at) => expect(cellOf(cellKey(at))).toEqual(at)));
  expect(() => cellOf('1;2')).toThrow('no cell');
});

test('a step and the step back meet', () => {
  fc.assert(
    fc.property(someCell, fc.constantFrom(...SIDES), (at, side) => {
      const next = step(at, side);
      expect(step(next, opposite(side))).toEqual(at);
      expect(sideTo(at, next)).toBe(side);
      expect(squareEdgeKey(at, side)).toBe(squareEdgeKey(next, opposite(side)));
      expect(squareDistance(at, next)).toBe(1);
    }),
  );
  expect(sideTo(cell(0, 0), cell(1, 1))).toBeNull();
});

test('the four sides of a cell are four edges', () => {
  expect(new Set(SIDES.map((side) => squareEdgeKey(cell(-1, 2), side))).size).toBe(4);
  expect(squareCorners(cell(0, 0))).toContainEqual(cell(1, 1));
});

test('quarter turns run clockwise and four of them change nothing', () => {
  expect(SIDES.map((side) => turnSide(side, 1))).toEqual([EAST, SOUTH, WEST, NORTH]);
  expect(turnSide(NORTH, -1)).toBe(WEST);
  // One turn maps (x, y) of a w × h shape to (h - 1 - y, x).
  expect(turnCell(cell(0, 0), 3, 2, 1)).toEqual(cell(1, 0));
  expect(turnCell(cell(2, 1), 3, 2, 1)).toEqual(cell(0, 2));
  expect(turnCell(cell(2, 0), 3, 2, 2)).toEqual(cell(0, 1));
  expect(turnCell(cell(2, 0), 3, 2, 4)).toEqual(cell(2, 0));
  expect(turnCell(cell(2, 0), 3, 2, -1)).toEqual(turnCell(cell(2, 0), 3, 2, 3));
});

test('bounds hold every cell', () => {
  expect(boundsOf([cell(-2, 1), cell(3, -1)])).toEqual({ x: -2, y: -1, width: 6, height: 3 });
  expect(boundsOf([])).toEqual({ x: 0, y: 0, width: 0, height: 0 });
});

test('regions join by sides, not by corners', () => {
  expect(regionsOf([cell(1, 1), cell(0, 0), cell(1, 0), cell(3, 3), cell(4, 4)])).toEqual([
    [cell(0, 0), cell(1, 0), cell(1, 1)],
    [cell(3, 3)],
    [cell(4, 4)],
  ]);
});

test('a walk counts the fewest steps round a wall', () => {
  const wall = new Set(['1,0', '1,1']);
  const open = ({ x, y }: { x: number; y: number }) =>
    x >= 0 && y >= 0 && x < 3 && y < 3 && !wall.has(`${x},${y}`);
  const steps = squareWalk([cell(0, 0)], open);
  expect(steps.get('2,0')).toBe(6);
  expect(steps.has('1,0')).toBe(false);
});
