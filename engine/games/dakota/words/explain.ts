/** A tap on something that is no move, and a long press on anything. */
import { actor, townOf, type State } from '../state';
import type { Explanation, Target } from '../../../core/game';
import { capital } from '../../../core/words';
import {
  BUILDINGS,
  COMBOS,
  JOB_PRICES,
  KINDS,
  RESOURCES,
  fromDistance,
  tileAt,
  type BuildingId,
} from '../data';
import { parseCell } from '../rules/tasks';
import { comboSlots, salePrice } from '../rules/market';
import { tileIn } from '../rules/mine';
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
import { at, seatsOf } from '../rules/town';
import { say } from './catalogue';

export function explain(s: State, target: Target): Explanation {
  const [what, a] = target.split(':');
  const t = townOf(s, actor(s));
  switch (what) {
    case 'cell': {
      const { x, y } = parseCell(a ?? '');
      const tile = t.mine[tileIn(t.mine, x, y)];
      if (!tile) return { title: say('phase.morning'), body: say('explain.rock'), rule: 'DK-4.2.3' };
      const some = tileAt(tile.tile).resources.length > 0;
      const body = say('explain.tile', {
        name: tileName(tile.tile),
        distance: tile.distance,
        what: say(some ? 'explain.tile.some' : 'explain.tile.none'),
      });
      return { title: tileName(tile.tile), body, rule: some ? 'DK-4.5.4' : 'DK-4.2.1' };
    }
    case 'space': {
      const b = t.spaces[Number(a) - 1];
      if (!b)
        return {
          title: say('note.spaces', { n: a ?? '' }),
          body: say('explain.empty', { n: a ?? '' }),
          rule: 'DK-5.1',
        };
      return aboutBuilding(b.type);
    }
    case 'supply':
    case 'swap':
      return BUILDINGS.includes(a as BuildingId)
        ? aboutBuilding(a as BuildingId)
        : {
            title: say('group.carts'),
            body: say('explain.cart', { n: a === 'large-cart' ? 5 : 3 }),
            rule: 'DK-4.5.9',
          };
    case 'cart': {
      const cart = t.carts[Number(a) - 1];
      const title = capital(say('do.cart', { cart: cartName(cart?.size ?? 'small'), n: a ?? '' }));
      return { title, body: say('explain.cart', { n: cart ? seatsOf(cart) : 0 }), rule: 'DK-4.5.3' };
    }
    case 'price': {
      const res = RESOURCES.indexOf(a as (typeof RESOURCES)[number]);
      const body = say('explain.price', { n: salePrice(s, res), pool: at(s.pool, res) });
      return { title: capital(resName(res)), body, rule: 'DK-4.6.3' };
    }
    case 'slot': {
      const combo = COMBOS.findIndex((row) => row.id === a);
      const of = combo < 0 ? 0 : comboSlots(s, combo);
      const free = of - (s.slots[combo]?.length ?? 0);
      const body = say('explain.slot', { n: COMBOS[combo]?.pays ?? 0, free, of });
      return { title: comboName(a ?? ''), body, rule: 'DK-4.6.3' };
    }
    case 'job': {
      const kind = s.jobs[Number(a) - 1] ?? -1;
      if (kind < 0) return { title: say('group.hire'), body: say('why.job.empty'), rule: 'DK-4.6.5' };
      const about = say(`about.${KINDS[kind] ?? 'miner'}`);
      const body = say('explain.job', { what: about, n: JOB_PRICES[Number(a) - 1] ?? 0 });
      return { title: capital(workerName(kind)), body, rule: 'DK-4.6.5' };
    }
    case 'worker':
    case 'hire': {
      const kind = Math.max(0, KINDS.indexOf(a as (typeof KINDS)[number]));
      const title = capital(workerName(kind));
      return { title, body: say(`about.${KINDS[kind] ?? 'miner'}`), rule: 'DK-4.6.6' };
    }
    case 'card':
      return { title: cardName(a ?? ''), body: cardText(a ?? ''), rule: 'DK-4.3.1' };
    case 'bag': {
      const body = say('explain.bag', { n: a ?? '', from: fromDistance(Number(a)) });
      return { title: say('do.bag', { n: a ?? '' }), body, rule: 'DK-4.2.2' };
    }
    default:
      return { title: say('info.title'), body: say('explain.other'), rule: 'DK-5.1' };
  }
}

function aboutBuilding(type: BuildingId): Explanation {
  return { title: capital(buildingName(type)), body: say(`about.${type}`), rule: 'DK-4.5.10' };
}
