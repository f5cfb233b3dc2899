import type { Characters } from '../../../core/character';

/** How the five play it; `npm run ladder` measures how well. */
export const characters: Characters = {
  greenhorn: {
    line: 'Settles where there is room, never trades.',
    whims: 45,
    likes: [{ kind: 'settle-use', starts: 'settle:', of100: 50 }],
    forgets: [{ kind: 'turn-main', starts: 'trade', of100: 90 }],
  },
  hand: {
    line: 'Rolls steadily and forgets the research.',
    whims: 15,
    likes: [],
    forgets: [{ kind: 'turn-main', starts: 'research', of100: 70 }],
  },
  foreman: { line: 'Weighs every die, trades what is left over.', whims: 0, likes: [], forgets: [] },
  maverick: {
    line: 'Must see what lies behind the next hill.',
    whims: 0,
    likes: [{ kind: 'turn-main', starts: 'explore', of100: 60 }],
    forgets: [],
  },
  legend: {
    line: 'Knows how your round ends before you roll.',
    whims: 0,
    likes: [],
    forgets: [],
    ahead: {
      most: 7500,
      wide: 16,
      rounds: [
        { deals: 2, ticks: 1, keep: 6 },
        { deals: 4, ticks: 1, keep: 3 },
        { deals: 6, ticks: 2, keep: 2 },
      ],
      proof: { deals: 8, ticks: 0 },
    },
  },
};
