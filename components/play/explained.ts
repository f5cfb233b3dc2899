/** What a long press answers: what a thing is, what can be done with it now, and the words a newcomer does not know. */
import type { DescribedMove, PlaySession } from '@/components/session/port';
import { FACT, type AnyGame, type Explanation, type Target, type Verb } from '@/engine/core/game';
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
  readonly terms: readonly Term[];
}

/** So many moves are named, and so many words explained. */
const MOST_NOW = 4;
const MOST_TERMS = 6;

const plain = { now: [], whyNot: '', advice: '', lamp: null } as const;

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
  const other = lamp && lamp.move !== move ? moves.find((one) => one.move === lamp.move) : undefined;
  return withTerms(session.game, {
    ...plain,
    title: about.label,
    body: parts.filter((part) => part !== '').join('\n'),
    rule: about.rule,
    advice: phase === 'pick' ? session.advise(move) : '',
    lamp: lamp && other ? { described: other, advice: lamp.advice } : null,
  });
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
  return withTerms(session.game, {
    ...plain,
    title: say('explain.question'),
    body: [prompt, bubble?.text ?? ''].join('\n'),
    rule: bubble?.rule ?? '',
  });
}

/** "Why?" under a bubble: the clause it rests on. */
export function aboutClause(game: AnyGame, title: string, text: string, rule: string): Explained {
  const clause = game.rulebook.flatMap(({ rules }) => rules).find((one) => one.clause === rule);
  return withTerms(game, { ...plain, title, body: clause?.text ?? text, rule }, text);
}

/** What the figures in the row of a seat are good for; empty where there is nothing to say. */
export function aboutFact(session: PlaySession, sign: string): string {
  const { body } = session.explain(`${FACT}${sign}`);
  return body === session.explain(FACT).body ? '' : body;
}

function withTerms(game: AnyGame, about: Omit<Explained, 'terms'>, more = ''): Explained {
  const said = [about.title, about.body, about.whyNot, about.advice, more].join('\n');
  return { ...about, terms: termsIn(game.terms, said).slice(0, MOST_TERMS) };
}
