import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';

import { MatchActionsContext, useMatchActions } from '@/components/play/actions';
import type { PlaySession } from '@/components/session/port';

import { tryFrom } from './practice';
import { peopleOf, ReviewSheet } from './review-sheet';

interface WithReviewProps {
  readonly session: PlaySession;
  /** A practice match has begun: sits down to it. */
  readonly onTry: (id: string) => void;
  readonly children: ReactNode;
}

/** The review of a finished match, for whatever is shown inside. */
export function WithReview({ session, onTry, children }: WithReviewProps) {
  const [open, setOpen] = useState(false);
  const over = useStore(session.store, ({ phase }) => phase === 'over');
  // Whoever looks at the table from it comes back to it.
  const away = useStore(session.store, ({ lookBack }) => lookBack !== null);
  const actions = useMatchActions();
  const value = useMemo(
    () =>
      actions && {
        ...actions,
        review: peopleOf(session.match()).length > 0 ? () => setOpen(true) : undefined,
      },
    [actions, session],
  );
  const look = useCallback((at: number) => session.lookAt(at), [session]);
  const begin = useCallback(
    async (at: number) => {
      const id = await tryFrom(session.match(), at);
      setOpen(false);
      onTry(id);
    },
    [session, onTry],
  );
  return (
    <MatchActionsContext.Provider value={value}>
      {children}
      <ReviewSheet
        match={open && over && !away ? session.match() : null}
        room={session.room}
        onClose={() => setOpen(false)}
        onLook={look}
        onTry={(at) => void begin(at)}
      />
    </MatchActionsContext.Provider>
  );
}
