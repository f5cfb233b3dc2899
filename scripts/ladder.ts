/**
 * `npm run ladder -- <game> --games 200 --seed l --json` lets the levels play each other, two seats, seats changed
 * over in the same deals, and each of them alone. Prints for every pair of neighbours the share the upper one
 * takes (a shared win is half a win) with its 95 % interval, and for every level what it does alone.
 * `--pairs legend:foreman` and `--solo legend` (or `none`) take a part of it; `--modes` names solo modes.
 */
import { isMainThread } from 'node:worker_threads';

import { LADDER, type BotLevel } from '@/engine/core/character';
import { plainConfig } from '@/engine/core/configs';
import type { AnyGame } from '@/engine/core/game';
import { playGame } from '@/engine/core/simulation';
import { mean, quantile, rounded, wilson } from '@/engine/core/statistics';
import { gameById } from '@/engine/games';

import { fail, levelNamed, namedGame, readArguments, type Arguments } from './arguments';
import { serve, shared } from './workers';

interface Job {
  readonly game: string;
  readonly seed: string;
  readonly levels: readonly BotLevel[];
  readonly options: Readonly<Record<string, unknown>>;
}

interface Result {
  readonly finished: boolean;
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  readonly won: boolean | null;
  /** The outcome of each seat on the scale its player judges by. */
  readonly outcomes: readonly number[];
  /** What the decisions of each level have cost. */
  readonly costs: Partial<Record<BotLevel, Cost>>;
}

/** Processor time in ms, of so many decisions together and of the dearest. */
interface Cost {
  n: number;
  ms: number;
  most: number;
}

if (isMainThread) void main(readArguments(process.argv.slice(2)));
else serve(run);

async function main(args: Arguments): Promise<void> {
  const game = namedGame(args);
  const games = args.number('games', 200);
  const seed = args.get('seed') ?? 'l';
  const pairs = game.seats.max < 2 ? [] : pairsOf(args);
  const soloists = (args.get('solo') ?? LADDER.join(',')).split(',').filter((name) => name !== 'none');
  const wanted = args.get('modes')?.split(',');
  const modes = game.simModes(1).filter((mode) => !wanted || wanted.includes(mode.name));
  const workers = args.number('workers', 2);
  const soloGames = args.number('solo-games', games);

  const pairJobs = pairs.flatMap((pair) =>
    Array.from({ length: games }, (_, i): Job => {
      const [upper, lower] = pair;
      const levels = i % 2 === 0 ? [upper, lower] : [lower, upper];
      return { game: game.id, seed: `${seed}-${i >> 1}`, levels, options: {} };
    }),
  );
  const soloJobs = soloists.map(levelNamed).flatMap((level) =>
    modes.flatMap(({ options }) =>
      Array.from({ length: soloGames }, (_, i): Job => {
        return { game: game.id, seed: `${seed}-${i}`, levels: [level], options };
      }),
    ),
  );
  const jobs = [...pairJobs, ...soloJobs];
  const results = await shared<Job, Result>(
    __filename,
    jobs,
    args.number('workers', 2),
    progress(args, jobs),
  );
  const report = {
    game: game.id,
    seed,
    pairs: pairs.map(([upper, lower], p) => {
      const played = results.slice(p * games, (p + 1) * games);
      return { upper, lower, ...pairFigures(played), ...costOf(played, upper, workers) };
    }),
    solo: soloists.flatMap((level, l) =>
      modes.map((mode, m) => {
        const start = pairJobs.length + (l * modes.length + m) * soloGames;
        const played = results.slice(start, start + soloGames);
        return {
          level,
          mode: mode.name,
          ...soloFigures(played),
          ...costOf(played, levelNamed(level), workers),
        };
      }),
    ),
  };
  console.log(args.has('json') ? JSON.stringify(report) : JSON.stringify(report, null, 2));
  if (results.some((one) => !one.finished)) fail('a game did not end');
}

function pairsOf(args: Arguments): Array<readonly [BotLevel, BotLevel]> {
  const given = args.get('pairs');
  if (given === 'none') return [];
  if (given !== undefined) {
    return given.split(',').map((pair) => {
      const [upper = '', lower = ''] = pair.split(':');
      return [levelNamed(upper), levelNamed(lower)] as const;
    });
  }
  const neighbours = LADDER.slice(1).map((upper, i) => [upper, LADDER[i] as BotLevel] as const);
  return [...neighbours.reverse(), ['maverick', 'foreman'] as const];
}

function pairFigures(played: readonly Result[]) {
  // In every other game the upper one has the second seat.
  const won = played.map(({ winners }, i) => (winners.includes(i % 2) ? 1 / winners.length : 0));
  const points = played.map(({ totals }, i) => (totals[i % 2] ?? 0) - (totals[1 - (i % 2)] ?? 0));
  const sum = won.reduce((all, one) => all + one, 0);
  return {
    seats: 2,
    games: played.length,
    share: rounded(sum / played.length, 3),
    ...wilson(sum, played.length),
    points: rounded(mean(points), 1),
  };
}

function soloFigures(played: readonly Result[]) {
  const totals = played.map((one) => one.totals[0] ?? 0);
  const outcomes = played.map((one) => one.outcomes[0] ?? 0);
  const error = Math.sqrt(mean(outcomes.map((one) => (one - mean(outcomes)) ** 2)) / played.length);
  const won = played.filter((one) => one.won === true).length;
  const decided = played.some((one) => one.won !== null);
  return {
    games: played.length,
    median: rounded(quantile(totals, 0.5)),
    p10: rounded(quantile(totals, 0.1)),
    p90: rounded(quantile(totals, 0.9)),
    ...(decided && { won: rounded(won / played.length, 3), ...wilson(won, played.length) }),
    outcome: rounded(mean(outcomes), 3),
    give: rounded(1.96 * error, 3),
  };
}

/** Processor time is the whole process's: it says something of one worker alone. */
function costOf(played: readonly Result[], level: BotLevel, workers: number) {
  if (workers > 1) return {};
  const costs = played.flatMap(({ costs: of }) => of[level] ?? []);
  const n = costs.reduce((sum, one) => sum + one.n, 0);
  const ms = costs.reduce((sum, one) => sum + one.ms, 0);
  return {
    msADecision: rounded(ms / Math.max(1, n), 1),
    msMost: Math.round(Math.max(0, ...costs.map(({ most }) => most))),
  };
}

function progress(args: Arguments, jobs: readonly Job[]) {
  return (done: number) => {
    if (args.has('quiet') || done % 20 !== 0) return;
    process.stderr.write(`${done} of ${jobs.length} games\n`);
  };
}

function run({ game: id, seed, levels, options }: Job): Result {
  const game = gameById(id) as AnyGame;
  const costs: Partial<Record<BotLevel, Cost>> = {};
  let before = process.cpuUsage();
  const played = playGame(
    game,
    plainConfig(game, levels.length, options),
    seed,
    levels,
    undefined,
    (level) => {
      const { user, system } = process.cpuUsage(before);
      const ms = (user + system) / 1000;
      const cost = (costs[level] ??= { n: 0, ms: 0, most: 0 });
      cost.n++;
      cost.ms += ms;
      cost.most = Math.max(cost.most, ms);
      before = process.cpuUsage();
    },
  );
  return {
    finished: played.finished && played.illegal === 0,
    totals: played.totals,
    winners: played.winners,
    won: played.won,
    outcomes: levels.map((_, seat) => game.foresight.outcome(played.final, seat)),
    costs,
  };
}
