import type { Characters } from '../../../core/character';

/** How the five play it; `npm run ladder` measures how well. */
export const characters: Characters = {
  greenhorn: {
    line: 'Digs wherever he stands, seldom hires.',
    whims: 45,
    likes: [{ kind: 'plan', starts: 'send:miner:cart', of100: 25 }],
    forgets: [{ kind: 'evening', starts: 'hire', of100: 40 }],
  },
  hand: {
    line: 'Hires well, and keeps cards for another day.',
    whims: 15,
    likes: [],
    forgets: [{ kind: 'noon-card', starts: 'card:', of100: 70 }],
  },
  foreman: { line: 'Plans the day and wastes no worker.', whims: 0, likes: [], forgets: [] },
  maverick: {
    line: 'Plays every card and never shuns a fight.',
    whims: 0,
    likes: [{ kind: 'noon-card', starts: 'card:', of100: 100 }],
    forgets: [],
    ahead: { wide: 6, rounds: [{ deals: 8, ticks: 1, keep: 2 }], likes: 0.03 },
  },
  legend: {
    line: 'Knows what a day is worth, and when to stop.',
    whims: 0,
    likes: [],
    forgets: [],
    ahead: {
      most: 13000,
      wide: 24,
      rounds: [
        { deals: 2, ticks: 1, keep: 8 },
        { deals: 6, ticks: 1, keep: 4 },
        { deals: 8, ticks: 2, keep: 2 },
      ],
      proof: { deals: 16, ticks: 0 },
    },
  },
};
