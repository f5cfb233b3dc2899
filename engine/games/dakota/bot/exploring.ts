/** Exploring, as the greedy player does it. */
import type { Move } from '../../../core/game';
import { BARTENDER, CRAFTSMAN, ENGINEER, MINER, SHERIFF, STRONG, TEACHER, kindAt, type Kind } from '../data';
import { at, sum } from '../rules/counts';
import { parseLay, tilesLeft } from '../rules/exploring';
import { frontier, tileIn } from '../rules/mine';
import { people } from '../rules/town';
import type { exploringPicks } from '../rules/exploring';
import { townOf, type State, type Town } from '../state';
import { oreTiles, tunnelsOf } from '../rules/tunnels';
import { anyOf, only, type Picked, type Policies } from './pick';

export const exploringPolicies: Policies<keyof typeof exploringPicks> = {
  'explore-bag': (s, _task, list) => bestBag(s, list),
  lay: (s, task, list) => bestLaying(s, task.seat, list),
  explorer: (s, task, list) => explorerChoice(s, task.seat, list),
};

/** The deepest bag that is not nearly empty, else the shallowest; a move names its bag last. */
function bestBag(s: State, list: readonly Move[]): Picked {
  const first = anyOf(list);
  const layer = (move: Move) => Number(move.split(':').pop());
  const deepest = [...list].reverse().find((move) => tilesLeft(s, layer(move)) > 2) ?? first;
  return [deepest, deepest === first ? 'bag-first' : 'bag'];
}

/** Worth less than this, a tile is left undug. */
const NOT_WORTH = -1;

/** The best place for one of the tiles; old tunnels are left as they are. */
function bestLaying(s: State, seat: number, list: readonly Move[]): Picked {
  const { mine } = townOf(s, seat);
  const worthOf = tunnelsOf(s, seat);
  let most = NOT_WORTH;
  let found: Move = 'none';
  for (const move of only(list, 'lay:')) {
    const { tile, x, y, turn } = parseLay(move);
    if (tileIn(mine, x, y) >= 0) continue;
    const worth = worthOf(tile, x, y, turn);
    if (worth > most) [most, found] = [worth, move];
  }
  return [found, found === 'none' ? 'tile-none' : 'tile'];
}

/** Who is sent to explore first; prospectors look instead. */
const EXPLORERS: readonly Kind[] = [MINER, STRONG, TEACHER, SHERIFF, ENGINEER, CRAFTSMAN, BARTENDER];

/** More ore than this no town can carry home. */
const ORE_ENOUGH = 12;
/** People who stay above ground: on the first days there is little else to do. */
const KEPT_EARLY = 2;
const KEPT = 6;
const EARLY_DAYS = 2;
/** A tunnel dug from this day on is worked too seldom to pay for the hand that digs it. */
const EXPLORED_BEFORE = 8;
/** Money that stays in the purse when a fork is searched for. */
const CASH_FOR_SEARCH = 8;

/** Early explorers pay off for days; later hands are worth more above ground. */
function explorerChoice(s: State, seat: number, list: readonly Move[]): Picked {
  const t = townOf(s, seat);
  const looks = only(list, 'look:');
  if (looks.length > 0) return prospect(s, t, list, looks);
  const sends = EXPLORERS.map((kind) => only(list, `send:${kindAt(kind)}:`)).find((few) => few.length > 0);
  const worthwhile =
    s.day < EXPLORED_BEFORE &&
    oreTiles(t) < Math.min(ORE_ENOUGH, sum(people(t))) &&
    sum(t.idle) > (s.day <= EARLY_DAYS ? KEPT_EARLY : KEPT) &&
    t.cash > 1 &&
    at(t.idle, MINER) > 0;
  return sends && worthwhile ? [bestBag(s, sends)[0], 'explore'] : ['done', 'explore-done'];
}

/** A prospector looks at tiles for nothing; where the mine is about to close he searches for a fork. */
function prospect(s: State, t: Town, list: readonly Move[], looks: readonly Move[]): Picked {
  const searches = only(list, 'search:');
  const closing = s.day < EXPLORED_BEFORE && t.mine.length > 1 && frontier(s, t.mine).length < 2;
  if (closing && searches.length > 0 && t.cash >= CASH_FOR_SEARCH)
    return [bestBag(s, searches)[0], 'prospect-fork'];
  return [bestBag(s, looks)[0], 'prospect'];
}
