import type { GameConfig } from '@/engine/core/game';
import type { OptionSpec } from '@/engine/core/options';
import { seedRng, shuffle } from '@/engine/core/rng';

import { CARDS, HAND, HATS, KIND_FACE, PLOTS, ROUNDS } from './data';
import type { State } from './state';
import { say } from './words/catalogue';

export const options: readonly OptionSpec[] = [
  { id: 'rounds', kind: 'number', label: say('rounds'), help: say('rounds.help'), ...ROUNDS },
  {
    id: 'kind',
    kind: 'switch',
    label: say('kind'),
    help: say('kind.help', { least: KIND_FACE }),
    default: false,
  },
  {
    id: 'hat',
    kind: 'seat-choice',
    label: say('hat'),
    help: say('hat.help'),
    choices: HATS.map((id) => ({ id, label: say(`hat.${id}`) })),
    default: 'straw',
  },
];

/** TY-1 */
export function setup(config: GameConfig, seed: string): State {
  const rng = seedRng(seed);
  const deck = shuffle(
    rng,
    Array.from({ length: CARDS }, (_, card) => card),
  );
  return {
    rng,
    names: config.seats.map((seat) => seat.name),
    hands: config.seats.map(() => deck.splice(0, HAND)),
    deck,
    plots: new Array<number>(PLOTS).fill(-1),
    points: config.seats.map(() => 0),
    seat: 0,
    turns: 0,
    held: -1,
    rounds: config.options['rounds'] as number,
    kind: config.options['kind'] === true,
  };
}
