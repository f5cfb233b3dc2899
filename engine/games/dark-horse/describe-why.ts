/** Why a tapped hex or edge is no move now. */
import { PRICES } from './data';
import { bundleName } from './naming';
import { distance, edgeOf, isResourceHex } from './map';
import { accessible, citySites, cityWood, inBounds, townAt, townPrice } from './network';
import { seatOf, type State, type Task } from './state';
import { say } from './words';

export function whyNotHex(state: State, now: Task, hex: number): string {
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

export function whyNotRail(state: State, now: Task, edge: string): string {
  if (now.kind !== 'rail') return say('whynot.other');
  return state.rails.includes(edgeOf(edge)) ? say('whynot.rail.taken') : say('whynot.rail.far');
}
