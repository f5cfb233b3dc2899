import { fireEvent, render, screen } from '@testing-library/react-native';

import { look } from '@/components/boards/dark-horse';
import { ThemeProvider } from '@/components/ui/theme';
import { darkHorse, type View } from '@/engine/games/dark-horse';

import { positionAt, showBoard, ticketsOf } from './shown';

const { Banner, TicketArt, TrayArt } = look;

test.each([
  ['table', 'first-city', 1],
  ['table', 'rail', 1],
  ['table', 'place', 1],
  ['table', 'place', 3],
  ['map', 'build', 2],
  ['spaces', 'place', 3],
])('the %s board shows %s with pressable places for %i', (part, kind, seats) => {
  const match = positionAt(darkHorse, { seats, kind, after: kind === 'place' ? 30 : 0 });
  const press = showBoard(look, match, part, { preview: match.moves()[0] ?? null });
  const target = ticketsOf(match).flatMap(({ about }) => about.targets)[0] ?? '';
  fireEvent.press(screen.getByTestId(`lit ${target}`));
  expect(press).toHaveBeenCalledWith(target);
});

test.each([
  [390, 500],
  [390, 330],
  [360, 310],
])('every space of a lone game lies within a room of %i by %i', (width, height) => {
  const match = positionAt(darkHorse, { seats: 1, kind: 'place', after: 20 });
  showBoard(look, match, 'table', { width, height });
  const boxes = screen
    .getAllByTestId(/^(lit|spot) space:/)
    .map((place) => place.props.style as { left: number; top: number; width: number; height: number });
  expect(boxes.length).toBeGreaterThan(20);
  for (const { left, top, width: wide, height: high } of boxes) {
    const [x, y] = [left + wide / 2, top + high / 2];
    expect([x > 0, x < width, y > 0, y < height]).toEqual([true, true, true, true]);
  }
});

test('the dice to place lie in the tray, tokens on the board', () => {
  const match = positionAt(darkHorse, { seats: 1, kind: 'place', after: 20 });
  const view = match.view(0);
  const tray = look.tray?.(view, { seat: 0, kind: 'place' });
  expect(tray?.pieces.map(({ target }) => target)).toEqual(view.seats[0]?.dice.map((_, i) => `die:${i}`));
  if (!TrayArt) throw new Error('no tray art');
  for (const { target } of tray?.pieces ?? []) {
    const drawn = render(<TrayArt view={view} target={target} size={46} />, { wrapper: Themed });
    expect(drawn.toJSON()).not.toBeNull();
  }
});

test('kinds of resources lie in the tray where they are paid or taken', () => {
  const { view } = { view: positionAt(darkHorse, { seats: 1, kind: 'work-crew' }).view(0) };
  const pieces = (kind: string) => look.tray?.(view, { seat: 0, kind })?.pieces.map(({ target }) => target);
  const goods = ['good:food', 'good:wood', 'good:ore'];
  expect([pieces('work-crew'), pieces('politics'), pieces('gain')]).toEqual([goods, goods, goods]);
  expect(pieces('build')).toEqual(['piece:town']);
});

function Themed({ children }: { readonly children: React.ReactNode }) {
  return <ThemeProvider game="dark-horse">{children}</ThemeProvider>;
}

test('an armed placing is drawn as a ghost on its space', () => {
  const match = positionAt(darkHorse, { seats: 1, kind: 'place', after: 20 });
  const placing = match.moves().find((move) => move.startsWith('place:')) ?? '';
  const drawn = (preview: string | null) => {
    showBoard(look, match, 'table', { preview });
    const count = JSON.stringify(screen.toJSON()).split('"opacity":0.75').length;
    screen.unmount();
    return count;
  };
  expect(drawn(placing)).toBe(drawn(null) + 1);
});

test('names stand on city sites, and on other hexes while they can be tapped', () => {
  const named = (kind: string) => {
    showBoard(look, positionAt(darkHorse, { seats: 1, kind }), 'map');
    const texts = JSON.stringify(screen.toJSON());
    screen.unmount();
    return (id: string) => texts.includes(`"${id}"`);
  };
  const city = named('first-city');
  expect([city('b3'), city('c1')]).toEqual([true, false]);
});

test('what others may not see asks for a curtain', () => {
  const view = positionAt(darkHorse, { seats: 2, kind: 'first-city' }).view(0);
  expect(look.secret?.(view, 0)).toBe(false);
  const [first, ...rest] = view.seats;
  if (!first) throw new Error('no seat');
  const holding: View = { ...view, seats: [{ ...first, handCount: 1 }, ...rest] };
  expect(look.secret?.(holding, 0)).toBe(true);
  const seen: View = {
    ...view,
    tiles: view.tiles.map((tile) => (tile.up ? tile : { ...tile, type: 0 })),
  };
  expect(look.secret?.(seen, 0)).toBe(true);
});

test('the banner says how far the goal is and where the ghosts go', () => {
  const options = { soloDifficulty: 'cruel' };
  const match = positionAt(darkHorse, { seats: 1, kind: 'place', after: 20, options });
  if (!Banner) throw new Error('no banner');
  render(<Banner view={match.view(0)} viewer={0} width={390} calm />, { wrapper: Themed });
  expect(screen.getByLabelText(/of 3 cities; .* of 6 towns; A ghost with .* block/)).toBeTruthy();
});

test('a placement ticket shows its dice', () => {
  const match = positionAt(darkHorse, { seats: 1, kind: 'place', after: 20 });
  const move = match.moves()[0] ?? '';
  if (!TicketArt) throw new Error('no ticket art');
  expect(look.hasArt?.(match.view(0), move)).toBe(true);
  const drawn = render(<TicketArt view={match.view(0)} move={move} size={44} />, { wrapper: Themed });
  expect(drawn.toJSON()).not.toBeNull();
});

test('the dock of a phone has one height, whatever is asked', () => {
  const heights = ['place', 'dealer', 'window', 'market', 'keep-card', 'character'].map(look.dock);
  expect(new Set(heights)).toEqual(new Set(['row']));
});

test('what a window may be used for lies in the tray: cards, tokens and the character', () => {
  const view = positionAt(darkHorse, { seats: 1, kind: 'place', after: 20 }).view(0);
  const [first] = view.seats;
  if (!first || !TrayArt) throw new Error('no seat');
  const tokens = { ...first.tokens, stock: 2, trader: 1, wild: 1, loan: 0 };
  const armed: View = {
    ...view,
    seats: [{ ...first, tokens, character: 'preacher', hand: ['land-swindle'], handCount: 1 }],
  };
  const pieces = look.tray?.(armed, { seat: 0, kind: 'window' })?.pieces ?? [];
  expect(pieces.map(({ target }) => target)).toEqual([
    'card:land-swindle',
    'token:stock',
    'token:trader',
    'character:preacher',
  ]);
  for (const { target } of pieces) {
    const drawn = render(<TrayArt view={armed} target={target} size={46} />, { wrapper: Themed });
    expect(drawn.toJSON()).not.toBeNull();
  }
});

test('an event in force says what it does when it is tapped', () => {
  const view = positionAt(darkHorse, { seats: 1, kind: 'place', after: 20 }).view(0);
  const onExplain = jest.fn();
  if (!Banner) throw new Error('no banner');
  const struck: View = { ...view, events: ['rail-strike'] };
  render(<Banner view={struck} viewer={0} width={390} calm onExplain={onExplain} />, { wrapper: Themed });
  fireEvent.press(screen.getByLabelText(/^Rail Strike: Rail Baron costs 1 ore more/));
  expect(onExplain).toHaveBeenCalledWith('card:rail-strike');
});
