/** A position of a game, and one part of its table on the screen: what the tests of all boards begin with. */
import { render } from '@testing-library/react-native';
import type { ReactElement } from 'react';

import type { BoardProps, GameLook } from '@/components/boards/board';
import type { DescribedMove } from '@/components/session/port';
import { ThemeProvider } from '@/components/ui/theme';
import { hint } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import type { Game, GameState } from '@/engine/core/game';
import { Match } from '@/engine/core/match';

interface Place {
  readonly seats: number;
  readonly kind: string;
  /** Not before so many decisions. */
  readonly after?: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A greedy game played on until a decision of this kind. */
export function positionAt<S extends GameState, V>(
  game: Game<S, V>,
  { seats, kind, after = 0, options }: Place,
): Match<S, V> {
  const match = Match.start(game, plainConfig(game, seats, options), 'boards');
  for (let choice = hint(match); choice !== null; choice = hint(match)) {
    if (match.decisions >= after && match.decision()?.kind === kind) return match;
    match.play(choice.move);
  }
  throw new Error(`no ${kind} in this game`);
}

/** All that a first tap may fall on. */
function lightsOf<S extends GameState, V>(match: Match<S, V>): ReadonlyMap<string, string> {
  return new Map(ticketsOf(match).flatMap(({ about }) => about.targets.map((target) => [target, ''])));
}

/** The moves of the position as the dock has them. */
export function ticketsOf<S extends GameState, V>(match: Match<S, V>): DescribedMove[] {
  const state = match.position();
  return match.moves().map((move) => ({ move, about: match.game.describe(state, move) }));
}

/** One part of the table, seen by the seat that picks. */
export function boardOf<S extends GameState, V>(
  look: GameLook<V>,
  match: Match<S, V>,
  part: string,
  change: Partial<BoardProps<V>> = {},
): ReactElement {
  const Board = look.parts.find((one) => one.id === part)?.Board;
  if (!Board) throw new Error(`no part ${part}`);
  const viewer = match.decision()?.seat ?? 0;
  const props: BoardProps<V> = {
    view: match.view(viewer),
    viewer,
    seats: match.config.seats,
    decision: match.decision(),
    lit: lightsOf(match),
    chosen: new Set(),
    tags: new Map(),
    preview: null,
    recent: new Set(),
    happening: null,
    onPress: () => undefined,
    onExplain: () => undefined,
    width: 390,
    height: 380,
    night: false,
    calm: true,
    ...change,
  };
  return (
    <ThemeProvider game={match.game.id}>
      <Board {...props} />
    </ThemeProvider>
  );
}

/** Puts a part on the screen and answers what was pressed there. */
export function showBoard<S extends GameState, V>(
  look: GameLook<V>,
  match: Match<S, V>,
  part: string,
  change: Partial<BoardProps<V>> = {},
): jest.Mock {
  const press = jest.fn();
  render(boardOf(look, match, part, { onPress: press, ...change }));
  return press;
}
