import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react-native';

import { loadLook } from '@/components/boards';
import { useTaught } from '@/components/coach/store';
import { SetupScreen } from '@/components/setup/setup-screen';
import { memoryPort } from '@/components/storage/memory-port';
import { listMatches, usingPort } from '@/components/storage/saves';
import { textShelf } from '@/components/storage/text-shelf';
import { LEVELS } from '@/engine/core/character';
import { gameById } from '@/engine/games';
import { cards } from '@/engine/games/cards';

import { went } from '../router';

jest.mock('expo-router', () => jest.requireActual('../router').expoRouter);

const game = gameById('dawson');
if (!game) throw new Error('Dawson City is not on the shelf');

beforeAll(() => loadLook('dawson'));

beforeEach(() => {
  went.length = 0;
  usingPort(memoryPort());
  textShelf.remove('setup.dawson');
  for (const { id } of cards) useTaught.getState().seeAim(id);
});

const press = (id: string) => fireEvent.press(screen.getByTestId(id));
const seated = () =>
  screen
    .getAllByRole('checkbox', { checked: true })
    .map((one) => (one.props as { testID: string }).testID.replace('cast ', ''));

/** What is known of earlier games is read while the screen is shown already. */
async function opened() {
  render(<SetupScreen game="dawson" />);
  await act(async () => {});
}

async function withBots() {
  await opened();
  fireEvent.press(screen.getByLabelText('With bots'));
}

async function startedSeats() {
  press('start');
  await waitFor(() => expect(went.some((way) => way.startsWith('push /play'))).toBe(true));
  const { matches } = await listMatches();
  const kept = JSON.parse(matches[0]?.text ?? '{}') as { config: { seats: object[] } };
  return kept.config.seats;
}

describe('who rides against you', () => {
  it('shows the five with the lines of the game, Rosa seated', async () => {
    await withBots();
    expect(screen.getAllByRole('checkbox')).toHaveLength(5);
    for (const who of LEVELS) expect(screen.getByText(game.characters[who].line)).toBeOnTheScreen();
    expect(seated()).toEqual(['hand']);
    const { line } = game.characters.hand;
    expect(screen.getByLabelText(`Rosa Teague, Hand. ${line} Strength two of four.`)).toBeOnTheScreen();
    expect(screen.getByLabelText('Saddle up for two')).toBeOnTheScreen();
  });

  it('offers Ezra first to whoever has won alone', async () => {
    const won = { id: 'x', game: 'dawson', mode: '', at: 1, headline: '', total: 9, won: true, seats: 1 };
    usingPort(memoryPort([{ table: 'results', id: 'x', text: JSON.stringify(won) }]));
    await opened();
    fireEvent.press(screen.getByLabelText('With bots'));
    expect(seated()).toEqual(['foreman']);
  });

  it('seats and sends home by pressing rows, and the button counts', async () => {
    await withBots();
    press('cast legend');
    press('cast maverick');
    expect(screen.getByLabelText('Saddle up for four')).toBeOnTheScreen();
    press('cast hand');
    expect(seated()).toEqual(['maverick', 'legend']);
    expect(await startedSeats()).toMatchObject([
      { name: 'You', kind: 'person' },
      { name: 'Mae', kind: 'bot', level: 'legend' },
      { name: 'Juniper', kind: 'bot', level: 'maverick' },
    ]);
  });

  it('says why the last one stays', async () => {
    await withBots();
    press('cast hand');
    expect(seated()).toEqual(['hand']);
    expect(screen.getByText(/^Somebody has to/)).toBeOnTheScreen();
    press('cast legend');
    expect(screen.queryAllByText(/^Somebody has to/).length).toBe(0);
  });

  it('seats the same one twice by the chip of an empty seat', async () => {
    await withBots();
    press('chip add');
    fireEvent.press(within(screen.getByTestId('new seat sheet')).getByTestId('cast hand'));
    expect(screen.queryAllByTestId('new seat sheet').length).toBe(0);
    expect(screen.getByLabelText('Rosa 2, seat 3: Rosa Teague, Hand. Change')).toBeOnTheScreen();
    expect(screen.getByLabelText(/^Rosa Teague, Hand\. .* Sits here two times\.$/)).toBeOnTheScreen();
  });

  it('changes name, colour and level of a seat on its sheet', async () => {
    await withBots();
    press('cast legend');
    press('chip 2');
    const sheet = () => within(screen.getByTestId('seat sheet'));
    expect(sheet().getByRole('radio', { name: /^Old Mae Quill/, checked: true })).toBeOnTheScreen();
    fireEvent.press(sheet().getByTestId('cast greenhorn'));
    fireEvent.press(sheet().getByLabelText('Violet cross'));
    expect(sheet().getByLabelText('Name of seat 3').props.value).toBe('Wally');
    fireEvent.changeText(sheet().getByLabelText('Name of seat 3'), 'Plum');
    press('seat done');
    expect(screen.getByLabelText('Plum, seat 3: Wally Plum, Greenhorn. Change')).toBeOnTheScreen();
    press('chip 2');
    press('seat remove');
    expect(seated()).toEqual(['hand']);
  });

  it('keeps your own seat yours, and the last opponent at the table', async () => {
    await withBots();
    press('chip 0');
    expect(within(screen.getByTestId('seat sheet')).queryAllByTestId('cast hand').length).toBe(0);
    expect(screen.queryAllByTestId('seat remove').length).toBe(0);
    press('seat done');
    press('cast legend');
    press('cast legend');
    press('chip 1');
    expect(screen.queryAllByTestId('seat remove').length).toBe(0);
  });
});

describe('a draft of before', () => {
  it('opens with its computers, who give way to whoever is chosen', async () => {
    const seats = [
      { name: 'You', kind: 'person', colour: 0 },
      { name: 'Hattie', kind: 'bot', level: 'greedy', colour: 1 },
    ];
    textShelf.write('setup.dawson', JSON.stringify({ kind: 'bots', seats, options: {} }));
    await opened();
    expect(seated()).toEqual(['greedy']);
    expect(screen.getByLabelText('Hattie, seat 2: Old-timer: sharp. Change')).toBeOnTheScreen();
    press('chip 1');
    const sheet = within(screen.getByTestId('seat sheet'));
    expect(sheet.getByRole('radio', { name: /^Old-timer: sharp/, checked: true })).toBeOnTheScreen();
    press('seat done');
    press('cast hand');
    expect(seated()).toEqual(['hand']);
    expect(screen.queryAllByTestId('cast greedy').length).toBe(0);
  });
});

describe('where the device goes round', () => {
  it('a seat is a person’s, or played by any of the five', async () => {
    await opened();
    fireEvent.press(screen.getByLabelText('Pass & play'));
    fireEvent.press(screen.getByTestId('seat who 1'));
    const sheet = within(screen.getByTestId('seat sheet'));
    expect(sheet.getByRole('radio', { name: /^Person/, checked: true })).toBeOnTheScreen();
    fireEvent.press(sheet.getByTestId('cast maverick'));
    press('seat done');
    expect(screen.getByText('Juniper Bell, Foreman')).toBeOnTheScreen();
    expect(await startedSeats()).toMatchObject([
      { name: 'Player 1', kind: 'person' },
      { name: 'Juniper', kind: 'bot', level: 'maverick' },
    ]);
  });
});
