/** What a long press answered, and the ways to ask. */
import { useCallback, useMemo, useState } from 'react';

import type { DescribedMove, PlaySession } from '@/components/session/port';
import type { Target, Verb } from '@/engine/core/game';

import { aboutClause, aboutMove, aboutQuestion, aboutTarget, aboutVerb, type Explained } from './explained';

export interface Explaining {
  readonly about: Explained | null;
  readonly close: () => void;
  readonly target: (target: Target) => void;
  readonly move: (described: DescribedMove) => void;
  readonly verb: (verb: Verb) => void;
  readonly question: () => void;
  /** "Why?" of a bubble. */
  readonly why: (bubble: { readonly title: string; readonly text: string; readonly rule: string }) => void;
}

export function useExplain(session: PlaySession): Explaining {
  const [about, setAbout] = useState<Explained | null>(null);
  const ways = useMemo(
    () => ({
      target: (target: Target) => setAbout(aboutTarget(session, target)),
      move: (described: DescribedMove) => setAbout(aboutMove(session, described)),
      verb: (verb: Verb) => setAbout(aboutVerb(session, verb)),
      question: () => setAbout(aboutQuestion(session)),
      why: ({ title, text, rule }: Parameters<Explaining['why']>[0]) =>
        setAbout(aboutClause(session.game, title, text, rule)),
    }),
    [session],
  );
  const close = useCallback(() => setAbout(null), []);
  return { about, close, ...ways };
}
