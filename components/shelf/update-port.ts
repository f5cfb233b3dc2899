/** Looks out for a newer version of the app; `told` gets the verb that changes over to it. */
export type WatchUpdates = (told: (take: () => void) => void) => void;
