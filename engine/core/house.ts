/**
 * The house plan of a game's folder: which file holds which verb, the same in every game. A game's
 * `index.ts` imports its files under these names and hands them over; a verb that is missing or lives
 * elsewhere does not compile.
 */
import type { Game, GameInfo, GameState } from './game';

/** A file of the folder, as far as the contract goes; it may export more for its neighbours. */
type Holds<S extends GameState, V, Verb extends keyof Game<S, V>> = Pick<Game<S, V>, Verb>;

export interface Rooms<S extends GameState, V> {
  readonly setup: Holds<S, V, 'options' | 'setup'>;
  readonly state: Holds<S, V, 'clone' | 'upgrade'>;
  readonly view: Holds<S, V, 'view' | 'resample'>;
  readonly score: Holds<S, V, 'score'>;
  readonly sim: Holds<S, V, 'simModes' | 'simStats'>;
  readonly invariants: Holds<S, V, 'violations'>;
  /** rules/ */
  readonly moves: Holds<S, V, 'decision' | 'moves'>;
  readonly apply: Holds<S, V, 'apply'>;
  /** words/ */
  readonly catalogue: { say(key: InfoKey): string };
  readonly status: Holds<S, V, 'status' | 'prompt'>;
  readonly tickets: Holds<S, V, 'describe'>;
  readonly explain: Holds<S, V, 'explain'>;
  readonly whyNot: Holds<S, V, 'whyNot'>;
  readonly tell: Holds<S, V, 'tell'>;
  readonly rulebook: Holds<S, V, 'rulebook'>;
  /** bot/ */
  readonly think: Holds<S, V, 'think'>;
}

/** What a game says of itself before any of its files is asked. */
export type Card<S extends GameState, V> = Pick<Game<S, V>, 'id' | 'rules' | 'seats' | 'maxDecisions'>;

type InfoKey = `info.${keyof GameInfo}`;

export function defineGame<S extends GameState, V>(card: Card<S, V>, rooms: Rooms<S, V>): Game<S, V> {
  const { say } = rooms.catalogue;
  return {
    ...card,
    info: {
      title: say('info.title'),
      line: say('info.line'),
      minutes: say('info.minutes'),
      soloName: say('info.soloName'),
      designer: say('info.designer'),
      publisher: say('info.publisher'),
    },
    options: rooms.setup.options,
    setup: rooms.setup.setup,
    clone: rooms.state.clone,
    upgrade: rooms.state.upgrade,
    view: rooms.view.view,
    resample: rooms.view.resample,
    score: rooms.score.score,
    simModes: rooms.sim.simModes,
    simStats: rooms.sim.simStats,
    violations: rooms.invariants.violations,
    decision: rooms.moves.decision,
    moves: rooms.moves.moves,
    apply: rooms.apply.apply,
    status: rooms.status.status,
    prompt: rooms.status.prompt,
    describe: rooms.tickets.describe,
    explain: rooms.explain.explain,
    whyNot: rooms.whyNot.whyNot,
    tell: rooms.tell.tell,
    rulebook: rooms.rulebook.rulebook,
    think: rooms.think.think,
  };
}
