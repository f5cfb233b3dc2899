import type { Characters } from '@/engine/core/character';

const ahead = { wide: 6, rounds: [{ deals: 4, ticks: 2, keep: 2 }] };

/** How the five play it. */
export const characters: Characters = {
  greenhorn: { line: 'Lays whatever comes.', whims: 50, likes: [], forgets: [] },
  hand: { line: 'Lays with care, most of the time.', whims: 20, likes: [], forgets: [] },
  foreman: { line: 'Wastes no card.', whims: 0, likes: [], forgets: [] },
  maverick: {
    line: 'Would rather roll.',
    whims: 0,
    likes: [{ starts: 'roll', of100: 100 }],
    forgets: [],
    ahead: { ...ahead, likes: 0.1 },
  },
  legend: { line: 'Has seen every card.', whims: 0, likes: [], forgets: [], ahead },
};
