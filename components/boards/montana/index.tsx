import type { BoardPart, GameLook, SeatFact as Fact } from '@/components/boards/board';
import type { Decision, Target } from '@/engine/core/game';
import { count } from '@/engine/core/words';
import { montana, type PickKind, type View } from '@/engine/games/montana';
import { COLOURS, entry, GOODS, workerId } from '@/engine/games/montana/data';
import { RIVAL } from '@/engine/games/montana/state';
import { goodWord, workerWord } from '@/engine/games/montana/words/names';

import { CityBoard } from './city';
import { AUCTION, feel, RIVAL_CARD, SPIN } from './feel';
import { LandBoard } from './land';
import { Mover, moves } from './mover';
import { AimPicture } from './aim';
import { examples } from './examples';
import { Print } from './print';
import { SceneDock } from './scenes';
import { Sign, signNames, type SignName } from './signs';
import { tray, TrayArt } from './tray';
import { WheelBoard } from './wheel';
import { say } from './words';
import { CountryBoard, DeskBoard } from './wide';
import { WorkBoard } from './work';

type Part = 'land' | 'work' | 'city' | 'wheel';

/** The part every pick is made on. */
const PART_OF: Readonly<Record<PickKind, Part | ((view: View) => Part)>> = {
  'setup-start-field': 'land',
  'white-pair': 'wheel',
  'return-worker': 'wheel',
  'choose-action': (view) => (view.offers.length > 0 ? 'land' : 'work'),
  'small-space': 'work',
  'recruit-advance': 'wheel',
  'city-place': 'city',
  'city-goods': 'city',
  'city-upgrade': 'city',
  'build-next': 'land',
  'end-turn': 'land',
};

function partFor(view: View, { kind }: Decision<PickKind>): Part {
  const part = PART_OF[kind];
  return typeof part === 'string' ? part : part(view);
}

/** The part a thing lies on; the supply and the rival's card turn nothing. */
function partAt(target: Target): Part | null {
  const [name = ''] = target.split(':');
  return PART_WITH.get(name) ?? null;
}

const PART_WITH: ReadonlyMap<string, Part> = new Map([
  ['cell', 'land'],
  ['spot', 'work'],
  ['place', 'work'],
  ['space', 'city'],
  ['row', 'city'],
  ['wheel', 'wheel'],
  ['worker', 'work'],
]);

interface SeatFact extends Fact {
  readonly sign: SignName;
}

function seatFacts(view: View, seat: number): readonly SeatFact[] {
  const player = view.players[seat < 0 ? RIVAL : seat];
  if (!player) return [];
  const { left, silver, cows, canteens } = player;
  const settled: SeatFact = { sign: 'settlement', value: left, label: say('fact.left', { n: left }) };
  const herd: SeatFact = { sign: 'cow', value: cows, label: count(cows, 'cow') };
  const water: SeatFact = { sign: 'canteen', value: canteens, label: count(canteens, 'canteen') };
  if (seat < 0) {
    const cards = view.deck.reduce((n, one) => n + one.left, 0);
    const deck: SeatFact = { sign: 'cards', value: cards, label: say('fact.cards', { n: cards }) };
    return [settled, herd, water, deck];
  }
  const coins: SeatFact = { sign: 'silver', value: silver, label: say('fact.silver', { n: silver }) };
  const goods = GOODS.map((id, g): SeatFact => {
    const n = entry(player.goods, g);
    return { sign: id, value: n, label: `${n} ${goodWord(g, n)}` };
  });
  const workers = COLOURS.map((_, c): SeatFact => {
    const n = entry(player.workers, c);
    return { sign: workerId(c), value: n, label: count(n, workerWord(c)) };
  });
  const all = player.workers.reduce((sum, n) => sum + n, 0);
  const hands: SeatFact = { sign: 'worker', value: all, label: count(all, 'worker') };
  return [settled, coins, herd, water, hands, ...goods, ...workers];
}

/** A part and its sign have the same name. */
function part(id: Part, Board: BoardPart<View>['Board']): BoardPart<View> {
  return { id, label: say(`part.${id}`), sign: id satisfies SignName, Board };
}

export const look: GameLook<View> = {
  game: montana,
  parts: [
    part('land', LandBoard),
    part('work', WorkBoard),
    part('city', CityBoard),
    part('wheel', WheelBoard),
    { id: 'country', label: say('part.country'), sign: 'land', Board: CountryBoard, wideOnly: true },
    { id: 'desk', label: say('part.desk'), sign: 'work', Board: DeskBoard, wideOnly: true },
  ],
  partFor,
  partAt,
  sharedBand: true,
  wide: { left: ['country'], right: ['desk'] },
  // The first pick is made on the whole land; from then on the board keeps its size.
  feel,
  dock: (kind) => (kind === ('setup-start-field' satisfies PickKind) ? 'low' : 'tall'),
  tray,
  TrayArt,
  Mover,
  moves,
  stamp: () => say('stamp.line'),
  SceneDock,
  docks: [AUCTION, RIVAL_CARD, SPIN],
  seatFacts,
  Sign,
  signNames,
  AimPicture,
  examples,
  Print,
  rival: (view) => (view.race ? { name: say('rival'), sign: 'rival' satisfies SignName } : null),
};
