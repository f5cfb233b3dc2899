/** What the phase files share: the stack, money, draws and events. */
import type { Emit, GameEvent } from '../../../core/game';
import { below } from '../../../core/rng';
import { CARDS, STRONG, cardIndex, type CardId, type Kind } from '../data';
import { townOf, type Frame, type FrameOf, type State } from '../state';
import { add, at, sum } from './town';

/** One kind of pick: its list, and what a choice does. The frame has left the stack when `act` runs. */
export interface PickRule<T extends Frame['t']> {
  moves(s: State, f: FrameOf<T>): string[];
  act(s: State, f: FrameOf<T>, move: string, emit: Emit): void;
}
export type PickRules<T extends Frame['t']> = { readonly [K in T]: PickRule<K> };

/** One kind of step that runs by itself. */
export type StepRules<T extends Frame['t']> = {
  readonly [K in T]: (s: State, f: FrameOf<K>, emit: Emit) => void;
};

/** Puts frames on the stack so that the first of them comes first. */
export function soon(s: State, frames: readonly Frame[]): void {
  for (let i = frames.length - 1; i >= 0; i--) s.stack.push(frames[i] as Frame);
}

export function report(
  emit: Emit,
  kind: string,
  seat: number,
  args: GameEvent['args'] = {},
  more: Omit<GameEvent, 'kind' | 'seat' | 'args'> = {},
): void {
  emit({ kind, seat, args, ...more });
}

export function after(move: string, prefix: string): string | null {
  return move.startsWith(prefix) ? move.slice(prefix.length) : null;
}

/** "3,-2" and "-1,4" are cells. */
export function parseCell(text: string): { x: number; y: number } {
  const [x, y] = text.split(',');
  return { x: Number(x), y: Number(y) };
}

/** One index out of counts, each piece as likely as the next; -1 when there is none. */
export function drawFrom(s: State, counts: readonly number[], wanted: (index: number) => boolean): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) if (wanted(i)) total += at(counts, i);
  if (total === 0) return -1;
  let left = below(s.rng, total);
  for (let i = 0; i < counts.length; i++) {
    if (!wanted(i)) continue;
    left -= at(counts, i);
    if (left < 0) return i;
  }
  return -1;
}

/** DK-2.7: from the draw pile; an empty one is made anew from the discards. */
export function drawCard(s: State): CardId | null {
  if (sum(s.deck) === 0) {
    s.deck = s.discard;
    s.discard = CARDS.map(() => 0);
  }
  const index = drawFrom(s, s.deck, () => true);
  const card = CARDS[index];
  if (!card) return null;
  add(s.deck, index, -1);
  return card.id;
}

export function discardCard(s: State, card: CardId): void {
  add(s.discard, cardIndex(card));
}

/** Out of the hand onto the discard pile. */
export function spendCard(s: State, seat: number, card: CardId): void {
  const hand = townOf(s, seat).hand;
  hand.splice(hand.indexOf(card), 1);
  discardCard(s, card);
}

/** A specialist out of the bag; strong miners that come up go to their section (DK-4.7.2). */
export function drawSpecialist(s: State): Kind {
  for (;;) {
    const kind = drawFrom(s, s.bag, () => true);
    if (kind < 0) return -1;
    add(s.bag, kind, -1);
    if (kind !== STRONG) return kind;
    s.strong++;
  }
}

/** Where people go who leave a town: pool, section or bag (DK-4.6.9). */
export function goHome(s: State, kind: Kind): void {
  if (kind === 0) s.miners++;
  else if (kind === STRONG) s.strong++;
  else add(s.bag, kind);
}

/** Marks one idle worker as used. */
export function use(s: State, seat: number, kind: Kind): void {
  const t = townOf(s, seat);
  if (at(t.idle, kind) < 1) throw new Error('Nobody of that kind is free.');
  add(t.idle, kind, -1);
  add(t.used, kind);
}

export function pay(s: State, seat: number, amount: number, laidOut = false): void {
  const t = townOf(s, seat);
  if (t.cash < amount) throw new Error('There is not enough money.');
  t.cash -= amount;
  if (laidOut) t.spent += amount;
}

export function earn(s: State, seat: number, amount: number): void {
  townOf(s, seat).cash += amount;
}

/** Spaces are spoken of from 1, as they are printed. */
export function spaceTarget(space: number): string {
  return `space:${space + 1}`;
}

export function cartTarget(cart: number): string {
  return `cart:${cart + 1}`;
}

export function cellTarget(x: number, y: number): string {
  return `cell:${x},${y}`;
}
