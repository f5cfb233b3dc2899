/**
 * What a game teaches, as data: its aim, a guided first match, and one bubble for the first time of every decision
 * and of every event that needs a word. One coach for all games plays it on the real engine and the real screen.
 */
import type { AnyGame, Decision, GameConfig, Move, Target } from './game';
import { completeOptions, easiestValues, type OptionValues } from './options';
import { YOU } from './words';

/** One of the three sentences of the aim: "You found a town" in bold, "with three miners and a cart." after it. */
export interface AimLine {
  /** A sign of the game, as on chips. */
  readonly sign: string;
  readonly lead: string;
  readonly rest: string;
}

export interface Aim {
  /** What you are, what you do in a turn, how you win. */
  readonly lines: readonly [AimLine, AimLine, AimLine];
  /** What the picture under them shows, for a screen reader. */
  readonly picture: string;
}

/** Parts of the frame a bubble may point at. */
export const FRAME = {
  prompt: '@prompt',
  strong: '@strong',
  list: '@list',
  top: '@top',
  hint: '@hint',
  undo: '@undo',
} as const;

export interface Bubble {
  /** Two to five words: "Rails are new". */
  readonly title: string;
  /** One or two sentences of `BUBBLE_WORDS` words at most. */
  readonly text: string;
  /**
   * What it points at, the best first: a target, a kind of targets (`worker:*`, one that is lit before others), a part
   * of the frame, a figure in the row of a seat (`@seat 0 gold`, the automa's seat is -1), `@tab market`, or `@event`
   * for the targets of the event itself. One of them must be in sight.
   */
  readonly at: readonly string[];
  /** What "Why?" opens. */
  readonly rule: string;
}

/** A further bubble of a kind of decision, for the first time one of these can be used in it. */
export interface LaterBubble extends Bubble {
  /** Targets (`job:3`), kinds of them (`job:*`) or verbs (`verb:mine`) of a legal move. */
  readonly when: readonly string[];
}

export const BUBBLE_WORDS = 25;

/** A pick the coach proposes in the first round, and why. */
export interface Proposal<P extends string = string> {
  readonly kind: P;
  readonly move: Move;
  /** `BUBBLE_WORDS` words at most; empty where the pick only follows from the one before: then it is chosen without a word. */
  readonly why: string;
}

export interface Lesson<P extends string = string, E extends string = string> {
  readonly aim: Aim;
  /** The page "How it plays": what a turn is, step by step, and how it ends. Sentences. */
  readonly page: { readonly turn: readonly string[]; readonly end: readonly string[] };
  /** The guided match: one person, this deal. Options that are not named are the easiest. */
  readonly seed: string;
  readonly options: OptionValues;
  /** For the first time of every kind of decision, and for more that is new in it later. */
  readonly picks: Readonly<Record<P, readonly [Bubble, ...LaterBubble[]]>>;
  /** For the first time of an event; null where seeing it is enough. */
  readonly events: Readonly<Record<E, Bubble | null>>;
  /** The whole first round, pick by pick. */
  readonly proposals: readonly Proposal<P>[];
}

/** A word of the game as it stands in sentences, and what it means. */
export interface Term {
  /** As it is headed: "Ghost die". */
  readonly term: string;
  /** As it stands in sentences, in small letters, plurals included: "ghost die", "ghost dice". */
  readonly forms: readonly string[];
  /** One sentence: what it is and what it does for you. */
  readonly means: string;
  readonly rule: string;
}

/** What the figures of the top bar mean, and how the game ends. */
export interface Legend {
  readonly lines: ReadonlyArray<{
    /** A piece of the status as it is shown, word for word: "13.2 a day". */
    readonly shown: string;
    readonly means: string;
  }>;
  /** How and when the game ends, as things stand. */
  readonly end: string;
  readonly rule: string;
}

export function lessonConfig(game: AnyGame): GameConfig {
  const options = completeOptions(game.options, 1, {
    ...easiestValues(game.options),
    ...game.lesson.options,
  });
  return { seats: [{ name: YOU, kind: 'person', colour: 0 }], options };
}

/** The guided match is known by what it is: it may be left, killed, resumed and shared like any other. */
export function isLesson(game: AnyGame, config: GameConfig, seed: string): boolean {
  if (seed !== game.lesson.seed || config.seats.length !== 1) return false;
  const { options } = lessonConfig(game);
  return Object.keys(options).every((key) => options[key] === config.options[key]);
}

/**
 * What the coach proposes now: the first of its picks that has not been made and can be made. Whoever goes another
 * way for a pick is met again where the ways meet.
 */
export function proposalNow(
  { proposals }: Lesson,
  made: readonly Move[],
  decision: Decision,
  moves: readonly Move[],
): Proposal | null {
  const left = [...made];
  for (const proposal of proposals) {
    const at = left.indexOf(proposal.move);
    if (at >= 0) left.splice(at, 1);
    else if (proposal.kind === decision.kind && moves.includes(proposal.move)) return proposal;
  }
  return null;
}

/** The terms a text uses, in their order. A longer one is meant where it holds a shorter. */
export function termsIn(terms: readonly Term[], text: string): readonly Term[] {
  const found: { readonly term: Term; readonly from: number; readonly to: number }[] = [];
  const lower = text.toLowerCase();
  for (const term of terms) {
    for (const form of term.forms) {
      for (const match of lower.matchAll(wordsOf(form))) {
        found.push({ term, from: match.index, to: match.index + form.length });
      }
    }
  }
  const whole = found.filter(
    (one) =>
      !found.some(
        (other) => other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
      ),
  );
  return [...new Set(whole.sort((a, b) => a.from - b.from).map(({ term }) => term))];
}

const patterns = new Map<string, RegExp>();

function wordsOf(form: string): RegExp {
  let pattern = patterns.get(form);
  if (!pattern) {
    pattern = new RegExp(`(?<![\\w’])${form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w])`, 'g');
    patterns.set(form, pattern);
  }
  return pattern;
}

/** True where a move is made with a target, or with one of its kind: `job:*`. */
export function aims(wanted: string, target: Target): boolean {
  return wanted.endsWith('*') ? target.startsWith(wanted.slice(0, -1)) : wanted === target;
}
