/** The whole table as plain JSON, and its exact copy. */
import type { GameState } from '../../core/game';
import type { OptionValues } from '../../core/options';
import type { BuildingId, CardId, CartSize, Kind, Res } from './data';

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

export interface Drop {
  x: number;
  y: number;
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
  shaft: { x: number; y: number } | null;
  drops: Drop[];
}

export interface MineTile {
  /** Index into `TILES`. */
  tile: number;
  x: number;
  y: number;
  turn: number;
  /** Index of the tile it was joined to, -1 for the first. */
  parent: number;
  distance: number;
  /** Mined today, or claim-jumped today. */
  mark: '' | 'worked' | 'jumped';
}

export interface Prisoner {
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
  hand: CardId[];
  /** Events from a school draw, oldest first (DK-4.5.17). */
  held: CardId[];
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
  /** Workers put back while planning today. */
  takeBacks: number;
  passed: boolean;
}

export interface Exploration {
  /** 1 to 3; which bag. */
  layer: number;
  drawn: number[];
  /** A strong miner explores: he may replace (DK-4.2.8). */
  strong: boolean;
  tile: number;
  replace: boolean;
  x: number;
  y: number;
}

export interface Attack {
  card: CardId;
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

/** What waits to be done, the last one first. Steps of the day and open picks share one stack. */
export type Frame =
  // steps that run by themselves
  | { t: 'tax' }
  | { t: 'settle-prisoners' }
  | { t: 'draw'; seat: number }
  | { t: 'held'; seat: number }
  | { t: 'event'; seat: number; card: CardId }
  | { t: 'quake'; seat: number }
  | { t: 'collapse'; seat: number }
  | { t: 'free-exploration'; seat: number; draw: number }
  | { t: 'phase'; phase: Phase }
  | { t: 'noon'; at: number }
  | { t: 'planning'; seat: number }
  | { t: 'resolving'; seat: number }
  | { t: 'new-order' }
  | { t: 'evening-round'; at: number }
  | { t: 'returning'; seat: number; cart: number; next: number }
  | { t: 'lodging'; seat: number }
  | { t: 'bed-check'; seat: number }
  | { t: 'store-check'; seat: number }
  | { t: 'night' }
  | { t: 'hand-check'; seat: number }
  | { t: 'next-day' }
  | { t: 'attack-hits'; attack: Attack }
  | { t: 'attack-over'; attack: Attack; toHand: boolean }
  // picks of a seat
  | { t: 'bail'; seat: number; bailed: boolean }
  | { t: 'event-building'; seat: number }
  | { t: 'event-endtile'; seat: number }
  | { t: 'engineer'; seat: number; against: Disaster }
  | { t: 'wagon'; seat: number }
  | { t: 'explore-bag'; seat: number; draw: number; strong: boolean }
  | { t: 'search-bag'; seat: number }
  | { t: 'explore-tile'; seat: number; exploration: Exploration }
  | { t: 'explore-mode'; seat: number; exploration: Exploration }
  | { t: 'explore-cell'; seat: number; exploration: Exploration }
  | { t: 'explore-turn'; seat: number; exploration: Exploration }
  | { t: 'explorer'; seat: number }
  | { t: 'noon-card'; seat: number }
  | { t: 'dance'; seat: number; sent: number }
  | { t: 'mule'; seat: number }
  | { t: 'card-target'; seat: number; card: CardId }
  | { t: 'card-object'; seat: number; attack: Attack }
  | { t: 'card-worker'; seat: number; attack: Attack }
  | { t: 'respond'; seat: number; attack: Attack }
  | { t: 'jail-pick'; seat: number; attack: Attack }
  | { t: 'jailbreak'; seat: number; attack: Attack; kind: Kind }
  | { t: 'heist-pick'; seat: number; target: number; taken: number }
  | { t: 'claim-pick'; seat: number; types: Res[] }
  | { t: 'plan-place'; seat: number }
  | { t: 'plan-worker'; seat: number; place: Place }
  | { t: 'resolve'; seat: number }
  | { t: 'cart-shaft'; seat: number; cart: number }
  | { t: 'cart-drop'; seat: number; cart: number }
  | { t: 'drop-worker'; seat: number; cart: number; x: number; y: number }
  | { t: 'build'; seat: number; space: number; kind: Kind }
  | { t: 'replace-which'; seat: number; space: number; kind: Kind; type: BuildingId }
  | { t: 'upgrade-which'; seat: number; space: number }
  | { t: 'scrap-which'; seat: number; size: CartSize; price: number }
  | { t: 'lumber'; seat: number; type: BuildingId; on: number; price: number }
  | { t: 'saloon'; seat: number; rolled: number }
  | { t: 'upskill'; seat: number; space: number }
  | { t: 'evening'; seat: number; actions: number }
  | { t: 'slot-piece'; seat: number; combo: number; types: Res[] }
  | { t: 'double-pick'; seat: number; cart: number; next: number; types: Res[] }
  | { t: 'buyer-pick'; seat: number; sold: number }
  | { t: 'telegram-slot'; seat: number }
  | { t: 'stagecoach-pick'; seat: number; drawn: Kind[] }
  | { t: 'leave'; seat: number }
  | { t: 'discard-resource'; seat: number }
  | { t: 'discard-card'; seat: number };

export type FrameOf<T extends Frame['t']> = Extract<Frame, { t: T }>;

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
  stack: Frame[];
}

/** Nothing has changed its shape yet. */
export function upgrade(state: GameState): State {
  return state as State;
}

export function clone(s: State): State {
  return {
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
    names: s.names.slice(),
    options: { ...s.options },
    dayLimit: s.dayLimit,
    day: s.day,
    phase: s.phase,
    order: s.order.slice(),
    towns: s.towns.map(cloneTown),
    pool: s.pool.slice(),
    miners: s.miners,
    strong: s.strong,
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
    lastDay: s.lastDay,
    reach: s.reach,
    depth: s.depth,
    stack: s.stack.map(cloneFrame),
  };
}

export function cloneTown(t: Town): Town {
  return {
    cash: t.cash,
    spent: t.spent,
    spaces: t.spaces.map((b) =>
      b === null
        ? null
        : { type: b.type, starter: b.starter, here: b.here.slice(), waiting: b.waiting.slice() },
    ),
    carts: t.carts.map((c) => ({
      size: c.size,
      extra: c.extra,
      broken: c.broken,
      crew: c.crew.slice(),
      sent: c.sent,
      returned: c.returned,
      shaft: c.shaft === null ? null : { x: c.shaft.x, y: c.shaft.y },
      drops: c.drops.map((d) => ({ x: d.x, y: d.y, kind: d.kind })),
    })),
    idle: t.idle.slice(),
    used: t.used.slice(),
    street: t.street.slice(),
    cells: t.cells.map((p) => ({ kind: p.kind, owner: p.owner })),
    resources: t.resources.slice(),
    hand: t.hand.slice(),
    held: t.held.slice(),
    mine: t.mine.map((m) => ({
      tile: m.tile,
      x: m.x,
      y: m.y,
      turn: m.turn,
      parent: m.parent,
      distance: m.distance,
      mark: m.mark,
    })),
    saloonSleepers: t.saloonSleepers,
    acquired: t.acquired,
    specialistsHired: t.specialistsHired,
    explorers: t.explorers,
    lumber: t.lumber,
    freeShift: t.freeShift,
    tents: t.tents,
    cache: t.cache,
    takeBacks: t.takeBacks,
    passed: t.passed,
  };
}

function cloneFrame(f: Frame): Frame {
  switch (f.t) {
    case 'attack-hits':
    case 'attack-over':
    case 'card-object':
    case 'card-worker':
    case 'respond':
    case 'jail-pick':
    case 'jailbreak':
      return { ...f, attack: { ...f.attack, committed: f.attack.committed.slice() } };
    case 'explore-tile':
    case 'explore-mode':
    case 'explore-cell':
    case 'explore-turn':
      return { ...f, exploration: { ...f.exploration, drawn: f.exploration.drawn.slice() } };
    case 'plan-worker':
      return { ...f, place: { at: f.place.at, index: f.place.index } };
    case 'claim-pick':
    case 'slot-piece':
    case 'double-pick':
      return { ...f, types: f.types.slice() };
    case 'stagecoach-pick':
      return { ...f, drawn: f.drawn.slice() };
    default:
      return { ...f };
  }
}

export function townOf(s: State, seat: number): Town {
  const town = s.towns[seat];
  if (!town) throw new RangeError(`no seat ${seat}`);
  return town;
}

export function isSolo(s: State): boolean {
  return s.towns.length === 1;
}

export function top(s: State): Frame | undefined {
  return s.stack[s.stack.length - 1];
}

/** The seat asked now: a tap is about its town. */
export function actor(s: State): number {
  const frame = top(s);
  return frame && 'seat' in frame ? frame.seat : 0;
}
