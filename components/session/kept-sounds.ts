/**
 * Where a browser keeps the sounds. They are too heavy for the first visit, so the service worker does not bring
 * them: the page does, all at once, after the first tap where a match is set up or played, and keeps them itself,
 * so that the app sounds with the network off, whoever served them.
 */
const SHELF = 'sounds';

/** A file, kept or fetched; null where there is neither. */
export async function soundData(address: string): Promise<ArrayBuffer | null> {
  try {
    const shelf = await openShelf();
    const kept = await shelf?.match(address);
    if (kept) return await kept.arrayBuffer();
    const answer = await fetch(address, { priority: 'low' });
    if (!answer.ok) return null;
    const data = await answer.arrayBuffer();
    await shelf?.put(address, new Response(data)).catch(() => {});
    return data;
  } catch {
    return null;
  }
}

/** Drops what an older version of the app has kept. */
export async function keepOnly(addresses: readonly string[]): Promise<void> {
  const wanted = new Set(addresses.map((address) => new URL(address, location.href).href));
  try {
    const shelf = await openShelf();
    for (const { url } of (await shelf?.keys()) ?? []) if (!wanted.has(url)) await shelf?.delete(url);
  } catch {
    return;
  }
}

/** None over plain http, and none while the app is written: its files have no version in their names then. */
async function openShelf(): Promise<Cache | null> {
  return __DEV__ || typeof caches === 'undefined' ? null : caches.open(SHELF);
}
