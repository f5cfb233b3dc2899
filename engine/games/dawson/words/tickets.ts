/** Every move as a ticket; those of a scoring round stand in `tickets-city.ts`. */
import type { Chip, Move, MoveDescription } from '../../../core/game';
import { characterOf, HIGHEST_VALUE, LOWEST_VALUE, slowWeekFor } from '../data';
import type { Verb } from '../data';
import { buildPrice, resizePrice } from '../rules/build';
import { cityOf, hoodAt, hoodIndex } from '../rules/city';
import type { City } from '../rules/city';
import { blockAt, gangAt, gangWithout } from '../rules/control';
import { fireWays, insurance } from '../rules/fire';
import { hostingHotels } from '../rules/host';
import { campersOf } from '../rules/lodging';
import { readCharacter, readValue, readVerb, squareOf } from '../rules/notation';
import { idleAfter, roundDue, roundDueMining } from '../rules/turn';
import { chosenHotel, hasActed, isCamper, isLastTurn, perksOf } from '../state';
import type { PickKind, State } from '../state';
import { say } from './catalogue';
import { abilityText, buildingName, nameOf, placeName } from './names';
import { lines, roundLine } from './tickets-outcome';
import { anchorTicket, landingTicket, rotationTicket, tileTicket } from './tickets-city';

export function describe(state: State, move: Move): MoveDescription {
  if (state.step === 'over') throw new Error(`${move} comes after the end`);
  return TICKETS[state.step](state, move);
}

type Ticket = (state: State, move: Move) => MoveDescription;

const TICKETS: Readonly<Record<PickKind, Ticket>> = {
  'pick-character': characterTicket,
  manage: verbTicket,
  'mine-target': onSquare(mineTicket),
  'host-hotel': onSquare(hostTicket),
  'host-camper': onSquare(camperTicket),
  'build-lot': onSquare(buildTicket),
  'resize-hotel': onSquare(resizeTicket),
  'resize-value': valueTicket,
  'fire-start': onSquare(fireTicket),
  'fire-pass': onSquare(firePassTicket),
  'pick-tile': tileTicket,
  'place-rotation': rotationTicket,
  'place-anchor': anchorTicket,
  'landing-tie': onSquare(landingTicket),
};

type Untargeted = Omit<MoveDescription, 'targets'>;
type SquareTicket = (state: State, city: City, square: number) => Untargeted;

/** A ticket made on a square of the map. */
function onSquare(ticket: SquareTicket): Ticket {
  return (state, move) => {
    const city = cityOf(state.plan);
    return { ...ticket(state, city, squareOf(city, move)), targets: [move] };
  };
}

function gold(amount: number): Chip {
  return { sign: 'gold', amount, label: say('chip.gold', { n: amount }) };
}

function characterTicket(state: State, move: Move): MoveDescription {
  const id = readCharacter(move);
  if (id === 'random') return { label: say('move.random'), targets: [], rule: 'DW-3.1', weight: 'quiet' };
  const { name, trade, ability } = characterOf(id);
  return {
    label: say('move.character', { name, trade }),
    ...(state.options['abilities'] === true ? { detail: abilityText(ability) } : {}),
    targets: [],
    rule: 'DW-3.1',
  };
}

const VERB_RULES: Readonly<Record<Verb, string>> = {
  mine: 'DW-4.3.10',
  host: 'DW-4.3.20',
  build: 'DW-4.3.30',
  resize: 'DW-4.3.34',
  fire: 'DW-4.3.40',
};

/** The sign of a verb has its name. */
function verbTicket(state: State, move: Move): MoveDescription {
  const verb = readVerb(move);
  if (verb === 'done') return doneTicket(state);
  return {
    label: say(`verb.${verb}`),
    detail: lines(
      say(`verb.${verb}.detail`),
      verb === 'mine' ? roundLine(state, roundDueMining(state)) : null,
    ),
    targets: [],
    rule: VERB_RULES[verb],
    sign: verb,
  };
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

/** DW-4.3.11: what the roll can bring, and what the gang loses. */
function mineTicket(state: State, city: City, square: number): Untargeted {
  const { claimGold } = perksOf(state, state.active);
  const rest = gangWithout(city, state, square);
  const holes = {
    least: LOWEST_VALUE + claimGold,
    most: HIGHEST_VALUE + claimGold,
    gang: gangAt(city, state, square),
    rest,
  };
  return {
    label: say('move.mine', { value: state.dice[square] as number, place: placeName(city, square) }),
    detail: lines(
      say(rest > 0 ? 'move.mine.detail' : 'move.mine.lone', holes),
      roundLine(state, roundDueMining(state)),
    ),
    rule: 'DW-4.3.11',
  };
}

/** The gold comes at the next collect, if there is one: it is no gain of now. */
function hostTicket(state: State, city: City, square: number): Untargeted {
  const value = state.sizes[square] as number;
  const from = blockAt(city, state, square).sum;
  return {
    label: say('move.host-hotel', { value, place: placeName(city, square) }),
    detail: lines(
      say('move.host.block', { from, to: from + value }),
      isLastTurn(state) ? say('move.host.last') : say('move.host.pays', { value }),
    ),
    rule: 'DW-4.3.20',
  };
}

function camperTicket(state: State, city: City, square: number): Untargeted {
  const rest = gangWithout(city, state, square);
  return {
    label: say('move.host-camper', { value: state.dice[square] as number, place: placeName(city, square) }),
    detail:
      rest > 0
        ? say('move.host-camper.gang', { gang: gangAt(city, state, square), rest })
        : say('move.host-camper.lone'),
    rule: 'DW-4.3.20',
  };
}

function buildTicket(state: State, city: City, square: number): Untargeted {
  const value = city.lots[square] as number;
  const occupied = isCamper(state, square);
  const beside = (city.near[square] as readonly number[]).filter(
    (other) => state.owners[other] === state.active,
  );
  const block = new Set(beside.flatMap((other) => blockAt(city, state, other).squares)).size;
  const { points } = hoodAt(city, hoodIndex(city, square));
  const guest = say(isLastTurn(state) ? 'move.build.last' : 'move.build.guest', { value });
  return {
    label: say(occupied ? 'move.build.over' : 'move.build', { value, place: placeName(city, square) }),
    detail: lines(
      block > 0 ? say('move.build.joins', { n: block + 1 }) : say('move.build.hood', { points }),
      occupied ? guest : say('move.build.waits'),
    ),
    cost: [gold(buildPrice(state, state.active, value, occupied))],
    rule: occupied ? 'DW-4.3.31' : 'DW-4.3.30',
    group: say(occupied ? 'group.camps' : 'group.free-lots'),
  };
}

function resizeTicket(state: State, city: City, square: number): Untargeted {
  const value = state.sizes[square] as number;
  const n = campersOf(state, value).length;
  return {
    label: say('move.resize-hotel', { value, place: placeName(city, square) }),
    detail: n > 0 ? say('move.resize-hotel.fits', { n }) : say('move.resize-hotel.none'),
    rule: 'DW-4.3.34',
  };
}

function valueTicket(state: State, move: Move): MoveDescription {
  const value = readValue(move);
  const from = state.sizes[chosenHotel(state)] as number;
  const price = resizePrice(from, value);
  const n = campersOf(state, value).length;
  return {
    label: say('move.resize-value', { value }),
    detail: n > 0 ? say('move.resize.campers', { n }) : say('move.resize.none', { value }),
    targets: [],
    ...(price > 0 ? { cost: [gold(price)] } : {}),
    rule: value > from ? 'DW-4.3.34' : 'DW-4.3.35',
  };
}

function fireTicket(state: State, city: City, square: number): Untargeted {
  const value = state.sizes[square] as number;
  const [way, ...others] = fireWays(state, city, square);
  const forced = way !== undefined && others.length === 0;
  const ownGuest = forced && state.owners[way] === state.active && (state.dice[way] as number) > 0;
  return {
    label: say('move.fire-start', { value, place: placeName(city, square) }),
    detail:
      way === undefined
        ? say('move.fire-start.alone')
        : forced
          ? forcedFire(state, city, way)
          : say('move.fire-start.spread', { n: others.length + 1 }),
    gain: [gold(insurance(state, state.active, value))],
    rule: 'DW-4.3.40',
    ...(ownGuest ? { warning: say('move.fire-start.own') } : {}),
  };
}

/** DW-4.3.42: with one building next door there is no choice. */
function forcedFire(state: State, city: City, way: number): string {
  if (city.lots[way] === 0)
    return say('move.fire-start.public', { building: buildingName(city, way).toLowerCase() });
  return say((state.dice[way] as number) > 0 ? 'move.fire-start.guest' : 'move.fire-start.empty', {
    name: nameOf(state, state.owners[way] as number),
    value: state.sizes[way] as number,
  });
}

function firePassTicket(state: State, city: City, square: number): Untargeted {
  const place = placeName(city, square);
  if (city.lots[square] === 0) {
    const building = buildingName(city, square).toLowerCase();
    return {
      label: say('move.fire-pass.public', { place, building }),
      detail: say('move.fire-pass.stops'),
      rule: 'DW-4.3.44',
    };
  }
  const owner = state.owners[square] as number;
  const name = nameOf(state, owner);
  const value = state.sizes[square] as number;
  const label = say('move.fire-pass.hotel', { name, value, place });
  if ((state.dice[square] as number) > 0) {
    const loses = owner === state.decider && !isLastTurn(state);
    return {
      label,
      detail: say('move.fire-pass.guest', { name }),
      rule: 'DW-4.3.43',
      ...(loses ? { warning: say('move.fire-pass.own', { value }) } : {}),
    };
  }
  const spreads = fireWays(state, city, square).length > 0;
  return {
    label,
    detail: say(spreads ? 'move.fire-pass.on' : 'move.fire-pass.out', {
      name,
      gold: insurance(state, owner, value),
    }),
    rule: 'DW-4.3.41',
  };
}
