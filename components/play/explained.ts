/** What a long press answers: what a thing is, what can be done with it now, and the words a newcomer does not know. */
import type { DescribedMove, PlaySession } from '@/components/session/port';
import { FACT, TURN, type AnyGame, type Explanation, type Target, type Verb } from '@/engine/core/game';
import { termsIn, type Term } from '@/engine/core/lesson';

import { say } from './words';

/** A move with what follows from it. */
export interface Advised {
  readonly described: DescribedMove;
  readonly advice: string;
}

export interface Explained extends Explanation {
  /** What can be done with it now, the best first. */
  readonly now: readonly DescribedMove[];
  /** Why nothing can be done with it now; empty where nobody is asked, or something can. */
  readonly whyNot: string;
  /** What follows from it, where it is a move. */
  readonly advice: string;
  /** The lamp's choice beside it. */
  readonly lamp: Advised | null;
  /** The pieces and places it is made with. */
  readonly things: readonly Explanation[];
  readonly terms: readonly Term[];
}

/** So many moves are named, and so many words explained. */
const MOST_NOW = 4;
const MOST_TERMS = 8;
const MOST_THINGS = 3;

const plain = { now: [], whyNot: '', advice: '', lamp: null, things: [] } as const;

/** A thing on the table or in the hand. */
export function aboutTarget(session: PlaySession, target: Target): Explained {
  const { phase, moves } = session.store.getState();
  const about = session.explain(target);
  const usable = moves.filter((one) => one.about.targets.includes(target));
  const asked = phase === 'pick' && moves.length > 0 && usable.length === 0;
  return withTerms(session.game, {
    ...plain,
    ...about,
    now: usable.slice(0, MOST_NOW),
    whyNot: asked ? session.whyNot(target) : '',
  });
}

/** A ticket: all its words, what follows from it, and the lamp's choice where it is another. */
export function aboutMove(session: PlaySession, described: DescribedMove): Explained {
  const { phase, moves, lamp } = session.store.getState();
  const { about, move } = described;
  const chips = (kind: 'dock.cost' | 'dock.gain', list: DescribedMove['about']['cost']) =>
    list?.length ? say(kind, { list: list.map((chip) => chip.label).join(', ') }) : '';
  const parts = [
    about.detail ?? '',
    chips('dock.cost', about.cost),
    chips('dock.gain', about.gain),
    about.warning ?? '',
  ];
  const body = parts.filter((part) => part !== '').join('\n');
  const other = lamp && lamp.move !== move ? moves.find((one) => one.move === lamp.move) : undefined;
  const sheet = {
    ...plain,
    title: about.label,
    body,
    rule: about.rule,
    advice: phase === 'pick' ? session.advise(move) : '',
    things: thingsOf(session, about.targets),
    lamp: lamp && other ? { described: other, advice: lamp.advice } : null,
  };
  return withTerms(session.game, sheet, `${about.label}\n${body}`);
}

/** What the pieces of a ticket are, each once; those nothing is known of say nothing. */
function thingsOf(session: PlaySession, targets: readonly Target[]): readonly Explanation[] {
  const unknown = session.explain(FACT).body;
  const things = new Map<string, Explanation>();
  for (const target of targets) {
    const thing = target.startsWith(TURN) ? null : session.explain(target);
    if (thing && thing.body !== unknown && !things.has(thing.title)) things.set(thing.title, thing);
  }
  return [...things.values()].slice(0, MOST_THINGS);
}

/** A verb of the bar. */
export function aboutVerb(session: PlaySession, { id, label, does = '' }: Verb): Explained {
  const { phase, moves } = session.store.getState();
  const usable = moves.filter(({ about }) => about.verb?.id === id);
  return withTerms(session.game, {
    ...plain,
    title: label,
    body: does,
    rule: usable[0]?.about.rule ?? '',
    now: usable.slice(0, MOST_NOW),
    whyNot: phase === 'pick' && usable.length === 0 ? session.whyNot(`verb:${id}`) : '',
  });
}

/** The question itself. */
export function aboutQuestion(session: PlaySession): Explained | null {
  const { prompt, decision } = session.store.getState();
  const [bubble] = session.game.lesson.picks[decision?.kind ?? ''] ?? [];
  if (prompt === '') return null;
  const body = [prompt, bubble?.text ?? ''].join('\n');
  const sheet = { ...plain, title: say('explain.question'), body, rule: bubble?.rule ?? '' };
  return withTerms(session.game, sheet, body);
}

/** "Why?" under a bubble: the clause it rests on. */
export function aboutClause(game: AnyGame, title: string, text: string, rule: string): Explained {
  const clause = game.rulebook.flatMap(({ rules }) => rules).find((one) => one.clause === rule);
  return withTerms(game, { ...plain, title, body: clause?.text ?? text, rule }, `${title}\n${text}`);
}

/** What the figures in the row of a seat are good for; empty where there is nothing to say. */
export function aboutFact(session: PlaySession, sign: string): string {
  const { body } = session.explain(`${FACT}${sign}`);
  return body === session.explain(FACT).body ? '' : body;
}

/** `first` is what was being read: its words are all explained, before those of the answer. */
function withTerms(game: AnyGame, about: Omit<Explained, 'terms'>, first = about.title): Explained {
  const things = about.things.map(({ body }) => body);
  const said = [about.title, about.body, about.whyNot, about.advice, ...things].join('\n');
  const asked = termsIn(game.terms, first);
  const more = termsIn(game.terms, said).filter((term) => !asked.includes(term));
  return { ...about, terms: [...asked, ...more.slice(0, Math.max(0, MOST_TERMS - asked.length))] };
}
