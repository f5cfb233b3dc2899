/**
 * The house plan of a game's folder: which file holds which verb, the same in every game. A game's
 * `index.ts` imports its files under these names and hands them over; a verb that is missing or lives
 * elsewhere does not compile.
 */
import type { Game, GameState } from './game';

/** A file of the folder, as far as the contract goes; it may export more for its neighbours. */
type Holds<S extends GameState, V, Verb extends keyof Game<S, V>> = Pick<Game<S, V>, Verb>;

/** The files at the root of the folder. */
export interface Hall<S extends GameState, V> {
  readonly setup: Holds<S, V, 'options' | 'setup'>;
  readonly state: Holds<S, V, 'clone' | 'upgrade'>;
  readonly view: Holds<S, V, 'view' | 'resample' | 'asking'>;
  readonly score: Holds<S, V, 'score'>;
  readonly dice: Holds<S, V, 'dice'>;
  readonly sim: Holds<S, V, 'simModes' | 'simStats' | 'startOrder'>;
  readonly usage: Holds<S, V, 'usage'>;
  readonly invariants: Holds<S, V, 'violations'>;
  readonly lesson: Holds<S, V, 'lesson'>;
}

/** rules/ */
export interface RulesRoom<S extends GameState, V> {
  readonly moves: Holds<S, V, 'decision' | 'moves'>;
  readonly apply: Holds<S, V, 'apply'>;
}

/** words/ */
export interface WordsRoom<S extends GameState, V> {
  readonly status: Holds<S, V, 'status' | 'prompt'>;
  readonly legend: Holds<S, V, 'legend'>;
  readonly tickets: Holds<S, V, 'describe'>;
  readonly explain: Holds<S, V, 'explain'>;
  readonly whyNot: Holds<S, V, 'whyNot'>;
  readonly tell: Holds<S, V, 'tell'>;
  readonly advice: Holds<S, V, 'advise'>;
  readonly terms: Holds<S, V, 'terms'>;
  readonly rulebook: Holds<S, V, 'rulebook'>;
}

/** bot/ */
export interface BotRoom<S extends GameState, V> {
  readonly think: Holds<S, V, 'think'>;
  readonly foresight: Holds<S, V, 'foresight'>;
  readonly characters: Holds<S, V, 'characters'>;
}

/** What a game says of itself before any of its files is asked; id, seats and info stand in `games/cards.ts`. */
export type Card<S extends GameState, V> = Pick<
  Game<S, V>,
  'id' | 'info' | 'rules' | 'seats' | 'maxDecisions'
>;

export function defineGame<S extends GameState, V>(
  card: Card<S, V>,
  hall: Hall<S, V>,
  rules: RulesRoom<S, V>,
  words: WordsRoom<S, V>,
  bot: BotRoom<S, V>,
): Game<S, V> {
  return {
    ...card,
    options: hall.setup.options,
    setup: hall.setup.setup,
    clone: hall.state.clone,
    upgrade: hall.state.upgrade,
    view: hall.view.view,
    resample: hall.view.resample,
    asking: hall.view.asking,
    score: hall.score.score,
    dice: hall.dice.dice,
    simModes: hall.sim.simModes,
    simStats: hall.sim.simStats,
    startOrder: hall.sim.startOrder,
    usage: hall.usage.usage,
    violations: hall.invariants.violations,
    lesson: hall.lesson.lesson,
    decision: rules.moves.decision,
    moves: rules.moves.moves,
    apply: rules.apply.apply,
    status: words.status.status,
    prompt: words.status.prompt,
    legend: words.legend.legend,
    advise: words.advice.advise,
    terms: words.terms.terms,
    describe: words.tickets.describe,
    explain: words.explain.explain,
    whyNot: words.whyNot.whyNot,
    tell: words.tell.tell,
    rulebook: words.rulebook.rulebook,
    think: bot.think.think,
    foresight: bot.foresight.foresight,
    characters: bot.characters.characters,
  };
}
