/** What a purse is good for: the city, town or rails it pays for or brings nearer, counted towards the goal. */
import { capital, list } from '../../../core/words';
import { affords, PIECES, PRICES, RESOURCES, total, type Bundle, type GoalWhat } from '../data';
import { endSpot, neededPieces } from '../rules/end';
import { bundles } from '../rules/goods';
import { CENTRE, hexAt } from '../rules/map';
import { accessible, railSpots, townAt } from '../rules/network';
import { citySites, cityWood, mayProveRugged, townPrice, townSites } from '../rules/sites';
import { clockRounds, goalParts } from '../rules/solitaire';
import { railBaronPrice } from '../rules/trades';
import { isSolo, scenario, seatOf, type State } from '../state';
import { say } from './catalogue-advice';
import { bundleName, goldChip } from './names';

/** What a seat pays with. */
export interface Purse {
  readonly res: Readonly<Bundle>;
  readonly gold: number;
}

export function purseOf(state: State, seat: number): Purse {
  const { res, gold } = seatOf(state, seat);
  return { res: [...res], gold };
}

export function plus(purse: Purse, goods: Readonly<Bundle>, gold = 0): Purse {
  const { res } = purse;
  return { res: [res[0] + goods[0], res[1] + goods[1], res[2] + goods[2]], gold: purse.gold + gold };
}

export function minus(purse: Purse, goods: Readonly<Bundle>, gold = 0): Purse {
  return plus(purse, [-goods[0], -goods[1], -goods[2]], -gold);
}

/** The letters a piece of advice may have. */
const LETTERS = 130;

/** What follows, and the first part of the plan there is room for. */
export function advice(follows: string, ...plans: readonly (string | null)[]): string {
  const plan = plans.find((one) => one !== null && follows.length + 1 + one.length <= LETTERS);
  return plan ? `${follows} ${plan}` : follows;
}

/** Something a seat could pay for, had it the means: the ground for it is there. */
export interface Want {
  readonly what: 'city' | 'town' | 'rails';
  readonly price: Readonly<Bundle>;
  readonly gold: number;
  /** The cheapest hex, for a town. */
  readonly hex: number;
  /** Nobody has told the seat yet that this hex is plain. */
  readonly unsure?: boolean;
}

/** Whether the scenario is about towns at the centre alone. */
export function isFrontier(state: State): boolean {
  return isSolo(state) && scenario(state) === 'wild-frontiers';
}

/** Cities, towns and rails that the ground allows now, the greatest first. */
export function wantsOf(state: State, seat: number): Want[] {
  const found: Want[] = [];
  if (!isFrontier(state) && citySites(state, seat).length > 0)
    found.push({ what: 'city', price: [0, cityWood(state), 0], gold: PRICES.cityGold, hex: -1 });
  const sites = townSites(state, seat);
  const centre = isFrontier(state) ? sites.filter((hex) => CENTRE.includes(hex)) : [];
  const [town] = (centre.length > 0 ? centre : sites)
    .map((hex) => ({
      hex,
      price: townPrice(state, seat, hex, true),
      unsure: mayProveRugged(state, seat, hex),
    }))
    .sort((a, b) => total(a.price) - total(b.price) || Number(a.unsure) - Number(b.unsure));
  if (town) found.push({ what: 'town', gold: 0, ...town });
  if (needsRails(state, seat)) found.push({ what: 'rails', price: railBaronPrice(state), gold: 0, hex: -1 });
  return found;
}

/** Whether pieces are left that have no ground to stand on. */
export function needsRails(state: State, seat: number): boolean {
  if (railSpots(state, seat).length === 0) return false;
  const { cities, towns } = seatOf(state, seat);
  if (isFrontier(state)) {
    const reach = accessible(state, seat);
    return CENTRE.some((hex) => townAt(state, hex) < 0 && !reach.includes(hex));
  }
  const siteless = cities.length < PIECES.cities && citySites(state, seat).length === 0;
  return siteless || (towns.length < PIECES.towns && townSites(state, seat).length === 0);
}

/** How many of something the goal, or the end of a game of several, asks for; 0 where it asks for none. */
export function goalOf(state: State, what: GoalWhat): number {
  if (isSolo(state)) return goalParts(state).find((part) => part.what === what)?.of ?? 0;
  if (what === 'cities' || what === 'towns') return neededPieces(state)[what];
  return what === 'influence' ? endSpot(state) : 0;
}

/** "city 2 of 3": the next one, counted where it counts. */
export function cityCounted(state: State, seat: number): string {
  const n = seatOf(state, seat).cities.length + 1;
  const of = goalOf(state, 'cities');
  return n <= of ? say('want.city.of', { n, of }) : say('want.city');
}

/** "town 4 of 6", "centre town 1 of 2". */
export function townCounted(state: State, seat: number, hex: number): string {
  const { towns } = seatOf(state, seat);
  if (isFrontier(state) && CENTRE.includes(hex)) {
    const n = CENTRE.filter((one) => towns.includes(one)).length + 1;
    return say('want.centre.of', { n, of: CENTRE.length });
  }
  const n = towns.length + 1;
  const of = goalOf(state, 'towns');
  return n <= of ? say('want.town.of', { n, of }) : say('want.town', { hex: hexAt(hex).id });
}

export function wantName(state: State, seat: number, want: Want): string {
  if (want.what === 'city') return cityCounted(state, seat);
  if (want.what === 'rails') return say('want.rails');
  const town = townCounted(state, seat, want.hex);
  return want.unsure === true ? say('want.town.plain', { town }) : town;
}

export function canPay(want: Want, { res, gold }: Purse): boolean {
  return gold >= want.gold && affords(res, want.price);
}

interface Lack {
  readonly goods: Bundle;
  readonly gold: number;
}

function lackOf({ price, gold }: Pick<Want, 'price' | 'gold'>, purse: Purse): Lack {
  const [food = 0, wood = 0, ore = 0] = RESOURCES.map((_, type) =>
    Math.max(0, (price[type] ?? 0) - (purse.res[type] ?? 0)),
  );
  return { goods: [food, wood, ore], gold: Math.max(0, gold - purse.gold) };
}

function sizeOf({ goods, gold }: Lack): number {
  return total(goods) + gold;
}

/** "1 gold and 2 wood". */
export function lackWords(want: Pick<Want, 'price' | 'gold'>, purse: Purse): string {
  const { goods, gold } = lackOf(want, purse);
  return list([
    ...(gold > 0 ? [goldChip(gold).label] : []),
    ...(total(goods) > 0 ? [bundleName(goods)] : []),
  ]);
}

/** "2 food and 1 wood", gold first. */
export function priceWords({ price, gold }: Pick<Want, 'price' | 'gold'>): string {
  return list([
    ...(gold > 0 ? [goldChip(gold).label] : []),
    ...(total(price) > 0 ? [bundleName(price)] : []),
  ]);
}

/** What a seat holds, in words; "no resources" where it holds none. */
export function heldWords(res: Readonly<Bundle>): string {
  return total(res) > 0 ? bundleName(res) : say('held.none');
}

type Turn = 'pays' | 'breaks' | 'nearer' | 'farther' | 'keeps';

/** What a change of the purse means to a want; null where nothing. */
function turnOf(want: Want, after: Purse, before: Purse): Turn | null {
  const [was, is] = [canPay(want, before), canPay(want, after)];
  if (was) return is ? 'keeps' : 'breaks';
  if (is) return 'pays';
  const change = sizeOf(lackOf(want, after)) - sizeOf(lackOf(want, before));
  return change === 0 ? null : change < 0 ? 'nearer' : 'farther';
}

/** What matters most is said. */
const TURNS: readonly Turn[] = ['pays', 'breaks', 'nearer', 'farther', 'keeps'];

/** What a change of the purse serves or costs: "That is enough for town 4 of 6." */
export function planOf(state: State, seat: number, after: Purse, before = purseOf(state, seat)): string {
  const wants = wantsOf(state, seat);
  for (const turn of TURNS) {
    const want = wants.find((one) => turnOf(one, after, before) === turn);
    if (!want) continue;
    const name = wantName(state, seat, want);
    if (turn === 'pays') return say('plan.pays', { want: name });
    if (turn === 'keeps')
      return say(sizeOfPurse(after) > sizeOfPurse(before) ? 'plan.had' : 'plan.keeps', {
        want: capital(name),
      });
    return say(turn === 'nearer' ? 'plan.lacks' : 'plan.farther', {
      want: capital(name),
      lacks: lackWords(want, after),
    });
  }
  return wants.length > 0 ? say('plan.stock') : noGround(state, seat);
}

function sizeOfPurse({ res, gold }: Purse): number {
  return total(res) + gold;
}

/** What a purse is good for as it is: "Town 4 of 6 can be paid." */
export function planAsIs(state: State, seat: number, purse = purseOf(state, seat)): string {
  const wants = wantsOf(state, seat);
  const [first] = wants;
  if (!first) return noGround(state, seat);
  const paid = wants.find((want) => canPay(want, purse));
  if (paid) return say('plan.can', { want: capital(wantName(state, seat, paid)) });
  const [least = first] = [...wants].sort((a, b) => sizeOf(lackOf(a, purse)) - sizeOf(lackOf(b, purse)));
  return say('plan.waits', { want: capital(wantName(state, seat, least)), lacks: lackWords(least, purse) });
}

/** Where nothing can be built for want of ground, and where everything stands. */
function noGround(state: State, seat: number): string {
  const { cities, towns } = seatOf(state, seat);
  const done = cities.length >= PIECES.cities && towns.length >= PIECES.towns;
  return done ? say('plan.built') : say('plan.no-ground');
}

/** How well a purse serves what is wanted: enough to choose one mix of several. */
function serves(wants: readonly Want[], purse: Purse): number {
  return wants.reduce((sum, want) => sum + (canPay(want, purse) ? 20 : -sizeOf(lackOf(want, purse))), 0);
}

/** The mix of `n` resources that serves a seat best. */
export function bestMix(state: State, seat: number, purse: Purse, n: number): Bundle {
  const wants = wantsOf(state, seat);
  const [best = [n, 0, 0] as Bundle] = bundles(n)
    .map((mix) => ({ mix, worth: serves(wants, plus(purse, mix)) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ mix }) => mix);
  return best;
}

/** The plan where `n` resources may be of any kind: "Taken as 1 wood it pays for town 4 of 6." */
export function planOfAny(
  state: State,
  seat: number,
  purse: Purse,
  n: number,
  before = purseOf(state, seat),
): string {
  const mix = bestMix(state, seat, purse, n);
  const after = plus(purse, mix);
  const wants = wantsOf(state, seat);
  for (const turn of ['pays', 'nearer'] as const) {
    const want = wants.find((one) => turnOf(one, after, before) === turn);
    if (!want) continue;
    const name = wantName(state, seat, want);
    const goods = bundleName(mix);
    return turn === 'pays'
      ? say('any.pays', { goods, want: name })
      : say('any.lacks', { goods, want: name, lacks: lackWords(want, after) });
  }
  return planOf(state, seat, after, before);
}

/** What gold is good for: the count of the goal, a city, or points. */
export function goldPlan(state: State, gold: number): string | null {
  const of = isSolo(state) ? goalOf(state, 'gold') : 0;
  if (of > 0) return gold >= of ? say('gold.met', { of }) : say('gold.of', { n: gold, of });
  return isSolo(state) ? null : say('gold.points', { n: gold });
}

/** What influence is good for. */
export function influencePlan(state: State, influence: number): string {
  const of = goalOf(state, 'influence');
  if (!isSolo(state))
    return influence >= of ? say('influence.ends') : say('influence.end', { n: influence, of });
  if (of === 0) return say('influence.none');
  return influence >= of ? say('influence.met', { of }) : say('influence.of', { n: influence, of });
}

/** "2 cities and 3 towns to go, with 12 rounds to come." The way to the end as it stands. */
export function wayPlan(state: State, seat: number): string {
  if (!isSolo(state)) return crowdWay(state, seat);
  const missing = goalParts(state).filter(({ done, of }) => done < of);
  if (missing.length === 0) return say('way.done');
  const left = list(missing.map(({ what, done, of }) => say(`left.${what}`, { n: of - done })));
  const rounds = Math.max(0, clockRounds(state) - state.round);
  return rounds > 0 ? say('way.left', { left, n: rounds }) : say('way.last', { left });
}

/** How far a seat is to either end of the game. */
function crowdWay(state: State, seat: number): string {
  const { influence, cities, towns } = seatOf(state, seat);
  const needed = neededPieces(state);
  return say('way.crowd', {
    n: influence,
    of: endSpot(state),
    c: `${cities.length}/${needed.cities}`,
    t: `${towns.length}/${needed.towns}`,
  });
}

/** Whether these many more pieces meet the goal of a lone player. */
export function meetsGoal(state: State, more: Partial<Record<GoalWhat, number>>): boolean {
  return isSolo(state) && goalParts(state).every(({ what, done, of }) => done + (more[what] ?? 0) >= of);
}

/** Rounds still to come after this one; as many as one likes with rivals. */
export function roundsToCome(state: State): number {
  return isSolo(state) ? Math.max(0, clockRounds(state) - state.round) : state.endTriggered ? 0 : Infinity;
}

/** The table with further pieces of a seat on it. */
export function withPieces(
  state: State,
  seat: number,
  more: { readonly cities?: readonly number[]; readonly towns?: readonly number[] },
): State {
  const seats = state.seats.map((one, index) =>
    index === seat
      ? {
          ...one,
          cities: [...one.cities, ...(more.cities ?? [])],
          towns: [...one.towns, ...(more.towns ?? [])],
        }
      : one,
  );
  return { ...state, seats };
}
