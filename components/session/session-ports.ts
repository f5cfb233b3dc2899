import type { Feel } from '@/components/boards/feel';
import type { ThinkingRoom } from '@/components/thinking/port';
import type { Match } from '@/engine/core/match';

import type { Manners } from './hands';
import type { PlaySettings } from './port';

/** What a session needs from outside: it knows nothing of storage or screens. */
export interface SessionPorts {
  /**
   * Resolves when the match as it now stands is durable, or with the match of another window that was quicker:
   * nothing was kept then. A rejection's message is shown; play goes on and the next pick tries again.
   */
  save(match: Match): Promise<Match | void>;
  now(): number;
  settings(): PlaySettings;
  /** Where computers think beside the page; on it, in slices, when absent. */
  readonly room?: ThinkingRoom | null;
  /** Another window plays this match: resolves with the match as it stands once this one may play, or null if it may not. */
  takeOver?(): Promise<Match | null>;
  /** A pause between shown steps; a timer when absent. */
  wait?(ms: number): Promise<void>;
  /** A picture is shown, or what it would have shown is done: sound, and a tap of the hand where it was one's own. */
  felt?(feel: Feel, own: boolean): void;
  /** A verb of the game threw: the match cannot go on. */
  broke?(error: unknown): void;
}

export interface SessionOptions {
  /** Another window plays this match: only watch until it is taken over. */
  readonly following?: boolean;
  /** What the game's look says of secrets and of what is worth watching; without it nothing is either. */
  readonly manners?: Partial<Manners>;
}
