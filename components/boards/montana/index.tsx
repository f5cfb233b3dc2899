import type { GameLook, SeatFact } from '@/components/boards/board';
import type { Decision } from '@/engine/core/game';
import { count } from '@/engine/core/words';
import { montana, type View } from '@/engine/games/montana';
import { COLOURS, GOODS } from '@/engine/games/montana/data';
import { goodWord, workersWords } from '@/engine/games/montana/words/names';

import { Banner } from './banner';
import { CityBoard } from './city';
import { LandBoard } from './land';
import { Print } from './print';
import { Sign, signNames } from './signs';
import { WheelBoard } from './wheel';
import { words } from './words';
import { WorkBoard } from './work';

const RIVAL = 1;

function partFor(view: View, decision: Decision): string {
  switch (decision.kind) {
    case 'choose-action':
      return view.fields.some((field) => field.payable) ? 'land' : 'work';
    case 'bank-workers':
    case 'row-workers':
    case 'small-space':
      return 'work';
    case 'white-pair':
    case 'return-worker':
    case 'recruit-advance':
      return 'wheel';
    case 'city-place':
    case 'city-goods':
    case 'city-upgrade':
      return 'city';
    default:
      return 'land';
  }
}

function seatFacts(view: View, seat: number): readonly SeatFact[] {
  const player = view.players[seat < 0 ? RIVAL : seat];
  if (!player) return [];
  const { left, silver, cows, canteens } = player;
  const settled: SeatFact = { sign: 'settlement', value: left, label: words('fact.left', { n: left }) };
  const herd: SeatFact = { sign: 'cow', value: cows, label: count(cows, 'cow') };
  const water: SeatFact = { sign: 'canteen', value: canteens, label: count(canteens, 'canteen') };
  if (seat < 0) {
    const cards = view.deck.reduce((n, one) => n + one.left, 0);
    const deck: SeatFact = { sign: 'cards', value: cards, label: words('fact.cards', { n: cards }) };
    return [settled, herd, water, deck];
  }
  const coins: SeatFact = { sign: 'silver', value: silver, label: words('fact.silver', { n: silver }) };
  const goods = GOODS.map((id, g): SeatFact => {
    const n = player.goods[g] ?? 0;
    return { sign: id, value: n, label: `${n} ${goodWord(g, n)}` };
  });
  const workers = COLOURS.map((id, c): SeatFact => {
    const n = player.workers[c] ?? 0;
    const label = n === 0 ? `0 ${id} workers` : workersWords(Array.from({ length: n }, () => c));
    return { sign: `w-${id}`, value: n, label };
  });
  const all = player.workers.reduce((sum, n) => sum + n, 0);
  const hands: SeatFact = { sign: 'worker', value: all, label: count(all, 'worker') };
  return [settled, coins, herd, water, hands, ...goods, ...workers];
}

export const look: GameLook<View> = {
  game: montana,
  parts: [
    { id: 'land', label: words('part.land'), sign: 'land', Board: LandBoard },
    { id: 'work', label: words('part.work'), sign: 'work', Board: WorkBoard },
    { id: 'city', label: words('part.city'), sign: 'city', Board: CityBoard },
    { id: 'wheel', label: words('part.wheel'), sign: 'wheel', Board: WheelBoard },
  ],
  partFor,
  wide: { left: ['land'], right: ['work'] },
  seatFacts,
  Sign,
  signNames,
  Banner,
  Print,
  rival: (view) => (view.race ? { name: words('rival'), sign: 'rival' } : null),
};
