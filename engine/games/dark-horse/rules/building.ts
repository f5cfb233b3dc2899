/** Towns, cities and rails as they are built (DH-3.7 to DH-3.9, DH-4.61 to DH-4.68). */
import type { Move } from '../../../core/game';
import { ORE, PRICES, affords } from '../data';
import { CHARACTER_EFFECTS } from '../data-cards';
import { push, seatOf, task, type Emit, type State, type Task } from '../state';
import { fromHand } from './deck';
import { checkPieces } from './end';
import { gain, gainGold, pay } from './goods';
import { edgeAt, edgeOf, hexAt, hexOf } from './map';
import { railSpots } from './network';
import { argOf, hexesIn, unknownMove, verbOf } from './notation';
import type { PicksOf } from './pick';
import { refreshSight } from './sight';
import {
  affordableTowns,
  citySites,
  cityWood,
  firstCityHexes,
  firstCitySites,
  firstTownSites,
  homesteadPrice,
  townPrice,
} from './sites';
import { isFaceDown, produceAt, turnUp } from './tiles';
import { railBaronPrice } from './trades';

const towns = (hexes: readonly number[]): Move[] => hexes.map((hex) => `town:${hexAt(hex).id}`);
const cities = (hexes: readonly number[]): Move[] => hexes.map((hex) => `city:${hexAt(hex).id}`);

const targetsAt = (hex: number): string[] => [`hex:${hexAt(hex).id}`];

/** Both first towns at once, unless a tile that turns up under the first could change where the second goes (DH-3.8). */
export function firstTowns(state: State, seat: number, n: number): Move[] {
  const sites = firstTownSites(state, seat);
  if (n < 2 || sites.length < 2 || sites.some((hex) => isFaceDown(state, hex))) return towns(sites);
  return sites.flatMap((one, i) =>
    sites.slice(i + 1).map((other) => `town:${hexAt(one).id},${hexAt(other).id}`),
  );
}

/** Sites Builder offers a seat with what it has. */
function builderSites(state: State, seat: number): Move[] {
  const who = seatOf(state, seat);
  const found = towns(affordableTowns(state, seat));
  if (who.gold >= PRICES.cityGold && who.res[1] >= cityWood(state))
    found.push(...cities(citySites(state, seat)));
  return found;
}

/** The Homestead Act is played for a town: it may only be let go when no site is left (DH-4.67). */
function homesteadSites(state: State, seat: number): Move[] {
  const sites = towns(affordableTowns(state, seat, true));
  return sites.length > 0 ? sites : ['skip'];
}

/** Builds, or turns up a rugged tile that cannot be paid (DH-4.67). Returns whether the town stands. */
function buildTown(state: State, { seat, what }: Task<'build'>, hex: number, emit: Emit): boolean {
  const who = seatOf(state, seat);
  const full = townPrice(state, seat, hex);
  const homestead = what === 'homestead-act';
  const price = homestead ? homesteadPrice(full) : full;
  turnUp(state, seat, hex, emit);
  if (!affords(who.res, price)) {
    emit({
      kind: 'too-rugged',
      seat,
      args: { hex: hexAt(hex).id },
      targets: targetsAt(hex),
      rule: 'DH-4.67',
    });
    return false;
  }
  if (homestead) fromHand(state, seat, what, emit);
  pay(state, seat, price, emit, 'town', targetsAt(hex));
  standTown(state, seat, hex, emit);
  if (who.character === 'prospector' && produceAt(state, hex) === ORE)
    gain(state, seat, CHARACTER_EFFECTS.prospector.oreTown, emit, 'prospector');
  return true;
}

function standTown(state: State, seat: number, hex: number, emit: Emit): void {
  turnUp(state, seat, hex, emit);
  const { id } = hexAt(hex);
  seatOf(state, seat).towns.push(hex);
  emit({ kind: 'town', seat, args: { hex: id }, targets: targetsAt(hex), rule: 'DH-4.63' });
  checkPieces(state, seat, emit);
}

function buildCity(state: State, seat: number, hex: number, emit: Emit): void {
  gainGold(state, seat, -PRICES.cityGold, emit, 'city', targetsAt(hex));
  pay(state, seat, [0, cityWood(state), 0], emit, 'city', targetsAt(hex));
  standCity(state, seat, hex, emit);
}

function standCity(state: State, seat: number, hex: number, emit: Emit): void {
  const { id } = hexAt(hex);
  seatOf(state, seat).cities.push(hex);
  emit({ kind: 'city', seat, args: { hex: id }, targets: targetsAt(hex), rule: 'DH-4.64' });
  refreshSight(state, emit);
  checkPieces(state, seat, emit);
}

/** Every edge a seat may lay a rail on. */
function railMoves(state: State, seat: number): Move[] {
  return railSpots(state, seat).map((edge) => `rail:${edgeAt(edge).id}`);
}

function layRail(state: State, seat: number, edge: number, emit: Emit): void {
  const { id } = edgeAt(edge);
  state.rails.push(edge);
  state.railsLeft--;
  emit({ kind: 'rail', seat, args: { edge: id }, targets: [`edge:${id}`], rule: 'DH-4.61' });
  refreshSight(state, emit);
}

export const buildingPicks: PicksOf<'first-city' | 'first-town' | 'rail' | 'rail-baron' | 'build'> = {
  'first-city': {
    moves: (state) => cities(firstCitySites(state)),
    act: (state, { seat }, move, emit) => standCity(state, seat, hexOf(argOf(move)), emit),
    /** DH-3.7: a Tracker looks at two tiles just before placing its city. */
    before(state, now) {
      if (now.what !== '' || seatOf(state, now.seat).character !== 'tracker') return false;
      now.what = 'looked';
      push(state, task('peek', now.seat, CHARACTER_EFFECTS.tracker.startLooks, 'start'));
      return true;
    },
  },

  'first-town': {
    moves: (state, { seat, n }) => firstTowns(state, seat, n),
    /** DH-3.8: two towns; DH-6.30: the Kickstarter a third if its city touches three resource hexes. */
    act(state, { seat, n }, move, emit) {
      const built = hexesIn(move);
      for (const hex of built) standTown(state, seat, hex, emit);
      if (n > built.length) {
        push(state, task('first-town', seat, n - built.length));
        return;
      }
      const who = seatOf(state, seat);
      const { startTowns, hexes } = CHARACTER_EFFECTS.kickstarter;
      if (who.character !== 'kickstarter' || who.towns.length >= startTowns) return;
      if (firstCityHexes(state, seat).length >= hexes) push(state, task('first-town', seat, 1));
    },
  },

  rail: {
    moves: (state, { seat }) => railMoves(state, seat),
    act(state, { seat, n, what }, move, emit) {
      layRail(state, seat, edgeOf(argOf(move)), emit);
      if (n > 1) push(state, task('rail', seat, n - 1, what));
    },
    /** DH-4.68: a rail that cannot be laid is lost. */
    before(state, now, emit) {
      if (railSpots(state, now.seat).length > 0) return false;
      state.pending.pop();
      emit({ kind: 'no-rail', seat: now.seat, rule: 'DH-4.68' });
      return true;
    },
  },

  /** DH-4.37: who lays the first rail has paid for all of them. */
  'rail-baron': {
    moves(state, { seat }) {
      const can = affords(seatOf(state, seat).res, railBaronPrice(state));
      return can ? [...railMoves(state, seat), 'skip'] : ['skip'];
    },
    act(state, { seat }, move, emit) {
      if (move === 'skip') {
        emit({ kind: 'skips', seat, args: { space: 'rail-baron' }, rule: 'DH-4.6' });
        return;
      }
      pay(state, seat, railBaronPrice(state), emit, 'rail-baron');
      layRail(state, seat, edgeOf(argOf(move)), emit);
      push(state, task('rail', seat, PRICES.railBaronRails - 1, 'rail-baron'));
    },
  },

  build: {
    stays: true,
    moves: (state, { seat, what }) =>
      what === 'homestead-act' ? homesteadSites(state, seat) : [...builderSites(state, seat), 'skip'],
    act: build,
  },
};

function build(state: State, now: Task<'build'>, move: Move, emit: Emit): void {
  const { seat, what } = now;
  switch (verbOf(move)) {
    case 'skip':
      state.pending.pop();
      if (what === 'builder') emit({ kind: 'skips', seat, args: { space: 'builder' }, rule: 'DH-4.6' });
      return;
    case 'city':
      state.pending.pop();
      buildCity(state, seat, hexOf(argOf(move)), emit);
      return;
    case 'town':
      // DH-4.67: a rugged tile that cannot be paid leaves the pick open.
      if (!buildTown(state, now, hexOf(argOf(move)), emit)) return;
      state.pending.splice(state.pending.indexOf(now), 1);
      return;
    default:
      throw unknownMove(move);
  }
}
