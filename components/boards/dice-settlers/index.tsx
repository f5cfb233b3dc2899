import type { GameLook, SeatFact } from '@/components/boards/board';
import type { Decision } from '@/engine/core/game';
import { diceSettlers, type PickKind } from '@/engine/games/dice-settlers';
import { RESOURCES } from '@/engine/games/dice-settlers/data';
import type { EventKind } from '@/engine/games/dice-settlers/state';
import type { SideView, View } from '@/engine/games/dice-settlers/view';
import { say as word } from '@/engine/games/dice-settlers/words/catalogue';

import { Banner } from './banner';
import { CardsBoard } from './cards';
import { DiceBoard } from './dice';
import { MapBoard } from './map';
import { Print } from './print';
import { Sign, signNames } from './signs';
import { TableBoard } from './table';
import { hasArt, TicketArt } from './ticket-art';
import { say } from './words';

type Part = 'map' | 'dice' | 'cards' | 'table';

/** The face of the table a pick is made on. */
const PART_OF: Readonly<Record<PickKind, Part | ((view: View) => Part)>> = {
  'start-tile': 'map',
  'start-cell': 'map',
  'roll-step': 'dice',
  'pick-die': 'dice',
  'pick-face': 'dice',
  'pick-reroll': 'dice',
  'turn-main': 'map',
  'commit-icon': 'dice',
  'pick-pair': 'dice',
  'pick-card': 'cards',
  'pay-token': 'cards',
  'pick-colour': 'table',
  'pick-tile': 'map',
  'pick-cell': 'map',
  join: 'map',
  reinforce: 'map',
  'settle-use': 'map',
  'recall-tent': 'map',
  'raid-tile': 'map',
  'raid-victim': 'map',
  'bonus-kind': 'dice',
  'trade-use': 'dice',
  'factory-tile': 'map',
  'govern-tile': 'map',
  'raise-tile': 'map',
  'move-from': 'map',
  'move-to': 'map',
  'place-tent': 'map',
  'clear-tile': 'map',
  'clear-victim': 'map',
  'keep-die': 'dice',
  'bot-choice': ({ task }) => (task?.kind === 'bot-choice' && task.what === 'colour' ? 'table' : 'map'),
  'bot-join-answer': 'map',
  'evict-factory': 'map',
};

function partFor(view: View, decision: Decision): Part {
  const part = PART_OF[(decision as Decision<PickKind>).kind];
  return typeof part === 'function' ? part(view) : part;
}

/** Where the Diceoneer's steps happen. */
function partAt(target: string): Part | null {
  if (/^(side:|queue$|centre$|colour:)/.test(target)) return 'table';
  if (/^(cell:|stack$)/.test(target)) return 'map';
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
    { id: 'dice', label: say('part.dice'), sign: 'dice', Board: DiceBoard },
    { id: 'cards', label: say('part.cards'), sign: 'cards', Board: CardsBoard },
    { id: 'table', label: say('part.table'), sign: 'supply', Board: TableBoard },
  ],
  partFor,
  partAt,
  wide: { left: ['map'], right: ['cards', 'table'] },
  dock: () => 'tall',
  turnEvents: ['turn', 'end-turn'] satisfies readonly EventKind[],
  seatFacts,
  Sign,
  signNames,
  Banner,
  TicketArt,
  hasArt,
  Print,
  rival: (view) => (view.bot ? { name: view.bot.name, sign: 'rival' } : null),
};
