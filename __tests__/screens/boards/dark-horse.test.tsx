import { fireEvent, render, screen } from '@testing-library/react-native';

import { look } from '@/components/boards/dark-horse';
import { ThemeProvider } from '@/components/ui/theme';
import { darkHorse } from '@/engine/games/dark-horse';

import { positionAt, showBoard, ticketsOf } from './shown';

const { Banner, TicketArt } = look;

test.each([
  ['map', 'first-city', 1],
  ['map', 'rail', 1],
  ['map', 'build', 2],
  ['spaces', 'place', 3],
  ['spaces', 'place', 1],
])('the %s board shows %s with pressable places for %i', (part, kind, seats) => {
  const match = positionAt(darkHorse, { seats, kind, after: kind === 'place' ? 30 : 0 });
  const press = showBoard(look, match, part, { preview: match.moves()[0] ?? null });
  const target = ticketsOf(match).flatMap(({ about }) => about.targets)[0] ?? '';
  fireEvent.press(screen.getByTestId(`lit ${target}`));
  expect(press).toHaveBeenCalledWith(target);
});

test('the dice of the seat lie in the tray and can be pressed', () => {
  const press = showBoard(look, positionAt(darkHorse, { seats: 1, kind: 'place', after: 20 }), 'spaces');
  fireEvent.press(screen.getByTestId('lit die:0'));
  expect(press).toHaveBeenCalledWith('die:0');
});

test('the banner says how far the goal is and where the ghosts go', () => {
  const options = { soloDifficulty: 'cruel' };
  const match = positionAt(darkHorse, { seats: 1, kind: 'place', after: 20, options });
  if (!Banner) throw new Error('no banner');
  render(
    <ThemeProvider game="dark-horse">
      <Banner view={match.view(0)} viewer={0} width={390} calm />
    </ThemeProvider>,
  );
  expect(screen.getByLabelText(/of 3 cities; .* of 6 towns; A ghost with .* block/)).toBeTruthy();
});

test('a placement ticket shows its dice', () => {
  const match = positionAt(darkHorse, { seats: 1, kind: 'place', after: 20 });
  const move = match.moves()[0] ?? '';
  if (!TicketArt) throw new Error('no ticket art');
  expect(look.hasArt?.(match.view(0), move)).toBe(true);
  const drawn = render(
    <ThemeProvider game="dark-horse">
      <TicketArt view={match.view(0)} move={move} size={44} />
    </ThemeProvider>,
  );
  expect(drawn.toJSON()).not.toBeNull();
});

test('the decision chooses the part of the table', () => {
  const view = positionAt(darkHorse, { seats: 1, kind: 'place' }).view(0);
  expect(look.partFor(view, { seat: 0, kind: 'rail' })).toBe('map');
  expect(look.partFor(view, { seat: 0, kind: 'place' })).toBe('spaces');
});
