/** Positions of older rules, brought to the shape of today. */
import type { GameState } from '../../../core/game';
import {
  BUILDINGS,
  CART,
  COMBOS,
  CRAFTSMAN,
  KINDS,
  PROSPECTOR,
  SEARCH_PRICE,
  SPECIALIST_SUPPLY,
  cartWage,
  kindAt,
  supplyOf,
  type CartSize,
  type Kind,
} from '../data';
import { CARDS, cardAt, commitOf, copiesIn } from '../data-cards';
import { TILES, tileAt } from '../data-tiles';
import { add } from './counts';
import { dropMove, dropSets } from './rides';
import { isCalm, isSolo, townOf, type Exploration, type State, type Task, type Town } from '../state';

/**
 * Rules 1 had a `stack` of frames, rules 2 did not know a searched tile from a drawn one, rules 3 asked in many
 * small steps what is one pick now, rules 5 for every worker of a card by himself. Rows added since then join their piles with all copies; the rest lies ready.
 */
export function upgrade(saved: GameState, fromRules: number): State {
  const s = (fromRules < 2 ? withTasks(saved as RulesOne) : saved) as State;
  if (fromRules < 4) {
    for (const t of s.towns) {
      delete (t as Partial<RulesThreeTown>).takeBacks;
      t.yesterday ??= [];
    }
    s.pending = (s.pending as OldTask[]).flatMap((task) => (isOld(task) ? today(s, task) : [task]));
  }
  // Rules 4 kept a round of gambling as a step of its own: whoever had not rolled still waits at the bar.
  if (fromRules < 5) s.pending = s.pending.filter(({ kind }) => (kind as string) !== 'gambling');
  if (fromRules < 6) s.pending = s.pending.flatMap((task) => asked(task));
  grow(s.deck, CARDS.length, (card) => copiesIn(cardAt(card), isSolo(s), isCalm(s)));
  grow(s.discard, CARDS.length, () => 0);
  grow(s.tiles, TILES.length, (tile) => tileAt(tile).copies);
  while (s.slots.length < COMBOS.length) s.slots.push([]);
  grow(s.bag, KINDS.length, (kind) => SPECIALIST_SUPPLY[kindAt(kind)]);
  for (const type of BUILDINGS) {
    s.supply[type] ??= supplyOf(type, s.towns.length);
    s.removed[type] ??= 0;
  }
  for (const workers of s.towns.flatMap((t) => [t.idle, t.used, t.street]))
    grow(workers, KINDS.length, () => 0);
  return s;
}

/** Rules 5 asked for the people of a card one by one. Whoever had gone dancing has been paid, and the dance is over. */
function asked(task: Task): Task[] {
  if (task.kind === 'dance')
    return 'sent' in task && task.sent === 0 ? [{ kind: 'dance', seat: task.seat }] : [];
  if (task.kind !== 'card-worker' || commitOf(task.attack.card) < 2) return [task];
  return [{ ...task, kind: 'card-crew' }];
}

function grow(counts: number[], length: number, count: (index: number) => number): void {
  while (counts.length < length) counts.push(count(counts.length));
}

type RulesOne = Omit<State, 'pending'> & {
  stack: ({ t: Task['kind']; kind?: Kind } & Record<string, unknown>)[];
};

function withTasks({ stack, ...rest }: RulesOne): State {
  const pending = stack.map(({ t, kind, ...fields }) =>
    kind === undefined ? { kind: t, ...fields } : { kind: t, worker: kind, ...fields },
  );
  return { ...rest, pending: pending as Task[] };
}

type RulesThreeTown = Town & { takeBacks: number };

/** What rules 3 remembered of an exploration: rules 2 without `fork`. */
type OldExploration = Omit<Exploration, 'fork'> & { fork?: boolean; tile: number };

/** Picks up to rules 3 that are parts of one pick now, and what each remembered. */
interface OldFields {
  'search-bag': object;
  'explore-tile': { exploration: OldExploration };
  'explore-mode': { exploration: OldExploration };
  'explore-cell': { exploration: OldExploration };
  'explore-turn': { exploration: OldExploration };
  'plan-place': object;
  'plan-worker': object;
  'cart-shaft': { cart: number };
  'cart-drop': { cart: number };
  'drop-worker': { cart: number };
  build: { space: number; worker: Kind };
  'replace-which': { space: number; worker: Kind };
  'upgrade-which': { space: number };
  'scrap-which': { size: CartSize; price: number };
  upskill: object;
}
type OldKind = keyof OldFields;
type OldPick<K extends OldKind = OldKind> = {
  [P in K]: { kind: P; seat: number } & OldFields[P];
}[K];
type OldTask = Task | OldPick;

function isOld(task: OldTask): task is OldPick {
  return task.kind in OLD;
}

function today<K extends OldKind>(s: State, task: OldPick<K>): Task[] {
  return OLD[task.kind](s, task);
}

/** A pick in the middle of a gesture is taken back to where the gesture begins, with what it had cost. */
const OLD: { readonly [K in OldKind]: (s: State, task: OldPick<K>) => Task[] } = {
  'search-bag'(s, { seat }) {
    const t = townOf(s, seat);
    add(t.used, PROSPECTOR, -1);
    add(t.idle, PROSPECTOR);
    t.cash += SEARCH_PRICE;
    return [];
  },
  'explore-tile': drawnAgain,
  'explore-mode': drawnAgain,
  'explore-cell': drawnAgain,
  'explore-turn': drawnAgain,
  'plan-place': (_s, { seat }) => [{ kind: 'plan', seat }],
  'plan-worker': () => [],
  'cart-shaft'(s, { seat, cart }) {
    const t = townOf(s, seat);
    const here = t.carts[cart];
    if (!here) return [];
    const wage = t.freeShift ? 0 : cartWage(here.sent - 1);
    t.cash += wage;
    t.spent -= wage;
    here.sent = 0;
    return [];
  },
  'cart-drop': crewAgain,
  'drop-worker': crewAgain,
  build: backToWorkshop,
  'replace-which': backToWorkshop,
  'upgrade-which': (s, { seat, space }) => backToWorkshop(s, { seat, space, worker: CRAFTSMAN }),
  'scrap-which'(s, { seat, size, price }) {
    const skilled = price < CART[size].cost;
    townOf(s, seat).spaces.some((b, space) => {
      if (b?.type !== 'workshop' || b.waiting.length === b.here.length) return false;
      const worker = b.here.find((kind) => (kind === CRAFTSMAN) === skilled && gone(b.here, b.waiting, kind));
      if (worker === undefined) return false;
      backToWorkshop(s, { seat, space, worker });
      return true;
    });
    return [];
  },
  upskill: () => [],
};

function crewAgain(s: State, { seat, cart }: { seat: number; cart: number }): Task[] {
  return [{ kind: 'cart-drop', seat, cart, sets: dropSets(s, seat, cart).map(dropMove) }];
}

interface Drawn {
  seat: number;
  exploration: OldExploration;
}

function drawnAgain(_s: State, { seat, exploration }: Drawn): Task[] {
  const { layer, drawn, strong, fork = false, tile } = exploration;
  return [
    { kind: 'lay', seat, exploration: { layer, drawn: tile < 0 ? drawn : [...drawn, tile], strong, fork } },
  ];
}

function backToWorkshop(s: State, at: { seat: number; space: number; worker: Kind }): Task[] {
  townOf(s, at.seat).spaces[at.space]?.waiting.push(at.worker);
  return [];
}

/** Somebody of this kind has left those who wait. */
function gone(here: readonly Kind[], waiting: readonly Kind[], kind: Kind): boolean {
  const count = (list: readonly Kind[]) => list.filter((one) => one === kind).length;
  return count(waiting) < count(here);
}
