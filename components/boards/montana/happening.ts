/** What a board itself shows of a picture, for as long as the picture stands. */
import { useEffect, useState } from 'react';

import type { Happening } from '@/components/boards/board';
import type { EventKind } from '@/engine/games/montana';

const nobody: ReadonlySet<string> = new Set();

/**
 * Targets of the events of one kind while their picture is on show. A question may be asked with a picture, which
 * then is over by its time alone.
 */
export function useTargetsOf(happening: Happening | null, kind: EventKind, least = 0): ReadonlySet<string> {
  const [over, setOver] = useState(-1);
  const n = happening?.events[0]?.kind === kind ? happening.n : -1;
  const ms = Math.max(least, happening?.ms ?? 0);
  useEffect(() => {
    if (n < 0) return undefined;
    const end = setTimeout(() => setOver(n), ms);
    return () => clearTimeout(end);
  }, [n, ms]);
  if (n < 0 || n === over) return nobody;
  return new Set(happening?.events.flatMap(({ targets }) => targets ?? []));
}
