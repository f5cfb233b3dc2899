import { fireEvent, render, screen, waitFor } from '@testing-library/react-native';

import { plainSettings } from '@/components/settings/kept';
import { parseSettings, useSettings } from '@/components/settings/store';
import { SettingsScreen } from '@/components/settings/settings-screen';
import { memoryPort } from '@/components/storage/memory-port';
import { listResults, usingPort } from '@/components/storage/saves';
import { textShelf } from '@/components/storage/text-shelf';

jest.mock('expo-router', () => jest.requireActual('../router').expoRouter);

beforeEach(() => {
  usingPort(
    memoryPort([{ table: 'results', id: 'r', text: JSON.stringify({ id: 'r', game: 'g', mode: 'm' }) }]),
  );
  textShelf.remove('settings');
  useSettings.getState().reload();
});

describe('settings', () => {
  it('are changed by a tap and kept', async () => {
    render(<SettingsScreen />);
    fireEvent.press(screen.getByLabelText('Night'));
    fireEvent.press(screen.getByLabelText(/^Sound/));
    expect(useSettings.getState()).toMatchObject({ theme: 'dark', sound: true });
    expect(parseSettings(textShelf.read('settings'))).toMatchObject({ theme: 'dark', sound: true });
    await screen.findByText(/None\. Saves/);
  });

  it('ask before everything is erased', async () => {
    render(<SettingsScreen />);
    fireEvent.press(screen.getByTestId('erase'));
    expect(await listResults()).toHaveLength(1);
    fireEvent.press(screen.getByTestId('erase-yes'));
    await waitFor(async () => expect(await listResults()).toHaveLength(0));
    await screen.findByText('Everything was erased.');
  });

  it('list saves that were set aside', async () => {
    const aside = { id: 'x', reason: 'newer', label: 'Solo · Day 3', text: '{}', at: 1 };
    usingPort(memoryPort([{ table: 'aside', id: 'x', text: JSON.stringify(aside) }]));
    render(<SettingsScreen />);
    await screen.findByText('Solo · Day 3');
    fireEvent.press(screen.getByLabelText('Remove: Solo · Day 3'));
    await screen.findByText(/None\. Saves/);
  });
});

describe('kept settings', () => {
  it('lose one damaged field, not all', () => {
    expect(parseSettings('{"theme":"pink","sound":true,"textSize":9}')).toEqual({
      ...plainSettings,
      sound: true,
    });
  });

  it('set a damaged text aside before anything writes over it', () => {
    expect(parseSettings('{"theme":')).toEqual(plainSettings);
    expect(textShelf.read('settings.damaged')).toBe('{"theme":');
  });
});
