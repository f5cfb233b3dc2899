/** The toy game under the names the tests of the core use, and a table for it. */
import { toy } from '@/__tests__/toy/game';
import type { GameConfig } from '@/engine/core/game';
import { completeOptions } from '@/engine/core/options';

export { toy, type State as ToyState, type View as ToyView } from '@/__tests__/toy/game';

export function toyConfig(seats: number, options: Record<string, unknown> = {}): GameConfig {
  return {
    seats: Array.from({ length: seats }, (_, i) => ({
      name: `P${i + 1}`,
      kind: 'person' as const,
      colour: i,
    })),
    options: completeOptions(toy.options, seats, options),
  };
}
