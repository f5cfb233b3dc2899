/** Which face of the table is on show, and which have something to do now. */
import { useCallback, useState } from 'react';

import type { GameLook } from '@/components/boards/board';
import type { PlayState } from '@/components/session/port';
import type { Target } from '@/engine/core/game';

import type { Choosing } from './use-choice';

/** A place the chosen verb is done at: the table turns to it. */
export function verbTarget({ held, left }: Choosing): Target | null {
  return held.verb === null ? null : (left[0]?.about.targets[0] ?? null);
}

/** Faces of the table with something to do now. */
export function facesOf(
  look: GameLook,
  lit: ReadonlyMap<Target, string>,
  wanted: string,
): ReadonlySet<string> {
  const faces = new Set([wanted]);
  for (const target of lit.keys()) {
    const face = look.partAt?.(target);
    if (face) faces.add(face);
  }
  return faces;
}

/** The face of the table on show: it turns to what a new decision concerns, and to wherever a finger says. */
export function usePart(look: GameLook, state: PlayState, verb: Target | null) {
  const first = look.parts[0]?.id ?? '';
  const asked = state.decision ? look.partFor(state.askedView, state.decision) : first;
  const step = useStepPart(look, state);
  const wanted = step ?? (verb === null ? null : look.partAt?.(verb)) ?? asked;
  const key = `${state.decision?.seat} ${state.decision?.kind} ${wanted}`;
  const [picked, setPicked] = useState({ key, value: wanted });
  const value = picked.key === key ? picked.value : wanted;
  const known = look.parts.some((part) => part.id === value) ? value : first;
  const set = useCallback((id: string) => setPicked({ key, value: id }), [key]);
  return { value: known, wanted, set };
}

/** While pictures are on show, the face of the last that has a place: what has none leaves the table as it is. */
function useStepPart(look: GameLook, state: PlayState): string | null {
  const now = state.phase === 'steps' ? placeOfStep(look, state) : null;
  const [held, setHeld] = useState<string | null>(null);
  const next = state.phase === 'steps' ? (now ?? held) : null;
  if (next !== held) setHeld(next);
  return next;
}

function placeOfStep(look: GameLook, state: PlayState): string | null {
  for (const target of state.recent) {
    const part = look.partAt?.(target) ?? null;
    if (part !== null) return part;
  }
  return null;
}
