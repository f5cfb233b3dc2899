import type { GameLook, SeatFact } from '@/components/boards/board';
import type { Decision } from '@/engine/core/game';
import { dakota, type View } from '@/engine/games/dakota';
import { BUILDING } from '@/engine/games/dakota/data';

import { CardsBoard } from './cards-board';
import { JobsBoard } from './jobs-board';
import { MarketBoard } from './market-board';
import { MineBoard } from './mine-board';
import { Print } from './print';
import { Sign, signNames } from './signs';
import { TicketArt, hasArt } from './ticket-art';
import { TownBoard } from './town-board';
import { say } from './words';

const PART_OF: Readonly<Record<string, string>> = {
  'event-endtile': 'mine',
  'explore-bag': 'mine',
  'search-bag': 'mine',
  'explore-tile': 'mine',
  'explore-mode': 'mine',
  'explore-cell': 'mine',
  'explore-turn': 'mine',
  explorer: 'mine',
  'cart-shaft': 'mine',
  'cart-drop': 'mine',
  'drop-worker': 'mine',
  'double-pick': 'mine',
  'noon-card': 'cards',
  respond: 'cards',
  'discard-card': 'cards',
  'heist-pick': 'market',
  'claim-pick': 'market',
  'slot-piece': 'market',
  'buyer-pick': 'market',
  'telegram-slot': 'market',
  'discard-resource': 'market',
  'stagecoach-pick': 'jobs',
};

function partFor(view: View, decision: Decision): string {
  const seat = view.towns[decision.seat];
  if (decision.kind === 'evening') {
    // Carts come home first; then what is left to do decides: selling, else hiring.
    if (seat?.carts.some((cart) => cart.sent > 0 && !cart.returned)) return 'town';
    return seat?.resources.some((n) => n > 0) ? 'market' : 'jobs';
  }
  if (decision.kind === 'card-object') {
    return view.attack?.card === 'dynamite' || view.attack?.card === 'claim-jump' ? 'mine' : 'town';
  }
  return PART_OF[decision.kind] ?? 'town';
}

function seatFacts(view: View, seat: number): readonly SeatFact[] {
  const town = view.towns[seat];
  if (!town) return [];
  const facts: SeatFact[] = [];
  const people = [town.idle, town.used, town.street].flat().reduce((a, b) => a + b, 0);
  const beds = town.spaces.reduce((n, b) => n + (b ? BUILDING[b.type].beds : 0), 0) + town.tents;
  const built = town.spaces.filter((b) => b !== null).length;
  if (town.meter) {
    const { points, perDay } = town.meter;
    facts.push({ sign: 'point', value: points, label: say('fact.points', { n: points }) });
    if (view.towns.length === 1) {
      const value = say('fact.aday', { n: perDay.toFixed(1) });
      facts.push({ sign: 'perday', value, label: say('fact.perday', { n: perDay.toFixed(1) }) });
    }
  }
  if (town.cash !== null)
    facts.push({ sign: 'coin', value: town.cash, label: say('fact.cash', { n: town.cash }) });
  facts.push({ sign: 'people', value: people, label: say('fact.people', { n: people }) });
  facts.push({ sign: 'bed', value: beds, label: say('fact.beds', { n: beds }) });
  facts.push({ sign: 'space', value: built, label: say('fact.spaces', { n: built }) });
  facts.push({ sign: 'card', value: town.handCount, label: say('fact.cards', { n: town.handCount }) });
  return facts;
}

export const look: GameLook<View> = {
  game: dakota,
  parts: [
    { id: 'town', label: say('part.town'), sign: 'town', Board: TownBoard },
    { id: 'mine', label: say('part.mine'), sign: 'mine', Board: MineBoard },
    { id: 'market', label: say('part.market'), sign: 'market', Board: MarketBoard },
    { id: 'jobs', label: say('part.jobs'), sign: 'jobs', Board: JobsBoard },
    { id: 'cards', label: say('part.cards'), sign: 'cards', Board: CardsBoard },
  ],
  partFor,
  wide: { left: ['mine'], right: ['market', 'jobs', 'cards'] },
  seatFacts,
  Sign,
  signNames,
  TicketArt,
  hasArt,
  Print,
};
