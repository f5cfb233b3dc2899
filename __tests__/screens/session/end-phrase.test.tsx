import { act, render, screen } from '@testing-library/react-native';

import { feedback } from '@/components/session/feedback';
import * as sessions from '@/components/session/open-session';
import { adoptMatch, openSession, type OpenSession } from '@/components/session/open-session';
import { PlayHost } from '@/components/session/play-host';
import { useSettings } from '@/components/settings/store';
import { memoryPort } from '@/components/storage/memory-port';
import { usingPort } from '@/components/storage/saves';
import type { GameConfig } from '@/engine/core/game';
import { Match } from '@/engine/core/match';
import { completeOptions } from '@/engine/core/options';
import { games } from '@/engine/games';

jest.mock('expo-router', () => jest.requireActual('../router').expoRouter);
jest.setTimeout(60_000);

const game = games.find(({ id }) => id === 'dawson');
if (!game) throw new Error('Dawson City is not on the shelf');

const config: GameConfig = {
  seats: [{ name: 'Robin', kind: 'person', colour: 0 }],
  options: completeOptions(game.options, 1),
};

async function opened(id: string): Promise<OpenSession> {
  const outcome = await openSession(id);
  if (!('session' in outcome)) throw new Error('not opened');
  return outcome;
}

/** A match one pick before its end, and that pick. */
function almostOver(): { readonly match: Match; readonly last: string } {
  const match = Match.start(game as NonNullable<typeof game>, config, 'ending') as Match;
  for (;;) {
    const moves = match.moves();
    const last = moves[moves.length - 1] ?? '';
    const copy = match.fork();
    copy.play(last);
    if (copy.over) return { match, last };
    match.play(last);
  }
}

beforeEach(() => {
  usingPort(memoryPort());
  useSettings.setState({ pace: 'none' });
});
afterEach(() => jest.restoreAllMocks());

/** The match on the screen, and the session behind it. */
async function seated(id: string): Promise<OpenSession> {
  const opening = jest.spyOn(sessions, 'openSession');
  render(<PlayHost id={id} />);
  await screen.findByTestId(/^(dock|end)$/);
  const outcome = await (opening.mock.results[0]?.value as ReturnType<typeof openSession>);
  opening.mockRestore();
  if (!('session' in outcome)) throw new Error('not opened');
  return outcome;
}

it('closes a match with a phrase, once, and stays silent when the finished match is opened again', async () => {
  const played = jest.spyOn(feedback, 'play');
  const phrases = () => played.mock.calls.filter(([{ sound }]) => /won|lost|rank/.test(sound ?? ''));
  const { match, last } = almostOver();
  const id = await adoptMatch(match);
  const { session } = await seated(id);
  expect(phrases()).toEqual([]);
  await act(async () => {
    await session.play(last);
  });
  const { sheet, phase } = session.store.getState();
  expect(phase).toBe('over');
  expect(phrases()).toEqual([
    [sheet?.won ? { sound: 'rank', touch: 'success' } : { sound: 'lost', touch: 'warning' }],
  ]);
  // The thud of the stamp comes with it.
  expect(played.mock.calls.some(([{ sound }]) => sound === 'wood')).toBe(true);
  act(() => session.lookAt(3));
  act(() => session.lookAt(null));
  screen.unmount();
  const again = await seated(id);
  expect(again.session.store.getState().phase).toBe('over');
  expect(phrases()).toHaveLength(1);
});

it('lets what happens be heard as it happens, and felt as one’s own', async () => {
  const played = jest.spyOn(feedback, 'play');
  const open = await opened(await adoptMatch(Match.start(game, config, 'seed') as Match));
  await open.session.play(open.session.match().moves()[0] ?? '');
  expect(played).toHaveBeenCalledTimes(1);
  expect(played.mock.calls[0]?.[0].touch).not.toBeNull();
  open.close();
});
