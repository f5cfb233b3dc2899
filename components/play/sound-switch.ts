import { createContext, useContext } from 'react';

/** The mute at the table: it works at once. */
export interface SoundSwitch {
  readonly on: boolean;
  set(on: boolean): void;
}

/** Null where a table is shown without a loudspeaker behind it. */
export const SoundSwitchContext = createContext<SoundSwitch | null>(null);

export function useSoundSwitch(): SoundSwitch | null {
  return useContext(SoundSwitchContext);
}
