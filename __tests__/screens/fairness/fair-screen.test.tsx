/** The page reads its figures aloud as they are, for every game. */
import { fireEvent, render, screen, within } from '@testing-library/react-native';

import { loadLook } from '@/components/boards';
import { useTaught } from '@/components/coach/store';
import { FairScreen } from '@/components/fairness/fair-screen';
import { figuresOf, type FairCell } from '@/components/fairness/figures';
import { placesIn, shareOf, soloModes, unevenPlaces, usedKinds } from '@/components/fairness/reading';
import { RulebookScreen } from '@/components/rulebook/rulebook-screen';
import { SetupScreen } from '@/components/setup/setup-screen';
import { gameById, games } from '@/engine/games';

import { went } from '../router';

jest.mock('expo-router', () => jest.requireActual('../router').expoRouter);

beforeAll(() => Promise.all(games.map(({ id }) => loadLook(id))));

function measured(id: string) {
  const fair = figuresOf(id);
  const game = gameById(id);
  if (!fair || !game) throw new Error(`${id} has not been measured`);
  return { fair, game };
}

const cell: FairCell = {
  seats: 3,
  mode: '',
  level: 'foreman',
  n: 100,
  decisions: [1, 2, 3],
  rounds: [1, 2, 3],
  points: [1, 2, 3],
  margin: [1, 2, 3],
  byPlace: [60, 25, 15],
  won: null,
};

it('calls a place uneven only where its whisker misses the even line', () => {
  expect(unevenPlaces(cell)).toEqual({ better: [1], worse: [3] });
  expect(unevenPlaces({ ...cell, byPlace: [38, 33, 29] })).toEqual({ better: [], worse: [] });
  expect(unevenPlaces({ ...cell, n: 10, byPlace: [6, 2.5, 1.5] })).toEqual({ better: [], worse: [] });
  const [first] = placesIn(cell);
  expect(first).toMatchObject({ share: 0.6, low: 0.502, high: 0.691, n: 100 });
  expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1, n: 0 });
});

it.each(games.map(({ id }) => id))('has figures of %s that belong together', (id) => {
  const { fair, game } = measured(id);
  const listed = game.usage.catalogue.map((one) => one.id).sort();
  expect(Object.keys(fair.together).sort()).toEqual(listed);
  expect(Object.keys(fair.alone).sort()).toEqual(listed);
  for (const { seats, n, byPlace, won } of fair.cells) {
    if (seats > 1) expect(byPlace.reduce((sum, wins) => sum + wins, 0)).toBeCloseTo(n, 0);
    if (won !== null) expect(won).toBeLessThanOrEqual(n);
  }
  for (const counts of [fair.together, fair.alone]) {
    const kinds = usedKinds(game.usage, counts);
    const entries = kinds.flatMap(({ rows, absent }) => [...rows.map(({ usable }) => usable), ...absent]);
    expect(new Set(entries).size).toBe(entries.length);
    for (const { rows } of kinds) {
      for (const { share } of rows) expect(share).toBeLessThanOrEqual(1);
      expect(rows.map(({ share }) => share)).toEqual(rows.map(({ share }) => share).sort((a, b) => b - a));
    }
  }
});

it.each(games.map(({ id }) => id))('says every bar of %s as a sentence', (id) => {
  render(<FairScreen game={id} />);
  const { fair } = measured(id);
  const bars = screen.getAllByRole('img').map((bar) => String(bar.props['aria-label']));
  expect(bars.filter((says) => !/\d/.test(says) || /[{}]|NaN|undefined/.test(says))).toEqual([]);
  const [table] = fair.cells.filter(({ seats }) => seats > 1);
  if (!table) throw new Error('no table');
  const fairShare = Math.round(100 / table.seats);
  const places = bars.filter((says) => says.includes(`even would be ${fairShare}.`));
  expect(places).toHaveLength(table.seats);
  places.forEach((says, at) => {
    const share = Math.round((100 * (table.byPlace[at] ?? 0)) / table.n);
    expect(says).toContain(`wins ${share} of 100 games. After ${table.n} games`);
  });
});

it('shows everybody who has played alone, and every way to play at a tap', () => {
  render(<FairScreen game="dark-horse" />);
  const { fair } = measured('dark-horse');
  const modes = soloModes(fair);
  const last = modes.at(-1);
  if (!last) throw new Error('nobody has played alone');
  expect(screen.queryByText(last.name)).toBeNull();
  fireEvent.press(screen.getByTestId('all-modes'));
  expect(screen.getByText(last.name)).toBeTruthy();
  for (const { won, n, mode } of last.cells) {
    const share = Math.round((100 * (won ?? 0)) / n);
    expect(screen.getAllByLabelText(new RegExp(`, ${mode}: wins ${share} of 100`)).length).toBeGreaterThan(0);
  }
});

it('reaches every entry of a long list, and tells a game at a table from one alone', () => {
  render(<FairScreen game="dakota" />);
  const { game } = measured('dakota');
  const cards = game.usage.catalogue.filter(({ kind }) => kind === 'card');
  const shown = () =>
    cards.filter(({ name }) => within(screen.getByTestId('used-card')).queryByText(name) !== null);
  expect(shown().length).toBeLessThan(cards.length);
  fireEvent.press(screen.getByTestId('all-card'));
  expect(shown()).toEqual(cards);
  fireEvent.press(screen.getByRole('radio', { name: 'Alone' }));
  // Attacks need somebody to attack.
  const robbery = cards.find(({ id }) => id === 'card:stick-up');
  expect(within(screen.getByTestId('used-card')).queryByText(robbery?.name ?? '')).toBeNull();
});

it('changes to another number of seats', () => {
  render(<FairScreen game="montana" />);
  expect(screen.queryByText('Third')).toBeNull();
  fireEvent.press(screen.getByRole('radio', { name: '3 seats' }));
  expect(screen.getByText('Third')).toBeTruthy();
});

it('is reached from the rulebook and from what is more at the set-up', () => {
  went.length = 0;
  useTaught.getState().seeAim('montana');
  render(<RulebookScreen game="montana" />);
  fireEvent.press(screen.getByTestId('fair'));
  screen.unmount();
  render(<SetupScreen game="montana" />);
  expect(screen.queryByTestId('fair')).toBeNull();
  fireEvent.press(screen.getByTestId('more'));
  fireEvent.press(screen.getByTestId('fair'));
  expect(went).toEqual(['push /rules/fair/[game] montana', 'push /rules/fair/[game] montana']);
});
