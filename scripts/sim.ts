/**
 * `npm run sim -- <game> --seats 1 --bots greedy --games 200 --seed a --option id=value --json`
 * plays whole games without a screen. Without --option it plays the defaults and then the balance modes of
 * that seat count (`--mode name` picks one); `--bots greedy,random` gives levels to the seats in turn;
 * `--workers n` uses more cores.
 */
import { isMainThread } from 'node:worker_threads';

import { plainConfig } from '@/engine/core/configs';
import type { AnyGame, BotLevel } from '@/engine/core/game';
import { canonical } from '@/engine/core/hash';
import { figuresOf, playGame, type Played } from '@/engine/core/simulation';
import { rounded, share, shares } from '@/engine/core/statistics';
import { gameById } from '@/engine/games';

import { fail, levelNamed, namedGame, optionsOf, readArguments, type Arguments } from './arguments';
import { serve, shared } from './workers';

interface Mode {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
}

interface Row {
  readonly mode: Mode;
  readonly played: readonly Played[];
  readonly seconds: number;
}

interface Job {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seeds: readonly string[];
  readonly levels: readonly BotLevel[];
}

if (isMainThread) void main(readArguments(process.argv.slice(2)));
else serve(run);

async function main(args: Arguments): Promise<void> {
  const game = namedGame(args);
  const seats = args.number('seats', game.seats.min);
  if (seats < game.seats.min || seats > game.seats.max) {
    fail(`${game.id} seats ${game.seats.min} to ${game.seats.max}, not ${seats}`);
  }
  const levels = (args.get('bots') ?? 'greedy').split(',').map(levelNamed);
  const count = args.number('games', 200);
  const seeds = Array.from({ length: count }, (_, i) => `${args.get('seed') ?? 'a'}-${i}`);
  const rows: Row[] = [];
  for (const mode of modesOf(args, game, seats)) {
    const started = performance.now();
    const job = { game: game.id, seats, options: mode.options, seeds, levels };
    const played = await allOf(job, args.number('workers', 1));
    rows.push({ mode, played, seconds: (performance.now() - started) / 1000 });
  }
  const all = rows.flatMap((row) => row.played);
  const seconds = rows.reduce((sum, row) => sum + row.seconds, 0);
  // The figures at the top are those of the first mode: the options asked for, else the defaults.
  const report = {
    game: game.id,
    seats,
    bots: levels.join(','),
    seed: args.get('seed') ?? 'a',
    ...figuresOf(seats, rows[0]?.played ?? []),
    illegal: all.reduce((sum, one) => sum + one.illegal, 0),
    movesPerSecond: Math.round(all.reduce((sum, one) => sum + one.decisions, 0) / seconds),
    gamesPerSecond: rounded(all.length / seconds),
    modes: rows.map((row) => modeFigures(game, seats, row.mode, row.played)),
  };
  console.log(JSON.stringify(report, null, args.has('json') ? 0 : 2));
  process.exitCode = all.every((one) => one.finished) && report.illegal === 0 ? 0 : 1;
}

/** Options named by hand make one mode; otherwise the defaults and every balance mode of the game. */
function modesOf(args: Arguments, game: AnyGame, seats: number): readonly Mode[] {
  const given = optionsOf(game, args.all('option'));
  const modes = game.simModes(seats);
  const wanted = args.get('mode');
  if (wanted !== undefined) {
    const mode = modes.find((one) => one.name === wanted);
    if (!mode) fail(`no mode “${wanted}”; there are: ${modes.map((one) => one.name).join(', ')}`);
    return [{ name: mode.name, options: { ...mode.options, ...given } }];
  }
  if (Object.keys(given).length > 0) return [{ name: args.all('option').join(' '), options: given }];
  const complete = (options: Mode['options']) => canonical(plainConfig(game, seats, options).options);
  const plain = modes.find((mode) => complete(mode.options) === complete({}));
  return [plain ?? { name: 'default', options: {} }, ...modes.filter((mode) => mode !== plain)];
}

function modeFigures(game: AnyGame, seats: number, mode: Mode, played: readonly Played[]) {
  const { games, finished, illegal, decisions, seatStats } = figuresOf(seats, played);
  const ranks = played.flatMap((one) => (one.rank === null ? [] : [one.rank]));
  const decided = played.filter((one) => one.won !== null);
  return {
    name: mode.name,
    games,
    finished,
    illegal,
    decisions,
    ...(decided.length > 0 && {
      won: rounded(
        share(decided, (one) => one.won === true),
        4,
      ),
    }),
    winRate: seatStats.map((seat) => seat.winRate),
    score: seats === 1 ? seatStats[0]?.score : seatStats.map((seat) => seat.score),
    ...(ranks.length > 0 && { rank: shares(ranks) }),
    ...game.simStats(
      played.map((one) => one.final),
      plainConfig(game, seats, mode.options),
    ),
  };
}

/** One game after the other here, or the seeds dealt out to workers; the order of results is the same. */
async function allOf(job: Job, workers: number): Promise<readonly Played[]> {
  if (workers <= 1) return run(job);
  const jobs = job.seeds.map((seed) => ({ ...job, seeds: [seed] }));
  return (await shared<Job, readonly Played[]>(__filename, jobs, workers)).flat();
}

function run(job: Job): readonly Played[] {
  const game = gameById(job.game) as AnyGame;
  const config = plainConfig(game, job.seats, job.options);
  return job.seeds.map((seed) => playGame(game, config, seed, job.levels));
}
