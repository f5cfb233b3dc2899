import { fireEvent, render, screen } from '@testing-library/react-native';

import { look } from '@/components/boards/dawson';
import { spotsOf } from '@/components/boards/dawson/places';
import { ThemeProvider } from '@/components/ui/theme';
import { dawson } from '@/engine/games/dawson';
import { cityOf } from '@/engine/games/dawson/rules/city';

import { positionAt, showBoard, ticketsOf } from './shown';

test.each([
  ['build-lot', 2],
  ['host-hotel', 1],
  ['place-anchor', 3],
])('%s lights its places on the map, and they can be pressed', (kind, seats) => {
  const match = positionAt(dawson, { seats, kind });
  const target = match.moves()[0] ?? '';
  const press = showBoard(look, match, 'city', {
    chosen: new Set([target]),
    preview: target,
    recent: new Set(ticketsOf(match)[0]?.about.targets),
    night: kind === 'place-anchor',
  });
  fireEvent.press(screen.getByTestId(`lit ${target}`));
  expect(press).toHaveBeenCalledWith(target);
});

test('every square and every neighbourhood can be asked about', () => {
  const match = positionAt(dawson, { seats: 2, kind: 'manage' });
  showBoard(look, match, 'city');
  expect(screen.getAllByTestId(/^spot cell:/)).toHaveLength(match.position().dice.length);
  expect(screen.getAllByTestId(/^spot hood:/).length).toBeGreaterThan(0);
});

test('the pool and the tickets of a tile are drawn', () => {
  const match = positionAt(dawson, { seats: 1, kind: 'place-rotation' });
  const view = match.view(0);
  const { pool, growAt } = match.position();
  const { Banner, TicketArt } = look;
  if (!Banner || !TicketArt) throw new Error('no banner or ticket art');
  render(
    <ThemeProvider game="dawson">
      <Banner view={view} viewer={0} width={390} calm />
      <TicketArt view={view} move="r:1" size={56} />
    </ThemeProvider>,
  );
  expect(
    screen.getByTestId('pool').props.accessibilityLabel ?? screen.getByTestId('pool').props['aria-label'],
  ).toBe(`${pool} dice in the pool, the city grows at ${growAt}`);
  expect(look.hasArt?.(view, 'r:1')).toBe(true);
  const managing = positionAt(dawson, { seats: 1, kind: 'manage' }).view(0);
  expect(look.hasArt?.(managing, 'build')).toBe(false);
});

test('the strip names the Street alone, and rivals where there are some', () => {
  const manage = (seats: number, options = {}) =>
    positionAt(dawson, { seats, kind: 'manage', options }).view(0);
  expect(look.rival?.(manage(1))?.name).toBe('The Street');
  const two = manage(1, { rivals: 2 });
  expect(look.rival?.(two)?.name).toBe('Rivals');
  expect(look.seatFacts(two, -1)).toHaveLength(2);
  expect(look.rival?.(manage(2))).toBeNull();
});

test('a screen reader hears places for a tile as people call them, and figures with their words', () => {
  const view = positionAt(dawson, { seats: 3, kind: 'place-anchor' }).view(0);
  const spots = spotsOf(view, cityOf(view.plan)).map(({ label }) => label);
  const places = spots.filter((label) => label.startsWith('Place the tile: '));
  expect(places.length).toBeGreaterThan(0);
  expect(new Set(places).size).toBe(places.length);
  for (const place of places) expect(place).toMatch(/(North|East|South|West|Across the street, \w+) of /);
  expect(spots.join()).toMatch(/worth 1 point\. /);
  expect(look.seatFacts({ ...view, owners: [0] }, 0).map(({ label }) => label)).toContain(
    '1 hotel in the city',
  );
});
