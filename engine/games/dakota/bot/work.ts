/** The afternoon of the greedy player: carry the plan out. */
import type { Move } from '../../../core/game';
import { best } from '../../../bots/best';
import type { Picked } from './pick';
import { shouldFinish, nextWish, sketch, type Wish } from './wishes';
import { oreTiles, ridesFor, shaftForCart } from './mine';
import { nextPlacement, wishesToday, type Placement } from './planning';
import { placeName, riders } from '../rules/afternoon';
import { KINDS, STRONG, tileAt } from '../data';
import { after } from '../rules/tasks';
import { tileIn } from '../rules/mine';
import { townOf, type Frame, type MineTile, type State } from '../state';
import { at, sum } from '../rules/town';

const WHY = {
  build: 'plan-build',
  mine: 'plan-mine',
  tend: 'plan-tend',
  drink: 'plan-drink',
  learn: 'plan-learn',
} as const;

export function afternoonChoice(
  s: State,
  f: Frame,
  seat: number,
  list: readonly Move[],
  aim: number,
): Picked | null {
  const t = townOf(s, seat);
  switch (f.t) {
    case 'plan-place': {
      const next = nextPlacement(s, seat, aim);
      return next ? [`at:${placeName(next.place)}`, WHY[next.why]] : ['done', 'plan-done'];
    }
    case 'plan-worker': {
      const wanted = placementAt(s, seat, f.place.at, f.place.index, aim);
      if (wanted) return [`worker:${KINDS[wanted.kind]}`, WHY[wanted.why]];
      return [list[0] ?? '', 'worker'];
    }
    case 'resolve':
      return resolveChoice(s, seat, list, aim);
    case 'cart-shaft': {
      const ride = shaftForCart(s, seat, t.carts[f.cart]?.crew.length ?? 0);
      const end = ride ? t.mine[ride.end] : undefined;
      return [end ? `shaft:${end.x},${end.y}` : (list[0] ?? ''), 'shaft'];
    }
    case 'cart-drop': {
      const shaft = t.carts[f.cart]?.shaft;
      if (!shaft) return ['done', 'only'];
      const ride = ridesFor(
        s,
        t,
        tileIn(t.mine, shaft.x, shaft.y),
        sum(riders(t, f.cart)),
        t.resources,
        new Set(),
      );
      const tile = t.mine[doubleFirst(t.mine, ride.tiles, at(riders(t, f.cart), STRONG) > 0)];
      return tile ? [`drop:${tile.x},${tile.y}`, 'drop'] : [list[0] ?? '', 'drop'];
    }
    case 'drop-worker': {
      const tile = t.mine[tileIn(t.mine, f.x, f.y)];
      const double = tile !== undefined && tileAt(tile.tile).resources.length === 2;
      const strong = `worker:${KINDS[STRONG]}`;
      const others = list.filter((move) => move !== strong);
      return [double && list.includes(strong) ? strong : (others[0] ?? strong), 'drop'];
    }
    case 'build':
      return buildChoice(s, seat, list, aim);
    case 'replace-which':
      return [list[0] ?? '', 'build'];
    case 'upgrade-which':
      return [best(list, (move) => -Number(after(move, 'space:'))), 'build'];
    case 'scrap-which':
      return [
        best(list, (move) => (t.carts[Number(after(move, 'cart:')) - 1]?.size === 'small' ? 1 : 0)),
        'build',
      ];
    case 'lumber':
      return ['yes', 'lumber'];
    case 'saloon':
      return f.rolled < 4 ? ['reroll', 'roll'] : ['keep', 'keep'];
    case 'upskill': {
      const wanted = ['bartender', 'craftsman', 'sheriff', 'prospector', 'engineer', 'teacher'];
      return [
        wanted.map((id) => `kind:${id}`).find((move) => list.includes(move)) ?? list[0] ?? '',
        'upskill',
      ];
    }
    default:
      return null;
  }
}

function placementAt(
  s: State,
  seat: number,
  at: 'cart' | 'space',
  index: number,
  aim: number,
): Placement | null {
  const next = nextPlacement(s, seat, aim);
  return next && next.place.at === at && next.place.index === index ? next : null;
}

function doubleFirst(mine: readonly MineTile[], tiles: readonly number[], strong: boolean): number {
  const double = tiles.find((i) => tileAt((mine[i] as MineTile).tile).resources.length === 2);
  return strong && double !== undefined ? double : (tiles[0] ?? -1);
}

/** Money first, then carts, then buildings, then school. */
function resolveChoice(s: State, seat: number, list: readonly Move[], aim: number): Picked {
  const drink =
    list.find((move) => move.startsWith('drink:') && move.endsWith(':bartender')) ??
    tendedGamble(s, seat, list);
  if (drink) return [drink, 'resolve-saloon'];
  const any = list.find((move) => move.startsWith('drink:'));
  if (any) return [gambleOf(any, list), 'resolve-saloon'];
  const t = townOf(s, seat);
  const carts = list.filter((move) => move.startsWith('cart:'));
  if (carts.length > 0) {
    const crew = (move: Move) => t.carts[Number(after(move, 'cart:')) - 1]?.crew.length ?? 0;
    return [best(carts, crew), 'resolve-cart'];
  }
  const upskill = list.find((move) => move.startsWith('upskill:'));
  if (upskill) return [upskill, 'upskill'];
  const work =
    list.find((move) => move.startsWith('work:') && move.endsWith(':craftsman')) ??
    list.find((move) => move.startsWith('work:'));
  if (work && wishesToday(s, seat, aim).length > 0) return [work, 'resolve-build'];
  const learn = list.find((move) => move.startsWith('learn:'));
  if (learn) return [learn, 'resolve-learn'];
  return ['done', 'resolve-done'];
}

/** Beside a bartender a gamble with a reroll is worth 4.25, a drink 4. */
function tendedGamble(s: State, seat: number, list: readonly Move[]): Move | undefined {
  const t = townOf(s, seat);
  return list.find((move) => {
    if (!move.startsWith('gamble:')) return false;
    return t.spaces[Number(move.split(':')[1]) - 1]?.here.includes(5) ?? false;
  });
}

/** A die brings 3.5 on average, a drink 3. */
function gambleOf(drink: Move, list: readonly Move[]): Move {
  const gamble = drink.replace('drink:', 'gamble:');
  return list.includes(gamble) ? gamble : drink;
}

function moveFor(wish: Wish): Move {
  return wish.what === 'cart' ? `cart:${wish.size}` : `new:${wish.type}`;
}

function buildChoice(s: State, seat: number, list: readonly Move[], aim: number): Picked {
  const t = townOf(s, seat);
  const finish = shouldFinish(s, seat, aim);
  const wish = nextWish(s, sketch(t, oreTiles(t)), finish);
  if (wish && list.includes(moveFor(wish))) {
    const last = t.spaces.filter((b) => b === null).length === 1 && wish.what === 'building';
    return [moveFor(wish), last ? 'build-last' : 'build'];
  }
  if (list.includes('upgrade') && t.cash >= 6) return ['upgrade', 'build'];
  return ['nothing', 'build-nothing'];
}
