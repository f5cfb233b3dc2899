import type { Step } from './conformance';
import { checkDescriptions, checkScore, checkWords } from './conformance-words';
import type { AnyGame, GameState, Move } from './game';
import { hashOf, sameData } from './hash';
import { IllegalMove } from './match';
import { nextUint, rngFrom, seedRng } from './rng';

/** Reports a broken promise. */
export type Fault = (text: string) => void;

/** The dear checks of one step; none of them may change the position. */
export function checkAll(step: Step): void {
  const { match, fault, game } = step;
  const before = match.hash();
  const shown: unknown = JSON.parse(JSON.stringify(match.position()));
  if (!sameData(shown, match.position())) fault('the state is no plain JSON');
  if (hashOf(match.position()) !== before) fault('clone differs from its original');
  checkOrder(step);
  checkClone(step);
  checkRefusals(step);
  checkDescriptions(step);
  checkWords(step);
  checkScore(step);
  checkHidden(step);
  if (!sameData(shown, match.position())) fault('a verb that only reads has changed the position');
  if (match.hash() !== before) fault('a refused or reading verb has changed the match');
  if (game.decision(match.position()) === null) fault('the decision is null while the game runs');
}

function checkOrder({ game, match, fault }: Step): void {
  const first = match.moves().join('\n');
  if (game.moves(match.position()).join('\n') !== first) fault('moves come in another order the second time');
  const reread = JSON.parse(JSON.stringify(match.position()));
  if (game.moves(reread).join('\n') !== first) fault('moves come in another order on a state read back');
}

function checkClone({ game, match, fault }: Step): void {
  const state = match.position();
  const copy = game.clone(state);
  if (!sameData(copy, state)) fault('clone differs from its original');
  const shared = sharedPart(state, copy);
  if (shared !== null) fault(`clone shares ${shared} with its original`);
}

/** Moves of other moments, and nonsense: all refused in words, nothing changed. */
function checkRefusals({ match, rng, fault, known }: Step): void {
  const legal = new Set(match.moves());
  const tries = ['', 'no-such-move', `${match.moves()[0]}:x`];
  for (let i = 0; i < 3 && known.length > 0; i++) tries.push(known[nextUint(rng) % known.length] as string);
  for (const move of tries) {
    if (legal.has(move)) continue;
    try {
      match.play(move);
      fault(`“${move}” was played, though it is not legal`);
    } catch (error) {
      if (!(error instanceof IllegalMove) || error.message === '')
        fault(`“${move}” was refused without words`);
    }
  }
}

/** What a seat sees does not depend on what it cannot see: looked at for the acting seat and one more. */
function checkHidden(step: Step): void {
  const { match, rng } = step;
  const acting = match.decision()?.seat ?? 0;
  const seats = new Set([acting, nextUint(rng) % match.config.seats.length]);
  for (const seat of seats) checkHiddenFrom(step, seat);
}

function checkHiddenFrom({ game, match, rng, fault }: Step, seat: number): void {
  const state = match.position();
  const acting = match.decision();
  const seen = game.view(state, seat);
  const seeds = [`${nextUint(rng)}`, `${nextUint(rng)}`] as const;
  const deal = (of: GameState, seed: string): GameState => game.resample(of, seat, rngFrom(seedRng(seed)));
  const other = deal(state, seeds[0]);
  if (!sameData(other, deal(state, seeds[0]))) fault('resample differs with the same generator');
  if (!sameData(deal(state, seeds[1]), deal(other, seeds[1]))) {
    fault(`resample for seat ${seat} depends on what is hidden: sort hidden pieces before shuffling them`);
  }
  if (!sameData(game.view(other, seat), seen)) fault(`seat ${seat} can tell a resampled state by its view`);
  if (!sameData(game.view(other, -1), game.view(state, -1))) {
    fault('everybody can tell a resampled state by the open view');
  }
  if (other.rng.join() === state.rng.join()) fault('resample keeps the dice to come');
  const shared = sharedPart(state, other);
  if (shared !== null) fault(`resample shares ${shared} with the true state`);
  for (const broken of game.violations(other)) fault(`invariant after resample: ${broken}`);
  if (!sameData(game.decision(other), acting)) fault('resample changes the decision');
  if (acting?.seat !== seat) return;
  if (game.moves(other).join('\n') !== match.moves().join('\n')) fault('the legal moves tell what is hidden');
  else if (match.moves().some((move) => words(game, state, move) !== words(game, other, move))) {
    fault('the words of a move tell what is hidden');
  }
  if (game.prompt(other) !== game.prompt(state)) fault('the prompt tells what is hidden');
}

function words(game: AnyGame, state: GameState, move: Move): string {
  return JSON.stringify(game.describe(state, move));
}

/** The first object or array reachable from both, by its path in the first; null when there is none. */
export function sharedPart(a: unknown, b: unknown): string | null {
  const parts = new Set<unknown>();
  walk(b, '', (part) => {
    parts.add(part);
    return false;
  });
  return walk(a, 'the state', (part) => parts.has(part));
}

function walk(value: unknown, path: string, stop: (part: object) => boolean): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (stop(value)) return path;
  for (const [key, part] of Object.entries(value)) {
    const found = walk(part, `${path}.${key}`, stop);
    if (found !== null) return found;
  }
  return null;
}
