/** What a picture does not change stays the same object, so that memoised parts of a board are not drawn again. */
import { useState } from 'react';

import { sameData } from '@/engine/core/hash';
import type { View } from '@/engine/games/montana';

export function useKept(view: View): View {
  const [kept, setKept] = useState({ of: view, view });
  if (kept.of === view) return kept.view;
  const next = { of: view, view: shared(kept.view, view) };
  setKept(next);
  return next.view;
}

function shared(before: View, now: View): View {
  const parts = Object.entries(now).map(([key, value]) => {
    const old: unknown = before[key as keyof View];
    return [key, sameData(old, value) ? old : value];
  });
  return Object.fromEntries(parts) as View;
}
