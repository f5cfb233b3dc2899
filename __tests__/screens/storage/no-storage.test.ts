/** A browser that keeps nothing: the port says so soon, and says it at once from then on. */
import 'fake-indexeddb/auto';

import { IDBFactory } from 'fake-indexeddb';

import type { SavePort } from '@/components/storage/port';

const real = new IDBFactory();

function freshPort(): SavePort {
  let port: SavePort | undefined;
  jest.isolateModules(() => {
    port = (jest.requireActual('@/components/storage/save-port.web') as { savePort: SavePort }).savePort;
  });
  if (!port) throw new Error('no port');
  return port;
}

/** An open window that will not let go of a database somebody wants to delete: whoever opens it next waits. */
async function deaf(): Promise<{ readonly opens: jest.SpyInstance; readonly answer: () => void }> {
  const factory = new IDBFactory();
  globalThis.indexedDB = factory;
  const held = await new Promise<IDBDatabase>((resolve) => {
    const request = factory.open('frontier-five', 1);
    request.onsuccess = () => resolve(request.result);
  });
  factory.deleteDatabase('frontier-five');
  return { opens: jest.spyOn(factory, 'open'), answer: () => held.close() };
}

const row = { table: 'matches' as const, id: 'a', text: '1' };

afterEach(() => {
  jest.useRealTimers();
  globalThis.indexedDB = real;
});

describe.each<[string, () => void]>([
  ['has no IndexedDB at all', () => Reflect.deleteProperty(globalThis, 'indexedDB')],
  [
    'throws at the very question',
    () => {
      globalThis.indexedDB = {
        open() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      } as unknown as IDBFactory;
    },
  ],
])('a browser that %s', (_what, forbid) => {
  it('is named as one that keeps nothing, for every call', async () => {
    forbid();
    const port = freshPort();
    await expect(port.all('matches')).rejects.toMatchObject({ kind: 'blocked' });
    await expect(port.one(row)).rejects.toMatchObject({ kind: 'blocked' });
    await expect(port.change([row])).rejects.toMatchObject({ kind: 'blocked' });
    await expect(port.erase()).rejects.toMatchObject({ kind: 'blocked' });
  });
});

describe('a browser that never answers', () => {
  it('is waited for two seconds, once', async () => {
    const { opens } = await deaf();
    jest.useFakeTimers();
    const port = freshPort();
    const first = expect(port.change([row])).rejects.toMatchObject({ kind: 'blocked' });
    await jest.advanceTimersByTimeAsync(2000);
    await first;
    // No timer moves from here on: whoever waited would wait for ever.
    await expect(port.change([row])).rejects.toMatchObject({ kind: 'blocked' });
    await expect(port.all('matches')).rejects.toMatchObject({ kind: 'blocked' });
    expect(opens).toHaveBeenCalledTimes(1);
  });

  it('keeps rows after all once it has answered late', async () => {
    const { answer } = await deaf();
    const port = freshPort();
    await expect(port.change([row])).rejects.toMatchObject({ kind: 'blocked' });
    answer();
    while (!(await port.change([row]).catch(() => false))) await new Promise((done) => setImmediate(done));
    expect(await port.one(row)).toEqual(row);
  });
});
