import type { Lesson } from '../../core/lesson';
import type { EventKind, PickKind } from './state';

export const lesson = {
  aim: {
    lines: [
      { sign: 'x', lead: 'A', rest: 'b.' },
      { sign: 'x', lead: 'A', rest: 'b.' },
      { sign: 'x', lead: 'A', rest: 'b.' },
    ],
    picture: 'A picture.',
  },
  page: { turn: [], end: [] },
  seed: 'first match',
  options: {},
  picks: {},
  events: {},
  proposals: [],
} as unknown as Lesson<PickKind, EventKind>;
