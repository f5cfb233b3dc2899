import { adoptMatch, beginMatch, openSession, type OpenSession } from '@/components/session/open-session';
import { playAgain } from '@/components/session/again';
import { memoryPort } from '@/components/storage/memory-port';
import { StorageTrouble, type SavePort } from '@/components/storage/port';
import { listAside, listMatches, listResults, usingPort } from '@/components/storage/saves';
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

async function pick({ session }: OpenSession): Promise<void> {
  const [move] = session.match().moves();
  if (move === undefined || !(await session.play(move))) throw new Error('not picked');
}

beforeEach(() => {
  usingPort(memoryPort());
});

describe('a match on the disk', () => {
  it('is kept from its first moment and resumed move for move', async () => {
    const id = await beginMatch(game, config, 'seed');
    const first = await opened(id);
    await pick(first);
    await pick(first);
    const hash = first.session.match().hash();
    first.close();
    const second = await opened(id);
    expect(second.session.match().hash()).toBe(hash);
    expect(second.session.match().decisions).toBe(2);
    second.close();
  });

  it('is kept before the next pick is let in', async () => {
    const port = memoryPort();
    let writing = 0;
    let release: () => void = () => {};
    const slow: SavePort = {
      ...port,
      async change(...all) {
        writing++;
        if (writing > 1) await new Promise<void>((resolve) => (release = resolve));
        return port.change(...all);
      },
    };
    usingPort(slow);
    const open = await opened(await beginMatch(game, config, 'seed'));
    const [move] = open.session.match().moves();
    const done = open.session.play(move ?? '');
    expect(open.session.store.getState().phase).toBe('saving');
    expect(await open.session.play(open.session.match().moves()[0] ?? '')).toBe(false);
    release();
    expect(await done).toBe(true);
    open.close();
  });

  it('leaves a result when it ends, once', async () => {
    const match = Match.start(game, config, 'ending') as Match;
    while (match.moves().length > 0) {
      const moves = match.moves();
      const last = moves[moves.length - 1] ?? '';
      const copy = match.fork();
      copy.play(last);
      if (copy.over) break;
      match.play(last);
    }
    const id = await adoptMatch(match);
    const open = await opened(id);
    const moves = open.session.match().moves();
    await open.session.play(moves[moves.length - 1] ?? '');
    open.close();
    expect(await listResults()).toMatchObject([{ id, game: 'dawson', seed: 'ending', seats: 1 }]);
    expect((await listMatches()).matches).toMatchObject([{ id, over: true }]);
  });

  it('starts again with the same seed or another', async () => {
    const match = Match.start(game, config, 'seed') as Match;
    const same = await opened(await playAgain(match, 'same'));
    const other = await opened(await playAgain(match, 'new'));
    expect(same.session.match().hash()).toBe(match.hash());
    expect(other.session.match().seed).not.toBe('seed');
    same.close();
    other.close();
  });
});

describe('bad weather', () => {
  it('plays on in memory when the disk is full, says so, and keeps everything once there is room', async () => {
    const port = memoryPort();
    let full = true;
    usingPort({
      ...port,
      change: (...all) =>
        full ? Promise.reject(new StorageTrouble('full', 'no room')) : port.change(...all),
    });
    const id = await beginMatch(game, config, 'seed');
    const open = await opened(id);
    await pick(open);
    expect(open.session.store.getState().trouble).toContain('full');
    full = false;
    await pick(open);
    expect(open.session.store.getState().trouble).toBeNull();
    open.close();
    expect((await opened(id)).session.match().decisions).toBe(2);
  });

  it('says when a match is not there', async () => {
    expect(await openSession('nobody')).toEqual({ missing: true });
  });

  it('sets a match aside that cannot be read', async () => {
    usingPort(memoryPort([{ table: 'matches', id: 'x', text: '{"id":"x","game":"dawson","text":"?"}' }]));
    expect(await openSession('x')).toMatchObject({ aside: { id: 'x', reason: 'damaged' } });
    expect(await listAside()).toHaveLength(1);
  });
});
