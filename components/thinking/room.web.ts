/**
 * In a browser computers think in a worker: a script of the engine alone, one for each game. The page has been built
 * with their addresses, which carry the hashes of what they hold, so it never meets a worker of another build.
 */
import { bringAll } from '@/components/session/kept-files';

import { HiredRoom } from './hired';
import type { FromWorker } from './letters';
import type { OpenRoom } from './port';

/** Where the scripts are kept for the time without a network; the service worker answers from it. */
const SHELF = 'thinking';

export const openRoom: OpenRoom = (game) => {
  const address = addresses().find((one) => one.includes(`/${game}-`));
  // Not built in: while the app is written, or in a browser without workers.
  if (address === undefined || typeof Worker === 'undefined') return null;
  keepScripts(address);
  return new HiredRoom(({ heard, lost }) => {
    const worker = new Worker(address);
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => heard(data);
    worker.onerror = worker.onmessageerror = lost;
    return worker;
  });
};

/** `scripts/web.mjs` writes them into the page. */
function addresses(): readonly string[] {
  const written = document.querySelector<HTMLMetaElement>('meta[name="thinking"]')?.content;
  return written?.split(' ').filter(Boolean) ?? [];
}

let keeping = false;

/**
 * Too heavy for the first visit: the first table brings all of them, its own game's first, so that computers think
 * beside the page with the network off too.
 */
function keepScripts(first: string): void {
  if (keeping) return;
  keeping = true;
  const all = [first, ...addresses().filter((one) => one !== first)];
  // The table comes before what it may need later.
  setTimeout(() => void bringAll(SHELF, all), 1000);
}
