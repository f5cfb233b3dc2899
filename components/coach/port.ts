import { createContext, useContext } from 'react';

/** What the table needs of the coach: whether he speaks, what he has said already, and where it is written down. */
export interface CoachPort {
  readonly on: boolean;
  set(on: boolean): void;
  /** What the player has met of this game: kinds of decisions and of events. */
  met(): ReadonlySet<string>;
  meet(key: string): void;
}

/** Null where a table is shown without anybody to teach. */
export const CoachContext = createContext<CoachPort | null>(null);

export function useCoach(): CoachPort | null {
  return useContext(CoachContext);
}
