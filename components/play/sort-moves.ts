/** Which part of the dock every move of a decision stands in. */
import type { DescribedMove } from '@/components/session/port';
import type { Verb } from '@/engine/core/game';

import type { Choosing } from './use-choice';

/** More moves that are verbs themselves than this stand as tickets. */
const MOST_SIGNED = 7;
/** More plain buttons do not fit into the foot. */
const MOST_QUIET = 2;

export interface Sorted {
  /** The verb bar: filters of the list, and moves that are verbs themselves. */
  readonly verbs: readonly Verb[];
  /** Verbs of the bar without a move now. */
  readonly closed: ReadonlySet<string>;
  readonly signed: readonly DescribedMove[];
  /** Filters behind a plain button. */
  readonly quietVerbs: readonly Verb[];
  readonly helpers: readonly DescribedMove[];
  readonly quiet: readonly DescribedMove[];
  readonly main: readonly DescribedMove[];
  /** All others that are open now. */
  readonly tickets: readonly DescribedMove[];
}

interface Sorting extends Pick<Choosing, 'moves' | 'left'> {
  /** The moves as the game lists them: verbs keep their order from pick to pick. */
  readonly offered?: readonly DescribedMove[];
  /** Verbs that stand in the bar whatever can be done. */
  readonly bar?: readonly Verb[];
}

export function sortMoves({ moves, left, offered = moves, bar = [] }: Sorting): Sorted {
  const verbs = new Map(bar.map((verb) => [verb.id, verb]));
  const closed = new Set(verbs.keys());
  for (const { about } of offered) {
    if (!about.verb) continue;
    verbs.set(about.verb.id, about.verb);
    closed.delete(about.verb.id);
  }
  const signs = moves.filter(({ about }) => about.sign !== undefined && !about.verb);
  const signed = signs.length <= MOST_SIGNED ? signs : [];
  const plain = moves.filter(({ about }) => !about.verb);
  const quiet = plain.filter(({ about }) => about.weight === 'quiet').slice(0, MOST_QUIET);
  const main = plain.filter(({ about }) => about.weight === 'main');
  const helpers = plain.filter(({ about }) => about.weight === 'helper');
  const elsewhere = new Set([...signed, ...quiet, ...main, ...helpers]);
  const all = [...verbs.values()];
  return {
    verbs: all.filter((verb) => !verb.quiet),
    closed,
    quietVerbs: all.filter((verb) => verb.quiet),
    signed,
    helpers,
    quiet,
    main,
    tickets: left.filter((one) => !elsewhere.has(one)),
  };
}

export interface TicketGroup {
  readonly title: string;
  readonly moves: readonly DescribedMove[];
}

/** Tickets under their headings, in the order in which the headings first come. */
export function groupsOf(tickets: readonly DescribedMove[]): readonly TicketGroup[] {
  const groups = new Map<string, DescribedMove[]>();
  for (const one of tickets) {
    const title = one.about.group ?? '';
    const group = groups.get(title);
    if (group) group.push(one);
    else groups.set(title, [one]);
  }
  return [...groups].map(([title, moves]) => ({ title, moves }));
}

/** The tickets that stand in the dock: the best, and the one that is chosen in any case. */
export function ticketsInSight(
  tickets: readonly DescribedMove[],
  armed: DescribedMove | null,
  room: number,
): readonly DescribedMove[] {
  const shown = tickets.slice(0, room);
  if (!armed || room === 0 || shown.includes(armed) || !tickets.includes(armed)) return shown;
  return [...shown.slice(0, room - 1), armed];
}
