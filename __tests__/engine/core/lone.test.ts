import type { Decision, Emit, Move } from '@/engine/core/game';
import { takeLone } from '@/engine/core/lone';
import { seedRng, type RngState } from '@/engine/core/rng';

/** A walk over cells that offer so many moves each. */
interface Walk {
  rng: RngState;
  at: number;
  offers: readonly number[];
}

const rules = {
  decision: (walk: Walk): Decision | null =>
    walk.at < walk.offers.length ? { seat: 0, kind: 'step' } : null,
  moves: (walk: Walk): Move[] => Array.from({ length: walk.offers[walk.at] ?? 0 }, (_, i) => `step:${i}`),
  apply: (walk: Walk, move: Move, emit: Emit) => {
    walk.at++;
    emit({ kind: 'stepped', seat: 0, args: { move } });
  },
  givesUp: (walk: Walk) => walk.at === 3,
};

function walked(offers: readonly number[]): { readonly at: number; readonly told: number } {
  const walk: Walk = { rng: seedRng('walk'), at: 0, offers };
  let told = 0;
  takeLone(rules, walk, () => told++);
  return { at: walk.at, told };
}

test('what has one answer is taken and told, up to the next real question', () => {
  expect(walked([1, 1, 2, 1])).toEqual({ at: 2, told: 2 });
  expect(walked([2, 1])).toEqual({ at: 0, told: 0 });
});

test('what gives something up is asked, even alone', () => {
  expect(walked([1, 1, 1, 1, 1])).toEqual({ at: 3, told: 3 });
});

test('the end of the game is the end of it', () => {
  expect(walked([1, 1])).toEqual({ at: 2, told: 2 });
});
