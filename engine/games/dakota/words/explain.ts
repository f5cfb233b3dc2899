/** A long press on anything. */
import type { Explanation, Target } from '../../../core/game';
import { capital } from '../../../core/words';
import { cardOf } from '../../cards';
import {
  BUILDINGS,
  CART,
  PROSPECTOR,
  STRONG,
  comboAt,
  comboIndex,
  jobPrice,
  kindAt,
  type BuildingId,
  type CartSize,
} from '../data';
import { cardNamed } from '../data-cards';
import { fromDistance, tileAt, tileIndex } from '../data-tiles';
import { at, sum } from '../rules/counts';
import { tilesLeft } from '../rules/exploring';
import { comboSlots, salePrice, slotsLeft } from '../rules/market';
import { tileIn, waysOn } from '../rules/mine';
import { openPick } from '../rules/moves';
import { ALL, BEDS, BEST, kindOf, parseCell, parseTarget, resOf, type TargetKind } from '../rules/notation';
import { builtSpaces, people, seatsOf } from '../rules/town';
import { townOf, type State, type Town } from '../state';
import { say } from './catalogue';
import {
  aboutWorker,
  buildingName,
  cardName,
  cardText,
  cartName,
  comboName,
  lotName,
  nameOf,
  resName,
  tileName,
  workerName,
} from './names';

const THINGS: Readonly<Record<TargetKind, (s: State, t: Town, id: string) => Explanation>> = {
  cell,
  space,
  supply: (_s, _t, id) => supply(id),
  cart,
  price(s, _t, id) {
    const res = resOf(id);
    const body = say('explain.price', { n: salePrice(s, res), pool: at(s.pool, res) });
    return { title: capital(resName(res)), body, rule: 'DK-4.6.3' };
  },
  slot(s, _t, id) {
    if (id === BEST) return { title: say('title.best'), body: say('explain.best'), rule: 'DK-4.6.3' };
    const combo = comboIndex(id);
    const { id: named, pays, pieces } = comboAt(combo);
    const of = comboSlots(s.towns.length, combo);
    const body = say('explain.slot', {
      pieces: capital(lotName(pieces)),
      n: pays,
      free: slotsLeft(s, combo),
      of,
    });
    return { title: capital(comboName(named)), body, rule: 'DK-4.6.3' };
  },
  job,
  worker: (_s, _t, id) => worker(id),
  hire: (_s, _t, id) =>
    id === BEDS ? { title: say('title.beds'), body: say('explain.beds'), rule: 'DK-4.6.6' } : worker(id),
  card(_s, _t, id) {
    const card = cardNamed(id);
    return { title: cardName(card), body: cardText(card), rule: 'DK-4.3.1' };
  },
  bag(s, _t, n) {
    const body = say('explain.bag', { n: tilesLeft(s, Number(n)), from: fromDistance(Number(n)) });
    return { title: say('do.bag', { n }), body, rule: 'DK-4.2.2' };
  },
  tile: (_s, _t, id) => drawn(tileIndex(id)),
  turn: () => ({ title: say('title.turn'), body: say('explain.turn'), rule: 'DK-4.2.3' }),
  strong: () => worker(kindAt(STRONG)),
  search: () => ({ title: say('title.search'), body: aboutWorker(PROSPECTOR), rule: 'DK-4.2.9' }),
  die: () => ({ title: say('title.die'), body: say('explain.die'), rule: 'DK-4.5.15' }),
  count: (_s, _t, n) => ({
    title: say('title.count', { n: Number(n) }),
    body: say('explain.count'),
    rule: 'DK-4.6.3',
  }),
  seat,
};

export function explain(s: State, target: Target, viewer: number): Explanation {
  const thing = parseTarget(target);
  if (!thing) return other();
  return THINGS[thing.kind](s, townOnTable(s, viewer), thing.id);
}

/**
 * The town the boards show, so that what is said of a space, a cart or a cell is said of that town: the one
 * struck while an attack is aimed, else that of whoever chooses now, else the reader's own.
 */
export function townOnTable(s: State, viewer: number): Town {
  const task = openPick(s);
  if (task?.kind === 'card-object') return townOf(s, task.attack.target);
  return townOf(s, task?.seat ?? Math.max(0, viewer));
}

function other(): Explanation {
  return { title: cardOf('dakota').info.title, body: say('explain.other'), rule: 'DK-5.1' };
}

function cell(_s: State, t: Town, id: string): Explanation {
  const { x, y } = parseCell(id);
  const tile = t.mine[tileIn(t.mine, x, y)];
  if (!tile) return { title: say('title.rock'), body: say('explain.rock'), rule: 'DK-4.2.3' };
  const name = tileName(tile.tile);
  const some = tileAt(tile.tile).resources.length > 0;
  const what = say(some ? 'explain.tile.some' : 'explain.tile.none');
  const body = say('explain.tile', { distance: tile.distance, what });
  return { title: name, body, rule: some ? 'DK-4.5.4' : 'DK-4.2.1' };
}

function space(_s: State, t: Town, n: string): Explanation {
  const building = t.spaces[Number(n) - 1];
  if (building) return aboutBuilding(building.type);
  return { title: say('title.empty', { n }), body: say('explain.empty'), rule: 'DK-4.5.10' };
}

function supply(id: string): Explanation {
  const type = BUILDINGS.find((one) => one === id);
  if (type) return aboutBuilding(type);
  const size = id.replace('-cart', '') as CartSize;
  const body = say('explain.cart', { n: CART[size].seats });
  return { title: capital(say('title.new-cart', { cart: cartName(size) })), body, rule: 'DK-4.5.9' };
}

/** A press that comes late may be about a cart that is gone. */
function cart(_s: State, t: Town, n: string): Explanation {
  if (n === ALL) return { title: say('title.home'), body: say('explain.home'), rule: 'DK-4.6.2' };
  const here = t.carts[Number(n) - 1];
  if (!here) return other();
  const title = capital(say('do.cart', { cart: cartName(here.size), n }));
  return { title, body: say('explain.cart', { n: seatsOf(here) }), rule: 'DK-4.5.3' };
}

/** A tile that was drawn and is not placed yet. */
function drawn(tile: number): Explanation {
  const n = waysOn(tile);
  const body = n > 0 ? say('explain.drawn', { n }) : say('explain.drawn.none');
  return { title: tileName(tile), body, rule: 'DK-4.2.5' };
}

function seat(s: State, _t: Town, id: string): Explanation {
  const t = s.towns[Number(id)];
  if (!t) return other();
  const holes = { n: builtSpaces(t), workers: sum(people(t)), tiles: t.mine.length };
  return { title: nameOf(s, Number(id)), body: say('explain.seat', holes), rule: 'DK-5.2' };
}

function job(s: State, _t: Town, n: string): Explanation {
  const kind = s.jobs[Number(n) - 1];
  if (kind === undefined || kind < 0)
    return { title: say('title.job', { n }), body: say('why.job.empty'), rule: 'DK-4.6.5' };
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
