import type { WatchInstall } from './install-port';

/** Not in the types of the browser: only some have it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

export const watchInstall = ((told) => {
  if (typeof window === 'undefined') return;
  window.addEventListener('beforeinstallprompt', (event) => {
    // The browser's own bar would stand over the shelf: ours is quieter.
    event.preventDefault();
    told(() => void (event as InstallEvent).prompt());
  });
  window.addEventListener('appinstalled', () => told(null));
}) satisfies WatchInstall;
