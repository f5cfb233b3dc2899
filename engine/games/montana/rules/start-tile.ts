/** Laying the start tile (MT-3.3 to MT-3.5). */
import type { State, TaskOf } from '../state';
import { autoStart, cellId, fieldNamed, landscape } from './landscape';
import { write, type PickRules } from './notation';
import { targetOf } from './targets';
import { liesInMiddle } from './tasks';

export const setupStartField: PickRules<'setup-start-field'> = {
  moves: (s, pick) => startFields(s, pick).map((index) => write.start(cellId(s, index))),
  many: (s, pick) => startFields(s, pick).length > 1,
  act(s, { seat }, { field }, emit) {
    s.pending.pop();
    layStart(s, fieldNamed(s, field));
    const targets = [targetOf.cell(field)];
    emit({ kind: 'start-tile', seat, args: { field }, targets, rule: 'MT-3.3' });
  },
  trades: false,
};

/** MT-3.3: where the tile may be laid; with the option `auto` the middle alone. */
function startFields(s: State, pick: TaskOf<'setup-start-field'>): readonly number[] {
  const board = landscape(s);
  return liesInMiddle(pick) ? [autoStart(board)] : board.starts;
}

function layStart(s: State, index: number): void {
  s.start = index;
  // MT-3.5: a cow symbol under the start tile gets no cow.
  if (s.cows[index]) {
    s.cows[index] = 0;
    s.supply.cows++;
  }
}
