import type { GameLook, SeatFact } from '@/components/boards/board';
import { dawson, type DawsonView } from '@/engine/games/dawson';
import { streetTotal } from '@/engine/games/dawson/score';
import { isStreet } from '@/engine/games/dawson/state';

import { Banner } from './banner';
import { CityBoard } from './city-board';
import { Print } from './print';
import { Sign, signNames } from './signs';
import { SupplyBoard } from './supply-board';
import { hasArt, TicketArt } from './ticket-art';
import { words } from './words';

function seatFacts(view: DawsonView, seat: number): readonly SeatFact[] {
  if (seat < 0) return rivalFacts(view);
  const player = view.players[seat];
  if (!player) return [];
  const hotels = view.owners.filter((owner) => owner === seat).length;
  return [
    { sign: 'point', value: player.points, label: words('fact.points', { n: player.points }) },
    { sign: 'gold', value: player.gold, label: words('fact.gold', { n: player.gold }) },
    { sign: 'hotel', value: hotels, label: words('fact.hotels', { n: hotels }) },
    ...player.supply.map((n, i) => ({
      sign: `hotel-${i + 1}`,
      value: n,
      label: words('fact.left', { value: i + 1, n }),
    })),
  ];
}

/** One rival shows its points and gold, several their points each; the Street what the gangs took. */
function rivalFacts(view: DawsonView): readonly SeatFact[] {
  if (isStreet(view)) {
    const n = streetTotal(view);
    return [{ sign: 'point', value: n, label: words('fact.points', { n }) }];
  }
  const rivals = view.players.map((_, seat) => seat).slice(view.people);
  const [only] = rivals;
  if (rivals.length === 1 && only !== undefined) return seatFacts(view, only);
  return rivals.map((seat) => {
    const { points = 0, gold = 0 } = view.players[seat] ?? {};
    const label = words('fact.rival', { name: view.names[seat] ?? '', points, gold });
    return { sign: 'point', value: points, label };
  });
}

function rival(view: DawsonView): { readonly name: string; readonly sign: string } | null {
  if (isStreet(view)) return { name: words('street'), sign: 'gang' };
  const rivals = view.players.length - view.people;
  if (rivals === 0) return null;
  const name = view.names[view.people] ?? '';
  return { name: rivals === 1 && name !== '' ? name : words('rivals'), sign: 'rival' };
}

export const look: GameLook<DawsonView> = {
  game: dawson,
  parts: [
    { id: 'city', label: words('part.city'), sign: 'city', Board: CityBoard },
    { id: 'supply', label: words('part.supply'), sign: 'hotel', Board: SupplyBoard, wideOnly: true },
  ],
  partFor: () => 'city',
  wide: { left: ['city'], right: ['supply'] },
  seatFacts,
  Sign,
  signNames,
  Banner,
  TicketArt,
  hasArt,
  Print,
  rival,
};
