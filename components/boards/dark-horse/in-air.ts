/** What is drawn on its way by the stage does not lie on the board before it has come. */
import { useEffect, useMemo, useState } from 'react';

import type { Happening } from '@/components/boards/board';
import type { Target } from '@/engine/core/game';
import type { EventKind } from '@/engine/games/dark-horse';

/** Pieces that drop and tiles that turn: the view of their picture has them in their place already. */
const AIRBORNE: ReadonlySet<string> = new Set<EventKind>(['town', 'city', 'reveals', 'sees']);

const NOTHING: ReadonlySet<Target> = new Set();

/** Targets whose piece or tile is still in the air in this picture. */
export function useInAir(happening: Happening | null, calm: boolean): ReadonlySet<Target> {
  const [landed, setLanded] = useState(0);
  const flying = happening !== null && !calm && landed !== happening.n ? happening : null;
  const air = useMemo(() => {
    const targets = (flying?.events ?? []).flatMap((one) =>
      AIRBORNE.has(one.kind) ? (one.targets ?? []) : [],
    );
    return targets.length > 0 ? new Set(targets) : NOTHING;
  }, [flying]);
  useEffect(() => {
    if (!flying || air === NOTHING) return;
    const landing = setTimeout(() => setLanded(flying.n), flying.ms);
    return () => clearTimeout(landing);
  }, [flying, air]);
  return air;
}
