import { feedback } from '@/components/session/feedback';
import { adoptMatch, openSession, type OpenSession } from '@/components/session/open-session';
import { useSettings } from '@/components/settings/store';
import { memoryPort } from '@/components/storage/memory-port';
import { usingPort } from '@/components/storage/saves';
import type { GameConfig } from '@/engine/core/game';
import { Match } from '@/engine/core/match';
import { completeOptions } from '@/engine/core/options';
import { games } from '@/engine/games';

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

it('closes a match with a phrase, once, and stays silent when the finished match is opened again', async () => {
  const played = jest.spyOn(feedback, 'play');
  const phrases = () => played.mock.calls.filter(([{ sound }]) => /won|lost|rank/.test(sound ?? ''));
  const { match, last } = almostOver();
  const id = await adoptMatch(match);
  const open = await opened(id);
  expect(phrases()).toEqual([]);
  await open.session.play(last);
  const { sheet, phase } = open.session.store.getState();
  expect(phase).toBe('over');
  expect(phrases()).toEqual([
    [sheet?.won ? { sound: 'rank', touch: 'success' } : { sound: 'lost', touch: 'warning' }],
  ]);
  open.session.lookAt(3);
  open.session.lookAt(null);
  open.close();
  const again = await opened(id);
  expect(again.session.store.getState().phase).toBe('over');
  expect(phrases()).toHaveLength(1);
  again.close();
});

it('lets what happens be heard as it happens, and felt as one’s own', async () => {
  const played = jest.spyOn(feedback, 'play');
  const open = await opened(await adoptMatch(Match.start(game, config, 'seed') as Match));
  await open.session.play(open.session.match().moves()[0] ?? '');
  expect(played).toHaveBeenCalledTimes(1);
  expect(played.mock.calls[0]?.[0].touch).not.toBeNull();
  open.close();
});
