/** DK-4.1.4, 2.7: what the events of the deck do, and who may stop them. */
import {
  ACQUIRED_PER_DAY,
  BANK_RUN_FLOOR,
  BANK_RUN_SHARE,
  BUILDING,
  DELEGATION,
  ENGINEER,
  FAIR_PAY,
  MINER,
  RISE,
  SURVEY,
  TILES_DRAWN,
  type BuildingId,
  type Res,
} from '../data';
import type { EventCard } from '../data-cards';
import { townOf, type Disaster, type Emit, type State, type StepTask, type Town } from '../state';
import { add, at } from './counts';
import { canCollapse, collapse, collapseMoves, destroy } from './disasters';
import { after, cellIn, priceTarget } from './notation';
import { discardCard } from './piles';
import { report, soon, type PickRules, type StepRules } from './tasks';
import { buildingTypes, earn, use } from './town';

const EVENTS: Readonly<Record<EventCard, (s: State, emit: Emit) => void>> = {
  earthquake: (s) => each(s, (seat) => ({ kind: 'quake', seat })),
  'mine-collapse': (s) => each(s, (seat) => ({ kind: 'collapse', seat })),
  'bank-run': bankRun,
  'wagon-train': wagonTrain,
  'railroad-survey': (s, emit) => rise(s, SURVEY, emit),
  'mint-delegation': (s, emit) => rise(s, DELEGATION, emit),
  'county-fair': countyFair,
  'rich-vein': (s) => each(s, (seat) => ({ kind: 'free-exploration', seat, draw: TILES_DRAWN })),
};

export const eventPicks: PickRules<'event-building' | 'event-endtile' | 'engineer' | 'wagon'> = {
  'event-building': {
    moves: (s, task) => quakeTypes(townOf(s, task.seat)).map((type) => `type:${type}`),
    act(s, task, move, emit) {
      const type = after(move, 'type:') as BuildingId;
      destroy(s, task.seat, quakeSpace(townOf(s, task.seat), type), emit);
    },
  },
  'event-endtile': {
    moves: (s, task) => collapseMoves(townOf(s, task.seat)),
    act(s, task, move, emit) {
      const { x, y } = cellIn(move, 'cell:');
      collapse(s, task.seat, x, y, emit);
    },
  },
  engineer: {
    moves: () => ['use', 'decline'],
    act(s, task, move, emit) {
      if (move === 'use') engineerStops(s, task.seat, task.against, emit);
      else strike(s, task.seat, task.against);
    },
  },
  wagon: {
    // DK-2.7: the pool is counted when somebody answers, so that one who declines leaves his miner to the next.
    moves: (s, task) =>
      s.miners > 0 && townOf(s, task.seat).acquired < ACQUIRED_PER_DAY ? ['take', 'decline'] : ['decline'],
    act(s, task, move, emit) {
      if (move !== 'take') return;
      s.miners--;
      const t = townOf(s, task.seat);
      add(t.street, MINER);
      t.acquired++;
      report(emit, 'wagon-miner', task.seat);
    },
  },
};

export const eventSteps: StepRules<'event' | 'quake' | 'collapse'> = {
  event(s, task, emit) {
    discardCard(s, task.card);
    report(emit, 'event', task.seat, { card: task.card }, { news: true, rule: 'DK-4.1.4' });
    EVENTS[task.card](s, emit);
  },
  quake(s, task, emit) {
    if (quakeTypes(townOf(s, task.seat)).length > 0) threaten(s, task.seat, 'earthquake');
    else report(emit, 'spared', task.seat, { card: 'earthquake' });
  },
  collapse(s, task, emit) {
    if (canCollapse(townOf(s, task.seat))) threaten(s, task.seat, 'collapse');
    else report(emit, 'spared', task.seat, { card: 'mine-collapse' });
  },
};

/** DK-4.4.8: a free engineer is used for the day. */
export function engineerStops(s: State, seat: number, disaster: Disaster, emit: Emit): void {
  use(s, seat, ENGINEER);
  report(emit, 'engineer-stops', seat, { disaster }, { rule: 'DK-4.4.8' });
}

/** Types of the cheapest buildings an earthquake may take, starters spared. */
function quakeTypes(t: Town): BuildingId[] {
  let least = Infinity;
  for (const b of t.spaces) if (b !== null && !b.starter) least = Math.min(least, BUILDING[b.type].cost);
  return buildingTypes(t).filter((type) => BUILDING[type].cost === least && quakeSpace(t, type) >= 0);
}

/** Of one type the highest space goes; -1 where only a starter is left. */
export function quakeSpace(t: Town, type: BuildingId): number {
  for (let i = t.spaces.length - 1; i >= 0; i--) {
    const b = t.spaces[i];
    if (b && !b.starter && b.type === type) return i;
  }
  return -1;
}

function each(s: State, task: (seat: number) => StepTask): void {
  soon(s, s.order.map(task));
}

function threaten(s: State, seat: number, disaster: Disaster): void {
  if (at(townOf(s, seat).idle, ENGINEER) > 0) s.pending.push({ kind: 'engineer', seat, against: disaster });
  else strike(s, seat, disaster);
}

function strike(s: State, seat: number, disaster: Disaster): void {
  s.pending.push({ kind: disaster === 'earthquake' ? 'event-building' : 'event-endtile', seat });
}

function rise(s: State, types: readonly Res[], emit: Emit): void {
  for (const res of types) add(s.rises, res, RISE);
  report(emit, 'prices-rise', -1, {}, { targets: types.map(priceTarget) });
}

function countyFair(s: State, emit: Emit): void {
  for (const seat of s.order) {
    const n = FAIR_PAY * buildingTypes(townOf(s, seat)).length;
    earn(s, seat, n);
    report(emit, 'fair', seat, { n });
  }
}

function bankRun(s: State, emit: Emit): void {
  for (const seat of s.order) {
    const t = townOf(s, seat);
    if (t.cash <= BANK_RUN_FLOOR) continue;
    const lost = Math.floor(bankRunLoss(t.cash));
    t.cash -= lost;
    report(emit, 'bank-run', seat, { n: lost }, { only: [seat] });
  }
}

/** What a purse loses in a bank run, before it is rounded down. */
export function bankRunLoss(cash: number): number {
  return Math.max(0, cash - BANK_RUN_FLOOR) / BANK_RUN_SHARE;
}

/** Each player is asked in order whether to take a miner. */
function wagonTrain(s: State): void {
  soon(
    s,
    s.order.map((seat) => ({ kind: 'wagon', seat })),
  );
}
