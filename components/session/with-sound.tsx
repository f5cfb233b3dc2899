import { useMemo, type ReactNode } from 'react';

import { SoundSwitchContext } from '@/components/play/sound-switch';
import { useSettings } from '@/components/settings/store';

import { feedback } from './feedback';

/** The sound of the settings within reach of the table; switched on, it is heard. */
export function WithSound({ children }: { readonly children: ReactNode }) {
  const { sound, set } = useSettings();
  const value = useMemo(
    () => ({
      on: sound,
      set(on: boolean) {
        set({ sound: on });
        if (on) feedback.play({ sound: 'wood', touch: null });
      },
    }),
    [sound, set],
  );
  return <SoundSwitchContext.Provider value={value}>{children}</SoundSwitchContext.Provider>;
}
