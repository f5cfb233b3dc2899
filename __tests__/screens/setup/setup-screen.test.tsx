import { fireEvent, render, screen, waitFor } from '@testing-library/react-native';

import { loadLook } from '@/components/boards';
import type { GameLook } from '@/components/boards/board';
import { useTaught } from '@/components/coach/store';
import { useSettings } from '@/components/settings/store';
import { SetupScreen } from '@/components/setup/setup-screen';
import { memoryPort } from '@/components/storage/memory-port';
import { listMatches, listResults, usingPort } from '@/components/storage/saves';
import { textShelf } from '@/components/storage/text-shelf';
import { startMatch, type Match } from '@/engine/core/match';
import { completeOptions } from '@/engine/core/options';
import { shareMatch, shareSetup } from '@/engine/core/share';
import { gameById } from '@/engine/games';
import { cards } from '@/engine/games/cards';

import { went } from '../router';

jest.mock('expo-router', () => jest.requireActual('../router').expoRouter);

const game = gameById('dawson');
if (!game) throw new Error('Dawson City is not on the shelf');

interface Kept {
  readonly seed: string;
  readonly config: { readonly seats: readonly { readonly name: string; readonly kind: string }[] };
}

async function started(): Promise<Kept> {
  fireEvent.press(screen.getByTestId('start'));
  await waitFor(() => expect(went.some((way) => way.startsWith('push /play'))).toBe(true));
  const { matches } = await listMatches();
  return JSON.parse(matches[0]?.text ?? '{}') as Kept;
}

beforeAll(() => loadLook('dawson'));

beforeEach(() => {
  went.length = 0;
  usingPort(memoryPort());
  textShelf.remove('setup.dawson');
  // Whoever sets a match up here has read the aim.
  for (const { id } of cards) useTaught.getState().seeAim(id);
});

describe('the open table', () => {
  it('is offered to several people where a game has hands to hide, and nowhere else', async () => {
    const look = (await loadLook('dawson')) as { secret?: GameLook['secret'] };
    const asked = () => screen.queryByLabelText(/^Open table/);
    render(<SetupScreen game="dawson" />);
    fireEvent.press(screen.getByLabelText('Pass & play'));
    expect(asked()).toBeNull();
    screen.unmount();
    look.secret = () => true;
    render(<SetupScreen game="dawson" />);
    fireEvent.press(screen.getByLabelText('With bots'));
    expect(asked()).toBeNull();
    fireEvent.press(screen.getByLabelText('Pass & play'));
    fireEvent.press(asked() as NonNullable<ReturnType<typeof asked>>);
    expect(useSettings.getState().openTable).toBe(true);
    screen.unmount();
    useSettings.getState().set({ openTable: false });
    delete look.secret;
  });
});

describe('the set-up', () => {
  it('starts a solo match with the seed that was written', async () => {
    render(<SetupScreen game="dawson" />);
    fireEvent.press(screen.getByTestId('more'));
    fireEvent.changeText(screen.getByTestId('seed'), 'copper-creek-417');
    const { seed, config } = await started();
    expect(seed).toBe('copper-creek-417');
    expect(config.seats).toMatchObject([{ kind: 'person' }]);
  });

  it('seats people and computers in any mix, and remembers them', async () => {
    render(<SetupScreen game="dawson" />);
    fireEvent.press(screen.getByLabelText('Pass & play'));
    fireEvent.press(screen.getByText('Add a seat'));
    fireEvent.press(screen.getByTestId('seat who 2'));
    fireEvent.press(screen.getByTestId('cast greenhorn'));
    fireEvent.press(screen.getByTestId('seat done'));
    fireEvent.changeText(screen.getByLabelText('Name of seat 1'), 'Robin');
    const { config } = await started();
    expect(config.seats.map((seat) => seat.kind)).toEqual(['person', 'person', 'bot']);
    expect(config.seats[0]?.name).toBe('Robin');
    screen.unmount();
    render(<SetupScreen game="dawson" />);
    expect(screen.getByLabelText('Name of seat 1').props.value).toBe('Robin');
  });

  it('shows every option of the game with its line of help', () => {
    render(<SetupScreen game="dawson" />);
    const alone = game.options.filter(
      (option) => (!option.seats || option.seats.includes(1)) && !option.when,
    );
    for (const { help } of alone) expect(screen.getAllByText(help).length).toBeGreaterThan(0);
  });

  it('takes a share code and refuses a wrong one in words', async () => {
    const config = {
      seats: [{ name: 'A', kind: 'person' as const, colour: 2 }],
      options: completeOptions(game.options, 1),
    };
    render(<SetupScreen game="dawson" />);
    fireEvent.press(screen.getByTestId('more'));
    fireEvent.changeText(screen.getByTestId('share-code'), 'F5wrong');
    fireEvent.press(screen.getByTestId('share-use'));
    expect(await screen.findByTestId('share-trouble')).toBeOnTheScreen();
    fireEvent.changeText(screen.getByTestId('share-code'), shareSetup(game, config, 'shared-seed'));
    fireEvent.press(screen.getByTestId('share-use'));
    await waitFor(() => expect(screen.getByTestId('seed').props.value).toBe('shared-seed'));
    expect((await started()).seed).toBe('shared-seed');
  });

  it('takes the code of another game whose rules are not here yet', async () => {
    const other = gameById('montana');
    if (!other) throw new Error('Montana is not on the shelf');
    const config = {
      seats: [{ name: 'A', kind: 'person' as const, colour: 2 }],
      options: completeOptions(other.options, 1),
    };
    render(<SetupScreen game="dawson" />);
    fireEvent.press(screen.getByTestId('more'));
    fireEvent.changeText(screen.getByTestId('share-code'), shareSetup(other, config, 'shared-seed'));
    fireEvent.press(screen.getByTestId('share-use'));
    await waitFor(() => expect(went.join()).toMatch(/^push \/setup\/\[game\] montana F5/));
  });

  it('starts at the easiest level until the game was beaten alone', async () => {
    render(<SetupScreen game="dawson" />);
    expect(screen.getByRole('radio', { name: /^Greenhorn/, checked: true })).toBeOnTheScreen();
    screen.unmount();
    const won = { id: 'x', game: 'dawson', mode: '', at: 1, headline: '', total: 9, won: true, seats: 1 };
    usingPort(memoryPort([{ table: 'results', id: 'x', text: JSON.stringify(won) }]));
    render(<SetupScreen game="dawson" />);
    expect(await screen.findByRole('radio', { name: /^Sourdough/, checked: true })).toBeOnTheScreen();
  });

  describe('opened by a link', () => {
    const alone = (of: typeof game) => ({
      seats: [{ name: 'A', kind: 'person' as const, colour: 2 }],
      options: completeOptions((of as NonNullable<typeof of>).options, 1),
    });

    it('sets up the deal of its code', async () => {
      render(<SetupScreen game="dawson" code={shareSetup(game, alone(game), 'shared-seed')} />);
      expect((await screen.findByTestId('seed')).props.value).toBe('shared-seed');
      expect(screen.getByText('Code read: Dawson City, 1 seat. Press Saddle up.')).toBeOnTheScreen();
      expect((await started()).seed).toBe('shared-seed');
    });

    it('says what is wrong with a code that was mistyped', async () => {
      const code = shareSetup(game, alone(game), 'shared-seed');
      const typo = code.slice(0, -1) + (code.endsWith('A') ? 'B' : 'A');
      render(<SetupScreen game="dawson" code={typo} />);
      expect(await screen.findByTestId('link-trouble')).toHaveTextContent(/slip of the pen/);
    });

    it('goes on to the game the code is for', async () => {
      const other = gameById('montana');
      if (!other) throw new Error('Montana is not on the shelf');
      const code = shareSetup(other, alone(other), 'shared-seed');
      render(<SetupScreen game="dawson" code={code} />);
      await waitFor(() => expect(went).toEqual([`replace /setup/[game] montana ${code}`]));
    });

    it('opens a whole match as an unranked one of its own, and the same one when opened again', async () => {
      const match = startMatch(game, alone(game), 'shared-seed') as Match;
      for (let i = 0; i < 6; i++) match.play(match.moves()[0] ?? '');
      const code = shareMatch(match) ?? '';
      for (let visit = 0; visit < 2; visit++) {
        render(<SetupScreen game="dawson" code={code} />);
        await waitFor(() => expect(went.some((way) => way.startsWith('push /play'))).toBe(true));
        screen.unmount();
      }
      const { matches } = await listMatches();
      expect(matches).toHaveLength(1);
      const kept = JSON.parse(matches[0]?.text ?? '{}') as { unranked: boolean; moves: string[] };
      expect(kept.unranked).toBe(true);
      expect(kept.moves).toEqual(match.record());
    });

    it('puts a finished match among the records, unranked', async () => {
      const match = startMatch(game, alone(game), 'shared-seed') as Match;
      while (!match.over) match.play(match.moves()[0] ?? '');
      render(<SetupScreen game="dawson" code={shareMatch(match) ?? ''} />);
      await waitFor(() => expect(went.some((way) => way.startsWith('push /play'))).toBe(true));
      expect(await listResults()).toMatchObject([{ game: 'dawson', unranked: true }]);
    });
  });

  it('waits for the rules of its game, and then shows them', async () => {
    render(<SetupScreen game="dakota" />);
    expect(screen.getByTestId('fetching')).toHaveProp('aria-busy', true);
    expect(screen.getByText('Dakota 1877')).toBeOnTheScreen();
    expect(await screen.findByTestId('setup')).toBeOnTheScreen();
  });

  it('says when there is no such game', () => {
    render(<SetupScreen game="chess" />);
    expect(screen.getByTestId('lost')).toBeOnTheScreen();
  });
});
