import { fireEvent, render, screen, waitFor } from '@testing-library/react-native';

import { mergedSettings, plainSettings } from '@/components/settings/kept';
import { parseSettings, useSettings } from '@/components/settings/store';
import { FileTooLarge } from '@/components/settings/file-port';
import { files } from '@/components/settings/files';
import { SettingsScreen } from '@/components/settings/settings-screen';
import { isoDay } from '@/components/shelf/days';
import { memoryPort } from '@/components/storage/memory-port';
import { StorageTrouble } from '@/components/storage/port';
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
    fireEvent.press(screen.getByLabelText(/^Open table/));
    const kept = { theme: 'dark', sound: false, openTable: true };
    expect(useSettings.getState()).toMatchObject(kept);
    expect(parseSettings(textShelf.read('settings'))).toMatchObject(kept);
    await screen.findByText(/None\. Saves/);
  });

  it('let text grow to twice its size, and keep it so', async () => {
    render(<SettingsScreen />);
    fireEvent.press(screen.getByLabelText('Double'));
    expect(parseSettings(textShelf.read('settings')).textSize).toBe(2);
    await screen.findByText(/None\. Saves/);
  });

  it('export a file with the day in its name', async () => {
    const give = jest.spyOn(files, 'give').mockResolvedValue();
    render(<SettingsScreen />);
    fireEvent.press(screen.getByTestId('export'));
    await screen.findByText('The file is ready.');
    expect(give.mock.calls[0]?.[0]).toBe(`frontier-five-${isoDay()}.json`);
    give.mockRestore();
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

describe('an import', () => {
  const take = jest.spyOn(files, 'take');
  const dump = (rows: readonly unknown[], format = 1) =>
    JSON.stringify({ app: 'frontier-five', format, rows, texts: {} });
  const result = (id: string) => ({
    table: 'results',
    id,
    text: JSON.stringify({ id, game: 'dawson', mode: 'solo', at: 5 }),
  });

  it.each([
    [
      'what came in and what was left out',
      dump([result('a'), result('b'), { table: 'matches', id: 'x', text: 'mush' }, 7]),
      'Taken in: 0 matches and 2 results. Left out, for it is damaged: 2 records.',
    ],
    [
      'that it was here already',
      dump([{ table: 'results', id: 'r', text: JSON.stringify({ id: 'r', game: 'g', mode: 'm' }) }]),
      'Taken in: 0 matches and 0 results. Left out, for it is here already: 1 record.',
    ],
    [
      'that the file is of a newer app',
      dump([result('a')], 99),
      /newer version of the app\. Nothing was changed/,
    ],
    ['that the file is another', 'hello', /no Frontier Five data\. Nothing was changed/],
  ])('says %s', async (_what, text, words) => {
    take.mockResolvedValue(text);
    render(<SettingsScreen />);
    fireEvent.press(screen.getByTestId('import'));
    await screen.findByText(words);
  });

  it.each([
    ['a file too large', new FileTooLarge(), /larger than anything this app writes/],
    ['a full device', new StorageTrouble('full', 'SQLITE_FULL'), /The device is full/],
    [
      'a browser that keeps nothing',
      new StorageTrouble('blocked', 'SecurityError'),
      /keeps nothing for the app/,
    ],
    ['a file that cannot be read', new TypeError('NotReadableError'), /could not be opened/],
  ])('says it in words when it meets %s', async (_what, error, words) => {
    take.mockRejectedValue(error);
    render(<SettingsScreen />);
    fireEvent.press(screen.getByTestId('import'));
    await screen.findByText(words);
  });
});

describe('kept settings', () => {
  it('lose one damaged field, not all', () => {
    expect(parseSettings('{"theme":"pink","sound":false,"textSize":9}')).toEqual({
      ...plainSettings,
      sound: false,
    });
  });

  it('sound unless somebody chose silence: that of older texts was written down unasked', () => {
    expect(plainSettings.sound).toBe(true);
    expect(parseSettings('{"theme":"dark","botSpeed":"1x","sound":false}').sound).toBe(true);
    expect(parseSettings('{"theme":"dark","pace":"quick","sound":false}').sound).toBe(false);
    expect(mergedSettings('{"pace":"quick","sound":false}', '{"botSpeed":"1x","sound":false}')).toContain(
      '"sound":false',
    );
  });

  it.each([
    ['1x', 'normal'],
    ['4x', 'quick'],
    ['skip', 'none'],
    ['9x', 'normal'],
  ])('keep the speed of an older app: %s is %s', (botSpeed, pace) => {
    expect(parseSettings(JSON.stringify({ botSpeed }))).toEqual({ ...plainSettings, pace });
    expect(parseSettings(JSON.stringify({ botSpeed, pace: 'quick' })).pace).toBe('quick');
  });

  it('set a damaged text aside before anything writes over it', () => {
    expect(parseSettings('{"theme":')).toEqual(plainSettings);
    expect(textShelf.read('settings.damaged')).toBe('{"theme":');
  });
});
