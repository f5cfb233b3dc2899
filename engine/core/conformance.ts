/**
 * The conformance kit: plays one game by chance or by the greedy bot and lists every promise of the
 * contract (`game.ts`) that was broken on the way. One suite for every game, seat count and option set.
 */
import { chooseNow } from '../bots/runner';
import { checkAll, type Fault } from './conformance-checks';
import { checkLine, checkSecrets } from './conformance-hidden';
import { undoneAndRedone } from './conformance-match';
import { watched } from './conformance-pictures';
import { checkEnd, checkEvents } from './conformance-words';
import type { AnyGame, GameConfig, GameEvent, Move, Target } from './game';
import { Match, type LogEntry } from './match';
import { below, pick, seedRng, type RngState } from './rng';

export { plainConfig, sampleConfigs } from './configs';

export interface ConformOptions {
  readonly config: GameConfig;
  readonly seed: string;
  readonly policy?: 'random' | 'greedy';
  /** The dear checks are made at every n-th step; 1 makes them at all steps. Default 10. */
  readonly thorough?: number;
}

export interface ConformResult {
  /** What was broken, in words; empty is well. */
  readonly violations: readonly string[];
  readonly decisions: number;
  readonly finished: boolean;
  /** Of the last position; empty when the rules broke. */
  readonly hash: string;
  readonly moves: readonly Move[];
}

/** What the checks of one step look at. */
export interface Step {
  readonly game: AnyGame;
  readonly match: Match;
  readonly rng: RngState;
  readonly fault: Fault;
  /** Things that could be pointed at somewhere in this game. */
  readonly targets: Set<Target>;
  /** Moves that were legal at some time in this game. */
  readonly known: Move[];
}

const ENOUGH = 12;

export function conform(game: AnyGame, options: ConformOptions): ConformResult {
  const { config, seed, policy = 'random', thorough = 10 } = options;
  const violations: string[] = [];
  const rng = seedRng(`conform ${seed}`);
  const shift = below(rng, thorough);
  let match: Match | null = null;
  let hash = '';
  const fault: Fault = (text) => {
    if (violations.length < ENOUGH) violations.push(`seed ${seed}, step ${match?.decisions ?? 0}: ${text}`);
  };
  try {
    match = Match.start(game, config, seed) as Match;
    const step: Step = { game, match, rng, fault, targets: new Set(), known: [] };
    let untold: GameEvent[] = [];
    while (!match.over && violations.length < ENOUGH) {
      if (match.decisions >= game.maxDecisions) {
        fault(`the game goes on after ${game.maxDecisions} decisions`);
        break;
      }
      const deep = (match.decisions + shift) % thorough === 0;
      if (!checkStep(step)) break;
      if (deep) {
        checkEvents(step, untold);
        untold = [];
        checkAll(step);
      }
      const move = choose(step, policy);
      if (!deep) checkLine(step, move);
      const entry = watched(step, move, deep);
      untold.push(...entry.events);
      remember(step, entry);
      if (deep) undoneAndRedone(step);
    }
    checkEvents(step, untold);
    if (match.over) checkEnd(step);
    checkSecrets(step);
    replayed(step);
    hash = match.hash();
  } catch (error) {
    fault(`it breaks: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
  return {
    violations,
    decisions: match?.decisions ?? 0,
    finished: match?.over ?? false,
    hash,
    moves: match?.record() ?? [],
  };
}

/** The cheap checks, at every step. False when there is nothing to go on with. */
function checkStep({ game, match, fault }: Step): boolean {
  const moves = match.moves();
  const decision = match.decision();
  if (moves.length === 0) {
    fault(`no legal move at ${decision?.kind}, though the game is not over`);
    return false;
  }
  if (new Set(moves).size !== moves.length) fault(`a move is listed twice at ${decision?.kind}`);
  if (decision && (decision.seat < 0 || decision.seat >= match.config.seats.length)) {
    fault(`seat ${decision.seat} is asked, which nobody has`);
  }
  const [only] = moves;
  // Nobody is asked what has one answer, unless it gives something up for good: then the warning says what.
  if (moves.length === 1 && only !== undefined && !game.describe(match.position(), only).warning) {
    fault(`${decision?.kind} asks though “${only}” is its only answer`);
  }
  for (const broken of game.violations(match.position())) fault(`invariant: ${broken}`);
  return true;
}

function choose({ game, match, rng }: Step, policy: 'random' | 'greedy'): Move {
  if (policy === 'random') return pick(rng, match.moves());
  return chooseNow({
    game,
    state: match.position(),
    seat: match.decision()?.seat ?? 0,
    level: 'greedy',
    seed: match.seed,
    decision: match.decisions,
  }).move;
}

function remember({ match, rng, known }: Step, entry: LogEntry): void {
  if (known.length < 200) known.push(entry.move);
  else known[below(rng, known.length)] = entry.move;
  const other = match.moves()[0];
  if (other !== undefined && known.length < 200) known.push(other);
}

/** The log alone leads to the same position. */
function replayed({ game, match, fault }: Step): void {
  const again = Match.replay(game, match.config, match.seed, match.record());
  if (again.hash() !== match.hash()) fault('a replay of the log ends in another position');
}
