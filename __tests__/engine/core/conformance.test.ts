import { conform, plainConfig, sampleConfigs } from '@/engine/core/conformance';
import { sharedPart } from '@/engine/core/conformance-hidden';
import type { Game } from '@/engine/core/game';

import { toy, toyConfig, type ToyState, type ToyView } from './toy';

type Toy = Game<ToyState, ToyView>;

function broken(change: Partial<Toy>, seats = 2): string {
  const game = { ...toy, ...change };
  return conform(game, { config: toyConfig(seats), seed: 'a', thorough: 1 }).violations.join('\n');
}

test.each([1, 2, 3, 4])('a sound game has no violation with %i seats', (seats) => {
  const configs = sampleConfigs(toy, seats);
  for (let i = 0; i < 30; i++) {
    const config = configs.next().value;
    const policy = i % 5 === 0 ? 'greedy' : 'random';
    const result = conform(toy, { config, seed: `s${i}`, policy, thorough: 3 });
    expect(result.violations).toEqual([]);
    expect(result.finished).toBe(true);
    expect(result.decisions).toBe(result.moves.length);
  }
});

test('option sets: the defaults, each value by itself, the modes, then combinations, always the same', () => {
  const take = (n: number) => {
    const stream = sampleConfigs(toy, 2);
    return Array.from({ length: n }, () => stream.next().value.options);
  };
  const sets = take(20);
  expect(sets).toEqual(take(20));
  expect(sets[0]).toEqual(plainConfig(toy, 2).options);
  expect(sets).toContainEqual({ rounds: 1, kind: false, 'hat.0': 'straw', 'hat.1': 'straw' });
  expect(sets).toContainEqual({ rounds: 6, kind: false, 'hat.0': 'straw', 'hat.1': 'bowler' });
});

test('sharedPart names what two graphs have in common', () => {
  const list = [1];
  expect(sharedPart({ a: { b: list } }, { c: [list] })).toBe('the state.a.b');
  expect(sharedPart({ a: [1] }, { a: [1] })).toBeNull();
});

describe('finds', () => {
  test('a shallow clone', () => {
    expect(broken({ clone: (state) => ({ ...toy.clone(state), plots: state.plots }) })).toContain(
      'shares the state.plots',
    );
  });
  test('a clone that forgets', () => {
    expect(broken({ clone: (state) => ({ ...toy.clone(state), turns: 0 }) })).toContain('clone differs');
  });
  test('a clause that is in no rulebook, on a ticket, an explanation or an event', () => {
    const lost = 'which is not in the rulebook';
    expect(broken({ describe: (state, move) => ({ ...toy.describe(state, move), rule: 'TY-9' }) })).toContain(
      lost,
    );
    expect(
      broken({ explain: (state, target) => ({ ...toy.explain(state, target, 0), rule: 'TY-9' }) }),
    ).toContain(lost);
    const apply: Toy['apply'] = (state, move, emit) =>
      toy.apply(state, move, (event) => emit({ ...event, rule: 'TY-9' }));
    expect(broken({ apply })).toContain(lost);
  });
  test('a dead end', () => {
    expect(broken({ moves: (state) => (state.turns > 1 ? [] : toy.moves(state)) })).toContain(
      'no legal move at turn',
    );
  });
  test('a move listed twice', () => {
    expect(broken({ moves: (state) => [...toy.moves(state), 'roll'] })).toContain('listed twice');
  });
  test('a question with one answer, unless it warns of what is given up', () => {
    const moves = (state: ToyState) => toy.moves(state).slice(0, 1);
    expect(broken({ moves })).toContain('is its only answer');
    const describe: Toy['describe'] = (state, move) => ({
      ...toy.describe(state, move),
      warning: 'A card is lost.',
    });
    expect(broken({ moves, describe })).not.toContain('is its only answer');
  });
  test('an unstable order', () => {
    let turn = 0;
    const moves = (state: ToyState) => (turn++ % 2 ? toy.moves(state) : toy.moves(state).reverse());
    expect(broken({ moves })).toContain('another order');
  });
  test('equal labels', () => {
    expect(broken({ describe: () => ({ label: 'Do it', targets: [], rule: 'T-1' }) })).toContain(
      'the same label',
    );
  });
  test('a hole left open', () => {
    expect(broken({ prompt: () => 'Now {name} plays' })).toContain('has a hole');
    expect(broken({ tell: () => 'undefined rolls.' })).toContain('has a hole');
    expect(broken({ whyNot: () => '' })).toContain('why not');
  });
  test('a view that shows another hand', () => {
    const view = (state: ToyState, seat: number) => ({ ...toy.view(state, seat), hand: state.hands.flat() });
    expect(broken({ view })).toContain('by its view');
  });
  test('a change that is reported by no event', () => {
    const apply: Toy['apply'] = (state, move, emit) => {
      toy.apply(state, move, emit);
      state.points[0] = (state.points[0] ?? 0) + 1;
    };
    expect(broken({ apply })).toContain('after event roll: points');
    const silent: Toy['apply'] = (state, move) => toy.apply(state, move, () => undefined);
    expect(broken({ apply: silent })).toContain('reports nothing, yet changes');
  });
  test('a table that cannot be drawn while a move is made', () => {
    const view: Toy['view'] = (state, seat) => {
      if (state.turns < 0) throw new Error('The clock stands still.');
      return toy.view(state, seat);
    };
    const apply: Toy['apply'] = (state, move, emit) => {
      const { turns } = state;
      state.turns = -1;
      emit({ kind: 'take', seat: state.seat });
      state.turns = turns;
      toy.apply(state, move, emit);
    };
    expect(broken({ view, apply })).toContain('at event take the table cannot be shown');
  });
  test('a piece that is nowhere while a move is made', () => {
    const violations: Toy['violations'] = (state, midway) =>
      midway && state.held >= 0 ? ['a card is missing'] : [];
    expect(broken({ violations })).toContain('at event take: a card is missing');
  });
  test('a view that leaks only while a move is made', () => {
    const view: Toy['view'] = (state, seat) => {
      const seen = toy.view(state, seat);
      return seen.handSizes.some((size) => size < 3) ? { ...seen, deckSize: state.deck[0] ?? 0 } : seen;
    };
    expect(broken({ view })).toMatch(/at event \w+ viewer .* can tell what is hidden by the view/);
  });
  test('words that tell the top of the deck', () => {
    const describe: Toy['describe'] = (state, move) => ({
      ...toy.describe(state, move),
      detail: `Draws the ${state.deck.at(-1)}`,
    });
    expect(broken({ describe })).toContain('tells what is hidden');
  });
  test('status, explanations, refusals and the log that tell an onlooker of the deck', () => {
    const top = (state: ToyState) => `The top card is ${state.deck.at(-1)}.`;
    expect(broken({ explain: (state) => ({ title: 'Deck', body: top(state), rule: 'TY-1' }) })).toContain(
      'the explanation of plot:0 tells viewer',
    );
    expect(broken({ whyNot: top })).toContain('why not plot:0 tells viewer');
    expect(broken({ tell: top })).toMatch(/the telling of \w+ tells viewer/);
    expect(
      broken({
        status: (state, viewer) => ({ ...toy.status(state, viewer), facts: [`Top ${state.deck.at(-1)}`] }),
      }),
    ).toContain('the status tells viewer');
  });
  test('a sight of the hidden that undo crosses', () => {
    const apply: Toy['apply'] = (state, move, emit) => {
      if (move.startsWith('card:')) emit({ kind: 'peek', seat: 0, args: { card: state.deck.at(-1) ?? 0 } });
      toy.apply(state, move, emit);
    };
    const tell: Toy['tell'] = (state, event, viewer) =>
      event.kind === 'peek' ? 'A card is seen.' : toy.tell(state, event, viewer);
    expect(broken({ apply, tell })).toMatch(
      /card:\d+ at turn shows seat \d what was hidden, and undo crosses it/,
    );
    const withNews: Toy['apply'] = (state, move, emit) =>
      apply(state, move, (event) => emit(event.kind === 'peek' ? { ...event, news: true } : event));
    expect(broken({ apply: withNews, tell })).toBe('');
  });
  test('slips of grammar wherever they stand', () => {
    expect(broken({ prompt: () => 'You is to play.' })).toContain('mistakes the person');
    expect(broken({ tell: () => 'Ada takes 1 cards.' })).toContain('has one with a plural');
  });
  test('a resample that keeps the dice', () => {
    const resample: Toy['resample'] = (state, seat, rng) => ({
      ...toy.resample(state, seat, rng),
      rng: [...state.rng],
    });
    expect(broken({ resample })).toContain('keeps the dice');
  });
  test('a sum that is wrong, and an early winner', () => {
    const score: Toy['score'] = (state) => ({
      ...toy.score(state),
      winners: [0],
      seats: state.points.map((points) => ({ total: points + 1, lines: [{ label: 'Points', points }] })),
    });
    expect(broken({ score })).toContain('make 0, not 1');
    expect(broken({ score })).toContain('before the end');
  });
  test('chance from outside the state', () => {
    let outside = 0;
    const apply: Toy['apply'] = (state, move, emit) => {
      toy.apply(state, move, emit);
      if (move === 'roll') state.points[0] = outside++;
    };
    expect(broken({ apply })).toMatch(/read back|replay/);
  });
  test('a state that is no plain JSON', () => {
    const setup: Toy['setup'] = (config, seed) =>
      Object.assign(toy.setup(config, seed), { then: () => undefined }) as ToyState;
    expect(
      broken({ setup, clone: (state) => ({ ...toy.clone(state), then: () => 1 }) as ToyState }),
    ).toContain('not plain JSON');
  });
  test('a verb that only reads but writes', () => {
    const status: Toy['status'] = (state) => {
      state.points[0] = 77;
      return toy.status(state, 0);
    };
    expect(broken({ status })).toContain('only reads has changed');
  });
  test('a broken invariant and an endless game', () => {
    expect(broken({ violations: () => ['Cards are lost.'] })).toContain('invariant: Cards are lost.');
    expect(broken({ maxDecisions: 5 })).toContain('goes on after 5');
  });
  test('rules that throw', () => {
    const apply: Toy['apply'] = () => {
      throw new Error('oops');
    };
    expect(broken({ apply })).toContain('it breaks: Error: oops');
  });
});
