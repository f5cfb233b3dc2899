/** Stands in for expo-router in screen tests: screens say where to go, and tests listen. */
import { useEffect } from 'react';

export const went: string[] = [];

const note = (how: string) => (to: unknown) => {
  const path = typeof to === 'string' ? to : (to as { pathname: string; params?: Record<string, string> });
  went.push(
    typeof path === 'string'
      ? `${how} ${path}`
      : `${how} ${path.pathname} ${Object.values(path.params ?? {}).join(' ')}`,
  );
};

const router = {
  push: note('push'),
  replace: note('replace'),
  dismissTo: note('dismissTo'),
  back: () => went.push('back'),
  canGoBack: () => true,
  canDismiss: () => true,
};

export const expoRouter = {
  useRouter: () => router,
  useFocusEffect: (effect: () => void | (() => void)) => useEffect(effect, [effect]),
};
