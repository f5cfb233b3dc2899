/** DK-4.1: tax, bail, the morning card and what events do. */
import type { Emit } from '../../../core/game';
import {
  ACQUIRED_PER_DAY,
  BAIL,
  BANK_RUN_FLOOR,
  BUILDING,
  COAL,
  ENGINEER,
  GOLD,
  IRON,
  KINDS,
  MINER,
  SILVER,
  cardRow,
  tileAt,
  type BuildingId,
  type Kind,
} from '../data';
import {
  after,
  cellTarget,
  discardCard,
  drawCard,
  earn,
  parseCell,
  pay,
  report,
  soon,
  spaceTarget,
  spendCard,
  use,
  type PickRules,
  type StepRules,
} from './tasks';
import { endTiles, removeTile, tileIn } from './mine';
import { townOf, type State, type Town } from '../state';
import { add, at, builtSpaces, buildingTypes, has } from './town';

/** Own people in other towns' cells: who holds them, and what they are. */
export function prisonersOf(s: State, seat: number): { jailer: number; kind: Kind }[] {
  return s.towns.flatMap((t, jailer) =>
    t.cells.filter((p) => p.owner === seat).map((p) => ({ jailer, kind: p.kind })),
  );
}

/** DK-4.4.9: the end tile goes to the market and each type on it is worth 1$ more until night. */
export function collapse(s: State, seat: number, x: number, y: number, emit: Emit): void {
  const mine = townOf(s, seat).mine;
  const tile = removeTile(mine, tileIn(mine, x, y));
  s.fallen.push(tile);
  for (const res of new Set(tileAt(tile).resources)) add(s.rises, res);
  report(
    emit,
    'collapsed',
    seat,
    { tile: tileAt(tile).id },
    { targets: [cellTarget(x, y)], rule: 'DK-4.4.9' },
  );
}

/** DK-4.4.10: a destroyed building leaves the game. */
export function destroy(s: State, seat: number, space: number, emit: Emit): void {
  const t = townOf(s, seat);
  const building = t.spaces[space];
  if (!building) throw new Error('That space is empty.');
  t.spaces[space] = null;
  s.removed[building.type]++;
  report(
    emit,
    'destroyed',
    seat,
    { building: building.type },
    { targets: [spaceTarget(space)], rule: 'DK-4.4.10' },
  );
}

/** Types of the cheapest buildings an earthquake may take, starters spared. */
export function quakeTypes(t: Town): BuildingId[] {
  let least = Infinity;
  for (const b of t.spaces) if (b !== null && !b.starter) least = Math.min(least, BUILDING[b.type].cost);
  return buildingTypes(t).filter(
    (type) =>
      BUILDING[type].cost === least && t.spaces.some((b) => b !== null && !b.starter && b.type === type),
  );
}

/** Of one type the highest space goes. */
export function quakeSpace(t: Town, type: BuildingId): number {
  for (let i = t.spaces.length - 1; i >= 0; i--) {
    const b = t.spaces[i];
    if (b && !b.starter && b.type === type) return i;
  }
  return -1;
}

function release(s: State, jailer: number, owner: number, kind: Kind): void {
  const cells = townOf(s, jailer).cells;
  cells.splice(
    cells.findIndex((p) => p.owner === owner && p.kind === kind),
    1,
  );
  add(townOf(s, owner).idle, kind);
}

function bailMoves(s: State, seat: number, bailed: boolean): string[] {
  const t = townOf(s, seat);
  const mine = prisonersOf(s, seat).map((p) => `${p.jailer}:${KINDS[p.kind]}`);
  const different = [...new Set(mine)];
  const moves: string[] = [];
  if (!bailed && t.cash >= BAIL) moves.push(...different.map((p) => `bail:${p}`));
  if (has(t, 'jailbreak')) moves.push(...different.map((p) => `jailbreak:${p}`));
  moves.push('done');
  return moves;
}

export const morningPicks: PickRules<'bail' | 'event-building' | 'event-endtile' | 'engineer' | 'wagon'> = {
  bail: {
    moves: (s, f) => bailMoves(s, f.seat, f.bailed),
    act(s, f, move, emit) {
      if (move === 'done') return;
      const [how, jailer, id] = move.split(':');
      const kind = KINDS.indexOf(id as (typeof KINDS)[number]);
      const holder = Number(jailer);
      if (how === 'bail') {
        pay(s, f.seat, BAIL);
        earn(s, holder, BAIL);
      } else spendCard(s, f.seat, 'jailbreak');
      release(s, holder, f.seat, kind);
      report(
        emit,
        how === 'bail' ? 'bailed' : 'broke-out',
        f.seat,
        { worker: kind, other: holder },
        { rule: 'DK-4.1.3' },
      );
      s.stack.push({ t: 'bail', seat: f.seat, bailed: f.bailed || how === 'bail' });
    },
  },
  'event-building': {
    moves: (s, f) => quakeTypes(townOf(s, f.seat)).map((type) => `type:${type}`),
    act(s, f, move, emit) {
      const type = after(move, 'type:') as BuildingId;
      destroy(s, f.seat, quakeSpace(townOf(s, f.seat), type), emit);
    },
  },
  'event-endtile': {
    moves(s, f) {
      const mine = townOf(s, f.seat).mine;
      return endTiles(mine).map((i) => `cell:${mine[i]?.x},${mine[i]?.y}`);
    },
    act(s, f, move, emit) {
      const cell = parseCell(after(move, 'cell:') ?? '');
      collapse(s, f.seat, cell.x, cell.y, emit);
    },
  },
  engineer: {
    moves: () => ['use', 'decline'],
    act(s, f, move, emit) {
      if (move === 'use') {
        use(s, f.seat, ENGINEER);
        report(emit, 'engineer-stops', f.seat, { disaster: f.against }, { rule: 'DK-4.4.8' });
      } else strike(s, f.seat, f.against);
    },
  },
  wagon: {
    moves: () => ['take', 'decline'],
    act(s, f, move, emit) {
      if (move !== 'take') return;
      s.miners--;
      const t = townOf(s, f.seat);
      add(t.street, MINER);
      t.acquired++;
      report(emit, 'wagon-miner', f.seat);
    },
  },
};

function strike(s: State, seat: number, disaster: 'earthquake' | 'collapse'): void {
  s.stack.push(disaster === 'earthquake' ? { t: 'event-building', seat } : { t: 'event-endtile', seat });
}

function threaten(s: State, seat: number, disaster: 'earthquake' | 'collapse'): void {
  if (at(townOf(s, seat).idle, ENGINEER) > 0) s.stack.push({ t: 'engineer', seat, against: disaster });
  else strike(s, seat, disaster);
}

export const morningSteps: StepRules<
  'tax' | 'settle-prisoners' | 'draw' | 'held' | 'event' | 'quake' | 'collapse'
> = {
  tax(s, _f, emit) {
    for (const seat of s.order) {
      const t = townOf(s, seat);
      const tax = builtSpaces(t);
      earn(s, seat, tax + t.saloonSleepers);
      report(emit, 'tax', seat, { n: tax, saloon: t.saloonSleepers }, { rule: 'DK-4.1.1' });
    }
  },
  'settle-prisoners'(s, _f, emit) {
    for (const jailer of s.order) {
      const t = townOf(s, jailer);
      for (const p of t.cells) {
        if (t.acquired < ACQUIRED_PER_DAY) {
          add(t.street, p.kind);
          t.acquired++;
          report(emit, 'prisoner-joins', jailer, { worker: p.kind, other: p.owner }, { rule: 'DK-4.1.3' });
        } else {
          add(townOf(s, p.owner).idle, p.kind);
          report(emit, 'prisoner-free', p.owner, { worker: p.kind, other: jailer }, { rule: 'DK-4.1.3' });
        }
      }
      t.cells = [];
    }
  },
  draw(s, f, emit) {
    const card = drawCard(s);
    if (card === null) return;
    if (cardRow(card).type === 'event') {
      s.stack.push({ t: 'event', seat: f.seat, card });
      return;
    }
    townOf(s, f.seat).hand.push(card);
    report(emit, 'drew', f.seat, {}, { news: true, rule: 'DK-4.1.4' });
    report(emit, 'drew-card', f.seat, { card }, { news: true, only: [f.seat] });
  },
  held(s, f) {
    const card = townOf(s, f.seat).held.shift();
    if (!card) return;
    soon(s, [{ t: 'event', seat: f.seat, card }, f]);
  },
  event(s, f, emit) {
    discardCard(s, f.card);
    report(emit, 'event', f.seat, { card: f.card }, { news: true, rule: 'DK-4.1.4' });
    resolveEvent(s, f.card, emit);
  },
  quake(s, f, emit) {
    if (quakeTypes(townOf(s, f.seat)).length > 0) threaten(s, f.seat, 'earthquake');
    else report(emit, 'spared', f.seat, { card: 'earthquake' });
  },
  collapse(s, f, emit) {
    if (townOf(s, f.seat).mine.length >= 2) threaten(s, f.seat, 'collapse');
    else report(emit, 'spared', f.seat, { card: 'mine-collapse' });
  },
};

function resolveEvent(s: State, card: string, emit: Emit): void {
  switch (card) {
    case 'earthquake':
      return soon(
        s,
        s.order.map((seat) => ({ t: 'quake', seat })),
      );
    case 'mine-collapse':
      return soon(
        s,
        s.order.map((seat) => ({ t: 'collapse', seat })),
      );
    case 'wagon-train':
      return wagonTrain(s);
    case 'rich-vein':
      return soon(
        s,
        s.order.map((seat) => ({ t: 'free-exploration', seat, draw: 2 })),
      );
    case 'railroad-survey':
      add(s.rises, COAL);
      return add(s.rises, IRON);
    case 'mint-delegation':
      add(s.rises, SILVER);
      return add(s.rises, GOLD);
  }
  for (const seat of s.order) {
    const t = townOf(s, seat);
    if (card === 'county-fair') {
      earn(s, seat, buildingTypes(t).length);
      report(emit, 'fair', seat, { n: buildingTypes(t).length });
    } else if (t.cash > BANK_RUN_FLOOR) {
      const lost = Math.floor((t.cash - BANK_RUN_FLOOR) / 2);
      t.cash -= lost;
      report(emit, 'bank-run', seat, { n: lost }, { only: [seat] });
    }
  }
}

/** Each player is asked in order; the pool may run dry on the way, so the list is made when it is asked. */
function wagonTrain(s: State): void {
  let left = s.miners;
  const asked = s.order.filter((seat) => townOf(s, seat).acquired < ACQUIRED_PER_DAY && left-- > 0);
  soon(
    s,
    asked.map((seat) => ({ t: 'wagon', seat })),
  );
}
