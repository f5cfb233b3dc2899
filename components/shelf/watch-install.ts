import type { WatchInstall } from './install-port';

/** An app from a store is installed already. */
export const watchInstall: WatchInstall = () => undefined;
