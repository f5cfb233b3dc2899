/** What the coach says when: pure, so that whole lessons can be walked through without a screen. */
import type { DescribedMove, ToldEvent } from '@/components/session/port';
import { TURN, type Decision, type Move, type Target } from '@/engine/core/game';
import { aims, FRAME, type Bubble, type LaterBubble, type Lesson, type Proposal } from '@/engine/core/lesson';

import { say } from './words';

/** One bubble to be shown. */
export interface Saying {
  /** What is met once it was read; null for what may be said again. */
  readonly key: string | null;
  readonly title: string;
  readonly text: string;
  /** Names of what it points at, the best first. */
  readonly at: readonly string[];
  /** The clause behind "Why?". */
  readonly rule: string;
  /** What is proposed with it. */
  readonly move: Move | null;
}

/** So many bubbles about what has happened stand before a question; the others wait for their next time. */
const MOST_EVENTS = 2;

export function eventKey(kind: string): string {
  return `event ${kind}`;
}

export function pickKey(kind: string, nth: number): string {
  return nth === 0 ? `pick ${kind}` : `pick ${kind} ${nth}`;
}

interface Moment {
  readonly decision: Decision;
  readonly moves: readonly DescribedMove[];
  /** What has happened since the seat last picked. */
  readonly told: readonly ToldEvent[];
  readonly proposal: Proposal | null;
}

/** Everything to be said before a question is answered: what happened, what is asked, what is proposed. */
export function sayingsAt(lesson: Lesson, met: ReadonlySet<string>, moment: Moment): readonly Saying[] {
  const { decision, moves, told, proposal } = moment;
  return [
    ...eventSayings(lesson, met, told).slice(0, MOST_EVENTS),
    ...pickSaying(lesson, met, decision.kind, moves),
    ...proposed(proposal, moves),
  ];
}

/** What is to be said of things that happen, each kind once. */
export function eventSayings(
  lesson: Lesson,
  met: ReadonlySet<string>,
  told: ReadonlyArray<Pick<ToldEvent, 'kind' | 'targets'>>,
): readonly Saying[] {
  const said = new Set(met);
  const sayings: Saying[] = [];
  for (const { kind, targets } of told) {
    const bubble = lesson.events[kind];
    if (!bubble || said.has(eventKey(kind))) continue;
    said.add(eventKey(kind));
    sayings.push(sayingOf(bubble, eventKey(kind), targets));
  }
  return sayings;
}

function pickSaying(
  lesson: Lesson,
  met: ReadonlySet<string>,
  kind: string,
  moves: readonly DescribedMove[],
): readonly Saying[] {
  const bubbles: readonly (Bubble | LaterBubble)[] = lesson.picks[kind] ?? [];
  const nth = bubbles.findIndex(
    (bubble, i) => !met.has(pickKey(kind, i)) && (!('when' in bubble) || usable(bubble.when, moves)),
  );
  const bubble = bubbles[nth];
  return bubble ? [sayingOf(bubble, pickKey(kind, nth), [])] : [];
}

/** True where a move is made with one of these targets or verbs. */
export function usable(when: readonly string[], moves: readonly DescribedMove[]): boolean {
  return moves.some(({ about: { targets, verb } }) => {
    const all = verb ? [...targets, `verb:${verb.id}`] : targets;
    return all.some((target) => when.some((wanted) => aims(wanted, target)));
  });
}

function proposed(proposal: Proposal | null, moves: readonly DescribedMove[]): readonly Saying[] {
  if (!proposal || proposal.why === '') return [];
  const about = moves.find(({ move }) => move === proposal.move)?.about;
  if (!about) return [];
  const { move, why } = proposal;
  const at = [...about.targets.filter((target) => !target.startsWith(TURN)), FRAME.strong, FRAME.prompt];
  return [{ key: null, title: say('try'), text: why, at, rule: about.rule, move }];
}

function sayingOf({ title, text, at, rule }: Bubble, key: string, event: readonly Target[]): Saying {
  const names = at.flatMap((name) => (name === '@event' ? event : [name]));
  return { key, title, text, at: [...names, FRAME.prompt, FRAME.top], rule, move: null };
}
