/** Explore: tiles are seen, one is laid, neighbours join (DS-4.40 to DS-4.44). */
import { tileOf, type PlacementAbility } from '../data-tiles';
import { botOwner, playerOf, type Emit, type Player, type State, type TaskOf } from '../state';
import type { ActionRule } from './action';
import { joinBot } from './diceoneer-tools';
import { cellOf } from './grid';
import { bonusIcons, layBonus, mostIcons } from './icons';
import { bareTile, canExplore, exploreCells, neighboursOf, openColours, present } from './map';
import { moveBy, parts } from './notation';
import { payWay, waysBetween, wayOf, wayText } from './payments';
import type { PickRules } from './pick';
import { comeAlong, gainTokens } from './pieces';
import { TERMS } from './techs';

export const explore: ActionRule = {
  able: (s, seat) => s.stack.length > 0 && mostIcons(s, seat, 'explore') > 0 && canExplore(s, seat),
  moves(s, seat) {
    const bonus = bonusIcons(s, seat, 'explore');
    const most = mostIcons(s, seat, 'explore');
    const least = Math.max(1, bonus);
    // An icon that would show no further tile buys nothing.
    let useful = least;
    while (useful < most && tilesSeen(playerOf(s, seat), useful) < s.stack.length) useful++;
    return waysBetween(s, seat, 'explore', least - bonus, useful - bonus).flatMap((list) =>
      list.map((way) => moveBy('explore', wayText(way, 'explore'))),
    );
  },
  act(s, seat, { by }, emit) {
    const bonus = layBonus(s, seat, 'explore', emit);
    const way = wayOf(by, 'explore');
    payWay(s, seat, way, emit);
    const drawn = s.stack.splice(-tilesSeen(playerOf(s, seat), bonus + way.length)).reverse();
    s.pending.push({ kind: 'lay-tile', seat, drawn });
    emit({
      kind: 'draw-tiles',
      seat,
      args: { tiles: drawn.join(' ') },
      targets: drawn.map((tile) => `tile:${tile}`),
      rule: 'DS-4.40',
      news: true,
    });
  },
};

/** DS-4.40 and Wanderlust: tiles so many icons show. */
export function tilesSeen(player: Player, icons: number): number {
  return icons + TERMS['explore-more'](player.techs);
}

/** DS-4.43: whether an owner may join a newly explored tile. */
export function mayJoin(s: State, owner: number, cell: string): boolean {
  const tents = s.bot && owner === botOwner(s) ? s.bot.tents : playerOf(s, owner).tents;
  return tents > 0 && neighboursOf(s, cellOf(cell)).some((t) => present(t, owner));
}

/** DS-4.43: asks the next entitled side; true when the task has moved on by itself. */
export function settleJoin(s: State, task: TaskOf<'join'>, emit: Emit): boolean {
  const next = task.left[0];
  if (next === undefined) {
    s.pending.pop();
    if (task.joined && playerOf(s, task.explorer).tents > 0) {
      s.pending.push({ kind: 'reinforce', seat: task.explorer, cell: task.cell });
    }
    return true;
  }
  if (!mayJoin(s, next, task.cell)) {
    task.left.shift();
    return true;
  }
  if (next === botOwner(s)) {
    task.left.shift();
    joinBot(s, task.cell, 'bot-join', 'DS-6.50', emit);
    task.joined = true;
    return true;
  }
  task.seat = next;
  return false;
}

export const explorePicks: PickRules<'lay-tile' | 'join' | 'reinforce'> = {
  'lay-tile': {
    moves(s, { seat, drawn }) {
      const cells = exploreCells(s, seat);
      return drawn.flatMap((tile) => cells.map((cell) => `lay:${tile}=${cell}`));
    },
    act(s, { seat, drawn }, { what }, emit) {
      const [no, cell] = parts(what);
      const tile = Number(no);
      s.pending.pop();
      s.removed.push(...drawn.filter((other) => other !== tile));
      layTile(s, seat, tile, cell, emit);
    },
  },
  join: {
    moves: () => ['join', 'stay'],
    act(s, task, { verb }, emit) {
      task.left.shift();
      if (verb === 'join') {
        comeAlong(s, task.seat, task.cell, 'join', 'DS-4.43', emit);
        task.joined = true;
      } else emit({ kind: 'stay', seat: task.seat, targets: [`cell:${task.cell}`] });
    },
  },
  reinforce: {
    moves: () => ['add', 'no'],
    act(s, task, { verb }, emit) {
      s.pending.pop();
      if (verb === 'add') comeAlong(s, task.seat, task.cell, 'reinforce', 'DS-4.44', emit);
    },
  },
};

/** DS-4.42 to DS-4.44. */
function layTile(s: State, seat: number, no: number, cell: string, emit: Emit): void {
  const n = TERMS['explore-tents'](playerOf(s, seat).techs);
  const t = bareTile(s, no, cell);
  t.tents[seat] = n;
  s.map.push(t);
  const targets = [`cell:${cell}`];
  emit({ kind: 'explore', seat, args: { tile: no, n }, targets, rule: 'DS-4.42' });
  const left = Array.from({ length: s.sides - 1 }, (_, i) => (seat + 1 + i) % s.sides);
  s.pending.push({ kind: 'join', seat, explorer: seat, cell, left, joined: false });
  const { ability, trigger } = tileOf(no);
  if (trigger === 'placement') (PLACED[ability.do] as Placed)(s, { seat, no, targets, ability }, emit);
}

interface Laid<A> {
  readonly seat: number;
  readonly no: number;
  readonly targets: readonly string[];
  readonly ability: A;
}

type Placed<A = PlacementAbility> = (s: State, laid: Laid<A>, emit: Emit) => void;

/** What a tile gives the explorer who lays it. */
const PLACED: {
  readonly [K in PlacementAbility['do']]: Placed<Extract<PlacementAbility, { do: K }>>;
} = {
  gain(s, { seat, targets, ability: { kind, n } }, emit) {
    gainTokens(playerOf(s, seat), kind, n);
    emit({ kind: 'token', seat, args: { kind, n }, targets, rule: 'DS-4.42' });
  },
  'extra-action'(s, { seat, no, targets }, emit) {
    s.turn.allow++;
    emit({ kind: 'extra', seat, args: { tile: no }, targets, rule: 'DS-4.33' });
  },
  'die-accessible'(s, { seat }) {
    if (openColours(s, seat).length > 0) s.pending.push({ kind: 'pick-colour', seat, left: 1, why: 'tile' });
  },
  // Only a start tile has it, and start tiles are not explored.
  'house-instead'() {},
};
