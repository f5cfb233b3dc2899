/** Whether the app can be put on the home screen, and whether the player cares to hear of it. */
import { create } from 'zustand';

import { textShelf } from '@/components/storage/text-shelf';

import { watchInstall } from './watch-install';

interface Install {
  /** Null where there is nothing to offer. */
  readonly install: (() => void) | null;
}

export const useInstall = create<Install>(() => ({ install: null }));

const KEY = 'install';
const REFUSED = 'no';

/** Called once, when the app starts. */
export function startWatchingInstall(): void {
  watchInstall((install) => {
    if (textShelf.read(KEY) !== REFUSED) useInstall.setState({ install });
  });
}

/** Not now, and not again. */
export function refuseInstall(): void {
  textShelf.write(KEY, REFUSED);
  useInstall.setState({ install: null });
}
