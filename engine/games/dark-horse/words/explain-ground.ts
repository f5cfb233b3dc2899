/** What a hex or a rail spot is, and what it would take to use it. */
import type { Explanation } from '../../../core/game';
import { capital, list } from '../../../core/words';
import { PIECES, PRICES, type Bundle } from '../data';
import { CENTRE, EDGES, edgeAt, edgeOf, hexOf, isResourceHex, touchedBy } from '../rules/map';
import { accessible, cityWorth, inBounds, railSpots, townAt } from '../rules/network';
import { citySites, cityWood, firstCitySites, mayProveRugged, tooNear, townPrice } from '../rules/sites';
import { isRuggedTo, produceAt } from '../rules/tiles';
import { seatOf, type State } from '../state';
import { railAdvice } from './advice-building';
import { railsToHex } from './advice-ground';
import { canPay, cityCounted, isFrontier, lackWords, priceWords, purseOf, townCounted } from './advice-plan';
import { say } from './catalogue';
import { isSeat } from './explain-facts';
import { bundleName, edgeName, hexName, hexNameShort, resourceName, seatName } from './names';

/** As the reader knows it, and at the reader's price. */
export function explainHex(state: State, id: string, viewer: number): Explanation {
  const hex = hexOf(id);
  const rugged = isRuggedTo(state, viewer, hex);
  const name = hexName(state, viewer, hex);
  const title = rugged ? `${name}, ${say('place.rugged')}` : name;
  const owner = state.seats.findIndex((seat) => seat.cities.includes(hex));
  if (owner >= 0) return { title, body: cityBody(state, hex, owner), rule: 'DH-4.64' };
  if (!isResourceHex(hex)) return { title, body: siteBody(state, hex, viewer), rule: 'DH-4.64' };
  return { title, body: groundBody(state, hex, viewer), rule: 'DH-4.63' };
}

function cityBody(state: State, hex: number, owner: number): string {
  return [
    say('now.city', { who: seatName(state, owner) }),
    say('now.city.joined', { n: cityWorth(state, owner, hex) }),
  ].join(' ');
}

/** A place for a city: what it touches, and what is missing. */
function siteBody(state: State, hex: number, viewer: number): string {
  const hexes = touchedBy(hex).filter((one) => inBounds(state, one));
  const touches = list(hexes.map((one) => hexNameShort(state, viewer, one)));
  const parts = [say('explain.site'), ...(touches ? [say('now.site.touches', { hexes: touches })] : [])];
  const now = !inBounds(state, hex)
    ? say('whynot.bounds')
    : isSeat(state, viewer)
      ? siteNow(state, hex, viewer)
      : '';
  return [...parts, ...(now ? [now] : [])].join(' ');
}

function siteNow(state: State, hex: number, seat: number): string {
  const { cities } = seatOf(state, seat);
  if (cities.length === 0) return firstCitySites(state).includes(hex) ? say('now.site.first') : '';
  if (cities.length >= PIECES.cities) return say('whynot.city.pieces');
  if (tooNear(state, hex)) return say('now.site.near');
  if (!citySites(state, seat).includes(hex)) {
    const n = railsToHex(state, seat, hex);
    return n < EDGES.length ? say('now.site.far', { n }) : '';
  }
  const price = { price: [0, cityWood(state), 0] as Bundle, gold: PRICES.cityGold };
  const purse = purseOf(state, seat);
  const holes = { city: cityCounted(state, seat), price: priceWords(price) };
  return canPay({ ...price, what: 'city', hex }, purse)
    ? say('now.site.can', holes)
    : say('now.site.lacks', { ...holes, lacks: lackWords(price, purse) });
}

/** A resource hex: whose town brings what, or what a town would take. */
function groundBody(state: State, hex: number, viewer: number): string {
  const owner = townAt(state, hex);
  if (owner >= 0)
    return say('now.town', { who: seatName(state, owner), kind: resourceName(produceAt(state, hex)) });
  const price = townPrice(state, viewer, hex, true);
  const parts = [say('explain.resource', { price: bundleName(price) })];
  if (mayProveRugged(state, viewer, hex)) parts.push(say('explain.resource.hidden'));
  if (isFrontier(state) && CENTRE.includes(hex)) parts.push(say('now.centre'));
  if (!inBounds(state, hex)) parts.push(say('whynot.bounds'));
  else if (isSeat(state, viewer)) parts.push(...townNow(state, hex, viewer, price));
  return parts.join(' ');
}

function townNow(state: State, hex: number, seat: number, price: Readonly<Bundle>): string[] {
  const { cities, towns } = seatOf(state, seat);
  if (cities.length === 0) return [];
  if (towns.length >= PIECES.towns) return [say('now.town.none')];
  if (!accessible(state, seat).includes(hex)) {
    const n = railsToHex(state, seat, hex);
    return n < EDGES.length ? [say('now.town.far', { n })] : [];
  }
  const want = { what: 'town', price, gold: 0, hex } as const;
  const purse = purseOf(state, seat);
  const town = townCounted(state, seat, hex);
  return canPay(want, purse)
    ? [say('now.town.reach', { town })]
    : [say('now.town.lacks', { town, lacks: lackWords(want, purse) })];
}

/** A side of a hex: a rail, or what one would open. */
export function explainEdge(state: State, id: string, viewer: number): Explanation {
  const edge = edgeOf(id);
  const laid = state.rails.includes(edge);
  const can = isSeat(state, viewer) && railSpots(state, viewer).includes(edge);
  const now = laid
    ? say('now.rail.laid')
    : can
      ? railAdvice(state, viewer, edge, purseOf(state, viewer), 0)
      : say('now.rail.no');
  return {
    title: capital(say('label.rail', { edge: edgeName(edgeAt(edge).id) })),
    body: `${say('explain.rail')} ${now}`,
    rule: 'DH-4.61',
  };
}
