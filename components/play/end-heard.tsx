/** What is heard of the end: a thud, a phrase, and one sentence for a screen reader. */
import { useEffect, useRef, useState } from 'react';

import { row, still, type Feel } from '@/components/boards/feel';
import { Announcer } from '@/components/ui/toast';
import type { ScoreSheet } from '@/engine/core/game';

import { useReached } from './end-clock';

interface HeardProps {
  readonly sheet: ScoreSheet;
  /** The result in words. */
  readonly words: string;
  readonly onFelt?: (feel: Feel) => void;
}

/** A live region speaks of what changes in it: it is there for so long before the words are. */
const SAID_MS = 120;

/** Only for a match that has just ended in sight. */
export function EndHeard({ sheet, words, onFelt }: HeardProps) {
  const [once] = useState(words);
  const [said, setSaid] = useState('');
  const stamped = useReached('stamp');
  const felt = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(once), SAID_MS);
    return () => clearTimeout(timer);
  }, [once]);
  useEffect(() => {
    if (!stamped || felt.current) return;
    felt.current = true;
    onFelt?.(row('wood', still, 0, { heavy: true }));
    onFelt?.(row(phraseOf(sheet), still, 0));
  }, [stamped, sheet, onFelt]);
  return <Announcer text={said} />;
}

function phraseOf({ won, rank, winners }: ScoreSheet): 'won' | 'lost' | 'rank' {
  if (won === false) return 'lost';
  if (rank) return 'rank';
  return won || winners.length > 0 ? 'won' : 'lost';
}
