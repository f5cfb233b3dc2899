import { toy, type State } from '@/__tests__/toy/game';
import { CARDS, HAND, PLOTS } from '@/__tests__/toy/game/data';
import { noEvents } from '@/engine/core/game';
import { plainConfig } from '@/engine/core/configs';

function table(seats = 2, options: Record<string, unknown> = {}): State {
  return toy.setup(plainConfig(toy, seats, options), 'rules');
}

function play(s: State, ...moves: string[]): void {
  for (const move of moves) {
    expect(toy.moves(s)).toContain(move);
    toy.apply(s, move, noEvents);
  }
}

test('TY-1 everybody has a hand, and the plots lie open', () => {
  const s = table(3);
  expect(s.hands.map((hand) => hand.length)).toEqual([HAND, HAND, HAND]);
  expect(s.plots).toEqual(new Array(PLOTS).fill(-1));
  expect(s.deck).toHaveLength(CARDS - 3 * HAND);
});

test('TY-2 a card is taken up before it is laid', () => {
  const s = table();
  s.hands[0] = [7, 12, 3];
  play(s, 'card:12');
  expect(toy.decision(s)).toEqual({ seat: 0, kind: 'place' });
  expect(s.hands[0]).toEqual([7, 3]);
});

test('TY-3 a laid card covers the plot, brings what is left over, and another is drawn', () => {
  const s = table();
  s.hands[0] = [7, 12, 3];
  play(s, 'card:12', 'plot:1');
  expect(s.plots[1]).toBe(12);
  expect(s.points).toEqual([2, 0]);
  expect(s.hands[0]).toHaveLength(HAND);
  expect(toy.decision(s)?.seat).toBe(1);
});

test('TY-4 the die brings what it shows, a kind one never the least', () => {
  for (let i = 0; i < 20; i++) {
    const s = toy.setup(plainConfig(toy, 1, { kind: true }), `die ${i}`);
    play(s, 'roll');
    expect(s.points[0]).toBeGreaterThanOrEqual(2);
    expect(s.points[0]).toBeLessThanOrEqual(6);
  }
});

test('TY-5 after the last round whoever has most points wins', () => {
  const s = table(2, { rounds: 1 });
  s.points = [9, 0];
  play(s, 'roll', 'roll');
  expect(toy.decision(s)).toBeNull();
  expect(toy.score(s).winners).toEqual([0]);
});
