import type { DockHeight, GameLook, SeatFact } from '@/components/boards/board';
import { dawson, type PickKind, type View } from '@/engine/games/dawson';
import { hotelsOf, streetTotal } from '@/engine/games/dawson/rules/end';
import { isStreet, playerAt, type EventKind } from '@/engine/games/dawson/state';
import { nameOf } from '@/engine/games/dawson/words/names';
import { BAR } from '@/engine/games/dawson/words/names-verbs';

import { Banner } from './banner';
import { CityBoard } from './city-board';
import { feel, SCORING } from './feel';
import { HoldsBoard } from './holds-board';
import { Mover, moves } from './movers';
import { AimPicture } from './aim';
import { examples } from './examples';
import { Print } from './print';
import { ScoringDock } from './scoring-dock';
import { Sign, signNames } from './signs';
import { hasArt, TicketArt } from './ticket-art';
import { tray, TrayArt } from './tray';
import { say } from './words';

function seatFacts(view: View, seat: number): readonly SeatFact[] {
  if (seat < 0) return rivalFacts(view);
  const player = view.players[seat];
  if (!player) return [];
  const hotels = hotelsOf(view, seat);
  const free = view.owners.filter((owner, square) => owner === seat && view.dice[square] === 0).length;
  const left = player.supply.reduce((sum, n) => sum + n, 0);
  return [
    { sign: 'point', value: player.points, label: say('fact.points', { n: player.points }) },
    { sign: 'gold', value: player.gold, label: say('fact.gold', { n: player.gold }) },
    { sign: 'host', value: free, label: say('fact.free', { n: free }) },
    { sign: 'hotel', value: hotels, label: say('fact.hotels', { n: hotels }) },
    { sign: 'supply', value: left, label: say('fact.supply', { n: left }) },
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

/** Two or three answers stand as buttons; where a tile is laid the map needs the room of the tickets. */
const DOCKS: Readonly<Record<PickKind, DockHeight>> = {
  'pick-character': 'tall',
  manage: 'tall',
  'fire-pass': 'low',
  lay: 'low',
  'landing-tie': 'low',
};

export const look: GameLook<View> = {
  game: dawson,
  parts: [
    { id: 'city', label: say('part.city'), sign: 'city', Board: CityBoard },
    { id: 'holds', label: say('part.holds'), sign: 'point', Board: HoldsBoard, wideOnly: true },
  ],
  partFor: () => 'city',
  wide: { left: ['city'], right: ['holds'], log: true },
  feel,
  dock: (kind: PickKind) => DOCKS[kind],
  bar: (_view, { kind }) => (kind === 'manage' ? BAR : []),
  tray,
  TrayArt,
  turnEvents: ['turn'] satisfies readonly EventKind[],
  seatFacts,
  Sign,
  signNames,
  Banner,
  TicketArt,
  hasArt,
  AimPicture,
  examples,
  Print,
  rival,
  Mover,
  moves,
  SceneDock: ScoringDock,
  docks: [SCORING],
};
