/** The deck of section 2.7, one row per card. */

export type CardType = 'event' | 'noon' | 'evening' | 'attack' | 'reaction';

export interface CardRow {
  readonly id: string;
  readonly type: CardType;
  readonly copies: number;
  /** Workers an attack binds. */
  readonly commit: number;
}

export const CARDS = [
  { id: 'earthquake', type: 'event', copies: 2, commit: 0 },
  { id: 'mine-collapse', type: 'event', copies: 3, commit: 0 },
  { id: 'bank-run', type: 'event', copies: 6, commit: 0 },
  { id: 'wagon-train', type: 'event', copies: 2, commit: 0 },
  { id: 'railroad-survey', type: 'event', copies: 1, commit: 0 },
  { id: 'mint-delegation', type: 'event', copies: 1, commit: 0 },
  { id: 'county-fair', type: 'event', copies: 1, commit: 0 },
  { id: 'rich-vein', type: 'event', copies: 1, commit: 0 },
  { id: 'grubstake', type: 'noon', copies: 2, commit: 0 },
  { id: 'cheap-lumber', type: 'noon', copies: 2, commit: 0 },
  { id: 'blasting-crew', type: 'noon', copies: 2, commit: 0 },
  { id: 'wheelwright', type: 'noon', copies: 1, commit: 0 },
  { id: 'free-shift', type: 'noon', copies: 2, commit: 0 },
  { id: 'barn-dance', type: 'noon', copies: 2, commit: 0 },
  { id: 'mule-train', type: 'noon', copies: 1, commit: 0 },
  { id: 'private-buyer', type: 'evening', copies: 3, commit: 0 },
  { id: 'second-telegram', type: 'evening', copies: 2, commit: 0 },
  { id: 'stagecoach', type: 'evening', copies: 2, commit: 0 },
  { id: 'tent-camp', type: 'evening', copies: 2, commit: 0 },
  { id: 'pay-packet', type: 'evening', copies: 2, commit: 0 },
  { id: 'buried-cache', type: 'evening', copies: 1, commit: 0 },
  { id: 'stick-up', type: 'attack', copies: 3, commit: 1 },
  { id: 'ore-heist', type: 'attack', copies: 2, commit: 1 },
  { id: 'cart-sabotage', type: 'attack', copies: 3, commit: 1 },
  { id: 'dynamite', type: 'attack', copies: 2, commit: 2 },
  { id: 'arson', type: 'attack', copies: 2, commit: 3 },
  { id: 'claim-jump', type: 'attack', copies: 2, commit: 2 },
  { id: 'marshall', type: 'reaction', copies: 3, commit: 0 },
  { id: 'got-lost', type: 'reaction', copies: 3, commit: 0 },
  { id: 'jailbreak', type: 'reaction', copies: 2, commit: 0 },
] as const satisfies readonly CardRow[];

export type CardId = (typeof CARDS)[number]['id'];

const ROWS: ReadonlyMap<string, CardRow> = new Map(CARDS.map((card) => [card.id, card]));

export function cardRow(id: string): CardRow {
  const row = ROWS.get(id);
  if (!row) throw new RangeError(`no card ${id}`);
  return row;
}

export function cardIndex(id: CardId): number {
  return CARDS.findIndex((card) => card.id === id);
}

/** DK-3.7: copies of a card in the deck of this game. */
export function copiesIn(row: CardRow, solo: boolean, calm: boolean): number {
  if (solo && (row.type === 'attack' || row.type === 'reaction')) return 0;
  if (calm && (row.id === 'earthquake' || row.id === 'bank-run')) return 0;
  return row.copies;
}
