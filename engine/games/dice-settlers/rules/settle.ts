/** Settle: a tent is taken, placed or taken back for each icon (DS-4.45 to DS-4.47). */
import type { Move } from '../../../core/game';
import { playerOf, type Emit, type Player, type State, type TaskOf } from '../state';
import type { ActionRule } from './action';
import { bonusIcons, layBonus, mostIcons } from './icons';
import { settleTiles, tented, tileAt } from './map';
import { losesBy } from './loss';
import { moveBy, named, onTiles, type Answer } from './notation';
import { payWay, ways, wayOf, wayText } from './payments';
import type { PickRules } from './pick';
import { pitchTent, returnTent } from './pieces';
import { cardBehind, TERMS } from './techs';

/** The icons are spent one by one, each with its use. */
export const settle: ActionRule = {
  able: (s, seat) => mostIcons(s, seat, 'settle') > 0,
  moves: (s, seat) => uses(s, seat, bonusIcons(s, seat, 'settle'), giftOf(s, seat)),
  act(s, seat, answer, emit) {
    const bonus = layBonus(s, seat, 'settle', emit);
    const n = giftOf(s, seat);
    if (n > 0) {
      const player = playerOf(s, seat);
      const card = cardBehind(player.techs, 'settle-gift');
      player.tents += n;
      emit({ kind: 'tents', seat, args: { n, card }, targets: [`card:${card}`] });
    }
    const task: TaskOf<'settle-use'> = { kind: 'settle-use', seat, bonus };
    s.pending.push(task);
    useIcon(s, task, answer, emit);
  },
};

/** Tents a card brings as the action begins. */
function giftOf(s: State, seat: number): number {
  return TERMS['settle-gift'](playerOf(s, seat).techs);
}

/** DS-4.45: what one icon can do, and what it can be paid with; bonus icons are used first. */
function uses(s: State, seat: number, bonus: number, gift: number): Move[] {
  const tents = playerOf(s, seat).tents + gift;
  const heads = [
    ...(tents > 0 ? onTiles('settle', settleTiles(s, seat)) : []),
    'settle:take',
    ...(tented(s, seat).length > 0 ? ['settle:recall'] : []),
  ];
  return ways(s, seat, 'settle', bonus > 0 ? 0 : 1).flatMap((way) => {
    const by = wayText(way, 'settle');
    return heads.map((head) => moveBy(head, by));
  });
}

function useIcon(s: State, task: TaskOf<'settle-use'>, { what, by }: Answer, emit: Emit): void {
  const { seat } = task;
  const player = playerOf(s, seat);
  if (by === '') task.bonus--;
  else payWay(s, seat, wayOf(by, 'settle'), emit);
  if (what === 'recall') s.pending.push({ kind: 'recall-tent', seat, count: 0 });
  else if (what === 'take') {
    const n = tentsTaken(player);
    player.tents += n;
    emit({ kind: 'take-tents', seat, args: { n } });
  } else {
    const t = tileAt(s, what);
    pitchTent(s, seat, t);
    emit({ kind: 'settle', seat, args: { tile: t.tile }, targets: [`cell:${what}`] });
  }
}

/** DS-4.45 a and Quartermasters. */
export function tentsTaken(player: Player): number {
  return TERMS['take-tents'](player.techs);
}

export const settlePicks: PickRules<'settle-use' | 'recall-tent'> = {
  'settle-use': {
    moves: (s, { seat, bonus }) => ['done', ...uses(s, seat, bonus, 0)],
    act(s, task, answer, emit) {
      if (answer.verb === 'done') s.pending.pop();
      else useIcon(s, task, answer, emit);
    },
  },
  'recall-tent': {
    moves(s, task) {
      const from = onTiles('from', tented(s, task.seat));
      return task.count > 0 ? ['done', ...from] : from;
    },
    act(s, task, { verb, what }, emit) {
      if (verb === 'done') {
        s.pending.pop();
        return;
      }
      const t = tileAt(s, what);
      returnTent(s, t, task.seat);
      task.count++;
      emit({ kind: 'recall', seat: task.seat, args: { tile: t.tile }, targets: [`cell:${what}`] });
    },
    waits: (s, { seat }, only) => only !== 'done' && losesBy(s, seat, tileAt(s, named(only))),
  },
};
