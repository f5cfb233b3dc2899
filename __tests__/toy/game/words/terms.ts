import type { Term } from '@/engine/core/lesson';

export const terms: readonly Term[] = [
  { term: 'Plot', forms: ['plot', 'plots'], means: 'A place for one card.', rule: 'TY-3' },
  { term: 'Deck', forms: ['deck'], means: 'The cards nobody has drawn yet.', rule: 'TY-1' },
];
