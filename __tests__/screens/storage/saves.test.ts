import { memoryPort } from '@/components/storage/memory-port';
import { StorageTrouble, type Row, type SavePort } from '@/components/storage/port';
import {
  keepMatch,
  listAside,
  listMatches,
  listResults,
  openMatch,
  removeAside,
  rowOf,
  usingPort,
} from '@/components/storage/saves';
import type { KeptMatch, KeptResult } from '@/components/storage/records';
import { encodeMatch } from '@/components/storage/codec';
import { startMatch } from '@/engine/core/match';
import { completeOptions } from '@/engine/core/options';
import { games } from '@/engine/games';

const game = games[0];

function goodText(): string {
  if (!game) throw new Error('no game on the shelf');
  const config = {
    seats: [{ name: 'Robin', kind: 'person' as const, colour: 0 }],
    options: completeOptions(game.options, 1),
  };
  return encodeMatch(startMatch(game, config, 'saves'), 1, 2);
}

function kept(id: string, change: Partial<KeptMatch> = {}): KeptMatch {
  return {
    id,
    game: game?.id ?? '',
    text: goodText(),
    line: 'Day 1',
    mode: 'Solo',
    over: false,
    started: 1,
    updated: 1,
    ...change,
  };
}

const result: KeptResult = {
  id: 'r',
  game: 'dawson',
  mode: 'solo',
  at: 3,
  headline: 'Well done.',
  total: 40,
  unranked: false,
  seats: 1,
  seed: 'a',
};

let port: SavePort;
beforeEach(() => {
  port = usingPort(memoryPort());
});

/** Puts a match on the disk whatever is there. */
const put = (match: KeptMatch) => port.change([rowOf('matches', match)]);

describe('kept matches', () => {
  it('lists them newest first', async () => {
    await put(kept('old', { updated: 5 }));
    await put(kept('new', { updated: 9 }));
    const { matches } = await listMatches();
    expect(matches.map((match) => match.id)).toEqual(['new', 'old']);
  });

  it('opens what was kept, and says when there is nothing', async () => {
    await put(kept('a'));
    expect(await openMatch('a')).toMatchObject({ kept: { id: 'a', line: 'Day 1' } });
    expect(await openMatch('b')).toEqual({ missing: true });
  });

  it('keeps a save only on top of the one it continues', async () => {
    const first = await keepMatch(kept('a', { line: 'Day 1' }), { on: null });
    expect(await keepMatch(kept('a', { line: 'Other' }), { on: null })).toBeNull();
    const second = await keepMatch(kept('a', { line: 'Day 2' }), { on: first });
    expect(await keepMatch(kept('a', { line: 'Other' }), { on: first, result })).toBeNull();
    expect(await openMatch('a')).toMatchObject({ kept: { line: 'Day 2' }, row: second });
    expect(await listResults()).toEqual([]);
  });

  it('are listed without replaying a move, and replayed once when opened', async () => {
    if (!game) throw new Error('no game on the shelf');
    await put(kept('a'));
    const setups = jest.spyOn(game, 'setup');
    expect((await listMatches()).matches).toHaveLength(1);
    expect(setups).not.toHaveBeenCalled();
    expect(await openMatch('a')).toHaveProperty('match');
    expect(setups).toHaveBeenCalledTimes(1);
    setups.mockRestore();
  });

  it('keeps a result in the same step as the match', async () => {
    await keepMatch(kept('r', { over: true }), { on: null, result });
    expect(await listResults()).toEqual([result]);
  });
});

const bad: ReadonlyArray<readonly [string, string, string]> = [
  ['cut short', 'damaged', goodText().slice(0, -40)],
  ['changed by one letter', 'damaged', goodText().replace('"seed":"saves"', '"seed":"waves"')],
  ['of a newer format', 'newer', goodText().replace('"format":1', '"format":9')],
  ['of a game unknown here', 'foreign', goodText().replace(`"game":"${game?.id}"`, '"game":"catan"')],
  ['empty', 'damaged', ''],
  ['another kind of file', 'damaged', '<html></html>'],
];

describe('saves that cannot be read', () => {
  it.each(bad)('sets one aside that is %s (%s), and loads the rest', async (_what, reason, text) => {
    await put(kept('good'));
    await put(kept('bad', { text }));
    const { matches, moved } = await listMatches();
    expect(matches.map((match) => match.id)).toEqual(['good']);
    expect(moved).toMatchObject([{ id: 'bad', reason }]);
    expect(await listAside()).toHaveLength(1);
    expect((await listMatches()).moved).toEqual([]);
    expect((await listAside())[0]?.text).toContain(JSON.stringify(text).slice(1, -1));
  });

  it('sets a row aside whose outer record is damaged', async () => {
    await port.change([{ table: 'matches', id: 'x', text: '{"id":' }]);
    expect(await openMatch('x')).toMatchObject({ aside: { id: 'x', reason: 'damaged', text: '{"id":' } });
  });

  it('never sets one aside over another', async () => {
    for (const text of ['one', 'two', 'two']) {
      await port.change([{ table: 'matches', id: 'x', text }]);
      expect(await openMatch('x')).toMatchObject({ aside: { text } });
    }
    const asides = await listAside();
    expect(asides.map(({ text }) => text).sort()).toEqual(['one', 'two']);
    expect(new Set(asides.map(({ id }) => id)).size).toBe(2);
  });

  it('does not set aside what another window has just mended', async () => {
    await port.change([{ table: 'matches', id: 'x', text: 'mush' }]);
    const good = rowOf('matches', kept('x'));
    let mended = false;
    usingPort({
      ...port,
      async change(...all) {
        if (!mended) await port.change([good]);
        mended = true;
        return port.change(...all);
      },
    });
    expect(await openMatch('x')).toMatchObject({ row: good.text });
    expect(await listAside()).toEqual([]);
  });

  it('removes a set-aside save only when asked', async () => {
    await put(kept('bad', { text: '' }));
    await listMatches();
    await removeAside('bad');
    expect(await listAside()).toEqual([]);
  });
});

describe('a full disk', () => {
  it('rejects with its kind, so that the player can be told', async () => {
    const full: SavePort = {
      ...memoryPort(),
      change: (_rows: readonly Row[]) => Promise.reject(new StorageTrouble('full', 'no room')),
    };
    usingPort(full);
    await expect(keepMatch(kept('a'), { on: null })).rejects.toMatchObject({ kind: 'full' });
  });
});
