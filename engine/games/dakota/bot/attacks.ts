/** Attacks and answers, as the greedy player sees them. */
import type { Move } from '../../../core/game';
import { best } from '../../../bots/best';
import { MINER, SHERIFF, kindAt, singlePrice } from '../data';
import type { AttackCard } from '../data-cards';
import { tileAt } from '../data-tiles';
import { at, sum } from '../rules/counts';
import { SPARE } from '../rules/crews';
import { tileOn } from '../rules/mine';
import { after, parseCell } from '../rules/notation';
import { buildingOn, builtSpaces, cartOf, officeWithWindow, specialists } from '../rules/town';
import type { attackPicks } from '../rules/attacks';
import { counted } from '../score';
import { townOf, type State } from '../state';
import { anyOf, firstOf, missing, only, priceIn, spare, type Picked, type Policies } from './pick';

export const attackPolicies: Policies<keyof typeof attackPicks> = {
  'card-target': (s, { seat }, list) => [
    best(list, (move) => targetWorth(s, seat, Number(after(move, 'seat:')))),
    'target',
  ],
  'card-object': (s, { attack }, list) => [
    best(list, (move) => objectWorth(s, attack.target, move)),
    'object',
  ],
  'card-worker': (_s, _task, list) => [spare(list, 'worker:'), 'worker'],
  // They are listed by who is missed least.
  'card-crew': (_s, _task, list) => [anyOf(list), 'worker'],
  respond: (s, { seat, attack }, list) => respond(s, seat, attack.card, list),
  'jail-pick': (_s, _task, list) => [
    firstOf([...SPARE].reverse(), list, 'worker:') ?? missing('worker:'),
    'jail',
  ],
  jailbreak: () => ['play', 'jailbreak'],
  'heist-pick': (_s, _task, list) => [dearest(list), 'dearest'],
  'claim-pick': (_s, _task, list) => [dearest(list), 'dearest'],
};

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

function dearest(list: readonly Move[]): Move {
  return best(only(list, 'take:'), (move) => priceIn(move, 'take:'));
}

function objectWorth(s: State, target: number, move: Move): number {
  const t = townOf(s, target);
  const [what, where = ''] = move.split(':');
  if (what === 'cart') return cartOf(t, Number(where) - 1).size === 'large' ? 2 : 1;
  if (what === 'space') return buildingOn(t, Number(where) - 1).type === 'hotel' ? 2 : 1;
  const { x, y } = parseCell(where);
  return tileAt(tileOn(t, x, y).tile).resources.reduce((n, res) => n + singlePrice(res), 0);
}

/** How an attack is met once there is neither engineer nor sheriff nor Marshall. */
const MEETS: Readonly<Record<AttackCard, { readonly gotLost: boolean; readonly vice: boolean }>> = {
  'stick-up': { gotLost: true, vice: true },
  'ore-heist': { gotLost: true, vice: false },
  'cart-sabotage': { gotLost: true, vice: false },
  dynamite: { gotLost: true, vice: false },
  arson: { gotLost: true, vice: true },
  'claim-jump': { gotLost: false, vice: false },
};

function respond(s: State, seat: number, card: AttackCard, list: readonly Move[]): Picked {
  const t = townOf(s, seat);
  if (list.includes('engineer')) return ['engineer', 'respond'];
  const sheriff = `defend:${kindAt(SHERIFF)}`;
  if (list.includes(sheriff)) return [sheriff, 'respond'];
  if (list.includes('react:marshall')) return ['react:marshall', 'respond'];
  const { gotLost, vice } = MEETS[card];
  if (gotLost && list.includes('react:got-lost')) return ['react:got-lost', 'respond'];
  if (vice && officeWithWindow(t) && at(t.idle, MINER) > 3) return [spare(list, 'defend:'), 'respond'];
  return ['pass', 'respond-pass'];
}
