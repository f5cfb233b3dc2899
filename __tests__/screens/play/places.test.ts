import { nothingHeld, standingOf } from '@/components/play/choice';
import { shapeOf } from '@/components/play/layout';
import { keysOf } from '@/components/play/letters';
import { groupsOf, sortMoves, ticketsInSight } from '@/components/play/sort-moves';
import type { DescribedMove } from '@/components/session/port';
import { nearestSpot, neighbour, placeSpots } from '@/components/play/spots';
import type { MoveDescription } from '@/engine/core/game';

const move = (id: string, targets: string[], more: Partial<MoveDescription> = {}): DescribedMove => ({
  move: id,
  about: { label: id, targets, rule: 'T-1', ...more },
});

describe('key letters', () => {
  const lit = new Set(['x', 'y', 'card']);

  it('are one ticket’s and one place’s alone', () => {
    const keys = keysOf(lit, [move('a', ['x', 'card']), move('b', ['y']), move('c', ['x'])]);
    expect([...keys.letterOf]).toEqual([
      ['a', 'A'],
      ['b', 'B'],
      ['c', 'C'],
    ]);
    expect([...keys.lit]).toEqual([
      ['x', ''],
      ['y', 'B'],
      ['card', ''],
    ]);
  });

  it('stand on no place whose ticket is out of sight', () => {
    expect(new Set(keysOf(lit, []).lit.values())).toEqual(new Set(['']));
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

describe('the dock', () => {
  const cow = { id: 'cow', label: 'Trade a cow', sign: 'cow', quiet: true } as const;
  const build = { id: 'build', label: 'Build', sign: 'hammer' } as const;
  const moves = [
    move('mine', [], { sign: 'pick' }),
    move('x', ['x'], { group: 'Lots', verb: build }),
    move('y', ['y'], { group: 'Lots', verb: build }),
    move('z', ['z']),
    move('cow', [], { verb: cow }),
    move('all', [], { weight: 'helper' }),
    move('done', [], { weight: 'main' }),
    move('pass', [], { weight: 'quiet' }),
  ];
  const names = (list: readonly DescribedMove[]) => list.map((one) => one.move);

  it('sorts moves into verbs, tickets, helpers, the strong button and quiet ones', () => {
    const sorted = sortMoves({ moves, left: standingOf(moves, nothingHeld, false).left });
    expect(names(sorted.signed)).toEqual(['mine']);
    expect(sorted.verbs).toEqual([build]);
    expect(sorted.quietVerbs).toEqual([cow]);
    expect(names(sorted.tickets)).toEqual(['x', 'y', 'z']);
    expect(groupsOf(sorted.tickets).map(({ title, moves: list }) => [title, list.length])).toEqual([
      ['Lots', 2],
      ['', 1],
    ]);
    expect(names(sorted.main)).toEqual(['done']);
    expect(names(sorted.quiet)).toEqual(['pass']);
    expect(names(sorted.helpers)).toEqual(['all']);
  });

  it('keeps the chosen ticket among those in sight', () => {
    const [, x, y, z] = moves as [DescribedMove, DescribedMove, DescribedMove, DescribedMove];
    expect(names(ticketsInSight([x, y, z], null, 2))).toEqual(['x', 'y']);
    expect(names(ticketsInSight([x, y, z], z, 2))).toEqual(['x', 'z']);
    expect(names(ticketsInSight([x, y], z, 2))).toEqual(['x', 'y']);
  });
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

it.each([
  ['double letters', 390, 844, 2],
  ['a phone zoomed in twice', 195, 422, 1],
  ['a small upright phone', 320, 568, 1],
])('makes one long page of the table for %s', (_, width, height, scale) => {
  const { kind, board } = shapeOf(width, height, scale);
  expect(kind).toBe('loose');
  expect(board.height).toBeGreaterThanOrEqual(180);
});
