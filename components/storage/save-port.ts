import { openDatabaseAsync, type SQLiteDatabase } from 'expo-sqlite';

import { StorageTrouble, type Row, type RowName, type SavePort, type SeenRow, type Table } from './port';

let opened: Promise<SQLiteDatabase> | null = null;
/** Transactions on one connection must not mix: each waits for the one before. */
let last: Promise<unknown> = Promise.resolve();

function database(): Promise<SQLiteDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw new StorageTrouble('blocked', String(error));
  });
  return opened;
}

async function open(): Promise<SQLiteDatabase> {
  const db = await openDatabaseAsync('frontier-five.db');
  // FULL: a committed move survives the phone switching off.
  await db.execAsync(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
     CREATE TABLE IF NOT EXISTS rows (tab TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (tab, id));`,
  );
  return db;
}

function all(table: Table): Promise<Row[]> {
  return inTurn(async (db) => {
    const rows = await db.getAllAsync<{ id: string; body: string }>(
      'SELECT id, body FROM rows WHERE tab = ?',
      table,
    );
    return rows.map(({ id, body }) => ({ table, id, text: body }));
  });
}

function one(name: RowName): Promise<Row | null> {
  return inTurn(async (db) => {
    const text = await textOf(db, name);
    return text === null ? null : { table: name.table, id: name.id, text };
  });
}

function change(
  write: readonly Row[],
  remove: readonly RowName[] = [],
  seen: readonly SeenRow[] = [],
): Promise<boolean> {
  return inTurn((db) =>
    inTransaction(db, async () => {
      for (const row of seen) if ((await textOf(db, row)) !== row.text) return false;
      for (const { table, id, text } of write) {
        await db.runAsync('INSERT OR REPLACE INTO rows (tab, id, body) VALUES (?, ?, ?)', table, id, text);
      }
      for (const { table, id } of remove)
        await db.runAsync('DELETE FROM rows WHERE tab = ? AND id = ?', table, id);
      return true;
    }),
  );
}

function erase(): Promise<void> {
  return inTurn(async (db) => {
    await db.runAsync('DELETE FROM rows');
  });
}

async function textOf(db: SQLiteDatabase, { table, id }: RowName): Promise<string | null> {
  const row = await db.getFirstAsync<{ body: string }>(
    'SELECT body FROM rows WHERE tab = ? AND id = ?',
    table,
    id,
  );
  return row ? row.body : null;
}

/** Immediate: the write lock is held from the first look on, so that nothing changes between look and write. */
async function inTransaction<T>(db: SQLiteDatabase, work: () => Promise<T>): Promise<T> {
  await db.execAsync('BEGIN IMMEDIATE');
  try {
    const done = await work();
    await db.execAsync('COMMIT');
    return done;
  } catch (error) {
    // SQLite may have rolled back by itself, as on a full disk.
    await db.execAsync('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

function inTurn<T>(work: (db: SQLiteDatabase) => Promise<T>): Promise<T> {
  const turn = last.then(async () => guard(work, await database()));
  last = turn.catch(() => undefined);
  return turn;
}

async function guard<T>(work: (db: SQLiteDatabase) => Promise<T>, db: SQLiteDatabase): Promise<T> {
  try {
    return await work(db);
  } catch (error) {
    const text = String(error);
    throw new StorageTrouble(/full|SQLITE_FULL|no space/i.test(text) ? 'full' : 'broken', text);
  }
}

export const savePort = { all, one, change, erase } satisfies SavePort;
