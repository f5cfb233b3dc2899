/** Whether the greedy player, who could end the game of several seats with its next step, would win by it. */
import { spotOf, type Space } from '../data';
import { stepOf } from '../rules/collection';
import { endSpot, neededPieces } from '../rules/end';
import { networks, type Networks } from '../rules/network';
import { pointsOf } from '../score';
import { isSolo, seatOf, type State } from '../state';

/** The next step of each kind ends the game: `good` where it wins it, `bad` where it loses it. */
export interface Ending {
  readonly influence: '' | 'good' | 'bad';
  readonly town: '' | 'good' | 'bad';
  readonly city: '' | 'good' | 'bad';
}

/** What dice and windows still bring is a guess: who is less far behind than this may win yet. */
const CLEARLY_BEHIND = -2;

const NONE: Ending = { influence: '', town: '', city: '' };

/** Points a set still brings in the round that ends the game. */
const TO_COME: Readonly<Partial<Record<Space, number>>> = {
  politics: 0.8,
  builder: 0.9,
  mayor: 1.6,
  sheriff: 0.6,
  broker: 1,
  tycoon: 1,
  trader: 0.6,
  market: 0.3,
};

/** Points a seat would end with: those it has, its stock, and what its dice still bring. */
function expected(state: State, seat: number, nets: Networks): number {
  let sum = pointsOf(state, seat, nets) + seatOf(state, seat).tokens.stock;
  for (const set of state.sets) {
    if (set.seat !== seat || (state.stage === 'collect' && stepOf(set.spot) <= state.spaceAt)) continue;
    sum += TO_COME[spotOf(set.spot).space] ?? 0;
  }
  return sum;
}

export function endingOf(state: State, seat: number): Ending {
  if (isSolo(state) || state.endTriggered) return NONE;
  const { influence, cities, towns } = seatOf(state, seat);
  const needed = neededPieces(state);
  const last = {
    influence: influence + 1 >= endSpot(state),
    town: cities.length >= needed.cities && towns.length + 1 >= needed.towns,
    city: towns.length >= needed.towns && cities.length + 1 >= needed.cities,
  };
  if (!last.influence && !last.town && !last.city) return NONE;
  const nets = networks(state.rails);
  const own = expected(state, seat, nets);
  let lead = 99;
  for (let other = 0; other < state.seats.length; other++)
    if (other !== seat) lead = Math.min(lead, own + 1 - expected(state, other, nets));
  const verdict = lead > 0 ? 'good' : lead < CLEARLY_BEHIND ? 'bad' : '';
  return {
    influence: last.influence ? verdict : '',
    town: last.town ? verdict : '',
    city: last.city ? verdict : '',
  };
}
