/** Builds positions for tests: a table laid by hand, the stage the test asks for. */
import { plainConfig } from '@/engine/core/conformance';
import type { GameEvent, Move } from '@/engine/core/game';
import { darkHorse } from '@/engine/games/dark-horse';
import { apply, settle } from '@/engine/games/dark-horse/rules/apply';
import type { Bundle, SpotId } from '@/engine/games/dark-horse/data';
import type { CardId, DeckCard } from '@/engine/games/dark-horse/data-cards';
import { edgeOf, hexOf } from '@/engine/games/dark-horse/rules/map';
import { moves } from '@/engine/games/dark-horse/rules/moves';
import { seatOf, task, top, type Die, type Seat, type State } from '@/engine/games/dark-horse/state';

export function start(seats: number, options: Record<string, unknown> = {}, seed = 'table'): State {
  return darkHorse.setup(plainConfig(darkHorse, seats, options), seed);
}

/** A table in round 1 with nothing on it: no pieces, goods, tokens, cards in hand or dice; no event, no ghost. */
export function bare(seats: number, options: Record<string, unknown> = {}): State {
  const state = start(seats, { characters: 'off', ...options });
  state.pending = [];
  state.stage = 'place';
  state.round = 1;
  state.order = state.seats.map((_, seat) => seat);
  state.ghostsDown = true;
  state.rails = [];
  state.railsLeft = 55;
  for (const seat of state.seats) {
    Object.assign(seat, { res: [0, 0, 0], gold: 0, cities: [], towns: [], dice: [], seen: [] });
    seat.tokens = { wild: 0, engineer: 0, stock: 0, loan: 0, trader: 0 };
  }
  return state;
}

export interface Laid {
  readonly cities?: string;
  readonly towns?: string;
  readonly res?: Bundle;
  readonly gold?: number;
  readonly influence?: number;
  readonly character?: Seat['character'];
  readonly role?: Seat['role'];
  readonly hand?: readonly CardId[];
  readonly dice?: readonly number[];
  readonly tokens?: Partial<Seat['tokens']>;
}

export function lay(state: State, seat: number, laid: Laid): void {
  const who = seatOf(state, seat);
  const list = (text: string | undefined) => (text ? text.split(' ').map(hexOf) : []);
  who.cities.push(...list(laid.cities));
  who.towns.push(...list(laid.towns));
  if (laid.res) who.res = [...laid.res];
  if (laid.dice) who.dice = laid.dice.map(die);
  if (laid.gold !== undefined) who.gold = laid.gold;
  if (laid.influence !== undefined) who.influence = laid.influence;
  if (laid.character !== undefined) who.character = laid.character;
  if (laid.role !== undefined) who.role = laid.role;
  for (const card of laid.hand ?? []) give(state, seat, card);
  Object.assign(who.tokens, laid.tokens ?? {});
}

/** Moves a card from wherever it lies to a hand. */
export function give(state: State, seat: number, card: CardId): void {
  for (const pile of [state.deck, state.discard, state.removed]) {
    const at = pile.indexOf(card);
    if (at >= 0) pile.splice(at, 1);
  }
  seatOf(state, seat).hand.push(card);
}

export function stack(state: State, ...cards: DeckCard[]): void {
  for (const card of cards) {
    for (const pile of [state.deck, state.discard, state.removed]) {
      const at = pile.indexOf(card);
      if (at >= 0) pile.splice(at, 1);
    }
  }
  state.deck.unshift(...cards);
}

export function rails(state: State, text: string): void {
  const edges = text.split(' ').map(edgeOf);
  state.rails.push(...edges);
  state.railsLeft -= edges.length;
}

export function tile(state: State, hex: string, type: number, rugged = false, up = true): void {
  const found = state.tiles.find((one) => one.hex === hexOf(hex));
  if (found) Object.assign(found, { type, rugged, up });
}

export function die(face: number): Die {
  return { face, rolled: face, deputy: false, changed: '', flipped: false, touched: false };
}

/** Puts a set on a spot as if it had been placed before. */
export function set(
  state: State,
  seat: number,
  spot: SpotId,
  faces: readonly number[],
  more: object = {},
): void {
  const slot = state.sets.filter((one) => one.spot === spot).length;
  state.sets.push({
    spot,
    seat,
    dice: faces.map(die),
    shift: 0,
    by: '',
    extra: false,
    engineer: false,
    slot: spot === 'turn-order' ? slot : 0,
    ...more,
  });
}

/** Opens a placement turn. */
export function placing(state: State, seat = 0): State {
  state.stage = 'place';
  state.pending = [task('place', seat)];
  state.at = state.order.indexOf(seat) + 1;
  return state;
}

/** Starts collecting what lies on the spaces; returns what happened. */
export function collecting(state: State): GameEvent[] {
  const told: GameEvent[] = [];
  for (const seat of state.seats) seat.dice = [];
  state.stage = 'collect';
  state.pending = [];
  state.spaceAt = -1;
  state.todo = [];
  state.asked = -1;
  settle(state, (event) => told.push(event));
  return told;
}

/** Lets the table run on from a stage. */
export function run(state: State, stage: State['stage']): GameEvent[] {
  const told: GameEvent[] = [];
  state.stage = stage;
  state.pending = [];
  settle(state, (event) => told.push(event));
  return told;
}

export function can(state: State, move: Move): boolean {
  return moves(state).includes(move);
}

export function play(state: State, ...list: Move[]): GameEvent[] {
  const told: GameEvent[] = [];
  for (const move of list) {
    if (!can(state, move))
      throw new Error(`${move} is not legal at ${top(state)?.kind}: ${moves(state).join(' ')}`);
    apply(state, move, (event) => told.push(event));
  }
  return told;
}

/** Answers windows with "go on" until another kind of pick comes, at most through this round. */
export function goOn(state: State): void {
  while (top(state)?.kind === 'window') play(state, 'continue');
}

export function kind(state: State): string {
  return top(state)?.kind ?? '';
}

export function spots(state: State): string[] {
  return [
    ...new Set(
      moves(state)
        .filter((move) => move.startsWith('place:'))
        .map((move) => move.split(':')[2] ?? ''),
    ),
  ];
}
