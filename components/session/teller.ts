import { mayRead, type AnyGame, type GameConfig, type GameEvent, type GameState } from '@/engine/core/game';
import type { LogEntry, Match } from '@/engine/core/match';

import type { LogLine, ToldEvent } from './port';
import { say } from './words';

/**
 * Sentences are made once for each reader, at the position their entry led to, and kept with it: what was
 * told is told alike after a reload, in another window and to the next at the table.
 */
export class Teller {
  private readonly kept = new Map<number, WeakMap<LogEntry, readonly ToldEvent[]>>();

  constructor(
    private readonly game: AnyGame,
    private readonly config: GameConfig,
  ) {}

  /** What a seat may read of an entry of the match; -1 reads what everybody may. */
  told(match: Match, entry: LogEntry, viewer: number): readonly ToldEvent[] {
    const kept = this.keptFor(viewer);
    if (!kept.has(entry)) this.tellFrom(match, match.log.indexOf(entry), viewer);
    return kept.get(entry) ?? [];
  }

  lines(match: Match, viewer: number): LogLine[] {
    return match.log.map((entry, index) => ({
      at: match.logStart + index + 1,
      seat: entry.seat,
      told: this.told(match, entry, viewer),
    }));
  }

  /** Everything after so many decisions. */
  since(match: Match, seat: number, decisions: number, most = 60): readonly ToldEvent[] {
    const entries = match.log.slice(Math.max(0, decisions - match.logStart));
    return entries.flatMap((entry) => this.told(match, entry, seat)).slice(-most);
  }

  name(seat: number): string {
    return this.config.seats[seat]?.name ?? say('table');
  }

  /** Tells everything not yet told from that entry on; the positions pass by, and only one is held. */
  private tellFrom(match: Match, first: number, viewer: number): void {
    const kept = this.keptFor(viewer);
    const tell = (entry: LogEntry, position: GameState) => {
      if (!kept.has(entry)) kept.set(entry, this.sentences(position, entry.events, viewer));
    };
    const last = match.log.length - 1;
    if (first === last) tell(match.log[last] as LogEntry, match.position());
    else match.walk(match.logStart + first, tell);
  }

  private sentences(position: GameState, events: readonly GameEvent[], viewer: number): readonly ToldEvent[] {
    return events
      .filter((event) => mayRead(event, viewer))
      .map((event) => ({
        kind: event.kind,
        sentence: this.game.tell(position, event, viewer),
        seat: event.seat,
        name: this.name(event.seat),
        rule: event.rule ?? null,
        targets: event.targets ?? [],
        event,
      }))
      .filter((told) => told.sentence !== '');
  }

  private keptFor(viewer: number): WeakMap<LogEntry, readonly ToldEvent[]> {
    let kept = this.kept.get(viewer);
    if (!kept) this.kept.set(viewer, (kept = new WeakMap()));
    return kept;
  }
}
