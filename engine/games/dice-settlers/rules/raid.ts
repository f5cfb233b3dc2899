/** Raid: tents are swapped, guards cost icons (DS-4.50 to DS-4.54). */
import type { Move } from '../../../core/game';
import { SWAP_COST } from '../data';
import { playerOf, type MapTile, type State } from '../state';
import type { ActionRule } from './action';
import { bonusIcons, layBonus, mostIcons } from './icons';
import { foesOn, keyOf, present, tentsOf, tileAt } from './map';
import { moveBy } from './notation';
import { payWay, ways, wayOf, wayText } from './payments';
import type { PickRules } from './pick';
import { giveWay, pitchTent } from './pieces';
import { TERMS, working } from './techs';

export const raid: ActionRule = {
  able(s, seat) {
    const least = raidMinimum(s, seat);
    return least > 0 && mostIcons(s, seat, 'raid') >= least;
  },
  moves(s, seat) {
    const bonus = bonusIcons(s, seat, 'raid');
    const most = mostIcons(s, seat, 'raid');
    const result: Move[] = [];
    /** What pays for so many icons, which is the same on every tile. */
    const payments: string[][] = [];
    for (const t of s.map) {
      if (!present(t, seat)) continue;
      const costs = foesOn(t, seat).map((victim) => swapCost(s, victim));
      if (costs.length === 0) continue;
      const useful = Math.min(most, usefulIcons(s, seat, t));
      const least = Math.max(bonus, Math.min(...costs));
      for (let icons = least; icons <= useful; icons++) {
        for (const text of (payments[icons - bonus] ??= waysText(s, seat, icons - bonus))) {
          result.push(moveBy(`raid:${keyOf(t)}`, text));
        }
      }
    }
    return result;
  },
  act(s, seat, { what, by }, emit) {
    const bonus = layBonus(s, seat, 'raid', emit);
    const way = wayOf(by, 'raid');
    payWay(s, seat, way, emit);
    s.pending.push({ kind: 'raid-victim', seat, cell: what, left: bonus + way.length, hit: [] });
  },
};

function waysText(s: State, seat: number, n: number): string[] {
  return ways(s, seat, 'raid', n).map((way) => wayText(way, 'raid'));
}

/** Icons beyond these swap nothing more on a tile. */
function usefulIcons(s: State, seat: number, t: MapTile): number {
  const foes = foesOn(t, seat);
  const tents = foes.reduce((n, victim) => n + tentsOf(t, victim), 0);
  const guards = foes.reduce((n, victim) => n + guardOf(s, victim), 0);
  return guards + SWAP_COST * Math.min(tents, playerOf(s, seat).tents);
}

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

export const raidPicks: PickRules<'raid-victim'> = {
  'raid-victim': {
    moves(s, task) {
      const foes = foesOn(tileAt(s, task.cell), task.seat);
      const hits =
        playerOf(s, task.seat).tents === 0
          ? []
          : foes
              .filter((owner) => (task.hit.includes(owner) ? SWAP_COST : swapCost(s, owner)) <= task.left)
              .map((owner) => `hit:${owner}`);
      // Against one side alone the icons were paid for so many swaps.
      const stop = hits.length === 0 || (task.hit.length > 0 && foes.length > 1);
      return stop ? ['done', ...hits] : hits;
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
      const targets = [`cell:${keyOf(t)}`];
      giveWay(s, t, victim, emit);
      pitchTent(s, seat, t);
      emit({ kind: 'raid', seat, args: { tile: t.tile, victim }, targets, rule: 'DS-4.51' });
    },
  },
};
