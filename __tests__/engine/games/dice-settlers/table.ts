/** Positions for the tests of Dice Settlers: a table laid as a test needs it. */
import { plainConfig } from '@/engine/core/conformance';
import type { GameEvent, Move } from '@/engine/core/game';
import { diceSettlers as game } from '@/engine/games/dice-settlers';
import { advance } from '@/engine/games/dice-settlers/rules/apply';
import type { HexAction } from '@/engine/games/dice-settlers/data';
import { startBotAction } from '@/engine/games/dice-settlers/rules/diceoneer-actions';
import { seatScore } from '@/engine/games/dice-settlers/score';
import type { Task, MapTile, State } from '@/engine/games/dice-settlers/state';

export { game };

/** A fresh game, not yet drafted. */
export function fresh(seats = 2, options: Readonly<Record<string, unknown>> = {}, seed = 'table'): State {
  return game.setup(plainConfig(game, seats, options), seed);
}

/** An empty map in the Action phase, seat 0 to move: tests put on it what they need. */
export function table(seats = 2, options: Readonly<Record<string, unknown>> = {}): State {
  const s = fresh(seats, options);
  s.pending = [{ kind: 'turn-main', seat: 0 }];
  s.phase = 'turns';
  s.step = 1;
  s.first = 0;
  s.turn = { pass: 1, allow: 1, taken: 0 };
  s.map = [];
  s.removed.push(...s.draft.hand);
  s.draft.hand = [];
  return s;
}

/** Puts a tile down; tents by owner, house owner or -1. */
export function put(s: State, tile: number, q: number, r: number, tents: number[] = [], house = -1): MapTile {
  const t: MapTile = { tile, q, r, tents: Array.from({ length: s.sides }, (_, i) => tents[i] ?? 0), house };
  s.map.push(t);
  return t;
}

export function play(s: State, ...moves: Move[]): GameEvent[] {
  const events: GameEvent[] = [];
  for (const move of moves) {
    if (!offered(s).includes(move)) throw new Error(`${move} is not among ${offered(s).join(' ')}`);
    game.apply(s, move, (event) => events.push(event));
  }
  return events;
}

/** Asked of a copy: tests lay the table anew after a move, and the list of that move is kept with the state. */
export function offered(s: State): readonly Move[] {
  return game.moves(game.clone(s));
}

export function kind(s: State): string {
  return game.decision(s)?.kind ?? 'over';
}

export function ask(s: State, task: Task): void {
  s.pending = [task];
}

export function player(s: State, seat = 0) {
  const found = s.players[seat];
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
}

export function bot(s: State) {
  if (!s.bot) throw new Error('no Diceoneer');
  return s.bot;
}

export function at(s: State, q: number, r: number): MapTile {
  const found = s.map.find((t) => t.q === q && t.r === r);
  if (!found) throw new Error(`no tile at ${q},${r}`);
  return found;
}

/** Six empty sides, an empty centre and a queue of these colours. */
export function bareBot(s: State, queue: number[] = []): void {
  const b = bot(s);
  b.sides = Array.from({ length: 6 }, () => ({ dice: [], token: -1 }));
  b.centre = [0, 0, 0, 0];
  b.queue = queue;
  b.marker = 0;
}

/** Whether some move of this verb is offered. */
export function opens(s: State, verb: string): boolean {
  return movesOf(s, verb).length > 0;
}

/** The moves of this verb, without what pays for them. */
export function heads(s: State, verb: string): Move[] {
  return [...new Set(movesOf(s, verb).map((move) => move.split(':by:')[0] as string))];
}

export function movesOf(s: State, verb: string): Move[] {
  return offered(s).filter((move) => move.split(':')[0] === verb);
}

/** Makes the move of this name, paid with as many icons as it can be. */
export function act(s: State, head: string): GameEvent[] {
  const icons = (move: Move) => (move.split(':by:')[1] ?? '').split('+').filter(Boolean).length;
  const [most] = offered(s)
    .filter((move) => move === head || move.startsWith(`${head}:`))
    .sort((a, b) => icons(b) - icons(a));
  return play(s, most ?? head);
}

/** A solo table with a bare hex. */
export function solo(options: Readonly<Record<string, unknown>> = {}): State {
  const s = table(1, options);
  bareBot(s, [0, 0, 1, 2]);
  return s;
}

/** Resolves an action of so much strength until you are asked or it is over. */
export function resolve(s: State, action: HexAction, strength: number): GameEvent[] {
  const events: GameEvent[] = [];
  s.pending = [{ kind: 'turn-main', seat: 0 }];
  player(s).active = ['white-trade', 'white-research'];
  startBotAction(s, action, strength, (e) => events.push(e));
  advance(s, (e) => events.push(e));
  return events;
}

/** The score of an owner as things stand. */
export function points(s: State, owner = 0): number {
  return seatScore(s, owner).total;
}
