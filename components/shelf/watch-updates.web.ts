import type { WatchUpdates } from './update-port';

/**
 * Registers the service worker, which keeps the app for offline play. A newer worker waits until the player
 * says so or every tab is closed: an open tab keeps the files it was built with.
 */
export const watchUpdates: WatchUpdates = (told) => {
  // Plain http knows no service workers, and while developing there is none.
  if (!('serviceWorker' in navigator) || __DEV__) return;
  const begin = () => void watch(told);
  // The page comes first: the worker finds what it loads in the browser's cache.
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
};

async function watch(told: (take: () => void) => void): Promise<void> {
  const workers = navigator.serviceWorker;
  const registration = await register();
  if (!registration) return;
  const take = () => {
    // Another tab may have taken it already: then this one has only to start anew.
    if (!registration.waiting) return location.reload();
    workers.addEventListener('controllerchange', () => location.reload(), { once: true });
    registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  };
  const look = () => {
    // Without a worker in charge this is a first visit, and nothing is replaced.
    if (registration.waiting && workers.controller) told(take);
  };
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
  document.addEventListener('visibilitychange', () => {
    // Offline there is nothing newer to be found.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

/** Undefined in a browser that keeps nothing: the app runs, only not offline. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register('/sw.js');
  } catch {
    return undefined;
  }
}
