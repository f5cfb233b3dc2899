/** One promise, three keepers: memory, IndexedDB and SQLite pass the same suite. */
import 'fake-indexeddb/auto';

import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';

import { memoryPort } from '@/components/storage/memory-port';
import type { Row, SavePort } from '@/components/storage/port';

import { openSqlite, type SqliteHooks } from './sqlite';

let mockFile = '';
let mockHooks: SqliteHooks = {};
const mockOpen: Array<ReturnType<typeof openSqlite>> = [];

jest.mock('expo-sqlite', () => ({
  openDatabaseAsync: async () => {
    const { openSqlite: open } = jest.requireActual('./sqlite') as typeof import('./sqlite');
    const db = open(mockFile, { before: (sql) => mockHooks.before?.(sql) });
    mockOpen.push(db);
    return db;
  },
}));

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rows-'));
});
afterEach(() => {
  mockHooks = {};
  for (const db of mockOpen.splice(0)) db.close();
  jest.restoreAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const newFile = () => path.join(folder, `${++files}.db`);

/** The native port on a file, as a new start of the app would have it. */
function sqlitePort(file = newFile()): SavePort {
  mockFile = file;
  let port: SavePort | undefined;
  jest.isolateModules(() => {
    port = (jest.requireActual('@/components/storage/save-port') as { savePort: SavePort }).savePort;
  });
  if (!port) throw new Error('no port');
  return port;
}

function indexedDbPort(): SavePort {
  globalThis.indexedDB = new IDBFactory();
  let port: SavePort | undefined;
  jest.isolateModules(() => {
    port = (jest.requireActual('@/components/storage/save-port.web') as { savePort: SavePort }).savePort;
  });
  if (!port) throw new Error('no port');
  return port;
}

const row = (id: string, text: string, table: Row['table'] = 'matches'): Row => ({ table, id, text });

const keepers: ReadonlyArray<readonly [string, () => SavePort]> = [
  ['memory', () => memoryPort()],
  ['IndexedDB', indexedDbPort],
  ['SQLite', () => sqlitePort()],
];

describe.each(keepers)('%s', (_name, make) => {
  let port: SavePort;
  beforeEach(() => {
    port = make();
  });

  it('gives back what it was given, table by table', async () => {
    expect(await port.all('matches')).toEqual([]);
    expect(await port.one(row('a', ''))).toBeNull();
    const long = `ü 🎲 "quoted" ${'x'.repeat(30_000)}`;
    expect(await port.change([row('a', long), row('b', ''), row('a', 'r', 'results')])).toBe(true);
    expect(await port.one(row('a', ''))).toEqual(row('a', long));
    expect((await port.all('matches')).sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
      row('a', long),
      row('b', ''),
    ]);
    expect(await port.all('results')).toEqual([row('a', 'r', 'results')]);
    expect(await port.all('aside')).toEqual([]);
  });

  it('writes and removes in one step', async () => {
    await port.change([row('a', '1'), row('b', '1')]);
    expect(await port.change([row('a', '2'), row('a', 'x', 'aside')], [row('b', ''), row('no', '')])).toBe(
      true,
    );
    expect(await port.all('matches')).toEqual([row('a', '2')]);
    expect(await port.all('aside')).toEqual([row('a', 'x', 'aside')]);
  });

  it('goes through only while every seen row is as it was', async () => {
    expect(await port.change([row('a', '1')], [], [{ table: 'matches', id: 'a', text: null }])).toBe(true);
    expect(await port.change([row('a', '2')], [], [row('a', '1')])).toBe(true);
    for (const seen of [
      [row('a', '1')],
      [{ table: 'matches' as const, id: 'a', text: null }],
      [row('a', '2'), row('b', '1')],
      [row('a', '2', 'aside')],
    ]) {
      expect(await port.change([row('a', '3'), row('c', '1')], [row('a', '')], seen)).toBe(false);
    }
    expect(await port.all('matches')).toEqual([row('a', '2')]);
    expect(await port.change([], [row('a', '')], [row('a', '2')])).toBe(true);
    expect(await port.all('matches')).toEqual([]);
  });

  it('lets one of many writers through at a time, and loses nothing', async () => {
    await port.change([row('n', '0')]);
    const add = async () => {
      for (;;) {
        const here = await port.one(row('n', ''));
        const next = row('n', String(Number(here?.text) + 1));
        if (await port.change([next], [], [row('n', here?.text ?? '')])) return;
      }
    };
    await Promise.all(Array.from({ length: 12 }, add));
    expect(await port.one(row('n', ''))).toEqual(row('n', '12'));
  });

  it('erases everything', async () => {
    await port.change([row('a', '1'), row('b', '1', 'results')]);
    await port.erase();
    expect([...(await port.all('matches')), ...(await port.all('results'))]).toEqual([]);
    expect(await port.change([row('a', '2')])).toBe(true);
  });
});

describe('a step that fails half-way leaves everything as it was', () => {
  it('IndexedDB: a row that cannot be put', async () => {
    const port = indexedDbPort();
    await port.change([row('a', 'old')]);
    const { put } = IDBObjectStore.prototype;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value,
      key,
    ) {
      if ((value as Row).id === 'b') throw new DOMException('The disk is full.', 'QuotaExceededError');
      return put.call(this, value, key);
    });
    await expect(port.change([row('a', 'new'), row('b', 'new')])).rejects.toMatchObject({ kind: 'full' });
    jest.restoreAllMocks();
    expect(await port.all('matches')).toEqual([row('a', 'old')]);
    expect(await port.change([row('a', 'newer')])).toBe(true);
  });

  it('SQLite: a statement that fails', async () => {
    const port = sqlitePort();
    await port.change([row('a', 'old')]);
    let inserts = 0;
    mockHooks = {
      before(sql) {
        if (sql.startsWith('INSERT') && ++inserts === 2) throw new Error('disk I/O error');
      },
    };
    await expect(port.change([row('a', 'new'), row('b', 'new')])).rejects.toMatchObject({ kind: 'broken' });
    expect(await port.all('matches')).toEqual([row('a', 'old')]);
    expect(await port.change([row('a', 'newer')])).toBe(true);
  });

  it('SQLite: a full disk, called so', async () => {
    const port = sqlitePort();
    await port.change([row('a', 'old')]);
    await mockOpen[0]?.execAsync('PRAGMA max_page_count = 8');
    const big = 'x'.repeat(200_000);
    await expect(port.change([row('a', big), row('b', big)])).rejects.toMatchObject({ kind: 'full' });
    expect(await port.all('matches')).toEqual([row('a', 'old')]);
    expect(await port.change([row('a', 'newer')])).toBe(true);
  });
});

describe('SQLite: the app is killed in the middle of a write', () => {
  const old = [row('a', 'old a'), row('b', 'old b')];
  const fresh = [row('a', `new a ${'x'.repeat(400_000)}`), row('b', `new b ${'y'.repeat(400_000)}`)];
  const byId = (rows: readonly Row[]) => [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));

  /** The files as they are on the disk before each statement: what a killed process would leave behind. */
  async function torn(): Promise<ReadonlyArray<{ readonly before: string; readonly file: string }>> {
    const file = newFile();
    const port = sqlitePort(file);
    await port.change(old);
    // So small that pages of an open transaction reach the file long before it ends.
    await mockOpen[0]?.execAsync('PRAGMA cache_size = 2');
    const left: Array<{ before: string; file: string }> = [];
    mockHooks = {
      before(sql) {
        const copy = newFile();
        for (const tail of ['', '-journal', '-wal']) {
          if (existsSync(file + tail)) copyFileSync(file + tail, copy + tail);
        }
        left.push({ before: sql, file: copy });
      },
    };
    expect(await port.change(fresh, [], old)).toBe(true);
    mockHooks = {};
    return left;
  }

  it('and finds the old rows whole when it starts again, never half of the new', async () => {
    const left = await torn();
    expect(left.map(({ before }) => before.split(' ')[0])).toEqual([
      'BEGIN',
      'SELECT',
      'SELECT',
      'INSERT',
      'INSERT',
      'COMMIT',
    ]);
    // The last of them did reach the file: without its journal it would be half written.
    expect(left.some(({ file }) => existsSync(`${file}-journal`) || existsSync(`${file}-wal`))).toBe(true);
    for (const { before, file } of left) {
      expect([before, byId(await sqlitePort(file).all('matches'))]).toEqual([before, old]);
    }
  });
});
