import { memoryPort } from '@/components/storage/memory-port';
import { StorageTrouble, type Row, type SavePort } from '@/components/storage/port';
import {
  eraseAll,
  exportAll,
  importAll,
  keepMatch,
  listAside,
  listMatches,
  listResults,
  openMatch,
  removeAside,
  usingPort,
} from '@/components/storage/saves';
import type { KeptMatch, KeptResult } from '@/components/storage/records';
import { textShelf } from '@/components/storage/text-shelf';
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

describe('kept matches', () => {
  it('lists them newest first', async () => {
    await keepMatch(kept('old', { updated: 5 }));
    await keepMatch(kept('new', { updated: 9 }));
    const { matches } = await listMatches();
    expect(matches.map((match) => match.id)).toEqual(['new', 'old']);
  });

  it('opens what was kept, and says when there is nothing', async () => {
    await keepMatch(kept('a'));
    expect(await openMatch('a')).toMatchObject({ kept: { id: 'a', line: 'Day 1' } });
    expect(await openMatch('b')).toEqual({ missing: true });
  });

  it('keeps a result in the same step as the match', async () => {
    await keepMatch(kept('r', { over: true }), result);
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
    await keepMatch(kept('good'));
    await keepMatch(kept('bad', { text }));
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

  it('removes a set-aside save only when asked', async () => {
    await keepMatch(kept('bad', { text: '' }));
    await listMatches();
    await removeAside('bad');
    expect(await listAside()).toEqual([]);
  });
});

describe('export, import and erasure', () => {
  it('brings everything back', async () => {
    await keepMatch(kept('a'), result);
    await keepMatch(kept('bad', { text: '' }));
    await listMatches();
    textShelf.write('settings', '{"theme":"dark"}');
    const text = await exportAll();
    await eraseAll();
    expect((await listMatches()).matches).toEqual([]);
    expect(textShelf.read('settings')).toBeNull();
    expect(await importAll(text)).toEqual({ matches: 1, results: 1, aside: 1 });
    expect((await listMatches()).matches).toHaveLength(1);
    expect(await listResults()).toEqual([result]);
    expect(await listAside()).toHaveLength(1);
    expect(textShelf.read('settings')).toBe('{"theme":"dark"}');
  });

  it('does not put an older match over a newer one', async () => {
    await keepMatch(kept('a', { updated: 1 }));
    const text = await exportAll();
    await keepMatch(kept('a', { updated: 2, line: 'Day 2' }));
    expect(await importAll(text)).toMatchObject({ matches: 0 });
    expect((await listMatches()).matches[0]?.line).toBe('Day 2');
  });

  it.each([
    ['{}', 'foreign'],
    ['not json', 'foreign'],
    ['{"app":"frontier-five","rows":7}', 'damaged'],
  ])('refuses %p and changes nothing', async (text, trouble) => {
    await keepMatch(kept('a'));
    expect(await importAll(text)).toEqual({ trouble });
    expect((await listMatches()).matches).toHaveLength(1);
  });
});

describe('a full disk', () => {
  it('rejects with its kind, so that the player can be told', async () => {
    const full: SavePort = {
      ...memoryPort(),
      change: (_rows: readonly Row[]) => Promise.reject(new StorageTrouble('full', 'no room')),
    };
    usingPort(full);
    await expect(keepMatch(kept('a'))).rejects.toMatchObject({ kind: 'full' });
  });
});
