/** Set-up (section 3): every random draw in the order of DH-3.11, then the picks of the seats. */
import { noEvents, type GameConfig } from '../../core/game';
import { completeOptions, type OptionSpec } from '../../core/options';
import { below, seedRng, shuffle } from '../../core/rng';
import {
  END_SPOT,
  LEVELS,
  ORE,
  PAWN_TRACK,
  RAILS,
  RESOURCES,
  SCENARIOS,
  START,
  TIGHT_CLOCK,
  TILES,
} from './data';
import { CARDS, EVENTS, isCard, isEvent, cardOf, type CharacterId, type DeckCard } from './data-cards';
import { settle } from './rules/apply';
import { availableCharacters, castSeat } from './rules/characters';
import { hexAt, TILE_SPOTS } from './rules/map';
import { isClosed, isQuick, isSolo, push, scenario, task, type Seat, type State, type Tile } from './state';
import { say } from './words/catalogue';

const crowd = [2, 3, 4];

/** The rounds of the tight clock: "Tenderfoot 24, 17, 17; …". */
function tightHelp(): string {
  const rounds = SCENARIOS.map((id) =>
    say('clock.row', {
      scenario: say(`scenario.${id}`),
      rounds: LEVELS.map((level) => TIGHT_CLOCK[id][level]).join(', '),
    }),
  );
  return say('clock.tight.help', { rounds: rounds.join('; ') });
}

/** Asked of a lone player always, of several in the standard game only. */
function charactersOption(who: Pick<OptionSpec, 'seats' | 'when'>): OptionSpec {
  return {
    id: 'characters',
    kind: 'choice',
    label: say('option.characters'),
    help: say('option.characters.help'),
    ...who,
    choices: [
      { id: 'off', label: say('characters.off') },
      { id: 'random', label: say('characters.random') },
      { id: 'choose', label: say('characters.choose') },
    ],
    default: 'random',
  };
}

/** Section 6.1. What has no meaning for a seat count or for the quick game is not asked. */
export const options: readonly OptionSpec[] = [
  {
    id: 'soloScenario',
    kind: 'choice',
    label: say('option.scenario'),
    help: say('option.scenario.help'),
    seats: [1],
    choices: SCENARIOS.map((id) => ({ id, label: say(`scenario.${id}`), help: say(`goal.${id}`) })),
    default: 'tenderfoot',
  },
  {
    id: 'soloDifficulty',
    kind: 'choice',
    label: say('option.level'),
    help: say('option.level.help'),
    seats: [1],
    choices: LEVELS.map((id) => ({ id, label: say(`level.${id}`), help: say(`level.${id}.help`) })),
    default: 'chicken',
  },
  {
    id: 'soloClock',
    kind: 'choice',
    label: say('option.clock'),
    help: say('option.clock.help'),
    seats: [1],
    choices: [
      { id: 'printed', label: say('clock.printed') },
      { id: 'tight', label: say('clock.tight'), help: tightHelp() },
    ],
    default: 'printed',
  },
  {
    id: 'mode',
    kind: 'choice',
    label: say('option.mode'),
    help: say('option.mode.help'),
    seats: crowd,
    choices: [
      { id: 'standard', label: say('mode.standard') },
      { id: 'quick', label: say('mode.quick'), help: say('mode.quick.help') },
    ],
    default: 'standard',
  },
  charactersOption({ seats: [1] }),
  charactersOption({ seats: crowd, when: { option: 'mode', is: ['standard'] } }),
  {
    id: 'promoKickstarter',
    kind: 'switch',
    label: say('option.promo'),
    help: say('option.promo.help'),
    when: { option: 'characters', is: ['random', 'choose'] },
    default: false,
  },
  {
    id: 'tiles',
    kind: 'choice',
    label: say('option.tiles'),
    help: say('option.tiles.help'),
    choices: [
      { id: 'guided', label: say('tiles.guided') },
      { id: 'hidden', label: say('tiles.hidden') },
    ],
    default: 'guided',
  },
  {
    id: 'map2p',
    kind: 'choice',
    label: say('option.map2p'),
    help: say('option.map2p.help'),
    seats: [2],
    choices: [
      { id: 'closed', label: say('map2p.closed') },
      { id: 'full', label: say('map2p.full') },
    ],
    default: 'closed',
  },
  {
    id: 'gunslinger',
    kind: 'switch',
    label: say('option.gunslinger'),
    help: say('option.gunslinger.help'),
    seats: [2],
    default: false,
  },
  {
    id: 'outlaw',
    kind: 'switch',
    label: say('option.outlaw'),
    help: say('option.outlaw.help'),
    default: false,
  },
  {
    id: 'endSpot',
    kind: 'number',
    label: say('option.endSpot'),
    help: say('option.endSpot.help'),
    seats: crowd,
    when: { option: 'mode', is: ['standard'] },
    min: END_SPOT.least,
    max: END_SPOT.most,
    default: END_SPOT.usual,
  },
  {
    id: 'peek',
    kind: 'choice',
    label: say('option.peek'),
    help: say('option.peek.help'),
    choices: [
      { id: 'auto', label: say('peek.auto') },
      { id: 'manual', label: say('peek.manual') },
    ],
    default: 'auto',
  },
];

export function setup(config: GameConfig, seed: string): State {
  const seats = config.seats.length;
  const state: State = {
    rng: seedRng(seed),
    names: config.seats.map((seat) => seat.name),
    colours: config.seats.map((seat) => seat.colour),
    // What was not asked counts as its default, whatever an earlier draft of the table left behind.
    options: completeOptions(options, seats, config.options),
    stage: 'setup',
    round: 0,
    seats: config.seats.map(emptySeat),
    order: [],
    tiles: [],
    boxTile: -1,
    rails: [],
    railsLeft: RAILS,
    deck: [],
    discard: [],
    events: [],
    removed: [],
    marshalPile: [],
    fresh: [],
    sets: [],
    ghosts: [],
    ghostsDown: false,
    doomed: [],
    at: 0,
    idle: 0,
    turns: 0,
    spaceAt: -1,
    todo: [],
    asked: -1,
    corrupted: [],
    endTriggered: '',
    won: false,
    pending: [],
  };
  const cast = shuffle(state.rng, availableCharacters(state).slice());
  dealTiles(state);
  makeDeck(state);
  state.order = shuffle(
    state.rng,
    Array.from({ length: seats }, (_, seat) => seat),
  );
  const mode = charactersMode(state);
  const sequence = Array.from({ length: seats }, (_, seat) => seat);
  pushPlacing(state);
  if (mode === 'random') sequence.forEach((seat) => castSeat(state, seat, dealt(cast, seat), noEvents));
  if (mode === 'choose') push(state, ...sequence.map((seat) => task('character', seat)));
  settle(state, noEvents);
  return state;
}

function dealt(cast: readonly CharacterId[], seat: number): CharacterId {
  const character = cast[seat];
  if (!character) throw new RangeError(`There is no character for seat ${seat}.`);
  return character;
}

function emptySeat(): Seat {
  return {
    character: '',
    res: [...START.goods],
    gold: 0,
    influence: 0,
    tokens: { wild: START.wild, engineer: 0, stock: 0, loan: 0, trader: 0 },
    cities: [],
    towns: [],
    hand: [],
    role: '',
    bonus: false,
    bonusNow: false,
    sentence: 0,
    jailed: 0,
    dice: [],
    pawn: PAWN_TRACK.start,
    gunDie: 0,
    usedWild: false,
    usedEngineer: false,
    usedStock: false,
    usedTrader: false,
    usedBank: false,
    cardPlayed: false,
    abilities: [],
    declined: [],
    seen: [],
    knownTop: 0,
    rolls: [0, 0, 0, 0, 0, 0],
  };
}

function charactersMode(state: State): 'off' | 'random' | 'choose' {
  return isQuick(state) ? 'off' : (state.options['characters'] as 'off' | 'random' | 'choose');
}

export function allTiles(): { type: number; rugged: boolean }[] {
  return RESOURCES.flatMap((resource, type) => [
    ...Array.from({ length: TILES[resource].plain }, () => ({ type, rugged: false })),
    ...Array.from({ length: TILES[resource].rugged }, () => ({ type, rugged: true })),
  ]);
}

function dealTiles(state: State): void {
  const closed = isClosed(state);
  const spots = TILE_SPOTS.filter((hex) => !closed || !hexAt(hex).closed);
  let pool = allTiles();
  if (closed) {
    pool = pool.filter((tile) => !tile.rugged);
    state.boxTile = pool.splice(below(state.rng, pool.length), 1)[0]?.type ?? -1;
  }
  const tiles: Tile[] = [];
  let rest = spots;
  if (state.options['tiles'] === 'guided') {
    const oreSpots = spots.filter((hex) => hexAt(hex).kind === 'ore-spot');
    rest = spots.filter((hex) => hexAt(hex).kind !== 'ore-spot');
    for (const hex of oreSpots) {
      const index = pool.findIndex((tile) => tile.type === ORE && !tile.rugged);
      pool.splice(index, 1);
      tiles.push({ hex, type: ORE, rugged: false, up: true });
    }
  }
  shuffle(state.rng, pool);
  rest.forEach((hex, i) => {
    const tile = pool[i];
    if (!tile) return;
    const up = state.options['tiles'] === 'guided' && hexAt(hex).kind === 'open-spot';
    tiles.push({ hex, type: tile.type, rugged: tile.rugged, up });
  });
  state.tiles = tiles;
}

/** DH-3.10, DH-6.10 and Marshal Law: what is in the deck. */
function makeDeck(state: State): void {
  const solo = isSolo(state);
  const marshal = solo && scenario(state) === 'marshal-law';
  const cards: DeckCard[] = [...CARDS.map((card) => card.id), ...EVENTS.map((event) => event.id)];
  const out = cards.filter(
    (id) => solo && (id === 'winds-of-change' || (isCard(id) && cardOf(id).crowd === true)),
  );
  const left = cards.filter((id) => !out.includes(id));
  state.removed = out;
  state.deck = shuffle(
    state.rng,
    left.filter((id) => !marshal || !isEvent(id)),
  );
  if (marshal) state.marshalPile = shuffle(state.rng, left.filter(isEvent));
}

/** DH-3.7 to DH-3.9: cities in reverse turn order, then towns, then the free rail. */
function pushPlacing(state: State): void {
  push(
    state,
    ...state.order
      .slice()
      .reverse()
      .map((seat) => task('first-city', seat)),
    ...state.order.map((seat) => task('first-town', seat, START.towns)),
    ...state.order.map((seat) => task('rail', seat, START.rails, 'start')),
  );
}
