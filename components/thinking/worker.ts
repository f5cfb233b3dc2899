/**
 * The worker's side. `scripts/thinkers.mjs` makes one script of it for each game, with the game's rules inside; the
 * page never imports this file.
 */
import { Thinker } from '@/engine/bots';
import type { AnyGame } from '@/engine/core/game';

import type { FromWorker, ToWorker } from './letters';

/** After so long the post is looked at: a question may be withdrawn, or another one come. */
const SLICE_MS = 10;

interface Desk {
  post(letter: FromWorker): void;
  now(): number;
  /** Calls back when the post has been looked at. */
  later(goOn: () => void): void;
}

/** Answers letters about one game. Several questions are thought about in turns, a slice each. */
export function servant(game: AnyGame, { post, now, later }: Desk): (letter: ToWorker) => void {
  const questions = new Map<number, Thinker>();
  let working = false;

  function advance(of: number, thinker: Thinker): void {
    const start = now();
    try {
      const choice = thinker.advance(() => now() - start >= SLICE_MS);
      if (!choice) return;
      post({ of, choice });
    } catch (error) {
      post({ of, failed: String(error) });
    }
    questions.delete(of);
  }

  function work(): void {
    for (const [of, thinker] of [...questions]) advance(of, thinker);
    working = questions.size > 0;
    if (working) later(work);
  }

  return (letter) => {
    if ('ping' in letter) return post({ here: true });
    if ('drop' in letter) return void questions.delete(letter.drop);
    const { ask, errand } = letter;
    if (errand.game !== game.id) return post({ of: ask, failed: `Nobody here plays ${errand.game}.` });
    questions.set(ask, new Thinker({ ...errand, game }));
    if (working) return;
    working = true;
    later(work);
  };
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
