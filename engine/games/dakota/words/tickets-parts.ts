/** What tickets are made of: chips, and labels that several picks share. */
import type { Chip, Move, MoveDescription } from '../../../core/game';
import { capital } from '../../../core/words';
import { kindAt, resAt, type Kind, type Res } from '../data';
import { cardNamed } from '../data-cards';
import { tileOn } from '../rules/mine';
import { cartTarget, cellTarget, kindOf, parseCell, resOf, spaceTarget } from '../rules/notation';
import { buildingOn, cartOf, roomFor } from '../rules/town';
import { townOf, type PickTask, type PickTaskKind, type State } from '../state';
import { say } from './catalogue';
import {
  aWorker,
  aboutWorker,
  buildingName,
  cardName,
  cardText,
  cartName,
  cellName,
  resName,
  tileName,
  workerName,
} from './names';

/** The ticket of each move of a pick. */
export type Tickets<T extends PickTaskKind> = {
  readonly [K in T]: (s: State, task: PickTask<K>, move: Move) => MoveDescription;
};

export function money(n: number): Chip {
  return { sign: 'coin', amount: n, label: say('chip.money', { n }) };
}

export function piece(res: Res, n = 1): Chip {
  return { sign: resAt(res), amount: n, label: say('chip.piece', { n, res: resName(res) }) };
}

/** A chip for every kind of piece among these. */
export function pieces(list: readonly Res[]): Chip[] {
  return [...new Set(list)].map((res) => piece(res, list.filter((one) => one === res).length));
}

export function worker(kind: Kind): Chip {
  return { sign: `worker-${kindAt(kind)}`, amount: 1, label: aWorker(kind) };
}

export function oneCard(): Chip {
  return { sign: 'card', amount: 1, label: say('chip.card', { n: 1 }) };
}

export function points(n: number): Chip {
  return { sign: 'point', amount: n, label: say('chip.points', { n }) };
}

/** The plain way out of a pick, and the one strong button of it. */
export function quiet(label: string, rule: string): MoveDescription {
  return { label, targets: [], rule, weight: 'quiet' };
}

export function main(label: string, rule: string): MoveDescription {
  return { label, targets: [], rule, weight: 'main' };
}

export function yesNo(yes: boolean, label: string, no: string, rule: string): MoveDescription {
  return yes ? main(label, rule) : quiet(no, rule);
}

export function onCart(s: State, seat: number, cart: number, rule: string): MoveDescription {
  const { size } = cartOf(townOf(s, seat), cart);
  const label = capital(say('do.cart', { cart: cartName(size), n: cart + 1 }));
  return { label, targets: [cartTarget(cart)], rule };
}

export function onSpace(s: State, seat: number, space: number, rule: string): MoveDescription {
  const { type } = buildingOn(townOf(s, seat), space);
  const label = capital(say('do.space', { building: buildingName(type), n: space + 1 }));
  return { label, targets: [spaceTarget(space)], rule };
}

export function onTile(s: State, seat: number, text: string, rule: string): MoveDescription {
  const { x, y } = parseCell(text);
  const tile = tileName(tileOn(townOf(s, seat), x, y).tile);
  return { label: say('do.drop', { tile, row: cellName(x, y) }), targets: [cellTarget({ x, y })], rule };
}

/** Somebody of a kind, with what he can do. */
export function onWorker(id: string, rule: string): MoveDescription {
  const kind = kindOf(id);
  return {
    label: capital(workerName(kind)),
    detail: aboutWorker(kind),
    targets: [`worker:${id}`],
    rule,
  };
}

export function onCard(id: string, rule: string): MoveDescription {
  const card = cardNamed(id);
  return { label: cardName(card), detail: cardText(card), targets: [`card:${card}`], rule };
}

/** A piece to take. */
export function onPiece(id: string, rule: string): MoveDescription {
  const res = resOf(id);
  const label = say('do.take', { res: resName(res) });
  return { label, targets: [`price:${id}`], rule, gain: [piece(res)] };
}

/** A warning where nobody more could sleep in the town tonight. */
export function bedWarning(s: State, seat: number): { warning?: string } {
  return roomFor(townOf(s, seat)) < 1 ? { warning: say('warn.hire-bed') } : {};
}

/** A warning that so many would do nothing, where there are any. */
export function workersLeft(key: 'warn.idle' | 'warn.waiting', n: number): { warning?: string } {
  return n > 0 ? { warning: say(key, { n }) } : {};
}

/** The parts of a move: `sell:gold:2` is `['sell', 'gold', '2']`. */
export function partsOf(move: Move): [string, string, string] {
  const [what = '', a = '', b = ''] = move.split(':');
  return [what, a, b];
}
