import type { GameLook, SeatFact } from '@/components/boards/board';
import type { Decision } from '@/engine/core/game';
import { darkHorse, type PickKind, type View } from '@/engine/games/dark-horse';
import { TOKENS } from '@/engine/games/dark-horse/data';
import { roleName, tokenName } from '@/engine/games/dark-horse/words/names';

import { Banner } from './banner';
import { MapBoard } from './map';
import { Print } from './print';
import { Sign, signNames, type SignName } from './signs';
import { SpacesBoard } from './spaces';
import { hasArt, TicketArt } from './ticket-art';
import { say } from './words';

type Part = 'map' | 'spaces';

/** The face of the table each pick is made on. */
const PART_OF: Readonly<Record<PickKind, Part>> = {
  character: 'map',
  'first-city': 'map',
  'first-town': 'map',
  peek: 'map',
  rail: 'map',
  build: 'map',
  'turn-in': 'spaces',
  gunslinger: 'spaces',
  place: 'spaces',
  reroll: 'spaces',
  dealer: 'spaces',
  'jump-target': 'spaces',
  window: 'spaces',
  'end-window': 'spaces',
  pay: 'spaces',
  gain: 'spaces',
  politics: 'spaces',
  'work-crew': 'spaces',
  'rail-baron': 'map',
  trader: 'spaces',
  market: 'spaces',
  'keep-card': 'spaces',
  'order-back': 'spaces',
  'remove-event': 'spaces',
  'mother-lode': 'spaces',
  target: 'spaces',
  discard: 'spaces',
  'take-card': 'spaces',
  'take-outlaw': 'spaces',
};

function partFor(_view: View, decision: Decision): Part {
  return PART_OF[decision.kind as PickKind];
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
    { id: 'map', label: say('part.map'), sign: 'map', Board: MapBoard },
    { id: 'spaces', label: say('part.spaces'), sign: 'spaces', Board: SpacesBoard },
  ],
  partFor,
  wide: { left: ['map'], right: ['spaces'] },
  dock: () => 'tall',
  seatFacts,
  Sign,
  signNames,
  Banner,
  TicketArt,
  hasArt,
  Print,
};
