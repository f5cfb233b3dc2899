import type { GameLook, SeatFact } from '@/components/boards/board';
import type { Decision } from '@/engine/core/game';
import { dawson, type PickKind, type View } from '@/engine/games/dawson';
import { hotelsOf, streetTotal } from '@/engine/games/dawson/rules/end';
import { isStreet, playerAt, type EventKind } from '@/engine/games/dawson/state';
import { nameOf } from '@/engine/games/dawson/words/names';

import { Banner } from './banner';
import { CityBoard } from './city-board';
import { Print } from './print';
import { Sign, signNames } from './signs';
import { SupplyBoard } from './supply-board';
import { hasArt, TicketArt } from './ticket-art';
import { say } from './words';

function seatFacts(view: View, seat: number): readonly SeatFact[] {
  if (seat < 0) return rivalFacts(view);
  const player = view.players[seat];
  if (!player) return [];
  const hotels = hotelsOf(view, seat);
  return [
    { sign: 'point', value: player.points, label: say('fact.points', { n: player.points }) },
    { sign: 'gold', value: player.gold, label: say('fact.gold', { n: player.gold }) },
    { sign: 'hotel', value: hotels, label: say('fact.hotels', { n: hotels }) },
    ...player.supply.map((n, i) => ({
      sign: `hotel-${i + 1}`,
      value: n,
      label: say('fact.left', { value: i + 1, n }),
    })),
  ];
}

/** One rival shows its points and gold, several their points each; the Street what the gangs took. */
function rivalFacts(view: View): readonly SeatFact[] {
  if (isStreet(view)) {
    const n = streetTotal(view);
    return [{ sign: 'point', value: n, label: say('fact.points', { n }) }];
  }
  const rivals = view.players.map((_, seat) => seat).slice(view.people);
  const [only] = rivals;
  if (rivals.length === 1 && only !== undefined) return seatFacts(view, only);
  return rivals.map((seat) => {
    const { points, gold } = playerAt(view, seat);
    const label = say('fact.rival', { name: nameOf(view, seat), points, gold });
    return { sign: 'point', value: points, label };
  });
}

function rival(view: View): { readonly name: string; readonly sign: string } | null {
  if (isStreet(view)) return { name: say('street'), sign: 'gang' };
  const rivals = view.players.length - view.people;
  if (rivals === 0) return null;
  return { name: rivals === 1 ? nameOf(view, view.people) : say('rivals'), sign: 'rival' };
}

type Part = 'city' | 'supply';

/** Every pick is made on the map or on tickets that speak of it. */
const PART_OF: Readonly<Record<PickKind, Part>> = {
  'pick-character': 'city',
  manage: 'city',
  'mine-target': 'city',
  'host-hotel': 'city',
  'host-camper': 'city',
  'build-lot': 'city',
  'resize-hotel': 'city',
  'resize-value': 'city',
  'fire-start': 'city',
  'fire-pass': 'city',
  'pick-tile': 'city',
  'place-rotation': 'city',
  'place-anchor': 'city',
  'landing-tie': 'city',
};

function partFor(_view: View, { kind }: Decision<PickKind>): Part {
  return PART_OF[kind];
}

export const look: GameLook<View> = {
  game: dawson,
  parts: [
    { id: 'city', label: say('part.city'), sign: 'city', Board: CityBoard },
    { id: 'supply', label: say('part.supply'), sign: 'hotel', Board: SupplyBoard, wideOnly: true },
  ],
  partFor,
  wide: { left: ['city'], right: ['supply'] },
  dock: () => 'tall',
  scenes: [
    'round-pool',
    'round-slow-week',
    'round-river',
    'score',
    'score-gang',
    'score-street',
  ] satisfies readonly EventKind[],
  turnEvents: ['turn'] satisfies readonly EventKind[],
  seatFacts,
  Sign,
  signNames,
  Banner,
  TicketArt,
  hasArt,
  Print,
  rival,
};
