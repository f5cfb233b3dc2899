import type { GameLook, SeatFact } from '@/components/boards/board';
import type { Decision } from '@/engine/core/game';
import { darkHorse, type View } from '@/engine/games/dark-horse';
import { TOKENS } from '@/engine/games/dark-horse/data';
import { say, word } from '@/engine/games/dark-horse/words/catalogue';

import { Banner } from './banner';
import { MapBoard } from './map';
import { Print } from './print';
import { Sign, signNames } from './signs';
import { SpacesBoard } from './spaces';
import { hasArt, TicketArt } from './ticket-art';
import { words } from './words';

const ON_MAP = new Set(['first-city', 'first-town', 'rail', 'build', 'peek', 'character']);

function partFor(_view: View, decision: Decision): string {
  return ON_MAP.has(decision.kind) ? 'map' : 'spaces';
}

function seatFacts(view: View, seat: number): readonly SeatFact[] {
  const who = view.seats[seat];
  if (!who) return [];
  const fact = (
    sign: string,
    key: 'gold' | 'food' | 'wood' | 'ore' | 'influence' | 'points' | 'cities' | 'towns' | 'cards',
    n: number,
  ): SeatFact => ({
    sign,
    value: n,
    label: words(key, { n }),
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
  if (who.role) facts.push({ sign: who.role, value: '', label: word(`role.${who.role}`) });
  for (const token of TOKENS) {
    const n = who.tokens[token];
    if (n > 0)
      facts.push({ sign: token, value: n, label: words('token', { n, token: say(`token.${token}`) }) });
  }
  if (who.bonus) facts.push({ sign: 'bonus', value: 1, label: words('bonus') });
  const jailed = Math.max(who.jailed, who.sentence);
  if (jailed > 0) facts.push({ sign: 'jail', value: jailed, label: words('jail', { n: jailed }) });
  if (!view.solo) {
    const place = view.order.indexOf(seat) + 1;
    facts.push({ sign: 'order', value: place, label: words('order', { n: place }) });
  }
  return facts;
}

export const look: GameLook<View> = {
  game: darkHorse,
  parts: [
    { id: 'map', label: words('part.map'), sign: 'map', Board: MapBoard },
    { id: 'spaces', label: words('part.spaces'), sign: 'spaces', Board: SpacesBoard },
  ],
  partFor,
  boardFirst: (_view, decision) => decision.kind === 'place',
  wide: { left: ['map'], right: ['spaces'] },
  seatFacts,
  Sign,
  signNames,
  Banner,
  TicketArt,
  hasArt,
  Print,
};
