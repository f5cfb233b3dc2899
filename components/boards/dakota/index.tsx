import type { GameLook, SeatFact } from '@/components/boards/board';
import type { Decision, Target } from '@/engine/core/game';
import { dakota, type PickKind, type View } from '@/engine/games/dakota';
import { SPACES } from '@/engine/games/dakota/data';
import { aimOf } from '@/engine/games/dakota/rules/attacks';
import { sum } from '@/engine/games/dakota/rules/counts';
import { freeShafts, workableOn } from '@/engine/games/dakota/rules/mine';
import { HEAD } from '@/engine/games/dakota/rules/notation';
import { beds, nextWage, people } from '@/engine/games/dakota/rules/town';

import { CardsBoard } from './cards-board';
import { NIGHT, feel } from './feel';
import { JobsBoard } from './jobs-board';
import { MarketBoard } from './market-board';
import { MineBoard } from './mine-board';
import { Mover, moves, whole } from './mover';
import { NightCard, NightDock } from './night-card';
import { AimPicture } from './aim';
import { examples } from './examples';
import { Print } from './print';
import { Sign, signNames } from './signs';
import { SideBoard } from './side-board';
import { TicketArt, hasArt } from './ticket-art';
import { TownBoard } from './town-board';
import { TrayArt, tray } from './tray';
import { say } from './words';

type Part = 'town' | 'mine' | 'market' | 'jobs' | 'cards';

/** The face a pick is made on; a function where it depends on what lies there. */
const PART_OF: Readonly<Record<PickKind, Part | ((view: View, seat: number) => Part)>> = {
  bail: 'town',
  'event-building': 'town',
  'event-endtile': 'mine',
  engineer: 'town',
  wagon: 'town',
  'explore-bag': 'mine',
  lay: 'mine',
  explorer: 'mine',
  'noon-card': 'cards',
  'card-target': 'town',
  'card-object': ({ attack }) => (attack && aimOf(attack.card) === 'cell' ? 'mine' : 'town'),
  'card-worker': 'town',
  'card-crew': 'town',
  respond: 'cards',
  'jail-pick': 'town',
  jailbreak: 'town',
  'heist-pick': 'market',
  'claim-pick': 'market',
  plan: 'town',
  resolve: workPart,
  'cart-drop': 'mine',
  lumber: 'town',
  saloon: 'town',
  evening: eveningPart,
  'slot-piece': 'market',
  'double-pick': 'market',
  'buyer-pick': 'market',
  'telegram-slot': 'market',
  'stagecoach-pick': 'jobs',
  leave: 'town',
  'discard-resource': 'market',
  'discard-card': 'cards',
};

/** What waits in town is done there; loaded carts are sent where their shafts are. */
function workPart(view: View, seat: number): Part {
  const town = view.towns[seat];
  if (!town || town.spaces.some((b) => b && b.waiting.length > 0 && b.type === 'saloon')) return 'town';
  const loaded = town.carts.some((cart) => cart.crew.length > 0 && cart.sent === 0 && !cart.broken);
  const shafts = freeShafts(town).some((end) => workableOn(town, end).length > 0);
  return loaded && shafts && (town.cash ?? 0) >= nextWage(town) ? 'mine' : 'town';
}

/** Carts come home first; then what is left to do decides: selling, else hiring. */
function eveningPart(view: View, seat: number): Part {
  const town = view.towns[seat];
  if (town?.carts.some((cart) => cart.sent > 0 && !cart.returned)) return 'town';
  return town?.resources.some((n) => n > 0) ? 'market' : 'jobs';
}

function partFor(view: View, { kind, seat }: Decision<PickKind>): Part {
  const part = PART_OF[kind];
  return typeof part === 'function' ? part(view, seat) : part;
}

/** What is read rather than handled: prices, cards, attacks. */
const TALL: ReadonlySet<string> = new Set<PickKind>([
  'bail',
  'card-target',
  'respond',
  'evening',
  'telegram-slot',
]);

const PART_AT: Readonly<Record<string, Part>> = {
  space: 'town',
  cart: 'town',
  die: 'town',
  supply: 'town',
  street: 'town',
  store: 'town',
  cell: 'mine',
  bag: 'mine',
  price: 'market',
  slot: 'market',
  job: 'jobs',
  hire: 'jobs',
  card: 'cards',
};

/** What passes the head of the mine is seen below it. */
function partAt(target: Target): Part | null {
  if (target === HEAD) return null;
  return PART_AT[target.slice(0, target.indexOf(':'))] ?? null;
}

function seatFacts(view: View, seat: number): readonly SeatFact[] {
  const town = view.towns[seat];
  if (!town) return [];
  const facts: SeatFact[] = [];
  const workers = sum(people(town));
  const sleep = beds(town);
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
  facts.push({ sign: 'people', value: workers, label: say('fact.people', { n: workers }) });
  facts.push({ sign: 'bed', value: sleep, label: say('fact.beds', { n: sleep }) });
  facts.push({ sign: 'space', value: built, label: say('fact.spaces', { n: built, of: SPACES }) });
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
    { id: 'side', label: say('part.market'), sign: 'market', Board: SideBoard, wideOnly: true },
  ],
  partFor,
  partAt,
  wide: { left: ['mine'], right: ['side'], share: 0.68 },
  card: ['town', 'mine'],
  feel,
  Mover,
  moves,
  whole,
  SceneCard: NightCard,
  cards: [NIGHT],
  SceneDock: NightDock,
  docks: [NIGHT],
  dock: (kind) => (TALL.has(kind) ? 'tall' : 'low'),
  tray,
  TrayArt,
  toggles: ['cart-drop', 'card-crew'],
  // Money and hand lie behind the safe in every town but the own.
  secret: (view) => view.towns.length > 1,
  seatFacts,
  Sign,
  signNames,
  TicketArt,
  hasArt,
  AimPicture,
  examples,
  Print,
};
