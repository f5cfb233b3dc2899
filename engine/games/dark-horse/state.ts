/** The whole table as plain JSON. What waits to be picked or done stands on `pending`, the last task first. */
import type { GameEvent, GameState } from '../../core/game';
import type { OptionValues } from '../../core/options';
import type { RngState } from '../../core/rng';
import {
  CARDS,
  characterOf,
  EVENTS,
  TOKENS,
  type Bundle,
  type Level,
  type Role,
  type Scenario,
  type Token,
} from './data';

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
  spot: string;
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
  what: 'single' | 'pair-a' | 'pair-b';
  dice: number[];
  space: string;
  status: 'waiting' | 'placed' | 'discarded';
}

export interface Tile {
  hex: number;
  /** 0 food, 1 wood, 2 ore. */
  type: number;
  rugged: boolean;
  up: boolean;
}

export interface Seat {
  character: string;
  res: Bundle;
  gold: number;
  influence: number;
  tokens: Record<Token, number>;
  cities: number[];
  towns: number[];
  hand: string[];
  role: '' | Role;
  /** A bonus die for the next Placement Phase. */
  bonus: boolean;
  bonusNow: boolean;
  /** Dice the next Placement Phase loses; 3 is all. */
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
  cardPlayed: boolean;
  abilities: number[];
  /** Face-down tiles this seat has seen (DH-4.66: once seen, remembered). */
  seen: number[];
  /** Cards on top of the deck this seat put back itself. */
  knownTop: number;
  rolls: number[];
}

/** One thing to be done or picked. A flat shape: it is saved, cloned and compared as it is. */
export interface Task {
  kind: string;
  seat: number;
  n: number;
  what: string;
  list: string[];
}

export type Stage = 'setup' | 'start' | 'roll' | 'place' | 'collect' | 'clean-up' | 'end' | 'scored' | 'over';

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
  deck: string[];
  discard: string[];
  events: string[];
  removed: string[];
  marshalPile: string[];
  /** Action cards played or discarded this round, for the Scoundrel. */
  fresh: string[];
  sets: DiceSet[];
  ghosts: Ghost[];
  ghostsDown: boolean;
  /** Roles a ghost takes at the start of the next round (DH-6.17). */
  doomed: string[];
  /** Next seat of the circle, as an index into `order`. */
  at: number;
  /** Seats passed in a row without placing. */
  idle: number;
  /** Placement turns taken this phase. */
  turns: number;
  spaceAt: number;
  todo: string[];
  /** The seat whose last window is still open as it was: a second one would ask the same. */
  asked: number;
  corrupted: number[];
  endTriggered: string;
  won: boolean;
  /** What still has to be picked or done; the last one is next. */
  pending: Task[];
}

export type Emit = (event: GameEvent) => void;

export function task(kind: string, seat: number, n = 0, what = '', list: string[] = []): Task {
  return { kind, seat, n, what, list };
}

export function top(state: State): Task | undefined {
  return state.pending[state.pending.length - 1];
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
  return cities + (token === 'wild' && who.character === 'scoundrel' ? 1 : 0);
}

export function total(res: Readonly<Bundle>): number {
  return res[0] + res[1] + res[2];
}

export function affords(res: Readonly<Bundle>, cost: Readonly<Bundle>): boolean {
  return res[0] >= cost[0] && res[1] >= cost[1] && res[2] >= cost[2];
}

export function eventOn(state: State, event: string): boolean {
  return state.events.includes(event);
}

/** DH-2.8: the Preacher never uses what jails or could jail. */
export function shunsJail(state: State, seat: number): boolean {
  return seatOf(state, seat).character === 'preacher';
}

export function characterSpot(state: State, seat: number): readonly number[] | null {
  return characterOf(seatOf(state, seat).character)?.spot?.faces ?? null;
}

/** Tasks whose list of cards lies neither in the deck nor in a hand: somebody is choosing from it. */
const LOOKS: ReadonlySet<string> = new Set(['keep-card', 'order-back']);

export function looksAtCards(task: Task): boolean {
  return LOOKS.has(task.kind);
}

/** Every card and event, wherever it lies. */
export function cardsOf(state: State): string[] {
  return [
    ...state.deck,
    ...state.discard,
    ...state.events,
    ...state.removed,
    ...state.marshalPile,
    ...state.seats.flatMap((seat) => seat.hand),
    ...state.pending.filter(looksAtCards).flatMap((task) => task.list),
  ];
}

export function roleHolder(state: State, role: Role): number {
  return state.seats.findIndex((seat) => seat.role === role);
}

function cloneDie(die: Die): Die {
  return {
    face: die.face,
    rolled: die.rolled,
    deputy: die.deputy,
    changed: die.changed,
    flipped: die.flipped,
    touched: die.touched,
  };
}

function cloneSeat(seat: Seat): Seat {
  return {
    character: seat.character,
    res: [seat.res[0], seat.res[1], seat.res[2]],
    gold: seat.gold,
    influence: seat.influence,
    tokens: {
      wild: seat.tokens.wild,
      engineer: seat.tokens.engineer,
      stock: seat.tokens.stock,
      loan: seat.tokens.loan,
      trader: seat.tokens.trader,
    },
    cities: seat.cities.slice(),
    towns: seat.towns.slice(),
    hand: seat.hand.slice(),
    role: seat.role,
    bonus: seat.bonus,
    bonusNow: seat.bonusNow,
    sentence: seat.sentence,
    jailed: seat.jailed,
    dice: seat.dice.map(cloneDie),
    pawn: seat.pawn,
    gunDie: seat.gunDie,
    usedWild: seat.usedWild,
    usedEngineer: seat.usedEngineer,
    usedStock: seat.usedStock,
    usedTrader: seat.usedTrader,
    usedBank: seat.usedBank,
    cardPlayed: seat.cardPlayed,
    abilities: seat.abilities.slice(),
    seen: seat.seen.slice(),
    knownTop: seat.knownTop,
    rolls: seat.rolls.slice(),
  };
}

/** A position of rules 1: what was to be done was called a stack. */
interface StateOfRules1 extends Omit<State, 'pending'> {
  pending?: Task[];
  stack?: Task[];
}

/**
 * Rules 2 call `pending` what was `stack`. Cards and events that have come to the tables since the save stay
 * out of a match under way, in the box with those a solitaire game leaves out; tokens start at none.
 */
export function upgrade(saved: GameState): State {
  const { stack, ...rest } = saved as StateOfRules1;
  const state: State = { ...rest, pending: rest.pending ?? stack ?? [] };
  const known = new Set(cardsOf(state));
  for (const { id } of [...CARDS, ...EVENTS]) if (!known.has(id)) state.removed.push(id);
  for (const { tokens } of state.seats) for (const token of TOKENS) tokens[token] ??= 0;
  return state;
}

export function clone(state: State): State {
  const rng: RngState = [state.rng[0], state.rng[1], state.rng[2], state.rng[3]];
  return {
    rng,
    names: state.names.slice(),
    colours: state.colours.slice(),
    options: { ...state.options },
    stage: state.stage,
    round: state.round,
    seats: state.seats.map(cloneSeat),
    order: state.order.slice(),
    tiles: state.tiles.map((tile) => ({ hex: tile.hex, type: tile.type, rugged: tile.rugged, up: tile.up })),
    boxTile: state.boxTile,
    rails: state.rails.slice(),
    railsLeft: state.railsLeft,
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    events: state.events.slice(),
    removed: state.removed.slice(),
    marshalPile: state.marshalPile.slice(),
    fresh: state.fresh.slice(),
    sets: state.sets.map((set) => ({
      spot: set.spot,
      seat: set.seat,
      dice: set.dice.map(cloneDie),
      shift: set.shift,
      by: set.by,
      extra: set.extra,
      engineer: set.engineer,
      slot: set.slot,
    })),
    ghosts: state.ghosts.map((ghost) => ({
      what: ghost.what,
      dice: ghost.dice.slice(),
      space: ghost.space,
      status: ghost.status,
    })),
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
    pending: state.pending.map((t) => ({
      kind: t.kind,
      seat: t.seat,
      n: t.n,
      what: t.what,
      list: t.list.slice(),
    })),
  };
}
