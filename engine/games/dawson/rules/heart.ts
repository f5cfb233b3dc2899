/** The Heart of the City (DW-3.7 to 3.12). */
import { pick, roll } from '../../../core/rng';
import { HEART_DICE, HEART_SIDES, HEART_SLOTS, tileAt } from '../data';
import type { HeartSlot } from '../data';
import type { Emit, State } from '../state';
import { cityOf, highestLot, newestTile, squaresOf, walk } from './city';
import { layTile, takeTile } from './grow';
import { cellOf } from './notation';

export function layHeart(state: State, emit: Emit): void {
  for (const slot of HEART_SLOTS) {
    // DW-3.11: the other tiles come only while there are dice enough.
    if (state.heart >= HEART_SIDES && state.pool < HEART_DICE) break;
    layHeartTile(state, slot, emit);
  }
}

/** DW-3.7 */
function layHeartTile(state: State, slot: HeartSlot, emit: Emit): void {
  const tile = takeTile(state);
  const r = tileAt(tile).streets.includes('S') ? slot.facing : pick(state.rng, slot.free);
  layTile(state, { tile, r, x: slot.x, y: slot.y });
  state.heart += 1;
  const city = cityOf(state.plan);
  const squares = squaresOf(newestTile(city));
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
  const from = highestLot(city, newestTile(city));
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
