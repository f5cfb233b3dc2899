import * as fc from 'fast-check';

import {
  cornerPoint,
  edgeEnds,
  edgePoint,
  FLAT_SIDE_NAMES,
  HEX_SIDES,
  hex,
  hexAt,
  hexCorners,
  hexDisc,
  hexDistance,
  hexEdge,
  hexEdges,
  hexKey,
  hexLine,
  hexNeighbours,
  hexOf,
  hexOutline,
  hexPoint,
  hexRing,
  hexSideTo,
  hexStep,
  oppositeHexSide,
  POINTY_SIDE_NAMES,
  turnHex,
} from '@/engine/geometry/hex';

const someHex = fc.record({ q: fc.integer({ min: -30, max: 30 }), r: fc.integer({ min: -30, max: 30 }) });
const someSide = fc.constantFrom(...HEX_SIDES);
const layouts = ['flat', 'pointy'] as const;

test('a key names its hex', () => {
  fc.assert(fc.property(someHex, (at) => expect(hexOf(hexKey(at))).toEqual(at)));
  expect(() => hexOf('a3')).toThrow('no hex');
});

test('a step and the step back meet, and share one edge', () => {
  fc.assert(
    fc.property(someHex, someSide, (at, side) => {
      const next = hexStep(at, side);
      expect(hexStep(next, oppositeHexSide(side))).toEqual(at);
      expect(hexSideTo(at, next)).toBe(side);
      expect(hexEdge(at, side)).toEqual(hexEdge(next, oppositeHexSide(side)));
      expect(hexDistance(at, next)).toBe(1);
      expect(edgeEnds(at, side)).toEqual(edgeEnds(next, oppositeHexSide(side)).reverse());
    }),
  );
  expect(hexSideTo(hex(0, 0), hex(2, 0))).toBeNull();
});

test('a disc of radius 2 has 19 hexes, 72 edges and 54 corners', () => {
  const disc = hexDisc(hex(0, 0), 2);
  expect(disc).toHaveLength(19);
  expect(new Set(disc.map(hexKey)).size).toBe(19);
  expect(new Set(disc.flatMap(hexEdges).map(hexKey)).size).toBe(72);
  expect(new Set(disc.flatMap(hexCorners).map(hexKey)).size).toBe(54);
  expect(hexRing(hex(3, -1), 4).every((at) => hexDistance(at, hex(3, -1)) === 4)).toBe(true);
});

test('lines take as many steps as the distance and each touches the last', () => {
  fc.assert(
    fc.property(someHex, someHex, (a, b) => {
      const line = hexLine(a, b);
      expect(line).toHaveLength(hexDistance(a, b) + 1);
      expect(line[0]).toEqual(a);
      expect(line[line.length - 1]).toEqual(b);
      line.slice(1).forEach((at, i) => expect(hexDistance(at, line[i] as typeof at)).toBe(1));
    }),
  );
});

test('six turns change nothing, one keeps the distance and turns the neighbours by one', () => {
  fc.assert(
    fc.property(someHex, someHex, (at, centre) => {
      expect(turnHex(at, 6, centre)).toEqual(at);
      expect(turnHex(turnHex(at, 1, centre), -1, centre)).toEqual(at);
      expect(hexDistance(turnHex(at, 1, centre), centre)).toBe(hexDistance(at, centre));
    }),
  );
  const around = hexNeighbours(hex(0, 0));
  expect(around.map((at) => turnHex(at, 1))).toEqual([...around.slice(1), around[0]]);
});

test('sides point where their names say', () => {
  const compass = (name: string) => ({
    x: name.includes('e') ? 1 : name.includes('w') ? -1 : 0,
    y: name.includes('s') ? 1 : name.includes('n') ? -1 : 0,
  });
  for (const layout of layouts) {
    const names = layout === 'flat' ? FLAT_SIDE_NAMES : POINTY_SIDE_NAMES;
    HEX_SIDES.forEach((side) => {
      const { x, y } = edgePoint(hexEdge(hex(0, 0), side), 10, layout);
      expect({ x: Math.sign(Math.round(x)), y: Math.sign(Math.round(y)) }).toEqual(compass(names[side]));
    });
  }
});

test('pixels: centres, corners at one radius, and back to the hex', () => {
  expect(hexPoint(hex(2, 0), 10, 'flat')).toEqual({ x: 30, y: Math.sqrt(3) * 10 });
  expect(hexPoint(hex(0, 2), 10, 'pointy')).toEqual({ x: Math.sqrt(3) * 10, y: 30 });
  for (const layout of layouts) {
    fc.assert(
      fc.property(someHex, (at) => {
        const centre = hexPoint(at, 22, layout);
        expect(hexAt(centre, 22, layout)).toEqual(at);
        for (const point of hexOutline(at, 22, layout)) {
          expect(Math.hypot(point.x - centre.x, point.y - centre.y)).toBeCloseTo(22, 6);
        }
        const [a, b] = edgeEnds(at, 3).map((corner) => cornerPoint(corner, 22, layout));
        const middle = edgePoint(hexEdge(at, 3), 22, layout);
        expect(((a?.x ?? 0) + (b?.x ?? 0)) / 2).toBeCloseTo(middle.x, 6);
        expect(((a?.y ?? 0) + (b?.y ?? 0)) / 2).toBeCloseTo(middle.y, 6);
      }),
    );
  }
});
