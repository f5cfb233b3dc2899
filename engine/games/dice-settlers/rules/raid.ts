/** Raid: tents are swapped, guards cost icons (DS-4.50 to DS-4.54). */
import { SWAP_COST } from '../data';
import { playerOf, type MapTile, type State } from '../state';
import type { ActionRule } from './action';
import { askIcons, mostIcons } from './icons';
import { foesOn, keyOf, present, tileAt } from './map';
import { onTiles } from './notation';
import type { PickRules } from './pick';
import { pitchTent, returnTent } from './pieces';
import { TERMS, working } from './techs';

export const raid: ActionRule = {
  able(s, seat) {
    const least = raidMinimum(s, seat);
    return least > 0 && mostIcons(s, seat, 'raid') >= least;
  },
  begin: (s, seat, emit) => askIcons(s, seat, 'raid', raidMinimum(s, seat), emit),
  paid(s, { seat, icons }) {
    s.pending.push({ kind: 'raid-tile', seat, icons });
  },
};

/** DS-4.53, DS-6.40: icons and strength the cards of an owner swallow. */
export function guardOf(s: State, owner: number): number {
  return TERMS.guard(working(s, owner));
}

/** DS-4.53: icons the first swap against this owner costs. */
function swapCost(s: State, victim: number): number {
  return SWAP_COST + guardOf(s, victim);
}

/** DS-4.54: the fewest icons with which some swap is possible; 0 where none is. */
export function raidMinimum(s: State, seat: number): number {
  if (playerOf(s, seat).tents === 0) return 0;
  let least = 0;
  for (const t of s.map) {
    if (!present(t, seat)) continue;
    for (const victim of foesOn(t, seat)) {
      const cost = swapCost(s, victim);
      if (least === 0 || cost < least) least = cost;
    }
  }
  return least;
}

/** Tiles on which a first swap can be paid with so many icons. */
function raidTiles(s: State, seat: number, icons: number): MapTile[] {
  return s.map.filter(
    (t) => present(t, seat) && foesOn(t, seat).some((victim) => swapCost(s, victim) <= icons),
  );
}

export const raidPicks: PickRules<'raid-tile' | 'raid-victim'> = {
  'raid-tile': {
    moves: (s, task) => onTiles('at', raidTiles(s, task.seat, task.icons)),
    act(s, task, { what }) {
      s.pending.pop();
      s.pending.push({ kind: 'raid-victim', seat: task.seat, cell: what, left: task.icons, hit: [] });
    },
  },
  'raid-victim': {
    moves(s, task) {
      const hits =
        playerOf(s, task.seat).tents === 0
          ? []
          : foesOn(tileAt(s, task.cell), task.seat)
              .filter((owner) => (task.hit.includes(owner) ? SWAP_COST : swapCost(s, owner)) <= task.left)
              .map((owner) => `hit:${owner}`);
      return task.hit.length > 0 ? ['done', ...hits] : hits;
    },
    act(s, task, { verb, what }, emit) {
      if (verb === 'done') {
        s.pending.pop();
        return;
      }
      const { seat } = task;
      const victim = Number(what);
      const first = !task.hit.includes(victim);
      task.left -= first ? swapCost(s, victim) : SWAP_COST;
      if (first) task.hit.push(victim);
      const t = tileAt(s, task.cell);
      returnTent(s, t, victim);
      pitchTent(s, seat, t);
      const targets = [`cell:${keyOf(t)}`];
      emit({ kind: 'raid', seat, args: { tile: t.tile, victim }, targets, rule: 'DS-4.51' });
    },
  },
};
