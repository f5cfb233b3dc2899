/** A tap on something that is no move. */
import type { Target } from '../../../core/game';
import { ACQUIRED_PER_DAY, BUILDING, COMBOS, cardRow } from '../data';
import { comboSlots } from '../rules/market';
import { tileIn } from '../rules/mine';
import { parseCell } from '../rules/tasks';
import { at } from '../rules/town';
import { actor, townOf, type State } from '../state';
import { say } from './catalogue';
import { buildingName } from './names';

export function whyNot(s: State, target: Target): string {
  const [what, a] = target.split(':');
  const t = townOf(s, actor(s));
  switch (what) {
    case 'cell': {
      const { x, y } = parseCell(a ?? '');
      return say(tileIn(t.mine, x, y) >= 0 ? 'why.cell.tunnel' : 'why.cell');
    }
    case 'space': {
      const b = t.spaces[Number(a) - 1];
      if (!b) return say('why.space.empty');
      const { windows } = BUILDING[b.type];
      const key =
        windows === 0 ? 'why.space.no-windows' : b.here.length >= windows ? 'why.space.full' : 'why.space';
      return say(key, { building: buildingName(b.type) });
    }
    case 'cart':
      return say(t.carts[Number(a) - 1]?.broken ? 'why.cart.broken' : 'why.cart');
    case 'price':
      return say(s.phase === 'evening' ? 'why.price' : 'why.evening');
    case 'slot': {
      if (s.phase !== 'evening') return say('why.evening');
      const combo = COMBOS.findIndex((row) => row.id === a);
      return say((s.slots[combo]?.length ?? 0) >= comboSlots(s, combo) ? 'why.slot.full' : 'why.slot');
    }
    case 'job':
    case 'hire':
      if (s.phase !== 'evening') return say('why.evening');
      if (t.acquired >= ACQUIRED_PER_DAY) return say('why.four');
      return say(what === 'job' && at(s.jobs, Number(a) - 1) < 0 ? 'why.job.empty' : 'why.job');
    case 'card':
      return whyNotCard(a ?? '');
    case 'bag':
      return say('why.bag');
    default:
      return say('why.other');
  }
}

function whyNotCard(id: string): string {
  if (!say.has(`card.${id}`)) return say('why.card');
  const { type } = cardRow(id);
  if (type === 'evening') return say('why.card.evening');
  if (type === 'reaction') return say('why.card.reaction');
  return say(type === 'event' ? 'why.card' : 'why.card.noon');
}
