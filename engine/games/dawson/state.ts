import type { GameState, Target } from '../../core/game';
import type { OptionValue } from '../../core/options';
import { cellKey, cityOf } from './rules/city';
import type { City } from './rules/city';
import { controlOf, strengths } from './rules/control';
import type { Control, Strength } from './rules/control';
import { characterOf, rivalLevel } from './data';
import type { Ability, RivalLevel } from './data';

export interface Player {
  character: string;
  gold: number;
  points: number;
  /** Hotels left of value 1 to 6, at index value - 1. */
  supply: number[];
}

/** What is picked now: the decision kinds of section 8, and `over`. */
export type Step =
  | 'pick-character'
  | 'manage'
  | 'mine-target'
  | 'host-hotel'
  | 'host-camper'
  | 'build-lot'
  | 'resize-hotel'
  | 'resize-value'
  | 'fire-start'
  | 'fire-pass'
  | 'pick-tile'
  | 'place-rotation'
  | 'place-anchor'
  | 'landing-tie'
  | 'over';

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
  first: number;
  active: number;
  step: Step;
  /** Who picks now: not always the active player (DW-4.3.42, DW-4.5.14). */
  decider: number;
  /** The map: see `cityOf`. */
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
  rotation: number;
  /** The square of a pick in two halves, or where the fire burned last; -1 for none. */
  picked: number;
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
  /** Per scoring round: one entry per neighbourhood, such as `3:0` or `2:g`. */
  ledger: string[];
}

/** Nothing has changed its shape yet. */
export function upgrade(state: GameState): State {
  return state as State;
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
    rotation: s.rotation,
    picked: s.picked,
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
  };
}

export function playerAt(state: State, seat: number): Player {
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

/** Abilities belong to seats, never to rivals, and only with the option on. */
export function hasAbility(
  state: Pick<State, 'options' | 'people' | 'players'>,
  seat: number,
  ability: Ability,
): boolean {
  if (state.options['abilities'] !== true || seat >= state.people) return false;
  return characterOf(state.players[seat]?.character ?? '')?.ability === ability;
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

export function cellOf(city: City, square: number): Target {
  return `cell:${city.xs[square]},${city.ys[square]}`;
}

export function squareOf(city: City, target: Target): number {
  const cell = parseCell(target);
  return cell ? (city.squareAt.get(cellKey(cell[0], cell[1])) ?? -1) : -1;
}

export function parseCell(target: Target): readonly [number, number] | null {
  const match = /^cell:(-?\d+),(-?\d+)$/.exec(target);
  return match ? [Number(match[1]), Number(match[2])] : null;
}

/** Price of a hotel on a lot, camper or not (DW-4.3.30, DW-4.3.31, DW-6.4.1). */
export function buildPrice(
  state: Pick<State, 'options' | 'people' | 'players'>,
  seat: number,
  value: number,
  occupied: boolean,
): number {
  if (occupied) return 4 * value;
  return 2 * value - (value >= 2 && hasAbility(state, seat, 'own-timber') ? 1 : 0);
}

/** DW-4.3.34, DW-4.3.35 */
export function resizePrice(from: number, to: number): number {
  return to > from ? 2 * (to - from) : 0;
}

/** DW-4.3.41, DW-6.4.2 */
export function insurance(state: State, seat: number, value: number): number {
  return hasAbility(state, seat, 'full-cover') ? Math.floor((3 * value) / 2) : value;
}

/** The player who alone wins ties among players, -1 for none (DW-6.4.3). */
export function tieWinner(state: Pick<State, 'options' | 'people' | 'players'>): number {
  return state.players.findIndex((_, seat) => hasAbility(state, seat, 'top-billing'));
}

export interface Standing {
  readonly strength: Strength;
  readonly control: Control;
  readonly points: number;
}

/** Who controls each neighbourhood, and why. */
export function standings(
  state: Pick<State, 'plan' | 'dice' | 'owners' | 'players' | 'gangBonus' | 'options' | 'people'>,
): Standing[] {
  const city = cityOf(state.plan);
  const alone = tieWinner(state);
  return strengths(city, state, state.players.length).map((strength, hood) => {
    const points = city.hoods[hood]?.points ?? 0;
    return { strength, points, control: controlOf(strength, points, state.gangBonus, alone) };
  });
}
