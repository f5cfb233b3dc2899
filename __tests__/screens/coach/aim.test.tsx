import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';

import { loadLook } from '@/components/boards';
import { useTaught } from '@/components/coach/store';
import { RulebookScreen } from '@/components/rulebook/rulebook-screen';
import { SetupScreen } from '@/components/setup/setup-screen';
import { memoryPort } from '@/components/storage/memory-port';
import { listMatches, usingPort } from '@/components/storage/saves';
import { textShelf } from '@/components/storage/text-shelf';
import { isLesson } from '@/engine/core/lesson';
import { readSave } from '@/engine/core/save';
import { gameById } from '@/engine/games';

import { went } from '../router';

jest.mock('expo-router', () => jest.requireActual('../router').expoRouter);

const dawson = gameById('dawson');
if (!dawson) throw new Error('Dawson City is not on the shelf');
const { aim, page } = dawson.lesson;

beforeAll(() => loadLook('dawson'));
beforeEach(() => {
  went.length = 0;
  usingPort(memoryPort());
  textShelf.remove('coach');
  act(() => useTaught.getState().reload());
});

function press(id: string) {
  fireEvent.press(screen.getByTestId(id));
}

it('stands before the first set-up of a game, and then no more by itself', () => {
  render(<SetupScreen game="dawson" />);
  for (const { lead } of aim.lines) expect(screen.getByText(lead)).toBeTruthy();
  expect(screen.getByLabelText(aim.picture)).toBeTruthy();
  expect(screen.queryByTestId('setup')).toBeNull();
  press('known');
  expect(screen.getByTestId('setup')).toBeTruthy();
  screen.unmount();
  render(<SetupScreen game="dawson" />);
  expect(screen.getByTestId('setup')).toBeTruthy();
  expect(useTaught.getState().quiet).toEqual(['dawson']);
});

it('leads to the guided match, where everything is new once more', async () => {
  act(() => useTaught.getState().meet('dawson', 'pick manage'));
  act(() => useTaught.getState().hush('dawson', true));
  render(<SetupScreen game="dawson" />);
  press('show me');
  await waitFor(() => expect(went.some((way) => way.startsWith('push /play'))).toBe(true));
  const { matches } = await listMatches();
  const read = readSave(matches[0]?.text ?? '', gameById);
  if (!('match' in read)) throw new Error(read.kind);
  expect(isLesson(dawson, read.match.config, read.match.seed)).toBe(true);
  const { met, quiet, aims } = useTaught.getState();
  expect([met['dawson'], quiet, aims]).toEqual([[], [], ['dawson']]);
});

it('can be read again from the set-up, and left without a change', () => {
  act(() => useTaught.getState().seeAim('dawson'));
  render(<SetupScreen game="dawson" />);
  press('to aim');
  expect(screen.getByTestId('aim-screen')).toBeTruthy();
  press('back');
  expect(screen.getByTestId('setup')).toBeTruthy();
  press('to aim');
  press('known');
  expect(useTaught.getState().quiet).toEqual([]);
});

describe('the page "How it plays"', () => {
  it('heads the rulebook with the aim, a turn, the end and three drawn examples', async () => {
    const { examples } = await loadLook('dawson');
    render(<RulebookScreen game="dawson" />);
    const shown = screen.getByTestId('how it plays');
    for (const sentence of [...page.turn, ...page.end])
      expect(shown).toHaveTextContent(new RegExp(escaped(sentence)));
    for (const { title, text } of examples) {
      expect(screen.getByText(title)).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
    }
  });

  it('leads from an example to its clause, and from the clause back', async () => {
    const { examples } = await loadLook('dawson');
    const [{ rule, title }] = examples;
    render(<RulebookScreen game="dawson" />);
    fireEvent.press(screen.getAllByLabelText(`Read the rule, ${rule}`)[0] as never);
    expect(screen.getByTestId(`clause-${rule}`)).toBeTruthy();
    expect(screen.getByLabelText(`See it drawn: ${title}`)).toBeTruthy();
  });

  it('steps aside while one searches', () => {
    render(<RulebookScreen game="dawson" />);
    fireEvent.changeText(screen.getByTestId('find-rule'), 'gang');
    expect(screen.queryByTestId('how it plays')).toBeNull();
  });
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
