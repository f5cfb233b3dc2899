import type { AnyGame, GameConfig, GameEvent } from '@/engine/core/game';
import type { LogEntry, Match } from '@/engine/core/match';

import type { LogLine, ToldEvent } from './port';
import { say } from './words';

interface KeptEvent extends ToldEvent {
  readonly only: readonly number[] | undefined;
}

/** Sentences are made once, while the position they speak of is at hand, and kept with their entry. */
export class Teller {
  private readonly kept = new WeakMap<LogEntry, readonly KeptEvent[]>();

  constructor(
    private readonly game: AnyGame,
    private readonly config: GameConfig,
  ) {}

  /** What a seat may read of an entry; -1 reads what everybody may. */
  told(match: Match, entry: LogEntry, viewer: number): readonly ToldEvent[] {
    let kept = this.kept.get(entry);
    if (!kept) {
      const state = match.position();
      kept = entry.events
        .map((event) => this.keep(this.game.tell(state, event), event))
        .filter((told) => told.sentence !== '');
      this.kept.set(entry, kept);
    }
    return kept.every((event) => event.only === undefined)
      ? kept
      : kept.filter((event) => event.only === undefined || event.only.includes(viewer));
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

  private keep(sentence: string, event: GameEvent): KeptEvent {
    return {
      sentence,
      seat: event.seat,
      name: this.name(event.seat),
      rule: event.rule ?? null,
      targets: event.targets ?? [],
      only: event.only,
    };
  }
}
