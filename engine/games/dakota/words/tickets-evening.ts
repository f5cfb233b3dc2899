/** Tickets of the evening and the night. */
import type { Chip, Move, MoveDescription } from '../../../core/game';
import { aOrAn, capital, list } from '../../../core/words';
import {
  CACHE_PAY,
  MINER_POINTS,
  MINER_PRICE,
  SPECIALIST_POINTS,
  STAGECOACH_PRICE,
  STRONG_PRICE,
  comboAt,
  comboIndex,
  jobPrice,
  resAt,
  rowAt,
} from '../data';
import { cardNamed, isOf, type EveningCard } from '../data-cards';
import { buyerPays, packetWorth } from '../rules/evening-cards';
import { minersForBeds } from '../rules/hiring';
import { comboPay, comboTypes, salePrice } from '../rules/market';
import { bedless, cartsOut, roomless } from '../rules/night';
import { cartTarget, kindOf, parseEvening, resOf, type EveningVerb } from '../rules/notation';
import { bestLots, loadOf } from '../rules/evening';
import { bestSales } from '../rules/sales';
import { sum } from '../rules/counts';
import { isLastDay } from '../rules/day';
import { cartOf } from '../rules/town';
import type { eveningPicks } from '../rules/evening';
import type { marketPicks } from '../rules/market';
import type { eveningCardPicks } from '../rules/evening-cards';
import type { nightPicks } from '../rules/night';
import { isSolo, townOf, type PickTask, type State, type Town } from '../state';
import { say } from './catalogue';
import {
  aboutWorker,
  skillOf,
  cartName,
  comboName,
  eitherName,
  piecesName,
  resName,
  workerName,
} from './names';
import { verbOf } from './names-verbs';
import {
  bedWarning,
  main,
  money,
  onCard,
  onPiece,
  partsOf,
  piece,
  pieces,
  points,
  quiet,
  type Tickets,
} from './tickets-parts';

export const eveningTickets: Tickets<
  | keyof typeof eveningPicks
  | keyof typeof marketPicks
  | keyof typeof eveningCardPicks
  | keyof typeof nightPicks
> = {
  evening,
  'slot-piece'(_s, _task, move) {
    const id = partsOf(move)[1];
    return { label: capital(resName(resOf(id))), targets: [`price:${id}`], rule: 'DK-4.6.3' };
  },
  'double-pick': (_s, _task, move) => onPiece(partsOf(move)[1], 'DK-4.5.5'),
  'buyer-pick'(s, _task, move) {
    if (move === 'done') return main(say('do.enough'), 'DK-4.6.8');
    const id = partsOf(move)[1];
    const label = say('do.give', { res: resName(resOf(id)) });
    return { label, targets: [`price:${id}`], rule: 'DK-4.6.8', gain: [money(buyerPays(s, resOf(id)))] };
  },
  'telegram-slot'(_s, _task, move) {
    const [, id, res] = partsOf(move);
    const combo = comboName(comboAt(comboIndex(id)).id);
    const label = capital(say('do.slot', { combo, res: resName(resOf(res)) }));
    return { label, targets: [`slot:${id}`, `price:${res}`], rule: 'DK-4.6.8' };
  },
  'stagecoach-pick'(s, task, move) {
    if (move === 'none') return quiet(say('do.coach-none'), 'DK-4.6.8');
    const id = partsOf(move)[1];
    const kind = kindOf(id);
    return {
      label: say('do.coach', { worker: workerName(kind) }),
      detail: aboutWorker(kind),
      targets: [`worker:${id}`],
      rule: 'DK-4.6.7',
      cost: [money(STAGECOACH_PRICE)],
      ...bedWarning(s, task.seat),
    };
  },
  leave(_s, _task, move) {
    const id = partsOf(move)[1];
    const label = say('do.leave', { worker: workerName(kindOf(id)) });
    return { label, targets: [`worker:${id}`], rule: 'DK-4.6.9' };
  },
  'discard-resource'(_s, _task, move) {
    const id = partsOf(move)[1];
    const label = say('do.drop-res', { res: resName(resOf(id)) });
    return { label, targets: [`price:${id}`], rule: 'DK-4.6.11' };
  },
  'discard-card': (_s, _task, move) => onCard(partsOf(move)[1], 'DK-4.7.4'),
};

/** The faces of the evening. */
const CARTS = verbOf('carts', 'cart');
const SELL = verbOf('sell', 'market');
const HIRE = verbOf('hire', 'jobs');
const CARDS = verbOf('cards', 'cards');

/** Tickets of the evening's actions. */
const ACTIONS: Readonly<
  Record<EveningVerb, (s: State, seat: number, id: string, more: string) => MoveDescription>
> = {
  return: (s, seat, id) => returned(s, townOf(s, seat), Number(id) - 1),
  home: (s, seat) => allHome(s, townOf(s, seat)),
  combo: (s, _seat, id, letters) => lot(s, id, letters),
  best: (s, seat) => bestLot(s, townOf(s, seat)),
  clear: (s, seat) => everything(s, townOf(s, seat)),
  sell: (s, _seat, id, n) => singles(s, id, Number(n)),
  hire: (s, seat, id) => specialist(s, seat, Number(id)),
  miner: (s, seat) => hand(s, seat, say('do.hire-miner'), 'hire:miner', MINER_PRICE),
  strong: (s, seat) => hand(s, seat, say('do.hire-strong'), 'hire:strong-miner', STRONG_PRICE),
  beds: (s, seat) => forBeds(s, townOf(s, seat)),
  card: (s, seat, id) => card(townOf(s, seat), id),
  pass(s, seat) {
    const label = say(isSolo(s) ? 'do.evening-pass' : 'do.evening-pass.many');
    const warning = nightWarning(townOf(s, seat), isLastDay(s));
    return { ...main(label, 'DK-4.6.1'), ...(warning ? { warning } : {}) };
  },
  end: () => main(say('do.evening-end'), 'DK-4.6.12'),
};

function evening(s: State, task: PickTask<'evening'>, move: Move): MoveDescription {
  const { verb, id, more } = parseEvening(move);
  return ACTIONS[verb](s, task.seat, id, more);
}

/** What the night would take, if one went to bed now. */
function nightWarning(t: Town, last: boolean): string {
  const lines: string[] = [];
  const [out, leaving, lost, held] = [cartsOut(t), bedless(t), roomless(t), sum(t.resources)];
  if (out > 0) lines.push(say('warn.cart-out', { n: out }));
  if (leaving > 0) lines.push(say('warn.no-bed', { n: leaving }));
  if (last && held > 0) lines.push(say('warn.unsold', { n: held }));
  else if (lost > 0) lines.push(say('warn.no-room', { n: lost }));
  return lines.join(' ');
}

function returned(s: State, t: Town, index: number): MoveDescription {
  const { brought, lacking } = loadOf(s, t, index);
  return {
    label: say('do.return', { cart: cartName(cartOf(t, index).size), n: index + 1 }),
    detail:
      brought.length > 0
        ? say('detail.brings', { pieces: list(brought.map(eitherName)) })
        : say('detail.brings.none'),
    button: say('button.return'),
    targets: [cartTarget(index)],
    rule: 'DK-4.6.2',
    verb: CARTS,
    group: say('group.carts'),
    worth: 40 + brought.length - lacking,
    ...(lacking > 0 ? { warning: say('warn.pool', { n: lacking }) } : {}),
  };
}

/** Every cart, and of two pieces the one that sells best with the others. */
function allHome(s: State, t: Town): MoveDescription {
  const out = t.carts.flatMap((cart, i) => (cart.sent > 0 && !cart.returned ? [i] : []));
  const lacking = out.reduce((n, i) => n + loadOf(s, t, i).lacking, 0);
  return {
    label: say('do.home', { n: out.length }),
    button: say('button.home'),
    detail: say('detail.home', { n: out.reduce((n, i) => n + loadOf(s, t, i).brought.length, 0) }),
    targets: ['cart:all'],
    rule: 'DK-4.6.2',
    verb: CARTS,
    group: say('group.carts'),
    worth: 90,
    ...(lacking > 0 ? { warning: say('warn.pool', { n: lacking }) } : {}),
  };
}

/** The lots that fetch the most. */
function bestLot(s: State, t: Town): MoveDescription {
  const lots = bestLots(s, t).map(lotOf);
  const earned = lots.reduce((n, { combo, pieces: sold }) => n + comboPay(s, combo, sold), 0);
  const names = list(lots.map(({ combo }) => aOrAn(comboName(comboAt(combo).id))));
  return {
    label: say('do.best', { n: lots.length }),
    button: say('button.best', { n: lots.length }),
    detail: capital(names),
    targets: ['slot:best'],
    rule: 'DK-4.6.3',
    gain: [money(earned)],
    verb: SELL,
    group: say('group.combos'),
    worth: 80,
  };
}

function everything(s: State, t: Town): MoveDescription {
  const { worth } = bestSales(s, t.resources);
  return {
    label: say('do.clear'),
    button: say('button.clear'),
    detail: say('detail.clear'),
    targets: [],
    rule: 'DK-4.6.3',
    gain: [money(worth)],
    verb: SELL,
    group: say('group.singles'),
    worth: isLastDay(s) ? 85 : 1,
  };
}

function lotOf(move: Move): ReturnType<typeof comboTypes> {
  const { id, more } = parseEvening(move);
  return comboTypes(id, more);
}

/** Miners for every bed that is free. */
function forBeds(s: State, t: Town): MoveDescription {
  const n = minersForBeds(s, t);
  return {
    label: say('do.beds', { n }),
    button: say('button.beds', { n }),
    detail: say('detail.beds'),
    targets: ['hire:beds'],
    rule: 'DK-4.6.6',
    cost: [money(n * MINER_PRICE)],
    gain: [points(n * MINER_POINTS)],
    verb: HIRE,
    group: say('group.hire'),
    worth: 30,
  };
}

function singles(s: State, id: string, n: number): MoveDescription {
  const res = resOf(id);
  return {
    label: say('do.sell', { n, res: resName(res) }),
    button: say('button.sell', { n, res: resName(res) }),
    targets: [`price:${id}`, ...(n > 1 ? [`count:${n}`] : [])],
    rule: 'DK-4.6.3',
    cost: [piece(res, n)],
    gain: [money(salePrice(s, res) * n)],
    verb: SELL,
    group: say('group.singles'),
    worth: salePrice(s, res) - 0.01 * n,
  };
}

function lot(s: State, id: string, letters: string): MoveDescription {
  const { combo, pieces: sold } = comboTypes(id, letters);
  const pays = comboPay(s, combo, sold);
  return {
    label: say(new Set(sold).size > 1 ? 'do.combo.mixed' : 'do.combo', {
      combo: comboName(comboAt(combo).id),
      pieces: piecesName(sold),
    }),
    button: say('button.combo', { pays }),
    targets: [`slot:${id}`, ...(letters === '' ? [] : sold.map((res) => `price:${resAt(res)}`))],
    rule: 'DK-4.6.3',
    ...(new Set(sold).size > 1 ? {} : { cost: pieces(sold) }),
    gain: [money(pays)],
    verb: SELL,
    group: say('group.combos'),
    // What it fetches beyond single sales.
    worth: 10 + pays - sold.reduce((n, res) => n + salePrice(s, res), 0),
  };
}

/** What a card is sure to bring at once. */
const CARD_GAIN: Readonly<Record<EveningCard, (t: Town) => Chip[]>> = {
  'private-buyer': () => [],
  'second-telegram': () => [],
  stagecoach: () => [],
  'tent-camp': () => [],
  'pay-packet': (t) => [money(packetWorth(t))],
  'buried-cache': () => [money(CACHE_PAY)],
};

function card(t: Town, id: string): MoveDescription {
  const named = cardNamed(id);
  if (!isOf(named, 'evening')) throw new Error(`${named} is no card for the evening.`);
  const gain = CARD_GAIN[named](t);
  const base = { ...onCard(id, 'DK-4.6.8'), verb: CARDS, group: say('group.cards'), worth: 9 };
  return gain.length > 0 ? { ...base, gain } : base;
}

function hand(s: State, seat: number, label: string, target: string, price: number): MoveDescription {
  return {
    label,
    targets: [target],
    rule: 'DK-4.6.6',
    cost: [money(price)],
    gain: [points(MINER_POINTS)],
    verb: HIRE,
    group: say('group.hire'),
    worth: 8 - price,
    ...bedWarning(s, seat),
  };
}

function specialist(s: State, seat: number, n: number): MoveDescription {
  const kind = rowAt(s.jobs, n - 1, 'job slot');
  return {
    label: say('do.hire', { worker: capital(workerName(kind)), n }),
    button: say('button.hire', { worker: workerName(kind) }),
    detail: skillOf(kind),
    targets: [`job:${n}`],
    rule: 'DK-4.6.5',
    cost: [money(jobPrice(n - 1))],
    gain: [points(SPECIALIST_POINTS)],
    verb: HIRE,
    group: say('group.hire'),
    worth: 12 - jobPrice(n - 1),
    ...bedWarning(s, seat),
  };
}
