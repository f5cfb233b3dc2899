/** Towns, cities and rails as tickets, and looks under tiles. */
import type { Move, MoveDescription } from '../../../core/game';
import { count, list } from '../../../core/words';
import { PRICES } from '../data';
import { edgeAt, edgeOf, hexAt, HEXES, hexOf, isResourceHex, touchedBy } from '../rules/map';
import { accessible, townAt } from '../rules/network';
import { argOf, unknownMove, verbOf } from '../rules/notation';
import { cityWood, homesteadPrice, townPrice } from '../rules/sites';
import { isRuggedTo } from '../rules/tiles';
import type { State, Task } from '../state';
import { say } from './catalogue';
import { chip, edgeName, goldChip, hexNameShort, hexNameWithin, resourceChips } from './names';
import { lookTicket, main, skipTicket, type TicketsOf } from './tickets-plain';

export const buildingTickets: TicketsOf<'first-city' | 'first-town' | 'rail' | 'build' | 'peek'> = {
  'first-city': (state, { seat }, move) => ({ ...cityTicket(state, seat, move), cost: [], rule: 'DH-3.7' }),
  'first-town': (state, { seat }, move) => ({ ...townTicket(state, seat, move), cost: [], rule: 'DH-3.8' }),

  rail(state, { seat, what }, move) {
    const edge = argOf(move);
    const reach = newReach(state, seat, edgeOf(edge));
    return {
      label: say('label.rail', { edge: edgeName(edge) }),
      detail:
        reach.length > 0 ? say('label.rail.detail', { hexes: list(reach) }) : say('label.rail.detail.none'),
      targets: [`edge:${edge}`],
      gain: [chip('rail', 1, count(1, 'rail'))],
      rule: what === 'start' ? 'DH-3.9' : 'DH-4.61',
    };
  },

  build(state, now, move) {
    switch (verbOf(move)) {
      case 'town':
        return boughtTown(state, now, move);
      case 'city':
        return boughtCity(state, now, move);
      case 'look':
        return lookTicket(move, 'DH-4.66');
      case 'skip':
        return skipTicket();
      default:
        throw unknownMove(move);
    }
  },

  peek: (_state, _task, move) =>
    move === 'done' ? main('label.no-look', 'DH-4.41') : lookTicket(move, 'DH-4.41'),
};

function townTicket(state: State, seat: number, move: Move): Omit<MoveDescription, 'rule'> {
  const hex = hexOf(argOf(move));
  return {
    label: say('label.town', { hex: hexNameWithin(state, seat, hex) }),
    ...(isRuggedTo(state, seat, hex) ? { detail: say('place.rugged') } : {}),
    targets: [`hex:${argOf(move)}`],
    gain: [chip('town', 1, count(1, 'town'))],
  };
}

function boughtTown(state: State, { seat, what }: Task<'build'>, move: Move): MoveDescription {
  const price = townPrice(state, seat, hexOf(argOf(move)), true);
  return {
    ...townTicket(state, seat, move),
    cost: resourceChips(what === 'homestead-act' ? homesteadPrice(price) : price),
    rule: 'DH-4.63',
    group: say('group.towns'),
  };
}

function cityTicket(state: State, seat: number, move: Move): Omit<MoveDescription, 'rule'> {
  const hex = hexOf(argOf(move));
  const around = touchedBy(hex).map((one) => hexNameShort(state, seat, one));
  return {
    label: say('label.city', { hex: hexNameWithin(state, seat, hex) }),
    detail:
      around.length > 0 ? say('label.city.detail', { hexes: list(around) }) : say('label.city.detail.none'),
    targets: [`hex:${argOf(move)}`],
    gain: [chip('city', 1, count(1, 'city', 'cities'))],
  };
}

function boughtCity(state: State, { seat }: Task<'build'>, move: Move): MoveDescription {
  return {
    ...cityTicket(state, seat, move),
    cost: [goldChip(PRICES.cityGold), ...resourceChips([0, cityWood(state), 0])],
    rule: 'DH-4.64',
    group: say('group.cities'),
  };
}

/** Free resource hexes a rail would touch that the seat has no access to yet. */
function newReach(state: State, seat: number, edge: number): string[] {
  const known = new Set(accessible(state, seat));
  const ends = edgeAt(edge).ends;
  return HEXES.flatMap((hex, index) => {
    if (!isResourceHex(index) || known.has(index) || townAt(state, index) >= 0) return [];
    return ends.some((end) => hex.corners.includes(end)) ? [hexAt(index).id] : [];
  });
}
