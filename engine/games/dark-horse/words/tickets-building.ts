/** Towns, cities and rails as tickets, and looks under tiles. */
import type { Move, MoveDescription } from '../../../core/game';
import { capital, list } from '../../../core/words';
import { ORE, PRICES } from '../data';
import { edgeOf, hexAt, hexOf, touchedBy } from '../rules/map';
import { cityWorth, inBounds, networks } from '../rules/network';
import { argOf, unknownMove, verbOf } from '../rules/notation';
import { citySites, cityWood, homesteadPrice, mayProveRugged, townPrice, townSites } from '../rules/sites';
import { isRuggedTo } from '../rules/tiles';
import { seatOf, type State, type Task } from '../state';
import { say } from './catalogue';
import { chip, edgeName, goldChip, hexNameShort, hexNameWithin, railChip, resourceChips } from './names';
import { lookTicket, main, skipTicket, type TicketsOf } from './tickets-plain';

export const buildingTickets: TicketsOf<'first-city' | 'first-town' | 'rail' | 'build' | 'peek'> = {
  'first-city': (state, { seat }, move) => ({ ...cityTicket(state, seat, move), cost: [], rule: 'DH-3.7' }),
  'first-town'(state, { seat }, move) {
    const rugged = isRuggedTo(state, seat, hexOf(argOf(move)));
    return {
      ...townTicket(state, seat, move),
      ...(rugged ? { detail: say('label.town.rugged.free') } : {}),
      cost: [],
      rule: 'DH-3.8',
    };
  },

  rail(state, { seat, what }, move) {
    const edge = argOf(move);
    return {
      label: say('label.rail', { edge: edgeName(edge) }),
      detail: railDetail(state, seat, edgeOf(edge)),
      targets: [`edge:${edge}`],
      gain: [railChip(1)],
      rule: what === 'start' ? 'DH-3.9' : 'DH-4.61',
    };
  },

  build(state, now, move) {
    switch (verbOf(move)) {
      case 'town':
        return boughtTown(state, now, move);
      case 'city':
        return boughtCity(state, now, move);
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
    targets: [`hex:${argOf(move)}`],
    gain: [chip('town', 1, say('chip.town', { n: 1 }))],
  };
}

function boughtTown(state: State, { seat, what }: Task<'build'>, move: Move): MoveDescription {
  const hex = hexOf(argOf(move));
  const price = townPrice(state, seat, hex, true);
  return {
    ...townTicket(state, seat, move),
    ...ruggedDetail(state, seat, hex, price[ORE]),
    cost: resourceChips(what === 'homestead-act' ? homesteadPrice(price) : price),
    rule: 'DH-4.63',
    group: say('group.towns'),
  };
}

/** Rugged ground, or ground that may prove so. */
function ruggedDetail(state: State, seat: number, hex: number, ore: number): { detail?: string } {
  if (mayProveRugged(state, seat, hex)) return { detail: say('label.town.hidden') };
  if (!isRuggedTo(state, seat, hex)) return {};
  return { detail: ore > 0 ? say('label.town.rugged') : say('label.town.rugged.free') };
}

function cityTicket(state: State, seat: number, move: Move): Omit<MoveDescription, 'rule'> {
  const hex = hexOf(argOf(move));
  const around = touchedBy(hex)
    .filter((one) => inBounds(state, one))
    .map((one) => hexNameShort(state, seat, one));
  return {
    label: say('label.city', { hex: hexNameWithin(state, seat, hex) }),
    detail:
      around.length > 0 ? say('label.city.detail', { hexes: list(around) }) : say('label.city.detail.none'),
    targets: [`hex:${argOf(move)}`],
    gain: [chip('city', 1, say('chip.city', { n: 1 }))],
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

/** What a rail does by itself: town hexes it reaches, city sites it opens, towns it joins for points. */
function railDetail(state: State, seat: number, edge: number): string {
  const laid: State = { ...state, rails: [...state.rails, edge] };
  const does: string[] = [];
  const reach = added(townSites(state, seat), townSites(laid, seat));
  if (reach.length > 0)
    does.push(say('label.rail.reach', { hexes: list(reach.map((hex) => hexNameShort(state, seat, hex))) }));
  const sites = added(citySites(state, seat), citySites(laid, seat));
  if (sites.length > 0)
    does.push(say('label.rail.site', { n: sites.length, hexes: list(sites.map((hex) => hexAt(hex).id)) }));
  const n = joinedTowns(laid, seat) - joinedTowns(state, seat);
  if (n > 0) does.push(say('label.rail.join', { n }));
  return does.length > 0 ? capital(list(does)) : say('label.rail.detail.none');
}

function added(before: readonly number[], after: readonly number[]): number[] {
  return after.filter((hex) => !before.includes(hex));
}

function joinedTowns(state: State, seat: number): number {
  const nets = networks(state.rails);
  return seatOf(state, seat).cities.reduce((sum, city) => sum + cityWorth(state, seat, city, nets), 0);
}
