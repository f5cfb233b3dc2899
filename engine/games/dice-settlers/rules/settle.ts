/** Settle: a tent is taken, placed or taken back for each icon (DS-4.45 to DS-4.47). */
import { playerOf, type Player } from '../state';
import type { ActionRule } from './action';
import { askIcons, mostIcons } from './icons';
import { settleTiles, tented, tileAt } from './map';
import { losesBy } from './loss';
import { named, onTiles } from './notation';
import type { PickRules } from './pick';
import { pitchTent, returnTent } from './pieces';
import { cardWith, TERMS } from './techs';

export const settle: ActionRule = {
  able: (s, seat) => mostIcons(s, seat, 'settle') > 0,
  begin(s, seat, emit) {
    askIcons(s, seat, 'settle', 1, emit);
    const player = playerOf(s, seat);
    const card = cardWith(player.techs, 'settle-gift');
    if (!card) return;
    const n = TERMS['settle-gift'](player.techs);
    player.tents += n;
    emit({ kind: 'tents', seat, args: { n, card }, targets: [`card:${card}`] });
  },
  paid(s, { seat, icons }) {
    s.pending.push({ kind: 'settle-use', seat, left: icons });
  },
};

/** DS-4.45 a and Quartermasters. */
export function tentsTaken(player: Player): number {
  return TERMS['take-tents'](player.techs);
}

export const settlePicks: PickRules<'settle-use' | 'recall-tent'> = {
  'settle-use': {
    moves(s, { seat }) {
      const places = playerOf(s, seat).tents > 0 ? onTiles('place', settleTiles(s, seat)) : [];
      return [...places, 'take', ...(tented(s, seat).length > 0 ? ['recall'] : [])];
    },
    act(s, task, { verb, what }, emit) {
      const { seat } = task;
      const player = playerOf(s, seat);
      task.left--;
      if (task.left === 0) s.pending.pop();
      if (verb === 'recall') s.pending.push({ kind: 'recall-tent', seat, count: 0 });
      else if (verb === 'take') {
        const n = tentsTaken(player);
        player.tents += n;
        emit({ kind: 'take-tents', seat, args: { n } });
      } else {
        const t = tileAt(s, what);
        pitchTent(s, seat, t);
        emit({ kind: 'settle', seat, args: { tile: t.tile }, targets: [`cell:${what}`] });
      }
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
