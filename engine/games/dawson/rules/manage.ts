/** The management step (DW-4.3.1, DW-4.3.2): every deed there is, and how it is done. */
import type { Move } from '../../../core/game';
import { hasManaged } from '../state';
import type { Emit, State } from '../state';
import { build, buildLots, resizableHotels, resize, resizeValues } from './build';
import type { City } from './city';
import { fillPlan } from './fill';
import { fireHotels, startFire } from './fire';
import { host, hostingHotels } from './host';
import { campers, campersOf } from './lodging';
import { mayMine, mine } from './mine';
import { buildMove, fireMove, hostMove, mineMove, resizeMove } from './notation';
import type { Deed } from './notation';
import { endTurn } from './turn';

/** Every deed in the order of the verbs; to end the turn comes last. */
export function manageMoves(state: State, city: City): Move[] {
  const hosts = hostingHotels(state).flatMap((hotel) =>
    campersOf(state, state.sizes[hotel] as number).map((camper) => hostMove(city, hotel, camper)),
  );
  return [
    ...(mayMine(state) ? campers(state).map((camper) => mineMove(city, camper)) : []),
    ...hosts,
    // With one guest to come the deed itself is as quick.
    ...(fillPlan(state, city).length > 1 ? ['fill'] : []),
    ...buildLots(state).map((lot) => buildMove(city, lot)),
    ...resizableHotels(state).flatMap((hotel) =>
      resizeValues(state, hotel).map((value) => resizeMove(city, hotel, value)),
    ),
    ...fireHotels(state).map((hotel) => fireMove(city, hotel)),
    'done',
  ];
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
