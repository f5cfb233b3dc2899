import type { AnyGame, BotLevel, GameConfig } from '../core/game';
import { startMatch } from '../core/match';
import { nextUint, pick, rngFrom, seedRng } from '../core/rng';
import { seatwork } from './hint';
import { chooseNow } from './runner';

export interface FairnessOptions {
  readonly config: GameConfig;
  readonly seed: string;
  readonly level: BotLevel;
  /** Every n-th decision is looked at; default 5. */
  readonly every?: number;
  /** Decisions looked at, at most; default 40. */
  readonly most?: number;
}

/**
 * Proves that a bot decides by what its seat sees: at decisions of a game played by chance, everything
 * hidden is dealt anew in the true state and the dice to come are changed; the choice and its reason
 * must stay. Returns what differed, in words, and how many decisions were looked at.
 */
export function unfairChoices(game: AnyGame, options: FairnessOptions): { unfair: string[]; looked: number } {
  const { config, seed, level, every = 5, most = 40 } = options;
  const match = startMatch(game, config, seed);
  const rng = seedRng(`fairness ${seed}`);
  const unfair: string[] = [];
  let looked = 0;
  while (looked < most) {
    const work = seatwork(match, level);
    if (work === null) break;
    if (match.decisions % every === 0) {
      looked++;
      const choice = chooseNow(work);
      if (!match.moves().includes(choice.move))
        unfair.push(`step ${match.decisions}: ${choice.move} is not legal`);
      const elsewhere = game.resample(work.state, work.seat, rngFrom(seedRng(`${nextUint(rng)}`)));
      const again = chooseNow({ ...work, state: elsewhere });
      if (again.move !== choice.move || again.reason !== choice.reason) {
        unfair.push(`step ${match.decisions}: ${choice.move} became ${again.move}`);
      }
    }
    match.play(pick(rng, match.moves()));
  }
  return { unfair, looked };
}
