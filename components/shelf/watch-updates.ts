import type { WatchUpdates } from './update-port';

/** A native app gets its versions from the store it came from. */
export const watchUpdates: WatchUpdates = () => {};
