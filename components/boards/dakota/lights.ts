/** How far down the street windows are lit: at bedtime one house after the other, all night long every one. */
import { useEffect, useState } from 'react';

import type { Happening } from '@/components/boards/board';
import type { View } from '@/engine/games/dakota';
import { SPACES } from '@/engine/games/dakota/data';

/** So many times a light more is seen: each is a drawing of the street. */
const STEPS = 4;

export function useLights(view: View, happening: Happening | null, calm: boolean): number {
  const bedtime = happening?.events[0]?.kind === 'lodged';
  const [lit, setLit] = useState({ n: -1, steps: 0 });
  const n = happening?.n ?? -1;
  const stepping = bedtime && !calm;
  const steps = lit.n === n ? lit.steps : 0;
  const pause = happening ? happening.ms / (STEPS + 1) : 0;
  useEffect(() => {
    if (!stepping || steps >= STEPS) return;
    const timer = setTimeout(() => setLit({ n, steps: steps + 1 }), pause);
    return () => clearTimeout(timer);
  }, [stepping, n, steps, pause]);
  if (stepping) return Math.round((SPACES * steps) / STEPS);
  // Who looks for a bed, or for room in the store, does so by lamplight.
  const late = view.pick === 'leave' || view.pick === 'discard-resource';
  return bedtime || late || view.phase === 'night' ? SPACES : 0;
}
