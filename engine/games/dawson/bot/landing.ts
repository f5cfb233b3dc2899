/** Ties of landing dice: a plain look at what each space brings as the city then stands. */
import type { Choice } from '../../../core/game';
import { GOLD_A_POINT, SCORING_ROUNDS } from '../data';
import { cityOf } from '../rules/city';
import { pointsOf, standings } from '../rules/control';
import { cellOf } from '../rules/notation';
import { landingValue, nearestLandings } from '../rules/roll';
import { streetPoints } from '../rules/scoring';
import { isStreet, playerAt } from '../state';
import type { State } from '../state';
import { say } from '../words/catalogue';
import { lead, WEIGHTS } from './value';

/** What a die on this space would bring. */
interface Look {
  readonly square: number;
  /** Owner of the hotel there, -1 for a lot. */
  readonly owner: number;
  /** Points of the seat, of all others, and of the Street. */
  readonly own: number;
  readonly others: number;
  readonly street: number;
  readonly worth: number;
}

export function chooseLanding(state: State, seat: number): Choice {
  const city = cityOf(state.plan);
  const looks = nearestLandings(state, city).map((square) => lookAt(state, seat, square));
  const best = looks.reduce((top, look) => (isBetter(state, look, top) ? look : top));
  return { move: cellOf(city, best.square), reason: reasonFor(state, seat, best, looks) };
}

function lookAt(state: State, seat: number, square: number): Look {
  const dice = state.dice.slice();
  dice[square] = landingValue(state);
  const standing = standings({ ...state, dice });
  const points = pointsOf(state, standing);
  const own = points[seat] as number;
  const others = points.reduce((sum, n) => sum + n, 0) - own;
  const street = isStreet(state) ? streetPoints(standing) : 0;
  const owner = state.owners[square] as number;
  const worth = lead(points, seat) - street + worthOfGuest(state, seat, owner);
  return { square, owner, own, others, street, worth };
}

/** What the guest pays is worth points, unless the game ends first. */
function worthOfGuest(state: State, seat: number, owner: number): number {
  if (owner < 0 || state.round === SCORING_ROUNDS - 1) return 0;
  const points = landingValue(state) / GOLD_A_POINT;
  return owner === seat ? points : -WEIGHTS.opponent * points;
}

/** Of hotels that are worth the same, the one whose owner has fewest points; else the first in reading order. */
function isBetter(state: State, look: Look, top: Look): boolean {
  if (look.worth !== top.worth) return look.worth > top.worth;
  return look.owner >= 0 && top.owner >= 0 && pointsOfOwner(state, look) < pointsOfOwner(state, top);
}

function pointsOfOwner(state: State, { owner }: Look): number {
  return owner < 0 ? Infinity : playerAt(state, owner).points;
}

/** The first thing that is true of it and not of all the others. */
function reasonFor(state: State, seat: number, best: Look, looks: readonly Look[]): string {
  const gap = (figure: (look: Look) => number) => Math.max(...looks.map(figure)) - figure(best);
  if (best.owner === seat) return say('hint.landing.own');
  const more = best.own - Math.min(...looks.map(({ own }) => own));
  if (more > 0) return say('hint.landing.points', { points: more });
  const street = gap((look) => look.street);
  if (street > 0) return say('hint.landing.street', { points: street });
  const others = gap((look) => look.others);
  if (others > 0) return say('hint.landing.others', { points: others });
  const poorest = looks.every((look) => pointsOfOwner(state, best) <= pointsOfOwner(state, look));
  const poorer = looks.some(
    (look) => look.owner >= 0 && pointsOfOwner(state, best) < pointsOfOwner(state, look),
  );
  return say(poorest && poorer ? 'hint.landing.other' : 'hint.landing.same');
}
