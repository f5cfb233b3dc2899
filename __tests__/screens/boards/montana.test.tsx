import { fireEvent, screen } from '@testing-library/react-native';

import { look } from '@/components/boards/montana';
import { montana } from '@/engine/games/montana';

import { positionAt, showBoard, ticketsOf } from './shown';

test.each([
  ['land', 'build-next', 2],
  ['work', 'choose-action', 1],
  ['city', 'city-place', 3],
  ['wheel', 'recruit-advance', 2],
])('the %s board shows %s with pressable places', (part, kind, seats) => {
  const match = positionAt(montana, { seats, kind, after: 10 });
  const press = showBoard(look, match, part);
  const first = ticketsOf(match).flatMap(({ about }) => about.targets)[0] ?? '';
  const target = part === 'work' ? 'place:city' : first;
  fireEvent.press(screen.getByTestId(`lit ${target}`));
  expect(press).toHaveBeenCalledWith(target);
});

test('a tall desk shows the six places, the auction and the wheel together', () => {
  const match = positionAt(montana, { seats: 2, kind: 'choose-action', after: 6 });
  showBoard(look, match, 'work', { width: 380, height: 560 });
  expect(screen.getByTestId('lit wheel')).toBeTruthy();
  expect(screen.getByTestId('lit place:city')).toBeTruthy();
  expect(screen.getByTestId('spot space:city-goods@3')).toBeTruthy();
});

test('the decision chooses the part of the table', () => {
  const view = positionAt(montana, { seats: 2, kind: 'city-place' }).view(0);
  expect(look.partFor(view, { seat: 0, kind: 'city-place' })).toBe('city');
  expect(look.partFor(view, { seat: 0, kind: 'build-next' })).toBe('land');
  expect(look.partFor(view, { seat: 0, kind: 'white-pair' })).toBe('wheel');
});
