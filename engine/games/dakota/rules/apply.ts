/** Makes a move, then runs every step that needs no choice. */
import { noEvents, type Move } from '../../../core/game';
import { top, type Emit, type EventKind, type PickTask, type PickTaskKind, type State } from '../state';
import { explorerMoves } from './exploring';
import { prisonersOf } from './morning';
import { act, isStep, keepList, movesOf, openPick, runStep } from './moves';
import { report } from './tasks';

export function apply(s: State, move: Move, emit: Emit): void {
  const task = openPick(s);
  if (!task) throw new Error('The game is over.');
  keepList(s, null);
  s.pending.pop();
  act(s, task, move, emit);
  keepList(s, run(s, emit, task.seat));
}

/**
 * Runs to the next real choice and returns its list, null at the end of the game: a list of one is taken without
 * asking. `mover` is who chose last.
 */
export function run(s: State, emit: Emit, mover = -1): readonly Move[] | null {
  for (;;) {
    const task = top(s);
    if (!task) return null;
    if (isStep(task)) {
      s.pending.pop();
      runStep(s, task, emit);
      continue;
    }
    const list = movesOf(s, task);
    const only = list[0];
    if (list.length > 1 || only === undefined) return list;
    s.pending.pop();
    takeOnly(s, task, only, emit, mover);
  }
}

/**
 * Picks that a purse or a hand may leave with nothing but the way out. That another seat was not asked then
 * tells something of what it hides: it is an event, and new to everybody else.
 */
const UNASKED: Partial<
  Readonly<Record<PickTaskKind, { event: EventKind; hides(s: State, seat: number): boolean }>>
> = {
  bail: { event: 'no-bail', hides: (s, seat) => prisonersOf(s, seat).length > 0 },
  explorer: { event: 'no-explorer', hides: (s, seat) => explorerMoves(s, seat, Infinity).length > 1 },
  respond: { event: 'no-answer', hides: () => true },
  resolve: { event: 'worked', hides: () => true },
  evening: { event: 'evening-pass', hides: () => true },
};

function takeOnly(s: State, task: PickTask, only: Move, emit: Emit, mover: number): void {
  const unasked = UNASKED[task.kind];
  if (!unasked || task.seat === mover || !unasked.hides(s, task.seat)) return act(s, task, only, emit);
  act(s, task, only, noEvents);
  report(emit, unasked.event, task.seat, {}, { news: true });
}
