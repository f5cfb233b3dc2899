import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';

import { beginMatch, openSession } from '@/components/session/open-session';
import { letGo, takeOff, useRemoval } from '@/components/shelf/removal';
import { ShelfScreen } from '@/components/shelf/shelf-screen';
import { memoryPort } from '@/components/storage/memory-port';
import { StorageTrouble, type SavePort } from '@/components/storage/port';
import { listMatches, usingPort } from '@/components/storage/saves';
import { completeOptions } from '@/engine/core/options';
import { gameById } from '@/engine/games';

jest.mock('expo-router', () => jest.requireActual('../router').expoRouter);

const game = gameById('montana');
if (!game) throw new Error('Montana is not on the shelf');

const config = {
  seats: [{ name: 'You', kind: 'person' as const, colour: 0 }],
  options: completeOptions(game.options, 1),
};

const begin = (seed: string) => beginMatch(game, config, seed);
const kept = async () => (await listMatches()).matches.map(({ id }) => id);

let port: SavePort;
beforeEach(() => {
  port = usingPort(memoryPort());
  useRemoval.setState({ hidden: new Set(), offer: null });
});
afterEach(() => jest.useRealTimers());

async function removeFromShelf(id: string): Promise<void> {
  fireEvent.press(await screen.findByTestId(`remove-${id}`));
  await screen.findByTestId('undo-bar');
}

describe('taking an unfinished match off the shelf', () => {
  it('hides it at once and keeps it on the disk, so that whatever ends the app now loses nothing', async () => {
    const id = await begin('a');
    render(<ShelfScreen />);
    await removeFromShelf(id);
    expect(screen.queryByTestId(`remove-${id}`)).toBeNull();
    expect(screen.queryByText('Ride on')).toBeNull();
    expect(await kept()).toEqual([id]);
  });

  it('brings it back at a press', async () => {
    const id = await begin('a');
    render(<ShelfScreen />);
    await removeFromShelf(id);
    fireEvent.press(screen.getByTestId('put-back'));
    expect(await screen.findByTestId(`remove-${id}`)).toBeOnTheScreen();
    expect(screen.queryByTestId('undo-bar')).toBeNull();
    expect(await kept()).toEqual([id]);
  });

  it('erases it when the way back has gone by itself', async () => {
    const id = await begin('a');
    render(<ShelfScreen />);
    await screen.findByTestId(`remove-${id}`);
    jest.useFakeTimers();
    await act(() => takeOff(id, 'Montana'));
    await act(() => jest.advanceTimersByTimeAsync(9_000));
    expect(await kept()).toEqual([id]);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(await kept()).toEqual([]);
    expect(screen.queryByTestId(`remove-${id}`)).toBeNull();
  });

  it('erases it when the shelf is left', async () => {
    const id = await begin('a');
    render(<ShelfScreen />);
    await removeFromShelf(id);
    screen.unmount();
    await waitFor(async () => expect(await kept()).toEqual([]));
  });

  it('erases the first when a second follows, which can still come back', async () => {
    const first = await begin('a');
    const second = await begin('b');
    await takeOff(first, 'Montana');
    await takeOff(second, 'Montana');
    expect(await kept()).toEqual([second]);
    expect(useRemoval.getState().offer?.id).toBe(second);
  });

  it('keeps a match another window has played on in', async () => {
    const id = await begin('a');
    await takeOff(id, 'Montana');
    const row = await port.one({ table: 'matches', id });
    await port.change([{ table: 'matches', id, text: `${row?.text} ` }]);
    await letGo();
    expect(await kept()).toEqual([id]);
    expect(useRemoval.getState().hidden.has(id)).toBe(false);
  });

  it('shows it again when the disk does not answer', async () => {
    const id = await begin('a');
    await takeOff(id, 'Montana');
    const good = port.change;
    port.change = () => Promise.reject(new StorageTrouble('broken', 'away'));
    await letGo();
    port.change = good;
    expect(useRemoval.getState().hidden.has(id)).toBe(false);
    expect(await kept()).toEqual([id]);
  });

  it('leaves nothing to give back of a match that is kept nowhere', async () => {
    await takeOff('nowhere', 'Montana');
    expect(useRemoval.getState().offer).toBeNull();
  });

  it('does not come in the way of opening it: a match put back opens where it stood', async () => {
    const id = await begin('a');
    await takeOff(id, 'Montana');
    const opened = await openSession(id);
    if (!('session' in opened)) throw new Error('the match did not open');
    opened.close();
  });
});

describe('the unfinished matches', () => {
  it('are two rows under the large print, and all of them at a press', async () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) await begin(seed);
    render(<ShelfScreen />);
    expect(await screen.findAllByTestId(/^continue-/)).toHaveLength(2);
    fireEvent.press(screen.getByText('All 4 unfinished'));
    expect(screen.getAllByTestId(/^continue-/)).toHaveLength(4);
  });

  it('say mode, place, standing and day, each once', async () => {
    await begin('a');
    render(<ShelfScreen />);
    expect(await screen.findByText('Homestead race · round 1 · you 0, rival 0 · today')).toBeOnTheScreen();
  });

  it('are read out where the large print stands for one', async () => {
    await begin('a');
    render(<ShelfScreen />);
    await screen.findByText('Ride on');
    expect(screen.getByTestId('card-montana')).toHaveAccessibleName(/round 1 · you 0, rival 0 · today$/);
  });
});
