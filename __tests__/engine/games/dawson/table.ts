/** Positions for the tests: a city from a plan, and what stands in it. */
import { chooseNow } from '@/engine/bots/runner';
import { plainConfig } from '@/engine/core/configs';
import type { GameEvent, Move } from '@/engine/core/game';
import { dawson } from '@/engine/games/dawson';
import { HOTELS_EACH, SQUARES, TILES, tileIndex, VALUES } from '@/engine/games/dawson/data';
import type { CharacterId } from '@/engine/games/dawson/data';
import { cityOf, cellKey } from '@/engine/games/dawson/rules/city';
import { seatFirst } from '@/engine/games/dawson/rules/first';
import type { State } from '@/engine/games/dawson/state';

/** City A and City A4 of the specification. */
export const CITY_A = plan('tile-01 r3 -2,0', 'tile-02 r1 1,0');
export const CITY_A4 = plan('tile-01 r3 -2,0', 'tile-02 r1 1,0', 'tile-03 r0 -1,-3', 'tile-07 r2 -1,4');

export function plan(...tiles: readonly string[]): string {
  return tiles
    .map((text) => {
      const [id = '', r = '', at = ''] = text.split(' ');
      return `${tileIndex(id)}${r}@${at}`;
    })
    .join(' ');
}

export interface Standing {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly plan?: string;
  /** `x,y`: a camper of the lot's value. */
  readonly camps?: readonly string[];
  /** `x,y owner`, `x,y owner guest`, `x,y owner =size` or `x,y owner =size guest`. */
  readonly hotels?: readonly string[];
  readonly gold?: readonly number[];
  readonly pool?: number;
  readonly characters?: readonly CharacterId[];
  readonly change?: Partial<State>;
}

const SEATED: readonly CharacterId[] = ['mabel-frost', 'silas-oakes', 'ingrid-vale'];

/** Player 0 is active and manages. */
export function table(standing: Standing = {}): State {
  const seats = standing.seats ?? 2;
  // Where characters are picked nothing has happened yet; afterwards the options are those wanted.
  const wanted = plainConfig(dawson, seats, standing.options);
  const state = dawson.setup(plainConfig(dawson, seats, { ...standing.options, abilities: true }), 'table');
  state.options = { ...state.options, abilities: wanted.options['abilities'] as boolean };
  state.first = 0;
  seatFirst(state);
  state.plan = standing.plan ?? CITY_A;
  const city = cityOf(state.plan);
  const used = new Set(city.placed.map(({ tile }) => tile));
  state.heart = city.placed.length;
  state.deck = TILES.map((_, tile) => tile).filter((tile) => !used.has(tile));
  state.dice = new Array<number>(city.placed.length * SQUARES).fill(0);
  state.owners = state.dice.map(() => -1);
  state.sizes = state.dice.map(() => 0);
  for (const cell of standing.camps ?? []) {
    const square = at(state, cell);
    state.dice[square] = city.lots[square] as number;
  }
  for (const text of standing.hotels ?? []) {
    const [cell = '', owner = '0', ...rest] = text.split(' ');
    const square = at(state, cell);
    const size = Number(rest.find((word) => word.startsWith('='))?.slice(1) ?? city.lots[square]);
    state.owners[square] = Number(owner);
    state.sizes[square] = size;
    if (rest.includes('guest')) state.dice[square] = size;
  }
  state.players.forEach((player, seat) => {
    player.character = standing.characters?.[seat] ?? SEATED[seat] ?? 'amos-reed';
    player.gold = standing.gold?.[seat] ?? player.gold;
    player.supply = VALUES.map(
      (value) =>
        HOTELS_EACH - state.sizes.filter((size, s) => size === value && state.owners[s] === seat).length,
    );
  });
  state.names = state.players.map((_, seat) => state.names[seat] || `Rival ${seat}`);
  state.pool = standing.pool ?? state.diceInGame - state.dice.filter((die) => die > 0).length;
  state.diceInGame = state.pool + state.dice.filter((die) => die > 0).length;
  state.decider = 0;
  state.step = 'manage';
  return Object.assign(state, standing.change);
}

/** The square of a cell `x,y`. */
export function at(state: State, cell: string): number {
  const [x = 0, y = 0] = cell.split(',').map(Number);
  const square = cityOf(state.plan).squareAt.get(cellKey(x, y));
  if (square === undefined) throw new Error(`no square at ${cell}`);
  return square;
}

/** The verbs that can be used now, on a copy: a state changed by hand may still be given the list of before. */
export function verbs(state: State): string[] {
  return [...new Set(dawson.moves(dawson.clone(state)).map((move) => move.split(':')[0] as string))];
}

/** The moves of one verb. */
export function movesOf(state: State, verb: string): Move[] {
  return dawson.moves(dawson.clone(state)).filter((move) => move.startsWith(`${verb}:`));
}

/** Plays the moves and returns what happened. */
export function play(state: State, ...moves: readonly Move[]): GameEvent[] {
  const events: GameEvent[] = [];
  for (const move of moves) {
    if (!dawson.moves(state).includes(move)) {
      throw new Error(`${move} is not among ${state.step}: ${dawson.moves(state).join(' ')}`);
    }
    dawson.apply(state, move, (event) => events.push(event));
  }
  return events;
}

export function gold(state: State, seat: number): number {
  return state.players[seat]?.gold ?? NaN;
}

export function points(state: State, seat: number): number {
  return state.players[seat]?.points ?? NaN;
}

export function kinds(events: readonly GameEvent[]): string[] {
  return events.map((event) => event.kind);
}

/** What the greedy player advises here, and why. */
export function hint(state: State): { readonly move: string; readonly reason: string } {
  const work = { game: dawson, state, seat: state.decider, level: 'greedy' as const };
  const { move, reason = '' } = chooseNow({ ...work, seed: 'tickets', decision: 1 });
  return { move, reason };
}
