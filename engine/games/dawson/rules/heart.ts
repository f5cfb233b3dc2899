/** The Heart of the City (DW-3.7 to 3.12). */
import type { Emit } from '../../../core/game';
import { below, roll } from '../../../core/rng';
import { cityOf, highestLot, SQUARES, walk } from './city';
import { HEART_DICE, HEART_SLOTS, tileAt } from '../data';
import type { HeartSlot } from '../data';
import { cellOf } from '../state';
import type { State } from '../state';
import { layTile } from './turn';

export function layHeart(state: State, emit: Emit): void {
  for (const slot of HEART_SLOTS) {
    // DW-3.11: tiles 3 and 4 come only while six dice are left.
    if (state.heart >= 2 && state.pool < HEART_DICE) break;
    layHeartTile(state, slot, emit);
  }
}

function layHeartTile(state: State, slot: HeartSlot, emit: Emit): void {
  const tile = state.deck.pop();
  if (tile === undefined) throw new Error('The City Deck is empty.');
  const r = tileAt(tile).streets.includes('S') ? slot.facing : (slot.free[below(state.rng, 2)] as number);
  layTile(state, tile, r, slot.x, slot.y);
  state.heart += 1;
  const city = cityOf(state.plan);
  const squares = Array.from({ length: SQUARES }, (_, i) => (state.heart - 1) * SQUARES + i);
  emit({
    kind: `heart-${slot.id}`,
    seat: -1,
    args: { tile: tileAt(tile).id },
    targets: squares.map((square) => cellOf(city, square)),
    rule: 'DW-3.7',
    news: true,
  });
  fill(state, squares, emit);
}

/** DW-3.9, DW-3.10 */
function fill(state: State, squares: readonly number[], emit: Emit): void {
  const city = cityOf(state.plan);
  const from = highestLot(city, state.heart - 1);
  const inOrder = [...squares].sort(
    (p, q) => walk(city, from, p) - walk(city, from, q) || city.reading.indexOf(p) - city.reading.indexOf(q),
  );
  const faces: number[] = [];
  for (let i = Math.min(HEART_DICE, state.pool); i > 0; i--) faces.push(roll(state.rng));
  const filled: number[] = [];
  for (const face of faces) {
    const square = inOrder.find((candidate) => city.lots[candidate] === face && state.dice[candidate] === 0);
    if (square === undefined) continue;
    state.dice[square] = face;
    state.pool -= 1;
    filled.push(square);
  }
  faces.sort((p, q) => q - p);
  emit({
    kind: 'heart-roll',
    seat: -1,
    args: { dice: faces.join(' '), placed: filled.length },
    targets: filled.map((square) => cellOf(city, square)),
    rule: 'DW-3.9',
  });
}
