/** Who goes first (DH-4.16, DH-4.24, DH-4.30, DH-4.40, DH-4.42). */
import { isSolo, type Emit, type State } from '../state';

/** Topmost empty Turn Order place (DH-4.16). */
export function freeSlot(state: State): number {
  const taken = state.sets.filter((set) => set.spot === 'turn-order').map((set) => set.slot);
  for (let slot = 0; ; slot++) if (!taken.includes(slot)) return slot;
}

export function orderedSeats(state: State): number[] {
  return state.sets
    .filter((set) => set.spot === 'turn-order')
    .sort((a, b) => a.slot - b.slot)
    .map((set) => set.seat);
}

/** DH-4.30: from the top 1st, 2nd, ...; the others follow as they were. */
export function takeOrder(state: State, emit: Emit): void {
  const first = orderedSeats(state);
  state.order = [...first, ...state.order.filter((seat) => !first.includes(seat))];
  emit({ kind: 'order', seat: -1, args: { seats: state.order.join(',') }, rule: 'DH-4.30' });
}

/** The Sheriff's action. */
export function moveFirst(state: State, seat: number, emit: Emit): void {
  if (isSolo(state) || state.order[0] === seat) return;
  state.order = [seat, ...state.order.filter((one) => one !== seat)];
  emit({ kind: 'first', seat, rule: 'DH-4.42' });
}

/** The Engineer: changes places with the seat ahead. */
export function moveUp(state: State, seat: number, emit: Emit): void {
  const place = state.order.indexOf(seat);
  const ahead = state.order[place - 1];
  if (ahead === undefined || isSolo(state)) return;
  state.order[place - 1] = seat;
  state.order[place] = ahead;
  emit({ kind: 'up', seat, args: { other: ahead }, rule: 'DH-4.40' });
}

/** A corruption icon. */
export function corrupt(state: State, seat: number, emit: Emit): void {
  if (isSolo(state)) return;
  if (state.stage === 'place') {
    // DH-4.24: the running circle keeps its order.
    state.corrupted.push(seat);
    return;
  }
  moveLast(state, seat, emit);
}

export function moveLast(state: State, seat: number, emit: Emit): void {
  if (state.order[state.order.length - 1] === seat) return;
  state.order = [...state.order.filter((one) => one !== seat), seat];
  emit({ kind: 'last', seat, rule: 'DH-4.71' });
}
