import type { GameLook, SeatFact } from '@/components/boards/board';
import type { Decision } from '@/engine/core/game';
import { diceSettlers, type PickKind } from '@/engine/games/dice-settlers';
import { RESOURCES } from '@/engine/games/dice-settlers/data';
import type { EventKind } from '@/engine/games/dice-settlers/state';
import type { SideView, View } from '@/engine/games/dice-settlers/view';
import { say as word } from '@/engine/games/dice-settlers/words/catalogue';

import { Banner } from './banner';
import { CardsBoard } from './cards';
import { feel, LAST, RIVAL } from './feel';
import { MapBoard } from './map';
import { Mover, moves } from './mover';
import { AimPicture } from './aim';
import { examples } from './examples';
import { Print } from './print';
import { SceneCard, SceneDock } from './scene';
import { Sign, signNames } from './signs';
import { TableBoard } from './table';
import { hasArt, TicketArt } from './ticket-art';
import { tray, TrayArt } from './tray';
import { say } from './words';

type Part = 'map' | 'cards' | 'table';

/** The face of the table a pick is made on. */
const PART_OF: Readonly<Record<PickKind, Part>> = {
  'start-tile': 'map',
  'start-cell': 'map',
  'roll-step': 'map',
  'turn-main': 'map',
  'pick-colour': 'map',
  'lay-tile': 'map',
  join: 'map',
  reinforce: 'map',
  'settle-use': 'map',
  'recall-tent': 'map',
  'raid-victim': 'map',
  'bonus-kind': 'map',
  'trade-use': 'map',
  'raise-tile': 'map',
  'move-tent': 'map',
  'place-tent': 'map',
  'clear-victim': 'map',
  'keep-die': 'map',
  'bot-choice': 'map',
  'bot-join-answer': 'map',
  'evict-factory': 'map',
};

function partFor(_view: View, { kind }: Decision): Part {
  return PART_OF[kind as PickKind];
}

/** Where the Diceoneer's steps happen. */
function partAt(target: string): Part | null {
  if (/^(side:|rolled:|queue$|centre$|marker$)/.test(target)) return 'table';
  if (/^(cell:|colour:|stack$)/.test(target)) return 'map';
  return target.startsWith('card:') ? 'cards' : null;
}

function seatFacts(view: View, seat: number): readonly SeatFact[] {
  const side:
    | (SideView & { readonly tents: number; readonly vp: number; readonly techs: readonly string[] })
    | null
    | undefined = seat < 0 ? view.bot : view.players[seat];
  if (!side) return [];
  const common: SeatFact[] = [
    { sign: 'vp', value: side.points, label: say('fact.points', { n: side.points }) },
    { sign: 'tent', value: side.tents, label: say('fact.tents', { n: side.tents }) },
    { sign: 'house', value: side.houses, label: say('fact.houses', { n: side.houses }) },
    { sign: 'tech', value: side.techs.length, label: say('fact.techs', { n: side.techs.length }) },
  ];
  const player = view.players[seat];
  if (!player) {
    const n = view.bot?.queue.length ?? 0;
    return [...common, { sign: 'die', value: n, label: say('fact.queue', { n }) }];
  }
  const dice = player.bagCount + player.active.length + player.spent.reduce((a, b) => a + b, 0);
  return [
    ...common,
    { sign: 'die', value: dice, label: say('fact.dice', { n: dice }) },
    ...RESOURCES.map((kind, i): SeatFact => {
      const n = player.tokens[i] ?? 0;
      return { sign: kind, value: n, label: say('fact.token', { n, kind: word(kind) }) };
    }),
  ];
}

export const look: GameLook<View> = {
  game: diceSettlers,
  parts: [
    { id: 'map', label: say('part.map'), sign: 'map', Board: MapBoard },
    { id: 'cards', label: say('part.cards'), sign: 'cards', Board: CardsBoard },
    { id: 'table', label: say('part.table'), sign: 'supply', Board: TableBoard },
  ],
  partFor,
  partAt,
  wide: { left: ['map'], right: ['cards', 'table'] },
  // Three start tiles are read before they are chosen; everything else is pieces and places.
  feel,
  Mover,
  moves,
  SceneCard,
  cards: [LAST],
  SceneDock,
  docks: [RIVAL],
  dock: (kind) => (kind === 'start-tile' ? 'tall' : 'low'),
  tray,
  TrayArt,
  toggles: ['roll-step'],
  sharedBand: true,
  turnEvents: ['turn', 'end-turn'] satisfies readonly EventKind[],
  seatFacts,
  Sign,
  signNames,
  Banner,
  TicketArt,
  hasArt,
  AimPicture,
  examples,
  Print,
  rival: (view) => (view.bot ? { name: view.bot.name, sign: 'rival' } : null),
};
