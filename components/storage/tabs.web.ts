import type { ClaimMatch, TabClaim, TabEvents } from './tab-claim';

/** Between two attempts after the browser refused a lock for no lasting reason. */
const RETRY_MS = 300;

/**
 * The leading tab holds a lock of the browser, which frees it even if the tab dies. A second tab waits in
 * the queue and follows meanwhile; it may steal the lock, and the first then queues up and follows.
 */
export const claimMatch = ((id: string, events: TabEvents): TabClaim => {
  const name = `frontier-five/${id}`;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  if (channel) channel.onmessage = () => events.onSaved();
  if (typeof navigator === 'undefined' || !navigator.locks) {
    events.onRole('leads');
    return { takeOver() {}, announce: () => channel?.postMessage('saved'), release: () => channel?.close() };
  }

  let released = false;
  let letGo: (() => void) | null = null;
  let queue: AbortController | null = null;
  /** Only the newest attempt may change the role: an aborted or stolen older one has no say. */
  let newest = 0;

  /** Held until `letGo` is called; the request ends with an error if another tab steals the lock. */
  const hold = () =>
    new Promise<'held'>((resolve) => {
      letGo = () => resolve('held');
      if (released) letGo();
      else events.onRole('leads');
    });

  const attempt = async (options: LockOptions) => {
    const mine = ++newest;
    try {
      const outcome = await navigator.locks.request(name, options, (lock) => (lock ? hold() : 'taken'));
      if (outcome === 'taken' && mine === newest && !released) follow();
    } catch {
      if (released || mine !== newest) return;
      events.onRole('follows');
      setTimeout(() => {
        if (!released && mine === newest) follow();
      }, RETRY_MS);
    }
  };

  const follow = () => {
    events.onRole('follows');
    queue = new AbortController();
    void attempt({ signal: queue.signal });
  };

  void attempt({ ifAvailable: true });

  return {
    takeOver() {
      void attempt({ steal: true });
      queue?.abort();
    },
    announce: () => channel?.postMessage('saved'),
    release() {
      released = true;
      queue?.abort();
      letGo?.();
      channel?.close();
    },
  };
}) satisfies ClaimMatch;
