/** What each neighbourhood brought in a scoring round, in one line of text: `3:0+1 2:g 1:-`. */

export interface LedgerEntry {
  /** Worth of the neighbourhood. */
  readonly points: number;
  /** Players who held it; empty when a gang or nobody did. */
  readonly holders: readonly number[];
  readonly gang: boolean;
}

const GANG = 'g';
const NOBODY = '-';

/** The line with one neighbourhood more. */
export function addToLedger(line: string, { points, holders, gang }: LedgerEntry): string {
  const entry = `${points}:${gang ? GANG : holders.length === 0 ? NOBODY : holders.join('+')}`;
  return line === '' ? entry : `${line} ${entry}`;
}

export function readLedger(text: string): LedgerEntry[] {
  if (text === '') return [];
  return text.split(' ').map((entry) => {
    const match = /^(\d+):(g|-|\d+(?:\+\d+)*)$/.exec(entry);
    if (!match) throw new Error(`The ledger cannot be read at "${entry}".`);
    const [, points, holders = NOBODY] = match;
    const gang = holders === GANG;
    return {
      points: Number(points),
      gang,
      holders: gang || holders === NOBODY ? [] : holders.split('+').map(Number),
    };
  });
}
