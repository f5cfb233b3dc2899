/** Tickets of the evening and the night. */
import type { Chip, Move, MoveDescription } from '../../../core/game';
import { capital, list } from '../../../core/words';
import {
  CACHE_PAY,
  MINER_PRICE,
  STAGECOACH_PRICE,
  STRONG_PRICE,
  comboAt,
  comboIndex,
  jobPrice,
  rowAt,
} from '../data';
import { cardNamed, isOf, type EveningCard } from '../data-cards';
import { buyerPays, packetWorth } from '../rules/evening-cards';
import { comboPay, comboTypes, salePrice } from '../rules/market';
import { bedless, cartsOut, roomless } from '../rules/night';
import { cartTarget, kindOf, parseEvening, resOf, type EveningVerb } from '../rules/notation';
import { loadOf } from '../rules/evening';
import { sum } from '../rules/counts';
import { isLastDay } from '../rules/day';
import { cartOf } from '../rules/town';
import type { eveningPicks } from '../rules/evening';
import type { marketPicks } from '../rules/market';
import type { eveningCardPicks } from '../rules/evening-cards';
import type { nightPicks } from '../rules/night';
import { isSolo, townOf, type PickTask, type State, type Town } from '../state';
import { say } from './catalogue';
import { aboutWorker, cartName, comboName, eitherName, piecesName, resName, workerName } from './names';
import {
  bedWarning,
  main,
  money,
  onCard,
  onPiece,
  partsOf,
  piece,
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
    return { label, targets: [`slot:${id}`], rule: 'DK-4.6.8' };
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

/** Tickets of the evening's actions. */
const ACTIONS: Readonly<
  Record<EveningVerb, (s: State, seat: number, id: string, more: string) => MoveDescription>
> = {
  return: (s, seat, id) => returned(s, townOf(s, seat), Number(id) - 1),
  combo: (s, _seat, id, letters) => lot(s, id, letters),
  sell: (s, _seat, id, n) => singles(s, id, Number(n)),
  hire: (s, seat, id) => specialist(s, seat, Number(id)),
  miner: (s, seat) => hand(s, seat, say('do.hire-miner'), 'hire:miner', MINER_PRICE),
  strong: (s, seat) => hand(s, seat, say('do.hire-strong'), 'hire:strong-miner', STRONG_PRICE),
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
    targets: [cartTarget(index)],
    rule: 'DK-4.6.2',
    group: say('group.carts'),
    ...(lacking > 0 ? { warning: say('warn.pool', { n: lacking }) } : {}),
  };
}

function singles(s: State, id: string, n: number): MoveDescription {
  const res = resOf(id);
  return {
    label: say('do.sell', { n, res: resName(res) }),
    targets: [`price:${id}`],
    rule: 'DK-4.6.3',
    cost: [piece(res, n)],
    gain: [money(salePrice(s, res) * n)],
    group: say('group.singles'),
  };
}

function lot(s: State, id: string, letters: string): MoveDescription {
  const { combo, pieces } = comboTypes(id, letters);
  return {
    label: say(new Set(pieces).size > 1 ? 'do.combo.mixed' : 'do.combo', {
      combo: comboName(comboAt(combo).id),
      pieces: piecesName(pieces),
    }),
    targets: [`slot:${id}`],
    rule: 'DK-4.6.3',
    cost: [...new Set(pieces)].map((res) => piece(res, pieces.filter((p) => p === res).length)),
    gain: [money(comboPay(s, combo, pieces))],
    group: say('group.combos'),
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
  const base = { ...onCard(id, 'DK-4.6.8'), group: say('group.cards') };
  return gain.length > 0 ? { ...base, gain } : base;
}

function hand(s: State, seat: number, label: string, target: string, price: number): MoveDescription {
  const hire = { label, targets: [target], rule: 'DK-4.6.6', cost: [money(price)], group: say('group.hire') };
  return { ...hire, ...bedWarning(s, seat) };
}

function specialist(s: State, seat: number, n: number): MoveDescription {
  const kind = rowAt(s.jobs, n - 1, 'job slot');
  return {
    label: say('do.hire', { worker: workerName(kind), n }),
    detail: aboutWorker(kind),
    targets: [`job:${n}`],
    rule: 'DK-4.6.5',
    cost: [money(jobPrice(n - 1))],
    group: say('group.hire'),
    ...bedWarning(s, seat),
  };
}
