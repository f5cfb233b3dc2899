/**
 * What is hidden stays hidden: from a seat's view, its lists, its words, and from undo. Every check deals
 * the hidden parts anew and asks again; an answer that changed has told something.
 */
import type { Step } from './conformance';
import { mayRead, type AnyGame, type GameEvent, type GameState, type Move, type Target } from './game';
import { sameData } from './hash';
import { tryOut } from './match';
import { below, nextUint, rngFrom, seedRng } from './rng';

/** A deal the seat cannot tell from the true one. */
export function dealt(game: AnyGame, state: GameState, seat: number, seed: string): GameState {
  return game.resample(state, seat, rngFrom(seedRng(seed)));
}

/** What a seat sees does not depend on what it cannot see: looked at for the acting seat and one more. */
export function checkHidden(step: Step): void {
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
  const other = dealt(game, state, seat, seeds[0]);
  if (!sameData(other, dealt(game, state, seat, seeds[0]))) fault('resample differs with the same generator');
  if (!sameData(dealt(game, state, seat, seeds[1]), dealt(game, other, seat, seeds[1]))) {
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
  else {
    const telling = match.moves().find((move) => ticket(game, state, move) !== ticket(game, other, move));
    if (telling !== undefined) fault(`the ticket of ${telling} tells what is hidden`);
  }
  if (game.prompt(other) !== game.prompt(state)) fault('the prompt tells what is hidden');
}

function ticket(game: AnyGame, state: GameState, move: Move): string {
  return JSON.stringify(game.describe(state, move));
}

/** At most so many moves of one list are tried out on other deals. */
const TRIED = 24;

/** Every move undo could cross leads to the same sight, however the hidden parts are dealt. */
export function checkLines(step: Step): void {
  const { match, rng } = step;
  const moves = [...match.moves()];
  while (moves.length > TRIED) moves.splice(below(rng, moves.length), 1);
  for (const move of moves) checkLine(step, move);
}

export function checkLine({ game, match, rng, fault }: Step, move: Move): void {
  const decision = match.decision();
  if (!decision) return;
  const { seat, kind } = decision;
  const state = match.position();
  const made = tryOut(game, state, decision, move);
  if (made.line) return;
  const seen = sightOf(game, made.state, made.events, seat);
  for (let i = 0; i < 2; i++) {
    const other = tryOut(game, dealt(game, state, seat, `${nextUint(rng)}`), decision, move);
    if (!sameData(sightOf(game, other.state, other.events, seat), seen)) {
      return fault(
        `${move} at ${kind} shows seat ${seat} what was hidden, and undo crosses it: it lacks news`,
      );
    }
  }
}

/** All a seat sees and hears of a move that was made. */
function sightOf(game: AnyGame, state: GameState, events: readonly GameEvent[], seat: number) {
  return {
    decision: game.decision(state),
    view: game.view(state, seat),
    events: events.filter((event) => mayRead(event, seat)).map((event) => JSON.stringify(event)),
  };
}

/** So many moments of a finished game are gone back to, with every target the game has shown. */
const MOMENTS = 6;

/** No seat, whether it acts or looks on, is told more of any target than its view holds. */
export function checkSecrets(step: Step): void {
  const { match, rng } = step;
  const span = match.decisions - match.logStart;
  if (span === 0) return;
  const targets = [...step.targets];
  for (let i = 0; i < MOMENTS; i++) {
    const at = match.logStart + below(rng, span);
    const events = match.log[at - match.logStart - 1]?.events ?? [];
    checkSecretsAt(step, at, events, targets);
  }
}

function checkSecretsAt(
  { game, match, rng, fault }: Step,
  at: number,
  events: readonly GameEvent[],
  targets: readonly Target[],
): void {
  const state = match.positionAt(at);
  const seat = below(rng, match.config.seats.length);
  const other = dealt(game, state, seat, `${nextUint(rng)}`);
  // What one seat cannot see does not stand in the open either.
  for (const viewer of [seat, -1]) {
    const told = (verb: string, ask: (of: GameState) => unknown) => {
      const [asIs, dealtAnew] = [JSON.stringify(ask(state)), JSON.stringify(ask(other))];
      if (asIs !== dealtAnew)
        fault(`after ${at} decisions ${verb} tells viewer ${viewer} what is hidden: ${asIs}, ${dealtAnew}`);
    };
    told('the status', (of) => game.status(of, viewer));
    for (const target of targets) {
      told(`why not ${target}`, (of) => game.whyNot(of, target, viewer));
      told(`the explanation of ${target}`, (of) => game.explain(of, target, viewer));
    }
    for (const event of events) {
      if (mayRead(event, viewer)) told(`the telling of ${event.kind}`, (of) => game.tell(of, event, viewer));
    }
  }
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
