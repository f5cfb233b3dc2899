/** DK-4.2: drawing tiles, joining them, replacing them; explorers and prospectors. */
import {
  EXPLORER_WAGES,
  KINDS,
  PROSPECTOR,
  SEARCH_PRICE,
  STRONG,
  TILES,
  TILE_BY_ID,
  fromDistance,
  tileAt,
} from '../data';
import {
  after,
  cellTarget,
  drawFrom,
  parseCell,
  pay,
  report,
  soon,
  use,
  type PickRules,
  type StepRules,
} from './tasks';
import {
  cellIndex,
  fitsCell,
  fittingTurns,
  frontier,
  layerFits,
  place,
  replacingTurns,
  tileIn,
  type Frontier,
} from './mine';
import { townOf, type Exploration, type MineTile, type State } from '../state';
import { add, at, kindsWith } from './town';

const LAYERS = [1, 2, 3];

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
    const tile = drawFrom(s, s.tiles, (index) => TILES[index]?.layer === layer);
    if (tile < 0) break;
    add(s.tiles, tile, -1);
    drawn.push(tile);
  }
  return drawn;
}

function giveBack(s: State, tiles: readonly number[]): void {
  for (const tile of tiles) add(s.tiles, tile);
}

function fresh(layer: number, drawn: number[], strong: boolean): Exploration {
  return { layer, drawn, strong, tile: -1, replace: false, x: 0, y: 0 };
}

function explorerMoves(s: State, seat: number): string[] {
  const t = townOf(s, seat);
  const moves: string[] = [];
  const wage = EXPLORER_WAGES[t.explorers];
  const open = canExplore(s, seat);
  for (const kind of kindsWith(t.idle)) {
    if (kind === PROSPECTOR) {
      if (open) moves.push('look');
      if (open && t.cash >= SEARCH_PRICE) moves.push('search');
    } else if (
      wage !== undefined &&
      t.cash >= wage &&
      (open || (kind === STRONG && canExplore(s, seat, true)))
    ) {
      moves.push(`send:${KINDS[kind]}`);
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
    moves: (s, f) => openLayers(s, f.seat, f.strong).map((layer) => `bag:${layer}`),
    act(s, f, move, emit) {
      const layer = Number(after(move, 'bag:'));
      const drawn = draw(s, layer, f.draw);
      report(emit, 'explore-draw', f.seat, { layer, n: drawn.length }, { news: true, rule: 'DK-4.2.5' });
      s.stack.push({ t: 'explore-tile', seat: f.seat, exploration: fresh(layer, drawn, f.strong) });
    },
  },
  'search-bag': {
    moves: (s, f) => openLayers(s, f.seat, false).map((layer) => `bag:${layer}`),
    act(s, f, move, emit) {
      const layer = Number(after(move, 'bag:'));
      const tile = drawFrom(s, s.tiles, (index) => {
        const type = tileAt(index);
        return type.layer === layer && (type.shape === 'tee' || type.shape === 'cross');
      });
      if (tile < 0) {
        report(emit, 'search-nothing', f.seat, { layer }, { news: true, rule: 'DK-4.2.9' });
        return;
      }
      add(s.tiles, tile, -1);
      report(emit, 'search-found', f.seat, { layer }, { news: true, rule: 'DK-4.2.9' });
      s.stack.push({ t: 'explore-tile', seat: f.seat, exploration: fresh(layer, [tile], false) });
    },
  },
  'explore-tile': {
    moves(s, f) {
      const cells = frontier(s, townOf(s, f.seat).mine);
      const different = [...new Set(f.exploration.drawn)].sort((a, b) => a - b);
      const fit = different.filter((tile) => canPlace(s, f.seat, f.exploration, tile, cells));
      return [...fit.map((tile) => `tile:${tileAt(tile).id}`), 'none'];
    },
    act(s, f, move, emit) {
      const e = f.exploration;
      if (move === 'none') {
        giveBack(s, e.drawn);
        report(emit, 'explore-none', f.seat, { layer: e.layer }, { rule: 'DK-4.2.12' });
        return;
      }
      const tile = TILE_BY_ID.get(after(move, 'tile:') ?? '') ?? -1;
      const drawn = e.drawn.slice();
      drawn.splice(drawn.indexOf(tile), 1);
      const chosen: Exploration = { ...e, drawn, tile };
      const joins = newCells(s, f.seat, tile).length > 0;
      const replaces = e.strong && replaceable(s, f.seat, tile).length > 0;
      if (joins && replaces) s.stack.push({ t: 'explore-mode', seat: f.seat, exploration: chosen });
      else s.stack.push({ t: 'explore-cell', seat: f.seat, exploration: { ...chosen, replace: replaces } });
    },
  },
  'explore-mode': {
    moves: () => ['new', 'replace'],
    act(s, f, move) {
      s.stack.push({
        t: 'explore-cell',
        seat: f.seat,
        exploration: { ...f.exploration, replace: move === 'replace' },
      });
    },
  },
  'explore-cell': {
    moves(s, f) {
      const e = f.exploration;
      const cells = e.replace ? replaceable(s, f.seat, e.tile) : newCells(s, f.seat, e.tile);
      return cells.map((cell) => `cell:${cell.x},${cell.y}`);
    },
    act(s, f, move) {
      const cell = parseCell(after(move, 'cell:') ?? '');
      s.stack.push({
        t: 'explore-turn',
        seat: f.seat,
        exploration: { ...f.exploration, x: cell.x, y: cell.y },
      });
    },
  },
  'explore-turn': {
    moves: (s, f) => turnsFor(s, f.seat, f.exploration).map((turn) => `turn:${turn}`),
    act(s, f, move, emit) {
      const e = f.exploration;
      const turn = Number(after(move, 'turn:'));
      const mine = townOf(s, f.seat).mine;
      const id = tileAt(e.tile).id;
      if (e.replace) {
        const tile = mine[tileIn(mine, e.x, e.y)] as MineTile;
        const old = tileAt(tile.tile).id;
        add(s.tiles, tile.tile);
        tile.tile = e.tile;
        tile.turn = turn;
        report(
          emit,
          'tile-replaced',
          f.seat,
          { tile: id, old },
          { targets: [cellTarget(e.x, e.y)], rule: 'DK-4.2.8' },
        );
      } else {
        place(mine, e, e.tile, turn);
        const distance = mine[mine.length - 1]?.distance ?? 1;
        report(
          emit,
          'tile-placed',
          f.seat,
          { tile: id, distance },
          { targets: [cellTarget(e.x, e.y)], rule: 'DK-4.2.3' },
        );
      }
      giveBack(s, e.drawn);
    },
  },
  explorer: {
    moves: (s, f) => explorerMoves(s, f.seat),
    act(s, f, move, emit) {
      if (move === 'done') return;
      s.stack.push(f);
      if (move === 'look' || move === 'search') {
        use(s, f.seat, PROSPECTOR);
        if (move === 'search') pay(s, f.seat, SEARCH_PRICE);
        report(
          emit,
          move === 'look' ? 'prospector-look' : 'prospector-search',
          f.seat,
          {},
          { rule: 'DK-4.2.9' },
        );
        s.stack.push(
          move === 'look'
            ? { t: 'explore-bag', seat: f.seat, draw: 3, strong: false }
            : { t: 'search-bag', seat: f.seat },
        );
        return;
      }
      const kind = KINDS.indexOf((after(move, 'send:') ?? '') as (typeof KINDS)[number]);
      const t = townOf(s, f.seat);
      const wage = EXPLORER_WAGES[t.explorers] ?? 0;
      use(s, f.seat, kind);
      pay(s, f.seat, wage);
      t.explorers++;
      report(emit, 'explorer', f.seat, { worker: kind, pay: wage }, { rule: 'DK-4.2.6' });
      s.stack.push({ t: 'explore-bag', seat: f.seat, draw: 2, strong: kind === STRONG });
    },
  },
};

export const exploringSteps: StepRules<'free-exploration'> = {
  'free-exploration'(s, f, emit) {
    if (!canExplore(s, f.seat)) {
      report(emit, 'explore-blocked', f.seat, {}, { rule: 'DK-4.2.12' });
      return;
    }
    soon(s, [{ t: 'explore-bag', seat: f.seat, draw: f.draw, strong: false }]);
  },
};
