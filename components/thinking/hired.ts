/** The page's side: hires a worker when the first question is asked, and does without when it is of no use. */
import type { Seatwork } from '@/engine/bots';
import type { Course, Mark } from '@/engine/bots/review';
import type { Choice, GameState } from '@/engine/core/game';

import { errandOf, reviewErrandOf, type Answer, type FromWorker, type ToWorker } from './letters';
import type { ThinkingRoom, Waiting } from './port';

/** As much of a browser's worker as is needed. */
export interface Hand {
  postMessage(letter: ToWorker): void;
  terminate(): void;
}

/** What is heard of it. */
export interface Ears {
  heard(letter: FromWorker): void;
  /** It could not begin, or broke. */
  lost(): void;
}

/** How often it is looked whether anybody still waits for an answer. */
const LOOK_MS = 100;
/** Looks that a question waits for a worker on its way; then the page thinks for itself. */
const LOOKS_ON_THE_WAY = 5;
/** Looks between two pings. */
const LOOKS_A_PING = 10;
/** Pings in a row that may stay unanswered. A page that slept has sent one, however long it slept. */
const PINGS = 5;
/** Without a question for so long, the worker goes home; the next question calls it again. */
const IDLE_MS = 120_000;

interface Question {
  readonly stale: () => boolean;
  /** Nothing comes of it where there is no answer. */
  readonly end: (answer: Answer | null) => void;
  readonly far?: (progress: number) => void;
  looks: number;
}

export class HiredRoom implements ThinkingRoom {
  private hand: Hand | null = null;
  /** The worker has said that it is there. */
  private here = false;
  /** The room is closed, or its worker could not begin, fell silent or broke: this table does without. */
  private shut = false;
  private readonly questions = new Map<number, Question>();
  private last = 0;
  private looking: ReturnType<typeof setInterval> | null = null;
  private leaving: ReturnType<typeof setTimeout> | undefined;
  private looks = 0;
  private unanswered = 0;

  constructor(private readonly hire: (ears: Ears) => Hand) {}

  async ask(work: Seatwork<GameState>, stale: () => boolean): Promise<Choice | null> {
    const answer = await this.put({ stale }, (of) => ({ ask: of, errand: errandOf(work) }));
    return answer && 'choice' in answer ? answer.choice : null;
  }

  async review(course: Course, seat: number, waiting: Waiting): Promise<readonly Mark[] | null> {
    const errand = reviewErrandOf(course, seat);
    const { stale, far } = waiting;
    const answer = await this.put({ stale, far }, (of) => ({ review: of, errand }));
    return answer && 'marks' in answer ? answer.marks : null;
  }

  private put(
    question: Pick<Question, 'stale' | 'far'>,
    letter: (of: number) => ToWorker,
  ): Promise<Answer | null> {
    if (this.shut) return Promise.resolve(null);
    return new Promise((end) => {
      const of = ++this.last;
      this.questions.set(of, { ...question, end, looks: 0 });
      clearTimeout(this.leaving);
      this.looking ??= setInterval(() => this.look(), LOOK_MS);
      try {
        this.hand ??= this.hired();
        this.hand.postMessage(letter(of));
      } catch {
        // Workers are forbidden here, or the position cannot be sent.
        this.shutDown();
      }
    });
  }

  close(): void {
    this.shutDown();
  }

  private hired(): Hand {
    const still = () => this.hand === hand;
    const hand = this.hire({
      heard: (letter) => still() && this.read(letter),
      lost: () => still() && this.shutDown(),
    });
    return hand;
  }

  private read(letter: FromWorker): void {
    this.here = true;
    this.unanswered = 0;
    if (!('of' in letter)) return;
    if ('far' in letter) this.questions.get(letter.of)?.far?.(letter.far);
    else this.settle(letter.of, letter);
  }

  private look(): void {
    for (const [of, question] of [...this.questions]) {
      question.looks++;
      const late = !this.here && question.looks >= LOOKS_ON_THE_WAY;
      if (!late && !question.stale()) continue;
      this.hand?.postMessage({ drop: of });
      this.settle(of, null);
    }
    if (this.questions.size === 0 || ++this.looks % LOOKS_A_PING > 0) return;
    if (++this.unanswered > PINGS) this.shutDown();
    else this.hand?.postMessage({ ping: true });
  }

  private settle(of: number, answer: Answer | null): void {
    const question = this.questions.get(of);
    this.questions.delete(of);
    if (this.questions.size === 0) this.rest();
    question?.end(answer);
  }

  private rest(): void {
    this.stopLooking();
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => this.letGo(), IDLE_MS);
  }

  private stopLooking(): void {
    if (this.looking !== null) clearInterval(this.looking);
    this.looking = null;
    this.looks = 0;
    this.unanswered = 0;
  }

  private letGo(): void {
    this.hand?.terminate();
    this.hand = null;
    this.here = false;
  }

  private shutDown(): void {
    this.shut = true;
    this.stopLooking();
    clearTimeout(this.leaving);
    this.letGo();
    const left = [...this.questions.values()];
    this.questions.clear();
    for (const { end } of left) end(null);
  }
}
