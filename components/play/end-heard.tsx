/** What is heard of the end: the stamp, and one sentence for a screen reader. */
import { useEffect, useRef, useState } from 'react';

import { Announcer } from '@/components/ui/toast';

import { useReached } from './end-clock';

interface HeardProps {
  /** The result in words. */
  readonly words: string;
  /** Once, when the stamp has come down. */
  readonly onStamped?: () => void;
}

/** A live region speaks of what changes in it: it is there for so long before the words are. */
const SAID_MS = 120;

/** Only for a match that has just ended in sight. */
export function EndHeard({ words, onStamped }: HeardProps) {
  const [once] = useState(words);
  const [said, setSaid] = useState('');
  const stamped = useReached('stamp');
  const heard = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(once), SAID_MS);
    return () => clearTimeout(timer);
  }, [once]);
  useEffect(() => {
    if (!stamped || heard.current) return;
    heard.current = true;
    onStamped?.();
  }, [stamped, onStamped]);
  return <Announcer text={said} />;
}
