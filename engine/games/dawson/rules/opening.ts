/** What happens before anybody picks: it is kept, and told with the first pick. */
import type { Emit } from '../../../core/game';
import { hasAbilities } from '../state';
import type { State } from '../state';
import { forTable, settle } from './act';
import { dressByColour } from './characters';

/** Goes on to the first question somebody could answer in two ways. */
export function open(state: State): void {
  if (state.step === 'pick-character' && !hasAbilities(state)) {
    dressByColour(state, forTable(state.people, keeper(state)));
  }
  settle(state, keeper(state));
}

/** It lies before the first pick, so that it is no news of that pick: undo may cross it. */
function keeper(state: State): Emit {
  return ({ news: _news, ...event }) => state.untold.push(event);
}

export function tellUntold(state: State, report: Emit): void {
  if (state.untold.length === 0) return;
  const events = state.untold;
  state.untold = [];
  events.forEach(report);
}
