/** What a seat may see, and a world it cannot tell from the true one (section 9). */
import { otherWords, shuffle, type Rng } from '../../core/rng';
import type { Bundle, Level, Role, Scenario, Space, Token } from './data';
import { isCard, type CardId, type CharacterId, type DeckCard, type EventId } from './data-cards';
import { isHoldable } from './rules/characters';
import { spaceNow } from './rules/collection';
import { clockMarker, clockRounds, goalParts, type GoalPart } from './rules/solitaire';
import { knowsTile } from './rules/tiles';
import { seatScore } from './score';
import { clone, hasGunslinger, isClosed, isSolo, level, looksAtCards, pickOnTop, scenario } from './state';
import type { DiceSet, Die, Ghost, PickKind, Stage, State, Tile } from './state';

export interface SeatView {
  readonly name: string;
  readonly colour: number;
  readonly character: '' | CharacterId;
  readonly res: Bundle;
  readonly gold: number;
  readonly influence: number;
  readonly tokens: Readonly<Record<Token, number>>;
  readonly cities: readonly number[];
  readonly towns: readonly number[];
  /** The viewer's own cards; empty for others. */
  readonly hand: readonly CardId[];
  readonly handCount: number;
  readonly role: '' | Role;
  readonly bonus: boolean;
  readonly jailed: number;
  readonly sentence: number;
  readonly dice: readonly Die[];
  readonly pawn: number;
  readonly points: number;
  readonly rolls: readonly number[];
}

export interface TileView {
  readonly hex: number;
  /** -1 where the viewer does not know. */
  readonly type: number;
  readonly rugged: boolean;
  readonly up: boolean;
}

export interface View {
  readonly solo: boolean;
  readonly closed: boolean;
  readonly gunslinger: boolean;
  readonly stage: Stage;
  readonly round: number;
  readonly scenario: '' | Scenario;
  readonly level: '' | Level;
  readonly clock: { readonly rounds: number; readonly marker: number };
  readonly goal: readonly GoalPart[];
  readonly seats: readonly SeatView[];
  readonly order: readonly number[];
  readonly tiles: readonly TileView[];
  readonly rails: readonly number[];
  readonly railsLeft: number;
  readonly deckCount: number;
  readonly discard: readonly DeckCard[];
  readonly events: readonly EventId[];
  readonly sets: readonly DiceSet[];
  readonly ghosts: readonly Ghost[];
  /** The space being collected, '' in other phases. */
  readonly space: '' | Space | 'last';
  readonly task: {
    readonly kind: '' | PickKind;
    readonly seat: number;
    readonly n: number;
    readonly what: string;
  };
  /** Cards the viewer is choosing from. */
  readonly shown: readonly CardId[];
  readonly knownTop: readonly DeckCard[];
  readonly endTriggered: State['endTriggered'];
  readonly won: boolean;
}

/** What is asked, apart from what lies on the table. */
export const asking = ['task', 'shown'] as const;

export function view(state: State, seat: number): View {
  const copy = clone(state);
  const now = pickOnTop(copy);
  const solo = isSolo(copy);
  return {
    solo,
    closed: isClosed(copy),
    gunslinger: hasGunslinger(copy),
    stage: copy.stage,
    round: copy.round,
    scenario: solo ? scenario(copy) : '',
    level: solo ? level(copy) : '',
    clock: solo
      ? { rounds: clockRounds(copy), marker: clockMarker(copy, Math.max(1, copy.round)) }
      : { rounds: 0, marker: 0 },
    goal: solo ? goalParts(copy) : [],
    seats: copy.seats.map((one, index) => ({
      name: copy.names[index] ?? '',
      colour: copy.colours[index] ?? index,
      character: one.character,
      res: one.res,
      gold: one.gold,
      influence: one.influence,
      tokens: one.tokens,
      cities: one.cities,
      towns: one.towns,
      hand: index === seat ? one.hand : [],
      handCount: one.hand.length,
      role: one.role,
      bonus: one.bonus,
      jailed: one.jailed,
      sentence: one.sentence,
      dice: one.dice,
      pawn: one.pawn,
      points: seatScore(copy, index).total,
      rolls: one.rolls,
    })),
    order: copy.order,
    tiles: copy.tiles.map((tile) => {
      const known = knowsTile(copy, seat, tile.hex);
      return { hex: tile.hex, type: known ? tile.type : -1, rugged: known && tile.rugged, up: tile.up };
    }),
    rails: copy.rails,
    railsLeft: copy.railsLeft,
    deckCount: copy.deck.length,
    discard: copy.discard,
    events: copy.events,
    sets: copy.sets,
    ghosts: copy.ghosts,
    space: copy.stage === 'collect' ? (spaceNow(copy) ?? '') : '',
    task: now
      ? { kind: now.kind, seat: now.seat, n: now.n, what: now.what }
      : { kind: '', seat: -1, n: 0, what: '' },
    shown: now && now.seat === seat ? now.list : [],
    knownTop: seat >= 0 ? copy.deck.slice(0, copy.seats[seat]?.knownTop ?? 0) : [],
    endTriggered: copy.endTriggered,
    won: copy.won,
  };
}

/** Deals everything the seat cannot see anew. Hidden pieces are sorted first, so the truth leaves no trace. */
export function resample(state: State, seat: number, rng: Rng): State {
  const next = clone(state);
  dealTilesAnew(next, seat, rng);
  dealCardsAnew(next, seat, rng);
  // What others will not use hangs on cards the seat cannot see.
  next.seats.forEach((other, index) => {
    if (index !== seat) other.declined = [];
  });
  next.marshalPile = shuffle(rng.state, next.marshalPile.sort());
  next.rng = otherWords(rng);
  return next;
}

function dealTilesAnew(state: State, seat: number, rng: Rng): void {
  const hidden = state.tiles.filter((tile) => !knowsTile(state, seat, tile.hex));
  const faces = hidden.map((tile) => ({ type: tile.type, rugged: tile.rugged }));
  const boxed = state.boxTile >= 0;
  if (boxed) faces.push({ type: state.boxTile, rugged: false });
  faces.sort((a, b) => a.type - b.type || Number(a.rugged) - Number(b.rugged));
  shuffle(rng.state, faces);
  hidden.forEach((tile: Tile, i) => {
    tile.type = faces[i]?.type ?? tile.type;
    tile.rugged = faces[i]?.rugged ?? tile.rugged;
  });
  if (boxed) state.boxTile = faces[hidden.length]?.type ?? state.boxTile;
}

/** Others get cards that can be held, looked-at cards stay action cards, the rest is the deck. */
function dealCardsAnew(state: State, seat: number, rng: Rng): void {
  const known = Math.min(state.deck.length, state.seats[seat]?.knownTop ?? 0);
  const topCards = state.deck.slice(0, known);
  const others = state.seats.filter((_, index) => index !== seat);
  const looking = state.pending.filter((task) => task.seat !== seat && looksAtCards(task));
  const pinned: readonly DeckCard[] = state.pending.some(
    (task) => task.seat !== seat && task.what === 'homestead-act',
  )
    ? ['homestead-act']
    : [];
  const pool = [
    ...state.deck.slice(known),
    ...others.flatMap((other) => other.hand),
    ...looking.flatMap((task) => task.list),
  ]
    .filter((card) => !pinned.includes(card))
    .sort();
  shuffle(rng.state, pool);
  for (const other of others) {
    const held = other.hand.filter((card) => pinned.includes(card));
    other.hand = [...held, ...take(pool, other.hand.length - held.length, isHoldable)];
  }
  for (const task of looking) task.list = take(pool, task.list.length, isCard);
  state.deck = [...topCards, ...pool];
}

/** Takes the first `n` cards of the pool that fit. */
function take(pool: DeckCard[], n: number, fits: (card: DeckCard) => card is CardId): CardId[] {
  const taken: CardId[] = [];
  for (let i = 0; i < n; i++) {
    const card = pool.find(fits);
    if (card === undefined) break;
    pool.splice(pool.indexOf(card), 1);
    taken.push(card);
  }
  return taken;
}
