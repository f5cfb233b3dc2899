import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

import type { DescribedMove, PlaySession, PlayState } from '@/components/session/port';
import type { Move, Target } from '@/engine/core/game';

/** A second tap this soon is the end of a double tap, not a confirmation. */
const GUARD_MS = 320;

interface Held {
  /** The moves it was chosen among: once they change, the choice is void. */
  readonly moves: readonly DescribedMove[];
  /** Places tapped so far: only moves made on all of them stay in the dock. */
  readonly places: readonly Target[];
  readonly move: Move | null;
  readonly since: number;
}

export interface Choosing {
  /** The moves in the dock: all, or those made on the places tapped. */
  readonly shown: readonly DescribedMove[];
  readonly narrowed: boolean;
  readonly move: DescribedMove | null;
  readonly place: Target | null;
  /** The hint that made the choice. */
  readonly reason: string | null;
  readonly tapPlace: (target: Target) => void;
  readonly tapTicket: (move: Move) => void;
  readonly confirm: () => void;
  readonly drop: () => void;
}

interface Hooks {
  readonly confirmTaps: boolean;
  readonly refuse: (sentence: string) => void;
}

/** From a tap to a pick: what is chosen glows and waits for the button or a second tap. */
export function useChoice(session: PlaySession, state: PlayState, { confirmTaps, refuse }: Hooks): Choosing {
  const { moves, hint, phase } = state;
  const [held, setHeld] = useState<Held | null>(null);
  const valid = held !== null && held.moves === moves ? held : null;
  const places = useMemo(() => valid?.places ?? [], [valid]);
  const chosen = valid ? valid.move : (hint?.move ?? null);
  const shown = useMemo(
    () =>
      places.length === 0
        ? moves
        : moves.filter(({ about }) => places.every((place) => about.targets.includes(place))),
    [moves, places],
  );
  const move = useMemo(() => moves.find((one) => one.move === chosen) ?? null, [moves, chosen]);
  const latest = useRef({ held: valid, shown, chosen });
  // Kept in a ref so that the tickets' handlers stay the same and only the chosen ticket is drawn again.
  useLayoutEffect(() => {
    latest.current = { held: valid, shown, chosen };
  });

  const play = useCallback(
    (wanted: Move) => {
      void session.play(wanted);
    },
    [session],
  );
  const tapPlace = useCallback(
    (target: Target) => {
      const now = latest.current;
      if (phase !== 'pick') return;
      const within = now.shown.filter(({ about }) => about.targets.includes(target));
      const candidates =
        within.length > 0 ? within : moves.filter(({ about }) => about.targets.includes(target));
      const [only] = candidates;
      if (!only) {
        refuse(session.whyNot(target));
        return;
      }
      if (candidates.length === 1) {
        const again = now.chosen === only.move && now.held !== null;
        const asked = confirmTaps || only.about.warning !== undefined;
        if (!asked || (again && Date.now() - (now.held?.since ?? 0) > GUARD_MS)) {
          play(only.move);
          return;
        }
        if (again) return;
      }
      const narrowing = within.length > 0 && within.length < now.shown.length && now.held !== null;
      setHeld({
        moves,
        places: narrowing ? [...(now.held?.places ?? []), target] : [target],
        move: candidates.length === 1 ? only.move : null,
        since: Date.now(),
      });
      session.dropHint();
    },
    [session, moves, phase, confirmTaps, refuse, play],
  );
  const tapTicket = useCallback(
    (wanted: Move) => {
      if (phase !== 'pick') return;
      const described = moves.find((one) => one.move === wanted);
      const now = latest.current;
      if (described?.about.warning !== undefined && now.chosen !== wanted) {
        setHeld({ moves, places: now.held?.places ?? [], move: wanted, since: Date.now() });
        session.dropHint();
        return;
      }
      play(wanted);
    },
    [session, moves, phase, play],
  );
  const confirm = useCallback(() => {
    const { chosen: wanted } = latest.current;
    if (wanted !== null) play(wanted);
  }, [play]);
  const drop = useCallback(() => {
    setHeld(null);
    session.dropHint();
  }, [session]);

  return {
    shown,
    narrowed: places.length > 0,
    move,
    place: places[places.length - 1] ?? move?.about.targets[0] ?? null,
    reason: valid ? null : (hint?.reason ?? null),
    tapPlace,
    tapTicket,
    confirm,
    drop,
  };
}
