/** Whole games, played to their end by the greedy player, for tests of chance. */
import { chooseNow } from '@/engine/bots/runner';
import type { AnyGame, GameConfig, GameEvent, SeatSetup } from '@/engine/core/game';
import { startMatch, type Match } from '@/engine/core/match';
import { completeOptions } from '@/engine/core/options';

export function tableOf(game: AnyGame, seats: number, as: Partial<SeatSetup> = {}): GameConfig {
  return {
    seats: Array.from({ length: seats }, (_, seat) => ({
      name: `Seat ${seat + 1}`,
      kind: 'bot' as const,
      level: 'greedy' as const,
      colour: seat,
      ...as,
    })),
    options: completeOptions(game.options, seats),
  };
}

/** Sees every event, and whether the generator moved before it. */
type See = (event: GameEvent, moved: boolean) => void;

export function playedGreedily(
  game: AnyGame,
  seats: number,
  seed: string,
  as?: Partial<SeatSetup>,
  see?: See,
): Match {
  const match = startMatch(game, tableOf(game, seats, as), seed);
  for (let asked = match.decision(); asked; asked = match.decision()) {
    const state = match.position();
    const { move } = chooseNow({
      game,
      state,
      seat: asked.seat,
      level: 'greedy',
      seed: `greedy ${seed}`,
      decision: match.decisions,
    });
    let words = state.rng.join();
    match.play(move, (event, now) => {
      see?.(event, now.rng.join() !== words);
      words = now.rng.join();
    });
  }
  return match;
}
