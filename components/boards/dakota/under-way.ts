/** What is still on its way in the picture on show: a board leaves out what has not arrived. */
import { useEffect, useState } from 'react';

import type { Happening } from '@/components/boards/board';

/** The picture while its movement runs; null once it is over, and in calm, where nothing moves. */
export function useUnderWay(happening: Happening | null, calm: boolean): Happening | null {
  const [over, setOver] = useState(-1);
  useEffect(() => {
    if (!happening || calm) return;
    const timer = setTimeout(() => setOver(happening.n), happening.ms);
    return () => clearTimeout(timer);
  }, [happening, calm]);
  return happening && !calm && happening.n !== over ? happening : null;
}

/** People who are on their way to a place, by its target. */
export function arriving(happening: Happening | null): ReadonlyMap<string, number> {
  const coming = new Map<string, number>();
  for (const { kind, args, targets = [] } of happening?.events ?? []) {
    const [place] = targets;
    if (kind !== 'placed' || place === undefined) continue;
    coming.set(place, (coming.get(place) ?? 0) + String(args?.['workers'] ?? '').split(',').length);
  }
  return coming;
}

/** Cells where somebody is just getting off. */
export function landing(happening: Happening | null): ReadonlySet<string> {
  const off = (happening?.events ?? []).filter(({ kind }) => kind === 'got-off');
  return new Set(off.flatMap(({ targets }) => targets ?? []));
}
