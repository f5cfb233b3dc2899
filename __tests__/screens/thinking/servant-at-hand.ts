/** A worker without a browser: the real servant, letters as plain data, and a post that comes when timers do. */
import type { Ears, Hand } from '@/components/thinking/hired';
import type { FromWorker, ToWorker } from '@/components/thinking/letters';
import { servant } from '@/components/thinking/worker';
import type { AnyGame } from '@/engine/core/game';

export interface Watched extends Hand {
  readonly got: ToWorker[];
  readonly ears: Ears;
  terminated: boolean;
  /** From now on it hears and says nothing. */
  silent: boolean;
}

export interface ServantOptions {
  /** It never says that it is there. */
  readonly late?: boolean;
  /** Time goes by with every look at the clock: so much a step. */
  readonly stepMs?: number;
}

const copy = <T>(letter: T): T => JSON.parse(JSON.stringify(letter)) as T;

export function hire(game: AnyGame, ears: Ears, { late = false, stepMs = 20 }: ServantOptions = {}): Watched {
  let time = 0;
  const say = (letter: FromWorker) => {
    const sent = copy(letter);
    setTimeout(() => {
      if (!worker.silent && !worker.terminated) ears.heard(sent);
    }, 1);
  };
  const serve = servant(game, {
    post: say,
    now: () => (time += stepMs),
    later: (goOn) => setTimeout(goOn, 1),
  });
  const worker: Watched = {
    got: [],
    ears,
    terminated: false,
    silent: late,
    postMessage(letter) {
      worker.got.push(letter);
      if (!worker.silent) serve(copy(letter));
    },
    terminate() {
      worker.terminated = true;
    },
  };
  say({ here: true });
  return worker;
}
