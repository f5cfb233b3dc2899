/** A long press below ground: tunnels, rock, bags, drawn tiles, and the carts that go there. */
import type { Explanation } from '../../../core/game';
import { capital, list } from '../../../core/words';
import { RESOURCES, cartWage, type Res } from '../data';
import { LAYERS, TILES, fromDistance, tileAt, tileIndex } from '../data-tiles';
import { at, sum } from '../rules/counts';
import { loadOf } from '../rules/evening';
import { isFork } from '../rules/exploring';
import { endTiles, frontier, tileIn, waysOn } from '../rules/mine';
import { ALL, parseCell } from '../rules/notation';
import { cartsSent, seatsOf } from '../rules/town';
import { top, type Cart, type MineTile, type State, type Town } from '../state';
import {
  bestHaul,
  broughtHome,
  countedOn,
  fetches,
  leadsOn,
  mostWork,
  oreOnWay,
  oreWords,
  withPieces,
} from './advice-parts';
import { say as named } from './catalogue';
import { say } from './catalogue-explain';
import { cartName, resName, tileName } from './names';

/** The sentences that are true now. */
export function told(...sentences: readonly (string | false)[]): string {
  return sentences.filter((one) => one !== false && one !== '').join(' ');
}

export function cell(s: State, t: Town, id: string): Explanation {
  const { x, y } = parseCell(id);
  if (y < 1) return entrance(t);
  const i = tileIn(t.mine, x, y);
  const tile = t.mine[i];
  if (!tile) return rock(s, t, x, y);
  const { resources } = tileAt(tile.tile);
  const ends = endTiles(t.mine).includes(i);
  const body = told(
    oreHere(tile.tile),
    resources.length > 0 && oreNow(s, t, tile),
    depth(tile.distance, ends && leadsOn(s, t.mine, x, y) === 0),
    ends && say('cell.end', { n: oreOnWay(t, i) }),
  );
  return { title: tileName(tile.tile), body, rule: resources.length > 0 ? 'DK-4.5.4' : 'DK-4.2.1' };
}

/** What somebody who gets off brings up. */
function oreHere(tile: number): string {
  const [first, second] = tileAt(tile).resources;
  if (first === undefined) return say('ore.none');
  const res = resName(first);
  if (second === undefined) return say('ore.one', { res });
  return first === second ? say('ore.same', { res }) : say('ore.two', { res, other: resName(second) });
}

/** What one piece of it would add to tonight's sales. */
function oreNow(s: State, t: Town, { tile, mark }: MineTile): string {
  if (mark !== '') return say(mark === 'worked' ? 'cell.worked' : 'cell.jumped');
  const have = countedOn(s, t);
  const left = (res: Res) => at(s.pool, res) + at(t.resources, res) - at(have, res);
  const types = tileAt(tile).resources.filter((res) => left(res) > 0);
  if (types.length === 0) return say('cell.pool');
  const now = fetches(s, have);
  const n = Math.max(...types.map((res) => fetches(s, withPieces(have, [res])) - now));
  return n > 0 ? say('cell.worth', { n }) : '';
}

/** How far it lies, and which layer begins behind it where anything can be dug there. */
function depth(distance: number, shut: boolean): string {
  const n = LAYERS.find((layer) => fromDistance(layer) === distance + 1);
  return n === undefined || shut ? say('cell.deep', { distance }) : say('cell.behind', { distance, n });
}

function rock(s: State, t: Town, x: number, y: number): Explanation {
  const here = frontier(s, t.mine).find((one) => one.x === x && one.y === y);
  const distance = Math.max(0, ...(here?.distances ?? []));
  const deepest = LAYERS.filter((layer) => fromDistance(layer) <= distance);
  const body =
    here === undefined
      ? say('rock.closed')
      : say('rock.open', { distance, n: deepest[deepest.length - 1] ?? 1 });
  return { title: named('title.rock'), body, rule: 'DK-4.2.3' };
}

/** Where carts go down. */
function entrance(t: Town): Explanation {
  const tiles = t.mine.filter(({ tile }) => tileAt(tile).resources.length > 0).length;
  const now =
    t.mine.length > 0 ? say('entrance.shafts', { n: endTiles(t.mine).length, tiles }) : say('entrance.none');
  return { title: named('title.home'), body: told(say('entrance'), now), rule: 'DK-4.5.3' };
}

/** Tiles under way are counted with their bag, so that a hidden draw shows nothing. */
function inBag(s: State, index: number): number {
  const task = top(s);
  const drawn = task && 'exploration' in task ? task.exploration.drawn : [];
  return at(s.tiles, index) + drawn.filter((one) => one === index).length;
}

function tilesOf(layer: number): number[] {
  return TILES.flatMap((tile, index) => (tile.layer === layer ? [index] : []));
}

export function bag(s: State, t: Town, id: string): Explanation {
  const layer = Number(id);
  const tiles = tilesOf(layer);
  const n = sum(tiles.map((index) => inBag(s, index)));
  const ore = RESOURCES.flatMap((_, res) => {
    const pieces = tiles.reduce((all, index) => all + inBag(s, index) * copies(index, res), 0);
    return pieces > 0 ? [named('row.pieces', { n: pieces, res: resName(res) })] : [];
  });
  const cells = frontier(s, t.mine).flatMap(({ distances }) => distances);
  const body = told(
    say('bag.from', { n, from: fromDistance(layer) }),
    n === 0 ? say('bag.empty') : ore.length > 0 && say('bag.ore', { ore: list(ore) }),
    cells.length > 0 && say('bag.mine', { n: Math.max(...cells) }),
  );
  return { title: named('do.bag', { n: id }), body, rule: 'DK-4.2.2' };
}

function copies(tile: number, res: Res): number {
  return tileAt(tile).resources.filter((one) => one === res).length;
}

/** A tile that was drawn and is not placed yet. */
export function drawn(t: Town, id: string): Explanation {
  const tile = tileIndex(id);
  const [first] = tileAt(tile).resources;
  const shown = t.mine.some((one) => first !== undefined && copies(one.tile, first) > 0);
  const n = waysOn(tile);
  const body = told(
    oreHere(tile),
    first !== undefined && !shown && say('drawn.first', { res: resName(first) }),
    n > 0 ? say('drawn.ways', { n }) : say('drawn.end'),
  );
  return { title: tileName(tile), body, rule: 'DK-4.2.5' };
}

/** Where a strong miner could stand. */
export function strongAt(t: Town, id: string): Explanation {
  const { x, y } = parseCell(id);
  const tile = t.mine[tileIn(t.mine, x, y)];
  const resources = tile ? tileAt(tile.tile).resources : [];
  const body = resources.length > 1 ? say('strong.here', { ore: oreWords(resources) }) : say('strong.plain');
  return { title: say('title.strong'), body, rule: 'DK-4.5.6' };
}

export function searching(s: State): Explanation {
  const bags = LAYERS.flatMap((layer) => {
    const tiles = tilesOf(layer);
    const of = sum(tiles.map((index) => inBag(s, index)));
    const n = sum(tiles.filter(isFork).map((index) => inBag(s, index)));
    return of > 0 ? [say('search.bag', { layer, n, of })] : [];
  });
  return { title: named('title.search'), body: told(say('search'), ...bags), rule: 'DK-4.2.9' };
}

/** A cart of the yard; null where it is gone. */
export function cart(s: State, t: Town, id: string): Explanation | null {
  if (id === ALL) return allCarts(s, t);
  const index = Number(id) - 1;
  const here = t.carts[index];
  if (!here) return null;
  const title = capital(named('do.cart', { cart: cartName(here.size), n: id }));
  const seats = say('cart.seats', { n: here.crew.length, of: seatsOf(here) });
  return { title, body: told(seats, cartNow(s, t, here, index)), rule: 'DK-4.5.3' };
}

function cartNow(s: State, t: Town, here: Cart, index: number): string {
  if (here.broken) return say('cart.axle');
  if (here.returned) return say('cart.home');
  if (here.sent > 0) return loadWords(s, t, [index], 'cart.load');
  if (here.crew.length > 0) {
    const { ore, worth: n } = bestHaul(s, s.towns.indexOf(t), index, here.crew);
    if (ore.length > 0) return told(say('cart.could', { ore: oreWords(ore), n }), wage(t));
  }
  return told(wage(t), say('cart.work', { n: mostWork(t) }));
}

function wage(t: Town): string {
  const sent = cartsSent(t);
  if (sent >= t.carts.length) return '';
  return t.freeShift ? say('cart.free') : say('cart.wage', { n: cartWage(sent) });
}

function loadWords(s: State, t: Town, carts: readonly number[], key: 'cart.load' | 'head.load'): string {
  const loads = carts.flatMap((one) => loadOf(s, t, one).brought);
  const ore = broughtHome(s, t, t.resources, loads);
  return ore.length > 0 ? say(key, { ore: oreWords(ore) }) : say('cart.load.none');
}

/** The head of the mine: every cart at once. */
function allCarts(s: State, t: Town): Explanation {
  const out = t.carts.flatMap((one, i) => (one.sent > 0 && !one.returned ? [i] : []));
  const now = out.length > 0 ? loadWords(s, t, out, 'head.load') : wage(t);
  return { title: named('title.home'), body: told(named('explain.home'), now), rule: 'DK-4.6.2' };
}
