import type { RulebookChapter } from '@/engine/core/game';

import { CYCLE, HAND, KIND_FACE, PLOTS } from '../data';

export const rulebook: readonly RulebookChapter[] = [
  {
    title: 'Setting up',
    rules: [{ clause: 'TY-1', text: `Everybody has ${HAND} cards; ${PLOTS} plots lie open.` }],
  },
  {
    title: 'A turn',
    rules: [
      { clause: 'TY-2', text: 'Take a card from your hand to lay it, or roll the die.' },
      {
        clause: 'TY-3',
        text: `A laid card covers what lay on the plot. It brings what is left over when its number is divided by ${CYCLE}. Then draw a card.`,
      },
      {
        clause: 'TY-4',
        text: `The die brings as many points as it shows; a kind die shows ${KIND_FACE} at least.`,
      },
    ],
  },
  {
    title: 'The end',
    rules: [{ clause: 'TY-5', text: 'After the last round whoever has most points wins.' }],
  },
];
