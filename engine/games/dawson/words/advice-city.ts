/** Advice on a scoring round: where the tile goes, and where a rolled die that is equally near to several spaces lands. */
import type { Move } from '../../../core/game';
import { capital } from '../../../core/words';
import { SCORING_ROUNDS, tileAt, VALUES } from '../data';
import { cityOf, hoodIndex } from '../rules/city';
import { gangAt, standings, standingsAfter, strengths } from '../rules/control';
import type { Standing } from '../rules/control';
import { joinsOf } from '../rules/grow';
import { readLay, squareOf } from '../rules/notation';
import { landingValue, nearestLandings } from '../rules/roll';
import type { State } from '../state';
import { against, sideOf, standLine, totalsOf } from './advice-holds';
import type { Totals } from './advice-holds';
import { advice } from './advice-lines';
import { say } from './catalogue-advice';
import { hoodName, namesTo, nameTo } from './names';

export function adviseLay(state: State, move: Move): string {
  const city = cityOf(state.plan);
  const placed = readLay(move);
  const joins = joinsOf(state.plan, placed);
  const all = standingsAfter(state, city, strengths(city, state), placed.tile, joins);
  const made = all[all.length - 1] as Standing;
  const totals = totalsOf(state, all, state.decider);
  const [oldest] = joins;
  const first =
    oldest === undefined
      ? apartLine(state, placed.tile, made.points)
      : madeLine(state, made, hoodName(city, oldest));
  return advice(first, say(`lay.all.${against(state)}`, { ...totals }));
}

/** A tile across a street: what it is worth, and how many will camp on it. */
function apartLine({ pool }: State, tile: number, points: number): string {
  if (pool === 0) return say('lay.apart', { points });
  return say('lay.camp', { points, n: campersExpected(tile, pool), dice: pool });
}

/** Who holds the neighbourhood the tile makes, before the roll. */
function madeLine(state: State, made: Standing, place: string): string {
  const { own, other, holders, gang, share, points } = sideOf(state, made, state.decider);
  if (gang) return say('lay.gang', { place, own, other, points });
  const [holder] = holders;
  if (holder === undefined) return say('lay.nobody', { place, points });
  if (!holders.includes(state.decider)) {
    if (holders.length > 1) {
      const names = capital(namesTo(state, holders));
      return say('lay.others', { names, place, own, other, points });
    }
    return say('lay.other', { name: nameTo(state, holder), place, own, other, points });
  }
  if (holders.length > 1) return say('lay.share', { place, points: share });
  return say(other === 0 ? 'lay.own.alone' : 'lay.own', { place, own, other, points });
}

/** How many rolled dice find a lot on the tile, on average: of every value as many as it has lots. */
export function campersExpected(tile: number, dice: number): string {
  const { lots } = tileAt(tile);
  const sum = VALUES.reduce((all, value) => {
    const room = lots.filter((lot) => lot === value).length;
    return all + expectedUpTo(room, dice);
  }, 0);
  return (Math.round(sum * 10) / 10).toString();
}

/** The average of how many of so many dice show one face, no more than `most` counted. */
function expectedUpTo(most: number, dice: number): number {
  const chance = 1 / VALUES.length;
  let left = 1;
  let ways = 1;
  let sum = 0;
  // The chance of at least k is what is left when fewer have been taken off.
  for (let k = 0; k < most && k < dice; k++) {
    left -= ways * chance ** k * (1 - chance) ** (dice - k);
    sum += left;
    ways = (ways * (dice - k)) / (k + 1);
  }
  return sum;
}

export function adviseLanding(state: State, move: Move): string {
  const city = cityOf(state.plan);
  const square = squareOf(city, move);
  const now = landed(state, square);
  return advice(
    totalsLine(state, now, square),
    guestLine(now, state, square),
    standLine(now, state.decider, square),
  );
}

/** The position with the die on this space. */
function landed(state: State, square: number): State {
  const dice = state.dice.slice();
  dice[square] = landingValue(state);
  return { ...state, dice };
}

/** What everybody would score, and what the other spaces would bring where that differs. */
function totalsLine(state: State, now: State, square: number): string {
  const seat = state.decider;
  const totals = totalsOf(state, standings(now), seat);
  const other = bestElsewhere(state, square);
  const differs = other !== null && (other.own !== totals.own || other.street !== totals.street);
  if (against(state) === 'others') return say('land.others', { ...totals });
  return differs && other
    ? say('land.street.than', { ...totals, least: other.own, most: other.street })
    : say('land.street', { ...totals });
}

/** The best of the other spaces for whoever decides. */
function bestElsewhere(state: State, square: number): Totals | null {
  let best: Totals | null = null;
  const lead = ({ own, street, others }: Totals) => own - street - others;
  for (const other of nearestLandings(state, cityOf(state.plan))) {
    if (other === square) continue;
    const totals = totalsOf(state, standings(landed(state, other)), state.decider);
    if (best === null || lead(totals) > lead(best)) best = totals;
  }
  return best;
}

/** The gold of a guest, or the gang the die camps with. */
function guestLine(now: State, state: State, square: number): string | null {
  const city = cityOf(state.plan);
  const owner = state.owners[square] as number;
  const value = now.dice[square] as number;
  if (owner < 0) {
    const place = hoodName(city, hoodIndex(city, square));
    return say('land.lot', { place, gang: gangAt(city, now, square) });
  }
  if (state.round === SCORING_ROUNDS - 1) return null;
  const name = nameTo(state, owner);
  return owner === state.decider ? say('land.own', { value }) : say('land.hotel', { name, value });
}
