import { usable, usedIn, type UsedBy, type Usage } from '@/engine/core/usage';

import { CARDS, PLOTS } from './data';
import type { EventKind, State } from './state';
import { say } from './words/catalogue';

const USED_BY: UsedBy<EventKind, State> = {
  roll: () => ['action:roll'],
  lay: ({ card, plot }) => ['action:lay', `card:${card}`, `space:${plot}`],
};

export const usage: Usage<State> = {
  catalogue: [
    usable('action', 'roll', say('use.roll')),
    usable('action', 'lay', say('use.lay')),
    ...Array.from({ length: PLOTS }, (_, plot) =>
      usable('space', plot + 1, say('use.plot', { plot: plot + 1 })),
    ),
    ...Array.from({ length: CARDS }, (_, card) => usable('card', card, say('use.card', { card }))),
  ],
  usedBy: (event, state) => usedIn(USED_BY, event, state),
  offered: () => true,
};
