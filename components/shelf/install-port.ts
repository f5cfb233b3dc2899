/** Looks out for the browser's word that the app can be put on the home screen; `told` gets the verb, or null when it is done. */
export type WatchInstall = (told: (install: (() => void) | null) => void) => void;
