/** Why a tapped space, hex or edge is no move now. */
import type { Target } from '../../../core/game';
import { list } from '../../../core/words';
import { PIECES, PRICES, SPOTS, type SpotData } from '../data';
import { edgeOf, hexOf, isResourceHex } from '../rules/map';
import { accessible, inBounds, townAt } from '../rules/network';
import { isFull, shut } from '../rules/placement';
import { citySites, cityWood, tooNear, townPrice } from '../rules/sites';
import { pickAt, seatOf, type PickKind, type State, type Task } from '../state';
import { say } from './catalogue';
import { bundleName, spaceName } from './names';

export function whyNot(state: State, target: Target): string {
  const now = pickAt(state);
  if (!now) return say('prompt.over');
  const [kind = '', ...rest] = target.split(':');
  const id = rest.join(':');
  switch (kind) {
    case 'space':
      return whyNotSpace(state, now, id);
    case 'hex':
      return whyNotHex(state, now, hexOf(id));
    case 'edge':
      return whyNotRail(state, now, id);
    default:
      return say('whynot.other');
  }
}

function whyNotSpace(state: State, now: Task<PickKind>, id: string): string {
  const spot = SPOTS.find((one) => one.id === id) ?? SPOTS.find((one) => one.space === id);
  if (!spot) return say('whynot.other');
  return now.kind === 'place' ? whyNotSpot(state, now.seat, spot) : say('whynot.not-placing');
}

/** Why dice cannot go on a spot now. */
function whyNotSpot(state: State, seat: number, spot: SpotData): string {
  const reason = shut(state, seat, spot);
  if (reason) return say(`shut.${reason}`);
  const space = spaceName(spot.id);
  if (isFull(state, spot)) {
    if (spot.type === 'restricted') return say('shut.full.restricted', { space });
    const ghost = state.sets.some((set) => set.seat < 0 && set.spot === spot.id);
    return say(ghost ? 'shut.full.ghost' : 'shut.full', { space });
  }
  if (seatOf(state, seat).dice.length === 0) return say('whynot.no-dice');
  return say('whynot.need', { space, need: needText(spot) });
}

function needText({ need }: SpotData): string {
  return say(`need.${need.kind}`, 'n' in need ? { n: need.n } : {});
}

function whyNotHex(state: State, now: Task<PickKind>, hex: number): string {
  if (!inBounds(state, hex)) return say('whynot.bounds');
  if (now.kind === 'first-city') return say('whynot.city.near');
  if (now.kind !== 'build') return say('whynot.build-later');
  return isResourceHex(hex) ? whyNoTown(state, now.seat, hex) : whyNoCity(state, now.seat, hex);
}

function whyNoTown(state: State, seat: number, hex: number): string {
  if (townAt(state, hex) >= 0) return say('whynot.town.taken');
  if (seatOf(state, seat).towns.length >= PIECES.towns) return say('whynot.town.pieces');
  if (!accessible(state, seat).includes(hex)) return say('whynot.town.access');
  return say('whynot.town.price', { price: bundleName(townPrice(state, seat, hex, true)) });
}

function whyNoCity(state: State, seat: number, hex: number): string {
  if (seatOf(state, seat).cities.length >= PIECES.cities) return say('whynot.city.pieces');
  if (tooNear(state, hex)) return say('whynot.city.near');
  if (!citySites(state, seat).includes(hex)) return say('whynot.city.rail');
  const gold = `${PRICES.cityGold} ${say('res.gold')}`;
  return say('whynot.city.price', { price: list([gold, bundleName([0, cityWood(state), 0])]) });
}

function whyNotRail(state: State, now: Task<PickKind>, edge: string): string {
  if (now.kind !== 'rail') return say('whynot.other');
  return state.rails.includes(edgeOf(edge)) ? say('whynot.rail.taken') : say('whynot.rail.far');
}
