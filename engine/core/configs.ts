import type { AnyGame, GameConfig } from './game';
import { completeOptions, optionKeys, type OptionSpec, type OptionValue } from './options';
import { below, pick, seedRng, type RngState } from './rng';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];

/** A configuration for tests and simulations: people with short names, options completed. */
export function plainConfig(
  game: AnyGame,
  seats: number,
  options: Readonly<Record<string, unknown>> = {},
): GameConfig {
  return {
    seats: Array.from({ length: seats }, (_, seat) => ({
      name: NAMES[seat] ?? `P${seat + 1}`,
      kind: 'person' as const,
      colour: seat,
    })),
    options: completeOptions(game.options, seats, options),
  };
}

/**
 * An endless, repeatable stream of option sets: the defaults, then every value of every option by
 * itself, the balance modes, and from then on combinations by chance.
 */
export function* sampleConfigs(game: AnyGame, seats: number): Generator<GameConfig, never, void> {
  yield plainConfig(game, seats);
  for (const spec of game.options) {
    for (const key of optionKeys(spec, seats)) {
      for (const value of valuesOf(spec)) {
        if (value !== spec.default) yield plainConfig(game, seats, { [key]: value });
      }
    }
  }
  for (const mode of game.simModes(seats)) yield plainConfig(game, seats, mode.options);
  const rng = seedRng(`configs ${game.id} ${seats}`);
  for (;;) {
    const given: Record<string, OptionValue> = {};
    for (const spec of game.options) {
      for (const key of optionKeys(spec, seats)) given[key] = randomValue(spec, rng);
    }
    yield plainConfig(game, seats, given);
  }
}

function valuesOf(spec: OptionSpec): OptionValue[] {
  switch (spec.kind) {
    case 'switch':
      return [true, false];
    case 'number':
      return [spec.min, spec.max];
    case 'choice':
    case 'seat-choice':
      return spec.choices.map((choice) => choice.id);
  }
}

function randomValue(spec: OptionSpec, rng: RngState): OptionValue {
  return spec.kind === 'number' ? spec.min + below(rng, spec.max - spec.min + 1) : pick(rng, valuesOf(spec));
}
