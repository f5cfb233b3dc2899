/**
 * Looks through what somebody played in a finished match for the few picks where the searching player sees clearly
 * better. It thinks on what the seat saw then: at every decision everything hidden is dealt anew.
 *
 * First a glance at all decisions, of which the more suspicious part stays for the next; then a thorough look at the
 * rest. What is marked was found in some deals and holds in others, so that no mark is the luck of its deals; and it
 * holds when the match is played to its end, so that none is a slip of the judgement a look ahead stops at. Counts
 * alone decide how long it takes.
 */
import type { Choice, Game, GameState, Move } from '../core/game';
import type { Match } from '../core/match';
import { below, rngFrom, seedRng } from '../core/rng';
import { gainOf, meanOf, playDeals, tried, type Compared, type Gain, type Tried } from './compare';

/** A pick of the reviewed seat, as it was asked. */
export interface Asked<S extends GameState = GameState> {
  /** How many decisions had been made by then. */
  readonly at: number;
  /** The position then. Only what the seat saw of it is thought on. */
  readonly state: S;
  readonly played: Move;
}

export interface Mark {
  readonly at: number;
  /** The round it was in, by the game's name for it. */
  readonly round: string;
  readonly played: Move;
  readonly playedLabel: string;
  readonly better: Move;
  readonly betterLabel: string;
  /** What follows from the better move. */
  readonly why: string;
  /** By how much it came out better, on the scale of `outcome`: by the look ahead or at the end, the lesser of both. */
  readonly gain: Gain;
}

/** Yields how much of it is done, from 0 to 1, where a frame may be drawn; returns the marks in the order of the match. */
export type Reviewing = Generator<number, readonly Mark[], void>;

export const MOST_MARKS = 5;

/** Looks at all decisions in so many deals, then again at the more suspicious half, then at its half. */
const GLANCES: readonly number[] = [2, 2, 2];
/** Answers in a glance, beside the played and the greedy one. */
const OTHERS = 2;

/** So many decisions are looked at thoroughly: so many answers, of which the better stay. */
const DOZEN = 12;
const WIDE = 12;
const ROUNDS: ReadonlyArray<{ readonly deals: number; readonly keep: number }> = [
  { deals: 3, keep: 4 },
  { deals: 8, keep: 1 },
];
/** New deals in which what was found must hold, as far as the look went. */
const PROOF = 12;
/** And to the end of the match: so many, and more while it is open whether it holds. */
const TO_THE_END: readonly number[] = [12, 12, 24, 48];
/**
 * A gain is clear when it is at least so large, and more than so many of its standard errors. What chance brings until
 * the end hides much: after all those deals less is asked of a gain that was clear ahead.
 */
const CLEAR = { gain: 0.04, errors: 2, afterAll: 1.5 } as const;

/**
 * So many slices a review may take, that a phone is done in some twenty seconds: decisions are left out, the less
 * suspicious first.
 */
const SLICES = { glances: 36_000, look: 64_000 } as const;

/** How a match went: all that its review has to know, as plain data beside the game. */
export interface Course<S extends GameState = GameState> {
  readonly game: Game<S, unknown>;
  readonly seed: string;
  /** The position the log begins at, so many decisions after the start. */
  readonly start: S;
  readonly at: number;
  readonly log: ReadonlyArray<{ readonly seat: number; readonly move: Move }>;
}

export function courseOf<S extends GameState>(match: Match<S, unknown>): Course<S> {
  const { game, seed, logStart } = match;
  const log = match.log.map(({ seat, move }) => ({ seat, move }));
  return { game, seed, start: match.positionAt(logStart), at: logStart, log };
}

/** Every pick of a seat where it had a choice. */
export function* askedOf<S extends GameState>(
  { game, start, at, log }: Course<S>,
  seat: number,
): Generator<number, ReadonlyArray<Asked<S>>, void> {
  const state = game.clone(start);
  const asked: Array<Asked<S>> = [];
  for (const [i, entry] of log.entries()) {
    if (entry.seat === seat && game.moves(state).length > 1)
      asked.push({ at: at + i, state: game.clone(state), played: entry.move });
    game.apply(state, entry.move, () => {});
    yield 0;
  }
  return asked;
}

export function* reviewing<S extends GameState>(course: Course<S>, seat: number): Reviewing {
  const asked = yield* askedOf(course, seat);
  return yield* reviewed(course.game, asked, seat, course.seed);
}

/** A decision under review. */
interface Case<S extends GameState> {
  readonly asked: Asked<S>;
  readonly table: Compared<S>;
  /** What was played first, then what else could have been. */
  readonly moves: readonly Tried[];
}

/** `asked` may hold any positions the seat could not tell from the true ones: the marks are the same. */
export function* reviewed<S extends GameState>(
  game: Game<S, unknown>,
  asked: ReadonlyArray<Asked<S>>,
  seat: number,
  seed: string,
): Reviewing {
  const [first] = asked;
  if (!first) return [];
  const far = farOf(game, game.score(first.state).seats.length);
  const cases: Array<Case<S>> = [];
  for (const one of asked) cases.push(yield* caseOf(game, one, seat, seed));
  const suspects = yield* glanced(cases, far.glance);
  const marks: Mark[] = [];
  const slices = new Slices(SLICES.look);
  for (const [i, one] of suspects.entries()) {
    if (slices.spent) break;
    const mark = yield* lookedAt(one, far.look, slices, GLANCED + ((1 - GLANCED) * i) / suspects.length);
    if (mark) marks.push(mark);
  }
  return clearest(marks, game, asked);
}

/** Of a turn only the clearest: the others mostly say the same. */
function clearest<S extends GameState>(
  marks: readonly Mark[],
  { foresight }: Game<S, unknown>,
  asked: ReadonlyArray<Asked<S>>,
): Mark[] {
  const ticks = new Map(asked.map(({ at, state }) => [at, foresight.clock(state)]));
  const turns = new Set<number | undefined>();
  const first = [...marks].sort((a, b) => b.gain.mean - a.gain.mean || a.at - b.at);
  const found = first.filter(({ at }) => !turns.has(ticks.get(at)) && turns.add(ticks.get(at)));
  return found.slice(0, MOST_MARKS).sort((a, b) => a.at - b.at);
}

/** The part of the work that the glances are, for whoever watches it. */
const GLANCED = 0.5;

/** The most suspicious dozen. */
function* glanced<S extends GameState>(
  cases: ReadonlyArray<Case<S>>,
  ticks: number,
): Generator<number, ReadonlyArray<Case<S>>, void> {
  const slices = new Slices(SLICES.glances);
  let left = [...cases];
  for (const [i, deals] of GLANCES.entries()) {
    if (slices.spent) break;
    for (const [at, { table, moves }] of left.entries()) {
      const progress = (GLANCED * (i + at / left.length)) / GLANCES.length;
      yield* slices.of(playDeals(table, moves, { round: `glance ${i}`, deals, ticks }), progress);
    }
    left.sort((a, b) => suspicionOf(b) - suspicionOf(a) || a.asked.at - b.asked.at);
    left = left.slice(0, i === GLANCES.length - 1 ? DOZEN : Math.max(DOZEN, left.length / 2));
  }
  return left.slice(0, DOZEN);
}

/** Counts what is done, so that nothing goes on for ever. */
class Slices {
  constructor(private left: number) {}

  get spent(): boolean {
    return this.left <= 0;
  }

  *of(work: Generator<void, void, void>, progress: number): Generator<number, void, void> {
    while (!work.next().done) {
      this.left--;
      yield progress;
    }
  }
}

/** How far it looks ahead: as the searching player does, and to the end where nothing is known to judge a position by. */
function farOf<S extends GameState>({ characters, foresight }: Game<S, unknown>, seats: number) {
  const { solo, table } = foresight.weights;
  const ticks = characters.legend.ahead?.rounds.map((round) => round.ticks) ?? [];
  if (!(seats === 1 ? solo : table)) return { glance: 0, look: 0 };
  const look = ticks[ticks.length - 1] ?? 0;
  return { glance: ticks[ticks.length - 2] ?? look, look };
}

function* caseOf<S extends GameState>(
  game: Game<S, unknown>,
  asked: Asked<S>,
  seat: number,
  seed: string,
): Generator<number, Case<S>, void> {
  const words = `review ${seat} ${asked.at} ${seed}`;
  const state = game.resample(asked.state, seat, rngFrom(seedRng(words)));
  const seats = game.score(state).seats.length;
  const table = { game, state, seat, seats, seed: words };
  const greedy = yield* answered(game, state, seat, words);
  const moves = [...new Set([asked.played, greedy, ...someOf(table, OTHERS, [asked.played, greedy])])];
  return { asked, table, moves: moves.map(tried) };
}

function* answered<S extends GameState>(
  game: Game<S, unknown>,
  state: S,
  seat: number,
  words: string,
): Generator<number, Move, void> {
  const thinking = game.think(state, seat, rngFrom(seedRng(`${words} thought`)));
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return (value as Choice).move;
    yield 0;
  }
}

/** As many other moves as there is room for, without a preference. */
function someOf<S extends GameState>(
  { game, state, seed }: Compared<S>,
  n: number,
  but: readonly Move[],
): Move[] {
  const others = game.moves(state).filter((move) => !but.includes(move));
  const words = seedRng(`${seed} others`);
  while (others.length > n) others.splice(below(words, others.length), 1);
  return others;
}

/** How much there is in the best of the others, as far as can be said by now. */
function suspicionOf({ moves }: { readonly moves: readonly Tried[] }): number {
  const [played, ...others] = moves;
  if (!played) return 0;
  return Math.max(
    ...others.map((one) => {
      const { mean, error } = gainOf(one, played);
      return mean - error;
    }),
  );
}

function* lookedAt<S extends GameState>(
  { asked, table, moves }: Case<S>,
  ticks: number,
  slices: Slices,
  progress: number,
): Generator<number, Mark | null, void> {
  const known = moves.slice(1).map(({ move }) => move);
  const more = someOf(table, Math.max(0, WIDE - known.length), [asked.played, ...known]);
  let left = [...known, ...more].map(tried);
  for (const [i, { deals, keep }] of ROUNDS.entries()) {
    yield* slices.of(playDeals(table, left, { round: `look ${i}`, deals, ticks }), progress);
    left.sort((a, b) => meanOf(b) - meanOf(a));
    left = left.slice(0, keep);
  }
  const [best] = left.map(({ move }) => tried(move));
  if (!best) return null;
  const played = tried(asked.played);
  yield* slices.of(playDeals(table, [played, best], { round: 'proof', deals: PROOF, ticks }), progress);
  const ahead = gainOf(best, played);
  if (!isClear(ahead)) return null;
  const atEnd = yield* playedOut(table, asked.played, best.move, slices, progress);
  if (!isClear(atEnd, CLEAR.afterAll)) return null;
  return markOf(table, asked, best.move, atEnd.mean < ahead.mean ? atEnd : ahead);
}

function isClear({ mean, error }: Gain, errors: number = CLEAR.errors): boolean {
  return mean >= CLEAR.gain && mean > errors * error;
}

function* playedOut<S extends GameState>(
  table: Compared<S>,
  given: Move,
  better: Move,
  slices: Slices,
  progress: number,
): Generator<number, Gain, void> {
  const [best, played] = [tried(better), tried(given)];
  for (const [i, deals] of TO_THE_END.entries()) {
    const round = { round: `end ${i}`, deals, ticks: 0 };
    yield* slices.of(playDeals(table, [played, best], round), progress);
    const gain = gainOf(best, played);
    // Clear already, or too far from it.
    if (isClear(gain) || gain.mean + gain.error < CLEAR.gain || slices.spent) return gain;
  }
  return gainOf(best, played);
}

function markOf<S extends GameState>(
  { game, seat }: Compared<S>,
  { at, state, played }: Asked<S>,
  better: Move,
  gain: Gain,
): Mark {
  const { round, title } = game.status(state, seat);
  return {
    at,
    round: round?.name ?? title,
    played,
    playedLabel: game.describe(state, played).label,
    better,
    betterLabel: game.describe(state, better).label,
    why: game.advise(state, better),
    gain,
  };
}
