/** DK-4.6.8, 2.7: evening cards and what they ask. */
import {
  ACQUIRED_PER_DAY,
  BUYER_PIECES,
  BUYER_PRICE,
  CACHE_PAY,
  CACHE_ROOM,
  PACKET_MOST,
  PACKET_WORKERS,
  RESOURCES,
  STAGECOACH_DRAW,
  STAGECOACH_PRICE,
  TENT_BEDS,
  comboAt,
  comboIndex,
  kindAt,
  resAt,
  type Res,
} from '../data';
import { isOf, type CardId, type EveningCard } from '../data-cards';
import { townOf, type Emit, type State, type Town } from '../state';
import { add, at, sum } from './counts';
import { takeIn } from './hiring';
import { lyingOn, payOut } from './market';
import { priceTarget, resIn, resOf, slotTarget, workerIn } from './notation';
import { drawSpecialists, spendCard } from './piles';
import { report, type PickRules } from './tasks';
import { earn, people, workersInBag } from './town';

interface Playable {
  playable(s: State, t: Town): boolean;
  /** What it changes by being laid down: it is told with the card. */
  lay?(t: Town): void;
  /** What follows, and tells of itself. */
  play?(s: State, seat: number, emit: Emit): void;
}

const EVENING: Readonly<Record<EveningCard, Playable>> = {
  'private-buyer': {
    playable: (_s, t) => sum(t.resources) > 0,
    play(s, seat) {
      s.pending.push({ kind: 'buyer-pick', seat, sold: 0 });
    },
  },
  'second-telegram': {
    playable: (s) => s.slots.some((pieces) => pieces.length > 0),
    play(s, seat) {
      s.pending.push({ kind: 'telegram-slot', seat });
    },
  },
  stagecoach: {
    playable: (s, t) => t.acquired < ACQUIRED_PER_DAY && t.cash >= STAGECOACH_PRICE && workersInBag(s) > 0,
    play(s, seat, emit) {
      const drawn = drawSpecialists(s, STAGECOACH_DRAW);
      s.pending.push({ kind: 'stagecoach-pick', seat, drawn });
      report(emit, 'coach-came', seat, { workers: drawn.join(',') }, { news: true });
    },
  },
  'tent-camp': {
    playable: () => true,
    lay(t) {
      t.tents += TENT_BEDS;
    },
  },
  'pay-packet': {
    playable: () => true,
    play: (s, seat, emit) => gain(s, seat, packetWorth(townOf(s, seat)), emit),
  },
  'buried-cache': {
    playable: () => true,
    lay(t) {
      t.cache += CACHE_ROOM;
    },
    play: (s, seat, emit) => gain(s, seat, CACHE_PAY, emit),
  },
};

export function eveningPlayable(s: State, seat: number, card: CardId): boolean {
  return isOf(card, 'evening') && EVENING[card].playable(s, townOf(s, seat));
}

export function playEvening(s: State, seat: number, card: EveningCard, emit: Emit): void {
  spendCard(s, seat, card);
  EVENING[card].lay?.(townOf(s, seat));
  report(emit, 'played', seat, { card }, { rule: 'DK-4.6.8', targets: [`card:${card}`] });
  EVENING[card].play?.(s, seat, emit);
}

export function packetWorth(t: Town): number {
  return Math.min(PACKET_MOST, Math.floor(sum(people(t)) / PACKET_WORKERS));
}

/** What the private buyer pays for a piece. */
export function buyerPays(s: State, res: Res): number {
  return BUYER_PRICE + at(s.rises, res);
}

function gain(s: State, seat: number, n: number, emit: Emit): void {
  earn(s, seat, n);
  report(emit, 'gained', seat, { n });
}

export const eveningCardPicks: PickRules<'buyer-pick' | 'telegram-slot' | 'stagecoach-pick'> = {
  'buyer-pick': {
    moves(s, task) {
      const held = RESOURCES.filter((_, res) => at(townOf(s, task.seat).resources, res) > 0);
      const moves = held.map((id) => `give:${id}`);
      return task.sold > 0 ? [...moves, 'done'] : moves;
    },
    act(s, task, move, emit) {
      if (move === 'done') return;
      const res = resIn(move, 'give:');
      const { resources } = townOf(s, task.seat);
      const earned = buyerPays(s, res);
      add(resources, res, -1);
      add(s.pool, res);
      const targets = [priceTarget(res)];
      report(emit, 'sold', task.seat, { n: 1, res, earned }, { targets });
      payOut(s, task.seat, earned, targets, emit);
      if (task.sold + 1 < BUYER_PIECES && sum(resources) > 0)
        s.pending.push({ ...task, sold: task.sold + 1 });
    },
  },
  'telegram-slot': {
    moves: (s) =>
      s.slots.flatMap((pieces, combo) =>
        [...new Set(pieces)].sort().map((res) => `slot:${comboAt(combo).id}:${resAt(res)}`),
      ),
    act(s, task, move, emit) {
      const [, id = '', piece] = move.split(':');
      const res = resOf(piece);
      const pieces = lyingOn(s, comboIndex(id));
      pieces.splice(pieces.indexOf(res), 1);
      add(s.pool, res);
      report(emit, 'slot-freed', task.seat, { combo: id, res }, { targets: [slotTarget(id)] });
    },
  },
  'stagecoach-pick': {
    moves: (_s, task) => [...[...new Set(task.drawn)].sort().map((kind) => `hire:${kindAt(kind)}`), 'none'],
    act(s, task, move, emit) {
      for (const kind of task.drawn) add(s.bag, kind);
      if (move === 'none') return report(emit, 'coach-leaves', task.seat);
      const kind = workerIn(move, 'hire:');
      add(s.bag, kind, -1);
      takeIn(s, task.seat, kind, STAGECOACH_PRICE);
      report(emit, 'hired', task.seat, { worker: kind, pay: STAGECOACH_PRICE });
    },
  },
};
