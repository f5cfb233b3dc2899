/**
 * Where a browser keeps files that are too heavy for the first visit, so that the service worker does not bring them:
 * the page does when they are first of use, and keeps them itself for the time with the network off.
 */

/** A file, kept or fetched; null where there is neither. */
export async function fileData(shelf: string, address: string): Promise<ArrayBuffer | null> {
  try {
    const files = await openShelf(shelf);
    const kept = await files?.match(address);
    if (kept) return await kept.arrayBuffer();
    const answer = await fetch(address, { priority: 'low' });
    if (!answer.ok) return null;
    const data = await answer.arrayBuffer();
    // A script is only taken for one by its type.
    const headers = { 'content-type': answer.headers.get('content-type') ?? '' };
    await files?.put(address, new Response(data, { headers })).catch(() => {});
    return data;
  } catch {
    return null;
  }
}

/** Drops what an older version of the app has kept. */
export async function keepOnly(shelf: string, addresses: readonly string[]): Promise<void> {
  const wanted = new Set(addresses.map((address) => new URL(address, location.href).href));
  try {
    const files = await openShelf(shelf);
    for (const { url } of (await files?.keys()) ?? []) if (!wanted.has(url)) await files?.delete(url);
  } catch {
    return;
  }
}

/** All of these and nothing else, one after the other. */
export async function bringAll(shelf: string, addresses: readonly string[]): Promise<void> {
  await keepOnly(shelf, addresses);
  for (const address of addresses) await fileData(shelf, address);
}

/** None over plain http, and none while the app is written: its files have no version in their names then. */
async function openShelf(shelf: string): Promise<Cache | null> {
  return __DEV__ || typeof caches === 'undefined' ? null : caches.open(shelf);
}
