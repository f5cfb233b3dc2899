import { memoryPort } from '@/components/storage/memory-port';
import type { Row, SavePort } from '@/components/storage/port';
import type { AsideSave, KeptMatch, KeptResult } from '@/components/storage/records';
import { listAside, listMatches, listResults, openMatch, rowOf, usingPort } from '@/components/storage/saves';
import { textShelf } from '@/components/storage/text-shelf';
import { eraseAll, exportAll, importAll } from '@/components/storage/transfer';
import { encodeMatch } from '@/components/storage/codec';
import { canonical, hashText } from '@/engine/core/hash';
import { startMatch, type Match } from '@/engine/core/match';
import { plainConfig } from '@/engine/core/configs';
import { games } from '@/engine/games';

function played(picks: number): Match {
  const game = games.find(({ id }) => id === 'dawson');
  if (!game) throw new Error('Dawson City is not on the shelf');
  const match = startMatch(game, plainConfig(game, 1), 'transfer');
  for (let i = 0; i < picks; i++) match.play(match.moves()[0] ?? '');
  return match;
}

const saveText = (picks = 3) => encodeMatch(played(picks), 1, 2);

/** A right checksum over a position that is not the one its moves lead to. */
function forgedText(): string {
  const { checksum: _, ...body } = { ...JSON.parse(saveText()), moves: [] };
  return JSON.stringify({ ...body, checksum: hashText(canonical(body)) });
}

function kept(id: string, change: Partial<KeptMatch> = {}): KeptMatch {
  const plain = { game: 'dawson', text: saveText(), line: 'Day 1', mode: 'Solo', over: false, started: 1 };
  return { id, ...plain, updated: 5, ...change };
}

function result(change: Partial<KeptResult> = {}): KeptResult {
  const plain = { game: 'dawson', mode: 'solo', at: 3, headline: 'Well done.', total: 40 };
  return { id: 'r', ...plain, unranked: false, seats: 1, seed: 'a', ...change };
}

const aside: AsideSave = { id: 'x', reason: 'newer', label: 'Solo', text: 'one day', at: 1 };

const dump = (rows: readonly unknown[], change: object = {}) =>
  JSON.stringify({ app: 'frontier-five', format: 1, rows, texts: {}, ...change });

const none = { matches: 0, results: 0, aside: 0, known: 0, damaged: 0 };

let port: SavePort;
beforeEach(() => {
  port = usingPort(memoryPort());
  for (const key of textShelf.keys()) textShelf.remove(key);
});

it('brings everything back', async () => {
  await port.change([rowOf('matches', kept('a')), rowOf('results', result()), rowOf('aside', aside)]);
  textShelf.write('settings', '{"theme":"dark"}');
  const text = await exportAll();
  await eraseAll();
  expect((await listMatches()).matches).toEqual([]);
  expect(textShelf.read('settings')).toBeNull();
  expect(await importAll(text)).toEqual({ ...none, matches: 1, results: 1, aside: 1 });
  expect((await listMatches()).matches).toEqual([kept('a')]);
  expect(await listResults()).toEqual([result()]);
  expect(await listAside()).toEqual([aside]);
  expect(JSON.parse(textShelf.read('settings') ?? '')).toMatchObject({ theme: 'dark' });
  expect(await importAll(text)).toEqual({ ...none, known: 3 });
});

describe('a good match stays, whatever an import brings under its id', () => {
  const rubbish: ReadonlyArray<readonly [string, string, object]> = [
    ['a garbage row', 'garbage', { damaged: 1 }],
    ['an equal stamp', JSON.stringify(kept('a', { line: 'Other' })), { known: 1 }],
    ['an older stamp', JSON.stringify(kept('a', { updated: 4, line: 'Other' })), { known: 1 }],
    [
      'a damaged save',
      JSON.stringify(kept('a', { updated: 9, text: saveText().slice(0, -9) })),
      { damaged: 1 },
    ],
    ['a forged save', JSON.stringify(kept('a', { updated: 9, text: forgedText() })), { damaged: 1 }],
    ['another id inside', JSON.stringify(kept('b', { updated: 9 })), { damaged: 1 }],
    [
      'a save of a newer app',
      JSON.stringify(kept('a', { updated: 9, text: saveText().replace('"format":1', '"format":9') })),
      { aside: 1 },
    ],
  ];
  it.each(rubbish)('%s', async (_what, text, counts) => {
    const good = rowOf('matches', kept('a'));
    await port.change([good]);
    expect(await importAll(dump([{ table: 'matches', id: 'a', text }]))).toEqual({ ...none, ...counts });
    expect(await openMatch('a')).toMatchObject({ row: good.text });
  });

  it('but gives way to a newer good one', async () => {
    await port.change([rowOf('matches', kept('a'))]);
    const newer = kept('a', { updated: 6, text: saveText(5) });
    expect(await importAll(dump([rowOf('matches', newer)]))).toEqual({ ...none, matches: 1 });
    expect(await openMatch('a')).toMatchObject({ kept: newer });
  });
});

it('a damaged match here gives way to a good one, and is set aside', async () => {
  await port.change([{ table: 'matches', id: 'a', text: 'mush' }]);
  expect(await importAll(dump([rowOf('matches', kept('a', { updated: 0 }))]))).toEqual({
    ...none,
    matches: 1,
  });
  expect(await openMatch('a')).toMatchObject({ kept: { id: 'a' } });
  expect(await listAside()).toMatchObject([{ id: 'a', text: 'mush' }]);
});

it('takes in what is good and counts what it leaves out', async () => {
  const rows: unknown[] = [
    rowOf('matches', kept('a')),
    rowOf('matches', kept('b')),
    { table: 'matches', id: 'c', text: 'mush' },
    { table: 'attic', id: 'd', text: '' },
    7,
    { table: 'results', id: 'e', text: 'mush' },
    { table: 'aside', id: 'f', text: 'mush' },
  ];
  expect(await importAll(dump(rows))).toEqual({ ...none, matches: 2, damaged: 5 });
  expect((await listMatches()).matches.map(({ id }) => id).sort()).toEqual(['a', 'b']);
});

it('leaves results and set-aside saves as they are when rubbish comes under their id', async () => {
  const rows = [rowOf('results', result()), rowOf('aside', aside)];
  await port.change(rows);
  const rubbish: Row[] = [
    { table: 'results', id: 'r', text: 'mush' },
    rowOf('results', result({ at: 2, total: 1 })),
    { table: 'aside', id: 'x', text: 'mush' },
    rowOf('aside', { ...aside, text: 'another' } as AsideSave),
  ];
  expect(await importAll(dump(rubbish))).toEqual({ ...none, aside: 1, known: 1, damaged: 2 });
  expect(await listResults()).toEqual([result()]);
  expect((await listAside()).map(({ text }) => text).sort()).toEqual(['another', 'one day']);
});

it('writes only settings and set-ups the app would have written', async () => {
  textShelf.write('settings', '{"theme":"dark","pace":"quick"}');
  textShelf.write('setup.dawson', '{"kind":"solo","seats":[],"options":{}}');
  const texts = {
    settings: '{"theme":"pink","sound":true,"pace":7}',
    'setup.dawson': 'mush',
    'setup.dakota': '{"kind":"pass","seats":[],"options":{},"more":1}',
    'setup.elsewhere': '{}',
    stranger: 'x',
    'settings.damaged': 'x',
  };
  await importAll(dump([], { texts }));
  expect(JSON.parse(textShelf.read('settings') ?? '')).toMatchObject({
    theme: 'dark',
    sound: true,
    pace: 'quick',
  });
  expect(textShelf.read('setup.dawson')).toBe('{"kind":"solo","seats":[],"options":{}}');
  expect(textShelf.read('setup.dakota')).toBe('{"kind":"pass","seats":[],"options":{}}');
  expect(textShelf.keys().sort()).toEqual(['settings', 'setup.dakota', 'setup.dawson']);
});

it.each([
  ['{}', 'foreign'],
  ['not json', 'foreign'],
  ['{"app":"frontier-five","rows":7}', 'damaged'],
  [dump([rowOf('matches', kept('b'))], { format: 99, texts: { settings: '{"theme":"dark"}' } }), 'newer'],
  ['x'.repeat(100_000_001), 'large'],
])('refuses %.40p and changes nothing', async (text, trouble) => {
  await port.change([rowOf('matches', kept('a'))]);
  expect(await importAll(text)).toEqual({ trouble });
  expect((await listMatches()).matches).toHaveLength(1);
  expect(textShelf.keys()).toEqual([]);
});

it('looks again when another window writes while it reads', async () => {
  const late = kept('a', { updated: 9, line: 'Day 9' });
  let written = false;
  usingPort({
    ...port,
    async change(...all) {
      if (!written) await port.change([rowOf('matches', late)]);
      written = true;
      return port.change(...all);
    },
  });
  expect(await importAll(dump([rowOf('matches', kept('a'))]))).toEqual({ ...none, known: 1 });
  expect(await openMatch('a')).toMatchObject({ kept: { line: 'Day 9' } });
});
