/** Whether a newer version of the app lies ready, and the verb that takes it. */
import { create } from 'zustand';

import { watchUpdates } from './watch-updates';

interface Update {
  /** Null while this version is the newest known. */
  readonly take: (() => void) | null;
}

export const useUpdate = create<Update>(() => ({ take: null }));

/** Called once, when the app starts. */
export function startWatching(): void {
  watchUpdates((take) => useUpdate.setState({ take }));
}
