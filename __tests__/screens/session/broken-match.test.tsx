/** A match whose game throws under play ends in words, whichever verb it was. */
import { act, render, screen } from '@testing-library/react-native';

import { openSession, type OpenSession } from '@/components/session/open-session';
import { PlayHost } from '@/components/session/play-host';
import { lookOf } from '@/components/boards';
import { useSettings } from '@/components/settings/store';
import { memoryPort } from '@/components/storage/memory-port';
import { listAside, listMatches, rowOf, usingPort } from '@/components/storage/saves';
import type { KeptMatch } from '@/components/storage/records';
import { plainConfig } from '@/engine/core/configs';
import type { AnyGame } from '@/engine/core/game';
import { canonical, hashText } from '@/engine/core/hash';
import { startMatch } from '@/engine/core/match';
import { saveOf } from '@/engine/core/save';
import { games } from '@/engine/games';

jest.mock('expo-router', () => jest.requireActual('../router').expoRouter);

const found = games.find(({ id }) => id === 'dakota');
if (!found) throw new Error('Dakota is not on the shelf');
const game: AnyGame = found;

/** A kept match: of the rules before these, whose position nobody has replayed, or of today. */
function kept(rules: 'older' | 'today'): KeptMatch {
  const match = startMatch(game, plainConfig(game, 1), 'broken');
  const { checksum: _, ...save } = JSON.parse(JSON.stringify(saveOf(match, { started: 1, saved: 2 })));
  const body = rules === 'older' ? { ...save, rules: game.rules - 1 } : save;
  const text = JSON.stringify({ ...body, checksum: hashText(canonical(body)) });
  return { id: 'm', game: game.id, text, line: 'Day 1', mode: 'Solo', over: false, started: 1, updated: 1 };
}

const boom = () => {
  throw new Error('boom');
};

async function opened(): Promise<OpenSession> {
  const outcome = await openSession('m');
  if (!('session' in outcome)) throw new Error('not opened');
  return outcome;
}

let said: jest.SpyInstance;
beforeEach(() => {
  useSettings.getState().set({ pace: 'none' });
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(game, 'upgrade').mockImplementation((state) => state);
});
afterEach(() => jest.restoreAllMocks());

/** Until something is told, and so throws. */
async function playOn({ session }: OpenSession): Promise<void> {
  for (let i = 0; i < 40; i++) {
    const moves = session.match().moves();
    if (!(await session.play(moves[moves.length - 1] ?? ''))) return;
  }
}

const verbs: ReadonlyArray<readonly [string, (open: OpenSession) => unknown]> = [
  ['apply', ({ session }) => session.play(session.match().moves()[0] ?? '')],
  ['decision', ({ session }) => session.play(session.match().moves()[0] ?? '')],
  ['view', ({ session }) => session.play(session.match().moves()[0] ?? '')],
  ['describe', ({ session }) => session.play(session.match().moves()[0] ?? '')],
  ['tell', playOn],
  ['status', ({ session }) => session.lookAt(0)],
  ['whyNot', ({ session }) => session.whyNot('x')],
  ['explain', ({ session }) => session.explain('x')],
  ['think', ({ session }) => session.askHint()],
];

describe.each(verbs)('a game whose `%s` throws under play', (verb, use) => {
  it('has a match of older rules set aside as damaged', async () => {
    usingPort(memoryPort([rowOf('matches', kept('older'))]));
    const open = await opened();
    jest.spyOn(game, verb as 'apply').mockImplementation(boom);
    await use(open);
    expect(await open.broken).toMatchObject({ aside: { id: 'm', reason: 'damaged' } });
    expect(await listAside()).toHaveLength(1);
    expect(said).toHaveBeenCalled();
  });

  it('leaves a match of these rules as it is kept', async () => {
    usingPort(memoryPort([rowOf('matches', kept('today'))]));
    const open = await opened();
    jest.spyOn(game, verb as 'apply').mockImplementation(boom);
    await use(open);
    expect(await open.broken).toEqual({ faulty: true });
    jest.restoreAllMocks();
    expect((await listMatches()).matches).toHaveLength(1);
    expect(await listAside()).toEqual([]);
  });
});

it('a match that throws while it is opened ends in words too', async () => {
  usingPort(memoryPort([rowOf('matches', kept('today'))]));
  jest.spyOn(game, 'status').mockImplementation(boom);
  expect(await openSession('m')).toEqual({ faulty: true });
});

describe('a board that cannot draw its view', () => {
  it.each([
    ['older', 'match-aside'],
    ['today', 'match-faulty'],
  ] as const)('gives way to a page in words (%s rules)', async (rules, page) => {
    usingPort(memoryPort([rowOf('matches', kept(rules))]));
    jest.spyOn(lookOf(game), 'seatFacts').mockImplementation(boom);
    render(<PlayHost id="m" />);
    await act(async () => {});
    expect(await screen.findByTestId(page)).toBeOnTheScreen();
  });
});
