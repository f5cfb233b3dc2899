/** Bail and events, as the greedy player sees them. */
import type { Move } from '../../../core/game';
import { best } from '../../../bots/best';
import { MINER } from '../data';
import { tileAt } from '../data-tiles';
import { tileOn } from '../rules/mine';
import { prisonersOf } from '../rules/morning';
import { cellIn } from '../rules/notation';
import { roomFor } from '../rules/town';
import { townOf, type State } from '../state';
import { anyOf, only, type Policies } from './pick';

/** Bail is paid out of a purse with so much in it. */
const CASH_FOR_BAIL = 12;

export const morningPolicies: Policies<'bail' | 'event-building' | 'event-endtile' | 'engineer' | 'wagon'> = {
  bail(s, { seat }, list) {
    const [jailbreak] = only(list, 'jailbreak:');
    if (jailbreak) return [jailbreak, 'jailbreak'];
    const [bail] = only(list, 'bail:');
    const trained = prisonersOf(s, seat).some((p) => p.kind !== MINER);
    return bail && trained && townOf(s, seat).cash >= CASH_FOR_BAIL ? [bail, 'bail'] : ['done', 'no-bail'];
  },
  'event-building': (_s, _task, list) => [
    list.includes('type:workshop') ? 'type:workshop' : anyOf(list),
    'quake',
  ],
  'event-endtile': (s, { seat }, list) => [best(list, (move) => endWorth(s, seat, move)), 'endtile'],
  engineer: () => ['use', 'engineer'],
  wagon: (s, { seat }) => (roomFor(townOf(s, seat)) > 0 ? ['take', 'wagon'] : ['decline', 'no-bed']),
};

/** How gladly an end is given up: the poorest in ore, and a dead end before others. */
function endWorth(s: State, seat: number, move: Move): number {
  const { x, y } = cellIn(move, 'cell:');
  const { shape, resources } = tileAt(tileOn(townOf(s, seat), x, y).tile);
  return (shape === 'end' ? 1 : 0) - 2 * resources.length;
}
