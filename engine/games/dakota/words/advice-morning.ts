/** Advice on bail, events and exploring. */
import type { Move } from '../../../core/game';
import { aOrAn, capital } from '../../../core/words';
import {
  ACQUIRED_PER_DAY,
  BAIL,
  BUILDING,
  MINER_POINTS,
  PROSPECTOR_TILES,
  RESOURCES,
  TILES_DRAWN,
  type BuildingId,
} from '../data';
import { LAYERS, TILES, fromDistance, tileAt } from '../data-tiles';
import { at, sum } from '../rules/counts';
import { explorerWage, isFork, openLayers, parseLay, tilesLeft } from '../rules/exploring';
import type { eventPicks } from '../rules/events';
import type { exploringPicks } from '../rules/exploring';
import { frontier, place, tileIn, tileOn } from '../rules/mine';
import { prisonersOf, type morningPicks } from '../rules/morning';
import { kindOf, parseCell } from '../rules/notation';
import { beds, builtSpaces, people, buildings } from '../rules/town';
import { townOf, type PickTask, type State, type Town } from '../state';
import { say } from './catalogue-advice';
import { buildingName, crewName, resName, tileName, workerName } from './names';
import {
  after,
  bedWords,
  leadsOn,
  oreAndSeats,
  oreOnWay,
  oreWords,
  tilesWords,
  type Advices,
} from './advice-parts';
import { partsOf } from './tickets-parts';

export const morningAdvice: Advices<
  keyof typeof morningPicks | keyof typeof eventPicks | keyof typeof exploringPicks
> = {
  bail(s, { seat }, move) {
    const { cash } = townOf(s, seat);
    if (move === 'done') return leftInJail(s, seat);
    const [how, , id] = partsOf(move);
    const worker = workerName(kindOf(id));
    return how === 'bail'
      ? say('bail.pay', { worker, cash: cash - BAIL })
      : say('bail.break', { worker, cash });
  },
  'event-building': (s, { seat }, move) => fallen(townOf(s, seat), partsOf(move)[1] as BuildingId),
  'event-endtile'(s, { seat }, move) {
    const t = townOf(s, seat);
    const { x, y } = parseCell(partsOf(move)[1]);
    const { resources } = tileAt(tileOn(t, x, y).tile);
    const { tiles } = oreAndSeats(t);
    return resources.length > 0
      ? say('fall.ore', { ore: oreWords(resources), kinds: new Set(resources).size, n: tiles - 1 })
      : say('fall.none', { n: tiles });
  },
  engineer(s, { seat, against }, move) {
    const t = townOf(s, seat);
    const use = move === 'use';
    if (against === 'collapse')
      return say(use ? 'engineer.fall' : 'engineer.none.fall', { n: t.mine.length });
    return say(use ? 'engineer.quake' : 'engineer.none.quake', cheapest(t));
  },
  wagon(s, { seat }, move) {
    const take = move === 'take';
    const c = after(s, (copy) => {
      if (take) townOf(copy, seat).street[0] = at(townOf(copy, seat).street, 0) + 1;
    });
    return say(take ? 'wagon.take' : 'wagon.none', { n: MINER_POINTS, beds: bedWords(townOf(c, seat)) });
  },
  'explore-bag': (s, { seat }, move) => bag(s, seat, Number(partsOf(move)[1])),
  lay,
  explorer,
};

/** DK-4.1.3: who is not released this morning. */
function leftInJail(s: State, seat: number): string {
  const held = prisonersOf(s, seat);
  const room = (jailer: number) => ACQUIRED_PER_DAY - townOf(s, jailer).acquired;
  const fits = held.every(({ jailer }) => townOf(s, jailer).cells.length <= room(jailer));
  const crew = crewName(held.map(({ kind }) => kind));
  return say(fits ? 'bail.none' : 'bail.none.full', { Crew: capital(crew), n: held.length });
}

/** What a building that falls takes along. */
function fallen(t: Town, type: BuildingId): string {
  const { points, beds: n, windows, stores } = BUILDING[type];
  if (n > 0) return say('quake.beds', { points, n, beds: beds(t) - n, people: sum(people(t)) });
  const left = builtSpaces(t) - 1;
  if (type === 'sheriffs-office') return say('quake.office', { points, n: stores, left });
  return say('quake.windows', { points, windows, n: left });
}

/** What an earthquake takes, starters spared: one of the cheapest, of the type its owner chooses. */
function cheapest(t: Town): { building: string; points: number } {
  const own = buildings(t).filter((b) => !b.starter);
  const least = Math.min(...own.map(({ type }) => BUILDING[type].cost));
  const [first, other] = [...new Set(own.map(({ type }) => type))].filter(
    (type) => BUILDING[type].cost === least,
  );
  if (first === undefined) throw new Error('Nothing can fall.');
  const thing = aOrAn(buildingName(first));
  const { points } = BUILDING[first];
  if (other === undefined) return { building: thing, points };
  return { building: say('part.or', { thing, other: aOrAn(buildingName(other)) }), points };
}

/** "7 ore tiles", "3 cart seats": what the mine has and what carries people to it. */
export function reach(t: Town): { tiles: string; seats: string } {
  const { tiles, seats } = oreAndSeats(t);
  return { tiles: tilesWords(tiles), seats: say('bag.seats', { n: seats }) };
}

/** What a layer's bag holds, on average and most often: nobody has drawn from it yet. */
function bag(s: State, seat: number, layer: number): string {
  const counts = RESOURCES.map(() => 0);
  TILES.forEach((tile, index) => {
    if (tile.layer !== layer) return;
    for (const res of tile.resources) counts[res] = at(counts, res) + at(s.tiles, index);
  });
  const mean = (sum(counts) / tilesLeft(s, layer)).toFixed(1);
  const most = counts.indexOf(Math.max(...counts));
  return say('bag.draw', { layer, mean, res: resName(most), ...reach(townOf(s, seat)) });
}

/** A tunnel: its ore, and what it opens. */
function lay(s: State, { seat, exploration }: PickTask<'lay'>, move: Move): string {
  const t = townOf(s, seat);
  if (move === 'none') return say(exploration.drawn.length > 1 ? 'lay.none' : 'lay.none.one', reach(t));
  const { tile, x, y, turn } = parseLay(move);
  const i = tileIn(t.mine, x, y);
  const c = after(s, (copy) => {
    const { mine } = townOf(copy, seat);
    const there = mine[i];
    if (there) Object.assign(there, { tile, turn });
    else place(mine, { x, y }, tile, turn);
  });
  const { mine } = townOf(c, seat);
  const old = t.mine[i];
  if (old) {
    const before = oreAndSeats(t).tiles;
    const n = oreAndSeats(townOf(c, seat)).tiles;
    const called = (one: number) => tileName(one).toLowerCase();
    return say('lay.over', { tile: aTile(tile), old: called(old.tile), n, before });
  }
  const cells = frontier(c, mine);
  const ways = leadsOn(c, mine, x, y);
  const ore = oreOf(t, tile, ways);
  if (cells.length === 0) return say('lay.sealed', { ore });
  const layer = openLayers(c, seat, false).find((one) => !openLayers(s, seat, false).includes(one));
  if (layer !== undefined) return say('lay.opens', { ore, layer });
  const end = mine.length - 1;
  const shaft = oreOnWay({ mine }, end);
  const next = LAYERS.find((one) => fromDistance(one) > tileOn({ mine }, x, y).distance + 1);
  return next === undefined || ways === 0
    ? say('lay.shaft', { ore, n: shaft })
    : say('lay.deeper', {
        ore,
        shaft,
        layer: next,
        n: fromDistance(next) - tileOn({ mine }, x, y).distance,
      });
}

function aTile(tile: number): string {
  return aOrAn(tileName(tile).toLowerCase());
}

/** What a tunnel is good for by itself, with so many ways on. */
function oreOf(t: Town, tile: number, n: number): string {
  const [first, second] = tileAt(tile).resources;
  if (first === undefined) return n > 0 ? say('lay.empty', { n }) : say('lay.empty.end');
  const res = resName(first);
  if (second !== undefined)
    return first === second ? say('lay.same', { res }) : say('lay.two', { res, other: resName(second) });
  const shown = t.mine.some((one) => tileAt(one.tile).resources.includes(first));
  return say(shown ? 'lay.more' : 'lay.first', { res });
}

function explorer(s: State, { seat }: PickTask<'explorer'>, move: Move): string {
  const t = townOf(s, seat);
  const n = sum(t.idle);
  if (move === 'done') return say('stay', { n, cash: t.cash, ...reach(t) });
  const parts = move.split(':');
  const [what] = parts;
  const layer = Number(parts[parts.length - 1]);
  const left = n - 1;
  if (what === 'look')
    return say('look', { n: Math.min(PROSPECTOR_TILES, tilesLeft(s, layer)), layer, left });
  if (what === 'search') {
    const of = tilesLeft(s, layer);
    const forks = TILES.reduce(
      (k, tile, index) => (tile.layer === layer && isFork(index) ? k + at(s.tiles, index) : k),
      0,
    );
    return say(forks > 0 ? 'search' : 'search.none', { n: forks, of });
  }
  const cash = t.cash - (explorerWage(t) ?? 0);
  const drawn = Math.min(TILES_DRAWN, tilesLeft(s, layer));
  return say(left > 0 ? 'send.out' : 'send.last', { n: drawn, left, cash });
}
