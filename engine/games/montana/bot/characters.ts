import type { Characters } from '../../../core/character';

/** How the five play it; `npm run ladder` measures how well. */
export const characters: Characters = {
  greenhorn: {
    line: 'Builds what he can pay, seldom goes to town.',
    whims: 45,
    likes: [{ kind: 'choose-action', starts: 'field:', of100: 60 }],
    forgets: [{ kind: 'choose-action', starts: 'space:city', of100: 70 }],
  },
  hand: {
    line: 'Works hard, and leaves the city to others.',
    whims: 15,
    likes: [],
    forgets: [{ kind: 'choose-action', starts: 'space:city', of100: 50 }],
  },
  foreman: { line: 'Counts goods and fields, wastes no turn.', whims: 0, likes: [], forgets: [] },
  maverick: {
    line: 'A city girl: deals, smelts and outbids.',
    whims: 0,
    likes: [{ starts: 'space:city', of100: 100 }],
    forgets: [],
    ahead: { wide: 6, rounds: [{ deals: 8, ticks: 3, keep: 2 }], likes: 0.07 },
  },
  legend: {
    line: 'Sees your row of four before you do.',
    whims: 0,
    likes: [],
    forgets: [],
    ahead: {
      most: 4500,
      wide: 24,
      rounds: [
        { deals: 2, ticks: 2, keep: 10 },
        { deals: 6, ticks: 3, keep: 4 },
        { deals: 12, ticks: 4, keep: 2 },
      ],
      proof: { deals: 16, ticks: 0 },
    },
  },
};
