import { useMemo, type ReactNode } from 'react';

import { useSettings } from '@/components/settings/store';

import { CoachContext, type CoachPort } from './port';
import { useTaught } from './store';

/** Lets the coach speak at a table of this game, unless the player wants none. */
export function WithCoach({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  const wanted = useSettings(({ coach }) => coach);
  const quiet = useTaught((taught) => taught.quiet.includes(game));
  const on = wanted && !quiet;
  const port = useMemo<CoachPort>(
    () => ({
      on,
      set(speaks) {
        if (speaks) useSettings.getState().set({ coach: true });
        useTaught.getState().hush(game, !speaks);
      },
      met: () => new Set(useTaught.getState().met[game] ?? []),
      meet: (key) => useTaught.getState().meet(game, key),
    }),
    [on, game],
  );
  return <CoachContext.Provider value={port}>{children}</CoachContext.Provider>;
}
