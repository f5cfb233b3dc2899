import { createContext, useContext } from 'react';

/** What can be done with the match as a whole, beside playing it. */
export interface MatchActions {
  /** Opens the sheet with deal and match as code and link. */
  share(): void;
  /** Has a finished match gone through for picks that could have been better; absent where nobody's can. */
  review?(): void;
  /** Asks, then takes the match off the shelf and leaves. */
  giveUp(): void;
  /** A finished match stands in the records: there is nothing to give up. */
  canGiveUp(): boolean;
}

/** Null where a table is shown without a match behind it. */
export const MatchActionsContext = createContext<MatchActions | null>(null);

export function useMatchActions(): MatchActions | null {
  return useContext(MatchActionsContext);
}
