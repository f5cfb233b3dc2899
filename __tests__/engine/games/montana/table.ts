/** Positions for the tests: a quiet table, the test board of the specification, and picks by name. */
import type { GameEvent, Move } from '@/engine/core/game';
import { completeOptions, type OptionValue } from '@/engine/core/options';
import { below, seedRng, type RngState } from '@/engine/core/rng';
import { montana } from '@/engine/games/montana';
import { COLOURS, GOODS } from '@/engine/games/montana/data';
import { RIVAL_CARDS } from '@/engine/games/montana/data-race';
import { landscape, layoutKey } from '@/engine/games/montana/rules/landscape';
import { player, type Player, type State } from '@/engine/games/montana/state';

export const TB2 = layoutKey(2, [
  [0, 0],
  [1, 0],
  [2, 0],
  [6, 0],
  [7, 0],
  [8, 0],
  [11, 0],
]);

export function config(seats: number, given: Record<string, OptionValue> = {}) {
  return {
    seats: Array.from({ length: seats }, (_, i) => ({
      name: ['Ann', 'Ben', 'Cora', 'Dan'][i] ?? '',
      kind: 'person' as const,
      colour: i,
    })),
    options: completeOptions(montana.options, seats, given),
  };
}

/** Round 1, seat 0 to choose its action, everybody empty-handed. */
export function quiet(seats: number, given: Record<string, OptionValue> = {}): State {
  const fixed = { startField: 'auto', startTile: 'auto', startPlayer: 'seat-1' };
  const s = montana.setup(config(seats, { ...fixed, ...given }), 'quiet');
  s.opening = [];
  s.pending = [{ kind: 'choose-action', seat: 0, at: 0 }];
  for (const p of s.players) Object.assign(p, { silver: 0, cows: 0, canteens: 0 });
  s.players.forEach((p) => {
    p.goods = GOODS.map(() => 0);
    p.workers = COLOURS.map(() => 0);
  });
  return s;
}

/** TB-2 with the start tile on (-1,1) unless told otherwise. */
export function testBoard(
  given: Record<string, OptionValue> = {},
  board = TB2,
  start = '-1,1',
  seats = 2,
): State {
  const s = quiet(seats, given);
  s.board = board;
  const { fields } = landscape(s);
  s.owner = fields.map(() => -1);
  s.stack = fields.map(() => 0);
  s.cows = fields.map((field) => (field.cow ? 1 : 0));
  s.water = fields.map((field) => (field.kind === 'lake' ? 1 : 0));
  s.start = cell(s, start);
  s.cows[s.start] = 0;
  return s;
}

export function cell(s: State, id: string): number {
  const index = landscape(s).index.get(id);
  if (index === undefined) throw new Error(`no field ${id}`);
  return index;
}

/** Puts settlements of a seat on fields, one each, as if built earlier; lakes beside them are emptied. */
export function own(s: State, seat: number, ...ids: string[]): void {
  for (const id of ids) {
    const index = cell(s, id);
    s.owner[index] = seat;
    s.stack[index] = 1;
    s.cows[index] = 0;
    player(s, seat).left--;
    player(s, seat).fields++;
    for (const near of landscape(s).next[index] ?? []) if (near >= 0) s.water[near] = 0;
  }
}

/** Goods by letter, such as `{ S: 1, g: 2 }`. */
export function give(s: State, seat: number, what: Partial<Record<string, number>>): Player {
  const p = player(s, seat);
  const letters = 'cCsSgp';
  for (const [key, n = 0] of Object.entries(what)) {
    const good = letters.indexOf(key);
    if (good >= 0) p.goods[good] = n;
    else if (key.startsWith('w-')) p.workers[COLOURS.indexOf(key.slice(2) as (typeof COLOURS)[number])] = n;
    else Object.assign(p, { [key]: n });
  }
  return p;
}

export function play(s: State, ...moves: Move[]): GameEvent[] {
  const events: GameEvent[] = [];
  for (const move of moves) {
    const open = montana.moves(s);
    if (!open.includes(move)) throw new Error(`${move} is not open: ${open.join(' ')}`);
    montana.apply(s, move, (event) => events.push(event));
  }
  return events;
}

/** Generator words whose next spin is `index`. */
export function spinTo(index: number): RngState {
  for (let i = 0; ; i++) {
    const rng = seedRng(`spin ${i}`);
    if (below([...rng], 8) === index) return rng;
  }
}

export function kind(s: State): string {
  return montana.decision(s)?.kind ?? 'over';
}

/** Own moves of the decision, without the cattle trades. */
export function options(s: State): Move[] {
  return montana.moves(s).filter((move) => !move.startsWith('trade:'));
}

export function field(s: State, id: string): number {
  return s.stack[cell(s, id)] ?? 0;
}

export function card(id: string): number {
  return RIVAL_CARDS.findIndex((one) => one.id === id);
}

/** A race on TB-2 whose next rival cards are these. */
export function race(level: string, ...cards: string[]): State {
  const s = testBoard({ level }, undefined, '-1,1', 1);
  s.deck = cards.map(card).reverse();
  s.discard = [];
  return s;
}
