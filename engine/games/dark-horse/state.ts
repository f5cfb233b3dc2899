/** The whole table as plain JSON. What waits to be picked or done stands on `pending`, the last task first. */
import type { Emit as CoreEmit, GameState } from '../../core/game';
import type { OptionValues } from '../../core/options';
import type { RngState } from '../../core/rng';
import type { Bundle, GhostId, Level, NumberedSpace, Role, Scenario, Space, SpotId, Token } from './data';
import { TOKENS } from './data';
import type { AimedCard, CardId, CharacterId, DeckCard, EventId } from './data-cards';
import { CARDS, CHARACTER_EFFECTS, characterOf, EVENTS } from './data-cards';
import type { EventKind } from './data-events';
import { takeBackHalves, type OlderTask } from './rules/older';

export type { EventKind } from './data-events';

export interface Die {
  face: number;
  /** The face last rolled: what Claim Jumpers gives back. */
  rolled: number;
  deputy: boolean;
  changed: '' | 'engineer' | 'pony';
  flipped: boolean;
  /** Re-rolled or changed: the Deputy die can no longer be flipped (DH-4.23). */
  touched: boolean;
}

export interface DiceSet {
  spot: SpotId;
  /** -1 is a ghost. */
  seat: number;
  dice: Die[];
  shift: number;
  by: '' | 'wild' | 'dealer';
  /** Stands beyond the capacity of its spot. */
  extra: boolean;
  /** An engineer token was spent to share the spot. */
  engineer: boolean;
  /** Place on Turn Order, from the top. */
  slot: number;
}

export interface Ghost {
  what: GhostId;
  dice: number[];
  space: NumberedSpace;
  status: 'waiting' | 'placed' | 'discarded';
}

export interface Tile {
  hex: number;
  /** 0 food, 1 wood, 2 ore. */
  type: number;
  rugged: boolean;
  up: boolean;
}

/** What a window can be used for (DH-4.50); paying off loans is open on every placement turn as well. */
export type Use = 'card' | 'stock' | 'trader' | `ability:${number}`;

export interface Seat {
  character: '' | CharacterId;
  res: Bundle;
  gold: number;
  influence: number;
  tokens: Record<Token, number>;
  cities: number[];
  towns: number[];
  hand: CardId[];
  role: '' | Role;
  /** A bonus die for the next Placement Phase. */
  bonus: boolean;
  bonusNow: boolean;
  /** Dice the next Placement Phase loses; `DICE.all` is all. */
  sentence: number;
  jailed: number;
  dice: Die[];
  pawn: number;
  gunDie: number;
  usedWild: boolean;
  usedEngineer: boolean;
  usedStock: boolean;
  usedTrader: boolean;
  usedBank: boolean;
  /** What it will not use this round: it is not asked for that again. */
  declined: Use[];
  cardPlayed: boolean;
  abilities: number[];
  /** Face-down tiles this seat has seen (DH-4.66: once seen, remembered). */
  seen: number[];
  /** Cards on top of the deck this seat put back itself. */
  knownTop: number;
  rolls: number[];
}

type SetupPick = 'character' | 'first-city' | 'first-town';
type TilePick = 'peek';
type PlacingPick = 'turn-in' | 'gunslinger' | 'place' | 'reroll' | 'dealer' | 'jump-target';
type WindowPick = 'window' | 'end-window';
type TradePick = 'pay' | 'gain' | 'politics' | 'work-crew' | 'rail-baron' | 'trader' | 'market';
type BuildingPick = 'rail' | 'build';
type DeckPick = 'keep-card' | 'order-back' | 'remove-event';
type CardPick = 'mother-lode' | 'target' | 'discard' | 'take-card' | 'take-outlaw';

/** What a seat may be asked. */
export type PickKind =
  SetupPick | TilePick | PlacingPick | WindowPick | TradePick | BuildingPick | DeckPick | CardPick;

/** What follows by itself when its turn on `pending` comes: gains that wait for a payment. */
export type StepKind = 'influence' | 'gold';
export type TaskKind = PickKind | StepKind;

/** Things that bring or cost something and are neither space, card nor character. */
export type Cause = 'double' | 'dealer' | 'loan' | 'stock' | 'town' | 'city' | 'arrest' | 'trader-token';
/** Where a gain or a payment comes from. */
export type Source = Cause | Space | DeckCard | CharacterId;

/** What some tasks are about; all others have ''. */
interface Whats {
  peek: 'start' | 'scout' | 'tracker';
  'first-city': '' | 'looked';
  rail: 'start' | Source;
  place: '' | 'retake' | `jump:${SpotId}`;
  reroll: 'marked-deck';
  window: 'before' | 'after' | 'last';
  build: 'builder' | 'homestead-act';
  pay: 'whispering-campaign' | 'temperance';
  gain: Source;
  'keep-card': `${'pioneer' | 'scout'}:${'' | EventId}`;
  target: AimedCard;
  discard: CharacterId;
  influence: Source;
  gold: Source;
}
export type What<K extends TaskKind> = K extends keyof Whats ? Whats[K] : '';

interface TaskOf<K extends TaskKind> {
  kind: K;
  seat: number;
  n: number;
  what: What<K>;
  list: CardId[];
}
/** One thing to be done or picked. A flat shape: it is saved, cloned and compared as it is. */
export type Task<K extends TaskKind = TaskKind> = { [P in K]: TaskOf<P> }[K];

export type Emit = CoreEmit<EventKind>;

export type Stage = 'setup' | 'start' | 'roll' | 'place' | 'collect' | 'clean-up' | 'end' | 'scored' | 'over';

export type EndReason = 'influence' | 'pieces' | 'goal' | 'clock' | 'rounds';
/** The roles a ghost can take away. */
export type Office = Exclude<Role, 'outlaw'>;
/** A step of a space that is being collected, with the seat it concerns. */
export type Todo = `${number}:${What<'window'> | 'collect' | 'order'}`;

export interface State extends GameState {
  names: string[];
  /** Seat colours, for drawings that know only the view. */
  colours: number[];
  options: OptionValues;
  stage: Stage;
  round: number;
  seats: Seat[];
  order: number[];
  tiles: Tile[];
  /** The plain tile left in the box on the closed map; nobody sees it. */
  boxTile: number;
  rails: number[];
  railsLeft: number;
  deck: DeckCard[];
  discard: DeckCard[];
  events: EventId[];
  removed: DeckCard[];
  marshalPile: EventId[];
  /** Action cards played or discarded this round, for the Scoundrel. */
  fresh: CardId[];
  sets: DiceSet[];
  ghosts: Ghost[];
  ghostsDown: boolean;
  /** Roles a ghost takes at the start of the next round (DH-6.17). */
  doomed: Office[];
  /** Next seat of the circle, as an index into `order`. */
  at: number;
  /** Seats passed in a row without placing. */
  idle: number;
  /** Placement turns taken this phase. */
  turns: number;
  spaceAt: number;
  todo: Todo[];
  /** The seat whose last window is still open as it was: a second one would ask the same. */
  asked: number;
  corrupted: number[];
  endTriggered: '' | EndReason;
  won: boolean;
  /** What still has to be picked or done; the last one is next. */
  pending: Task[];
}

type TaskRest<K extends TaskKind> =
  '' extends What<K>
    ? [n?: number, what?: What<K>, list?: readonly CardId[]]
    : [n: number, what: What<K>, list?: readonly CardId[]];

export function task<K extends TaskKind>(kind: K, seat: number, ...rest: TaskRest<K>): Task<K> {
  const [n = 0, what = '', list = []] = rest;
  return { kind, seat, n, what, list: list.slice() } as Task<K>;
}

export function isPick(one: Task): one is Task<PickKind> {
  return one.kind !== 'influence' && one.kind !== 'gold';
}

export function top(state: State): Task | undefined {
  return state.pending[state.pending.length - 1];
}

/** The pick at hand; null when the game is over. */
export function pickAt(state: State): Task<PickKind> | null {
  const now = top(state);
  if (!now || state.stage === 'over') return null;
  if (!isPick(now)) throw new Error(`Nobody picks ${now.kind}: it follows by itself.`);
  return now;
}

/** The pick on top of `pending`; null while something follows by itself, and when the game is over. */
export function pickOnTop(state: State): Task<PickKind> | null {
  const now = top(state);
  return now && isPick(now) && state.stage !== 'over' ? now : null;
}

/** Takes a task off `pending`, wherever it stands. */
export function drop(state: State, one: Task): void {
  state.pending.splice(state.pending.indexOf(one), 1);
}

/** Puts tasks on `pending` so that the first of them comes first. */
export function push(state: State, ...tasks: Task[]): void {
  for (let i = tasks.length - 1; i >= 0; i--) state.pending.push(tasks[i] as Task);
}

export function seatOf(state: State, seat: number): Seat {
  const found = state.seats[seat];
  if (!found) throw new RangeError(`There is no seat ${seat}.`);
  return found;
}

export function isSolo(state: State): boolean {
  return state.seats.length === 1;
}

export function scenario(state: State): Scenario {
  return state.options['soloScenario'] as Scenario;
}

export function level(state: State): Level {
  return state.options['soloDifficulty'] as Level;
}

/** The closed map is for two; the Gunslinger may be played on either (DH-3.5). */
export function isClosed(state: State): boolean {
  return state.seats.length === 2 && state.options['map2p'] === 'closed';
}

export function isQuick(state: State): boolean {
  return state.seats.length > 1 && state.options['mode'] === 'quick';
}

export function hasGunslinger(state: State): boolean {
  return state.seats.length === 2 && state.options['gunslinger'] === true;
}

export function cap(state: State, seat: number, token: Token): number {
  const who = seatOf(state, seat);
  // DH-3.2: before the first city stands, caps are read as if it did.
  const cities = Math.max(1, who.cities.length);
  return (
    cities + (token === 'wild' && who.character === 'scoundrel' ? CHARACTER_EFFECTS.scoundrel.moreWild : 0)
  );
}

export function eventOn(state: State, event: EventId): boolean {
  return state.events.includes(event);
}

/** DH-2.8: the Preacher never uses what jails or could jail. */
export function shunsJail(state: State, seat: number): boolean {
  return seatOf(state, seat).character === 'preacher';
}

export function characterSpot(state: State, seat: number): readonly number[] | null {
  const { character } = seatOf(state, seat);
  return character ? (characterOf(character).spot?.faces ?? null) : null;
}

/** Tasks whose list of cards lies neither in the deck nor in a hand: somebody is choosing from it. */
const LOOKS: ReadonlySet<TaskKind> = new Set<TaskKind>(['keep-card', 'order-back']);

export function looksAtCards(one: Task): boolean {
  return LOOKS.has(one.kind);
}

/** Every card and event, wherever it lies. */
export function cardsOf(state: State): DeckCard[] {
  return [
    ...state.deck,
    ...state.discard,
    ...state.events,
    ...state.removed,
    ...state.marshalPile,
    ...state.seats.flatMap((seat) => seat.hand),
    ...state.pending.filter(looksAtCards).flatMap((one) => one.list),
  ];
}

export function roleHolder(state: State, role: Role): number {
  return state.seats.findIndex((seat) => seat.role === role);
}

/** A position of older rules: `pending` was a `stack` in rules 1, and up to rules 3 some picks were made in halves. */
interface OlderState extends Omit<State, 'pending' | 'seats'> {
  pending?: OlderTask[];
  stack?: OlderTask[];
  seats: (Omit<Seat, 'declined'> & { declined?: Use[] })[];
}

/**
 * Cards and events that have come to the tables since the save stay out of a match under way, in the box with
 * those a solitaire game leaves out; tokens start at none. What was half done goes back to its beginning.
 */
export function upgrade(saved: GameState): State {
  const { stack, ...rest } = saved as OlderState;
  const pending = rest.pending ?? stack;
  if (!pending) throw new Error('Nothing is said of what is still to be picked.');
  const seats = rest.seats.map((seat) => ({ ...seat, declined: seat.declined ?? [] }));
  const state = { ...rest, seats, pending } as State;
  takeBackHalves(state, pending);
  const known = new Set(cardsOf(state));
  for (const { id } of [...CARDS, ...EVENTS]) if (!known.has(id)) state.removed.push(id);
  for (const { tokens } of state.seats) for (const token of TOKENS) tokens[token] ??= 0;
  return state;
}

export function clone(state: State): State {
  const rng: RngState = [state.rng[0], state.rng[1], state.rng[2], state.rng[3]];
  return {
    ...state,
    rng,
    names: state.names.slice(),
    colours: state.colours.slice(),
    options: { ...state.options },
    seats: state.seats.map(cloneSeat),
    order: state.order.slice(),
    tiles: state.tiles.map((tile) => ({ ...tile })),
    rails: state.rails.slice(),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    events: state.events.slice(),
    removed: state.removed.slice(),
    marshalPile: state.marshalPile.slice(),
    fresh: state.fresh.slice(),
    sets: state.sets.map((set) => ({ ...set, dice: set.dice.map(cloneDie) })),
    ghosts: state.ghosts.map((ghost) => ({ ...ghost, dice: ghost.dice.slice() })),
    doomed: state.doomed.slice(),
    todo: state.todo.slice(),
    corrupted: state.corrupted.slice(),
    pending: state.pending.map((one) => ({ ...one, list: one.list.slice() })),
  };
}

function cloneSeat(seat: Seat): Seat {
  return {
    ...seat,
    res: [seat.res[0], seat.res[1], seat.res[2]],
    tokens: { ...seat.tokens },
    cities: seat.cities.slice(),
    towns: seat.towns.slice(),
    hand: seat.hand.slice(),
    dice: seat.dice.map(cloneDie),
    abilities: seat.abilities.slice(),
    declined: seat.declined.slice(),
    seen: seat.seen.slice(),
    rolls: seat.rolls.slice(),
  };
}

function cloneDie(die: Die): Die {
  return { ...die };
}
