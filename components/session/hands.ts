/** A device that goes round a table: who may see what of it, when a curtain falls, and what is told again. */
import type { GameLook } from '@/components/boards/board';
import type { Move } from '@/engine/core/game';
import type { Match } from '@/engine/core/match';

import type { Hand, ToldEvent } from './port';
import type { Teller } from './teller';

/** What a game's look says of its secrets and of what is worth watching. */
export type Manners = Pick<
  GameLook,
  'secret' | 'secretMove' | 'secretKinds' | 'turnEvents' | 'feel' | 'partAt' | 'partFor'
>;

/** What a picture may show. */
export interface Sight {
  /** The seat the table faces. */
  readonly viewer: number;
  /** Whose eyes it is for; -1 while a hand lies face down. */
  readonly eyes: number;
  readonly hand: Hand;
  /** The question tells nothing that is hidden. */
  readonly asks: boolean;
  offers(move: Move): boolean;
  /** Chosen before the hand was lifted or laid down. */
  readonly chosen: Move | null;
}

export class Hands {
  readonly people: readonly number[];
  /** How many decisions each person has watched; at first, all up to the own last pick. */
  private readonly watched = new Map<number, number>();
  private held = false;
  private chosen: Move | null = null;

  constructor(
    private readonly match: () => Match,
    private readonly manners: Partial<Manners>,
    /** Hands lie face down until they are held. */
    private readonly openTable: () => boolean,
  ) {
    const { seats } = match().config;
    this.people = seats.flatMap((seat, index) => (seat.kind === 'person' ? [index] : []));
  }

  get several(): boolean {
    return this.people.length > 1;
  }

  /** True while the seat hides something from the others at the device. */
  hides(seat: number): boolean {
    if (!this.several || seat < 0 || !this.manners.secret) return false;
    return this.manners.secret(this.match().view(seat), seat);
  }

  needsCurtain(seat: number): boolean {
    return this.hides(seat) && !this.openTable();
  }

  hold(held: boolean, chosen: Move | null): void {
    this.held = held;
    this.chosen = chosen;
  }

  layDown(): void {
    this.hold(false, null);
  }

  sight(viewer: number): Sight {
    const { chosen, held } = this;
    const hidden = this.openTable() && this.hides(viewer);
    if (!hidden || held) {
      const hand = hidden ? 'held' : 'open';
      return { viewer, eyes: viewer, hand, asks: true, offers: () => true, chosen };
    }
    const { secretMove, secretKinds = [] } = this.manners;
    const kind = this.match().decision()?.kind ?? '';
    const asks = secretMove !== undefined && !secretKinds.includes(kind);
    const view = this.match().view(viewer);
    const offers = (move: Move) =>
      move === chosen || (asks && secretMove !== undefined && !secretMove(view, move));
    return { viewer, eyes: -1, hand: 'down', asks, offers, chosen };
  }

  /** Who watches what happens now: all where the picture hides nothing, else the viewer alone. */
  watchers(viewer: number): readonly number[] {
    if (viewer >= 0 && this.needsCurtain(viewer)) return [viewer];
    return this.people;
  }

  /** A pick was made before these eyes. */
  seen(watchers: readonly number[]): void {
    this.chosen = null;
    for (const seat of watchers) this.watched.set(seat, this.match().decisions);
  }

  /** What happened while the seat could not watch, without lines that only say whose turn it was. */
  missed(seat: number, teller: Teller): readonly ToldEvent[] {
    const match = this.match();
    const own = match.log.findLastIndex((entry) => entry.seat === seat);
    if (own < 0) return [];
    const from = Math.max(match.logStart + own + 1, this.watched.get(seat) ?? 0);
    const { turnEvents = [] } = this.manners;
    return teller.since(match, seat, from).filter(({ kind }) => !turnEvents.includes(kind));
  }
}
