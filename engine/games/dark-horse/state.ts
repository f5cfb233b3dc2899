/** The whole table as plain JSON. What waits to be picked or done stands on `pending`, the last task first. */
import type { Emit as CoreEmit, GameState } from '../../core/game';
import type { OptionValues } from '../../core/options';
import type { Bundle, GhostId, Level, NumberedSpace, Role, Scenario, SpotId, Token } from './data';
import { TOKENS } from './data';
import type { CardId, CharacterId, DeckCard, EventId } from './data-cards';
import { CARDS, CHARACTER_EFFECTS, characterOf, EVENTS } from './data-cards';
import type { EventKind } from './data-events';
import { takeBackHalves, type OlderTask } from './rules/older';
import { cloneTask, isPick, looksAtCards } from './state-tasks';
import type { PickKind, Task, What } from './state-tasks';

export type { EventKind } from './data-events';
export { isPick, looksAtCards, task } from './state-tasks';
export type { Cause, PickKind, Source, StepKind, Task, TaskKind, What } from './state-tasks';

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

/** Written out field by field: searches copy positions more often than they do anything else. */
export function clone(state: State): State {
  const { rng } = state;
  return {
    rng: [rng[0], rng[1], rng[2], rng[3]],
    names: state.names.slice(),
    colours: state.colours.slice(),
    options: { ...state.options },
    stage: state.stage,
    round: state.round,
    seats: copies(state.seats, cloneSeat),
    order: state.order.slice(),
    tiles: copies(state.tiles, cloneTile),
    boxTile: state.boxTile,
    rails: state.rails.slice(),
    railsLeft: state.railsLeft,
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    events: state.events.slice(),
    removed: state.removed.slice(),
    marshalPile: state.marshalPile.slice(),
    fresh: state.fresh.slice(),
    sets: copies(state.sets, cloneSet),
    ghosts: copies(state.ghosts, cloneGhost),
    ghostsDown: state.ghostsDown,
    doomed: state.doomed.slice(),
    at: state.at,
    idle: state.idle,
    turns: state.turns,
    spaceAt: state.spaceAt,
    todo: state.todo.slice(),
    asked: state.asked,
    corrupted: state.corrupted.slice(),
    endTriggered: state.endTriggered,
    won: state.won,
    pending: copies(state.pending, cloneTask),
  };
}

function copies<T>(list: readonly T[], copy: (one: T) => T): T[] {
  const made: T[] = [];
  for (let i = 0; i < list.length; i++) made.push(copy(list[i] as T));
  return made;
}

function cloneSeat(seat: Seat): Seat {
  const { res, tokens } = seat;
  return {
    character: seat.character,
    res: [res[0], res[1], res[2]],
    gold: seat.gold,
    influence: seat.influence,
    tokens: {
      wild: tokens.wild,
      engineer: tokens.engineer,
      stock: tokens.stock,
      loan: tokens.loan,
      trader: tokens.trader,
    },
    cities: seat.cities.slice(),
    towns: seat.towns.slice(),
    hand: seat.hand.slice(),
    role: seat.role,
    bonus: seat.bonus,
    bonusNow: seat.bonusNow,
    sentence: seat.sentence,
    jailed: seat.jailed,
    dice: copies(seat.dice, cloneDie),
    pawn: seat.pawn,
    gunDie: seat.gunDie,
    usedWild: seat.usedWild,
    usedEngineer: seat.usedEngineer,
    usedStock: seat.usedStock,
    usedTrader: seat.usedTrader,
    usedBank: seat.usedBank,
    cardPlayed: seat.cardPlayed,
    abilities: seat.abilities.slice(),
    declined: seat.declined.slice(),
    seen: seat.seen.slice(),
    knownTop: seat.knownTop,
    rolls: seat.rolls.slice(),
  };
}

function cloneDie({ face, rolled, deputy, changed, flipped, touched }: Die): Die {
  return { face, rolled, deputy, changed, flipped, touched };
}

function cloneTile({ hex, type, rugged, up }: Tile): Tile {
  return { hex, type, rugged, up };
}

function cloneSet({ spot, seat, dice, shift, by, extra, engineer, slot }: DiceSet): DiceSet {
  return { spot, seat, dice: copies(dice, cloneDie), shift, by, extra, engineer, slot };
}

function cloneGhost({ what, dice, space, status }: Ghost): Ghost {
  return { what, dice: dice.slice(), space, status };
}
