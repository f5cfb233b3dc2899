/** Towns, cities and rails as tickets, and looks under tiles. */
import type { Move, MoveDescription } from '../../../core/game';
import { capital, list } from '../../../core/words';
import { ORE, PIECES, PRICES } from '../data';
import { edgeOf, hexAt, hexOf, touchedBy } from '../rules/map';
import { cityWorth, inBounds, networks } from '../rules/network';
import { argOf, hexesIn, unknownMove, verbOf } from '../rules/notation';
import { citySites, cityWood, homesteadPrice, mayProveRugged, townPrice, townSites } from '../rules/sites';
import { isRuggedTo, knowsTile, produceAt, townsOfType } from '../rules/tiles';
import { railBaronPrice } from '../rules/trades';
import { seatOf, type State, type Task } from '../state';
import { say } from './catalogue';
import {
  chip,
  edgeName,
  goldChip,
  hexNameShort,
  hexNameWithin,
  railChip,
  resourceChips,
  resourceName,
} from './names';
import { lookTicket, main, skipTicket, type TicketsOf } from './tickets-plain';

export const buildingTickets: TicketsOf<
  'first-city' | 'first-town' | 'rail' | 'rail-baron' | 'build' | 'peek'
> = {
  'first-city'(state, { seat }, move) {
    const ground = groundAt(state, seat, hexOf(argOf(move)));
    return {
      ...cityTicket(state, seat, move),
      button: say('button.first-city'),
      group: groundName(ground),
      worth: ground.worth,
      rule: 'DH-3.7',
    };
  },

  'first-town'(state, { seat }, move) {
    const hexes = hexesIn(move);
    const rugged = hexes.some((hex) => isRuggedTo(state, seat, hex));
    return {
      label: say('label.towns', {
        n: hexes.length,
        hexes: list(hexes.map((hex) => hexNameWithin(state, seat, hex))),
      }),
      ...(rugged ? { detail: say('label.town.rugged.free') } : {}),
      button: say('button.first-town', { n: hexes.length }),
      targets: [...hexes.map((hex) => `hex:${hexAt(hex).id}`), 'piece:town'],
      gain: [townChip(hexes.length)],
      worth: hexes.reduce((sum, hex) => sum + townWorth(state, seat, hex), 0),
      rule: 'DH-3.8',
    };
  },

  rail: (state, { seat, what }, move) => ({
    ...railTicket(state, seat, move),
    button: say('button.rail'),
    rule: what === 'start' ? 'DH-3.9' : 'DH-4.61',
  }),

  'rail-baron': (state, { seat }, move) =>
    move === 'skip'
      ? skipTicket()
      : {
          ...railTicket(state, seat, move),
          button: say('button.rail.paid'),
          cost: resourceChips(railBaronPrice(state)),
          gain: [],
          rule: 'DH-4.37',
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

function townChip(n: number) {
  return chip('town', n, say('chip.town', { n }));
}

/** A kind not yet produced is worth more, rugged and unknown ground less. */
function townWorth(state: State, seat: number, hex: number): number {
  const ore = townPrice(state, seat, hex, true)[ORE];
  if (!knowsTile(state, seat, hex)) return 1 - ore;
  return 3 - townsOfType(state, seat, produceAt(state, hex)) - ore;
}

function boughtTown(state: State, { seat, what }: Task<'build'>, move: Move): MoveDescription {
  const hex = hexOf(argOf(move));
  const price = townPrice(state, seat, hex, true);
  return {
    label: say('label.town', { hex: hexNameShort(state, seat, hex) }),
    ...townDetail(state, seat, hex, price[ORE]),
    button: say('button.town'),
    targets: [`hex:${hexAt(hex).id}`, 'piece:town'],
    cost: resourceChips(what === 'homestead-act' ? homesteadPrice(price) : price),
    worth: townWorth(state, seat, hex),
    rule: 'DH-4.63',
    group: say('group.towns'),
  };
}

/** What the town will bring, and what the ground adds to its price. */
function townDetail(state: State, seat: number, hex: number, ore: number): { detail?: string } {
  if (mayProveRugged(state, seat, hex)) return { detail: say('label.town.hidden') };
  if (isRuggedTo(state, seat, hex))
    return { detail: ore > 0 ? say('label.town.rugged') : say('label.town.rugged.free') };
  if (!knowsTile(state, seat, hex)) return {};
  const type = produceAt(state, hex);
  const n = townsOfType(state, seat, type) + 1;
  return { detail: say('label.town.detail', { n, kind: capital(resourceName(type)) }) };
}

function cityTicket(state: State, seat: number, move: Move): Omit<MoveDescription, 'rule'> {
  const hex = hexOf(argOf(move));
  const around = groundHexes(state, hex).map((one) => hexNameShort(state, seat, one));
  return {
    label: say('label.city', { hex: hexNameWithin(state, seat, hex) }),
    detail:
      around.length > 0 ? say('label.city.detail', { hexes: list(around) }) : say('label.city.detail.none'),
    targets: [`hex:${argOf(move)}`, 'piece:city'],
    gain: [chip('city', 1, say('chip.city', { n: 1 }))],
  };
}

function boughtCity(state: State, { seat }: Task<'build'>, move: Move): MoveDescription {
  return {
    ...cityTicket(state, seat, move),
    button: say('button.city'),
    cost: [goldChip(PRICES.cityGold), ...resourceChips([0, cityWood(state), 0])],
    worth: 10 + groundAt(state, seat, hexOf(argOf(move))).worth,
    rule: 'DH-4.64',
    group: say('group.cities'),
  };
}

/** Resource hexes a city site touches. */
function groundHexes(state: State, hex: number): number[] {
  return touchedBy(hex).filter((one) => inBounds(state, one));
}

interface Ground {
  /** Kinds known to lie there. */
  readonly kinds: readonly number[];
  readonly hidden: number;
  readonly worth: number;
}

/** What lies round a city site as far as the seat knows. */
function groundAt(state: State, seat: number, hex: number): Ground {
  const hexes = groundHexes(state, hex);
  const known = hexes.filter((one) => knowsTile(state, seat, one));
  const kinds = [...new Set(known.map((one) => produceAt(state, one)))].sort((a, b) => a - b);
  const rugged = hexes.filter((one) => isRuggedTo(state, seat, one)).length;
  const hidden = hexes.length - known.length;
  return { kinds, hidden, worth: 2 * known.length + 2 * kinds.length + hidden - rugged / 2 };
}

/** "Food, wood and ore", "Ore, and hidden ground". */
function groundName({ kinds, hidden }: Ground): string {
  const goods = list(kinds.map(resourceName));
  if (!goods) return say('group.ground.hidden');
  return capital(hidden > 0 ? say('group.ground.part', { goods }) : goods);
}

/** What a rail does by itself: town hexes it reaches, city sites it opens, towns it joins for points. */
function railTicket(state: State, seat: number, move: Move): Omit<MoveDescription, 'rule'> {
  const id = argOf(move);
  const edge = edgeOf(id);
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
  const needed = PIECES.towns > seatOf(state, seat).towns.length;
  return {
    label: say('label.rail', { edge: edgeName(id) }),
    detail: does.length > 0 ? capital(list(does)) : say('label.rail.detail.none'),
    targets: [`edge:${id}`, 'piece:rail'],
    gain: [railChip(1)],
    group: say(
      sites.length > 0
        ? 'group.rail.site'
        : reach.length > 0
          ? 'group.rail.reach'
          : n > 0
            ? 'group.rail.join'
            : 'group.rail.none',
    ),
    worth: 6 * sites.length + (needed ? 3 : 1) * reach.length + 2 * n,
  };
}

function added(before: readonly number[], after: readonly number[]): number[] {
  return after.filter((hex) => !before.includes(hex));
}

function joinedTowns(state: State, seat: number): number {
  const nets = networks(state.rails);
  return seatOf(state, seat).cities.reduce((sum, city) => sum + cityWorth(state, seat, city, nets), 0);
}
