import type { AnyGame } from '@/engine/core/game';

const card = {
  id: 'toy',
  seats: { min: 1, max: 4 },
  info: {
    title: 'Toy',
    line: 'Five plots, a deck and a die',
    minutes: '5',
    soloName: 'Solo',
    designer: 'Nobody',
    publisher: 'Nobody',
  },
} as const satisfies Pick<AnyGame, 'id' | 'info' | 'seats'>;

/** Where the games of the app have theirs: `engine/games/cards.ts`. */
export function cardOf(_id: 'toy'): typeof card {
  return card;
}
