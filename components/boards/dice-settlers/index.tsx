import type { GameLook, SeatFact } from '@/components/boards/board';
import type { Decision } from '@/engine/core/game';
import { diceSettlers } from '@/engine/games/dice-settlers';
import { RESOURCES } from '@/engine/games/dice-settlers/data';
import type { SideView, View } from '@/engine/games/dice-settlers/view';
import { say } from '@/engine/games/dice-settlers/words/catalogue';

import { Banner } from './banner';
import { CardsBoard } from './cards';
import { DiceBoard } from './dice';
import { MapBoard } from './map';
import { Print } from './print';
import { Sign, signNames } from './signs';
import { TableBoard } from './table';
import { hasArt, TicketArt } from './ticket-art';
import { words } from './words';

function partFor(view: View, decision: Decision): string {
  switch (decision.kind) {
    case 'roll-step':
    case 'pick-die':
    case 'pick-face':
    case 'pick-reroll':
    case 'commit-icon':
    case 'pick-pair':
    case 'keep-die':
    case 'trade-use':
    case 'bonus-kind':
      return 'dice';
    case 'pick-card':
    case 'pay-token':
      return 'cards';
    case 'pick-colour':
      return 'table';
    case 'bot-choice':
      return view.task?.kind === 'bot-choice' && view.task.what === 'colour' ? 'table' : 'map';
    default:
      return 'map';
  }
}

/** Where the Diceoneer's steps happen. */
function partAt(target: string): string | null {
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
    { sign: 'vp', value: side.points, label: words('fact.points', { n: side.points }) },
    { sign: 'tent', value: side.tents, label: words('fact.tents', { n: side.tents }) },
    { sign: 'house', value: side.houses, label: words('fact.houses', { n: side.houses }) },
    { sign: 'tech', value: side.techs.length, label: words('fact.techs', { n: side.techs.length }) },
  ];
  const player = view.players[seat];
  if (!player) {
    const n = view.bot?.queue.length ?? 0;
    return [...common, { sign: 'die', value: n, label: words('fact.queue', { n }) }];
  }
  const dice = player.bagCount + player.active.length + player.spent.reduce((a, b) => a + b, 0);
  return [
    ...common,
    { sign: 'die', value: dice, label: words('fact.dice', { n: dice }) },
    ...RESOURCES.map((kind, i): SeatFact => {
      const n = player.tokens[i] ?? 0;
      return { sign: kind, value: n, label: words('fact.token', { n, kind: say(kind) }) };
    }),
  ];
}

export const look: GameLook<View> = {
  game: diceSettlers,
  parts: [
    { id: 'map', label: words('part.map'), sign: 'map', Board: MapBoard },
    { id: 'dice', label: words('part.dice'), sign: 'dice', Board: DiceBoard },
    { id: 'cards', label: words('part.cards'), sign: 'cards', Board: CardsBoard },
    { id: 'table', label: words('part.table'), sign: 'supply', Board: TableBoard },
  ],
  partFor,
  partAt,
  wide: { left: ['map'], right: ['cards', 'table'] },
  seatFacts,
  Sign,
  signNames,
  Banner,
  TicketArt,
  hasArt,
  Print,
  rival: (view) => (view.bot ? { name: view.bot.name, sign: 'rival' } : null),
};
