import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

import type { DescribedMove, PlaySession, PlayState } from '@/components/session/port';
import { TURN, type Chip, type Move, type Target } from '@/engine/core/game';

import {
  byWorth,
  firstHeld,
  litTargets,
  nothingHeld,
  standingOf,
  tagsOf,
  tapped,
  turned,
  type Held,
  type Standing,
} from './choice';

/** A press this soon after the table changed was meant for what lay there before. */
export const GUARD_MS = 300;

export interface Choosing extends Standing {
  /** Every move of the decision, the best first. */
  readonly moves: readonly DescribedMove[];
  readonly held: Held;
  /** Several pieces are picked at once; behind a verb one after the other. */
  readonly toggles: boolean;
  readonly chosen: ReadonlySet<Target>;
  readonly lit: ReadonlySet<Target>;
  readonly tags: ReadonlyMap<Target, readonly Chip[]>;
  /** The hint that made the choice. */
  readonly reason: string | null;
  /** The armed move cannot be taken back. */
  readonly final: boolean;
  readonly tapPlace: (target: Target) => void;
  readonly tapTicket: (move: Move) => void;
  readonly tapVerb: (verb: string) => void;
  readonly turn: () => void;
  readonly confirm: () => void;
  readonly drop: () => void;
}

interface Hooks {
  readonly confirmTaps: boolean;
  readonly toggles: boolean;
  readonly refuse: (sentence: string) => void;
  /** The coach's pick: chosen until something else is. */
  readonly proposed: Move | null;
}

interface Kept {
  /** The moves it was chosen among: once they change, the choice is void. */
  readonly moves: readonly DescribedMove[];
  readonly held: Held;
}

/** From a tap to a pick: what is chosen glows and waits for the button or a second tap. */
export function useChoice(session: PlaySession, state: PlayState, hooks: Hooks): Choosing {
  const { confirmTaps, refuse, proposed } = hooks;
  const { hint, phase } = state;
  const moves = useMemo(() => byWorth(state.moves), [state.moves]);
  const [kept, setKept] = useState<Kept | null>(null);
  const mine = kept !== null && kept.moves === moves ? kept.held : null;
  const first = useMemo(() => firstHeld(moves, hooks.toggles), [moves, hooks.toggles]);
  const held = useMemo(
    // A hint is dropped by the next tap: while there is one, it is newer than what was held.
    () =>
      hint
        ? { ...nothingHeld, move: hint.move }
        : (mine ?? (proposed === null ? first : { ...nothingHeld, move: proposed })),
    [mine, hint, first, proposed],
  );
  const toggles = hooks.toggles && held.verb === null;
  const standing = useMemo(() => standingOf(moves, held, toggles), [moves, held, toggles]);
  const { armed } = standing;
  const lit = useMemo(() => litTargets(standing, held, toggles), [standing, held, toggles]);
  const tags = useMemo(() => tagsOf(standing, held, toggles), [standing, held, toggles]);
  const chosen = useMemo(() => new Set([...held.taps, ...(armed?.about.targets ?? [])]), [held, armed]);
  const crosses = useCallback((move: Move) => session.crossesLine(move), [session]);
  const final = useMemo(() => armed !== null && crosses(armed.move), [armed, crosses]);

  const latest = useRef({ held, standing, since: 0 });
  const changed = useRef(0);
  // Kept in a ref so that the tickets' handlers stay the same and only what is chosen is drawn again.
  useLayoutEffect(() => {
    latest.current = { ...latest.current, held, standing };
  });
  useLayoutEffect(() => {
    changed.current = Date.now();
  }, [moves]);
  const open = useCallback(() => phase === 'pick' && Date.now() - changed.current >= GUARD_MS, [phase]);
  const hold = useCallback(
    (next: Held) => {
      latest.current.since = Date.now();
      setKept({ moves, held: next });
      session.dropHint();
    },
    [moves, session],
  );
  const play = useCallback((move: Move) => void session.play(move), [session]);

  const tapPlace = useCallback(
    (target: Target) => {
      if (!open()) return;
      const now = latest.current;
      if (target.startsWith(TURN)) {
        if (now.standing.turns.length > 0) hold(turned(now.standing, now.held));
        return;
      }
      const { taps } = now.held;
      const { armed: waiting } = now.standing;
      if (!toggles && waiting !== null && taps[taps.length - 1] === target) {
        // The end of a double tap is no answer.
        if (Date.now() - now.since >= GUARD_MS) play(waiting.move);
        return;
      }
      const next = tapped(moves, now.held, target, toggles);
      if (!next) {
        refuse(session.whyNot(target));
        return;
      }
      const after = standingOf(moves, next, toggles && next.verb === null);
      // What was tapped in full is made at once, if it may be; a piece that has one way to go is shown first.
      const whole = after.armed?.about.targets.length === next.taps.length;
      const alone = after.left.every((one) => one === after.armed || one.about.weight !== undefined);
      const plain = after.armed && whole && alone && !after.armed.about.warning ? after.armed : null;
      if (plain && !confirmTaps && !toggles && !crosses(plain.move)) play(plain.move);
      else hold(next);
    },
    [session, moves, toggles, confirmTaps, refuse, open, hold, play, crosses],
  );
  const tapTicket = useCallback(
    (wanted: Move) => {
      if (!open()) return;
      const described = moves.find(({ move }) => move === wanted);
      if (!described) return;
      const now = latest.current;
      const asked =
        described.about.warning !== undefined || (described.about.weight !== 'main' && crosses(wanted));
      if (asked && now.standing.armed?.move !== wanted)
        hold({ ...nothingHeld, verb: now.held.verb, move: wanted });
      else play(wanted);
    },
    [moves, open, hold, play, crosses],
  );
  const tapVerb = useCallback(
    (verb: string) => {
      if (!open()) return;
      const same = latest.current.held.verb === verb;
      hold({ taps: [], verb: same ? null : verb, move: null });
    },
    [open, hold],
  );
  const turn = useCallback(() => {
    const now = latest.current;
    if (now.standing.turns.length > 0) hold(turned(now.standing, now.held));
  }, [hold]);
  const confirm = useCallback(() => {
    const wanted = latest.current.standing.armed;
    if (wanted && open()) play(wanted.move);
  }, [open, play]);
  const drop = useCallback(() => hold(nothingHeld), [hold]);

  return {
    ...standing,
    moves,
    held,
    toggles,
    chosen,
    lit,
    tags,
    reason: hint?.advice ?? null,
    final,
    tapPlace,
    tapTicket,
    tapVerb,
    turn,
    confirm,
    drop,
  };
}
