/** What ends the game of several seats (DH-5.1, DH-6.1): the end of the influence track, or every piece on the map. */
import { PIECES, QUICK_END } from '../data';
import { isQuick, isSolo, seatOf, type Emit, type State } from '../state';

export function endSpot(state: State): number {
  return isQuick(state) ? QUICK_END.influence : Number(state.options['endSpot']);
}

/** Cities and towns of one seat that end the game. */
export function neededPieces(state: State): { readonly cities: number; readonly towns: number } {
  return isQuick(state) ? QUICK_END : PIECES;
}

/** Whether a seat's influence has just set off the end: it is noticed with the step itself, and told after it. */
export function endsByInfluence(state: State, seat: number): boolean {
  if (isSolo(state) || state.endTriggered || seatOf(state, seat).influence < endSpot(state)) return false;
  state.endTriggered = 'influence';
  return true;
}

export function checkPieces(state: State, seat: number, emit: Emit): void {
  if (isSolo(state) || state.endTriggered) return;
  const who = seatOf(state, seat);
  const needed = neededPieces(state);
  if (who.cities.length < needed.cities || who.towns.length < needed.towns) return;
  state.endTriggered = 'pieces';
  emit({ kind: 'end-pieces', seat, rule: 'DH-5.1' });
}
