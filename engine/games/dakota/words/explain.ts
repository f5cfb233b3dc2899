/** A long press on anything. */
import type { Explanation, Target } from '../../../core/game';
import { capital } from '../../../core/words';
import { BUILDINGS, CART, comboAt, comboIndex, jobPrice, type BuildingId, type CartSize } from '../data';
import { cardNamed } from '../data-cards';
import { fromDistance, tileAt } from '../data-tiles';
import { at } from '../rules/counts';
import { comboSlots, salePrice, slotsLeft } from '../rules/market';
import { tileIn } from '../rules/mine';
import { actor } from '../rules/moves';
import { kindOf, parseCell, parseTarget, resOf, type TargetKind } from '../rules/notation';
import { seatsOf } from '../rules/town';
import { townOf, type State, type Town } from '../state';
import { say } from './catalogue';
import {
  aboutWorker,
  buildingName,
  cardName,
  cardText,
  cartName,
  comboName,
  resName,
  tileName,
  workerName,
} from './names';

const THINGS: Readonly<Record<TargetKind, (s: State, t: Town, id: string) => Explanation>> = {
  cell,
  space,
  supply: (_s, _t, id) => supply(id),
  swap: (_s, _t, id) => supply(id),
  cart,
  price(s, _t, id) {
    const res = resOf(id);
    const body = say('explain.price', { n: salePrice(s, res), pool: at(s.pool, res) });
    return { title: capital(resName(res)), body, rule: 'DK-4.6.3' };
  },
  slot(s, _t, id) {
    const combo = comboIndex(id);
    const { id: named, pays } = comboAt(combo);
    const of = comboSlots(s.towns.length, combo);
    const body = say('explain.slot', { n: pays, free: slotsLeft(s, combo), of });
    return { title: comboName(named), body, rule: 'DK-4.6.3' };
  },
  job,
  worker: (_s, _t, id) => worker(id),
  hire: (_s, _t, id) => worker(id),
  card(_s, _t, id) {
    const card = cardNamed(id);
    return { title: cardName(card), body: cardText(card), rule: 'DK-4.3.1' };
  },
  bag(_s, _t, n) {
    const body = say('explain.bag', { n, from: fromDistance(Number(n)) });
    return { title: say('do.bag', { n }), body, rule: 'DK-4.2.2' };
  },
  placed: other,
  tile: other,
  turn: other,
  seat: other,
};

export function explain(s: State, target: Target): Explanation {
  const thing = parseTarget(target);
  return thing ? THINGS[thing.kind](s, townOf(s, actor(s)), thing.id) : other();
}

function other(): Explanation {
  return { title: say('info.title'), body: say('explain.other'), rule: 'DK-5.1' };
}

function cell(_s: State, t: Town, id: string): Explanation {
  const { x, y } = parseCell(id);
  const tile = t.mine[tileIn(t.mine, x, y)];
  if (!tile) return { title: say('phase.morning'), body: say('explain.rock'), rule: 'DK-4.2.3' };
  const name = tileName(tile.tile);
  const some = tileAt(tile.tile).resources.length > 0;
  const what = say(some ? 'explain.tile.some' : 'explain.tile.none');
  const body = say('explain.tile', { name, distance: tile.distance, what });
  return { title: name, body, rule: some ? 'DK-4.5.4' : 'DK-4.2.1' };
}

function space(_s: State, t: Town, n: string): Explanation {
  const building = t.spaces[Number(n) - 1];
  if (building) return aboutBuilding(building.type);
  return { title: say('note.spaces', { n }), body: say('explain.empty', { n }), rule: 'DK-5.1' };
}

function supply(id: string): Explanation {
  const type = BUILDINGS.find((one) => one === id);
  if (type) return aboutBuilding(type);
  const size = id.replace('-cart', '') as CartSize;
  const body = say('explain.cart', { n: CART[size].seats });
  return { title: say('group.carts'), body, rule: 'DK-4.5.9' };
}

/** A press may be about the town that is struck while another one chooses: its yard may be the fuller one. */
function cart(_s: State, t: Town, n: string): Explanation {
  const here = t.carts[Number(n) - 1];
  const title = capital(say('do.cart', { cart: cartName(here ? here.size : 'small'), n }));
  return { title, body: say('explain.cart', { n: here ? seatsOf(here) : 0 }), rule: 'DK-4.5.3' };
}

function job(s: State, _t: Town, n: string): Explanation {
  const kind = s.jobs[Number(n) - 1];
  if (kind === undefined || kind < 0)
    return { title: say('group.hire'), body: say('why.job.empty'), rule: 'DK-4.6.5' };
  const body = say('explain.job', { what: aboutWorker(kind), n: jobPrice(Number(n) - 1) });
  return { title: capital(workerName(kind)), body, rule: 'DK-4.6.5' };
}

function worker(id: string): Explanation {
  const kind = kindOf(id);
  return { title: capital(workerName(kind)), body: aboutWorker(kind), rule: 'DK-4.6.6' };
}

function aboutBuilding(type: BuildingId): Explanation {
  return { title: capital(buildingName(type)), body: say(`about.${type}`), rule: 'DK-4.5.10' };
}
