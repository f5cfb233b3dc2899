/** Tickets of the management step: one list of all deeds, filtered by their verbs. */
import type { Chip, Move, MoveDescription } from '../../../core/game';
import { outcomeOf } from '../bot/outcome';
import { HIGHEST_VALUE, LOWEST_VALUE, slowWeekFor } from '../data';
import type { Verb } from '../data';
import { buildPrice, resizePrice } from '../rules/build';
import { cityOf, hoodAt, hoodIndex } from '../rules/city';
import type { City } from '../rules/city';
import { blockAt, gangAt, gangWithout, standings } from '../rules/control';
import { fillPlan } from '../rules/fill';
import { fireChoices, fireWays, insurance } from '../rules/fire';
import { hostingHotels } from '../rules/host';
import { campersOf } from '../rules/lodging';
import { FIRE, pieceOf, POOL, readDeed, roomTarget } from '../rules/notation';
import type { Deed } from '../rules/notation';
import { idleAfter, roundDue, roundDueMining } from '../rules/turn';
import { hasActed, isCamper, isLastTurn, perksOf } from '../state';
import type { RoundCause, State } from '../state';
import { say } from './catalogue';
import { buildingName, nameTo, shortHotelPlace, shortPlace } from './names';
import { endsTurn, lines, roundLine } from './tickets-outcome';
import { verbOf } from './names-verbs';

export function deedTicket(state: State, move: Move): MoveDescription {
  const city = cityOf(state.plan);
  const deed = readDeed(city, move);
  if (deed.verb === 'done') return doneTicket(state);
  if (deed.verb === 'fill') return fillTicket(state, city);
  const { after, value } = outcomeOf(state, state.active, deed);
  const { detail, ...ticket } = ticketOf({ state, city, after }, deed);
  const ends = deed.verb !== 'mine' && endsTurn(after);
  const chips = ticket.cost !== undefined || ticket.gain !== undefined;
  const round = deed.verb === 'mine' ? roundDueMining(state) : ends ? roundDue(after) : null;
  return {
    ...ticket,
    ...warned(ticket.warning, roundWarning(state, round)),
    detail: ends && round === null ? ending(detail, chips ? BESIDE_CHIPS : LINE) : detail,
    verb: verbOf(deed.verb),
    worth: value,
  };
}

/** What is lost, and what comes by itself. */
function warned(...lines: ReadonlyArray<string | null | undefined>): Pick<MoveDescription, 'warning'> {
  const told = lines.filter((one) => one !== null && one !== undefined);
  return told.length > 0 ? { warning: told.join(' ') } : {};
}

function roundWarning(state: State, cause: RoundCause | null): string | null {
  const line = roundLine(state, cause);
  return line === null ? null : say('round.warning', { line });
}

/** A longer detail takes a second line on a phone; beside chips there is room for fewer letters. */
const LINE = 38;
const BESIDE_CHIPS = 28;

/** A turn that ends by itself is said where the line has room for it: it can be taken back. */
function ending(line: string, most: number): string {
  const whole = say('turn.ends', { line });
  return whole.length <= most ? whole : line;
}

/** A position, and what the deed makes of it. */
interface Scene {
  readonly state: State;
  readonly city: City;
  readonly after: State;
}

type Told = MoveDescription & { readonly detail: string };
type DeedOf<V extends Verb> = Extract<Deed, { readonly verb: V }>;

function ticketOf(scene: Scene, deed: DeedOf<Verb>): Told {
  switch (deed.verb) {
    case 'mine':
      return mineTicket(scene, deed.camper);
    case 'host':
      return hostTicket(scene, deed);
    case 'build':
      return buildTicket(scene, deed.lot);
    case 'resize':
      return resizeTicket(scene, deed);
    case 'fire':
      return fireTicket(scene, deed.hotel);
  }
}

function gold(amount: number): Chip {
  return { sign: 'gold', amount, label: say('chip.gold', { n: amount }) };
}

function doneTicket(state: State): MoveDescription {
  const acted = hasActed(state);
  return {
    label: say(acted ? 'verb.done' : 'verb.pass'),
    detail: roundLine(state, roundDue(state)) ?? untilRound(state),
    targets: [],
    rule: 'DW-4.4.1',
    weight: acted ? 'main' : 'quiet',
    ...(hostingHotels(state).length > 0 ? { warning: say('verb.done.warning') } : {}),
  };
}

/** What is missing for a scoring round, and how near a slow week is. */
function untilRound(state: State): string {
  const short = say('verb.done.short', { n: state.growAt - state.pool });
  const idle = idleAfter(state);
  const of = slowWeekFor(state.players.length);
  return lines(short, idle > 0 ? say('verb.done.idle', { n: idle, of }) : null);
}

function fillTicket(state: State, city: City): MoveDescription {
  const lodgers = fillPlan(state, city);
  const worth = lodgers.reduce((sum, { camper }) => sum + (state.dice[camper] as number), 0);
  const { after, value } = outcomeOf(state, state.active, { verb: 'fill' });
  const holes = { n: lodgers.length, gold: worth };
  const ends = endsTurn(after);
  const round = ends ? roundWarning(state, roundDue(after)) : null;
  const detail = say(isLastTurn(state) ? 'move.fill.last' : 'move.fill.detail', holes);
  return {
    label: say('move.fill'),
    detail: ends && round === null ? ending(detail, LINE) : detail,
    ...warned(round),
    targets: [],
    rule: 'DW-4.3.20',
    button: say('move.fill.button'),
    verb: verbOf('fill'),
    worth: value,
  };
}

/** DW-4.3.11: what the roll can bring, and what the gang loses. */
function mineTicket({ state, city }: Scene, camper: number): Told {
  const { claimGold } = perksOf(state, state.active);
  const value = state.dice[camper] as number;
  const rest = gangWithout(city, state, camper);
  const holes = {
    least: LOWEST_VALUE + claimGold,
    most: HIGHEST_VALUE + claimGold,
    gang: gangAt(city, state, camper),
    rest,
  };
  return {
    label: say('move.mine', { value, place: shortPlace(city, camper) }),
    detail: say(rest > 0 ? 'move.mine.detail' : 'move.mine.lone', holes),
    targets: [pieceOf(state, city, camper), POOL],
    button: say('move.mine.button', { value }),
    rule: 'DW-4.3.11',
    ...(hostingHotels(state).length > 0 ? { warning: say('move.mine.warning') } : {}),
  };
}

/** The gold comes at the next collect, if there is one: it is no gain of now. */
function hostTicket({ state, city }: Scene, { hotel, camper }: DeedOf<'host'>): Told {
  const value = state.dice[camper] as number;
  const from = blockAt(city, state, hotel).sum;
  const block = { from, to: from + value };
  const rest = gangWithout(city, state, camper);
  // Only what could be otherwise has to be named: the camper, the room, or both.
  const rooms = hostingHotels(state).filter((room) => state.sizes[room] === value).length;
  const waiting = campersOf(state, value).length;
  const key = rooms === 1 ? 'move.host' : waiting === 1 ? 'move.host.at' : 'move.host.where';
  const places = { from: shortPlace(city, camper), place: shortHotelPlace(city, state, hotel) };
  return {
    label: say(key, { value, ...places }),
    detail:
      rest > 0
        ? say('move.host.gang', { ...block, gang: gangAt(city, state, camper), rest })
        : say(isLastTurn(state) ? 'move.host.last' : 'move.host.pays', { ...block, value }),
    targets: [pieceOf(state, city, camper), pieceOf(state, city, hotel)],
    button: say('move.host.button', { value }),
    rule: 'DW-4.3.20',
  };
}

function buildTicket({ state, city, after }: Scene, lot: number): Told {
  const value = city.lots[lot] as number;
  const occupied = isCamper(state, lot);
  const price = buildPrice(state, state.active, value, occupied);
  return {
    label: say('move.build', { value, place: shortPlace(city, lot) }),
    detail: occupied
      ? say('move.build.guest', { value, to: blockAt(city, after, lot).sum })
      : builtLine(state, city, lot),
    targets: [pieceOf(state, city, lot), roomTarget(value)],
    button: say('move.build.button', { gold: price }),
    cost: [gold(price)],
    rule: occupied ? 'DW-4.3.31' : 'DW-4.3.30',
  };
}

/** What an empty room is good for: a block, a camper who waits, or a foot in somebody else's neighbourhood. */
function builtLine(state: State, city: City, lot: number): string {
  const beside = (city.near[lot] as readonly number[])
    .filter((other) => state.owners[other] === state.active)
    .map((other) => blockAt(city, state, other));
  const hotels = new Map(beside.map((block) => [Math.min(...block.squares), block]));
  const n = [...hotels.values()].reduce((sum, { squares }) => sum + squares.length, 1);
  const block = [...hotels.values()].reduce((sum, one) => sum + one.sum, 0);
  if (block > 0) return say('move.build.joins', { block });
  if (n > 1) return say('move.build.links', { n });
  if (campersOf(state, city.lots[lot] as number).length > 0) return say('move.build.waits');
  const hood = hoodIndex(city, lot);
  const control = standings(state)[hood]?.control;
  if (!control || control.best === 0 || control.winners.includes(state.active))
    return say('move.build.hood', { points: hoodAt(city, hood).points });
  return say('move.build.foothold', { best: control.best });
}

function resizeTicket({ state, city }: Scene, { hotel, value }: DeedOf<'resize'>): Told {
  const from = state.sizes[hotel] as number;
  const price = resizePrice(from, value);
  const n = campersOf(state, value).length;
  return {
    label: say('move.resize', { from, value, place: shortHotelPlace(city, state, hotel) }),
    detail: n > 0 ? say('move.resize.campers', { n }) : say('move.resize.none', { value }),
    targets: [pieceOf(state, city, hotel), roomTarget(value)],
    button: say('move.resize.button', { value }),
    ...(price > 0 ? { cost: [gold(price)] } : {}),
    rule: value > from ? 'DW-4.3.34' : 'DW-4.3.35',
  };
}

function fireTicket({ state, city }: Scene, hotel: number): Told {
  const value = state.sizes[hotel] as number;
  const [way, ...others] = fireChoices(state, city, hotel);
  const forced = way !== undefined && others.length === 0;
  const ownGuest = forced && state.owners[way] === state.active && (state.dice[way] as number) > 0;
  return {
    label: say('move.fire', { value, place: shortHotelPlace(city, state, hotel) }),
    detail:
      way === undefined
        ? say('move.fire.alone')
        : forced
          ? forcedFire(state, city, way)
          : say('move.fire.spread', { n: fireWays(state, city, hotel).length }),
    targets: [pieceOf(state, city, hotel), FIRE],
    button: say('move.fire.button'),
    gain: [gold(insurance(state, state.active, value))],
    rule: 'DW-4.3.40',
    ...(ownGuest ? { warning: say('move.fire.own') } : {}),
  };
}

/** DW-4.3.42: where only one thing can follow there is no choice. */
function forcedFire(state: State, city: City, way: number): string {
  if (city.lots[way] === 0)
    return say('move.fire.public', { building: buildingName(city, way).toLowerCase() });
  return say((state.dice[way] as number) > 0 ? 'move.fire.guest' : 'move.fire.empty', {
    name: nameTo(state, state.owners[way] as number),
    value: state.sizes[way] as number,
  });
}
