import type { Emit as CoreEmit, GameEvent, GameState } from '../../core/game';
import type { OptionValue } from '../../core/options';
import { ABILITIES, characterOf, PLAIN, rivalLevel, SCORING_ROUNDS, VALUES } from './data';
import type { CharacterId, HeartSlot, Perks, RivalLevel } from './data';

export interface Player {
  /** Empty until it is picked. */
  character: CharacterId | '';
  gold: number;
  points: number;
  /** Hotels left of value 1 to 6, at index value - 1. */
  supply: number[];
}

/** What can be asked for: the decision kinds of section 8, one for each gesture at a table. */
export type PickKind = 'pick-character' | 'manage' | 'fire-pass' | 'lay' | 'landing-tie';

/** What can happen. */
export type EventKind =
  | 'character'
  | 'rival'
  | 'first'
  | `heart-${HeartSlot['id']}`
  | 'heart-roll'
  | 'turn'
  | 'collect'
  | 'stipend'
  | 'mine'
  | 'claim'
  | 'host'
  | 'build'
  | 'build-occupied'
  | 'upgrade'
  | 'downgrade'
  | 'fire-start'
  | 'burn'
  | 'fire-out'
  | 'fire-pass'
  | 'fire-public'
  | 'fire-guest'
  | 'idle'
  | `round-${RoundCause}`
  | 'draw'
  | 'bury'
  | 'place'
  | 'roll'
  | 'land-new'
  | 'land-hotel'
  | 'land-lot'
  | 'stay'
  | 'tie-pick'
  | 'word-of-mouth'
  | 'scoring'
  | 'score'
  | 'score-gang'
  | 'score-street'
  | 'round-end'
  | 'end';

/** Nobody knows yet who starts. */
export const UNDRAWN = -1;

/** Why a scoring round comes. */
export type RoundCause = 'pool' | 'slow-week' | 'river';

export type Emit = CoreEmit<EventKind>;

export interface State extends GameState {
  /** Seats first, then rivals. */
  names: string[];
  /** Seat colour of each player: rivals take those nobody chose. */
  colours: number[];
  /** How many players are seats of the table; those after them are rivals. */
  people: number;
  options: Record<string, OptionValue>;
  players: Player[];
  diceInGame: number;
  growAt: number;
  gangBonus: number;
  /** Who starts; `UNDRAWN` until everyone has a character (DW-3.4). */
  first: number;
  active: number;
  step: PickKind | 'over';
  /** Who picks now: not always the active player (DW-4.3.42, DW-4.5.14). */
  decider: number;
  /** The map, one word for each tile in play: `0r3@-2,0 1r1@1,0`. */
  plan: string;
  /** How many tiles the Heart has. */
  heart: number;
  /** Per square: value of the die there, 0 for none. */
  dice: number[];
  /** Per square: owner of the hotel, -1 for none. */
  owners: number[];
  /** Per square: value of the hotel, 0 for none. */
  sizes: number[];
  /** Dice in the pool, those rolled and not yet landed included. */
  pool: number;
  /** Tile numbers; the last is the top. */
  deck: number[];
  /** How many tiles at the bottom of the deck everybody has seen (DW-6.4.4). */
  seenUnder: number;
  drawn: number[];
  /** Where the fire burned last, from where it passes on; -1 for nowhere. */
  burned: number;
  /** The square built on this turn, -1 for none. */
  fresh: number;
  hosted: number;
  buildUsed: boolean;
  fireUsed: boolean;
  mined: boolean;
  /** Guests who checked out at the start of this turn. */
  checkedOut: number;
  /** Rolled dice that still look for a space, by value at index value - 1. */
  rolled: number[];
  /** Idle turns in a row (DW-4.6.1). */
  idle: number;
  /** Turns ended since the last scoring round (DW-4.6.2). */
  waited: number;
  turns: number;
  /** Scoring rounds done. */
  round: number;
  /** Scoring rounds that came by DW-4.6. */
  forced: number;
  /** Longest wait between two scoring rounds, in turns. */
  longest: number;
  /** Per scoring round: points of each player. */
  rounds: number[][];
  /** Per scoring round: points the gangs took. */
  street: number[];
  /** Per scoring round: what each neighbourhood brought, as `rules/ledger.ts` writes it. */
  ledger: string[];
  /** What happened before anybody could pick: told with the first pick. */
  untold: GameEvent[];
}

/** Written by hand, field by field: exact, and nothing shared. */
export function clone(s: State): State {
  return {
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
    names: s.names.slice(),
    colours: s.colours.slice(),
    people: s.people,
    options: { ...s.options },
    players: s.players.map((p) => ({
      character: p.character,
      gold: p.gold,
      points: p.points,
      supply: p.supply.slice(),
    })),
    diceInGame: s.diceInGame,
    growAt: s.growAt,
    gangBonus: s.gangBonus,
    first: s.first,
    active: s.active,
    step: s.step,
    decider: s.decider,
    plan: s.plan,
    heart: s.heart,
    dice: s.dice.slice(),
    owners: s.owners.slice(),
    sizes: s.sizes.slice(),
    pool: s.pool,
    deck: s.deck.slice(),
    seenUnder: s.seenUnder,
    drawn: s.drawn.slice(),
    burned: s.burned,
    fresh: s.fresh,
    hosted: s.hosted,
    buildUsed: s.buildUsed,
    fireUsed: s.fireUsed,
    mined: s.mined,
    checkedOut: s.checkedOut,
    rolled: s.rolled.slice(),
    idle: s.idle,
    waited: s.waited,
    turns: s.turns,
    round: s.round,
    forced: s.forced,
    longest: s.longest,
    rounds: s.rounds.map((points) => points.slice()),
    street: s.street.slice(),
    ledger: s.ledger.slice(),
    untold: s.untold.map(copyEvent),
  };
}

function copyEvent(event: GameEvent): GameEvent {
  const { args, targets } = event;
  return {
    ...event,
    ...(args ? { args: { ...args } } : {}),
    ...(targets ? { targets: targets.slice() } : {}),
  };
}

/** A tile in play: which, how often turned, and the cell of its north-west corner. */
export interface Placed {
  readonly tile: number;
  readonly r: number;
  readonly x: number;
  readonly y: number;
}

export function extendPlan(plan: string, { tile, r, x, y }: Placed): string {
  const entry = `${tile}r${r}@${x},${y}`;
  return plan === '' ? entry : `${plan} ${entry}`;
}

export function parsePlan(plan: string): Placed[] {
  return plan === '' ? [] : plan.split(' ').map(readPlaced);
}

/** Farther out than tiles one beside the other can reach; what is there was forged. */
const FAR_OUT = 500;

export function readPlaced(entry: string): Placed {
  const match = /^(\d+)r([0-3])@(-?\d+),(-?\d+)$/.exec(entry);
  const [tile, r, x, y] = (match ?? []).slice(1).map(Number) as [number, number, number, number];
  if (!match || Math.abs(x) > FAR_OUT || Math.abs(y) > FAR_OUT) {
    throw new Error(`The map cannot be read at "${entry}".`);
  }
  return { tile, r, x, y };
}

/** A count for each value, all of them 0. */
export function noneOfEach(): number[] {
  return VALUES.map(() => 0);
}

export function playerAt(state: Pick<State, 'players'>, seat: number): Player {
  const player = state.players[seat];
  if (!player) throw new RangeError(`no player ${seat}`);
  return player;
}

export function isRival(state: Pick<State, 'people'>, seat: number): boolean {
  return seat >= state.people;
}

export function levelOf(state: Pick<State, 'options'>): RivalLevel {
  return rivalLevel(state.options['rival-level']);
}

/** Solo against the Street: one person, no rival. */
export function isStreet(state: Pick<State, 'people' | 'players'>): boolean {
  return state.people === 1 && state.players.length === 1;
}

/** Whether the characters differ in more than their colour. */
export function hasAbilities({ options }: Pick<State, 'options'>): boolean {
  return options['abilities'] === true;
}

/** What a character bends: abilities belong to seats, never to rivals or onlookers (-1), and only with the option on. */
export function perksOf(state: Pick<State, 'options' | 'people' | 'players'>, seat: number): Perks {
  if (seat < 0) return PLAIN;
  const { character } = playerAt(state, seat);
  if (!hasAbilities(state) || isRival(state, seat) || character === '') return PLAIN;
  return ABILITIES[characterOf(character).ability];
}

export function nextPlayer(state: Pick<State, 'active' | 'players'>): number {
  return (state.active + 1) % state.players.length;
}

export function isCamper(state: Pick<State, 'dice' | 'owners'>, square: number): boolean {
  return state.owners[square] === -1 && (state.dice[square] as number) > 0;
}

export function isEmptyHotel(state: Pick<State, 'dice' | 'owners'>, square: number): boolean {
  return (state.owners[square] as number) >= 0 && state.dice[square] === 0;
}

/** DW-4.4.1: a scoring round comes at the end of the turn. */
export function poolIsFull(state: Pick<State, 'pool' | 'growAt'>): boolean {
  return state.pool >= state.growAt;
}

/** The scoring round at the end of this turn is sure to come, and the game ends with it: no guest pays any more. */
export function isLastTurn(state: Pick<State, 'pool' | 'growAt' | 'round'>): boolean {
  return poolIsFull(state) && state.round === SCORING_ROUNDS - 1;
}

/** Hosted, built, changed a hotel or set fire this turn (DW-4.3.1). */
export function hasManaged(state: State): boolean {
  return state.hosted > 0 || state.buildUsed || state.fireUsed;
}

export function hasActed(state: State): boolean {
  return state.mined || hasManaged(state);
}

/** A deed is done: the turn goes on. */
export function backToManage(state: State): void {
  state.burned = -1;
  state.step = 'manage';
  state.decider = state.active;
}
