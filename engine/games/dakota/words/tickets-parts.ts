/** Parts of tickets that several phases use. */
import type { Chip, MoveDescription } from '../../../core/game';
import { capital } from '../../../core/words';
import { KINDS, RESOURCES, type Kind } from '../data';
import { cartTarget, cellTarget, parseCell, spaceTarget } from '../rules/tasks';
import { tileIn } from '../rules/mine';
import { aWorker, buildingName, cartName, cellName, resName, tileName } from './names';
import { townOf, type Place, type State } from '../state';
import { say } from './catalogue';

export function money(n: number): Chip {
  return { sign: 'coin', amount: n, label: say('chip.money', { n }) };
}

export function kindOf(id: string | undefined): Kind {
  return KINDS.indexOf(id as (typeof KINDS)[number]);
}

export function resOf(id: string | undefined): number {
  return RESOURCES.indexOf(id as (typeof RESOURCES)[number]);
}

export function piece(res: number, n = 1): Chip {
  return { sign: RESOURCES[res] ?? 'coal', amount: n, label: say('chip.piece', { n, res: resName(res) }) };
}

export function onCart(s: State, seat: number, cart: number, rule: string): MoveDescription {
  const c = townOf(s, seat).carts[cart];
  const label = capital(say('do.cart', { cart: cartName(c?.size ?? 'small'), n: cart + 1 }));
  return { label, targets: [cartTarget(cart)], rule };
}

export function onSpace(s: State, seat: number, space: number, rule: string): MoveDescription {
  const b = townOf(s, seat).spaces[space];
  const label = capital(say('do.space', { building: buildingName(b?.type ?? 'house'), n: space + 1 }));
  return { label, targets: [spaceTarget(space)], rule };
}

export function worker(kind: Kind): Chip {
  return { sign: `worker-${KINDS[kind]}`, amount: 1, label: aWorker(kind) };
}

export function yesNo(yes: boolean, label: string, rule: string): MoveDescription {
  return yes
    ? { label, targets: [], rule, weight: 'main' }
    : { label: say('do.decline'), targets: [], rule, weight: 'quiet' };
}

export function onCell(text: string, rule: string): MoveDescription {
  const { x, y } = parseCell(text);
  return { label: capital(cellName(x, y)), targets: [cellTarget(x, y)], rule };
}

export function onTile(s: State, seat: number, text: string, rule: string): MoveDescription {
  const { x, y } = parseCell(text);
  const mine = townOf(s, seat).mine;
  const tile = mine[tileIn(mine, x, y)];
  const label = say('do.drop', { tile: tile ? tileName(tile.tile) : '', row: cellName(x, y) });
  return { label, targets: [cellTarget(x, y)], rule };
}

export function placeWords(s: State, seat: number, place: Place): string {
  const label =
    place.at === 'cart' ? onCart(s, seat, place.index, '').label : onSpace(s, seat, place.index, '').label;
  return label.charAt(0).toLowerCase() + label.slice(1);
}
