/** What a deed of the management step leads to, tried on a copy of what the seat may see. */
import { noEvents } from '../../../core/game';
import type { Move } from '../../../core/game';
import { act } from '../rules/act';
import { cityOf } from '../rules/city';
import { blockAt } from '../rules/control';
import { host } from '../rules/host';
import { campersOf } from '../rules/lodging';
import { manage } from '../rules/manage';
import { workClaim } from '../rules/mine';
import { moves } from '../rules/moves';
import type { Deed } from '../rules/notation';
import { isIdle } from '../rules/turn';
import { clone, perksOf } from '../state';
import type { State } from '../state';
import { valueOf, WEIGHTS } from './value';

export interface Outcome {
  /** The position right after it; mining is taken for a common roll. */
  readonly after: State;
  /** What it is worth to the seat, what naturally follows included. */
  readonly value: number;
}

/** What a roll is taken for: the mined die must not be looked at. */
const MINED = 3;
/** What an idle turn costs: it only brings the slow week nearer (DW-4.6.1). */
const IDLE = 2;

export function outcomeOf(state: State, seat: number, deed: Deed): Outcome {
  const city = cityOf(state.plan);
  const after = clone(state);
  switch (deed.verb) {
    case 'done':
      return { after, value: valueOf(after, seat) - (isIdle(state) ? IDLE : 0) };
    case 'mine':
      workClaim(after, deed.camper, MINED + perksOf(state, seat).claimGold);
      return { after, value: valueOf(after, seat) + 0.1 + 0.02 * blockAt(city, state, deed.camper).sum };
    case 'host':
      manage(after, city, deed, noEvents);
      return { after, value: valueOf(after, seat) + 0.01 * blockAt(city, state, deed.camper).sum };
    case 'resize':
      manage(after, city, deed, noEvents);
      return { after, value: withBestGuest(after, seat, deed.hotel) };
    case 'fire':
      manage(after, city, deed, noEvents);
      return { after, value: burnedOut(after, seat, guestsOf(state, seat)) };
    case 'build':
    case 'fill':
      manage(after, city, deed, noEvents);
      return { after, value: valueOf(after, seat) };
  }
}

/** A changed hotel is tried with the best guest it can then take. */
function withBestGuest(state: State, seat: number, hotel: number): number {
  let best = valueOf(state, seat);
  for (const camper of hotel === state.fresh ? [] : campersOf(state, state.sizes[hotel] as number)) {
    const hosted = clone(state);
    host(hosted, hotel, camper, noEvents);
    best = Math.max(best, valueOf(hosted, seat));
  }
  return best;
}

/** A fire is played out with the least harmful passing for whoever passes. */
function burnedOut(state: State, seat: number, guests: number): number {
  const after = clone(state);
  while (after.step === 'fire-pass') act(after, bestOf(after, after.decider), noEvents);
  return valueOf(after, seat) - WEIGHTS.evicted * (guests - guestsOf(after, seat));
}

function guestsOf({ dice, owners }: State, seat: number): number {
  return owners.filter((owner, square) => owner === seat && (dice[square] as number) > 0).length;
}

/** The move after which a seat stands best; the first of equals. */
export function bestOf(state: State, seat: number): Move {
  let best: { move: Move; value: number } | null = null;
  for (const move of moves(state)) {
    const after = clone(state);
    act(after, move, noEvents);
    const value = valueOf(after, seat);
    if (best === null || value > best.value) best = { move, value };
  }
  if (best === null) throw new Error('There is nothing to choose from.');
  return best.move;
}
