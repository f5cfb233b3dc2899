/**
 * `npm run train -- <game> --games 2000 --seed t --workers 2` plays whole games, remembers the positions at the end
 * of every turn in the numbers of the game's `bot/foresight.ts`, fits how they ended to them, and writes the
 * weights to `bot/weights.ts`. A tenth of the games is kept apart and says how well the fit tells the future.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

import { format } from 'prettier';

import { plainConfig } from '@/engine/core/configs';
import { worthOf, type Judgement } from '@/engine/core/foresight';
import { noEvents, type AnyGame, type GameConfig, type GameState, type Move } from '@/engine/core/game';
import { below, pick, rngFrom, seedRng, type Rng } from '@/engine/core/rng';
import { rounded } from '@/engine/core/statistics';
import { best } from '@/engine/bots/best';
import { finish } from '@/engine/bots/runner';
import { gameById } from '@/engine/games';

import { namedGame, readArguments, type Arguments } from './arguments';
import { Fit } from './fit';
import { serve, shared } from './workers';

/** Of a hundred decisions so many are any legal move, until the game turns quiet: poor positions are known too. */
const WHIMS = [0, 4, 12, 30];
/**
 * In the tick before that there are swerves: any move, or the one that what was learned so far thinks best, for what
 * is thought too well of must be seen through. From there on all play greedily, as in a look ahead: what is learned
 * is what a position is worth to them.
 */
const SWERVES = 30;
const WIDE = 8;
/** Positions of so many ticks after that are learned from. */
const TICKS = 5;
/** Every so many games one is kept apart. */
const APART = 10;

/** After each of them the next games are played with what was learned. */
const ROUNDS = 4;

/** Games a worker plays before it reports: the same sums whatever the number of workers. */
const LOT = 50;

interface Job {
  readonly game: string;
  readonly seed: string;
  readonly solo: boolean;
  readonly from: number;
  readonly to: number;
  /** What was learned so far; null at first. */
  readonly weights: Judgement | null;
}

interface Learned {
  readonly fit: ReturnType<Fit['packed']>;
  readonly apart: ReadonlyArray<readonly [numbers: number[], outcome: number]>;
  readonly positions: number;
}

if (isMainThread) void main(readArguments(process.argv.slice(2)));
else serve(learn);

async function main(args: Arguments): Promise<void> {
  const game = namedGame(args);
  const count = args.number('games', 2000);
  const seed = args.get('seed') ?? 't';
  const workers = args.number('workers', 2);
  const judged: Record<string, Judgement | null> = {};
  const said: string[] = [];
  for (const solo of [true, false]) {
    if (solo ? game.seats.min > 1 : game.seats.max < 2) continue;
    const name = solo ? 'solo' : 'table';
    const parts: Learned[] = [];
    let weights: Judgement | null = null;
    for (let round = 0; round < ROUNDS; round++) {
      const [first, end] = [round, round + 1].map((n) => Math.round((count * n) / ROUNDS)) as [
        number,
        number,
      ];
      const jobs: Job[] = [];
      for (let from = first; from < end; from += LOT)
        jobs.push({ game: game.id, seed, solo, from, to: Math.min(end, from + LOT), weights });
      parts.push(...(await shared<Job, Learned>(__filename, jobs, workers)));
      weights = fitOf(game, parts);
      said[solo ? 0 : 1] = `${name} ${toldOf(parts, weights)}`;
      console.log(`${game.id} round ${round + 1} of ${ROUNDS}: ${said.at(-1)}`);
    }
    judged[name] = weights;
  }
  const command = `npm run train -- ${game.id} --games ${count} --seed ${seed}`;
  const from = `${command}; rules ${game.rules}; ${said.join('; ')}`;
  const text = `import type { Weights } from '../../../core/foresight';

/** Made by \`npm run train\`; not to be edited. The numbers stand in the order of \`names\` in foresight.ts. */
export const WEIGHTS: Weights = ${JSON.stringify({ from, solo: judged['solo'] ?? null, table: judged['table'] ?? null })};
`;
  const file = path.join('engine/games', game.id, 'bot/weights.ts');
  writeFileSync(file, await format(text, { parser: 'typescript', singleQuote: true, printWidth: 110 }));
}

function fitOf(game: AnyGame, parts: readonly Learned[]): Judgement {
  const width = game.foresight.names.length + 1;
  const fit = new Fit(width * 2);
  for (const part of parts) fit.add(part.fit);
  const found = fit.solve(3e-4);
  return { early: found.slice(0, width).map(short), late: found.slice(width).map(short) };
}

function toldOf(parts: readonly Learned[], { early, late }: Judgement): string {
  const positions = parts.reduce((sum, part) => sum + part.positions, 0);
  const told = toldBeforehand(
    parts.flatMap((part) => part.apart),
    [...early, ...late],
  );
  return `${positions} positions, told ${told} of what was kept apart`;
}

function short(value: number): number {
  return Number(value.toPrecision(4));
}

function learn(job: Job): Learned {
  const game = knowing(gameById(job.game) as AnyGame, job.weights);
  const fit = new Fit((game.foresight.names.length + 1) * 2);
  const apart: Array<readonly [number[], number]> = [];
  let positions = 0;
  for (let at = job.from; at < job.to; at++) {
    const seats = job.solo ? 1 : seatsOf(game, at);
    const modes = game.simModes(seats);
    const { options } = modes[Math.floor(at / 3) % Math.max(1, modes.length)] ?? { options: {} };
    for (const [numbers, outcome] of positionsOf(game, seats, options, `${job.seed}-${at}`)) {
      positions++;
      if (at % APART === 0) apart.push([numbers, outcome]);
      else fit.learn(numbers, outcome);
    }
  }
  return { fit: fit.packed(), apart, positions };
}

/** Two seats mostly, and now and then as many as there are. */
function seatsOf(game: AnyGame, at: number): number {
  const more = game.seats.max - 2;
  return at % 3 < 2 || more === 0 ? 2 : 3 + (Math.floor(at / 3) % more);
}

interface Seen {
  readonly seat: number;
  readonly numbers: number[];
}

function positionsOf(
  game: AnyGame,
  seats: number,
  options: Readonly<Record<string, unknown>>,
  seed: string,
): Array<readonly [number[], number]> {
  const { foresight } = game;
  const config = plainConfig(game, seats, options);
  const state = game.setup(config, seed);
  const rng = rngFrom(seedRng(`train ${seed}`));
  const rate = pick(rng.state, WHIMS);
  const quiet = foresight.clock(state) + below(rng.state, ticksOf(game, config));
  const seen: Seen[] = [];
  const knows = foresight.weights.table !== null;
  let ticks = foresight.clock(state);
  for (let decision = game.decision(state); decision; decision = game.decision(state)) {
    const moves = game.moves(state);
    const whims = ticks >= quiet ? 0 : ticks === quiet - 1 ? Math.max(rate, SWERVES) : rate;
    const whim = moves.length === 1 || below(rng.state, 100) < whims;
    const swerve = knows && whim && ticks === quiet - 1 && below(rng.state, 3) > 0;
    const move = swerve
      ? thoughtBest(game, state, decision.seat, seats, rng)
      : whim
        ? pick(rng.state, moves)
        : finish(game.think(state, decision.seat, rng)).move;
    game.apply(state, move, noEvents);
    const now = foresight.clock(state);
    if (now === ticks) continue;
    ticks = now;
    if (now < quiet || now >= quiet + TICKS || game.decision(state) === null) continue;
    const t = foresight.progress(state);
    for (let seat = 0; seat < seats; seat++)
      seen.push({ seat, numbers: turned(foresight.features(state, seat), t) });
  }
  return seen.map(({ seat, numbers }) => [numbers, foresight.outcome(state, seat)] as const);
}

/** Of some moves the one after which the end of the tick looks best. */
function thoughtBest(game: AnyGame, state: GameState, seat: number, seats: number, rng: Rng): Move {
  const others = game.moves(state);
  while (others.length > WIDE) others.splice(below(rng.state, others.length), 1);
  return best(others, (move) => {
    const from = game.clone(state);
    const end = game.foresight.clock(from) + 1;
    let next: Move = move;
    for (;;) {
      game.apply(from, next, noEvents);
      const decision = game.decision(from);
      if (!decision) return game.foresight.outcome(from, seat);
      if (game.foresight.clock(from) >= end) return worthOf(game.foresight, from, seat, seats);
      next = finish(game.think(from, decision.seat, rng)).move;
    }
  });
}

function knowing(game: AnyGame, judgement: Judgement | null): AnyGame {
  const weights = { from: '', solo: judgement, table: judgement };
  return { ...game, foresight: { ...game.foresight, weights } };
}

const lengths = new Map<string, number>();

/** How many ticks a greedy game takes. */
function ticksOf(game: AnyGame, config: GameConfig): number {
  const key = JSON.stringify([game.id, config.seats.length, config.options]);
  let found = lengths.get(key);
  if (found === undefined) {
    const { clock } = game.foresight;
    const state = game.setup(config, 'length');
    const start = clock(state);
    const rng = rngFrom(seedRng('length'));
    for (let decision = game.decision(state); decision; decision = game.decision(state)) {
      game.apply(state, finish(game.think(state, decision.seat, rng)).move, noEvents);
    }
    found = Math.max(1, clock(state) - start);
    lengths.set(key, found);
  }
  return found;
}

/** Numbers and a one, once by how early it is and once by how late. */
function turned(numbers: readonly number[], t: number): number[] {
  const all = [...numbers, 1];
  return [...all.map((value) => value * (1 - t)), ...all.map((value) => value * t)];
}

/** The part of the spread of outcomes that the fit tells beforehand. */
function toldBeforehand(apart: Learned['apart'], weights: readonly number[]): number {
  const mean = apart.reduce((sum, [, outcome]) => sum + outcome, 0) / Math.max(1, apart.length);
  let missed = 0;
  let all = 0;
  for (const [numbers, outcome] of apart) {
    const told = numbers.reduce((sum, value, i) => sum + value * (weights[i] as number), 0);
    missed += (outcome - told) ** 2;
    all += (outcome - mean) ** 2;
  }
  return rounded(1 - missed / all, 3);
}
