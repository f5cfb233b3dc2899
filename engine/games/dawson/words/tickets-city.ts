/** Tickets of a scoring round: where the tile goes, and ties of landing dice. */
import type { Move, MoveDescription } from '../../../core/game';
import { capital, list } from '../../../core/words';
import { SCORING_ROUNDS, tileAt } from '../data';
import { cityOf, hoodIndex } from '../rules/city';
import type { City } from '../rules/city';
import { pointsOf, standings } from '../rules/control';
import { joinsOf } from '../rules/grow';
import { cellAt, readLay, tileTarget, turnTarget } from '../rules/notation';
import { prospectOf } from '../rules/outlook';
import { landingValue } from '../rules/roll';
import { streetPoints } from '../rules/scoring';
import { isStreet } from '../state';
import type { State } from '../state';
import { say } from './catalogue';
import { hoodName, nameTo, shortHotelPlace, shortPlace, siteName } from './names';
import { holderLine, outcomeLine } from './tickets-outcome';

/** The growth preview in words: what it joins, what that is worth, who would lead it before the roll. */
export function layTicket(state: State, move: Move): MoveDescription {
  const city = cityOf(state.plan);
  const placed = readLay(move);
  const { tile, r, x, y } = placed;
  const joins = joinsOf(state.plan, placed);
  const { standing, worth } = prospectOf(state, state.decider, { ...placed, joins });
  const { points } = standing;
  const places = list(joins.map((hood) => hoodName(city, hood)));
  const site = siteName(city, r, x, y);
  const lies = r === 0 ? site : say('move.lay.turned', { site, turn: say(`turn.${r}`) });
  return {
    label: state.drawn.length > 1 ? say('move.lay.tile', { tile: tileAt(tile).name, site: lies }) : lies,
    detail: holderLine(state, standing),
    targets: [cellAt(x, y), tileTarget(tile), turnTarget(r)],
    button: say('move.lay.button'),
    rule: 'DW-4.5.2',
    group: say(joins.length === 0 ? 'group.across' : 'group.joins', { places, points }),
    worth,
  };
}

/** Who gains by it: the guest's gold, and the neighbourhood as it would stand with this die. */
export function landingTicket(state: State, city: City, square: number): Omit<MoveDescription, 'targets'> {
  const owner = state.owners[square] as number;
  const value = landingValue(state);
  const place = owner < 0 ? shortPlace(city, square) : shortHotelPlace(city, state, square);
  const hood = hoodIndex(city, square);
  const dice = state.dice.slice();
  dice[square] = value;
  const all = standings({ ...state, dice });
  const standing = all[hood];
  const outcome = standing ? outcomeLine(state, standing) : null;
  if (outcome === null) throw new Error('A neighbourhood with a die has an outcome.');
  const points = pointsOf(state, all);
  const own = points[state.decider] as number;
  const others = isStreet(state) ? streetPoints(all) : points.reduce((sum, n) => sum + n, -own);
  const short = (standing && outcomeLine(state, standing, '.short')) ?? outcome;
  const button = say('move.landing.button', { place, outcome: short });
  const about = { button, rule: 'DW-4.5.14', worth: own - others };
  const now = say('outcome.now', { outcome: capital(outcome) });
  if (owner < 0) return { ...about, label: say('move.landing.lot', { place }), detail: now };
  const name = nameTo(state, owner);
  const last = state.round === SCORING_ROUNDS - 1;
  return {
    ...about,
    label: say('move.landing.hotel', { name, place }),
    detail: last ? now : say('move.landing.pays', { name, value, outcome }),
  };
}
