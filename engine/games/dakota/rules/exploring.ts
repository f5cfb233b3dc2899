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
import { LAYERS, TILES, fromDistance, tileAt, tileIndex } from '../data-tiles';
import { townOf, type Emit, type Exploration, type MineTile, type State, type Town } from '../state';
import { add, at, drawFrom } from './counts';
import {
  cellIndex,
  fitsCell,
  fittingTurns,
  frontier,
  layerFits,
  place,
  replacingTurns,
  tileIn,
  tileOn,
  type Frontier,
} from './mine';
import { after, cellIn, cellTarget, workerIn } from './notation';
import { report, soon, type PickRules, type StepRules } from './tasks';
import { kindsWith, pay, use } from './town';

export function tilesLeft(s: State, layer: number): number {
  return TILES.reduce((n, tile, index) => (tile.layer === layer ? n + at(s.tiles, index) : n), 0);
}

/** DK-4.2.5, 4.2.8: layers whose bag may be chosen. */
export function openLayers(s: State, seat: number, strong: boolean): number[] {
  const mine = townOf(s, seat).mine;
  const cells = frontier(s, mine);
  return LAYERS.filter(
    (layer) =>
      tilesLeft(s, layer) > 0 &&
      (layerFits(cells, layer) || (strong && mine.some((tile) => tile.distance >= fromDistance(layer)))),
  );
}

export function canExplore(s: State, seat: number, strong = false): boolean {
  return openLayers(s, seat, strong).length > 0;
}

/** Cells a drawn tile can be joined to. */
export function newCells(s: State, seat: number, tile: number): Frontier[] {
  return frontier(s, townOf(s, seat).mine).filter((cell) => fitsCell(cell, tile));
}

/** Tiles of the mine a drawn tile can take the place of. */
export function replaceable(s: State, seat: number, tile: number): MineTile[] {
  const mine = townOf(s, seat).mine;
  const index = cellIndex(mine);
  return mine.filter((_, i) => replacingTurns(mine, index, i, tile).length > 0);
}

export function turnsFor(s: State, seat: number, e: Exploration): number[] {
  const mine = townOf(s, seat).mine;
  if (e.replace) return replacingTurns(mine, cellIndex(mine), tileIn(mine, e.x, e.y), e.tile);
  const cell = frontier(s, mine).find((c) => c.x === e.x && c.y === e.y);
  return cell ? fittingTurns(cell, e.tile) : [];
}

function canPlace(s: State, seat: number, e: Exploration, tile: number, cells: readonly Frontier[]): boolean {
  return cells.some((cell) => fitsCell(cell, tile)) || (e.strong && replaceable(s, seat, tile).length > 0);
}

function draw(s: State, layer: number, n: number): number[] {
  const drawn: number[] = [];
  while (drawn.length < n) {
    const tile = drawFrom(s.rng, s.tiles, (index) => tileAt(index).layer === layer);
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

function giveBack(s: State, tiles: readonly number[]): void {
  for (const tile of tiles) add(s.tiles, tile);
}

function drawnTiles(layer: number, drawn: number[], { strong = false, fork = false }): Exploration {
  return { layer, drawn, strong, fork, tile: -1, replace: false, x: 0, y: 0 };
}

/** The wage of the next explorer; null when no more may be sent today (DK-4.2.6). */
export function explorerWage(t: Town): number | null {
  return EXPLORER_WAGES[t.explorers] ?? null;
}

/** Whom the town may send with so much money. */
export function explorerMoves(s: State, seat: number, cash: number): string[] {
  const t = townOf(s, seat);
  const moves: string[] = [];
  const wage = explorerWage(t);
  const open = canExplore(s, seat);
  for (const kind of kindsWith(t.idle)) {
    if (kind === PROSPECTOR) {
      if (open) moves.push('look');
      if (open && cash >= SEARCH_PRICE) moves.push('search');
    } else if (wage !== null && cash >= wage && (open || (kind === STRONG && canExplore(s, seat, true)))) {
      moves.push(`send:${kindAt(kind)}`);
    }
  }
  moves.push('done');
  return moves;
}

export const exploringPicks: PickRules<
  | 'explore-bag'
  | 'search-bag'
  | 'explore-tile'
  | 'explore-mode'
  | 'explore-cell'
  | 'explore-turn'
  | 'explorer'
> = {
  'explore-bag': {
    // Placing nothing is allowed after the draw, so refusing to draw is no choice of its own.
    moves: (s, task) => openLayers(s, task.seat, task.strong).map((layer) => `bag:${layer}`),
    act(s, task, move, emit) {
      const layer = Number(after(move, 'bag:'));
      const drawn = draw(s, layer, task.draw);
      report(emit, 'explore-draw', task.seat, { layer, n: drawn.length }, { news: true, rule: 'DK-4.2.5' });
      s.pending.push({
        kind: 'explore-tile',
        seat: task.seat,
        exploration: drawnTiles(layer, drawn, { strong: task.strong }),
      });
    },
  },
  'search-bag': {
    moves: (s, task) => openLayers(s, task.seat, false).map((layer) => `bag:${layer}`),
    act(s, task, move, emit) {
      const layer = Number(after(move, 'bag:'));
      const tile = drawFrom(s.rng, s.tiles, (index) => tileAt(index).layer === layer && isFork(index));
      if (tile < 0) {
        report(emit, 'search-nothing', task.seat, { layer }, { news: true, rule: 'DK-4.2.9' });
        return;
      }
      add(s.tiles, tile, -1);
      report(emit, 'search-found', task.seat, { layer }, { news: true, rule: 'DK-4.2.9' });
      s.pending.push({
        kind: 'explore-tile',
        seat: task.seat,
        exploration: drawnTiles(layer, [tile], { fork: true }),
      });
    },
  },
  'explore-tile': {
    moves(s, task) {
      const cells = frontier(s, townOf(s, task.seat).mine);
      const different = [...new Set(task.exploration.drawn)].sort((a, b) => a - b);
      const fit = different.filter((tile) => canPlace(s, task.seat, task.exploration, tile, cells));
      return [...fit.map((tile) => `tile:${tileAt(tile).id}`), 'none'];
    },
    act(s, task, move, emit) {
      const e = task.exploration;
      if (move === 'none') {
        giveBack(s, e.drawn);
        report(emit, 'explore-none', task.seat, { layer: e.layer }, { rule: 'DK-4.2.12' });
        return;
      }
      const tile = tileIndex(after(move, 'tile:') ?? '');
      const drawn = e.drawn.slice();
      drawn.splice(drawn.indexOf(tile), 1);
      const chosen: Exploration = { ...e, drawn, tile };
      const joins = newCells(s, task.seat, tile).length > 0;
      const replaces = e.strong && replaceable(s, task.seat, tile).length > 0;
      if (joins && replaces) s.pending.push({ kind: 'explore-mode', seat: task.seat, exploration: chosen });
      else
        s.pending.push({
          kind: 'explore-cell',
          seat: task.seat,
          exploration: { ...chosen, replace: replaces },
        });
    },
  },
  'explore-mode': {
    moves: () => ['new', 'replace'],
    act(s, task, move) {
      s.pending.push({
        kind: 'explore-cell',
        seat: task.seat,
        exploration: { ...task.exploration, replace: move === 'replace' },
      });
    },
  },
  'explore-cell': {
    moves(s, task) {
      const e = task.exploration;
      const cells = e.replace ? replaceable(s, task.seat, e.tile) : newCells(s, task.seat, e.tile);
      return cells.map(cellTarget);
    },
    act(s, task, move) {
      const { x, y } = cellIn(move, 'cell:');
      s.pending.push({
        kind: 'explore-turn',
        seat: task.seat,
        exploration: { ...task.exploration, x, y },
      });
    },
  },
  'explore-turn': {
    moves: (s, task) => turnsFor(s, task.seat, task.exploration).map((turn) => `turn:${turn}`),
    act(s, task, move, emit) {
      const e = task.exploration;
      const turn = Number(after(move, 'turn:'));
      const t = townOf(s, task.seat);
      const tile = tileAt(e.tile).id;
      const targets = [cellTarget(e)];
      if (e.replace) {
        const there = tileOn(t, e.x, e.y);
        const old = tileAt(there.tile).id;
        add(s.tiles, there.tile);
        there.tile = e.tile;
        there.turn = turn;
        report(emit, 'tile-replaced', task.seat, { tile, old }, { targets, rule: 'DK-4.2.8' });
      } else {
        place(t.mine, e, e.tile, turn);
        const { distance } = tileOn(t, e.x, e.y);
        report(emit, 'tile-placed', task.seat, { tile, distance }, { targets, rule: 'DK-4.2.3' });
      }
      giveBack(s, e.drawn);
    },
  },
  explorer: {
    moves: (s, task) => explorerMoves(s, task.seat, townOf(s, task.seat).cash),
    act(s, task, move, emit) {
      if (move === 'done') return;
      s.pending.push(task);
      if (move === 'look') look(s, task.seat, emit);
      else if (move === 'search') search(s, task.seat, emit);
      else sendExplorer(s, task.seat, workerIn(move, 'send:'), emit);
    },
  },
};

function look(s: State, seat: number, emit: Emit): void {
  use(s, seat, PROSPECTOR);
  report(emit, 'prospector-look', seat, {}, { rule: 'DK-4.2.9' });
  s.pending.push({ kind: 'explore-bag', seat, draw: PROSPECTOR_TILES, strong: false });
}

function search(s: State, seat: number, emit: Emit): void {
  use(s, seat, PROSPECTOR);
  pay(s, seat, SEARCH_PRICE);
  report(emit, 'prospector-search', seat, {}, { rule: 'DK-4.2.9' });
  s.pending.push({ kind: 'search-bag', seat });
}

function sendExplorer(s: State, seat: number, kind: Kind, emit: Emit): void {
  const t = townOf(s, seat);
  const wage = explorerWage(t);
  if (wage === null) throw new Error('Nobody more can be sent today.');
  use(s, seat, kind);
  pay(s, seat, wage);
  t.explorers++;
  report(emit, 'explorer', seat, { worker: kind, pay: wage }, { rule: 'DK-4.2.6' });
  s.pending.push({ kind: 'explore-bag', seat, draw: TILES_DRAWN, strong: kind === STRONG });
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
