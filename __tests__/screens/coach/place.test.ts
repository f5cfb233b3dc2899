import * as fc from 'fast-check';

import { placeBubble, shared, type Box } from '@/components/coach/place';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
] as const;

/** The dock takes the foot of the window. */
const DOCK = 360;
const EDGE = 14;

function inside({ x, y, width, height }: Box, room: Box): boolean {
  return (
    x >= room.x &&
    y >= room.y &&
    x + width <= room.x + room.width + 1 &&
    y + height <= room.y + room.height + 1
  );
}

const scene = fc
  .record({
    window: fc.constantFrom(...WINDOWS),
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
    side: fc.integer({ min: 20, max: 90 }),
    tall: fc.integer({ min: 84, max: 140 }),
    lit: fc.array(
      fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
      {
        maxLength: 12,
      },
    ),
  })
  .map(({ window, x, y, side, tall, lit }) => {
    const room = {
      x: EDGE,
      y: EDGE,
      width: window.width - 2 * EDGE,
      height: window.height - DOCK - 2 * EDGE,
    };
    const at = (px: number, py: number): Box => ({
      x: px * (window.width - side),
      y: py * (window.height - side),
      width: side,
      height: side,
    });
    const size = { width: Math.min(440, room.width), height: tall };
    return { room, size, point: at(x, y), lit: lit.map(([px, py]) => at(px, py)) };
  });

test('a bubble never covers what it points at, and stays in its room', () => {
  fc.assert(
    fc.property(scene, ({ room, size, point, lit }) => {
      const { x, y } = placeBubble(size, room, point, lit);
      const box = { ...size, x, y };
      expect(shared(box, point)).toBe(0);
      expect(inside(box, room)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('its tail begins at the bubble and touches the piece, unless that lies too far', () => {
  fc.assert(
    fc.property(scene, ({ room, size, point, lit }) => {
      const { x, y, tail, far } = placeBubble(size, room, point, lit);
      if (!tail) return;
      const [[fx, fy], [tx, ty]] = [tail.from, tail.to];
      expect(fx >= x && fx <= x + size.width && fy >= y && fy <= y + size.height).toBe(true);
      expect(far && tail !== null).toBe(false);
      expect(
        tx >= point.x && tx <= point.x + point.width && ty >= point.y && ty <= point.y + point.height,
      ).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('of two free sides it takes the one where less is lit', () => {
  const room = { x: 0, y: 0, width: 400, height: 600 };
  const point = { x: 180, y: 280, width: 40, height: 40 };
  const size = { width: 360, height: 100 };
  const above = { x: 20, y: 160, width: 360, height: 100 };
  const below = { x: 20, y: 342, width: 360, height: 100 };
  expect(placeBubble(size, room, point, [above]).y).toBeGreaterThan(point.y);
  expect(placeBubble(size, room, point, [below]).y).toBeLessThan(point.y);
});
