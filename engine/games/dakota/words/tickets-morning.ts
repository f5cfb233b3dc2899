/** Tickets of bail, events and exploring. */
import type { Move, MoveDescription } from '../../../core/game';
import { BAIL, PROSPECTOR, SEARCH_PRICE, type BuildingId } from '../data';
import { tileIndex } from '../data-tiles';
import { quakeSpace } from '../rules/events';
import { explorerWage, newCells, tilesLeft, turnsFor } from '../rules/exploring';
import { frontier, openSides, place, waysOn } from '../rules/mine';
import { cellTarget, kindOf, parseCell, spaceTarget } from '../rules/notation';
import type { morningPicks } from '../rules/morning';
import type { eventPicks } from '../rules/events';
import type { exploringPicks } from '../rules/exploring';
import { townOf, type Exploration, type PickTask, type State } from '../state';
import { say } from './catalogue';
import { aWorker, buildingName, nameOf, sidesName, tileName, workerName } from './names';
import {
  bedWarning,
  main,
  money,
  onCell,
  onTile,
  partsOf,
  quiet,
  worker,
  yesNo,
  type Tickets,
} from './tickets-parts';

export const morningTickets: Tickets<
  keyof typeof morningPicks | keyof typeof eventPicks | keyof typeof exploringPicks
> = {
  bail(s, _task, move) {
    if (move === 'done') return quiet(say('do.bail-none'), 'DK-4.1.3');
    const [how, seat, id] = partsOf(move);
    const holes = { worker: workerName(kindOf(id)), name: nameOf(s, Number(seat)) };
    const about = { targets: [`seat:${seat}`], rule: 'DK-4.1.3' };
    return how === 'bail'
      ? { label: say('do.bail', holes), ...about, cost: [money(BAIL)] }
      : { label: say('do.jailbreak', holes), ...about };
  },
  'event-building'(s, task, move) {
    const type = partsOf(move)[1] as BuildingId;
    const space = quakeSpace(townOf(s, task.seat), type);
    const label = say('do.quake', { building: buildingName(type), n: space + 1 });
    return { label, targets: [spaceTarget(space)], rule: 'DK-4.4.10' };
  },
  'event-endtile': (s, task, move) => onTile(s, task.seat, partsOf(move)[1], 'DK-4.4.9'),
  engineer: (_s, _task, move) =>
    yesNo(move === 'use', say('do.engineer'), say('do.engineer-none'), 'DK-4.4.8'),
  wagon: (s, task, move) => ({
    ...yesNo(move === 'take', say('do.wagon'), say('do.wagon-none'), 'DK-4.6.7'),
    ...(move === 'take' ? bedWarning(s, task.seat) : {}),
  }),
  'explore-bag': (s, _task, move) => bag(s, move),
  'search-bag': (s, _task, move) => bag(s, move),
  'explore-tile'(s, task, move) {
    if (move === 'none')
      return quiet(say(task.exploration.drawn.length > 1 ? 'do.none' : 'do.none.one'), 'DK-4.2.5');
    const id = partsOf(move)[1];
    const tile = tileIndex(id);
    const ways = waysOn(tile);
    const detail = ways > 0 ? say('detail.ways', { n: ways }) : say('detail.ways.none');
    const places = newCells(s, task.seat, tile).map(({ x, y }) => ({ ...task.exploration, tile, x, y }));
    return {
      label: tileName(tile),
      detail,
      targets: [`tile:${id}`],
      rule: 'DK-4.2.5',
      ...sealWarning(s, task.seat, places),
    };
  },
  'explore-mode': (_s, _task, move) =>
    move === 'new'
      ? { label: say('do.new'), targets: [], rule: 'DK-4.2.3' }
      : { label: say('do.replace'), targets: [], rule: 'DK-4.2.8' },
  'explore-cell'(s, task, move) {
    const where = partsOf(move)[1];
    if (task.exploration.replace) return onCell(where, 'DK-4.2.8');
    const there = { ...task.exploration, ...parseCell(where) };
    return { ...onCell(where, 'DK-4.2.3'), ...sealWarning(s, task.seat, [there]) };
  },
  'explore-turn'(s, { exploration: e, seat }, move) {
    const turn = partsOf(move)[1];
    const label = say('do.turn', { sides: sidesName(openSides(e.tile, Number(turn))) });
    const about = { label, targets: [`turn:${turn}`, cellTarget(e)] };
    if (e.replace) return { ...about, rule: 'DK-4.2.8' };
    const warning = seals(s, seat, e, Number(turn)) ? { warning: say('warn.sealed') } : {};
    return { ...about, rule: 'DK-4.2.3', ...warning };
  },
  explorer,
};

/** A warning where the tile closes the mine wherever and however it lies there. */
function sealWarning(s: State, seat: number, places: readonly Exploration[]): { warning?: string } {
  const always =
    places.length > 0 && places.every((e) => turnsFor(s, seat, e).every((turn) => seals(s, seat, e, turn)));
  return always ? { warning: say('warn.sealed') } : {};
}

function seals(s: State, seat: number, e: Exploration, turn: number): boolean {
  const mine = townOf(s, seat).mine.map((tile) => ({ ...tile }));
  place(mine, e, e.tile, turn);
  return frontier(s, mine).length === 0;
}

function bag(s: State, move: Move): MoveDescription {
  const n = partsOf(move)[1];
  const detail = say('detail.tiles', { n: tilesLeft(s, Number(n)) });
  return { label: say('do.bag', { n }), detail, targets: [`bag:${n}`], rule: 'DK-4.2.2' };
}

function explorer(s: State, task: PickTask<'explorer'>, move: Move): MoveDescription {
  switch (move) {
    case 'done':
      return main(say('do.explored'), 'DK-4.2.6');
    case 'look':
      return { label: say('do.look'), targets: [], rule: 'DK-4.2.9', cost: [worker(PROSPECTOR)] };
    case 'search': {
      const cost = [worker(PROSPECTOR), money(SEARCH_PRICE)];
      return { label: say('do.search'), targets: [], rule: 'DK-4.2.9', cost };
    }
    default: {
      const kind = kindOf(partsOf(move)[1]);
      const wage = explorerWage(townOf(s, task.seat));
      if (wage === null) throw new Error('Nobody more can be sent today.');
      const cost = [worker(kind), money(wage)];
      return { label: say('do.send', { worker: aWorker(kind) }), targets: [], rule: 'DK-4.2.6', cost };
    }
  }
}
