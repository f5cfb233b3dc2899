/** What is still in the air on its way down: until it is there, nobody sees it lie at its place. */
import { createContext, useEffect, useMemo, useState } from 'react';

import type { Happening } from '@/components/boards/board';
import type { FeelTable, Movement } from '@/components/boards/feel';
import { useTheme } from '@/components/ui/theme';
import type { Target } from '@/engine/core/game';

import { namesOf } from './plan';

const nothing: ReadonlySet<Target> = new Set();

/** Pieces in the hand look here; boards leave out themselves what is on its way to them. */
export const Arriving = createContext(nothing);

/** What comes down in the picture on show, for as long as it moves. */
export function useArriving(happening: Happening | null, feels: FeelTable<string>): ReadonlySet<Target> {
  const { calm } = useTheme();
  const [landed, setLanded] = useState(0);
  const move = feels[happening?.events[0]?.kind ?? '']?.move;
  const coming = !calm && happening && happening.n !== landed && move && comesDown(move) ? happening : null;
  useEffect(() => {
    if (!coming) return;
    const there = setTimeout(() => setLanded(coming.n), coming.ms);
    return () => clearTimeout(there);
  }, [coming]);
  return useMemo(
    () =>
      coming && move && 'at' in move
        ? new Set(coming.events.flatMap((event) => namesOf(event, move.at)))
        : nothing,
    [coming, move],
  );
}

function comesDown(move: Movement): boolean {
  return move.do === 'tumble' || move.do === 'flip' || move.do === 'drop';
}
