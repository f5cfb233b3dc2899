import { toy, type PickKind, type View } from '@/__tests__/toy/game';
import type { GameLook, SeatFact } from '@/components/boards/board';

import { AimPicture } from './aim';
import { examples } from './examples';
import { feel } from './feel';
import { HandBoard } from './hand-board';
import { PlotsBoard } from './plots-board';
import { Print } from './print';
import { Sign, signNames } from './signs';
import { say } from './words';

/** The part of the table each pick is made on. */
const PART_OF: Readonly<Record<PickKind, 'plots' | 'hand'>> = { turn: 'hand', place: 'plots' };

function seatFacts(view: View, seat: number): readonly SeatFact[] {
  const points = view.points[seat] ?? 0;
  const cards = view.handSizes[seat] ?? 0;
  return [
    { sign: 'star', value: points, label: say('fact.points', { n: points }) },
    { sign: 'card', value: cards, label: say('fact.cards', { n: cards }) },
  ];
}

export const look: GameLook<View> = {
  game: toy,
  parts: [
    { id: 'plots', label: say('part.plots'), sign: 'plot', Board: PlotsBoard },
    { id: 'hand', label: say('part.hand'), sign: 'card', Board: HandBoard },
  ],
  partFor: (_, decision) => PART_OF[decision.kind as PickKind],
  wide: { left: ['plots'], right: ['hand'] },
  feel,
  dock: () => 'tall',
  secret: (view, seat) => (view.handSizes[seat] ?? 0) > 0,
  secretMove: (_, move) => move.startsWith('card:'),
  secretKinds: ['place' satisfies PickKind],
  seatFacts,
  Sign,
  signNames,
  AimPicture,
  examples,
  Print,
};
