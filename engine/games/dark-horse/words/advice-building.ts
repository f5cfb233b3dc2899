/** What a town, a city or a rail leads to, and what a look under a tile may show. */
import type { Move } from '../../../core/game';
import { capital, list } from '../../../core/words';
import {
  affords,
  ORE,
  PIECES,
  PRICES,
  RESOURCES,
  resourceAt,
  START,
  total,
  type Bundle,
  type GoalWhat,
} from '../data';
import { CHARACTER_EFFECTS } from '../data-cards';
import { CENTRE, edgeOf, hexAt, hexOf, touchedBy } from '../rules/map';
import { accessible, cityWorth, inBounds, networks, townAt } from '../rules/network';
import { argOf, hexesIn, verbOf } from '../rules/notation';
import { citySites, cityWood, homesteadPrice, mayProveRugged, townPrice, townSites } from '../rules/sites';
import { knowsTile, produceAt, townsOfType } from '../rules/tiles';
import { railBaronPrice } from '../rules/trades';
import { isSolo, seatOf, type State } from '../state';
import { nearest, nextWay, withRail } from './advice-ground';
import {
  advice,
  canPay,
  cityCounted,
  isFrontier,
  lackWords,
  meetsGoal,
  minus,
  planAsIs,
  plus,
  priceWords,
  purseOf,
  townCounted,
  wayPlan,
  withPieces,
  type Purse,
} from './advice-plan';
import type { AdviceOf } from './advice-said';
import { say } from './catalogue-advice';
import { bundleName, hexNameShort, resourceName } from './names';

export const buildingAdvice: AdviceOf<
  'first-city' | 'first-town' | 'rail' | 'rail-baron' | 'build' | 'peek'
> = {
  'first-city': (state, { seat }, move) => firstCity(state, seat, hexOf(argOf(move))),
  'first-town': (state, { seat }, move) => firstTowns(state, seat, hexesIn(move)),
  rail: (state, { seat, n }, move) => railAdvice(state, seat, edgeIn(move), purseOf(state, seat), n - 1),
  'rail-baron'(state, { seat }, move) {
    const price = railBaronPrice(state);
    const purse = purseOf(state, seat);
    if (move === 'skip')
      return advice(
        affords(purse.res, price) ? say('skip.rails', { price: bundleName(price) }) : say('skip.rails.short'),
        wayPlan(state, seat),
      );
    return railAdvice(state, seat, edgeIn(move), minus(purse, price), PRICES.railBaronRails - 1);
  },
  build(state, { seat, what }, move) {
    if (move === 'skip') return advice(say('skip.build'), planAsIs(state, seat));
    const hex = hexOf(argOf(move));
    if (verbOf(move) === 'city') return cityAdvice(state, seat, hex);
    const full = townPrice(state, seat, hex, true);
    return townAdvice(state, seat, hex, what === 'homestead-act' ? homesteadPrice(full) : full);
  },
  peek: (state, { seat }, move) =>
    move === 'done' ? advice(say('peek.none'), wayPlan(state, seat)) : lookAdvice(state, seat, move),
};

const edgeIn = (move: Move) => edgeOf(argOf(move));

/** A look by access costs nothing (DH-4.66). */
export function lookAdvice(state: State, seat: number, move: Move): string {
  const free = verbOf(move) === 'look';
  return advice(unseen(state, seat), free ? say('look.free') : reachPlan(state, seat, hexesIn(move)));
}

/** Of which kinds the tiles are that a seat has not seen: what the box holds less what lies open to it. */
function unseen(state: State, seat: number): string {
  const hidden = state.tiles.filter(({ hex }) => !knowsTile(state, seat, hex)).map(({ type }) => type);
  const kinds = state.boxTile >= 0 ? [...hidden, state.boxTile] : hidden;
  const counts = RESOURCES.map((_, type) => kinds.filter((one) => one === type).length);
  return say('unseen', { n: kinds.length, food: counts[0] ?? 0, wood: counts[1] ?? 0, ore: counts[2] ?? 0 });
}

function reachPlan(state: State, seat: number, hexes: readonly number[]): string | null {
  const reach = accessible(state, seat);
  const [hex] = hexes.filter((one) => reach.includes(one));
  return hex === undefined ? say('look.later') : say('look.reach', { hex: hexAt(hex).id });
}

function firstCity(state: State, seat: number, hex: number): string {
  const free = touchedBy(hex).filter((one) => inBounds(state, one) && townAt(state, one) < 0);
  const hexes = list(free.map((one) => hexNameShort(state, seat, one)));
  const { startTowns, hexes: needed } = CHARACTER_EFFECTS.kickstarter;
  const third = seatOf(state, seat).character === 'kickstarter' && free.length >= needed;
  const towns = Math.min(third ? startTowns : START.towns, free.length);
  const follows = say(free.length > towns ? 'first-city.of' : 'first-city', { n: towns, hexes });
  if (isFrontier(state)) {
    const way = nearest(founded(state, seat, hex), seat, 'centre');
    if (way) return advice(follows, say('first-city.centre', { n: way.rails, hex: hexAt(way.hex).id }));
  }
  if (free.length <= towns) return advice(follows, say('first-city.full'));
  const [cheapest] = free.map((one) => townPrice(state, seat, one, true)).sort((a, b) => a[ORE] - b[ORE]);
  return advice(follows, cheapest ? say('first-city.left', { price: bundleName(cheapest) }) : null);
}

function founded(state: State, seat: number, hex: number): State {
  return withPieces(state, seat, { cities: [hex] });
}

function settled(state: State, seat: number, hexes: readonly number[]): State {
  return withPieces(state, seat, { towns: hexes });
}

/** "1 food or 2 ore": what a die on Produce brings, row by row. */
function harvests(state: State, seat: number, hexes: readonly number[]): string {
  const counts = RESOURCES.map(
    (_, type) =>
      townsOfType(state, seat, type) +
      hexes.filter((hex) => knowsTile(state, seat, hex) && produceAt(state, hex) === type).length,
  );
  const rows = counts.flatMap((n, type) => (n > 0 ? [`${n} ${resourceName(type)}`] : []));
  return rows.join(say('or'));
}

function firstTowns(state: State, seat: number, hexes: readonly number[]): string {
  const after = settled(state, seat, hexes);
  const plan = planAsIs(after, seat);
  if (hexes.some((hex) => !knowsTile(state, seat, hex))) return advice(unseen(state, seat), plan);
  return advice(say('first-town', { rows: harvests(state, seat, hexes) }), plan);
}

/** What the town brings, counted towards the goal, and what is left for the next. */
function townAdvice(state: State, seat: number, hex: number, price: Readonly<Bundle>): string {
  const before = purseOf(state, seat);
  const paid = minus(before, price);
  const after = bringsOre(state, seat, hex) ? plus(paid, CHARACTER_EFFECTS.prospector.oreTown) : paid;
  const town = capital(townCounted(state, seat, hex));
  const met = meetsGoal(state, townsMore(hex)) ? say('goal.met') : null;
  const next = met ?? planAsIs(settled(state, seat, [hex]), seat, after);
  if (!knowsTile(state, seat, hex)) {
    const open = mayProveRugged(state, seat, hex) && paid.res[ORE] < PRICES.ruggedOre;
    return advice(
      say('town.hidden', { town }),
      met,
      open ? say('town.rugged', { n: PRICES.ruggedOre }) : next,
      next,
    );
  }
  const type = produceAt(state, hex);
  const n = townsOfType(state, seat, type) + 1;
  return advice(say('town', { town, n, kind: resourceAt(type) }), next);
}

/** A Prospector gains ore with a town on ore. */
function bringsOre(state: State, seat: number, hex: number): boolean {
  const { character } = seatOf(state, seat);
  return character === 'prospector' && knowsTile(state, seat, hex) && produceAt(state, hex) === ORE;
}

function townsMore(hex: number): Partial<Record<GoalWhat, number>> {
  return { towns: 1, centre: CENTRE.includes(hex) ? 1 : 0 };
}

function cityAdvice(state: State, seat: number, hex: number): string {
  const price = { price: [0, cityWood(state), 0] as Bundle, gold: PRICES.cityGold };
  const before = purseOf(state, seat);
  const after = founded(state, seat, hex);
  const fresh = added(townSites(state, seat), townSites(after, seat));
  const city = capital(cityCounted(state, seat));
  const hexes = list(fresh.map((one) => hexNameShort(state, seat, one)));
  const follows =
    fresh.length > 0
      ? say('city', { city, hexes })
      : say('city.limits', { city, n: after.seats[seat]?.cities.length ?? 0 });
  const left = minus(before, price.price, price.gold);
  return advice(follows, meetsGoal(state, { cities: 1 }) ? say('goal.met') : planAsIs(after, seat, left));
}

function added(before: readonly number[], after: readonly number[]): number[] {
  return after.filter((hex) => !before.includes(hex));
}

function joinedTowns(state: State, seat: number): number {
  const nets = networks(state.rails);
  return seatOf(state, seat).cities.reduce((sum, city) => sum + cityWorth(state, seat, city, nets), 0);
}

/** What one rail opens, and how far the next ground is then. `more` rails follow at once. */
export function railAdvice(state: State, seat: number, edge: number, purse: Purse, more: number): string {
  const laid = withRail(state, edge);
  const sites = added(citySites(state, seat), citySites(laid, seat));
  const reach = added(townSites(state, seat), townSites(laid, seat));
  const centre = reach.filter((hex) => CENTRE.includes(hex));
  const joined = joinedTowns(laid, seat) - joinedTowns(state, seat);
  const points = !isSolo(state) && joined > 0 ? say('rail.points', { n: joined }) : null;
  const [site] = sites;
  if (site !== undefined && !isFrontier(state)) {
    const price = { price: [0, cityWood(state), 0] as Bundle, gold: PRICES.cityGold };
    const city = cityCounted(state, seat);
    return advice(
      say('rail.site', { city, hexes: list(sites.map((hex) => hexAt(hex).id)) }),
      points,
      payPlan(price, purse),
    );
  }
  const priceOf = (one: number) => total(townPrice(state, seat, one, true));
  const [hex] = (isFrontier(state) && centre.length > 0 ? centre : reach).sort(
    (a, b) => priceOf(a) - priceOf(b),
  );
  if (hex !== undefined) {
    const price = { price: townPrice(state, seat, hex, true), gold: 0 };
    const hexes = list(reach.map((one) => hexNameShort(state, seat, one)));
    const follows =
      seatOf(state, seat).towns.length < PIECES.towns
        ? say('rail.town', { town: townCounted(state, seat, hex), hexes })
        : say('rail.hexes', { hexes });
    return advice(follows, points, payPlan(price, purse, mayProveRugged(state, seat, hex)));
  }
  return advice(
    nearerWords(state, laid, seat),
    points,
    more > 0 ? say('rail.more', { n: more }) : null,
    wayPlan(state, seat),
  );
}

/** Ground that may prove rugged costs that much at the least. */
function payPlan(
  price: { readonly price: Readonly<Bundle>; readonly gold: number },
  purse: Purse,
  atLeast = false,
): string {
  const holes = { price: priceWords(price) };
  return canPay({ ...price, what: 'town', hex: -1 }, purse)
    ? say(atLeast ? 'rail.payable.hidden' : 'rail.payable', holes)
    : say(atLeast ? 'rail.lacks.hidden' : 'rail.lacks', { ...holes, lacks: lackWords(price, purse) });
}

/** How far the ground that is missing was and is; where none is, that nothing opens. */
function nearerWords(state: State, laid: State, seat: number): string {
  const before = nextWay(state, seat);
  const after = before ? nearest(laid, seat, before.to) : null;
  if (!before || !after) return say('rail.nothing');
  const holes = { n: after.rails, hex: hexAt(after.hex).id };
  return after.rails < before.rails
    ? say(`rail.nearer.${after.to}`, holes)
    : say(`rail.stays.${after.to}`, holes);
}
