/** Exploring, as the greedy player does it. */
import type { Move } from '../../../core/game';
import { best } from '../../../bots/best';
import { BARTENDER, CRAFTSMAN, ENGINEER, MINER, SHERIFF, STRONG, TEACHER, type Kind } from '../data';
import { tileIndex } from '../data-tiles';
import { at, sum } from '../rules/counts';
import { newCells, tilesLeft, turnsFor } from '../rules/exploring';
import { after, cellIn } from '../rules/notation';
import { people } from '../rules/town';
import type { exploringPicks } from '../rules/exploring';
import { townOf, type Exploration, type State } from '../state';
import { oreTiles, tileWorth } from './mine';
import { anyOf, firstOf, only, type Picked, type Policies } from './pick';

export const exploringPolicies: Policies<keyof typeof exploringPicks> = {
  'explore-bag': (s, _task, list) => bestBag(s, list),
  'search-bag': (s, _task, list) => bestBag(s, list),
  'explore-tile': (s, task, list) => bestTile(s, task.seat, task.exploration, list),
  'explore-mode': () => ['new', 'dig-on'],
  'explore-cell'(s, { seat, exploration: e }, list) {
    if (e.replace) return [anyOf(list), 'swap-tile'];
    const worth = (move: Move) => {
      const { x, y } = cellIn(move, 'cell:');
      return cellWorth(s, seat, e, e.tile, x, y);
    };
    return [best(list, worth), 'cell'];
  },
  'explore-turn'(s, { seat, exploration: e }, list) {
    if (e.replace) return [anyOf(list), 'swap-tile'];
    const worth = (move: Move) => tileWorth(s, seat, e.tile, e.x, e.y, Number(after(move, 'turn:')));
    return [best(list, worth), 'turn'];
  },
  explorer: (s, task, list) => explorerChoice(s, task.seat, list),
};

/** The deepest bag that is not nearly empty, else the shallowest. */
function bestBag(s: State, list: readonly Move[]): Picked {
  const first = anyOf(list);
  const deepest = [...list].reverse().find((move) => tilesLeft(s, Number(after(move, 'bag:'))) > 2) ?? first;
  return [deepest, deepest === first ? 'bag-first' : 'bag'];
}

function cellWorth(s: State, seat: number, e: Exploration, tile: number, x: number, y: number): number {
  const turns = turnsFor(s, seat, { ...e, tile, replace: false, x, y });
  return Math.max(-9, ...turns.map((turn) => tileWorth(s, seat, tile, x, y, turn)));
}

function bestTile(s: State, seat: number, e: Exploration, list: readonly Move[]): Picked {
  let most = -1;
  let found: Move = 'none';
  for (const move of only(list, 'tile:')) {
    const tile = tileIndex(after(move, 'tile:') ?? '');
    for (const cell of newCells(s, seat, tile)) {
      const worth = cellWorth(s, seat, e, tile, cell.x, cell.y);
      if (worth > most) [most, found] = [worth, move];
    }
  }
  return [found, found === 'none' ? 'tile-none' : 'tile'];
}

/** Who is sent to explore first; prospectors look instead. */
const EXPLORERS: readonly Kind[] = [MINER, STRONG, TEACHER, SHERIFF, ENGINEER, CRAFTSMAN, BARTENDER];

/** Early explorers pay off for days; later hands are worth more above ground. */
function explorerChoice(s: State, seat: number, list: readonly Move[]): Picked {
  const t = townOf(s, seat);
  if (list.includes('look')) return ['look', 'prospect'];
  const wanted = Math.min(15, sum(people(t)) + 4);
  const send = firstOf(EXPLORERS, list, 'send:');
  const keep = s.day <= 2 ? 2 : 3;
  const worthwhile =
    s.day < 8 && oreTiles(t) < wanted && sum(t.idle) > keep && t.cash > 1 && at(t.idle, MINER) > 0;
  return send && worthwhile ? [send, 'explore'] : ['done', 'explore-done'];
}
