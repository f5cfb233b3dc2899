import type { Step } from './conformance';
import type { Move } from './game';
import { noEvents } from './game';
import { sameData } from './hash';
import type { LogEntry, Watch } from './match';

/**
 * Plays a move and compares with the same move on a state that went through JSON: whatever a save
 * would lose, such as a shared object or a hidden property, shows here.
 */
export function playedOn({ game, match, fault }: Step, move: Move, watch: Watch): LogEntry {
  const before = match.position();
  const reread = JSON.parse(JSON.stringify(before)) as ReturnType<typeof match.position>;
  game.apply(reread, move, noEvents);
  const entry = match.play(move, watch);
  if (!sameData(reread, match.position())) fault(`${move} works otherwise on a state read back`);
  if (match.undoDepth() > 0) {
    match.undo();
    if (!sameData(match.position(), before)) fault(`undo of ${move} does not lead back`);
    match.redo();
    if (!sameData(reread, match.position())) fault(`redo of ${move} does not lead on`);
  }
  return entry;
}

/** Takes back what can be, a few picks one by one, and plays them again: each position must come twice. */
export function undoneAndRedone({ match, fault }: Step): void {
  const depth = Math.min(6, match.undoDepth());
  const passed: string[] = [];
  for (let i = 0; i < depth; i++) {
    passed.push(match.hash());
    match.undo();
  }
  while (passed.length > 0) {
    match.redo();
    if (match.hash() !== passed.pop()) fault('undo and redo do not meet');
  }
  if (match.redoDepth() !== 0) fault('something is left to redo');
}
