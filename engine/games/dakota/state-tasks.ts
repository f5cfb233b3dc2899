/** What waits to be done: steps of the day that run by themselves, and picks. */
import type { BuildingId, Kind, Res } from './data';
import type { AttackCard, EventCard } from './data-cards';

export type Phase = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night' | 'over';

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

export function cloneTask(task: Task): Task {
  const made = { ...task };
  if ('attack' in made) made.attack = { ...made.attack, committed: made.attack.committed.slice() };
  if ('exploration' in made)
    made.exploration = { ...made.exploration, drawn: made.exploration.drawn.slice() };
  if ('sets' in made) made.sets = made.sets.slice();
  if ('types' in made) made.types = made.types.slice();
  if ('drawn' in made) made.drawn = made.drawn.slice();
  return made;
}
