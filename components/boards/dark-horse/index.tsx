import type { GameLook, SeatFact } from '@/components/boards/board';
import { darkHorse, type EventKind, type PickKind, type View } from '@/engine/games/dark-horse';
import { TOKENS } from '@/engine/games/dark-horse/data';
import { roleName, tokenName } from '@/engine/games/dark-horse/words/names';

import { Banner } from './banner';
import { feel } from './feel';
import { MapBoard } from './map';
import { Mover, moves } from './mover';
import { AimPicture } from './aim';
import { examples } from './examples';
import { Print } from './print';
import { RollDock } from './roll-dock';
import { SceneCard } from './scene-card';
import { Sign, signNames, type SignName } from './signs';
import { SpacesBoard } from './spaces';
import { TableBoard } from './table-board';
import { hasArt, TicketArt } from './ticket-art';
import { tray, TrayArt } from './tray-art';
import { say } from './words';

/** Cards in hand, or a tile only this seat has seen. */
function secret(view: View, seat: number): boolean {
  const held = (view.seats[seat]?.handCount ?? 0) > 0;
  return held || view.tiles.some((tile) => !tile.up && tile.type >= 0);
}

function seatFacts(view: View, seat: number): readonly SeatFact[] {
  const who = view.seats[seat];
  if (!who) return [];
  const fact = (
    sign: SignName,
    key: 'gold' | 'food' | 'wood' | 'ore' | 'influence' | 'points' | 'cities' | 'towns' | 'cards',
    n: number,
  ): SeatFact => ({
    sign,
    value: n,
    label: say(key, { n }),
  });
  const facts: SeatFact[] = [
    fact('gold', 'gold', who.gold),
    fact('food', 'food', who.res[0]),
    fact('wood', 'wood', who.res[1]),
    fact('ore', 'ore', who.res[2]),
    fact('influence', 'influence', who.influence),
    fact('points', 'points', who.points),
    fact('city', 'cities', who.cities.length),
    fact('town', 'towns', who.towns.length),
    fact('card', 'cards', who.handCount),
  ];
  if (who.role) facts.push({ sign: who.role, value: '', label: roleName(who.role) });
  for (const token of TOKENS) {
    const n = who.tokens[token];
    if (n > 0) facts.push({ sign: token, value: n, label: say('token', { n, token: tokenName(token) }) });
  }
  if (who.bonus) facts.push({ sign: 'bonus', value: 1, label: say('bonus') });
  const jailed = Math.max(who.jailed, who.sentence);
  if (jailed > 0) facts.push({ sign: 'jail', value: jailed, label: say('jail', { n: jailed }) });
  if (!view.solo) {
    const place = view.order.indexOf(seat) + 1;
    facts.push({ sign: 'order', value: place, label: say('order', { n: place }) });
  }
  return facts;
}

export const look: GameLook<View> = {
  game: darkHorse,
  parts: [
    { id: 'table', label: say('part.table'), sign: 'map', Board: TableBoard },
    { id: 'map', label: say('part.map'), sign: 'map', Board: MapBoard, wideOnly: true },
    { id: 'spaces', label: say('part.spaces'), sign: 'spaces', Board: SpacesBoard, wideOnly: true },
  ],
  partFor: () => 'table',
  wide: { left: ['map'], right: ['spaces'], dock: 'tall' },
  feel,
  Mover,
  moves,
  SceneDock: RollDock,
  docks: ['roll'],
  SceneCard,
  cards: ['event', 'ending'],
  turnEvents: ['round'] satisfies readonly EventKind[],
  // Whatever is asked, pieces and strong button share one row: the board never moves.
  dock: () => 'row',
  tray,
  TrayArt,
  toggles: ['reroll'],
  secret,
  secretMove: (_, move) => /^(card|discard|pony):/.test(move),
  secretKinds: ['keep-card', 'order-back', 'discard'] satisfies readonly PickKind[],
  seatFacts,
  Sign,
  signNames,
  Banner,
  TicketArt,
  hasArt,
  AimPicture,
  examples,
  Print,
};
