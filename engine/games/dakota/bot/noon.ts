/** High Noon and attacks, as the greedy player sees them. */
import type { Move } from '../../../core/game';
import { best } from '../../../bots/best';
import type { Picked } from './pick';
import { wishesToday } from './planning';
import { KINDS, RESOURCES, SHERIFF, SINGLE_PRICE, cardRow, tileAt } from '../data';
import { after, parseCell } from '../rules/tasks';
import { counted } from '../score';
import { townOf, type Frame, type State } from '../state';
import { at, builtSpaces, officeWithWindow, specialists, sum } from '../rules/town';

/** Who can be spared first: plain miners, then those whose skill matters least here. */
const SPARE: readonly number[] = [0, 7, 6, 2, 4, 1, 3, 5];

export function spare(list: readonly Move[], prefix: string): Move {
  const order = SPARE.map((kind) => `${prefix}${KINDS[kind]}`);
  return order.find((move) => list.includes(move)) ?? list[0] ?? '';
}

export function noonChoice(s: State, f: Frame, seat: number, list: readonly Move[]): Picked | null {
  const t = townOf(s, seat);
  switch (f.t) {
    case 'noon-card': {
      const card = list.find((move) => worthPlaying(s, seat, after(move, 'card:') ?? ''));
      if (!card) return ['pass', 'noon-pass'];
      const attacks = cardRow(after(card, 'card:') ?? '').type === 'attack';
      return [card, attacks ? 'noon-attack' : 'noon-card'];
    }
    case 'dance':
      return [spare(list, 'worker:'), 'worker'];
    case 'mule':
      return [
        best(list, (m) => (t.carts[Number(after(m, 'cart:')) - 1]?.size === 'large' ? 1 : 0)),
        'worker',
      ];
    default:
      return null;
  }
}

function worthPlaying(s: State, seat: number, card: string): boolean {
  const t = townOf(s, seat);
  const hands = sum(t.idle);
  switch (card) {
    case 'grubstake':
    case 'blasting-crew':
      return true;
    case 'wheelwright':
      return t.carts.length < 3;
    case 'cheap-lumber':
      return wishesToday(s, seat, 0).some((wish) => wish.what === 'building');
    case 'free-shift':
      return t.carts.length > 1 && hands > 4;
    case 'mule-train':
      return hands > 6;
    case 'barn-dance':
      return hands > 2;
    case 'stick-up':
      return hands > 2;
    case 'ore-heist':
    case 'cart-sabotage':
      return hands > 4;
    case 'claim-jump':
    case 'dynamite':
      return hands > 7;
    case 'arson':
      return hands > 9;
    default:
      return false;
  }
}

/** What can be seen of a town's strength. */
function standing(s: State, seat: number): number {
  const t = townOf(s, seat);
  return 2 * builtSpaces(t) + sum(counted(t)) + specialists(counted(t));
}

/** The strongest town; among equals the next one round the table, so that no seat is everybody's victim. */
function targetWorth(s: State, seat: number, target: number): number {
  const n = s.towns.length;
  return standing(s, target) - ((target - seat + n) % n) / (10 * n);
}

export function attackChoice(s: State, f: Frame, list: readonly Move[]): Picked | null {
  switch (f.t) {
    case 'card-target':
      return [best(list, (move) => targetWorth(s, f.seat, Number(after(move, 'seat:')))), 'target'];
    case 'card-object':
      return [best(list, (move) => objectWorth(s, f.attack.target, move)), 'target'];
    case 'card-worker':
      return [spare(list, 'worker:'), 'worker'];
    case 'respond':
      return respond(s, f.seat, f.attack.card, list);
    case 'jail-pick':
      return [
        [...SPARE]
          .reverse()
          .map((kind) => `worker:${KINDS[kind]}`)
          .find((m) => list.includes(m)) ?? '',
        'jail',
      ];
    case 'jailbreak':
      return ['play', 'bail'];
    case 'heist-pick':
    case 'claim-pick':
      return [best(list, (move) => price(after(move, 'take:'))), 'take'];
    default:
      return null;
  }
}

export function price(id: string | null): number {
  return SINGLE_PRICE[RESOURCES.indexOf(id as (typeof RESOURCES)[number])] ?? 0;
}

function objectWorth(s: State, target: number, move: Move): number {
  const t = townOf(s, target);
  const [what, where] = move.split(':');
  if (what === 'cart') return t.carts[Number(where) - 1]?.size === 'large' ? 2 : 1;
  if (what === 'space') return t.spaces[Number(where) - 1]?.type === 'hotel' ? 2 : 1;
  const { x, y } = parseCell(where ?? '');
  const tile = t.mine.find((m) => m.x === x && m.y === y);
  return tile ? tileAt(tile.tile).resources.reduce((n, res) => n + (SINGLE_PRICE[res] ?? 0), 0) : 0;
}

function respond(s: State, seat: number, card: string, list: readonly Move[]): Picked {
  const t = townOf(s, seat);
  if (list.includes('engineer')) return ['engineer', 'respond'];
  const sheriff = `defend:${KINDS[SHERIFF]}`;
  if (list.includes(sheriff)) return [sheriff, 'respond'];
  if (list.includes('react:marshall')) return ['react:marshall', 'respond'];
  if (card !== 'claim-jump' && list.includes('react:got-lost')) return ['react:got-lost', 'respond'];
  const heavy = card === 'arson' || card === 'stick-up';
  if (officeWithWindow(t) && at(t.idle, 0) > 3 && heavy) return [spare(list, 'defend:'), 'respond'];
  return ['pass', 'respond-pass'];
}
