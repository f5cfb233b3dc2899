import type { Decision, Emit, GameState, Move } from './game';

/** What `takeLone` needs of a game's rules. */
interface Asking<S extends GameState> {
  decision(state: S): Decision | null;
  moves(state: S): readonly Move[];
  /** Makes one pick and nothing after it. */
  apply(state: S, move: Move, emit: Emit): void;
  /** True for what gives something up for good (a die, a building, a turn): it is asked, even alone. */
  givesUp(state: S, move: Move): boolean;
}

/** After a pick: goes on as long as what is asked has one answer only. */
export function takeLone<S extends GameState>(rules: Asking<S>, state: S, emit: Emit): void {
  for (;;) {
    if (rules.decision(state) === null) return;
    const [only, other] = rules.moves(state);
    if (only === undefined || other !== undefined || rules.givesUp(state, only)) return;
    rules.apply(state, only, emit);
  }
}
