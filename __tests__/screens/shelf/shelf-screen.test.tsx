import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { useInstall } from '@/components/shelf/install';
import { ShelfScreen } from '@/components/shelf/shelf-screen';
import { useUpdate } from '@/components/shelf/update';
import { beginMatch } from '@/components/session/open-session';
import { memoryPort } from '@/components/storage/memory-port';
import { usingPort } from '@/components/storage/saves';
import { textShelf } from '@/components/storage/text-shelf';
import { completeOptions } from '@/engine/core/options';
import { games } from '@/engine/games';

import { went } from '../router';

jest.mock('expo-router', () => jest.requireActual('../router').expoRouter);

const [first] = games;

beforeEach(() => {
  went.length = 0;
});

describe('the shelf', () => {
  it('shows every game that has a drawing, and leads to its set-up', async () => {
    usingPort(memoryPort());
    render(<ShelfScreen />);
    for (const { id } of games) expect(screen.getByTestId(`card-${id}`)).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId('hero-button'));
    expect(went).toEqual([`push /setup/[game] ${first?.id}`]);
    await screen.findByTestId('shelf');
  });

  it('rides on to the match played last', async () => {
    usingPort(memoryPort());
    if (!first) throw new Error('no game on the shelf');
    const seats = [{ name: 'Robin', kind: 'person' as const, colour: 0 }];
    const id = await beginMatch(first, { seats, options: completeOptions(first.options, 1) }, 'seed');
    render(<ShelfScreen />);
    fireEvent.press(await screen.findByText('Ride on'));
    expect(went).toEqual(['dismissTo /', `push /play/[id] ${id}`]);
  });

  it('says when a save was set aside', async () => {
    usingPort(memoryPort([{ table: 'matches', id: 'x', text: 'mush' }]));
    render(<ShelfScreen />);
    await screen.findByText('1 save could not be opened. It is kept with the set-aside saves.');
    fireEvent.press(screen.getByText('See in settings'));
    expect(went).toEqual(['push /settings']);
  });

  it('hints once that it can be installed, and never again when that is not wanted', async () => {
    usingPort(memoryPort());
    const install = jest.fn();
    render(<ShelfScreen />);
    await screen.findByTestId('shelf');
    expect(screen.queryByTestId('install-note')).toBeNull();
    act(() => useInstall.setState({ install }));
    fireEvent.press(screen.getByText('Install'));
    expect(install).toHaveBeenCalledTimes(1);
    fireEvent.press(screen.getByTestId('install-no'));
    expect(screen.queryByTestId('install-note')).toBeNull();
    expect(textShelf.read('install')).toBe('no');
  });

  it('offers a newer version when one is ready, and takes it at a press', async () => {
    usingPort(memoryPort());
    const take = jest.fn();
    render(<ShelfScreen />);
    await screen.findByTestId('shelf');
    expect(screen.queryByTestId('update-note')).toBeNull();
    act(() => useUpdate.setState({ take }));
    expect(screen.getByText('A new version is ready.')).toBeOnTheScreen();
    expect(take).not.toHaveBeenCalled();
    fireEvent.press(screen.getByText('Take it now'));
    expect(take).toHaveBeenCalledTimes(1);
    act(() => useUpdate.setState({ take: null }));
  });
});
