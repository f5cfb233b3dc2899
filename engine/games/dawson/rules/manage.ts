/** The management step (DW-4.3.1, DW-4.3.2): every deed there is, and how it is done. */
import type { Move } from '../../../core/game';
import { hasActed, hasManaged } from '../state';
import type { Emit, State } from '../state';
import { build, buildLots, resizableHotels, resize, resizeValues } from './build';
import type { City } from './city';
import { fillPlan } from './fill';
import { fireHotels, startFire } from './fire';
import { guestsAmong, host, hostingHotels, hostsAmong } from './host';
import { campers, emptyHotels } from './lodging';
import { mayMine, mine } from './mine';
import { buildMove, fireMove, hostMove, mineMove, resizeMove } from './notation';
import type { Deed } from './notation';
import { endTurn } from './turn';

/** Every deed in the order of the verbs; to end the turn comes last. */
export function manageMoves(state: State, city: City): Move[] {
  const list: Move[] = [];
  const waiting = campers(state);
  const empty = emptyHotels(state, state.active, false);
  const old = empty.filter((hotel) => hotel !== state.fresh);
  const hosting = hostsAmong(state, waiting, old);
  if (!hasActed(state)) for (const camper of waiting) list.push(mineMove(city, camper));
  for (const hotel of hosting) {
    for (const camper of waiting) {
      if (state.dice[camper] === state.sizes[hotel]) list.push(hostMove(city, hotel, camper));
    }
  }
  // With one guest to come the deed itself is as quick.
  if (hosting.length > 1 && guestsAmong(state, waiting, hosting) > 1) list.push('fill');
  for (const lot of buildLots(state)) list.push(buildMove(city, lot));
  if (!state.buildUsed) {
    for (const hotel of empty) {
      for (const value of resizeValues(state, hotel)) list.push(resizeMove(city, hotel, value));
    }
  }
  if (!state.fireUsed) for (const hotel of old) list.push(fireMove(city, hotel));
  list.push('done');
  return list;
}

/** Anything but to end the turn. */
export function mayManage(state: State): boolean {
  return (
    mayMine(state) ||
    hostingHotels(state).length > 0 ||
    buildLots(state).length > 0 ||
    resizableHotels(state).length > 0 ||
    fireHotels(state).length > 0
  );
}

export function manage(state: State, city: City, deed: Deed, emit: Emit): void {
  switch (deed.verb) {
    case 'mine':
      mine(state, deed.camper, emit);
      return endTurn(state, emit);
    case 'host':
      return host(state, deed.hotel, deed.camper, emit);
    case 'fill':
      for (const { hotel, camper } of fillPlan(state, city)) host(state, hotel, camper, emit);
      return;
    case 'build':
      return build(state, deed.lot, emit);
    case 'resize':
      return resize(state, deed.hotel, deed.value, emit);
    case 'fire':
      return startFire(state, deed.hotel, emit);
    case 'done':
      if (!hasManaged(state)) emit({ kind: 'idle', seat: state.active });
      return endTurn(state, emit);
  }
}
