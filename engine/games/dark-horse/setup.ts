/** Set-up (section 3): every random draw in the order of DH-3.11, then the picks of the seats. */
import type { GameConfig } from '../../core/game';
import { below, seedRng, shuffle } from '../../core/rng';
import { CARDS, cardOf, CHARACTERS, characterOf, EVENTS, isEvent, RAILS, TOKENS, type Token } from './data';
import { hexAt, TILE_SPOTS } from './map';
import {
  isClosed,
  isQuick,
  isSolo,
  push,
  scenario,
  seatOf,
  task,
  type Seat,
  type State,
  type Tile,
} from './state';

export function setup(config: GameConfig, seed: string): State {
  const seats = config.seats.length;
  const state: State = {
    rng: seedRng(seed),
    names: config.seats.map((seat) => seat.name),
    colours: config.seats.map((seat) => seat.colour),
    options: { ...config.options },
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
    stack: [],
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
  if (mode === 'random') sequence.forEach((seat) => castSeat(state, seat, cast[seat] ?? ''));
  if (mode === 'choose') push(state, ...sequence.map((seat) => task('character', seat)));
  return state;
}

function emptySeat(): Seat {
  return {
    character: '',
    res: [1, 1, 1],
    gold: 0,
    influence: 0,
    tokens: { wild: 1, engineer: 0, stock: 0, loan: 0, trader: 0 },
    cities: [],
    towns: [],
    hand: [],
    role: '',
    bonus: false,
    bonusNow: false,
    sentence: 0,
    jailed: 0,
    dice: [],
    pawn: 7,
    gunDie: 0,
    usedWild: false,
    usedEngineer: false,
    usedStock: false,
    usedTrader: false,
    usedBank: false,
    cardPlayed: false,
    abilities: [],
    seen: [],
    knownTop: 0,
    rolls: [0, 0, 0, 0, 0, 0],
  };
}

function charactersMode(state: State): 'off' | 'random' | 'choose' {
  return isQuick(state) ? 'off' : (state.options['characters'] as 'off' | 'random' | 'choose');
}

/** DH-3.5: no Tracker on the closed map; the Kickstarter only as an option (DH-6.30). */
export function availableCharacters(state: State): string[] {
  const taken = state.seats.map((seat) => seat.character);
  return CHARACTERS.filter(
    (character) =>
      !(character.promo && state.options['promoKickstarter'] !== true) &&
      !(character.id === 'tracker' && isClosed(state)) &&
      !taken.includes(character.id),
  ).map((character) => character.id);
}

/** Gives a seat its character and the start bonus (DH-3.1). */
export function castSeat(state: State, seat: number, character: string): void {
  const who = seatOf(state, seat);
  const data = characterOf(character);
  if (!data) return;
  who.character = character;
  for (let i = 0; i < 3; i++) who.res[i] = (who.res[i] ?? 0) + (data.resources[i] ?? 0);
  who.gold += data.gold ?? 0;
  who.influence += data.influence ?? 0;
  for (const token of TOKENS) who.tokens[token] += data.tokens[token as Token] ?? 0;
  for (let n = 0; n < (data.cards ?? 0); n++) dealHolding(state, seat);
}

/** DH-3.10: the Scoundrel's card is one that can be held; cards passed over are shuffled back. */
function dealHolding(state: State, seat: number): void {
  const index = state.deck.findIndex((card) => !isEvent(card) && cardOf(card).timing !== 'immediate');
  const card = state.deck[index];
  if (card === undefined) return;
  state.deck.splice(index, 1);
  seatOf(state, seat).hand.push(card);
  if (index > 0) shuffle(state.rng, state.deck);
}

const PLAIN: readonly (readonly [type: number, plain: number, rugged: number])[] = [
  [0, 5, 2],
  [1, 4, 2],
  [2, 5, 2],
];

export function allTiles(): { type: number; rugged: boolean }[] {
  return PLAIN.flatMap(([type, plain, rugged]) => [
    ...Array.from({ length: plain }, () => ({ type, rugged: false })),
    ...Array.from({ length: rugged }, () => ({ type, rugged: true })),
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
      const index = pool.findIndex((tile) => tile.type === 2 && !tile.rugged);
      pool.splice(index, 1);
      tiles.push({ hex, type: 2, rugged: false, up: true });
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
  const cards = [...CARDS.map((card) => card.id), ...EVENTS.map((event) => event.id)];
  const out = cards.filter(
    (id) => solo && (id === 'winds-of-change' || (!isEvent(id) && cardOf(id).crowd === true)),
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
    ...state.order.map((seat) => task('first-town', seat, 2)),
    ...state.order.map((seat) => task('rail', seat, 1, 'start')),
  );
}
