/** A tap on something that is no move, and a long press on anything. */
import type { Explanation, Target } from '../../core/game';
import { capital } from '../../core/words';
import { cardRow } from './cards';
import {
  ACQUIRED_PER_DAY,
  BUILDING,
  BUILDINGS,
  COMBOS,
  JOB_PRICES,
  KINDS,
  RESOURCES,
  type BuildingId,
} from './data';
import { parseCell } from './flow';
import { comboSlots, salePrice } from './market';
import { tileIn } from './mine';
import {
  buildingName,
  cardName,
  cardText,
  cartName,
  comboName,
  resName,
  tileName,
  workerName,
} from './names';
import { top, townOf, type State } from './state';
import { fromDistance, tileAt } from './tiles';
import { at, seatsOf } from './town';
import { words } from './words';

/** The town a tap is about: the one whose turn it is to choose. */
function actor(s: State): number {
  const frame = top(s);
  return frame && 'seat' in frame ? frame.seat : 0;
}

export function whyNot(s: State, target: Target): string {
  const [what, a] = target.split(':');
  const t = townOf(s, actor(s));
  switch (what) {
    case 'cell': {
      const { x, y } = parseCell(a ?? '');
      return words(tileIn(t.mine, x, y) >= 0 ? 'why.cell.tunnel' : 'why.cell');
    }
    case 'space': {
      const b = t.spaces[Number(a) - 1];
      if (!b) return words('why.space.empty');
      const { windows } = BUILDING[b.type];
      const key =
        windows === 0 ? 'why.space.no-windows' : b.here.length >= windows ? 'why.space.full' : 'why.space';
      return words(key, { building: buildingName(b.type) });
    }
    case 'cart':
      return words(t.carts[Number(a) - 1]?.broken ? 'why.cart.broken' : 'why.cart');
    case 'price':
      return words(s.phase === 'evening' ? 'why.price' : 'why.evening');
    case 'slot': {
      if (s.phase !== 'evening') return words('why.evening');
      const combo = COMBOS.findIndex((row) => row.id === a);
      return words((s.slots[combo]?.length ?? 0) >= comboSlots(s, combo) ? 'why.slot.full' : 'why.slot');
    }
    case 'job':
    case 'hire':
      if (s.phase !== 'evening') return words('why.evening');
      if (t.acquired >= ACQUIRED_PER_DAY) return words('why.four');
      return words(what === 'job' && at(s.jobs, Number(a) - 1) < 0 ? 'why.job.empty' : 'why.job');
    case 'card':
      return whyNotCard(a ?? '');
    case 'bag':
      return words('why.bag');
    default:
      return words('why.other');
  }
}

function whyNotCard(id: string): string {
  if (!words.has(`card.${id}`)) return words('why.card');
  const { type } = cardRow(id);
  if (type === 'evening') return words('why.card.evening');
  if (type === 'reaction') return words('why.card.reaction');
  return words(type === 'event' ? 'why.card' : 'why.card.noon');
}

export function explain(s: State, target: Target): Explanation {
  const [what, a] = target.split(':');
  const t = townOf(s, actor(s));
  switch (what) {
    case 'cell': {
      const { x, y } = parseCell(a ?? '');
      const tile = t.mine[tileIn(t.mine, x, y)];
      if (!tile) return { title: words('phase.morning'), body: words('explain.rock'), rule: 'DK-4.2.3' };
      const some = tileAt(tile.tile).resources.length > 0;
      const body = words('explain.tile', {
        name: tileName(tile.tile),
        distance: tile.distance,
        what: words(some ? 'explain.tile.some' : 'explain.tile.none'),
      });
      return { title: tileName(tile.tile), body, rule: some ? 'DK-4.5.4' : 'DK-4.2.1' };
    }
    case 'space': {
      const b = t.spaces[Number(a) - 1];
      if (!b)
        return {
          title: words('note.spaces', { n: a ?? '' }),
          body: words('explain.empty', { n: a ?? '' }),
          rule: 'DK-5.1',
        };
      return aboutBuilding(b.type);
    }
    case 'supply':
    case 'swap':
      return BUILDINGS.includes(a as BuildingId)
        ? aboutBuilding(a as BuildingId)
        : {
            title: words('group.carts'),
            body: words('explain.cart', { n: a === 'large-cart' ? 5 : 3 }),
            rule: 'DK-4.5.9',
          };
    case 'cart': {
      const cart = t.carts[Number(a) - 1];
      const title = capital(words('do.cart', { cart: cartName(cart?.size ?? 'small'), n: a ?? '' }));
      return { title, body: words('explain.cart', { n: cart ? seatsOf(cart) : 0 }), rule: 'DK-4.5.3' };
    }
    case 'price': {
      const res = RESOURCES.indexOf(a as (typeof RESOURCES)[number]);
      const body = words('explain.price', { n: salePrice(s, res), pool: at(s.pool, res) });
      return { title: capital(resName(res)), body, rule: 'DK-4.6.3' };
    }
    case 'slot': {
      const combo = COMBOS.findIndex((row) => row.id === a);
      const of = combo < 0 ? 0 : comboSlots(s, combo);
      const free = of - (s.slots[combo]?.length ?? 0);
      const body = words('explain.slot', { n: COMBOS[combo]?.pays ?? 0, free, of });
      return { title: comboName(a ?? ''), body, rule: 'DK-4.6.3' };
    }
    case 'job': {
      const kind = s.jobs[Number(a) - 1] ?? -1;
      if (kind < 0) return { title: words('group.hire'), body: words('why.job.empty'), rule: 'DK-4.6.5' };
      const about = words(`about.${KINDS[kind] ?? 'miner'}`);
      const body = words('explain.job', { what: about, n: JOB_PRICES[Number(a) - 1] ?? 0 });
      return { title: capital(workerName(kind)), body, rule: 'DK-4.6.5' };
    }
    case 'worker':
    case 'hire': {
      const kind = Math.max(0, KINDS.indexOf(a as (typeof KINDS)[number]));
      const title = capital(workerName(kind));
      return { title, body: words(`about.${KINDS[kind] ?? 'miner'}`), rule: 'DK-4.6.6' };
    }
    case 'card':
      return { title: cardName(a ?? ''), body: cardText(a ?? ''), rule: 'DK-4.3.1' };
    case 'bag': {
      const body = words('explain.bag', { n: a ?? '', from: fromDistance(Number(a)) });
      return { title: words('do.bag', { n: a ?? '' }), body, rule: 'DK-4.2.2' };
    }
    default:
      return { title: words('title'), body: words('explain.other'), rule: 'DK-5.1' };
  }
}

function aboutBuilding(type: BuildingId): Explanation {
  return { title: capital(buildingName(type)), body: words(`about.${type}`), rule: 'DK-4.5.10' };
}
