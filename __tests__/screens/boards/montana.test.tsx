import { fireEvent, screen } from '@testing-library/react-native';

import { look } from '@/components/boards/montana';
import { montana } from '@/engine/games/montana';
import { COLOURS, GOODS } from '@/engine/games/montana/data';
import { cardName, cardNamed } from '@/engine/games/montana/words/names';

import { positionAt, showBoard, ticketsOf } from './shown';

test.each([
  ['land', 'build-next', 2, 10],
  ['work', 'choose-action', 1, 10],
  ['city', 'city-place', 3, 10],
  ['wheel', 'recruit-advance', 2, 40],
])('the %s board shows %s with pressable places', (part, kind, seats, after) => {
  const match = positionAt(montana, { seats, kind, after });
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

const SUPPLY = [...GOODS, ...COLOURS.map((id) => `w-${id}`), 'cow'];

test.each([
  ['phone', 390, 380],
  ['tablet', 420, 600],
])('a %s draws the whole supply, and every piece of it can be asked about', (_size, width, height) => {
  const match = positionAt(montana, { seats: 2, kind: 'choose-action', after: 6 });
  const onExplain = jest.fn();
  showBoard(look, match, 'work', { width, height, onExplain });
  for (const piece of SUPPLY) {
    fireEvent(screen.getByTestId(`spot supply:${piece}`), 'longPress');
    expect(onExplain).toHaveBeenLastCalledWith(`supply:${piece}`);
  }
  const stone = match.view(0).supply.goods[GOODS.indexOf('stone')];
  expect(screen.getByLabelText(`Supply: ${stone} stone`)).toBeTruthy();
  expect(screen.queryByTestId('spot rival')).toBeNull();
});

test('the race shows the rival’s last card, its bid and how many are left', () => {
  const match = positionAt(montana, { seats: 1, kind: 'choose-action', after: 12 });
  showBoard(look, match, 'work', { width: 390, height: 380 });
  const { card, deck } = match.view(0);
  const left = deck.reduce((sum, one) => sum + one.left, 0);
  const { bid } = cardNamed(card ?? '');
  expect(screen.getByTestId('spot rival').props.accessibilityLabel).toBe(
    `Rival’s cards, ${left} cards in the deck, last card ${cardName(card ?? '')}, bid ${bid}`,
  );
});

test('a step of the rival turns the table to where it happens', () => {
  const parts = ['cell:0,0', 'spot:4', 'place:bank', 'space:city-goods@3', 'wheel:2', 'rival', 'supply:cow'];
  expect(parts.map((target) => look.partAt?.(target))).toEqual([
    'land',
    'work',
    'work',
    'city',
    'wheel',
    null,
    null,
  ]);
});

test('the decision chooses the part of the table', () => {
  const view = positionAt(montana, { seats: 2, kind: 'city-place' }).view(0);
  expect(look.partFor(view, { seat: 0, kind: 'city-place' })).toBe('city');
  expect(look.partFor(view, { seat: 0, kind: 'build-next' })).toBe('land');
  expect(look.partFor(view, { seat: 0, kind: 'white-pair' })).toBe('wheel');
});
