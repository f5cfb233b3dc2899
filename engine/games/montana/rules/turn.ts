/** A turn: its one action, its end, and the end of a round (MT-4.1, MT-4.2, MT-4.47 to MT-5.2). */
import type { Move } from '../../../core/game';
import {
  isRace,
  player,
  tableSize,
  tallyUp,
  type Emit,
  type State,
  type TallyName,
  type TaskOf,
} from '../state';
import { addFieldMoves, buildField } from './building';
import { addFirstSpaces, goToCity } from './city';
import type { PickRules, Plays } from './notation';
import { drinksCanteen, task } from './tasks';
import { addBankMoves, addRowMoves, clearFull, goToBank, workRow } from './work';

/** MT-4.2: one action, named with the place it is made on and the workers it is made with. */
export const chooseAction: PickRules<'choose-action'> = {
  moves(s, { seat }) {
    const p = player(s, seat);
    const list: Move[] = ['recruit'];
    addBankMoves(s, p, list);
    addRowMoves(s, p, list);
    addFirstSpaces(s, seat, list);
    addFieldMoves(s, p, list);
    return list;
  },
  act(s, { seat }, play, emit) {
    if (play.verb === 'field') buildField(s, seat, play.field, 0, emit);
    else work(s, seat, play, emit);
    tallyUp(s, TALLY_OF[play.verb]);
  },
  trades: true,
  // Recruiting and two shops are there for everybody.
  many: () => true,
};

type Work = Exclude<Plays['choose-action'], { readonly verb: 'field' }>;

function work(s: State, seat: number, play: Work, emit: Emit): void {
  s.pending.pop();
  switch (play.verb) {
    case 'recruit':
      s.pending.push(task.recruitAdvance(seat), task.spin(seat));
      return;
    case 'bank':
      goToBank(s, seat, play.space, play.colours, emit);
      return;
    case 'row':
      workRow(s, seat, play.row, play.colours, emit);
      return;
    case 'space':
      goToCity(s, seat, play.space, emit);
  }
}

const TALLY_OF: Readonly<Record<Plays['choose-action']['verb'], TallyName>> = {
  recruit: 'recruit',
  bank: 'bank',
  row: 'area',
  space: 'city',
  field: 'build',
};

/** MT-4.47, MT-4.48 */
export const endTurn: PickRules<'end-turn'> = {
  moves: (s, { seat }) => (player(s, seat).canteens > 0 ? ['end', 'canteen'] : ['end']),
  many: (s, { seat }) => player(s, seat).canteens > 0,
  act(s, { seat }, { verb }) {
    s.pending.pop();
    s.pending.push(task.finish(seat, verb === 'canteen'));
  },
  trades: true,
};

/** MT-4.47 to MT-4.49: sweep, then either the extra turn or the next seat. */
export function finishTurn(s: State, step: TaskOf<'finish'>, emit: Emit): void {
  clearFull(s, emit);
  if (drinksCanteen(step)) {
    player(s, step.seat).canteens--;
    s.spent++;
    tallyUp(s, 'canteen');
    beginTurn(s, step.seat);
    emit({ kind: 'extra-turn', seat: step.seat, rule: 'MT-4.48' });
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
  beginTurn(s, s.first);
  emit({ kind: 'round', seat: -1, args: { round: s.round }, rule: 'MT-4.1' });
}
