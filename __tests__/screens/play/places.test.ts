import { sortMoves } from '@/components/play/dock';
import { shapeOf } from '@/components/play/layout';
import { keysOf } from '@/components/play/letters';
import type { DescribedMove } from '@/components/session/port';
import { nearestSpot, neighbour, placeSpots } from '@/components/play/spots';
import type { MoveDescription } from '@/engine/core/game';

const move = (id: string, targets: string[], more: Partial<MoveDescription> = {}): DescribedMove => ({
  move: id,
  about: { label: id, targets, rule: 'T-1', ...more },
});

describe('key letters', () => {
  it('letters the first place of each move, and lights the others without one', () => {
    const { lit, letterOf } = keysOf([move('a', ['x', 'card']), move('b', ['y']), move('c', ['x'])]);
    expect([...lit]).toEqual([
      ['x', 'A'],
      ['y', 'B'],
      ['card', ''],
    ]);
    expect([...letterOf]).toEqual([
      ['a', 'A'],
      ['b', 'B'],
      ['c', 'A'],
    ]);
  });

  it('gives up letters above nine places', () => {
    const { lit } = keysOf(Array.from({ length: 10 }, (_, i) => move(`m${i}`, [`t${i}`])));
    expect(lit.size).toBe(10);
    expect(new Set(lit.values())).toEqual(new Set(['']));
  });
});

describe('places on a board', () => {
  const spots = [
    { target: 'a', x: 0, y: 0, width: 20, height: 20, label: 'A' },
    { target: 'b', x: 20, y: 0, width: 20, height: 20, label: 'B' },
    { target: 'c', x: 0, y: 20, width: 20, height: 20, label: 'C' },
  ];
  const placed = placeSpots(spots, new Map([['c', 'A']]), { x: 0, y: 0 }, 1);

  it('are 44 px at least and stay in their order, lit or not', () => {
    expect(placed.map((spot) => spot.target)).toEqual(['a', 'b', 'c']);
    for (const spot of placed) expect(Math.min(spot.width, spot.height)).toBe(44);
    expect(placed.map((spot) => spot.lit)).toEqual([false, false, true]);
    expect(placed[2]?.label).toBe('A: C');
  });

  it('give a tap in a crowd to the place under the finger', () => {
    expect(nearestSpot(placed, 5, 5, 'c')).toBe('a');
    expect(nearestSpot(placed, 35, 5, 'c')).toBe('b');
    expect(nearestSpot(placed, 10, 31, 'a')).toBe('c');
  });

  it('are neighbours for the arrow keys', () => {
    expect(neighbour(placed, 'a', 1, 0)).toBe('b');
    expect(neighbour(placed, 'a', 0, 1)).toBe('c');
    expect(neighbour(placed, 'a', -1, 0)).toBeNull();
  });
});

it('sorts moves into verbs, headings, the strong button and quiet ones', () => {
  const sorted = sortMoves([
    move('mine', [], { sign: 'pick' }),
    move('x', ['x'], { group: 'Lots' }),
    move('y', ['y'], { group: 'Lots' }),
    move('z', ['z']),
    move('done', [], { weight: 'main' }),
    move('pass', [], { weight: 'quiet' }),
  ]);
  expect(sorted.verbs.map((one) => one.move)).toEqual(['mine']);
  expect(sorted.groups.map(({ title, moves }) => [title, moves.length])).toEqual([
    ['Lots', 2],
    ['', 1],
  ]);
  expect(sorted.main.map((one) => one.move)).toEqual(['done']);
  expect(sorted.quiet.map((one) => one.move)).toEqual(['pass']);
  expect(sorted.listed).toBe(4);
});

it.each([
  [390, 844, 'tall'],
  [844, 390, 'low'],
  [1024, 768, 'wide'],
  [768, 1024, 'tall'],
  [1440, 900, 'wide'],
])('lays out %i × %i as %s', (width, height, kind) => {
  expect(shapeOf(width, height).kind).toBe(kind);
});
