/** The greedy player: a policy for every kind of pick, with its reason. */
import type { Choice, Move } from '../../../core/game';
import { best } from '../../../bots/best';
import { eveningChoice, homeChoice } from './evening';
import { attackChoice, noonChoice } from './noon';
import { afternoonChoice } from './work';
import { bestLayer, oreTiles, tileWorth } from './mine';
import type { Picked } from './pick';
import { KINDS, MINER, PROSPECTOR, TILE_BY_ID, tileAt } from '../data';
import { newCells, turnsFor } from '../rules/exploring';
import { after, parseCell } from '../rules/tasks';
import { moves } from '../rules/moves';
import { prisonersOf } from '../rules/morning';
import { top, townOf, type Exploration, type Frame, type State } from '../state';
import { at, beds, people, sum } from '../rules/town';
import { reasons } from '../words/catalogue-reasons';

/** One pick; `aim` above 0 holds the last space back until that day. */
export function choose(s: State, seat: number, aim: number): Choice {
  const list = moves(s);
  const f = top(s);
  const first = list[0] ?? '';
  if (!f || list.length < 2) return { move: first, reason: reasons('only') };
  const [move, reason] = morningChoice(s, f, seat, list) ??
    noonChoice(s, f, seat, list) ??
    attackChoice(s, f, list) ??
    afternoonChoice(s, f, seat, list, aim) ??
    eveningChoice(s, f, seat, list, aim) ??
    homeChoice(f, list) ?? [first, 'only'];
  return list.includes(move) ? { move, reason: reasons(reason) } : { move: first, reason: reasons('only') };
}

function morningChoice(s: State, f: Frame, seat: number, list: readonly Move[]): Picked | null {
  const t = townOf(s, seat);
  switch (f.t) {
    case 'bail': {
      const out = list.find((m) => m.startsWith('jailbreak:')) ?? list.find((m) => m.startsWith('bail:'));
      const trained = prisonersOf(s, seat).some((p) => p.kind !== MINER);
      return out && (out.startsWith('jailbreak') || (trained && t.cash >= 12))
        ? [out, 'bail']
        : ['done', 'no-bail'];
    }
    case 'event-building':
      return [list.includes('type:workshop') ? 'type:workshop' : (list[0] ?? ''), 'quake'];
    case 'event-endtile':
      return [poorestEnd(s, seat, list), 'endtile'];
    case 'engineer':
      return ['use', 'engineer'];
    case 'wagon':
      return sum(people(t)) < beds(t) ? ['take', 'wagon'] : ['decline', 'wagon-no'];
    case 'explore-bag':
    case 'search-bag': {
      const layers = list.map((m) => Number(after(m, 'bag:')));
      return [`bag:${bestLayer(s, layers)}`, 'bag'];
    }
    case 'explore-tile':
      return bestTile(s, seat, f.exploration, list);
    case 'explore-mode':
      return ['new', 'cell'];
    case 'explore-cell':
      return [bestCell(s, seat, f.exploration, list), 'cell'];
    case 'explore-turn': {
      const { tile, x, y, replace } = f.exploration;
      if (replace) return [list[0] ?? '', 'turn'];
      const worth = (m: Move) => tileWorth(s, seat, tile, x, y, Number(after(m, 'turn:')));
      return [best(list, worth), 'turn'];
    }
    case 'explorer':
      return explorerChoice(s, seat, list);
    default:
      return null;
  }
}

function poorestEnd(s: State, seat: number, list: readonly Move[]): Move {
  const mine = townOf(s, seat).mine;
  return best(list, (move) => {
    const { x, y } = parseCell(after(move, 'cell:') ?? '');
    const tile = mine.find((m) => m.x === x && m.y === y);
    if (!tile) return -9;
    const type = tileAt(tile.tile);
    return (type.shape === 'end' ? 1 : 0) - 2 * type.resources.length;
  });
}

function cellWorth(s: State, seat: number, e: Exploration, tile: number, x: number, y: number): number {
  const turns = turnsFor(s, seat, { ...e, tile, replace: false, x, y });
  return Math.max(-9, ...turns.map((turn) => tileWorth(s, seat, tile, x, y, turn)));
}

function bestTile(s: State, seat: number, e: Exploration, list: readonly Move[]): Picked {
  let most = -1;
  let found: Move = 'none';
  for (const move of list) {
    const tile = TILE_BY_ID.get(after(move, 'tile:') ?? '');
    if (tile === undefined) continue;
    for (const cell of newCells(s, seat, tile)) {
      const worth = cellWorth(s, seat, e, tile, cell.x, cell.y);
      if (worth > most) [most, found] = [worth, move];
    }
  }
  return [found, found === 'none' ? 'tile-none' : 'tile'];
}

function bestCell(s: State, seat: number, e: Exploration, list: readonly Move[]): Move {
  if (e.replace) return list[0] ?? '';
  return best(list, (move) => {
    const { x, y } = parseCell(after(move, 'cell:') ?? '');
    return cellWorth(s, seat, e, e.tile, x, y);
  });
}

/** Early explorers pay off for days; later hands are worth more above ground. */
function explorerChoice(s: State, seat: number, list: readonly Move[]): Picked {
  const t = townOf(s, seat);
  if (list.includes('look')) return ['look', 'prospect'];
  const wanted = Math.min(15, sum(people(t)) + 4);
  const kinds: readonly number[] = [MINER, 1, 7, 6, 2, 3, 5].filter((kind) => kind !== PROSPECTOR);
  const send = kinds.map((kind) => `send:${KINDS[kind]}`).find((move) => list.includes(move));
  const keep = s.day <= 2 ? 2 : 3;
  if (
    send &&
    s.day < 8 &&
    oreTiles(t) < wanted &&
    sum(t.idle) > keep &&
    t.cash > 1 &&
    at(t.idle, MINER) > 0
  ) {
    return [send, 'explore'];
  }
  return ['done', 'explore-done'];
}
