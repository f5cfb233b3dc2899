import { fireEvent, render, screen } from '@testing-library/react-native';
import type { ComponentType } from 'react';

import { look } from '@/components/boards/dice-settlers';
import type { HexFaceProps } from '@/components/boards/dice-settlers/hex-face';
import { diceSettlers } from '@/engine/games/dice-settlers';

import { boardOf, positionAt, showBoard, ticketsOf } from './shown';

const mockDrawn: number[] = [];

jest.mock('@/components/boards/dice-settlers/hex-face', () => {
  const real = jest.requireActual('@/components/boards/dice-settlers/hex-face') as {
    HexFace: ComponentType<HexFaceProps>;
  };
  return {
    ...real,
    HexFace: (props: HexFaceProps) => {
      mockDrawn.push(props.no);
      const { HexFace } = real;
      return <HexFace {...props} />;
    },
  };
});

test.each([
  ['map', 'settle-use', 1, 20],
  ['map', 'pick-cell', 2, 10],
  ['map', 'start-tile', 4, 0],
  ['dice', 'keep-die', 1, 5],
  ['dice', 'commit-icon', 2, 10],
  ['table', 'pick-colour', 2, 20],
  ['cards', 'pick-card', 2, 10],
] as const)('the %s board shows %s with pressable places', (part, kind, seats, after) => {
  const match = positionAt(diceSettlers, { seats, kind, after });
  const press = showBoard(look, match, part);
  const target = ticketsOf(match).flatMap(({ about }) => about.targets)[0] ?? '';
  expect(look.partFor(match.view(0), { seat: 0, kind })).toBe(part);
  fireEvent.press(screen.getByTestId(`lit ${target}`));
  expect(press).toHaveBeenCalledWith(target);
});

test('the Diceoneer’s hex, queue and store have places of their own', () => {
  showBoard(look, positionAt(diceSettlers, { seats: 1, kind: 'turn-main', after: 30 }), 'table');
  for (const target of ['side:0', 'side:5', 'queue', 'centre', 'colour:green']) {
    expect(screen.getByTestId(`spot ${target}`)).toBeTruthy();
  }
});

test('choosing a tile draws that tile again and no other', () => {
  const match = positionAt(diceSettlers, { seats: 1, kind: 'settle-use', after: 60 });
  const { map } = match.view(0);
  const placing = ticketsOf(match).find(({ move }) => move.startsWith('place:'));
  const first = placing?.about.targets[0] ?? '';
  const still = { lit: new Map([[first, 'A']]), onPress: () => undefined, onExplain: () => undefined };
  const { rerender } = render(boardOf(look, match, 'map', still));
  expect(mockDrawn.length).toBeGreaterThanOrEqual(map.length);
  mockDrawn.length = 0;
  rerender(boardOf(look, match, 'map', { ...still, chosen: new Set([first]) }));
  const tile = map.find((t) => `cell:${t.q},${t.r}` === first)?.tile;
  expect(mockDrawn).toEqual([tile]);
});
