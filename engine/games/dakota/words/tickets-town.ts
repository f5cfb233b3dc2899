/** Tickets of the workshop, the evening and the night. */
import type { Chip, Move, MoveDescription } from '../../../core/game';
import { capital, count } from '../../../core/words';
import { buildingPrice, cartPrice, withLumber } from '../rules/building';
import {
  BUILDING,
  BUYER_PRICE,
  CART,
  JOB_PRICES,
  KINDS,
  MINER_PRICE,
  RES_LETTERS,
  STRONG_PRICE,
  UPGRADE_PRICE,
  type BuildingId,
  type CartSize,
} from '../data';
import { packetWorth } from '../rules/evening';
import { cartTarget } from '../rules/tasks';
import { kindOf, money, onCart, onSpace, piece, resOf } from './tickets-parts';
import { comboPay, comboTypes, salePrice } from '../rules/market';
import {
  buildingName,
  cardName,
  cardText,
  cartName,
  comboName,
  piecesName,
  resName,
  workerName,
} from './names';
import { bedless, roomless } from '../rules/night';
import { isSolo, townOf, type Frame, type FrameOf, type State } from '../state';
import { at, beds, builtSpaces, people, sum } from '../rules/town';
import { say } from './catalogue';

export function describeBuild(s: State, f: Frame, move: Move): MoveDescription | null {
  const [what, a] = move.split(':');
  switch (f.t) {
    case 'build':
      return describeOffer(s, f, what ?? '', a);
    case 'replace-which':
      return onSpace(s, f.seat, Number(a) - 1, 'DK-4.5.11');
    case 'upgrade-which':
      return onSpace(s, f.seat, Number(a) - 1, 'DK-4.5.14');
    case 'scrap-which':
      return onCart(s, f.seat, Number(a) - 1, 'DK-4.5.13');
    case 'lumber': {
      const yes = move === 'yes';
      const price = yes ? withLumber(f.price) : f.price;
      return {
        label: say(yes ? 'do.lumber-yes' : 'do.lumber-no'),
        targets: [],
        rule: 'DK-4.5.9',
        cost: [money(price)],
      };
    }
    default:
      return null;
  }
}

function describeOffer(s: State, f: FrameOf<'build'>, what: string, a: string | undefined): MoveDescription {
  const t = townOf(s, f.seat);
  if (what === 'nothing') return { label: say('do.nothing'), targets: [], rule: 'DK-4.5.2', weight: 'quiet' };
  if (what === 'upgrade') {
    const cost = [money(UPGRADE_PRICE)];
    return { label: say('do.upgrade'), targets: [], rule: 'DK-4.5.14', cost, group: say('group.swap') };
  }
  if (what === 'cart') {
    const size = a as CartSize;
    return {
      label: say('do.build-cart', { cart: cartName(size) }),
      detail: say('detail.seats-of', { n: CART[size].seats }),
      targets: [`supply:${size}-cart`],
      rule: 'DK-4.5.9',
      cost: [money(cartPrice(size, f.kind))],
      group: say('group.carts'),
    };
  }
  const type = a as BuildingId;
  const price = buildingPrice(type, f.kind);
  const cost = [money(t.cash >= price ? price : withLumber(price))];
  const row = BUILDING[type];
  const facts = { beds: row.beds, points: row.points };
  const detail = say(row.beds > 0 ? 'detail.build' : 'detail.build.no-beds', facts);
  if (what === 'swap') {
    const label = say('do.build-swap', { building: buildingName(type) });
    return { label, detail, targets: [`swap:${type}`], rule: 'DK-4.5.11', cost, group: say('group.swap') };
  }
  const base: MoveDescription = {
    label: say('do.build-new', { building: buildingName(type) }),
    detail,
    targets: [`supply:${type}`],
    rule: 'DK-4.5.10',
    cost,
    gain: [{ sign: 'point', amount: row.points, label: count(row.points, 'point') }],
    group: say('group.new'),
  };
  return builtSpaces(t) === t.spaces.length - 1 ? { ...base, warning: say('warn.last-day') } : base;
}

function warnings(s: State, seat: number): string {
  const t = townOf(s, seat);
  const lines: string[] = [];
  const out = t.carts.filter((cart) => cart.sent > 0 && !cart.returned && cart.drops.length > 0).length;
  if (out > 0) lines.push(say('warn.cart-out', { n: count(out, 'cart') }));
  if (bedless(t) > 0) lines.push(say('warn.no-bed', { n: count(bedless(t), 'worker') }));
  if (roomless(t) > 0) lines.push(say('warn.no-room', { n: count(roomless(t), 'piece') }));
  return lines.join(' · ');
}

export function describeEvening(s: State, f: Frame, move: Move): MoveDescription | null {
  const [what, a, b] = move.split(':');
  switch (f.t) {
    case 'evening':
      return describeEveningAction(s, f, move);
    case 'slot-piece':
      return { label: capital(resName(resOf(a))), targets: [`price:${a}`], rule: 'DK-4.6.3' };
    case 'double-pick':
      return {
        label: say('do.take', { res: resName(resOf(a)) }),
        targets: [`price:${a}`],
        rule: 'DK-4.5.5',
        gain: [piece(resOf(a))],
      };
    case 'buyer-pick':
      if (move === 'done')
        return { label: say('do.dance-done'), targets: [], rule: 'DK-4.6.8', weight: 'main' };
      return {
        label: say('do.give', { res: resName(resOf(a)) }),
        targets: [`price:${a}`],
        rule: 'DK-4.6.8',
        gain: [money(BUYER_PRICE + at(s.rises, resOf(a)))],
      };
    case 'telegram-slot': {
      const label = say('do.slot', { combo: comboName(a ?? ''), res: resName(resOf(b)) });
      return { label, targets: [`slot:${a}`], rule: 'DK-4.6.8' };
    }
    case 'stagecoach-pick':
      if (what === 'none')
        return { label: say('do.coach-none'), targets: [], rule: 'DK-4.6.8', weight: 'quiet' };
      return {
        label: say('do.coach', { worker: workerName(kindOf(a)) }),
        detail: say(`about.${KINDS[kindOf(a)] ?? 'miner'}`),
        targets: [`worker:${a}`],
        rule: 'DK-4.6.7',
        cost: [money(1)],
        ...bedWarning(s, f.seat),
      };
    default:
      return null;
  }
}

function bedWarning(s: State, seat: number): { warning?: string } {
  const t = townOf(s, seat);
  return sum(people(t)) + 1 > beds(t) + t.tents ? { warning: say('warn.hire-bed') } : {};
}

function describeEveningAction(s: State, f: FrameOf<'evening'>, move: Move): MoveDescription {
  const [what, a, b] = move.split(':');
  const t = townOf(s, f.seat);
  switch (what) {
    case 'return': {
      const index = Number(a) - 1;
      const cart = t.carts[index];
      return {
        label: say('do.return', { cart: cartName(cart?.size ?? 'small'), n: a ?? '' }),
        detail: say('detail.aboard', { n: cart?.crew.length ?? 0, drops: cart?.drops.length ?? 0 }),
        targets: [cartTarget(index)],
        rule: 'DK-4.6.2',
        group: say('group.carts'),
      };
    }
    case 'sell': {
      const res = resOf(a);
      const n = Number(b);
      return {
        label: say('do.sell', { n, res: resName(res) }),
        targets: [`price:${a}`],
        rule: 'DK-4.6.3',
        cost: [piece(res, n)],
        gain: [money(salePrice(s, res) * n)],
        group: say('group.singles'),
      };
    }
    case 'combo': {
      const { combo, pieces } = comboTypes(a ?? '', b ?? '');
      const letters = pieces.map((res) => RES_LETTERS[res]).join('');
      return {
        label: say('do.combo', { combo: comboName(a ?? ''), pieces: piecesName(letters) }),
        targets: [`slot:${a}`],
        rule: 'DK-4.6.3',
        cost: [...new Set(pieces)].map((res) => piece(res, pieces.filter((p) => p === res).length)),
        gain: [money(comboPay(s, combo, pieces))],
        group: say('group.combos'),
      };
    }
    case 'card': {
      const chips: Chip[] =
        a === 'pay-packet' ? [money(packetWorth(t))] : a === 'buried-cache' ? [money(2)] : [];
      const base = {
        label: cardName(a ?? ''),
        detail: cardText(a ?? ''),
        targets: [`card:${a}`],
        rule: 'DK-4.6.8',
        group: say('group.cards'),
      };
      return chips.length > 0 ? { ...base, gain: chips } : base;
    }
    case 'end': {
      return { label: say('do.evening-end'), targets: [], rule: 'DK-4.6.12', weight: 'main' };
    }
    case 'pass': {
      const warning = warnings(s, f.seat);
      const label = say(isSolo(s) ? 'do.evening-pass' : 'do.evening-pass.many');
      const base: MoveDescription = { label, targets: [], rule: 'DK-4.6.1', weight: 'main' };
      return warning ? { ...base, warning } : base;
    }
    default:
      return describeHiring(s, f, what ?? '', Number(a));
  }
}

function describeHiring(s: State, f: FrameOf<'evening'>, what: string, n: number): MoveDescription {
  const group = say('group.hire');
  const more = bedWarning(s, f.seat);
  if (what === 'miner') {
    return {
      label: say('do.hire-miner'),
      targets: ['hire:miner'],
      rule: 'DK-4.6.6',
      cost: [money(MINER_PRICE)],
      group,
      ...more,
    };
  }
  if (what === 'strong') {
    return {
      label: say('do.hire-strong'),
      targets: ['hire:strong-miner'],
      rule: 'DK-4.6.6',
      cost: [money(STRONG_PRICE)],
      group,
      ...more,
    };
  }
  const kind = s.jobs[n - 1] ?? 0;
  return {
    label: say('do.hire', { worker: workerName(kind), n }),
    detail: say(`about.${KINDS[kind] ?? 'miner'}`),
    targets: [`job:${n}`],
    rule: 'DK-4.6.5',
    cost: [money(JOB_PRICES[n - 1] ?? 0)],
    group,
    ...more,
  };
}

export function describeHome(_s: State, f: Frame, move: Move): MoveDescription | null {
  const [, a] = move.split(':');
  switch (f.t) {
    case 'leave':
      return {
        label: say('do.leave', { worker: workerName(kindOf(a)) }),
        targets: [`worker:${a}`],
        rule: 'DK-4.6.9',
      };
    case 'discard-resource':
      return {
        label: say('do.drop-res', { res: resName(resOf(a)) }),
        targets: [`price:${a}`],
        rule: 'DK-4.6.11',
      };
    case 'discard-card':
      return {
        label: cardName(a ?? ''),
        detail: cardText(a ?? ''),
        targets: [`card:${a}`],
        rule: 'DK-4.7.4',
      };
    default:
      return null;
  }
}
