import { useRouter } from 'expo-router';
import { useMemo } from 'react';

import { rideOnFromShelf } from './onward';

export interface Ways {
  shelf(): void;
  /** Back to where one came from; to the shelf after a deep link. */
  back(): void;
  /** A share code fills the set-up in. */
  setup(game: string, code?: string): void;
  /** The set-up a code is meant for, in place of this one. */
  setupInstead(game: string, code: string): void;
  /** Replaces the set-up: back leads to the shelf, not into the set-up again. */
  play(id: string): void;
  rules(game?: string, clause?: string): void;
  /** How fair a game is. */
  fair(game: string): void;
  records(): void;
  settings(): void;
  credits(): void;
}

/** Every way through the app, by name. */
export function useWays(): Ways {
  const router = useRouter();
  return useMemo(
    () => ({
      shelf: () => router.dismissTo('/'),
      back: () => (router.canGoBack() ? router.back() : router.replace('/')),
      setup: (game, code) =>
        router.push({ pathname: '/setup/[game]', params: code ? { game, code } : { game } }),
      setupInstead: (game, code) => router.replace({ pathname: '/setup/[game]', params: { game, code } }),
      play: (id) => {
        if (!router.canDismiss()) {
          rideOnFromShelf(id);
          router.replace('/');
          return;
        }
        router.dismissTo('/');
        router.push({ pathname: '/play/[id]', params: { id } });
      },
      rules: (game, clause) =>
        game
          ? router.push({ pathname: '/rules/[game]', params: clause ? { game, clause } : { game } })
          : router.push('/rules'),
      fair: (game) => router.push({ pathname: '/rules/fair/[game]', params: { game } }),
      records: () => router.push('/records'),
      settings: () => router.push('/settings'),
      credits: () => router.push('/credits'),
    }),
    [router],
  );
}
