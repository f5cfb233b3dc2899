/** The whole table as plain JSON, and its exact copy. */
import type { Emit as CoreEmit, GameState } from '@/engine/core/game';

/** What may be asked. Everything that must know a pick is a table over this union. */
export type PickKind = 'turn' | 'place';

/** What may happen. */
export type EventKind = 'roll' | 'take' | 'lay' | 'draw';

export type Emit = CoreEmit<EventKind>;

export interface State extends GameState {
  names: string[];
  deck: number[];
  hands: number[][];
  /** What lies on each plot: seat * 100 + card, or -1. */
  plots: number[];
  points: number[];
  seat: number;
  turns: number;
  /** The card in the hand's way to a plot, -1 for none. */
  held: number;
  rounds: number;
  kind: boolean;
}

export function clone(s: State): State {
  return {
    rng: [...s.rng],
    names: s.names.slice(),
    deck: s.deck.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    plots: s.plots.slice(),
    points: s.points.slice(),
    seat: s.seat,
    turns: s.turns,
    held: s.held,
    rounds: s.rounds,
    kind: s.kind,
  };
}

/** Nothing has changed its shape yet. */
export function upgrade(state: GameState): State {
  return state as State;
}

export function isOver(s: State): boolean {
  return s.turns >= s.rounds;
}

export function handOf(s: State, seat: number): number[] {
  const hand = s.hands[seat];
  if (!hand) throw new RangeError(`no seat ${seat}`);
  return hand;
}

export function addPoints(s: State, seat: number, points: number): void {
  s.points[seat] = (s.points[seat] ?? 0) + points;
}
