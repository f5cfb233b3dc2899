/** A turn: its one action, its end, and the end of a round (MT-4.1, MT-4.2, MT-4.47 to MT-5.2). */
import type { Move } from '../../../core/game';
import { BANK, ROWS } from '../data';
import {
  isRace,
  player,
  tableSize,
  tallyUp,
  workersOf,
  type Emit,
  type State,
  type TallyName,
  type TaskOf,
} from '../state';
import { canBuild } from './building';
import { openCity } from './city';
import { write, type PickRules, type Plays } from './notation';
import { drinksCanteen, task } from './tasks';
import { canStaff, clearFull } from './work';
import { bankSpot, largeSpot, occupied } from './worker-board';

export const chooseAction: PickRules<'choose-action'> = {
  moves(s, { seat }) {
    const p = player(s, seat);
    const workers = workersOf(p);
    const open: Move[] = ['recruit'];
    BANK.forEach((space, i) => {
      if (workers >= space.workers && !occupied(s, bankSpot(i))) open.push(write.bank(i));
    });
    // MT-4.17
    ROWS.forEach((row, i) => {
      if (p.silver >= row.price && !occupied(s, largeSpot(i)) && canStaff(p, i)) open.push(write.row(i));
    });
    open.push('city');
    if (canBuild(s, p)) open.push('build');
    return open;
  },
  act(s, { seat }, play, emit) {
    s.pending.pop();
    tallyUp(s, TALLY_OF[play.verb]);
    switch (play.verb) {
      case 'recruit':
        s.pending.push(task.recruitAdvance(seat), task.spin(seat));
        return;
      case 'bank':
        s.pending.push(task.bankWorkers(seat, play.space));
        return;
      case 'row':
        s.pending.push(task.rowWorkers(seat, play.row));
        return;
      case 'city':
        openCity(s, seat, emit);
        return;
      case 'build':
        s.pending.push(task.buildNext(seat));
    }
  },
  trades: true,
  alwaysAsked: true,
};

const TALLY_OF: Readonly<Record<Plays['choose-action']['verb'], TallyName>> = {
  recruit: 'recruit',
  bank: 'bank',
  row: 'area',
  city: 'city',
  build: 'build',
};

/** MT-4.47, MT-4.48 */
export const endTurn: PickRules<'end-turn'> = {
  moves: (s, { seat }) => (player(s, seat).canteens > 0 ? ['end', 'canteen'] : ['end']),
  act(s, { seat }, { verb }) {
    s.pending.pop();
    s.pending.push(task.finish(seat, verb === 'canteen'));
  },
  trades: true,
  alwaysAsked: false,
};

/** MT-4.47 to MT-4.49: sweep, then either the extra turn or the next seat. */
export function finishTurn(s: State, step: TaskOf<'finish'>, emit: Emit): void {
  clearFull(s, emit);
  if (drinksCanteen(step)) {
    player(s, step.seat).canteens--;
    s.spent++;
    tallyUp(s, 'canteen');
    emit({ kind: 'extra-turn', seat: step.seat, rule: 'MT-4.48' });
    beginTurn(s, step.seat);
    return;
  }
  if (isRace(s)) {
    s.pending.push(task.roundEnd(), task.rivalTurn());
    return;
  }
  const next = (step.seat + 1) % s.seats;
  if (next === s.first) s.pending.push(task.roundEnd());
  else beginTurn(s, next);
}

function beginTurn(s: State, seat: number): void {
  s.turns++;
  s.pending.push(task.chooseAction(seat));
}

/** MT-5.1, MT-5.2 */
export function endRound(s: State, emit: Emit): void {
  if (s.last || s.round >= tableSize(s).cap) {
    s.over = true;
    s.pending = [];
    emit({ kind: 'game-over', seat: -1, args: { round: s.round }, rule: s.last ? 'MT-5.1' : 'MT-5.2' });
    return;
  }
  s.round++;
  emit({ kind: 'round', seat: -1, args: { round: s.round }, rule: 'MT-4.1' });
  beginTurn(s, s.first);
}
