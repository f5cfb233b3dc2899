/** Towns, cities and rails as tickets. */
import type { MoveDescription } from '../../../core/game';
import { list } from '../../../core/words';
import { PRICES } from '../data';
import { accessible, cityWood, townAt, townPrice } from '../rules/network';
import { chip, edgeName, hexName, isRuggedTo, resourceChips } from './names';
import { edgeOf, hexAt, hexOf, isResourceHex, TOUCHED, edgeAt, HEXES } from '../rules/map';
import type { State, Task } from '../state';
import { say } from './catalogue';

export function buildDescription(
  state: State,
  now: Task,
  verb: 'town' | 'city' | 'rail',
  arg: string,
): MoveDescription {
  const { seat } = now;
  if (verb === 'rail') {
    const reach = newReach(state, seat, edgeOf(arg));
    return {
      label: say('label.rail', { edge: edgeName(arg) }),
      detail:
        reach.length > 0 ? say('label.rail.detail', { hexes: list(reach) }) : say('label.rail.detail.none'),
      targets: [`edge:${arg}`],
      gain: [chip('rail', 1, '1 rail')],
      rule: now.what === 'start' ? 'DH-3.9' : 'DH-4.61',
    };
  }
  const hex = hexOf(arg);
  const name = hexName(state, seat, hex);
  const free = now.kind !== 'build';
  const place = name.charAt(0).toLowerCase() + name.slice(1);
  if (verb === 'town') {
    const price = townPrice(state, seat, hex, true);
    if (now.what === 'homestead-act') price[1] = 0;
    return {
      label: say('label.town', { hex: place }),
      ...(isRuggedTo(state, seat, hex) ? { detail: say('place.rugged') } : {}),
      targets: [`hex:${arg}`],
      cost: free ? [] : resourceChips(price),
      gain: [chip('town', 1, '1 town')],
      rule: free ? 'DH-3.8' : 'DH-4.63',
      ...(free ? {} : { group: say('group.towns') }),
    };
  }
  const around = (TOUCHED[hex] ?? []).map((one) => hexName(state, seat, one).replace(/ hex/, ''));
  return {
    label: say('label.city', { hex: place }),
    detail:
      around.length > 0
        ? say('label.city.detail', { hexes: list(around.map(lower)) })
        : say('label.city.detail.none'),
    targets: [`hex:${arg}`],
    cost: free
      ? []
      : [chip('gold', PRICES.cityGold, `1 ${say('res.gold')}`), ...resourceChips([0, cityWood(state), 0])],
    gain: [chip('city', 1, '1 city')],
    rule: free ? 'DH-3.7' : 'DH-4.64',
    ...(free ? {} : { group: say('group.cities') }),
  };
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Free resource hexes a rail would touch that the seat has no access to yet. */
function newReach(state: State, seat: number, edge: number): string[] {
  const known = new Set(accessible(state, seat));
  const ends = edgeAt(edge).ends;
  return HEXES.flatMap((hex, index) => {
    if (!isResourceHex(index) || known.has(index) || townAt(state, index) >= 0) return [];
    return ends.some((end) => hex.corners.includes(end)) ? [hexAt(index).id] : [];
  });
}
