/** Every move as a ticket: label, place on the board, cost and gain. */
import type { Chip, Move, MoveDescription } from '../../../core/game';
import { capital, count } from '../../../core/words';
import { dropTiles, parsePlace, riders, stillWaiting } from '../rules/afternoon';
import {
  BAIL,
  BARTENDER,
  BUILDING,
  EXPLORER_WAGES,
  KINDS,
  SEARCH_PRICE,
  TILE_BY_ID,
  tileAt,
  type BuildingId,
} from '../data';
import { cartTarget, cellTarget, parseCell, spaceTarget } from '../rules/tasks';
import { kindOf, money, onCart, onCell, onSpace, onTile, placeWords, worker, yesNo } from './tickets-parts';
import { tilesLeft } from '../rules/exploring';
import { describeNoon } from './tickets-cards';
import { describeBuild, describeEvening, describeHome } from './tickets-town';
import { tileIn, freeShafts, shaftTo, workable } from '../rules/mine';
import { quakeSpace } from '../rules/morning';
import { aWorker, buildingName, cartName, cellName, sidesName, tileName, workerName } from './names';
import { top, townOf, type Frame, type FrameOf, type MineTile, type Place, type State } from '../state';
import { beds, seatsOf, sum, nextWage } from '../rules/town';
import { say } from './catalogue';

export function describe(s: State, move: Move): MoveDescription {
  const f = top(s);
  if (!f) return { label: move, targets: [], rule: 'DK-5.1' };
  return (
    describeMorning(s, f, move) ??
    describeNoon(s, f, move) ??
    describeAfternoon(s, f, move) ??
    describeBuild(s, f, move) ??
    describeEvening(s, f, move) ??
    describeHome(s, f, move) ?? { label: capital(move), targets: [], rule: 'DK-4.1.6' }
  );
}

function describeMorning(s: State, f: Frame, move: Move): MoveDescription | null {
  const [what, a, b] = move.split(':');
  switch (f.t) {
    case 'bail': {
      if (move === 'done')
        return { label: say('do.decline'), targets: [], rule: 'DK-4.1.3', weight: 'quiet' };
      const holes = { worker: workerName(kindOf(b)), name: s.names[Number(a)] ?? '' };
      const label = say(what === 'bail' ? 'do.bail' : 'do.jailbreak', holes);
      const base = { label, targets: [`seat:${a}`], rule: 'DK-4.1.3' };
      return what === 'bail' ? { ...base, cost: [money(BAIL)] } : base;
    }
    case 'event-building': {
      const space = quakeSpace(townOf(s, f.seat), a as BuildingId);
      const label = say('do.quake', { building: buildingName(a as BuildingId), n: space + 1 });
      return { label, targets: [spaceTarget(space)], rule: 'DK-4.4.10' };
    }
    case 'event-endtile':
      return onTile(s, f.seat, a ?? '', 'DK-4.4.9');
    case 'engineer':
      return yesNo(move === 'use', say('do.engineer'), 'DK-4.4.8');
    case 'wagon':
      return {
        ...yesNo(move === 'take', say('do.wagon'), 'DK-4.6.7'),
        ...(move === 'take' && noBedForOneMore(s, f.seat) ? { warning: say('warn.hire-bed') } : {}),
      };
    case 'explore-bag':
    case 'search-bag': {
      const detail = say('detail.tiles', { n: tilesLeft(s, Number(a)) });
      return { label: say('do.bag', { n: a ?? '' }), detail, targets: [`bag:${a}`], rule: 'DK-4.2.2' };
    }
    case 'explore-tile': {
      if (move === 'none') {
        const label = say(f.exploration.drawn.length > 1 ? 'do.none' : 'do.none.one');
        return { label, targets: [], rule: 'DK-4.2.5', weight: 'quiet' };
      }
      const tile = TILE_BY_ID.get(a ?? '') ?? 0;
      const ways = { straight: 1, curve: 1, tee: 2, cross: 3, end: 0 } as const;
      const detail = say(`detail.ways.${ways[tileAt(tile).shape]}`);
      return { label: tileName(tile), detail, targets: [`tile:${a}`], rule: 'DK-4.2.5' };
    }
    case 'explore-mode':
      return {
        label: say(move === 'new' ? 'do.new' : 'do.replace'),
        targets: [],
        rule: move === 'new' ? 'DK-4.2.3' : 'DK-4.2.8',
      };
    case 'explore-cell':
      return onCell(a ?? '', f.exploration.replace ? 'DK-4.2.8' : 'DK-4.2.3');
    case 'explore-turn': {
      const open = tileAt(f.exploration.tile).open[Number(a)] ?? 0;
      const { x, y } = f.exploration;
      const label = say('do.turn', { sides: sidesName(open) });
      return { label, targets: [`turn:${a}`, cellTarget(x, y)], rule: 'DK-4.2.3' };
    }
    case 'explorer': {
      if (move === 'done')
        return { label: say('do.explored'), targets: [], rule: 'DK-4.2.6', weight: 'main' };
      if (move === 'look') return { label: say('do.look'), targets: [], rule: 'DK-4.2.9', cost: [worker(4)] };
      if (move === 'search') {
        return {
          label: say('do.search'),
          targets: [],
          rule: 'DK-4.2.9',
          cost: [worker(4), money(SEARCH_PRICE)],
        };
      }
      const wage = EXPLORER_WAGES[townOf(s, f.seat).explorers] ?? 0;
      const label = say('do.send', { worker: aWorker(kindOf(a)) });
      return { label, targets: [], rule: 'DK-4.2.6', cost: [worker(kindOf(a)), money(wage)] };
    }
    default:
      return null;
  }
}

function noBedForOneMore(s: State, seat: number): boolean {
  const t = townOf(s, seat);
  return sum(t.idle) + sum(t.used) + sum(t.street) + 1 > beds(t) + t.tents;
}

function describePlace(s: State, seat: number, place: Place): MoveDescription {
  const t = townOf(s, seat);
  if (place.at === 'cart') {
    const cart = t.carts[place.index];
    const base = onCart(s, seat, place.index, 'DK-4.5.1');
    if (!cart) return base;
    return { ...base, detail: say('detail.seats', { n: cart.crew.length, of: seatsOf(cart) }) };
  }
  const b = t.spaces[place.index];
  const base = onSpace(s, seat, place.index, 'DK-4.5.1');
  if (!b) return base;
  const detail = say('detail.windows', { n: b.here.length, of: BUILDING[b.type].windows });
  const gain: Chip[] =
    b.type === 'saloon'
      ? [money(b.here.includes(BARTENDER) ? 4 : 3)]
      : b.type === 'school'
        ? [{ sign: 'card', amount: 1, label: say('chip.card', { n: 1 }) }]
        : [];
  return gain.length > 0 ? { ...base, detail, gain } : { ...base, detail };
}

function describeAfternoon(s: State, f: Frame, move: Move): MoveDescription | null {
  const [what, a, b] = move.split(':');
  switch (f.t) {
    case 'plan-place': {
      if (move === 'done') {
        const n = sum(townOf(s, f.seat).idle);
        const base: MoveDescription = {
          label: say('do.plan-done'),
          targets: [],
          rule: 'DK-4.5.1',
          weight: 'main',
        };
        return n > 0 ? { ...base, warning: say('warn.idle', { n: count(n, 'worker') }) } : base;
      }
      const place = parsePlace(a ?? '');
      if (what === 'at') return { ...describePlace(s, f.seat, place), group: say('group.places') };
      const label = say('do.back', { worker: workerName(kindOf(b)), place: placeWords(s, f.seat, place) });
      const target = place.at === 'cart' ? cartTarget(place.index) : spaceTarget(place.index);
      return { label, targets: [`placed:${target}:${b}`], rule: 'DK-4.5.1', group: say('group.back') };
    }
    case 'resolve':
      return describeResolve(s, f, move);
    case 'cart-shaft': {
      const { x, y } = parseCell(a ?? '');
      const label = say('do.shaft', { row: cellName(x, y) });
      const mine = townOf(s, f.seat).mine;
      const n = shaftTo(mine, tileIn(mine, x, y)).filter((i) => workable(mine[i] as MineTile)).length;
      return { label, detail: say('detail.pieces', { n }), targets: [cellTarget(x, y)], rule: 'DK-4.5.3' };
    }
    case 'cart-drop': {
      if (move !== 'done') return onTile(s, f.seat, a ?? '', 'DK-4.5.4');
      const t = townOf(s, f.seat);
      const n = Math.min(sum(riders(t, f.cart)), dropTiles(t, f.cart).length);
      const warning = say('warn.waiting', { n: count(n, 'worker') });
      return { label: say('do.drop-done'), targets: [], rule: 'DK-4.5.7', weight: 'quiet', warning };
    }
    case 'saloon':
      return move === 'keep'
        ? {
            label: say('do.keep', { n: f.rolled }),
            targets: [],
            rule: 'DK-4.5.16',
            gain: [money(f.rolled)],
          }
        : { label: say('do.reroll'), targets: [], rule: 'DK-4.5.16', detail: say('detail.six') };
    case 'upskill':
      return {
        label: capital(say('do.become', { worker: aWorker(kindOf(a)) })),
        detail: say(`about.${KINDS[kindOf(a)] ?? 'miner'}`),
        targets: [`worker:${a}`],
        rule: 'DK-4.5.18',
      };
    default:
      return null;
  }
}

function describeResolve(s: State, f: FrameOf<'resolve'>, move: Move): MoveDescription {
  const t = townOf(s, f.seat);
  const [what, a, b] = move.split(':');
  const n = Number(a);
  if (move === 'done') {
    const left = stillWaiting(t);
    const base: MoveDescription = {
      label: say('do.resolve-done'),
      targets: [],
      rule: 'DK-4.5.2',
      weight: 'main',
    };
    return left > 0 ? { ...base, warning: say('warn.waiting', { n: count(left, 'worker') }) } : base;
  }
  if (what === 'cart') {
    const cart = t.carts[n - 1];
    const label = say('do.send-cart', { cart: cartName(cart?.size ?? 'small'), n });
    const most = Math.max(
      0,
      ...freeShafts(t).map(
        (end) => shaftTo(t.mine, end).filter((i) => workable(t.mine[i] as MineTile)).length,
      ),
    );
    const detail = say('detail.pieces', { n: Math.min(most, cart?.crew.length ?? 0) });
    const targets = [cartTarget(n - 1)];
    return {
      label,
      detail,
      targets,
      rule: 'DK-4.5.3',
      cost: [money(nextWage(t))],
      group: say('group.carts'),
    };
  }
  const group = say('group.town');
  const targets = [spaceTarget(n - 1)];
  const tended = t.spaces[n - 1]?.here.includes(BARTENDER) ?? false;
  const who = workerName(kindOf(b));
  const card: Chip = { sign: 'card', amount: 1, label: say('chip.card', { n: 1 }) };
  switch (what) {
    case 'work':
      return { label: say('do.work', { worker: who, n }), targets, rule: 'DK-4.5.9', group };
    case 'learn':
      return {
        label: say('do.learn', { worker: who, n }),
        targets,
        rule: 'DK-4.5.17',
        gain: [card],
        group,
      };
    case 'upskill':
      return {
        label: say('do.upskill', { n }),
        detail: say('detail.upskill'),
        targets,
        rule: 'DK-4.5.18',
        group,
      };
    case 'gamble': {
      const detail = say(tended ? 'detail.six.again' : 'detail.six');
      return { label: say('do.gamble', { worker: who, n }), detail, targets, rule: 'DK-4.5.15', group };
    }
    default: {
      const tends = kindOf(b) === BARTENDER;
      const label = tends ? say('do.tend', { n }) : say('do.drink', { worker: who, n });
      return {
        label,
        targets,
        rule: tends ? 'DK-4.5.16' : 'DK-4.5.15',
        gain: [money(tended ? 4 : 3)],
        group,
      };
    }
  }
}
