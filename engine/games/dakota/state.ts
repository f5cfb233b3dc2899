/** The whole table as plain JSON, and its exact copy. */
import type { Emit as CoreEmit, GameState } from '../../core/game';
import type { OptionValues } from '../../core/options';
import type { BuildingId, CartSize, Kind, Res } from './data';
import type { AttackCard, EventCard, HandCard } from './data-cards';

export type Phase = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night' | 'over';

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

export interface Exploration {
  /** 1 to 3; which bag. */
  layer: number;
  drawn: number[];
  /** A strong miner explores: he may replace (DK-4.2.8). */
  strong: boolean;
  /** Found by a search, so that everybody knows it for a fork or crossing (DK-4.2.9). */
  fork: boolean;
}

export interface Attack {
  card: AttackCard;
  attacker: number;
  target: number;
  /** Cart index, space index, or the cell of a tile; -1 where there is none. */
  object: number;
  x: number;
  y: number;
  committed: Kind[];
  rolled: boolean;
}

export type Disaster = 'earthquake' | 'collapse';

/** Where a worker is placed in the afternoon. */
export interface Place {
  at: 'cart' | 'space';
  index: number;
}

/** Somebody at a place. */
export interface Placed extends Place {
  kind: Kind;
}

/** Steps of the day that run by themselves, and what each has to remember. */
interface StepFields {
  phase: { phase: Phase };
  tax: Alone;
  'settle-prisoners': Alone;
  draw: Seated;
  held: Seated;
  event: Seated & { card: EventCard };
  quake: Seated;
  collapse: Seated;
  'free-exploration': Seated & { draw: number };
  noon: { at: number };
  'attack-hits': { attack: Attack };
  'attack-over': { attack: Attack; toHand: boolean };
  planning: Seated;
  resolving: Seated;
  'new-order': Alone;
  'evening-round': { at: number };
  returning: Seated & { cart: number; next: number };
  lodging: Seated;
  'bed-check': Seated;
  'store-check': Seated;
  night: Alone;
  'hand-check': Seated;
  'next-day': Alone;
}

/** Picks of a seat, and what each has to remember. */
interface PickFields {
  bail: Seated & { bailed: boolean };
  'event-building': Seated;
  'event-endtile': Seated;
  engineer: Seated & { against: Disaster };
  wagon: Seated;
  'explore-bag': Seated & { draw: number; strong: boolean };
  lay: Seated & { exploration: Exploration };
  explorer: Seated;
  'noon-card': Seated;
  dance: Seated;
  mule: Seated;
  'card-target': Seated & { card: AttackCard };
  'card-object': Seated & { attack: Attack };
  'card-worker': Seated & { attack: Attack };
  /** Several at once; those `committed` already went before this pick knew them all. */
  'card-crew': Seated & { attack: Attack };
  respond: Seated & { attack: Attack };
  'jail-pick': Seated & { attack: Attack };
  jailbreak: Seated & { attack: Attack; worker: Kind };
  'heist-pick': Seated & { target: number; taken: number };
  'claim-pick': Seated & { types: Res[] };
  plan: Seated;
  resolve: Seated;
  /** `sets` are its moves, the best first: they are found once, when the cart is sent. */
  'cart-drop': Seated & { cart: number; sets: string[] };
  lumber: Seated & { type: BuildingId; on: number; price: number };
  saloon: Seated & { rolled: number };
  evening: Seated & { actions: number };
  'slot-piece': Seated & { combo: number; types: Res[] };
  'double-pick': Seated & { cart: number; next: number; types: Res[] };
  'buyer-pick': Seated & { sold: number };
  'telegram-slot': Seated;
  'stagecoach-pick': Seated & { drawn: Kind[] };
  leave: Seated;
  'discard-resource': Seated;
  'discard-card': Seated;
}

type Alone = object;
interface Seated {
  seat: number;
}

export type StepTaskKind = keyof StepFields;
export type PickTaskKind = keyof PickFields;
/** Written with its kind as a parameter, so that a table by kind can be asked for the row of a task. */
export type StepTask<K extends StepTaskKind = StepTaskKind> = { [P in K]: { kind: P } & StepFields[P] }[K];
export type PickTask<K extends PickTaskKind = PickTaskKind> = { [P in K]: { kind: P } & PickFields[P] }[K];
/** What waits to be done. */
export type Task = StepTask | PickTask;

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

export function clone(s: State): State {
  return {
    ...s,
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
    names: s.names.slice(),
    options: { ...s.options },
    order: s.order.slice(),
    towns: s.towns.map(cloneTown),
    pool: s.pool.slice(),
    bag: s.bag.slice(),
    jobs: s.jobs.slice(),
    supply: { ...s.supply },
    removed: { ...s.removed },
    tiles: s.tiles.slice(),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    slots: s.slots.map((pieces) => pieces.slice()),
    fallen: s.fallen.slice(),
    rises: s.rises.slice(),
    pending: s.pending.map(cloneTask),
  };
}

function cloneTown(t: Town): Town {
  return {
    ...t,
    spaces: t.spaces.map((b) => b && { ...b, here: b.here.slice(), waiting: b.waiting.slice() }),
    carts: t.carts.map(cloneCart),
    idle: t.idle.slice(),
    used: t.used.slice(),
    street: t.street.slice(),
    cells: t.cells.map((p) => ({ ...p })),
    resources: t.resources.slice(),
    hand: t.hand.slice(),
    held: t.held.slice(),
    yesterday: t.yesterday.map((p) => ({ ...p })),
    mine: t.mine.map((m) => ({ ...m })),
  };
}

function cloneCart(c: Cart): Cart {
  return {
    ...c,
    crew: c.crew.slice(),
    shaft: c.shaft && { ...c.shaft },
    drops: c.drops.map((d) => ({ ...d })),
  };
}

function cloneTask(task: Task): Task {
  const copy = { ...task };
  if ('attack' in copy) copy.attack = { ...copy.attack, committed: copy.attack.committed.slice() };
  if ('exploration' in copy)
    copy.exploration = { ...copy.exploration, drawn: copy.exploration.drawn.slice() };
  if ('sets' in copy) copy.sets = copy.sets.slice();
  if ('types' in copy) copy.types = copy.types.slice();
  if ('drawn' in copy) copy.drawn = copy.drawn.slice();
  return copy;
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
