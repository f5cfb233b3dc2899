/** Tickets of a scoring round: the tile, how and where it lies, and ties of landing dice. */
import type { Move, MoveDescription } from '../../../core/game';
import { list } from '../../../core/words';
import { SCORING_ROUNDS, tileAt } from '../data';
import { anchorsFor, cityOf, hoodAt, hoodIndex, tileWorth } from '../rules/city';
import type { City } from '../rules/city';
import { standingAfter, standings } from '../rules/control';
import { anchorAt, tileInHand } from '../rules/grow';
import { readCell, readRotation, readTile } from '../rules/notation';
import { landingValue } from '../rules/roll';
import type { State } from '../state';
import { say } from './catalogue';
import { hoodName, nameOf, namesOf, placeName, siteName } from './names';
import { lines, outcomeLine } from './tickets-outcome';

export function tileTicket(_state: State, move: Move): MoveDescription {
  const tile = readTile(move);
  return {
    label: say('move.tile', { tile: tileAt(tile).name }),
    detail: say('move.tile.points', { points: tileWorth(tile) }),
    targets: [],
    rule: 'DW-6.4.4',
  };
}

export function rotationTicket(state: State, move: Move): MoveDescription {
  const r = readRotation(move);
  const city = cityOf(state.plan);
  const tile = tileInHand(state);
  const places = anchorsFor(city, tile, r);
  const worth = places.map(({ joins }) =>
    joins.reduce((sum, hood) => sum + hoodAt(city, hood).points, tileWorth(tile)),
  );
  return {
    label: say(`move.rotation.${r}`),
    detail: say('move.rotation.detail', { n: places.length, points: Math.max(...worth) }),
    targets: [],
    rule: 'DW-4.5.1',
  };
}

/** The growth preview in words: what it joins, what that is worth, who would lead it before the roll. */
export function anchorTicket(state: State, move: Move): MoveDescription {
  const city = cityOf(state.plan);
  const [x, y] = readCell(move);
  const { joins } = anchorAt(state, x, y);
  const places = list(joins.map((hood) => hoodName(city, hood)));
  const { control, points } = standingAfter(state, city, tileInHand(state), joins);
  const detail = say(joins.length > 0 ? 'move.anchor.joins' : 'move.anchor.alone', { places, points });
  const leader = control.gang ? say('leader.gang') : namesOf(state, control.winners);
  return {
    label: siteName(city, state.rotation, x, y),
    detail: leader === '' ? say('move.anchor.free', { detail }) : say('move.anchor.led', { detail, leader }),
    targets: [move],
    rule: 'DW-4.5.2',
    group: joins.length > 0 ? say('group.joins', { places, points }) : say('group.across'),
  };
}

/** Who gains by it: the guest's gold, and the neighbourhood as it would stand with this die. */
export function landingTicket(state: State, city: City, square: number): Omit<MoveDescription, 'targets'> {
  const owner = state.owners[square] as number;
  const value = landingValue(state);
  const place = placeName(city, square);
  const hood = hoodIndex(city, square);
  const dice = state.dice.slice();
  dice[square] = value;
  const standing = standings({ ...state, dice })[hood];
  const outcome = standing ? outcomeLine(state, standing, hoodName(city, hood)) : null;
  if (outcome === null) throw new Error('A neighbourhood with a die has an outcome.');
  if (owner < 0)
    return { label: say('move.landing.lot', { value, place }), detail: outcome, rule: 'DW-4.5.14' };
  const name = nameOf(state, owner);
  return {
    label: say('move.landing.hotel', { name, value, place }),
    detail:
      state.round === SCORING_ROUNDS - 1
        ? outcome
        : lines(say('move.landing.pays', { name, value }), outcome),
    rule: 'DW-4.5.14',
  };
}
