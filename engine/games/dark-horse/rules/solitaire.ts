/** Clock, par and goal of a solitaire scenario (DH-6.11, DH-6.19, DH-6.21). */
import { CLOCK_MARKS, GOALS, PAR, PRINTED_CLOCK, TIGHT_CLOCK, type GoalWhat } from '../data';
import { level, scenario, seatOf, type Seat, type State } from '../state';
import { CENTRE } from './map';

/** DH-6.11: rounds the game lasts at most. */
export function clockRounds(state: State): number {
  return state.options['soloClock'] === 'tight' ? TIGHT_CLOCK[scenario(state)][level(state)] : PRINTED_CLOCK;
}

/** Where the countdown marker stands in a round: 14 to 1, then again to 1; a clock under 15 counts down once. */
export function clockMarker(state: State, round: number): number {
  const rounds = clockRounds(state);
  return round <= CLOCK_MARKS && rounds > CLOCK_MARKS ? CLOCK_MARKS + 1 - round : rounds - round + 1;
}

export function parRound(state: State): number {
  return PAR[scenario(state)][level(state)];
}

const DONE: Readonly<Record<GoalWhat, (seat: Seat) => number>> = {
  cities: (seat) => seat.cities.length,
  towns: (seat) => seat.towns.length,
  gold: (seat) => seat.gold,
  influence: (seat) => seat.influence,
  centre: (seat) => CENTRE.filter((hex) => seat.towns.includes(hex)).length,
};

export interface GoalPart {
  readonly what: GoalWhat;
  readonly done: number;
  readonly of: number;
}

/** What the scenario asks for and how far it is: done and needed, per part. */
export function goalParts(state: State): GoalPart[] {
  const who = seatOf(state, 0);
  return GOALS[scenario(state)].map(({ what, of }) => ({ what, done: DONE[what](who), of }));
}

export function goalMet(state: State): boolean {
  return goalParts(state).every((part) => part.done >= part.of);
}
