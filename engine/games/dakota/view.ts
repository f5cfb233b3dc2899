/** Section 9: what a seat may see, and dealing the rest anew. */
import { below, nextUint, type Rng } from '../../core/rng';
import { CARDS, TILES, cardRow, type CardId } from './data';
import { newCells, replaceable, tilesLeft } from './rules/exploring';
import { meter, type Meter } from './score';
import {
  clone,
  top,
  townOf,
  type Attack,
  type Exploration,
  type Frame,
  type Place,
  type State,
  type Town,
} from './state';
import { add, at, builtSpaces, sum } from './rules/town';

export interface TownView extends Omit<Town, 'cash' | 'hand' | 'held'> {
  /** null where it is hidden behind the safe. */
  cash: number | null;
  hand: CardId[] | null;
  handCount: number;
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
  /** Who explores; the tiles only for the one who drew them. */
  exploring: { seat: number; exploration: Exploration | null } | null;
  attack: Attack | null;
  /** The cart, space or place the open pick is about. */
  cart: number;
  place: Place | null;
  coach: number[];
}

export function view(s: State, seat: number): View {
  const c = clone(s);
  const frame = top(c);
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
    tilesLeft: [1, 2, 3].map((layer) => tilesLeft(s, layer) + drawnFrom(frame, layer)),
    deckCount: sum(c.deck),
    discard: c.discard,
    slots: c.slots,
    fallen: c.fallen,
    rises: c.rises,
    reach: c.reach,
    depth: c.depth,
    exploring: exploringView(frame, seat),
    attack: frame && 'attack' in frame ? frame.attack : null,
    cart: frame && 'cart' in frame ? frame.cart : -1,
    place: frame && 'place' in frame ? frame.place : null,
    coach: frame?.t === 'stagecoach-pick' ? frame.drawn : [],
  };
}

function townView(s: State, t: Town, owner: number, open: boolean): TownView {
  const { cash, hand, held, ...seen } = t;
  return {
    ...seen,
    cash: open ? cash : null,
    hand: open ? hand : null,
    handCount: hand.length,
    heldCount: held.length,
    meter: open ? meter(s, owner) : null,
  };
}

function exploringView(frame: Frame | undefined, seat: number): View['exploring'] {
  if (!frame || !('exploration' in frame)) return null;
  return { seat: frame.seat, exploration: frame.seat === seat ? frame.exploration : null };
}

function tilesInHand(e: Exploration): number[] {
  return e.tile < 0 ? e.drawn : [...e.drawn, e.tile];
}

/** Tiles out of the bag are counted with it, so that a hidden draw shows nothing. */
function drawnFrom(frame: Frame | undefined, layer: number): number {
  if (!frame || !('exploration' in frame) || frame.exploration.layer !== layer) return 0;
  return tilesInHand(frame.exploration).length;
}

/** Opponents' money is anyone's guess between nothing and a good day's income. */
function guessCash(t: Town, day: number, rng: Rng): number {
  return below(rng.state, 8 + 2 * builtSpaces(t) + day);
}

/** What a bill in the middle of being paid can cost at most. */
const LARGEST_BILL = 12;

export function resample(s: State, seat: number, rng: Rng): State {
  const c = clone(s);
  const frame = top(c);
  const others = c.towns.map((_, i) => i).filter((i) => i !== seat);
  const sizes = others.map((i) => {
    const t = townOf(c, i);
    for (const card of [...t.hand, ...t.held])
      add(
        c.deck,
        CARDS.findIndex((row) => row.id === card),
      );
    const size = { hand: t.hand.length, held: t.held.length };
    t.hand = [];
    t.held = [];
    return size;
  });
  others.forEach((i, k) => {
    const t = townOf(c, i);
    const size = sizes[k] ?? { hand: 0, held: 0 };
    t.hand = deal(c, rng, size.hand, false);
    t.held = deal(c, rng, size.held, true);
    t.cash = guessCash(t, c.day, rng);
    if (frame && 'seat' in frame && frame.seat === i) t.cash = Math.max(t.cash, LARGEST_BILL);
  });
  if (frame && 'exploration' in frame && frame.seat !== seat) redrawTiles(c, frame, rng);
  c.rng = [nextUint(rng.state), nextUint(rng.state), nextUint(rng.state), nextUint(rng.state)];
  return c;
}

function deal(s: State, rng: Rng, n: number, events: boolean): CardId[] {
  const cards: CardId[] = [];
  while (cards.length < n) {
    const i = pickCount(
      rng,
      s.deck,
      (index) => (CARDS[index] && cardRow(CARDS[index].id).type === 'event') === events,
    );
    const card = CARDS[i];
    if (!card) break;
    add(s.deck, i, -1);
    cards.push(card.id);
  }
  return cards;
}

function pickCount(rng: Rng, counts: readonly number[], wanted: (index: number) => boolean): number {
  let total = 0;
  counts.forEach((n, i) => (total += wanted(i) ? n : 0));
  if (total === 0) return -1;
  let left = below(rng.state, total);
  for (let i = 0; i < counts.length; i++) {
    if (!wanted(i)) continue;
    left -= at(counts, i);
    if (left < 0) return i;
  }
  return -1;
}

type ExploringFrame = Extract<Frame, { exploration: Exploration }>;

/** Other tiles of the same bag, chosen so that the pick under way stays a pick. */
function redrawTiles(s: State, frame: ExploringFrame, rng: Rng): void {
  const e = frame.exploration;
  const n = tilesInHand(e).length;
  for (const tile of tilesInHand(e)) add(s.tiles, tile);
  const inBag = (i: number) => TILES[i]?.layer === e.layer;
  const joins = (i: number) => newCells(s, frame.seat, i).length > 0;
  const replaces = (i: number) => e.strong && replaceable(s, frame.seat, i).length > 0;
  e.drawn = [];
  e.tile = -1;
  e.replace = false;
  e.x = 0;
  e.y = 0;
  if (frame.t !== 'explore-tile') {
    const both = frame.t === 'explore-mode';
    const fits = (i: number) => inBag(i) && (both ? joins(i) && replaces(i) : joins(i) || replaces(i));
    e.tile = pickCount(rng, s.tiles, fits);
    add(s.tiles, e.tile, -1);
    e.replace = !both && !joins(e.tile);
    if (frame.t === 'explore-turn') {
      const cells = e.replace ? replaceable(s, frame.seat, e.tile) : newCells(s, frame.seat, e.tile);
      const cell = cells[below(rng.state, cells.length)];
      e.x = cell?.x ?? 0;
      e.y = cell?.y ?? 0;
    }
  }
  while (tilesInHand(e).length < n) {
    const tile = pickCount(rng, s.tiles, inBag);
    if (tile < 0) break;
    add(s.tiles, tile, -1);
    e.drawn.push(tile);
  }
}
