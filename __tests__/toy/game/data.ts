/** Every number a rule uses stands here, once. */

export const CARDS = 40;
export const HAND = 3;
export const PLOTS = 5;
/** Laying a card is worth what is left over when its number is divided by this. */
export const CYCLE = 5;
/** The least a kind die shows. */
export const KIND_FACE = 2;
/** What the dice show on average. */
export const DIE_MEAN = 3.5;
export const KIND_MEAN = 3.7;
export const ROUNDS = { min: 1, max: 9, default: 6 } as const;
export const HATS = ['bowler', 'straw'] as const;

export function worthOf(card: number): number {
  return card % CYCLE;
}
