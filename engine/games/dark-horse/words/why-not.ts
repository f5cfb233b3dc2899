/** Why a tapped space, hex or edge is no move now. */
import type { Target } from '../../../core/game';
import { PRICES, SPOTS, type SpotData } from '../data';
import { distance, edgeOf, hexOf, isResourceHex } from '../rules/map';
import { accessible, citySites, cityWood, inBounds, townAt, townPrice } from '../rules/network';
import { isFull, shut } from '../rules/placement';
import { seatOf, top, type State, type Task } from '../state';
import { say, word } from './catalogue';
import { bundleName, spaceName } from './names';

export function whyNot(state: State, target: Target): string {
  const now = top(state);
  if (!now) return say('prompt.over');
  const [kind = '', ...rest] = target.split(':');
  const id = rest.join(':');
  if (kind === 'space') {
    const spot = SPOTS.find((one) => one.id === id) ?? SPOTS.find((one) => one.space === id);
    if (!spot) return say('whynot.other');
    return now.kind === 'place' ? whyNotSpot(state, now.seat, spot) : say('whynot.not-placing');
  }
  if (kind === 'hex') return whyNotHex(state, now, hexOf(id));
  if (kind === 'edge') return whyNotRail(state, now, id);
  return say('whynot.other');
}

/** Why dice cannot go on a spot now. */
function whyNotSpot(state: State, seat: number, spot: SpotData): string {
  const reason = shut(state, seat, spot);
  if (reason) return word(`shut.${reason}`);
  const space = spaceName(spot.id);
  if (isFull(state, spot)) {
    if (spot.type === 'restricted') return say('shut.full.restricted', { space });
    const ghost = state.sets.some((set) => set.seat < 0 && set.spot === spot.id);
    return say(ghost ? 'shut.full.ghost' : 'shut.full', { space });
  }
  if (seatOf(state, seat).dice.length === 0) return say('whynot.no-dice');
  return say('whynot.need', { space, need: needText(spot) });
}

function needText(spot: SpotData): string {
  const { need } = spot;
  return word(`need.${need.kind}`, 'n' in need ? { n: need.n } : {});
}

function whyNotHex(state: State, now: Task, hex: number): string {
  if (!inBounds(state, hex)) return say('whynot.bounds');
  if (now.kind === 'first-city') return say('whynot.city.near');
  if (now.kind !== 'build') return say('whynot.build-later');
  const who = seatOf(state, now.seat);
  if (isResourceHex(hex)) {
    if (townAt(state, hex) >= 0) return say('whynot.town.taken');
    if (who.towns.length >= 6) return say('whynot.town.pieces');
    if (!accessible(state, now.seat).includes(hex)) return say('whynot.town.access');
    return say('whynot.town.price', { price: bundleName(townPrice(state, now.seat, hex, true)) });
  }
  if (who.cities.length >= 3) return say('whynot.city.pieces');
  if (state.seats.some((seat) => seat.cities.some((city) => distance(city, hex) < 2)))
    return say('whynot.city.near');
  if (!citySites(state, now.seat).includes(hex)) return say('whynot.city.rail');
  const price = `${PRICES.cityGold} ${say('res.gold')} and ${bundleName([0, cityWood(state), 0])}`;
  return say('whynot.city.price', { price });
}

function whyNotRail(state: State, now: Task, edge: string): string {
  if (now.kind !== 'rail') return say('whynot.other');
  return state.rails.includes(edgeOf(edge)) ? say('whynot.rail.taken') : say('whynot.rail.far');
}
