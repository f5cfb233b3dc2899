/**
 * The table is looked at while a move is made: at every event it can be drawn, no piece is missing and nothing
 * hidden shows; and nothing changes that is not reported.
 */
import type { Step } from './conformance';
import { dealt } from './conformance-hidden';
import { playedOn } from './conformance-match';
import type { AnyGame, GameEvent, GameState, Move } from './game';
import { isPlain, sameData } from './hash';
import type { LogEntry, Watch } from './match';

type Sight = Readonly<Record<string, unknown>>;

/** Makes the move under the eyes of the seat that makes it, and in a deep step of somebody else too. */
export function watched(step: Step, move: Move, deep: boolean): LogEntry {
  const { game, match, fault } = step;
  const actor = match.decision()?.seat ?? 0;
  // Everybody in turn, and the table as a whole.
  const other = (match.decisions % (match.config.seats.length + 1)) - 1;
  const viewers = deep ? [actor, other] : [actor];
  const last = new Map(viewers.map((viewer) => [viewer, match.view(viewer) as Sight]));
  let lastKind = '';
  const watch: Watch = (event, state) => {
    lastKind = event.kind;
    for (const broken of game.violations(state, true)) fault(`at event ${event.kind}: ${broken}`);
    for (const viewer of viewers) {
      const now = sightAt(step, event, state, viewer);
      const before = last.get(viewer);
      if (before && Object.keys(now).join() !== Object.keys(before).join()) {
        fault(`at event ${event.kind} the view has other fields than between moves`);
      }
      if (deep) checkSight(step, event, state, viewer, now);
      last.set(viewer, now);
    }
  };
  const entry = deep ? playedOn(step, move, watch) : match.play(move, watch);
  for (const [viewer, seen] of last) {
    const changed = changedOn(game, seen, match.view(viewer) as Sight);
    const since = lastKind === '' ? `“${move}” reports nothing, yet changes` : `after event ${lastKind}`;
    if (changed.length > 0) fault(`${entry.kind}: ${since}: ${changed.join(', ')}`);
  }
  return entry;
}

/** What a picture of this moment is made of. */
function sightAt({ game }: Step, event: GameEvent, state: GameState, viewer: number): Sight {
  try {
    game.status(state, viewer);
    return game.view(game.clone(state), viewer) as Sight;
  } catch (error) {
    throw new Error(`at event ${event.kind} the table cannot be shown to ${viewer}`, { cause: error });
  }
}

function checkSight(step: Step, event: GameEvent, state: GameState, viewer: number, seen: Sight): void {
  const { game, match, fault } = step;
  if (!isPlain(seen)) fault(`at event ${event.kind} the view is no plain JSON`);
  const other = dealt(game, state, viewer, `${match.seed} ${match.decisions} ${event.kind}`);
  if (!sameData(game.view(other, viewer), seen)) {
    fault(`at event ${event.kind} viewer ${viewer} can tell what is hidden by the view`);
  }
  if (!sameData(game.status(other, viewer), game.status(state, viewer))) {
    fault(`at event ${event.kind} the status tells viewer ${viewer} what is hidden`);
  }
}

/** Fields of the table, not of the question, that are not the same. */
function changedOn({ asking }: AnyGame, a: Sight, b: Sight): readonly string[] {
  return Object.keys(b).filter((key) => !asking.includes(key) && !sameData(a[key], b[key]));
}
