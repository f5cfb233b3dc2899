/** What is asked now and every legal answer, in a stable order (section 8 of the specification). */
import type { Decision, Move } from '../../../core/game';
import { COLOURS, colourName, dieColour, dieIcon, GOLD, ICONS_OF, RESOURCES, TRADE_VP } from '../data';
import { exploreCells, neighboursOf, openColours, present, settleTiles, tileInfo } from './map';
import {
  ableActions,
  clearTiles,
  factoryTiles,
  freeCards,
  governTiles,
  keys,
  most,
  moveFrom,
  pioneerSources,
  raidTiles,
  raiseTiles,
  reach,
  rebates,
  researchable,
  sources,
  swapCost,
  tokenWays,
} from './icons';
import { botOwner, has, playerOf, ready, top, total, type Task, type MapTile, type State } from '../state';

export function decision(s: State): Decision | null {
  const task = top(s);
  if (!task || s.phase === 'over') return null;
  return { seat: 'seat' in task ? task.seat : 0, kind: task.kind };
}

export function moves(s: State): Move[] {
  const task = top(s);
  if (!task || s.phase === 'over') return [];
  switch (task.kind) {
    case 'start-tile':
      return s.draft.hand.map((tile) => `tile:${tile}`);
    case 'start-cell':
      return ['cell:1,-1', 'cell:-1,1', 'cell:1,1'];
    case 'roll-step':
      return rollMoves(s, task.seat);
    case 'pick-die':
      return dieMoves(s, task.seat, task.why);
    case 'pick-face':
      return ICONS_OF[colourName(dieColour(task.die))]
        .filter((icon) => icon !== dieIcon(task.die))
        .map((icon) => `face:${icon}`);
    case 'pick-reroll': {
      const picks = distinct(without(playerOf(s, task.seat).active, task.dice)).map((die) => `die:${die}`);
      return task.dice.length > 0 ? ['roll', ...picks] : picks;
    }
    case 'turn-main':
      return turnMoves(s, task.seat);
    case 'commit-icon':
      return commitMoves(s, task);
    case 'pick-pair':
      return pioneerSources(playerOf(s, task.seat));
    case 'pick-card':
      return researchable(s, task.seat).map((card) => `card:${card}`);
    case 'pay-token':
      return task.rebate > 0
        ? rebates(playerOf(s, task.seat), task.due).map((kind) => `waive:${RESOURCES[kind]}`)
        : tokenWays(playerOf(s, task.seat), task.due).map((kind) => `pay:${RESOURCES[kind]}`);
    case 'pick-colour':
      return colourChoices(s, task).map((colour) => `colour:${COLOURS[colour]}`);
    case 'pick-tile':
      return task.drawn.map((tile) => `tile:${tile}`);
    case 'pick-cell':
      return exploreCells(s, task.seat).map((cell) => `cell:${cell}`);
    case 'join':
    case 'bot-join-answer':
      return ['join', 'stay'];
    case 'reinforce':
      return ['add', 'no'];
    case 'settle-use':
      return settleMoves(s, task.seat);
    case 'recall-tent': {
      const from = prefixed('from', ownTents(s, task.seat));
      return task.count > 0 ? ['done', ...from] : from;
    }
    case 'raid-tile':
      return prefixed('at', raidTiles(s, task.seat, task.icons));
    case 'raid-victim':
      return victimMoves(s, task);
    case 'bonus-kind':
      return task.kinds.map((kind) => `kind:${RESOURCES[kind]}`);
    case 'trade-use':
      return tradeMoves(s, task.seat, task.used);
    case 'factory-tile':
      return prefixed('at', factoryTiles(s, task.seat, task.keep));
    case 'govern-tile':
      return prefixed('at', governTiles(s, task.seat));
    case 'raise-tile':
      return prefixed('at', raiseTiles(s, task.seat));
    case 'move-from': {
      const from = prefixed('from', moveFrom(s, task.seat));
      return task.moved > 0 ? ['done', ...from] : from;
    }
    case 'move-to': {
      const [q, r] = task.from.split(',').map(Number);
      return prefixed('to', neighboursOf(s, q ?? 0, r ?? 0));
    }
    case 'place-tent': {
      const tiles = playerOf(s, task.seat).tents > 0 ? settleTiles(s, task.seat) : [];
      return task.placed > 0 ? ['done', ...prefixed('place', tiles)] : prefixed('place', tiles);
    }
    case 'clear-tile':
      return prefixed('at', clearTiles(s, task.seat));
    case 'clear-victim': {
      const hits = victims(s, task.cell, task.seat).map((owner) => `hit:${owner}`);
      return task.cleared > 0 ? ['done', ...hits] : hits;
    }
    case 'keep-die':
      return [
        'none',
        ...distinct(without(playerOf(s, task.seat).active, task.kept)).map((die) => `keep:${die}`),
      ];
    case 'bot-choice':
      return task.options.map((option) => `choose:${option}`);
    case 'evict-factory':
      return ['none', ...prefixed('evict', evictTiles(s))];
    default:
      return [];
  }
}

/** DS-4.7 to DS-4.10. */
function rollMoves(s: State, seat: number): Move[] {
  const player = playerOf(s, seat);
  const result: Move[] = ['done'];
  const bag = total(player.bag) > 0;
  const pay = (code: string, pioneer: boolean, isDie: boolean) => {
    const target = player.active.length - (isDie ? 1 : 0) > 0;
    if (target) result.push(`set:${code}`);
    if (target && pioneer) result.push(`reroll:${code}`);
    if (bag && (!pioneer || has(player, 'resourcefulness'))) result.push(`draw:${code}`);
  };
  for (const die of distinct(player.active)) {
    const icon = dieIcon(die);
    if (icon === 'pioneer') pay(`die:${die}`, true, true);
    else if ((RESOURCES as readonly string[]).includes(icon)) pay(`die:${die}`, false, true);
  }
  if (ready(player, 'pioneer-spirit')) pay('card:pioneer-spirit', true, false);
  if (ready(player, 'field-rations')) pay('card:field-rations', false, false);
  if (ready(player, 'gold-rush')) pay('card:gold-rush', false, false);
  if (ready(player, 'campfire-stories') && player.active.length > 0) result.push('campfire');
  return result;
}

function dieMoves(s: State, seat: number, why: 'set' | 'adapt' | 'recall'): Move[] {
  const player = playerOf(s, seat);
  if (why !== 'recall') return distinct(player.active).map((die) => `die:${die}`);
  return COLOURS.filter((_, colour) => (player.spent[colour] ?? 0) > 0).map((colour) => `spent:${colour}`);
}

/** DS-4.30 to DS-4.34. */
function turnMoves(s: State, seat: number): Move[] {
  const actions = s.turn.allow > 0 ? ableActions(s, seat) : [];
  const result = actions.map((action) => `act:${action}`);
  if (factoryTiles(s, seat, false).length > 0) result.push('factory');
  if (governTiles(s, seat).length > 0) result.push('govern');
  for (const card of freeCards(s, seat)) result.push(`card:${card}`);
  const owed = s.turn.pass === 1 && s.turn.taken === 0 && actions.length > 0;
  if (!owed) result.push('end-turn');
  return result;
}

/** DS-4.25. */
function commitMoves(s: State, task: Extract<Task, { kind: 'commit-icon' }>): Move[] {
  const { seat, action } = task;
  const have = task.icons;
  const left = reach(s, seat, action);
  const result: Move[] = [];
  if (have >= task.min) result.push('done');
  for (const source of sources(s, seat, action)) {
    const rest = source.pioneer
      ? { ...left, pioneers: left.pioneers - 1 }
      : { ...left, singles: left.singles - 1 };
    if (have + 1 + most(rest) >= task.min) result.push(source.code);
  }
  if (left.pioneers >= 2 && have + 1 + most({ ...left, pioneers: left.pioneers - 2 }) >= task.min) {
    if (action === 'harvest') result.push('pair:food', 'pair:wood', 'pair:iron');
    else result.push('pair');
  }
  return result;
}

export function colourChoices(s: State, task: Extract<Task, { kind: 'pick-colour' }>): number[] {
  if (task.why === 'wagon') return [1, 2, 3, 4, 5].filter((colour) => (s.supply[colour] ?? 0) > 0);
  return openColours(s, task.seat);
}

/** DS-4.45. */
function settleMoves(s: State, seat: number): Move[] {
  const result: Move[] = [];
  if (playerOf(s, seat).tents > 0) result.push(...prefixed('place', settleTiles(s, seat)));
  result.push('take');
  if (ownTents(s, seat).length > 0) result.push('recall');
  return result;
}

export function ownTents(s: State, seat: number): MapTile[] {
  return s.map.filter((t) => (t.tents[seat] ?? 0) > 0);
}

/** Owners with a tent on this cell, the asking seat apart. */
export function victims(s: State, cell: string, seat: number): number[] {
  const t = s.map.find((x) => `${x.q},${x.r}` === cell);
  if (!t) return [];
  return t.tents.flatMap((n, owner) => (owner !== seat && n > 0 ? [owner] : []));
}

/** DS-4.51 to DS-4.54. */
function victimMoves(s: State, task: Extract<Task, { kind: 'raid-victim' }>): Move[] {
  const hits =
    playerOf(s, task.seat).tents === 0
      ? []
      : victims(s, task.cell, task.seat)
          .filter((owner) => (task.hit.includes(owner) ? 1 : swapCost(s, owner)) <= task.left)
          .map((owner) => `hit:${owner}`);
  return task.hit.length > 0 ? ['done', ...hits] : hits;
}

/** DS-4.61: what a returned set is worth; 0 where it is no set. */
export function setValue(set: readonly number[]): number {
  if (set.length === 2) return TRADE_VP.pair;
  const kinds = set.filter((kind) => kind !== GOLD);
  const different = new Set(kinds).size;
  if (different <= 1) return TRADE_VP.same;
  return different === kinds.length ? TRADE_VP.different : 0;
}

/** DS-4.60. */
function tradeMoves(s: State, seat: number, used: number): Move[] {
  const player = playerOf(s, seat);
  const result: Move[] = used > 0 ? ['done'] : [];
  for (const set of tokenSets(player.tokens, 3)) if (setValue(set) > 0) result.push(sellMove(set));
  for (const set of tokenSets(player.tokens, 2)) result.push(sellMove(set));
  COLOURS.forEach((colour, i) => {
    if ((player.spent[i] ?? 0) > 0) result.push(`spent:${colour}`);
  });
  for (const die of distinct(player.active)) result.push(`die:${die}`);
  return result;
}

function sellMove(set: readonly number[]): Move {
  return `sell:${set.map((kind) => RESOURCES[kind]).join('+')}`;
}

/** Distinct multisets of so many tokens, in the order of `RESOURCES`. */
export function tokenSets(tokens: readonly number[], size: number): number[][] {
  const result: number[][] = [];
  const grow = (set: number[], from: number, left: readonly number[]) => {
    if (set.length === size) {
      result.push(set);
      return;
    }
    for (let kind = from; kind < RESOURCES.length; kind++) {
      if ((left[kind] ?? 0) === 0) continue;
      const rest = left.slice();
      rest[kind] = (rest[kind] ?? 0) - 1;
      grow([...set, kind], kind, rest);
    }
  };
  grow([], 0, tokens);
  return result;
}

/** DS-6.52: Factories of which the bot may lose a tent. */
export function evictTiles(s: State): MapTile[] {
  const bot = botOwner(s);
  if (bot < 0) return [];
  return s.map.filter((t) => {
    const tents = t.tents[bot] ?? 0;
    return tileInfo(t).trigger === 'factory' && tents >= 2 && tents > (t.tents[0] ?? 0);
  });
}

/** DS-4.43: whether an owner may join a newly explored tile. */
export function mayJoin(s: State, owner: number, cell: string): boolean {
  const tents = s.bot && owner === botOwner(s) ? s.bot.tents : playerOf(s, owner).tents;
  if (tents === 0) return false;
  const [q, r] = cell.split(',').map(Number);
  return neighboursOf(s, q ?? 0, r ?? 0).some((t) => present(t, owner));
}

function prefixed(verb: string, tiles: readonly MapTile[]): Move[] {
  return keys(tiles).map((key) => `${verb}:${key}`);
}

export function distinct<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}

/** The list with one item taken out for each of `gone`. */
export function without<T>(items: readonly T[], gone: readonly T[]): T[] {
  const rest = items.slice();
  for (const item of gone) {
    const at = rest.indexOf(item);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
