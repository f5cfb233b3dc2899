/** Who may play on a match when it is open in several tabs. */
export type TabRole = 'leads' | 'follows';

export interface TabClaim {
  /** Asks the other tab to step back; it follows from then on. */
  takeOver(): void;
  /** Tells followers that the saved match has changed. */
  announce(): void;
  release(): void;
}

export interface TabEvents {
  readonly onRole: (role: TabRole) => void;
  /** The leading tab saved something. */
  readonly onSaved: () => void;
}

export type ClaimMatch = (id: string, events: TabEvents) => TabClaim;
