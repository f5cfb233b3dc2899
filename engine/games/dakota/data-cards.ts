/** The deck of section 2.7, one row per card. */
import { indexOfRow, rowAt } from './data';

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

type Card = (typeof CARDS)[number];
export type CardId = Card['id'];
/** Cards of a type: whatever has a rule for each of them has a table by these ids. */
export type CardOf<T extends CardType> = Extract<Card, { type: T }>['id'];
export type EventCard = CardOf<'event'>;
export type NoonCard = CardOf<'noon'>;
export type EveningCard = CardOf<'evening'>;
export type AttackCard = CardOf<'attack'>;
export type ReactionCard = CardOf<'reaction'>;
/** Events happen when they are drawn or wait apart: no hand holds one. */
export type HandCard = Exclude<CardId, EventCard>;

/** DK-3.7: the solo race leaves these types out, calm weather these cards. */
const AMONG_SEVERAL: readonly CardType[] = ['attack', 'reaction'];
const STORMY: readonly CardId[] = ['earthquake', 'bank-run'];

/** Copies of a card in the deck of this game. */
export function copiesIn(row: CardRow & { readonly id: CardId }, solo: boolean, calm: boolean): number {
  if (solo && AMONG_SEVERAL.includes(row.type)) return 0;
  if (calm && STORMY.includes(row.id)) return 0;
  return row.copies;
}

export function cardAt(index: number): CardRow & { readonly id: CardId } {
  return rowAt(CARDS, index, 'card');
}

export function cardIndex(id: string): number {
  return indexOfRow(CARDS, id, 'card');
}

/** A card named in a move, a target or an event. */
export function cardNamed(text: string | null | undefined): CardId {
  return cardAt(cardIndex(String(text))).id;
}

export function typeOf(card: CardId): CardType {
  return cardAt(cardIndex(card)).type;
}

export function isOf<T extends CardType>(card: CardId, type: T): card is CardOf<T> {
  return typeOf(card) === type;
}

/** Workers an attack binds. */
export function commitOf(card: AttackCard): number {
  return cardAt(cardIndex(card)).commit;
}
