/** Laying the start tile (MT-3.3 to MT-3.5). */
import type { State } from '../state';
import { cellId, fieldNamed, landscape } from './landscape';
import { write, type PickRules } from './notation';
import { targetOf } from './targets';

export const setupStartField: PickRules<'setup-start-field'> = {
  moves: (s) => landscape(s).starts.map((index) => write.start(cellId(s, index))),
  act(s, { seat }, { field }, emit) {
    s.pending.pop();
    layStart(s, fieldNamed(s, field));
    const targets = [targetOf.cell(field)];
    emit({ kind: 'start-tile', seat, args: { field }, targets, rule: 'MT-3.3' });
  },
  trades: false,
  alwaysAsked: true,
};

export function layStart(s: State, index: number): void {
  s.start = index;
  // MT-3.5: a cow symbol under the start tile gets no cow.
  if (s.cows[index]) {
    s.cows[index] = 0;
    s.supply.cows++;
  }
}
