import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

import { StorageTrouble, type Row, type RowName, type SavePort, type Table } from './port';

interface Schema extends DBSchema {
  rows: { key: [Table, string]; value: Row; indexes: { table: Table } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** One connection for the page; after a failure the next call tries again. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('frontier-five', 1, {
    upgrade(db) {
      db.createObjectStore('rows', { keyPath: ['table', 'id'] }).createIndex('table', 'table');
    },
    terminated() {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw new StorageTrouble('blocked', String(error));
  });
  return opened;
}

async function all(table: Table): Promise<Row[]> {
  const db = await database();
  return guard(() => db.getAllFromIndex('rows', 'table', table));
}

async function one({ table, id }: RowName): Promise<Row | null> {
  const db = await database();
  return (await guard(() => db.get('rows', [table, id]))) ?? null;
}

async function change(write: readonly Row[], remove: readonly RowName[] = []): Promise<void> {
  const db = await database();
  await guard(async () => {
    // Strict: the promise resolves when the disk has it, not when the operating system will write it some day.
    const tx = db.transaction('rows', 'readwrite', { durability: 'strict' });
    const steps = [
      ...write.map((row) => tx.store.put(row)),
      ...remove.map(({ table, id }) => tx.store.delete([table, id])),
    ];
    await Promise.all([...steps, tx.done]);
  });
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
