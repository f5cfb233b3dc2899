/** The guided first match. */
import type { Lesson } from '@/engine/core/lesson';

import type { EventKind, PickKind } from './state';

export const lesson: Lesson<PickKind, EventKind> = {
  aim: {
    lines: [
      { sign: 'plot', lead: 'You farm', rest: 'a handful of plots.' },
      { sign: 'card', lead: 'Each turn', rest: 'you lay a card or roll the die.' },
      { sign: 'star', lead: 'The most points', rest: 'win at the end.' },
    ],
    picture: 'A card goes to a plot and brings points.',
  },
  page: {
    turn: ['Play a card, or roll the die.', 'A card goes to a plot and brings points.', 'Then you draw.'],
    end: ['After the last round the most points win.'],
  },
  seed: 'first match',
  options: {},
  picks: {
    turn: [
      {
        title: 'A card or the die',
        text: 'A card brings what it is worth; the die brings what it shows.',
        at: ['card:*', '@prompt'],
        rule: 'TY-2',
      },
      {
        title: 'The die again',
        text: 'Rolling needs no card.',
        at: ['die', '@list'],
        rule: 'TY-4',
        when: ['die'],
      },
    ],
    place: [{ title: 'Any plot', text: 'All the plots are alike.', at: ['plot:*', '@prompt'], rule: 'TY-3' }],
  },
  events: {
    roll: { title: 'The die fell', text: 'Its face is what you win.', at: ['@seat 0 star'], rule: 'TY-4' },
    take: null,
    lay: null,
    draw: null,
  },
  proposals: [{ kind: 'turn', move: 'roll', why: 'Rolling brings points at once.' }],
};
