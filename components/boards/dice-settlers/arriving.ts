/**
 * A picture that comes with the next question shows the table as it is then. What is still on its way in it is held
 * back for its time, so that no piece stands twice.
 */
import { useEffect, useState } from 'react';

import type { Happening } from '@/components/boards/board';
import type { GameEvent } from '@/engine/core/game';
import { HOUSE_TENTS } from '@/engine/games/dice-settlers/data';
import type { EventKind, MapTile } from '@/engine/games/dice-settlers/state';

const NOTHING: readonly GameEvent[] = [];

/** Events whose pieces are still on their way. */
export function useHeldBack(happening: Happening | null, moves: boolean): readonly GameEvent[] {
  const n = happening?.n ?? 0;
  const ms = happening?.ms ?? 0;
  const [arrived, setArrived] = useState(n);
  useEffect(() => {
    const timer = setTimeout(() => setArrived(n), ms);
    return () => clearTimeout(timer);
  }, [n, ms]);
  return happening && moves && arrived !== n ? happening.events : NOTHING;
}

type Back = (t: MapTile, owner: number) => MapTile | null;

const lessOne: Back = (t, owner) => ({ ...t, tents: changed(t.tents, owner, -1) });

/** A tile as it was before a piece came. */
const BACK: { readonly [K in EventKind]?: Back } = {
  settle: lessOne,
  join: lessOne,
  reinforce: lessOne,
  raid: lessOne,
  'move-tent': lessOne,
  'bot-join': lessOne,
  'bot-reinforce': lessOne,
  explore: () => null,
  house: (t, owner) => ({ ...t, house: -1, tents: changed(t.tents, owner, HOUSE_TENTS) }),
};

/** The map without what is on its way; `bot` is the owner of what no seat does. */
export function before(map: readonly MapTile[], held: readonly GameEvent[], bot: number): readonly MapTile[] {
  return held.reduce<readonly MapTile[]>((now, { kind, seat, targets: [target] = [] }) => {
    const back = BACK[kind as EventKind];
    if (!back) return now;
    return now.flatMap((t) =>
      `cell:${t.q},${t.r}` === target ? (back(t, seat < 0 ? bot : seat) ?? []) : [t],
    );
  }, map);
}

function changed(tents: readonly number[], owner: number, by: number): number[] {
  return tents.map((n, one) => (one === owner ? Math.max(0, n + by) : n));
}
