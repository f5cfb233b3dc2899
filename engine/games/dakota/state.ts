/** The whole table as plain JSON, and its exact copy. */
import type { Emit as CoreEmit, GameState } from '../../core/game';
import type { OptionValues } from '../../core/options';
import type { BuildingId, CartSize, Kind, Res } from './data';
import type { EventCard, HandCard } from './data-cards';
import { cloneTask } from './state-tasks';
import type { Phase, PickTaskKind, Task } from './state-tasks';

export type { Attack, Disaster, Exploration, Phase } from './state-tasks';
export type { PickTask, PickTaskKind, StepTask, StepTaskKind, Task } from './state-tasks';

export interface Building {
  type: BuildingId;
  /** The two printed buildings, until they are upgraded or replaced (DK-4.5.22). */
  starter: boolean;
  /** Everyone placed in its windows today. */
  here: Kind[];
  /** Those of `here` who have not resolved yet. */
  waiting: Kind[];
}

/** A place of the mine's grid. */
export interface Cell {
  x: number;
  y: number;
}

export interface Drop extends Cell {
  kind: Kind;
}

export interface Cart {
  size: CartSize;
  /** Extra seats today (Mule Train). */
  extra: number;
  /** Sabotaged: takes nobody and is not sent today. */
  broken: boolean;
  crew: Kind[];
  /** Order in which it was sent today, 0 while it stands in the yard. */
  sent: number;
  returned: boolean;
  /** End tile of the shaft it took. */
  shaft: Cell | null;
  drops: Drop[];
}

export interface MineTile extends Cell {
  /** Index into `TILES`. */
  tile: number;
  turn: number;
  /** Index of the tile it was joined to, -1 for the first. */
  parent: number;
  distance: number;
  /** Mined today, or claim-jumped today. */
  mark: '' | 'worked' | 'jumped';
}

interface Prisoner {
  kind: Kind;
  owner: number;
}

export interface Town {
  cash: number;
  /** Laid out this afternoon (DK-4.5.20). */
  spent: number;
  spaces: (Building | null)[];
  carts: Cart[];
  /** Workers by kind: at home and free, used today, on the street. */
  idle: number[];
  used: number[];
  street: number[];
  cells: Prisoner[];
  resources: number[];
  hand: HandCard[];
  /** Events from a school draw, oldest first (DK-4.5.17). */
  held: EventCard[];
  mine: MineTile[];
  /** Specialists who slept in saloons last night. */
  saloonSleepers: number;
  acquired: number;
  specialistsHired: number;
  explorers: number;
  /** Cheap Lumber played and not yet used. */
  lumber: number;
  freeShift: boolean;
  tents: number;
  cache: number;
  /** Who worked where the day before, for whoever wants it once more. */
  yesterday: Placed[];
  passed: boolean;
}

/** Where a worker is placed in the afternoon. */
export interface Place {
  at: 'cart' | 'space';
  index: number;
}

/** Somebody at a place. */
export interface Placed extends Place {
  kind: Kind;
}

/** Picks as boards and tests know them: a dance asks like any card that binds several, mules like any that is aimed. */
export type PickKind = Exclude<PickTaskKind, 'dance' | 'mule'>;

/** Everything a player at the table sees happen. */
// prettier-ignore
export type EventKind =
  | 'explore-draw' | 'search-nothing' | 'search-found' | 'explore-none' | 'tile-replaced' | 'tile-placed'
  | 'prospector-look' | 'prospector-search' | 'explorer' | 'explore-blocked' | 'bailed' | 'broke-out'
  | 'engineer-stops' | 'wagon-miner' | 'tax' | 'prisoner-joins' | 'prisoner-free' | 'drew' | 'drew-card'
  | 'event' | 'spared' | 'fair' | 'bank-run' | 'collapsed' | 'destroyed' | 'left-town' | 'piece-lost'
  | 'discarded' | 'phase' | 'cart-unreturned' | 'game-over' | 'new-day' | 'job-gone' | 'jobs-filled'
  | 'noon-pass' | 'played' | 'danced' | 'mules' | 'noon-over' | 'gained' | 'cart-built' | 'attack'
  | 'reaction' | 'jailed' | 'stole-piece' | 'claim-piece' | 'defended' | 'defence-failed' | 'attack-hits'
  | 'robbed' | 'attack-stopped' | 'card-back' | 'planned' | 'placed' | 'worked' | 'cart-goes'
  | 'dropped' | 'gamble-kept' | 'gamble-again' | 'upskilled' | 'deck-empty' | 'learned'
  | 'drank' | 'gambled' | 'new-order' | 'town-full' | 'upgraded' | 'cart-scrapped'
  | 'replaced' | 'built' | 'evening-pass' | 'slot-taken' | 'sold' | 'slot-freed' | 'hired' | 'cart-returns'
  | 'mined' | 'sold-combo' | 'coach-came' | 'pool-empty' | 'no-bail' | 'no-explorer' | 'no-answer'
  | 'prices-rise' | 'bedtime' | 'lodged' | 'market-cleared' | 'threatens' | 'coach-leaves' | 'arrested'
  | 'begun' | 'got-off' | 'paid' | 'learned-card';

export type Emit = CoreEmit<EventKind>;

export interface State extends GameState {
  names: string[];
  options: OptionValues;
  dayLimit: number;
  day: number;
  phase: Phase;
  /** Player order. */
  order: number[];
  towns: Town[];
  /** Resource pool by type. */
  pool: number[];
  /** Plain miners for hire. */
  miners: number;
  /** Strong miners for hire. */
  strong: number;
  /** The worker bag by kind. */
  bag: number[];
  /** Specialist in each job slot in use, -1 where it is empty. */
  jobs: number[];
  supply: Record<BuildingId, number>;
  removed: Record<BuildingId, number>;
  /** Tiles left in each layer's bag, counted by index into `TILES`. */
  tiles: number[];
  /** Cards of the draw pile and of the discard pile, counted by index into `CARDS`. */
  deck: number[];
  discard: number[];
  /** Pieces lying on the slots of each combination. */
  slots: Res[][];
  /** Collapsed tiles at the market. */
  fallen: number[];
  /** What each resource is worth more today. */
  rises: number[];
  lastDay: boolean;
  /** Half-width and depth of every mine grid. */
  reach: number;
  depth: number;
  /** What waits to be done, the last one next. Steps of the day and open picks share it. */
  pending: Task[];
}

/** Written out field by field: searches copy more positions than they look at, and a spread costs more. */
export function clone(s: State): State {
  return {
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
    names: copy(s.names),
    options: { ...s.options },
    dayLimit: s.dayLimit,
    day: s.day,
    phase: s.phase,
    order: copy(s.order),
    towns: copyEach(s.towns, cloneTown),
    pool: copy(s.pool),
    miners: s.miners,
    strong: s.strong,
    bag: copy(s.bag),
    jobs: copy(s.jobs),
    supply: cloneCounts(s.supply),
    removed: cloneCounts(s.removed),
    tiles: s.tiles.slice(),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    slots: copyEach(s.slots, copy),
    fallen: copy(s.fallen),
    rises: copy(s.rises),
    lastDay: s.lastDay,
    reach: s.reach,
    depth: s.depth,
    pending: copyEach(s.pending, cloneTask),
  };
}

/** An empty list is the cheapest to make; any other has just the room it needs when it is sliced. */
function copy<T>(list: readonly T[]): T[] {
  return list.length === 0 ? [] : list.slice();
}

function copyEach<T>(list: readonly T[], one: (thing: T) => T): T[] {
  if (list.length === 0) return [];
  const made = list.slice();
  for (let i = 0; i < made.length; i++) made[i] = one(made[i] as T);
  return made;
}

function cloneCounts(counts: Record<BuildingId, number>): Record<BuildingId, number> {
  return {
    house: counts.house,
    hotel: counts.hotel,
    saloon: counts.saloon,
    school: counts.school,
    workshop: counts.workshop,
    'sheriffs-office': counts['sheriffs-office'],
  };
}

function cloneTown(t: Town): Town {
  return {
    cash: t.cash,
    spent: t.spent,
    spaces: copyEach(t.spaces, cloneBuilding),
    carts: copyEach(t.carts, cloneCart),
    idle: copy(t.idle),
    used: copy(t.used),
    street: copy(t.street),
    cells: copyEach(t.cells, clonePrisoner),
    resources: copy(t.resources),
    hand: copy(t.hand),
    held: copy(t.held),
    mine: copyEach(t.mine, cloneTile),
    saloonSleepers: t.saloonSleepers,
    acquired: t.acquired,
    specialistsHired: t.specialistsHired,
    explorers: t.explorers,
    lumber: t.lumber,
    freeShift: t.freeShift,
    tents: t.tents,
    cache: t.cache,
    yesterday: copyEach(t.yesterday, clonePlaced),
    passed: t.passed,
  };
}

function cloneBuilding(b: Building | null): Building | null {
  return b && { type: b.type, starter: b.starter, here: copy(b.here), waiting: copy(b.waiting) };
}

function cloneCart(c: Cart): Cart {
  return {
    size: c.size,
    extra: c.extra,
    broken: c.broken,
    crew: copy(c.crew),
    sent: c.sent,
    returned: c.returned,
    shaft: c.shaft && { x: c.shaft.x, y: c.shaft.y },
    drops: copyEach(c.drops, cloneDrop),
  };
}

function cloneDrop(d: Drop): Drop {
  return { x: d.x, y: d.y, kind: d.kind };
}

function clonePrisoner(p: Prisoner): Prisoner {
  return { kind: p.kind, owner: p.owner };
}

function clonePlaced(p: Placed): Placed {
  return { at: p.at, index: p.index, kind: p.kind };
}

function cloneTile(m: MineTile): MineTile {
  return {
    tile: m.tile,
    x: m.x,
    y: m.y,
    turn: m.turn,
    parent: m.parent,
    distance: m.distance,
    mark: m.mark,
  };
}

export function townOf(s: State, seat: number): Town {
  const town = s.towns[seat];
  if (!town) throw new RangeError(`no seat ${seat}`);
  return town;
}

export function isSolo(s: State): boolean {
  return s.towns.length === 1;
}

/** The task that comes next. */
export function top(s: State): Task | undefined {
  return s.pending[s.pending.length - 1];
}

/** The option `dk-weather`. */
export function isCalm(s: Pick<State, 'options'>): boolean {
  return s.options['dk-weather'] === 'calm';
}
