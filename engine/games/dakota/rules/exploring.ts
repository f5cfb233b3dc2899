/** DK-4.2: drawing tiles, joining them, replacing them; explorers and prospectors. */
import {
  EXPLORER_WAGES,
  PROSPECTOR,
  PROSPECTOR_TILES,
  SEARCH_PRICE,
  STRONG,
  TILES_DRAWN,
  kindAt,
  type Kind,
} from '../data';
import { LAYERS, bagOf, fromDistance, tileAt, tileIndex } from '../data-tiles';
import {
  townOf,
  type Cell,
  type Emit,
  type Exploration,
  type MineTile,
  type State,
  type Town,
} from '../state';
import { add, at, drawAny, drawFrom } from './counts';
import {
  cellIndex,
  deepest,
  farthestMouth,
  fittingTurns,
  frontier,
  place,
  replacingTurns,
  tileIn,
  tileOn,
  type Frontier,
} from './mine';
import { after, bagTarget, cellTarget, kindOf, parseCell } from './notation';
import { report, soon, type PickRules, type StepRules } from './tasks';
import { kindsWith, pay, use } from './town';

export function tilesLeft(s: State, layer: number): number {
  const [from, to] = bagOf(layer);
  let n = 0;
  for (let i = from; i < to; i++) n += at(s.tiles, i);
  return n;
}

/** DK-4.2.5, 4.2.8: layers whose bag may be chosen. */
export function openLayers(s: State, seat: number, strong: boolean): number[] {
  const { mine } = townOf(s, seat);
  return layersAt(s, Math.max(farthestMouth(s, mine), strong ? deepest(mine) : 0));
}

/** Layers with tiles left that may lie at such a distance. */
function layersAt(s: State, distance: number): number[] {
  return LAYERS.filter((layer) => distance >= fromDistance(layer) && tilesLeft(s, layer) > 0);
}

export function canExplore(s: State, seat: number, strong = false): boolean {
  return openLayers(s, seat, strong).length > 0;
}

/** DK-4.2.3, 4.2.8: every cell and turn a drawn tile can be laid in; on a tile of the mine it takes its place. */
export function layings(s: State, seat: number, e: Exploration, tile: number): Laying[] {
  const { mine } = townOf(s, seat);
  return layingsIn(mine, frontier(s, mine), e, tile);
}

function layingsIn(
  mine: readonly MineTile[],
  cells: readonly Frontier[],
  e: Exploration,
  tile: number,
): Laying[] {
  const found: Laying[] = [];
  for (const cell of cells) {
    for (const turn of fittingTurns(cell, tile)) found.push({ x: cell.x, y: cell.y, turn });
  }
  if (!e.strong) return found;
  const index = cellIndex(mine);
  mine.forEach(({ x, y }, i) => {
    for (const turn of replacingTurns(mine, index, i, tile)) found.push({ x, y, turn });
  });
  return found;
}

export interface Laying extends Cell {
  readonly turn: number;
}

/** `lay:l1-tee-c:0,2:1`: which tile, where, and how it is turned. */
export function parseLay(move: string): Laying & { tile: number } {
  const [, id = '', where = '', turn] = move.split(':');
  return { ...parseCell(where), tile: tileIndex(id), turn: Number(turn) };
}

function draw(s: State, layer: number, n: number): number[] {
  const drawn: number[] = [];
  const [from, to] = bagOf(layer);
  while (drawn.length < n) {
    const tile = drawAny(s.rng, s.tiles, from, to);
    if (tile < 0) break;
    add(s.tiles, tile, -1);
    drawn.push(tile);
  }
  return drawn;
}

/** DK-4.2.9: what a prospector searches for, a fork or a crossing. */
export function isFork(tile: number): boolean {
  const { shape } = tileAt(tile);
  return shape === 'tee' || shape === 'cross';
}

function drawnTiles(layer: number, drawn: number[], { strong = false, fork = false }): Exploration {
  return { layer, drawn, strong, fork };
}

/** The wage of the next explorer; null when no more may be sent today (DK-4.2.6). */
export function explorerWage(t: Town): number | null {
  return EXPLORER_WAGES[t.explorers] ?? null;
}

/** Whom the town may send with so much money, and to which bag: `send:miner:2`, `look:1`, `search:1`. */
export function explorerMoves(s: State, seat: number, cash: number): string[] {
  const t = townOf(s, seat);
  const moves: string[] = [];
  const wage = explorerWage(t);
  const kinds = kindsWith(t.idle);
  const mouth = kinds.length > 0 ? farthestMouth(s, t.mine) : 0;
  const open = layersAt(s, mouth);
  const each = (what: string, layers: readonly number[]): void => {
    for (const layer of layers) moves.push(`${what}:${layer}`);
  };
  for (const kind of kinds) {
    if (kind === PROSPECTOR) {
      each('look', open);
      if (cash >= SEARCH_PRICE) each('search', open);
    } else if (wage !== null && cash >= wage) {
      each(`send:${kindAt(kind)}`, kind === STRONG ? layersAt(s, Math.max(mouth, deepest(t.mine))) : open);
    }
  }
  moves.push('done');
  return moves;
}

export const exploringPicks: PickRules<'explore-bag' | 'lay' | 'explorer'> = {
  'explore-bag': {
    // Placing nothing is allowed after the draw, so refusing to draw is no choice of its own.
    moves: (s, task) => openLayers(s, task.seat, task.strong).map((layer) => `bag:${layer}`),
    act: (s, task, move, emit) =>
      explore(s, task.seat, Number(after(move, 'bag:')), task.draw, task.strong, emit),
  },
  lay: {
    moves(s, { seat, exploration }) {
      const different = [...new Set(exploration.drawn)].sort((a, b) => a - b);
      const { mine } = townOf(s, seat);
      const cells = frontier(s, mine);
      const ways: string[] = [];
      for (const tile of different) {
        const { id } = tileAt(tile);
        for (const way of layingsIn(mine, cells, exploration, tile))
          ways.push(`lay:${id}:${way.x},${way.y}:${way.turn}`);
      }
      ways.push('none');
      return ways;
    },
    act(s, task, move, emit) {
      const e = task.exploration;
      for (const tile of e.drawn) add(s.tiles, tile);
      if (move === 'none') {
        report(
          emit,
          'explore-none',
          task.seat,
          { layer: e.layer },
          { targets: [bagTarget(e.layer)], rule: 'DK-4.2.12' },
        );
        return;
      }
      const laying = parseLay(move);
      add(s.tiles, laying.tile, -1);
      layTile(s, task.seat, laying, emit);
    },
  },
  explorer: {
    moves: (s, task) => explorerMoves(s, task.seat, townOf(s, task.seat).cash),
    act(s, task, move, emit) {
      if (move === 'done') return;
      s.pending.push(task);
      const [what, ...rest] = move.split(':');
      const layer = Number(rest.pop());
      if (what === 'look') look(s, task.seat, layer, emit);
      else if (what === 'search') search(s, task.seat, layer, emit);
      else sendExplorer(s, task.seat, kindOf(rest[0]), layer, emit);
    },
  },
};

function explore(s: State, seat: number, layer: number, n: number, strong: boolean, emit: Emit): void {
  const drawn = draw(s, layer, n);
  s.pending.push({ kind: 'lay', seat, exploration: drawnTiles(layer, drawn, { strong }) });
  const more = { targets: [bagTarget(layer)], news: true, rule: 'DK-4.2.5' };
  report(emit, 'explore-draw', seat, { layer, n: drawn.length }, more);
}

function layTile(s: State, seat: number, laying: Laying & { tile: number }, emit: Emit): void {
  const t = townOf(s, seat);
  const tile = tileAt(laying.tile).id;
  const targets = [cellTarget(laying)];
  const there = t.mine[tileIn(t.mine, laying.x, laying.y)];
  if (there) {
    const old = tileAt(there.tile).id;
    add(s.tiles, there.tile);
    there.tile = laying.tile;
    there.turn = laying.turn;
    return report(emit, 'tile-replaced', seat, { tile, old }, { targets, rule: 'DK-4.2.8' });
  }
  place(t.mine, laying, laying.tile, laying.turn);
  const { distance } = tileOn(t, laying.x, laying.y);
  report(emit, 'tile-placed', seat, { tile, distance }, { targets, rule: 'DK-4.2.3' });
}

function look(s: State, seat: number, layer: number, emit: Emit): void {
  use(s, seat, PROSPECTOR);
  report(emit, 'prospector-look', seat, {}, { targets: [bagTarget(layer)], rule: 'DK-4.2.9' });
  explore(s, seat, layer, PROSPECTOR_TILES, false, emit);
}

function search(s: State, seat: number, layer: number, emit: Emit): void {
  use(s, seat, PROSPECTOR);
  pay(s, seat, SEARCH_PRICE);
  const targets = [bagTarget(layer)];
  report(emit, 'prospector-search', seat, {}, { targets, rule: 'DK-4.2.9' });
  const tile = drawFrom(s.rng, s.tiles, (index) => tileAt(index).layer === layer && isFork(index));
  const more = { targets, news: true, rule: 'DK-4.2.9' };
  if (tile < 0) return report(emit, 'search-nothing', seat, { layer }, more);
  add(s.tiles, tile, -1);
  s.pending.push({ kind: 'lay', seat, exploration: drawnTiles(layer, [tile], { fork: true }) });
  report(emit, 'search-found', seat, { layer }, more);
}

function sendExplorer(s: State, seat: number, kind: Kind, layer: number, emit: Emit): void {
  const t = townOf(s, seat);
  const wage = explorerWage(t);
  if (wage === null) throw new Error('Nobody more can be sent today.');
  use(s, seat, kind);
  pay(s, seat, wage);
  t.explorers++;
  const more = { targets: [bagTarget(layer)], rule: 'DK-4.2.6' };
  report(emit, 'explorer', seat, { worker: kind, pay: wage }, more);
  explore(s, seat, layer, TILES_DRAWN, kind === STRONG, emit);
}

export const exploringSteps: StepRules<'free-exploration'> = {
  'free-exploration'(s, task, emit) {
    if (!canExplore(s, task.seat)) {
      report(emit, 'explore-blocked', task.seat, {}, { rule: 'DK-4.2.12' });
      return;
    }
    soon(s, [{ kind: 'explore-bag', seat: task.seat, draw: task.draw, strong: false }]);
  },
};
