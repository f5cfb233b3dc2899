import type { Characters } from '../../../core/character';

/** How the five play it; `npm run ladder` measures how well. */
export const characters: Characters = {
  greenhorn: {
    line: 'Dreams of towns, forgets to go to market.',
    whims: 45,
    likes: [{ kind: 'build', starts: 'town:', of100: 50 }],
    forgets: [{ kind: 'place', starts: 'place:*:market', of100: 90 }],
  },
  hand: {
    line: 'Gathers much and seldom goes to town hall.',
    whims: 15,
    likes: [],
    forgets: [{ kind: 'politics', starts: 'pay:', of100: 60 }],
  },
  foreman: { line: 'Counts the dice and builds in good time.', whims: 0, likes: [], forgets: [] },
  maverick: {
    line: 'Runs for office before the roof is on.',
    whims: 0,
    likes: [
      { kind: 'place', starts: 'place:*:politics', of100: 70 },
      { kind: 'politics', starts: 'pay:', of100: 100 },
    ],
    forgets: [],
  },
  legend: {
    line: 'Sees the end of the round in the first roll.',
    whims: 0,
    likes: [],
    forgets: [],
    ahead: {
      most: 4400,
      wide: 24,
      rounds: [
        { deals: 2, ticks: 1, keep: 10 },
        { deals: 6, ticks: 1, keep: 4 },
        { deals: 8, ticks: 2, keep: 2 },
      ],
      proof: { deals: 8, ticks: 0 },
    },
  },
};
