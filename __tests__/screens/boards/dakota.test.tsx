import { fireEvent, screen } from '@testing-library/react-native';

import { look } from '@/components/boards/dakota';
import { dakota, type View } from '@/engine/games/dakota';

import { positionAt, showBoard, ticketsOf } from './shown';

test.each([
  ['mine', 'lay', 1, 'cell:'],
  ['mine', 'cart-drop', 2, 'cell:'],
  ['town', 'plan', 1, 'space:'],
  ['market', 'evening', 1, 'price:'],
  ['jobs', 'evening', 2, 'hire:'],
  ['cards', 'noon-card', 1, 'card:'],
])('the %s board shows %s with pressable places', (part, kind, seats, prefix) => {
  for (let after = 60; ; after += 5) {
    const match = positionAt(dakota, { seats, kind, after });
    const targets = ticketsOf(match).flatMap(({ about }) => about.targets);
    const target = targets.find((one) => one.startsWith(prefix));
    if (target === undefined) continue;
    const press = showBoard(look, match, part);
    fireEvent.press(screen.getByTestId(`lit ${target}`));
    expect(press).toHaveBeenCalledWith(target);
    return;
  }
});

test.each([
  ['lay', 'mine'],
  ['plan', 'town'],
  ['cart-drop', 'mine'],
  ['noon-card', 'cards'],
])('%s turns to the %s', (kind, part) => {
  const match = positionAt(dakota, { seats: 1, kind });
  expect(look.partFor(match.view(0), { seat: 0, kind })).toBe(part);
});

test('the cards face names the own events from school, and no others', () => {
  const match = positionAt(dakota, { seats: 2, kind: 'evening' });
  const seat = match.decision()?.seat ?? 0;
  const view = match.view(seat);
  const held = (own: View['towns'][number]['held']) => {
    const towns = view.towns.map((t, i) => (i === seat ? { ...t, held: own, heldCount: 2 } : t));
    return { view: { ...view, towns } };
  };
  showBoard(look, match, 'cards', held(['bank-run', 'earthquake']));
  expect(screen.getByTestId('spot card:earthquake')).toBeTruthy();
  expect(screen.getByLabelText(/^From school, for tomorrow: Bank Run/)).toBeTruthy();
  showBoard(look, match, 'cards', held(null));
  expect(screen.queryByLabelText(/^From school/)).toBeNull();
});
