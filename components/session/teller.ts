import { mayRead, type AnyGame, type GameConfig, type GameEvent, type GameState } from '@/engine/core/game';
import type { LogEntry, Match } from '@/engine/core/match';

import type { LogLine, ToldEvent } from './port';
import { say } from './words';

/** What each reader was told of an entry: everybody under -1, and every person at the table. */
type Kept = ReadonlyMap<number, readonly ToldEvent[]>;

/** Sentences are made once, while the position they speak of is at hand, and kept with their entry. */
export class Teller {
  private readonly kept = new WeakMap<LogEntry, Kept>();
  private readonly readers: readonly number[];

  constructor(
    private readonly game: AnyGame,
    private readonly config: GameConfig,
  ) {
    this.readers = [-1, ...config.seats.flatMap((seat, index) => (seat.kind === 'person' ? [index] : []))];
  }

  /** What a seat may read of an entry; -1 reads what everybody may. */
  told(match: Match, entry: LogEntry, viewer: number): readonly ToldEvent[] {
    let kept = this.kept.get(entry);
    if (!kept) {
      const state = match.position();
      kept = new Map(this.readers.map((reader) => [reader, this.toldTo(reader, state, entry)]));
      this.kept.set(entry, kept);
    }
    return kept.get(viewer) ?? [];
  }

  lines(match: Match, viewer: number): LogLine[] {
    return match.log.map((entry, index) => ({
      at: match.logStart + index + 1,
      seat: entry.seat,
      told: this.told(match, entry, viewer),
    }));
  }

  /** Everything since the seat's own last pick. */
  since(match: Match, seat: number, most = 60): readonly ToldEvent[] {
    const told: ToldEvent[] = [];
    let from = match.log.length;
    while (from > 0 && match.log[from - 1]?.seat !== seat) from--;
    if (from === 0) return [];
    for (const entry of match.log.slice(from)) told.push(...this.told(match, entry, seat));
    return told.slice(-most);
  }

  name(seat: number): string {
    return this.config.seats[seat]?.name ?? say('table');
  }

  private toldTo(reader: number, state: GameState, entry: LogEntry): readonly ToldEvent[] {
    return entry.events
      .filter((event) => mayRead(event, reader))
      .map((event) => this.keep(this.game.tell(state, event, reader), event))
      .filter((told) => told.sentence !== '');
  }

  private keep(sentence: string, event: GameEvent): ToldEvent {
    return {
      sentence,
      seat: event.seat,
      name: this.name(event.seat),
      rule: event.rule ?? null,
      targets: event.targets ?? [],
    };
  }
}
