/** Tickets of bail, events and exploring. */
import { TURN, type Move, type MoveDescription } from '../../../core/game';
import { BAIL, PROSPECTOR, SEARCH_PRICE, kindAt, type BuildingId } from '../data';
import { tileAt } from '../data-tiles';
import { quakeSpace } from '../rules/events';
import { explorerWage, parseLay, tilesLeft } from '../rules/exploring';
import { frontier, openSides, place, tileIn, tileOn } from '../rules/mine';
import { cellTarget, kindOf, spaceTarget } from '../rules/notation';
import { tileWorth } from '../rules/tunnels';
import type { morningPicks } from '../rules/morning';
import type { eventPicks } from '../rules/events';
import type { exploringPicks } from '../rules/exploring';
import { townOf, type PickTask, type State } from '../state';
import { leadsOn } from './advice-parts';
import { say } from './catalogue';
import { aWorker, buildingName, cellName, nameOf, sidesName, tileName, workerName } from './names';
import { bedWarning, main, money, onTile, partsOf, quiet, yesNo, type Tickets } from './tickets-parts';

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
    const warning = say('warn.quake', { building: buildingName(type) });
    return { label, targets: [spaceTarget(space)], rule: 'DK-4.4.10', warning };
  },
  'event-endtile': (s, task, move) => onTile(s, task.seat, partsOf(move)[1], 'DK-4.4.9'),
  engineer: (_s, _task, move) =>
    yesNo(move === 'use', say('do.engineer'), say('do.engineer-none'), 'DK-4.4.8'),
  wagon: (s, task, move) => ({
    ...yesNo(move === 'take', say('do.wagon'), say('do.wagon-none'), 'DK-4.6.7'),
    ...(move === 'take' ? bedWarning(s, task.seat) : {}),
  }),
  'explore-bag': (s, _task, move) => bag(s, move),
  lay,
  explorer,
};

/** One tile, where it goes and how it lies: what follows from it is where it leads on. */
function lay(s: State, { seat, exploration }: PickTask<'lay'>, move: Move): MoveDescription {
  if (move === 'none')
    return quiet(say(exploration.drawn.length > 1 ? 'do.none' : 'do.none.one'), 'DK-4.2.5');
  const laying = parseLay(move);
  const { tile, x, y, turn } = laying;
  const { mine } = townOf(s, seat);
  const targets = [cellTarget(laying), `tile:${tileAt(tile).id}`, `${TURN}${turn}`];
  const holes = {
    tile: tileName(tile),
    row: cellName(x, y),
    sides: sidesName(openSides(tile, turn)),
  };
  const there = mine[tileIn(mine, x, y)];
  if (there) {
    const old = tileName(there.tile).toLowerCase();
    return {
      label: say('do.lay-over', holes),
      button: say('button.lay-over'),
      detail: say('detail.lay-over', { old }),
      targets,
      rule: 'DK-4.2.8',
      group: say('group.lay-over'),
      worth: -9,
    };
  }
  const { ways, distance, sealed } = after(s, seat, laying);
  return {
    label: say('do.lay', holes),
    button: say('button.lay'),
    detail: ways > 0 ? say('detail.lay', { n: ways, distance }) : say('detail.lay.end', { distance }),
    targets,
    rule: 'DK-4.2.3',
    group: ways > 1 ? say('group.lay.more', { n: ways }) : say(ways > 0 ? 'group.lay.on' : 'group.lay.end'),
    worth: tileWorth(s, seat, tile, x, y, turn),
    ...(sealed ? { warning: say('warn.sealed') } : {}),
  };
}

/** The mine once a tile lies: its ways on, its distance, and whether no mouth is left anywhere. */
function after(
  s: State,
  seat: number,
  { tile, x, y, turn }: ReturnType<typeof parseLay>,
): { ways: number; distance: number; sealed: boolean } {
  const mine = townOf(s, seat).mine.map((one) => ({ ...one }));
  place(mine, { x, y }, tile, turn);
  const { distance } = tileOn({ mine }, x, y);
  return { ways: leadsOn(s, mine, x, y), distance, sealed: frontier(s, mine).length === 0 };
}

function bag(s: State, move: Move): MoveDescription {
  const n = partsOf(move)[1];
  const detail = say('detail.tiles', { n: tilesLeft(s, Number(n)) });
  return {
    label: say('do.bag', { n }),
    button: say('button.bag', { n }),
    detail,
    targets: [`bag:${n}`],
    rule: 'DK-4.2.2',
    worth: Number(n),
  };
}

function explorer(s: State, task: PickTask<'explorer'>, move: Move): MoveDescription {
  if (move === 'done') return main(say('do.explored'), 'DK-4.2.6');
  const parts = move.split(':');
  const [what] = parts;
  const n = parts[parts.length - 1] ?? '';
  const about = { detail: say('detail.tiles', { n: tilesLeft(s, Number(n)) }), worth: Number(n) };
  const prospector = [`worker:${kindAt(PROSPECTOR)}`, `bag:${n}`];
  if (what === 'look')
    return {
      label: say('do.look', { n }),
      button: say('button.look'),
      targets: prospector,
      rule: 'DK-4.2.9',
      ...about,
      worth: 10 + about.worth,
    };
  if (what === 'search')
    return {
      label: say('do.search', { n }),
      button: say('button.search'),
      targets: [...prospector, 'search:fork'],
      rule: 'DK-4.2.9',
      cost: [money(SEARCH_PRICE)],
      ...about,
    };
  const id = parts[1] ?? '';
  const kind = kindOf(id);
  const wage = explorerWage(townOf(s, task.seat));
  if (wage === null) throw new Error('Nobody more can be sent today.');
  return {
    label: say('do.send', { worker: aWorker(kind), n }),
    button: say('button.send', { worker: workerName(kind) }),
    targets: [`worker:${id}`, `bag:${n}`],
    rule: 'DK-4.2.6',
    cost: [money(wage)],
    ...about,
  };
}
