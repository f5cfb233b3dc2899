/** What a picture changes in the drawing of single squares, and where squares are found by whatever moves. */
import { useCallback, useContext } from 'react';

import { Anchors, useAnchors, type Locate } from '@/components/play/motion/anchors';
import type { GameEvent } from '@/engine/core/game';
import type { EventKind, View } from '@/engine/games/dawson';
import type { City } from '@/engine/games/dawson/rules/city';
import { squareOf } from '@/engine/games/dawson/rules/notation';

import type { Happening } from '../board';
import type { Fire } from './lodging';

export interface Stir {
  /** Squares whose die is on its way. */
  readonly away: ReadonlySet<number>;
  readonly fire: ReadonlyMap<number, Fire>;
  /** The newest tile is coming down. */
  readonly falling: boolean;
}

const STILL: Stir = { away: new Set(), fire: new Map(), falling: false };

const FIRES: Partial<Readonly<Record<EventKind, readonly Fire[]>>> = {
  // For each target in turn.
  'fire-start': ['flames'],
  burn: ['flames'],
  'fire-pass': ['none', 'smoke'],
  'fire-public': ['none', 'smoke'],
  'fire-guest': ['flames', 'smoke'],
  'fire-out': ['smoke'],
};

/** Calm, nothing is on its way: what is there is drawn where it is. */
export function stirOf(view: View, city: City, happening: Happening | null, calm: boolean): Stir {
  const [first] = happening?.events ?? [];
  if (!happening || !first) return STILL;
  const moved = calm ? [] : happening.events;
  // A flame that comes down is drawn by the stage.
  const burning = happening.events.filter(({ kind }) => calm || kind !== ('fire-start' satisfies EventKind));
  return {
    away: new Set(moved.flatMap((event) => awayOf(view, city, event))),
    fire: new Map(burning.flatMap((event) => firesOf(city, event))),
    falling: moved[0]?.kind === ('place' satisfies EventKind),
  };
}

/** Which target a die leaves. */
const LEAVES: Partial<Readonly<Record<EventKind, number>>> = { mine: 0, claim: 0, host: 1, 'fire-guest': 0 };

/** A die that is rolled at its camp, goes to a hotel or is driven out: until it has arrived. */
function awayOf(view: View, city: City, { kind, targets = [] }: GameEvent): number[] {
  const at = LEAVES[kind as EventKind];
  const square = at === undefined ? -1 : squareOf(city, targets[at] ?? '');
  return square >= 0 && (view.dice[square] ?? 0) > 0 ? [square] : [];
}

function firesOf(city: City, { kind, targets = [] }: GameEvent): Array<readonly [number, Fire]> {
  return (FIRES[kind as EventKind] ?? []).map((fire, i) => [squareOf(city, targets[i] ?? ''), fire] as const);
}

/** Events name cells; on the board a square is found by what stands there. */
export function useCellAnchors(): void {
  const book = useContext(Anchors);
  useAnchors(
    useCallback<Locate>(
      (name) => {
        if (!book || !name.startsWith('cell:')) return null;
        const at = name.slice('cell:'.length);
        return book.find(`hotel:${at}`) ?? book.find(`camper:${at}`);
      },
      [book],
    ),
    noNames,
  );
}

/** Cells have no place of their own. */
const noNames = (): readonly string[] => [];
