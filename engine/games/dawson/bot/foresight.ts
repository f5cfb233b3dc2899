/** What the searching player judges positions by: the same numbers for one seat and for many. */
import type { Foresight } from '../../../core/foresight';
import { GOLD_A_POINT, SCORING_ROUNDS } from '../data';
import { ranking, streetTotal, totalOf } from '../rules/end';
import { isStreet, levelOf } from '../state';
import type { State } from '../state';
import { figuresOf, holding, streetHolding } from './figures';
import type { Figures, Holding } from './figures';
import { WEIGHTS } from './weights';

/** A picture of the whole position from one seat. */
interface Seen {
  readonly state: State;
  readonly seat: number;
  readonly figures: Figures;
  readonly own: Holding;
  /** The best of the others, or the Street. */
  readonly foe: Holding;
  /** Scoring rounds to come as a part of all. */
  readonly left: number;
  /** How near the next one is: the pool against what it takes. */
  readonly soon: number;
  readonly street: 0 | 1;
}

const NOTHING: Holding = holding(0, 0);

/** The numbers by name: what each says, and how it is read off. */
const NUMBERS: ReadonlyArray<readonly [string, (seen: Seen) => number]> = [
  ['points ahead', ({ own, foe }) => (own.points - foe.points) / 20],
  ['points and gold ahead', (seen) => (promised(seen.own) - promised(seen.foe)) / 20],
  ['gold', ({ own }) => own.gold / 40],
  ['gold to build with now', ({ own }) => Math.min(own.gold, 12) / 12],
  ['gold beyond any use', ({ own, left }) => Math.max(0, own.gold - 20 - 40 * left) / 30],
  ['gold ahead while it can be used', ({ own, foe, left }) => (left * (own.gold - foe.gold)) / 20],
  ['guests', ({ own }) => own.guests / 12],
  ['guests ahead', ({ own, foe, street }) => (own.guests - (street ? 0 : foe.guests)) / 12],
  ['hotels', ({ own }) => own.hotels / 6],
  ['hotels, rounds left', ({ own, left }) => (left * own.hotels) / 4],
  ['hotels ahead', ({ own, foe, street }) => (street ? 0 : (own.hotels - foe.hotels) / 4)],
  ['rooms, rounds left', ({ own, left }) => (left * own.rooms) / 12],
  [
    'rooms ahead, rounds left',
    ({ own, foe, left, street }) => (street ? 0 : left * (own.rooms - foe.rooms)) / 12,
  ],
  ['empty rooms', ({ own }) => own.empty / 12],
  ['faces of a die with a room', ({ own }) => own.faces / 4],
  ['faces, rounds left', ({ own, left }) => (left * own.faces) / 3],
  ['hotels side by side', ({ own }) => own.links / 5],
  ['side by side, rounds left', ({ own, left }) => (left * own.links) / 3],
  ['side by side ahead', ({ own, foe }) => (own.links - foe.links) / 4],
  ['campers who fit an own room', ({ own, soon }) => ((1 - soon) * own.hosting) / 10],
  ['points held now', ({ own }) => own.control / 10],
  ['points held ahead', ({ own, foe }) => (own.control - foe.control) / 10],
  ['points held ahead, round near', ({ own, foe, soon }) => (soon * (own.control - foe.control)) / 10],
  ['points held ahead, round due', (seen) => (isDue(seen) ? seen.own.control - seen.foe.control : 0) / 8],
  ['points held by little', ({ figures, seat }) => (figures.shaky[seat] as number) / 8],
  ['points nearly held', ({ figures, seat }) => (figures.near[seat] as number) / 8],
  ['points within reach of full rooms', ({ own }) => own.reach / 15],
  ['within reach ahead', ({ own, foe, street }) => (street ? 0 : (own.reach - foe.reach) / 12)],
  ['within reach, rounds left', ({ own, left }) => (left * own.reach) / 8],
  [
    'within reach ahead, rounds left',
    ({ own, foe, left, street }) => (street ? 0 : left * (own.reach - foe.reach)) / 8,
  ],
  ['points gangs hold', ({ figures }) => figures.gangs / 10],
  ['campers', ({ figures }) => figures.campers / 20],
  ['points of the map', ({ figures }) => figures.worth / 20],
  ['greatest neighbourhood', ({ figures }) => figures.greatest / 12],
  ['rounds left', ({ left }) => left],
  ['round near', ({ soon }) => soon],
  ['round due', (seen) => (isDue(seen) ? 1 : 0)],
  ['turns until own', ({ state, seat }) => turnsUntil(state, seat) / state.players.length],
  ['places the city grows', ({ state, seat }) => (isGrowing(state) && state.decider === seat ? 1 : 0)],
  ['players', ({ state }) => (state.players.length - 3) / 3],
  ['dice a round, solo', ({ state, street }) => street * (state.growAt - 3)],
  ['bonus of the gangs, rounds left', ({ state, left }) => (left * state.gangBonus) / 2],
  ['Street, rounds left', ({ left, street }) => left * street],
  ['income of the rivals, rounds left', ({ state, left }) => (left * stipendOf(state)) / 3],
  ['rivals, rounds left', ({ state, left }) => left * Math.min(1, state.players.length - state.people)],
];

/** Points in hand, those that gold makes at the end included. */
function promised({ points, gold, guests }: Holding): number {
  return points + (gold + guests) / GOLD_A_POINT;
}

function isGrowing({ step }: State): boolean {
  return step === 'lay' || step === 'landing-tie';
}

/** The scoring round is sure to come with this turn, or under way. */
function isDue({ state, soon }: Seen): boolean {
  return soon >= 1 || isGrowing(state);
}

function turnsUntil({ active, players }: State, seat: number): number {
  return (seat - active + players.length) % players.length;
}

function stipendOf(state: State): number {
  return state.players.length > state.people ? levelOf(state).stipend : 0;
}

/** Of the others whoever stands best: points and gold in hand, and what is held now. */
function foeOf(state: State, seat: number, figures: Figures): Holding {
  const street = streetHolding(state, figures);
  if (street) return street;
  let foe: Holding | null = null;
  for (let other = 0; other < figures.players.length; other++) {
    if (other === seat) continue;
    const held = figures.players[other] as Holding;
    if (foe === null || promised(held) + held.control > promised(foe) + foe.control) foe = held;
  }
  return foe ?? NOTHING;
}

function seenFrom(state: State, seat: number): Seen {
  const figures = figuresOf(state);
  return {
    state,
    seat,
    figures,
    own: figures.players[seat] as Holding,
    foe: foeOf(state, seat, figures),
    left: (SCORING_ROUNDS - state.round) / SCORING_ROUNDS,
    soon: Math.min(1, state.pool / state.growAt),
    street: isStreet(state) ? 1 : 0,
  };
}

/** Turns of people that are over: a turn goes on until its scoring round has scored. Rivals answer at once. */
function clock(state: State): number {
  const total = state.players.length;
  const over = state.turns - (isGrowing(state) ? 1 : 0);
  if (total === state.people) return over;
  const rounds = Math.floor(over / total);
  let people = rounds * state.people;
  for (let turn = rounds * total; turn < over; turn++) {
    if ((state.first + turn) % total < state.people) people++;
  }
  return people;
}

/** A usual margin between winning clearly and losing clearly: the more players, the fewer points for each. */
function usualMargin(players: number): number {
  return 160 / (players + 2);
}

function outcome(state: State, seat: number): number {
  const players = state.players.length;
  const own = totalOf(state, seat);
  let other = isStreet(state) ? streetTotal(state) : 0;
  for (let foe = 0; foe < players; foe++) if (foe !== seat) other = Math.max(other, totalOf(state, foe));
  const margin = Math.max(-0.5, Math.min(0.5, (own - other) / usualMargin(players)));
  return margin + victory(state, seat, own, other);
}

/** A half for a win, minus a half for a loss, nothing for a win that is shared. DW-6.2.3: gangs lose ties. */
function victory(state: State, seat: number, own: number, street: number): number {
  if (isStreet(state)) return own >= street ? 0.5 : -0.5;
  const { winners } = ranking(state);
  if (!winners.includes(seat)) return -0.5;
  return winners.length > 1 ? 0 : 0.5;
}

export const foresight: Foresight<State> = {
  clock,
  progress: ({ round }) => round / SCORING_ROUNDS,
  names: NUMBERS.map(([name]) => name),
  features: (state, seat) => {
    const seen = seenFrom(state, seat);
    return NUMBERS.map(([, number]) => number(seen));
  },
  outcome,
  weights: WEIGHTS,
};
