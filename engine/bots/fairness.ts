import {
  mayRead,
  type AnyGame,
  type BotLevel,
  type GameConfig,
  type GameEvent,
  type GameState,
  type Move,
} from '../core/game';
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

export interface Guesses {
  /** Picks that rolled, drew or revealed something. */
  readonly tries: number;
  /** How often the deal a computer thinks in brought just what then happened. */
  readonly right: number;
  /** How often another deal, with dice of its own, brought just what that deal brought: what chance alone gives. */
  readonly byChance: number;
  /** How often both at once. */
  readonly both: number;
}

/** How often a computer would guess what comes next from the deal it is given to think in. */
export function guessesOf(game: AnyGame, config: GameConfig, seed: string): Guesses {
  const match = startMatch(game, config, seed);
  const rng = seedRng(`guesses ${seed}`);
  const count = { tries: 0, right: 0, byChance: 0, both: 0 };
  for (let decision = match.decision(); decision; decision = match.decision()) {
    const move = pick(rng, match.moves());
    const { seat } = decision;
    const state = match.position();
    const anew = () => seedRng(`${nextUint(rng)}`);
    const elsewhere = () => game.resample(state, seat, rngFrom(anew()));
    // Dice of its own: where a deal leaves the true ones in place, two of them would agree on those as well.
    const other = Object.assign(elsewhere(), { rng: anew() });
    const come = seenOf(game, game.clone(state), move, seat);
    if (come.chance) {
      count.tries++;
      const guess = seenOf(game, elsewhere(), move, seat).seen;
      const right = guess === come.seen;
      const byChance = guess === seenOf(game, other, move, seat).seen;
      if (right) count.right++;
      if (byChance) count.byChance++;
      if (right && byChance) count.both++;
    }
    match.play(move);
  }
  return count;
}

/** What a seat reads of a move, and whether chance had a part in it. */
function seenOf(game: AnyGame, state: GameState, move: Move, seat: number) {
  const before = state.rng.join();
  const events: GameEvent[] = [];
  game.apply(state, move, (event) => events.push(event));
  const seen = JSON.stringify(events.filter((event) => mayRead(event, seat)));
  return { seen, chance: state.rng.join() !== before || events.some((event) => event.news === true) };
}
