import type { Characters } from '../../../core/character';

/** How the five play it; `npm run ladder` measures how well. */
export const characters: Characters = {
  greenhorn: {
    line: 'Mines when in doubt, guests can wait.',
    whims: 45,
    likes: [{ kind: 'manage', starts: 'mine:', of100: 20 }],
    forgets: [{ kind: 'manage', starts: 'host:', of100: 40 }],
  },
  hand: {
    line: 'A kind host who seldom builds anew.',
    whims: 15,
    likes: [{ kind: 'manage', starts: 'host:', of100: 50 }],
    forgets: [{ kind: 'manage', starts: 'build:', of100: 40 }],
  },
  foreman: { line: 'Fills his hotels and takes what pays.', whims: 0, likes: [], forgets: [] },
  maverick: {
    line: 'Likes the smell of smoke: builds and burns.',
    whims: 0,
    likes: [{ kind: 'manage', starts: 'fire:', of100: 100 }],
    forgets: [],
    ahead: { wide: 6, rounds: [{ deals: 8, ticks: 3, keep: 2 }], likes: 0.18 },
  },
  legend: {
    line: 'Has every guest’s bed ready a round ahead.',
    whims: 0,
    likes: [],
    forgets: [],
    ahead: {
      most: 10500,
      wide: 8,
      rounds: [
        { deals: 2, ticks: 2, keep: 4 },
        { deals: 6, ticks: 3, keep: 2 },
      ],
    },
  },
};
