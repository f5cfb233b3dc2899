/** Section 9: what a seat may see, and dealing the rest anew. */
import { below, otherWords, type Rng } from '../../core/rng';
import { BUILDING, BUILDINGS } from './data';
import { cardAt, cardIndex, isOf, type CardId, type EventCard } from './data-cards';
import { LAYERS, tileAt } from './data-tiles';
import { add, drawFrom, sum } from './rules/counts';
import { isFork, layings, tilesLeft } from './rules/exploring';
import { openKind } from './rules/moves';
import { isHandCard } from './rules/piles';
import { builtSpaces } from './rules/town';
import { meter, type Meter } from './score';
import {
  clone,
  top,
  townOf,
  type Attack,
  type Exploration,
  type PickKind,
  type PickTask,
  type State,
  type Task,
  type Town,
} from './state';

export interface TownView extends Omit<Town, 'cash' | 'hand' | 'held'> {
  /** null where it is hidden behind the safe. */
  cash: number | null;
  hand: CardId[] | null;
  handCount: number;
  /** Events kept from school. */
  held: CardId[] | null;
  heldCount: number;
  meter: Meter | null;
}

export interface View {
  seat: number;
  names: string[];
  day: number;
  dayLimit: number;
  phase: State['phase'];
  order: number[];
  lastDay: boolean;
  towns: TownView[];
  pool: number[];
  miners: number;
  strong: number;
  bag: number[];
  jobs: number[];
  supply: State['supply'];
  tilesLeft: number[];
  deckCount: number;
  discard: number[];
  slots: number[][];
  fallen: number[];
  rises: number[];
  reach: number;
  depth: number;
  /** The pick that is open. */
  pick: PickKind | null;
  /** Who explores; the tiles only for the one who drew them. */
  exploring: { seat: number; exploration: Exploration | null } | null;
  attack: Attack | null;
  /** The cart the open pick is about. */
  cart: number;
  coach: number[];
}

/** What is asked, apart from what lies on the table: an attack is aimed by its questions before it is declared. */
export const asking = ['seat', 'pick', 'cart', 'exploring', 'attack'] as const;

export function view(s: State, seat: number): View {
  const c = clone(s);
  const task = top(c);
  return {
    seat,
    names: c.names,
    day: c.day,
    dayLimit: c.dayLimit,
    phase: c.phase,
    order: c.order,
    lastDay: c.lastDay,
    towns: c.towns.map((t, owner) => townView(s, t, owner, owner === seat || c.phase === 'over')),
    pool: c.pool,
    miners: c.miners,
    strong: c.strong,
    bag: c.bag,
    jobs: c.jobs,
    supply: c.supply,
    tilesLeft: LAYERS.map((layer) => tilesLeft(s, layer) + drawnFrom(task, layer)),
    deckCount: sum(c.deck),
    discard: c.discard,
    slots: c.slots,
    fallen: c.fallen,
    rises: c.rises,
    reach: c.reach,
    depth: c.depth,
    pick: openKind(s),
    exploring: exploringView(task, seat),
    attack: task && 'attack' in task ? task.attack : null,
    cart: task && 'cart' in task ? task.cart : -1,
    coach: task?.kind === 'stagecoach-pick' ? task.drawn : [],
  };
}

function townView(s: State, t: Town, owner: number, open: boolean): TownView {
  const { cash, hand, held, ...seen } = t;
  return {
    ...seen,
    cash: open ? cash : null,
    hand: open ? hand : null,
    handCount: hand.length,
    held: open ? held : null,
    heldCount: held.length,
    meter: open ? meter(s, owner) : null,
  };
}

function exploringView(task: Task | undefined, seat: number): View['exploring'] {
  if (!task || !('exploration' in task)) return null;
  return { seat: task.seat, exploration: task.seat === seat ? task.exploration : null };
}

/** Tiles out of the bag are counted with it, so that a hidden draw shows nothing. */
function drawnFrom(task: Task | undefined, layer: number): number {
  if (!task || !('exploration' in task) || task.exploration.layer !== layer) return 0;
  return task.exploration.drawn.length;
}

/** Opponents' money is anyone's guess between nothing and a good day's income. */
function guessCash(t: Town, day: number, rng: Rng): number {
  return below(rng.state, 8 + 2 * builtSpaces(t) + day);
}

/** What a bill in the middle of being paid can cost at most. */
const LARGEST_BILL = Math.max(...BUILDINGS.map((type) => BUILDING[type].cost));

export function resample(s: State, seat: number, rng: Rng): State {
  const c = clone(s);
  const task = top(c);
  // At the end the safes stand open.
  const others = c.phase === 'over' ? [] : c.towns.map((_, i) => i).filter((i) => i !== seat);
  const sizes = others.map((i) => {
    const t = townOf(c, i);
    for (const card of [...t.hand, ...t.held]) add(c.deck, cardIndex(card));
    const size = { i, hand: t.hand.length, held: t.held.length };
    t.hand = [];
    t.held = [];
    return size;
  });
  for (const { i, hand, held } of sizes) {
    const t = townOf(c, i);
    t.hand = deal(c, rng, hand, isHandCard);
    t.held = deal(c, rng, held, isEvent);
    t.cash = guessCash(t, c.day, rng);
    if (task && 'seat' in task && task.seat === i) t.cash = Math.max(t.cash, LARGEST_BILL);
  }
  if (task && 'exploration' in task && task.seat !== seat) redrawTiles(c, task, rng);
  c.rng = otherWords(rng);
  return c;
}

function isEvent(card: CardId): card is EventCard {
  return isOf(card, 'event');
}

/** So many cards of one sort out of the deck, or as many as it has. */
function deal<C extends CardId>(s: State, rng: Rng, n: number, sort: (card: CardId) => card is C): C[] {
  const cards: C[] = [];
  while (cards.length < n) {
    const index = drawFrom(rng.state, s.deck, (i) => sort(cardAt(i).id));
    if (index < 0) break;
    const { id } = cardAt(index);
    if (!sort(id)) throw new Error(`${id} is of another sort.`);
    add(s.deck, index, -1);
    cards.push(id);
  }
  return cards;
}

type ExploringTask = Extract<PickTask, { exploration: Exploration }>;

/** Other tiles of the same bag, chosen so that the pick under way stays a pick. */
function redrawTiles(s: State, task: ExploringTask, rng: Rng): void {
  const e = task.exploration;
  const n = e.drawn.length;
  for (const tile of e.drawn) add(s.tiles, tile);
  const inBag = (i: number) => tileAt(i).layer === e.layer && (!e.fork || isFork(i));
  // Nobody is asked about tiles of which none fits.
  const fits = (i: number) => inBag(i) && layings(s, task.seat, e, i).length > 0;
  e.drawn = [];
  while (e.drawn.length < n) {
    const tile = drawFrom(rng.state, s.tiles, e.drawn.length === 0 ? fits : inBag);
    if (tile < 0) break;
    add(s.tiles, tile, -1);
    e.drawn.push(tile);
  }
}
