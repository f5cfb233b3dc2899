/** Everything the dock shows of a decision: what is chosen, what stands in sight, and how high it is. */
import { useCallback, useMemo, useState } from 'react';

import type { DockHeight, GameLook, Tray } from '@/components/boards/board';
import type { DescribedMove, PlaySession, PlayState } from '@/components/session/port';
import { VERB, type Move } from '@/engine/core/game';

import type { TableKeys } from './keys-port';
import type { Shape } from './layout';
import { keysOf, type Keys } from './letters';
import { sortMoves, ticketsInSight, type Sorted } from './sort-moves';
import { useChoice, type Choosing } from './use-choice';

export interface Asked {
  readonly choosing: Choosing;
  readonly sorted: Sorted;
  readonly tray: Tray | null;
  readonly toggles: boolean;
  readonly height: DockHeight;
  /** The whole list lies open. */
  readonly listed: boolean;
  /** Tickets that can be read without opening or scrolling anything. */
  readonly inSight: readonly DescribedMove[];
  readonly keys: Keys;
  readonly unfold: () => void;
  readonly fold: () => void;
  /** A quiet verb opens its list, where the dock has no room for tickets. */
  readonly tapQuietVerb: (verb: string) => void;
  /** Says why nothing can be done with a verb now. */
  readonly tapClosedVerb: (verb: string) => void;
  /** A ticket pressed, in the dock or in the list, which folds. */
  readonly tapTicket: (move: Move) => void;
}

interface Hooks {
  readonly confirmTaps: boolean;
  readonly listFirst: boolean;
  readonly refuse: (sentence: string) => void;
  readonly proposed: Move | null;
}

export function useDock(
  session: PlaySession,
  look: GameLook,
  state: PlayState,
  shape: Shape,
  hooks: Hooks,
): Asked {
  const { decision, askedView: view, moves: offered } = state;
  const several = look.toggles?.includes(decision?.kind ?? '') ?? false;
  const height = useDockHeight(look, state, shape);
  const choosing = useChoice(session, state, { ...hooks, toggles: several });
  const { moves, left, armed, lit, toggles, held, tapTicket: tap } = choosing;
  const [list, setList] = useState({ moves: offered, open: hooks.listFirst });
  const open = list.moves === offered ? list.open : hooks.listFirst;
  const setOpen = useCallback((to: boolean) => setList({ moves: offered, open: to }), [offered]);
  const bar = useMemo(
    () => (decision && offered.length > 0 ? look.bar?.(view, decision) : undefined),
    [look, view, decision, offered],
  );
  const sorted = useMemo(() => sortMoves({ moves, left, offered, bar }), [moves, left, offered, bar]);
  const tray = useMemo(
    () => (decision && offered.length > 0 ? (look.tray?.(view, decision, held) ?? null) : null),
    [look, view, decision, offered, held],
  );
  const listed = open && sorted.tickets.length > 0;
  const room = listed ? sorted.tickets.length : ticketRoom(shape, height, tray, sorted);
  const inSight = useMemo(() => ticketsInSight(sorted.tickets, armed, room), [sorted, armed, room]);
  const keys = useMemo(() => keysOf(lit, inSight), [lit, inSight]);
  const unfold = useCallback(() => setOpen(true), [setOpen]);
  const fold = useCallback(() => setOpen(false), [setOpen]);
  const tapTicket = useCallback(
    (move: Move) => {
      setOpen(false);
      tap(move);
    },
    [tap, setOpen],
  );
  const { tapVerb } = choosing;
  // A verb with one move arms it, and one with pieces in the tray is made with them.
  const listsVerb = useCallback(
    (verb: string) =>
      !tray?.verbs?.includes(verb) && moves.filter(({ about }) => about.verb?.id === verb).length > 1,
    [moves, tray],
  );
  const tapQuietVerb = useCallback(
    (verb: string) => {
      tapVerb(verb);
      if (height !== 'tall' && held.verb !== verb && listsVerb(verb)) setOpen(true);
    },
    [tapVerb, height, held, listsVerb, setOpen],
  );
  const { refuse } = hooks;
  const tapClosedVerb = useCallback(
    (verb: string) => refuse(session.whyNot(`${VERB}${verb}`)),
    [session, refuse],
  );
  return {
    choosing,
    tapQuietVerb,
    tapClosedVerb,
    sorted,
    tray,
    toggles,
    height,
    listed,
    inSight,
    keys,
    unfold,
    fold,
    tapTicket,
  };
}

interface Tools {
  readonly undo: (() => void) | null;
  readonly hint: () => void;
  readonly mute: () => void;
  readonly explain: () => void;
  /** The coach's bubble is read; null while there is none. */
  readonly read: (() => void) | null;
}

/** What the keyboard does with what is asked now. */
export function tableKeys(asked: Asked, { undo, hint, mute, explain, read }: Tools): TableKeys {
  const { choosing, inSight, keys, listed, fold, tapTicket } = asked;
  return {
    letter: (letter) => {
      const described = inSight.find(({ move }) => keys.letterOf.get(move) === letter);
      if (described) tapTicket(described.move);
      return described !== undefined;
    },
    undo: () => undo?.(),
    hint,
    mute,
    explain,
    escape: () => {
      if (read) read();
      else if (listed) fold();
      else choosing.drop();
    },
  };
}

/** As high as the kind of decision has it for good; while nobody is asked it stays as it was. */
function useDockHeight(look: GameLook, state: PlayState, shape: Shape): DockHeight {
  const wide = shape.kind === 'wide' ? look.wide.dock : undefined;
  const asked =
    state.decision && state.moves.length > 0 ? (wide ?? look.dock(state.decision.kind)) : (wide ?? null);
  const [last, setLast] = useState<DockHeight>(asked ?? 'low');
  if (asked !== null && asked !== last) setLast(asked);
  return asked ?? last;
}

/** How many tickets stand whole in the dock; on a phone one more where it has neither tray nor verbs. */
function ticketRoom(shape: Shape, height: DockHeight, tray: Tray | null, sorted: Sorted): number {
  if (height !== 'tall') return 0;
  const bare = shape.kind === 'tall' && !tray && sorted.verbs.length + sorted.signed.length === 0;
  return shape.tickets + (bare ? 1 : 0);
}
