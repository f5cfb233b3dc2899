/** One event as a sentence. */
import type { GameEvent } from '../../../core/game';
import { capital, list } from '../../../core/words';
import { eventOf, characterOf } from '../data-cards';
import { ROLES, TOKENS } from '../data';
import { blockingDice } from '../rules/ghosts';
import { bundleOf } from '../rules/notation';
import type { EndReason, EventKind, State } from '../state';
import { say, type Word } from './catalogue';
import {
  bundleName,
  characterName,
  deckCardName,
  edgeName,
  eventText,
  faces,
  placeName,
  resourceName,
  roleName,
  seatName,
  seatNameWithin,
  sourceName,
  spacesOf,
  tokenName,
} from './names';

type Args = Readonly<Record<string, string | number>>;

export function tell(state: State, event: GameEvent, _viewer: number): string {
  // Where the collection has come to is seen on the table.
  if (event.kind === 'space') return '';
  if (!isTold(event.kind)) throw new RangeError(`There is nothing to say of ${event.kind}.`);
  const args = event.args ?? {};
  const sentence = SENTENCES[event.kind];
  const key = typeof sentence === 'function' ? sentence(args) : sentence;
  const holes: Record<string, string | number> = {};
  if (event.seat >= 0) holes['who'] = seatName(state, event.seat);
  // Why the game ends chooses the sentence; it is no hole in it.
  if (event.kind !== 'ending')
    for (const [name, value] of Object.entries(args))
      Object.assign(holes, readable(state, name, value, event));
  return capital(say(key, holes));
}

function isTold(kind: string): kind is keyof typeof SENTENCES {
  return Object.prototype.hasOwnProperty.call(SENTENCES, kind);
}

const ENDINGS: Readonly<Record<EndReason, Word>> = {
  influence: 'told.ending',
  pieces: 'told.ending',
  goal: 'told.ending.goal',
  clock: 'told.ending.clock',
  rounds: 'told.ending.rounds',
};

/** The sentence of every event, or the choice among several. */
const SENTENCES: Readonly<Record<Exclude<EventKind, 'space'>, Word | ((args: Args) => Word)>> = {
  round: (args) => (Number(args['left']) > 0 ? 'told.round.solo' : 'told.round'),
  rolls: 'told.rolls',
  'no-dice': 'told.no-dice',
  'gun-rolls': 'told.gun-rolls',
  pawn: 'told.pawn',
  collection: 'told.collection',
  ending: (args) => ENDINGS[args['why'] as EndReason],
  over: 'told.over',
  'ghost-rolls': 'told.ghost-rolls',
  'ghost-blocks': (args) =>
    blockingDice(facesOf(args)).length < facesOf(args).length
      ? 'told.ghost-blocks.higher'
      : 'told.ghost-blocks',
  'ghost-fades': 'told.ghost-fades',
  'ghost-reveals': (args) => (args['cards'] === '' ? 'told.ghost-reveals.none' : 'told.ghost-reveals'),
  places: 'told.places',
  shifts: 'told.shifts',
  moves: 'told.moves',
  skipped: 'told.skipped',
  unasked: 'told.unasked',
  rerolls: 'told.rerolls',
  changes: 'told.changes',
  bumps: 'told.bumps',
  uses: 'told.uses',
  collects: 'told.collects',
  nothing: 'told.nothing',
  skips: 'told.skips',
  bonus: 'told.bonus',
  gain: 'told.gain',
  pay: (args) => (args['why'] === 'loan' ? 'told.pay.loan' : 'told.pay'),
  gold: 'told.gold',
  'pay-gold': 'told.pay-gold',
  token: 'told.token',
  'token-lost': 'told.token-lost',
  'loan-repaid': 'told.loan-repaid',
  influence: 'told.influence',
  'influence-lost': 'told.influence-lost',
  'end-influence': 'told.end-influence',
  'end-pieces': 'told.end-pieces',
  role: 'told.role',
  'role-lost': 'told.role-lost',
  jail: 'told.jail',
  'jail-all': 'told.jail-all',
  'turns-in': 'told.turns-in',
  order: 'told.order',
  first: 'told.first',
  last: 'told.last',
  up: 'told.up',
  reversed: 'told.reversed',
  looks: (args) => (args['cards'] === '' ? 'told.looks.none' : 'told.looks'),
  'no-cards': 'told.no-cards',
  dealt: 'told.dealt',
  keeps: 'told.keeps',
  'keeps-one': 'told.keeps-one',
  reshuffle: 'told.reshuffle',
  'mixed-back': 'told.mixed-back',
  'puts-back': 'told.puts-back',
  event: 'told.event',
  'event-gone': 'told.event-gone',
  plays: 'told.plays',
  targets: 'told.targets',
  swaps: 'told.swaps',
  'snake-eyes': 'told.snake-eyes',
  discards: 'told.discards',
  takes: 'told.takes',
  ability: 'told.ability',
  character: 'told.character',
  cast: 'told.cast',
  town: 'told.town',
  city: 'told.city',
  rail: 'told.rail',
  'no-rail': 'told.no-rail',
  sees: 'told.sees',
  reveals: 'told.reveals',
  'too-rugged': 'told.too-rugged',
};

type Holes = Readonly<Record<string, string | number>>;
type Reading = (value: string, state: State, event: GameEvent) => Holes;

const as =
  (name: string, reading: (value: string) => string): Reading =>
  (value) => ({ [name]: reading(value) });

/** Arguments that people say in another way than events hold them; the others are said as they are. */
const READINGS: Readonly<Record<string, Reading>> = {
  faces: as('faces', faces),
  cards: as('cards', (value) => list(value.split(',').filter(Boolean).map(deckCardName))),
  bundle: as('bundle', (value) => bundleName(bundleOf(value))),
  space: (value, state, { seat }) => ({ space: placeName(state, seat, value) }),
  spot: (value, state, { seat }) => ({ spot: placeName(state, seat, value) }),
  card: as('card', deckCardName),
  token: as('token', (value) => tokenName(oneOf(TOKENS, value))),
  role: as('role', (value) => (value ? roleName(oneOf(ROLES, value)) : '')),
  character: as('character', (value) => characterName(characterOf(value).id)),
  edge: as('edge', edgeName),
  other: (value, state) => ({ other: seatName(state, Number(value)) }),
  seats: (value, state) => ({
    seats: list(value.split(',').map((seat) => seatNameWithin(state, Number(seat)))),
  }),
  why: as('why', sourceName),
  n: (value, _state, { kind }): Holes =>
    kind === 'pawn' ? { n: Number(value), spaces: spacesOf(Number(value)) } : { n: Number(value) },
  type: (value, _state, { args = {} }) => {
    const type = resourceName(Number(value));
    return { tile: args['rugged'] === 1 ? say('told.tile.rugged', { type }) : type };
  },
  event: (value) => {
    const event = eventOf(value).id;
    return { event: deckCardName(event), text: eventText(event) };
  },
  shift: (_value, _state, { args = {} }) => ({ shifted: shifted(args) }),
};

function readable(state: State, name: string, value: string | number, event: GameEvent): Holes {
  const reading = READINGS[name];
  return reading ? reading(String(value), state, event) : { [name]: value };
}

function oneOf<T extends string>(list: readonly T[], value: string): T {
  const found = list.find((one) => one === value);
  if (!found) throw new RangeError(`${value} is none of ${list.join(', ')}.`);
  return found;
}

function facesOf(args: Args): number[] {
  return String(args['faces']).split(',').map(Number);
}

function shifted(args: Args): string {
  if (args['flipped'] === 1) return say('told.flipped');
  if (args['shift'] === 0) return '';
  return args['shift'] === 1 ? say('told.shifted.up') : say('told.shifted.down');
}
