import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import { StorageTrouble, type Row, type RowName, type SavePort, type SeenRow, type Table } from './port';

interface Schema extends DBSchema {
  rows: { key: [Table, string]; value: Row; indexes: { table: Table } };
}

type Database = IDBPDatabase<Schema>;

/** A browser that has not answered by then is taken for one that keeps nothing. */
const PATIENCE_MS = 2000;

let opened: Promise<Database> | null = null;
/** Why the browser keeps nothing. While it stands no call waits, but one attempt to open goes on behind. */
let refusal: StorageTrouble | null = null;

/** One connection for the page. */
async function database(): Promise<Database> {
  opened ??= open();
  if (refusal) throw refusal;
  return withinPatience(opened);
}

/** Started in a `then`: a browser may throw at the very word `indexedDB`. */
function open(): Promise<Database> {
  const opening = Promise.resolve().then(() =>
    openDB<Schema>('frontier-five', 1, {
      upgrade(db) {
        db.createObjectStore('rows', { keyPath: ['table', 'id'] }).createIndex('table', 'table');
      },
      terminated() {
        opened = null;
      },
    }),
  );
  const answered = opening.then(
    (db) => {
      refusal = null;
      return db;
    },
    (error: unknown) => {
      opened = null;
      refusal = new StorageTrouble('blocked', String(error));
      throw refusal;
    },
  );
  // After a refusal nobody waits for it.
  answered.catch(() => undefined);
  return answered;
}

function withinPatience(opening: Promise<Database>): Promise<Database> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      refusal = new StorageTrouble('blocked', 'the browser does not answer');
      reject(refusal);
    }, PATIENCE_MS);
    opening.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function all(table: Table): Promise<Row[]> {
  const db = await database();
  return guard(() => db.getAllFromIndex('rows', 'table', table));
}

async function one({ table, id }: RowName): Promise<Row | null> {
  const db = await database();
  return (await guard(() => db.get('rows', [table, id]))) ?? null;
}

async function change(
  write: readonly Row[],
  remove: readonly RowName[] = [],
  seen: readonly SeenRow[] = [],
): Promise<boolean> {
  const db = await database();
  return guard(async () => {
    // Strict: the promise resolves when the disk has it, not when the operating system will write it some day.
    const tx = db.transaction('rows', 'readwrite', { durability: 'strict' });
    const steps: Array<Promise<unknown>> = [tx.done];
    try {
      const now = await Promise.all(seen.map(({ table, id }) => tx.store.get([table, id])));
      const asSeen = seen.every(({ text }, at) => (now[at]?.text ?? null) === text);
      if (asSeen) {
        for (const row of write) steps.push(tx.store.put(row));
        for (const { table, id } of remove) steps.push(tx.store.delete([table, id]));
      }
      await Promise.all(steps);
      return asSeen;
    } catch (error) {
      // A `put` that throws at once leaves the transaction open, with what was put before it.
      for (const step of steps) step.catch(() => undefined);
      abort(tx);
      throw error;
    }
  });
}

function abort(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    // It has ended by itself.
  }
}

async function erase(): Promise<void> {
  const db = await database();
  await guard(() => db.clear('rows'));
}

async function guard<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    throw new StorageTrouble(name === 'QuotaExceededError' ? 'full' : 'broken', String(error));
  }
}

export const savePort = { all, one, change, erase } satisfies SavePort;
