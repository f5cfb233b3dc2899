/** Tables laid out for one situation. */
import { plainConfig } from '@/engine/core/conformance';
import type { GameEvent } from '@/engine/core/game';
import { roll, seedRng, type RngState } from '@/engine/core/rng';
import { KINDS, type BuildingId, type KindId } from '@/engine/games/dakota/data';
import { CARDS, type CardId } from '@/engine/games/dakota/data-cards';
import { TILES, tileIndex } from '@/engine/games/dakota/data-tiles';
import { dakota, type State } from '@/engine/games/dakota';
import { run } from '@/engine/games/dakota/rules/apply';
import { place } from '@/engine/games/dakota/rules/mine';
import { newBuilding, newCart, noWorkers } from '@/engine/games/dakota/rules/town';
import { townOf, type Task, type Town } from '@/engine/games/dakota/state';

/** A fresh table with nothing going on: what happens is what the test puts in `pending`. */
export function table(seats = 1, options: Record<string, string> = {}): State {
  const s = dakota.setup(plainConfig(dakota, seats, options), 'table');
  s.pending = [];
  s.phase = 'afternoon';
  s.order = s.towns.map((_, seat) => seat);
  s.day = 1;
  s.rises = [0, 0, 0, 0, 0];
  s.fallen = [];
  s.tiles = TILES.map((tile) => tile.copies);
  for (const t of s.towns) {
    Object.assign(t, { cash: 20, hand: [], held: [], mine: [], acquired: 0, explorers: 0, passed: false });
    t.idle = noWorkers();
    t.used = noWorkers();
    t.street = noWorkers();
    t.carts = [newCart('small')];
  }
  return s;
}

export function town(s: State, seat = 0): Town {
  return townOf(s, seat);
}

/** Puts tasks in `pending`, the first of them next, and runs to the first pick. */
export function begin(s: State, ...tasks: Task[]): GameEvent[] {
  const events: GameEvent[] = [];
  s.pending = [...tasks].reverse();
  run(s, (event) => events.push(event));
  return events;
}

export function play(s: State, ...moves: string[]): GameEvent[] {
  const events: GameEvent[] = [];
  for (const move of moves) dakota.apply(s, move, (event) => events.push(event));
  return events;
}

export function list(s: State): string[] {
  return dakota.moves(s);
}

export function kind(s: State): string | undefined {
  return dakota.decision(s)?.kind;
}

export function k(id: KindId): number {
  return KINDS.indexOf(id);
}

/** Free workers at home. */
export function people(s: State, who: Partial<Record<KindId, number>>, seat = 0): void {
  const t = town(s, seat);
  t.idle = KINDS.map((id) => who[id] ?? 0);
}

/** Buildings from space 3 on. */
export function build(s: State, types: readonly BuildingId[], seat = 0): void {
  types.forEach((type, i) => {
    town(s, seat).spaces[i + 2] = newBuilding(type);
  });
}

/** A tile with these open sides; `id` chooses the resources, such as `l1-tee-c`. */
export function dig(s: State, x: number, y: number, id: string, sides: string, seat = 0): void {
  const mask = [...sides].reduce((bits, side) => bits | (1 << 'NESW'.indexOf(side)), 0);
  const tile = tileIndex(id);
  const turn = TILES[tile]!.open.indexOf(mask);
  if (turn < 0) throw new Error(`${id} cannot open ${sides}`);
  place(town(s, seat).mine, { x, y }, tile, turn);
}

/** A straight shaft downward with these resources, nearest first. */
export function shaft(s: State, resources: readonly string[], seat = 0): void {
  resources.forEach((letters, i) => dig(s, 0, i + 1, straightWith(letters), 'NS', seat));
}

function straightWith(letters: string): string {
  const found = TILES.find((tile) => tile.shape === 'straight' && tile.id.endsWith(`-${letters}`));
  if (!found) throw new Error(`no straight with ${letters}`);
  return found.id;
}

/** Makes the next die show this. */
export function load(s: State, value: number): void {
  for (let i = 0; ; i++) {
    const words = seedRng(`die ${i}`);
    const copy: RngState = [...words];
    if (roll(copy) === value) {
      s.rng = words;
      return;
    }
  }
}

/** Only these cards are left to draw, so the next one is known. */
export function stackDeck(s: State, ...cards: CardId[]): void {
  s.deck = CARDS.map((card) => cards.filter((id) => id === card.id).length);
}

/** Puts people into the windows of a building, ready to resolve. */
export function atWork(s: State, space: number, kinds: readonly KindId[], seat = 0): void {
  const b = town(s, seat).spaces[space - 1];
  if (!b) throw new Error(`nothing stands on space ${space}`);
  b.here = kinds.map(k);
  b.waiting = kinds.map(k);
  for (const id of kinds) town(s, seat).used[k(id)]!++;
}

/** Somebody in the workshop on space 2, about to build. */
export function builder(s: State, id: KindId = 'miner', ...after: Task[]): GameEvent[] {
  town(s).spaces[1]!.here = [];
  atWork(s, 2, [id]);
  return begin(s, { kind: 'resolving', seat: 0 }, ...after);
}
