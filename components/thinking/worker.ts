/**
 * The worker's side. `scripts/thinkers.mjs` makes one script of it for each game, with the game's rules inside; the
 * page never imports this file.
 */
import { Thinker } from '@/engine/bots';
import { Reviewer } from '@/engine/bots/reviewer';
import type { AnyGame } from '@/engine/core/game';

import type { Answer, FromWorker, ReviewErrand, ToWorker } from './letters';

/** After so long the post is looked at: a question may be withdrawn, or another one come. */
const SLICE_MS = 10;

interface Desk {
  post(letter: FromWorker): void;
  now(): number;
  /** Calls back when the post has been looked at. */
  later(goOn: () => void): void;
}

/** Works for a slice; answers what there is to tell by then, if anything. */
type Job = (spent: () => boolean) => Answer | null;

/** Answers letters about one game. Several questions are thought about in turns, a slice each. */
export function servant(game: AnyGame, { post, now, later }: Desk): (letter: ToWorker) => void {
  const questions = new Map<number, Job>();
  const reviews = new Reviews(game);
  let working = false;

  function advance(of: number, job: Job): void {
    const start = now();
    try {
      const answer = job(() => now() - start >= SLICE_MS);
      if (!answer) return;
      post({ of, ...answer });
      if ('far' in answer) return;
    } catch (error) {
      post({ of, failed: String(error) });
    }
    questions.delete(of);
  }

  function work(): void {
    for (const [of, job] of [...questions]) advance(of, job);
    working = questions.size > 0;
    if (working) later(work);
  }

  return (letter) => {
    if ('ping' in letter) return post({ here: true });
    if ('drop' in letter) return void questions.delete(letter.drop);
    const of = 'ask' in letter ? letter.ask : letter.review;
    if (letter.errand.game !== game.id)
      return post({ of, failed: `Nobody here plays ${letter.errand.game}.` });
    questions.set(
      of,
      'ask' in letter ? choosing(new Thinker({ ...letter.errand, game })) : reviews.job(letter.errand),
    );
    if (working) return;
    working = true;
    later(work);
  };
}

function choosing(thinker: Thinker): Job {
  return (spent) => {
    const choice = thinker.advance(spent);
    return choice && { choice };
  };
}

/** The last review is kept: whoever stopped it and asks again does not begin anew. */
class Reviews {
  private last: { readonly key: string; readonly reviewer: Reviewer } | null = null;

  constructor(private readonly game: AnyGame) {}

  job(errand: ReviewErrand): Job {
    const reviewer = this.reviewer(errand);
    let told = -1;
    return (spent) => {
      const marks = reviewer.advance(spent);
      if (marks) return { marks };
      const hundredths = Math.floor(100 * reviewer.progress);
      if (hundredths === told) return null;
      told = hundredths;
      return { far: reviewer.progress };
    };
  }

  private reviewer({ seat, ...course }: ReviewErrand): Reviewer {
    const key = JSON.stringify([seat, course.seed, course.at, course.log]);
    if (this.last?.key !== key)
      this.last = { key, reviewer: new Reviewer({ ...course, game: this.game }, seat) };
    return this.last.reviewer;
  }
}

/** Begins to serve in the worker that runs this. */
export function moveIn(game: AnyGame): void {
  // A timer would let four milliseconds pass between two slices.
  const { port1, port2 } = new MessageChannel();
  let goOn = () => {};
  port1.onmessage = () => goOn();
  const post = (letter: FromWorker) => self.postMessage(letter);
  const serve = servant(game, {
    post,
    now: () => performance.now(),
    later(next) {
      goOn = next;
      port2.postMessage(null);
    },
  });
  self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => serve(data));
  post({ here: true });
}
