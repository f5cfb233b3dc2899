/** The afternoon of the greedy player: carry the plan out. */
import type { Move } from '../../../core/game';
import { best } from '../../../bots/best';
import {
  BARTENDER,
  CRAFTSMAN,
  ENGINEER,
  PROSPECTOR,
  SHERIFF,
  STRONG,
  TEACHER,
  kindAt,
  type Kind,
} from '../data';
import { tileAt } from '../data-tiles';
import { at, sum } from '../rules/counts';
import { tileIn, tileOn } from '../rules/mine';
import { cellText, indexIn, placeName } from '../rules/notation';
import { buildingOn, cartOf } from '../rules/town';
import { isTended, riders } from '../rules/work';
import type { planningPicks } from '../rules/planning';
import type { workPicks } from '../rules/work';
import type { buildingPicks } from '../rules/building';
import { townOf, type MineTile, type Place, type State } from '../state';
import { oreTiles, ridesFor, shaftForCart } from './mine';
import { anyOf, firstOf, missing, only, spare, type Picked, type Policies } from './pick';
import { nextPlacement, wishesToday, type Placement } from './planning';
import { nextWish, shouldFinish, sketch, type Wish } from './wishes';

const WHY = {
  build: 'plan-build',
  mine: 'plan-mine',
  tend: 'plan-tend',
  drink: 'plan-drink',
  learn: 'plan-learn',
} as const satisfies Readonly<Record<Placement['why'], string>>;

/** What a miner is taught to be, the best first. */
const TAUGHT: readonly Kind[] = [BARTENDER, CRAFTSMAN, SHERIFF, PROSPECTOR, ENGINEER, TEACHER];
/** A die beside a bartender is rolled again below this. */
const REROLL_BELOW = 4;
/** Money a town keeps back before it upgrades. */
const CASH_FOR_UPGRADE = 6;

export const workPolicies: Policies<
  keyof typeof planningPicks | keyof typeof workPicks | keyof typeof buildingPicks
> = {
  'plan-place'(s, { seat }, _list) {
    const next = nextPlacement(s, seat);
    return next ? [`at:${placeName(next.place)}`, WHY[next.why]] : ['done', 'plan-done'];
  },
  'plan-worker'(s, { seat, place }, list) {
    const wanted = placementAt(s, seat, place);
    return wanted ? [`worker:${kindAt(wanted.kind)}`, WHY[wanted.why]] : [spare(list, 'worker:'), 'worker'];
  },
  resolve: (s, { seat }, list) => resolveChoice(s, seat, list),
  'cart-shaft'(s, { seat, cart }, list) {
    const t = townOf(s, seat);
    const ride = shaftForCart(s, seat, cartOf(t, cart).crew.length);
    return [ride ? `shaft:${cellText(t.mine[ride.end])}` : anyOf(list), 'shaft'];
  },
  'cart-drop'(s, { seat, cart }, list) {
    const t = townOf(s, seat);
    const { shaft } = cartOf(t, cart);
    if (!shaft) throw new Error('A cart without a shaft drops nobody.');
    const aboard = riders(t, cart);
    const ride = ridesFor(s, t, tileIn(t.mine, shaft.x, shaft.y), sum(aboard), t.resources, new Set());
    const tile = t.mine[doubleFirst(t.mine, ride.tiles, at(aboard, STRONG) > 0)];
    return tile ? [`drop:${cellText(tile)}`, 'drop'] : [anyOf(list), 'drop-any'];
  },
  'drop-worker'(s, { seat, x, y }, list) {
    const strong = `worker:${kindAt(STRONG)}`;
    const others = list.filter((move) => move !== strong);
    const takesStrong = isDouble(tileOn(townOf(s, seat), x, y)) && list.includes(strong);
    return takesStrong ? [strong, 'drop-strong'] : [anyOf(others), 'drop-hand'];
  },
  build: (s, { seat }, list) => buildChoice(s, seat, list),
  'replace-which': (_s, _task, list) => [anyOf(list), 'replace'],
  'upgrade-which': (_s, _task, list) => [best(list, (move) => -indexIn(move, 'space:')), 'upgrade'],
  'scrap-which'(s, { seat }, list) {
    const t = townOf(s, seat);
    return [best(list, (move) => (cartOf(t, indexIn(move, 'cart:')).size === 'small' ? 1 : 0)), 'scrap'];
  },
  lumber: () => ['yes', 'lumber'],
  saloon: (_s, { rolled }) => (rolled < REROLL_BELOW ? ['reroll', 'roll'] : ['keep', 'keep']),
  upskill: (_s, _task, list) => [firstOf(TAUGHT, list, 'kind:') ?? missing('kind:'), 'upskill'],
};

function placementAt(s: State, seat: number, place: Place): Placement | null {
  const next = nextPlacement(s, seat);
  return next && next.place.at === place.at && next.place.index === place.index ? next : null;
}

function isDouble(tile: MineTile): boolean {
  return tileAt(tile.tile).resources.length === 2;
}

function doubleFirst(mine: readonly MineTile[], tiles: readonly number[], strong: boolean): number {
  const double = tiles.find((i) => isDouble(mine[i] as MineTile));
  return strong && double !== undefined ? double : (tiles[0] ?? -1);
}

/** Money first, then carts, then buildings, then school. */
function resolveChoice(s: State, seat: number, list: readonly Move[]): Picked {
  const t = townOf(s, seat);
  const drinks = only(list, 'drink:');
  const tends = drinks.find((move) => move.endsWith(`:${kindAt(BARTENDER)}`)) ?? tendedGamble(s, seat, list);
  if (tends) return [tends, 'resolve-saloon'];
  if (drinks[0]) return [gambleOf(drinks[0], list), 'resolve-saloon'];
  const carts = only(list, 'cart:');
  if (carts.length > 0) {
    return [best(carts, (move) => cartOf(t, indexIn(move, 'cart:')).crew.length), 'resolve-cart'];
  }
  const [upskill] = only(list, 'upskill:');
  if (upskill) return [upskill, 'upskill'];
  const works = only(list, 'work:');
  const work = works.find((move) => move.endsWith(`:${kindAt(CRAFTSMAN)}`)) ?? works[0];
  if (work && wishesToday(s, seat).length > 0) return [work, 'resolve-build'];
  const [learn] = only(list, 'learn:');
  return learn ? [learn, 'resolve-learn'] : ['done', 'resolve-done'];
}

/** Beside a bartender a gamble with a reroll is worth 4.25, a drink 4. */
function tendedGamble(s: State, seat: number, list: readonly Move[]): Move | undefined {
  const t = townOf(s, seat);
  return only(list, 'gamble:').find((move) => isTended(buildingOn(t, Number(move.split(':')[1]) - 1)));
}

/** A die brings 3.5 on average, a drink 3. */
function gambleOf(drink: Move, list: readonly Move[]): Move {
  const gamble = drink.replace('drink:', 'gamble:');
  return list.includes(gamble) ? gamble : drink;
}

function moveFor(wish: Wish): Move {
  return wish.what === 'cart' ? `cart:${wish.size}` : `new:${wish.type}`;
}

function buildChoice(s: State, seat: number, list: readonly Move[]): Picked {
  const t = townOf(s, seat);
  const wish = nextWish(s, sketch(t, oreTiles(t)), shouldFinish(s, seat));
  if (wish && list.includes(moveFor(wish))) {
    const last = t.spaces.filter((b) => b === null).length === 1 && wish.what === 'building';
    return [moveFor(wish), last ? 'build-last' : 'build'];
  }
  if (list.includes('upgrade') && t.cash >= CASH_FOR_UPGRADE) return ['upgrade', 'upgrade'];
  return ['nothing', 'build-nothing'];
}
