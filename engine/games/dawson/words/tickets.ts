/** Every move as a ticket. */
import type { Chip, Move, MoveDescription } from '../../../core/game';
import { capital, count, list, numberWord } from '../../../core/words';
import { ABILITIES, characterOf, HIGHEST_VALUE, LOWEST_VALUE, tileAt } from '../data';
import type { Ability, Verb } from '../data';
import { buildPrice, resizePrice } from '../rules/build';
import { anchorsFor, cityOf, hoodAt, hoodIndex, tileWorth } from '../rules/city';
import type { City } from '../rules/city';
import { blockAt, standingAfter } from '../rules/control';
import { fireWays, insurance } from '../rules/fire';
import { anchorAt, tileInHand } from '../rules/grow';
import { hostingHotels } from '../rules/host';
import { campersOf } from '../rules/lodging';
import {
  readCell,
  readCharacter,
  readRotation,
  readTile,
  readValue,
  readVerb,
  squareOf,
} from '../rules/notation';
import { landingValue } from '../rules/roll';
import { chosenHotel, hasActed, isCamper, poolIsFull } from '../state';
import type { PickKind, State } from '../state';
import { say } from './catalogue';
import { buildingName, hoodName, nameOf, placeName, spotName, whose } from './names';

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

/** All that a sentence on an ability may want to name. */
const ABILITY_HOLES: Readonly<Record<Ability, Readonly<Record<string, string | number>>>> = {
  'word-of-mouth': { gold: ABILITIES['word-of-mouth'].walkInGold },
  'own-timber': ABILITIES['own-timber'].timber,
  'full-cover': {},
  'rich-claim': { gold: ABILITIES['rich-claim'].claimGold },
  'top-billing': {},
  'two-plans': { n: numberWord(ABILITIES['two-plans'].tilesDrawn) },
};

function abilityText(ability: Ability): string {
  return say(`ability.${ability}`, ABILITY_HOLES[ability]);
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
    detail: say(`verb.${verb}.detail`),
    targets: [],
    rule: VERB_RULES[verb],
    sign: verb,
  };
}

function doneTicket(state: State): MoveDescription {
  const acted = hasActed(state);
  return {
    label: say(acted ? 'verb.done' : 'verb.pass'),
    detail: poolIsFull(state)
      ? say('verb.done.round')
      : say('verb.done.short', { n: state.growAt - state.pool }),
    targets: [],
    rule: 'DW-4.4.1',
    weight: acted ? 'main' : 'quiet',
    ...(hostingHotels(state).length > 0 ? { warning: say('verb.done.warning') } : {}),
  };
}

function mineTicket(state: State, city: City, square: number): Untargeted {
  const value = state.dice[square] as number;
  const gang = blockAt(city, state, square).sum;
  const rolls = { least: LOWEST_VALUE, most: HIGHEST_VALUE };
  return {
    label: say('move.mine', { value, place: placeName(city, square) }),
    detail: gang > value ? say('move.mine.detail', { ...rolls, gang }) : say('move.mine.lone', rolls),
    rule: 'DW-4.3.11',
  };
}

function hostTicket(state: State, city: City, square: number): Untargeted {
  const value = state.sizes[square] as number;
  return {
    label: say('move.host-hotel', { value, place: placeName(city, square) }),
    gain: [gold(value)],
    rule: 'DW-4.3.20',
  };
}

function camperTicket(state: State, city: City, square: number): Untargeted {
  const value = state.dice[square] as number;
  const gang = blockAt(city, state, square).sum;
  return {
    label: say('move.host-camper', { value, place: placeName(city, square) }),
    detail: gang > value ? say('move.host-camper.gang', { gang }) : say('move.host-camper.lone'),
    gain: [gold(value)],
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
  return {
    label: say(occupied ? 'move.build.over' : 'move.build', { value, place: placeName(city, square) }),
    detail:
      block > 0
        ? say('move.build.joins', { n: block })
        : occupied
          ? say('move.build.guest')
          : say('move.build.hood', { points: count(points, 'point') }),
    cost: [gold(buildPrice(state, state.active, value, occupied))],
    rule: occupied ? 'DW-4.3.31' : 'DW-4.3.30',
    group: say(occupied ? 'group.camps' : 'group.free-lots'),
  };
}

function resizeTicket(state: State, city: City, square: number): Untargeted {
  const value = state.sizes[square] as number;
  return {
    label: say('move.resize-hotel', { value, place: placeName(city, square) }),
    rule: 'DW-4.3.34',
  };
}

function valueTicket(state: State, move: Move): MoveDescription {
  const value = readValue(move);
  const from = state.sizes[chosenHotel(state)] as number;
  const price = resizePrice(from, value);
  const fitting = campersOf(state, value).length;
  return {
    label: say('move.resize-value', { value }),
    detail: fitting > 0 ? say('move.resize.campers', { n: fitting }) : say('move.resize.none'),
    targets: [],
    ...(price > 0 ? { cost: [gold(price)] } : {}),
    rule: value > from ? 'DW-4.3.34' : 'DW-4.3.35',
  };
}

function fireTicket(state: State, city: City, square: number): Untargeted {
  const value = state.sizes[square] as number;
  const ways = fireWays(state, city, square).length;
  return {
    label: say('move.fire-start', { value, place: placeName(city, square) }),
    detail: ways > 0 ? say('move.fire-start.spread', { n: ways }) : say('move.fire-start.alone'),
    gain: [gold(insurance(state, state.active, value))],
    rule: 'DW-4.3.40',
  };
}

function firePassTicket(state: State, city: City, square: number): Untargeted {
  const place = placeName(city, square);
  if (city.lots[square] === 0) {
    const building = buildingName(city, square).toLowerCase();
    return { label: say('move.fire-pass.public', { place, building }), rule: 'DW-4.3.44' };
  }
  const hotel = {
    place,
    owner: whose(state, state.owners[square] as number),
    value: state.sizes[square] as number,
  };
  return (state.dice[square] as number) > 0
    ? { label: say('move.fire-pass.guest', hotel), rule: 'DW-4.3.43' }
    : { label: say('move.fire-pass.empty', hotel), rule: 'DW-4.3.41' };
}

function tileTicket(_state: State, move: Move): MoveDescription {
  const tile = readTile(move);
  return {
    label: say('move.tile', { tile: tileAt(tile).name }),
    detail: say('move.tile.points', { points: count(tileWorth(tile), 'point') }),
    targets: [],
    rule: 'DW-6.4.4',
  };
}

function rotationTicket(state: State, move: Move): MoveDescription {
  const r = readRotation(move);
  const places = anchorsFor(cityOf(state.plan), tileInHand(state), r).length;
  return {
    label: say(`move.rotation.${r}`),
    detail: say('move.rotation.detail', { n: places }),
    targets: [],
    rule: 'DW-4.5.1',
  };
}

/** The growth preview in words: what it joins, what that is worth, who would lead it before the roll. */
function anchorTicket(state: State, move: Move): MoveDescription {
  const city = cityOf(state.plan);
  const [x, y] = readCell(move);
  const { joins } = anchorAt(state, x, y);
  const places = list(joins.map((hood) => hoodName(city, hood)));
  const { control, points: worth } = standingAfter(state, city, tileInHand(state), joins);
  const points = count(worth, 'point');
  const detail =
    joins.length > 0 ? say('move.anchor.joins', { places, points }) : say('move.anchor.alone', { points });
  const leader = control.gang ? say('leader.gang') : list(control.winners.map((seat) => nameOf(state, seat)));
  return {
    label: spotName(x, y),
    detail: leader === '' ? detail : say('move.anchor.lead', { detail, leader }),
    targets: [move],
    rule: 'DW-4.5.2',
    group: joins.length > 0 ? say('group.joins', { places }) : say('group.across'),
  };
}

function landingTicket(state: State, city: City, square: number): Untargeted {
  const owner = state.owners[square] as number;
  const value = landingValue(state);
  const place = placeName(city, square);
  return {
    label:
      owner >= 0
        ? capital(say('move.landing.hotel', { owner: whose(state, owner), value, place }))
        : say('move.landing.lot', { value, place }),
    rule: 'DW-4.5.14',
  };
}
