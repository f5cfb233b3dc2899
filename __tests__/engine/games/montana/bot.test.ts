import { hint } from '@/engine/bots';
import { finish } from '@/engine/bots/runner';
import { plainConfig } from '@/engine/core/configs';
import { noEvents, type BotLevel } from '@/engine/core/game';
import { startMatch } from '@/engine/core/match';
import { rngFrom, seedRng } from '@/engine/core/rng';
import { playGame } from '@/engine/core/simulation';
import { montana } from '@/engine/games/montana';
import { planBuild } from '@/engine/games/montana/bot/build-plan';
import { autoStart, cellId, landscape } from '@/engine/games/montana/rules/landscape';
import { player, type State } from '@/engine/games/montana/state';
import { cell, give, own, play, quiet, testBoard } from './table';

/** Decisions of a whole race for the person, in the median. */
const BUDGET = 55;

function thought(s: State) {
  const seat = montana.decision(s)?.seat ?? 0;
  return finish(montana.think(s, seat, rngFrom(seedRng('bot'))));
}

function greedyGame(seats: number, seed: string) {
  const s = montana.setup(plainConfig(montana, seats), seed);
  const log: string[] = [];
  for (; montana.decision(s); montana.apply(s, log.at(-1) ?? '', noEvents)) log.push(thought(s).move);
  return { log, over: s.over };
}

test('MT-6.12 the bot completes a line of four and says so', () => {
  const s = testBoard();
  own(s, 0, '-2,0', '-1,0', '1,0');
  give(s, 0, { S: 1, g: 1, c: 2, s: 2, p: 2 });
  expect(thought(s)).toEqual({
    move: 'field:0,0',
    reason: 'It completes a line of four for a free settlement.',
  });
});

test('MT-6.12 the bot goes for a canteen with a cow for the missing good', () => {
  const s = testBoard();
  own(s, 1, '-1,0');
  give(s, 0, { S: 1, cows: 1 });
  expect(thought(s)).toEqual({ move: 'field:0,0', reason: 'It takes a canteen, which is another turn.' });
});

test('MT-6.12 the plan looks three fields ahead', () => {
  const s = testBoard();
  own(s, 0, '-1,0');
  give(s, 0, { S: 1, g: 2, s: 1, p: 1 });
  const plan = planBuild(s, 0, 0);
  expect(plan?.steps[0]?.field).toBe(cell(s, '0,0'));
  expect(plan?.steps).toHaveLength(2);
});

test('MT-6.12 canteens are spent at once, and the start tile goes to the middle', () => {
  const s = quiet(2);
  give(s, 0, { 'w-copper': 1, canteens: 1 });
  play(s, 'bank:bank-1:copper');
  expect(thought(s).move).toBe('canteen');
  const start = montana.setup(plainConfig(montana, 2), 'middle');
  expect(thought(start).move).toBe(`start:${cellId(start, autoStart(landscape(start)))}`);
});

test('MT-6.12 in the city the bot passes when no shop is worth its pumpkins', () => {
  const s = quiet(2);
  give(s, 1, { p: 1, silver: 40 });
  play(s, 'space:city-smelter@1');
  expect(thought(s).move).toBe('pass');
  player(s, 1).silver = 0;
  player(s, 1).goods[0] = 2;
  expect(thought(s).move).toBe('space:city-freight@1');
});

test('MT-6.12 a build that places the last settlement goes before all', () => {
  const s = testBoard();
  player(s, 0).left = 1;
  give(s, 0, { s: 1, p: 1, 'w-copper': 3, silver: 9 });
  expect(thought(s)).toEqual({ move: 'field:-1,0', reason: 'It places the last settlement.' });
});

test('MT-6.12 a canteen is kept when no settlement is left to place', () => {
  const s = quiet(2);
  give(s, 0, { 'w-copper': 1, canteens: 1, left: 0 });
  play(s, 'bank:bank-1:copper');
  expect(thought(s)).toEqual({
    move: 'end',
    reason: 'With no settlement left to place, canteens count in a tie.',
  });
});

test('MT-6.12 in the last round a field that can be paid is built before all', () => {
  const s = testBoard();
  give(s, 0, { s: 1, p: 1, 'w-copper': 1, 'w-stone': 1 });
  expect(thought(s).move).not.toMatch(/^field:/);
  s.last = true;
  expect(thought(s).move).toMatch(/^field:/);
  give(s, 0, { s: 0, p: 0 });
  expect(thought(s).reason).toBe('Nothing can be built now; what is held counts in a tie.');
});

test('MT-6.12 a field not worth its goods is left for the silver', () => {
  const s = testBoard();
  give(s, 0, { g: 1, p: 2 });
  s.pending = [{ kind: 'build-next', seat: 0, at: 1 }];
  expect(montana.moves(s)).toEqual(['field:0,1', 'stop']);
  expect(thought(s)).toEqual({ move: 'stop', reason: 'No other field is worth its goods.' });
});

test('MT-6.12 in the last round no field is left for silver', () => {
  const s = testBoard();
  give(s, 0, { g: 1, p: 2 });
  s.pending = [{ kind: 'build-next', seat: 0, at: 1 }];
  s.last = true;
  expect(thought(s)).toEqual({ move: 'field:0,1', reason: 'It places 1 settlement.' });
});

test('MT-6.12 in the last round whoever can build does, field after field', () => {
  for (const seats of [2, 4]) {
    for (let i = 0; i < 25; i++) {
      const s = montana.setup(plainConfig(montana, seats), `last ${seats} ${i}`);
      while (montana.decision(s)) {
        const { move } = thought(s);
        const fields = montana.moves(s).filter((one) => one.startsWith('field:'));
        if (s.last && fields.length > 0) expect(fields).toContain(move);
        montana.apply(s, move, noEvents);
      }
    }
  }
});

test('a cow is traded in a build alone, never before another action', () => {
  for (const seats of [1, 2]) {
    for (let i = 0; i < 15; i++) {
      const { log, over } = greedyGame(seats, `cow ${i}`);
      expect(over).toBe(true);
      expect(log.filter((move) => move.startsWith('trade:'))).toEqual([]);
    }
  }
});

test('a person needs no more than the budget of picks for a race', () => {
  const picks: number[] = [];
  for (let i = 0; i < 20; i++) {
    const { finished, illegal, decisions, lone } = playGame(montana, plainConfig(montana, 1), `pick ${i}`, [
      'greedy',
    ]);
    expect([finished, illegal, lone]).toEqual([true, 0, 0]);
    picks.push(decisions);
  }
  expect(picks.sort((a, b) => a - b)[10]).toBeLessThanOrEqual(BUDGET);
});

test('no question is asked whose only other answers are cattle', () => {
  for (const seats of [1, 3]) {
    for (let i = 0; i < 8; i++) {
      const match = startMatch(montana, plainConfig(montana, seats), `cattle ${i}`);
      for (let choice = hint(match); choice; choice = hint(match)) {
        const real = match.moves().filter((move) => !move.startsWith('trade:'));
        expect([match.decision()?.kind, real.length > 1]).toEqual([match.decision()?.kind, true]);
        match.play(choice.move);
      }
    }
  }
});

test('greedy beats random', () => {
  let wins = 0;
  for (let i = 0; i < 12; i++) {
    const greedy = i % 2;
    const levels: BotLevel[] = greedy === 0 ? ['greedy', 'random'] : ['random', 'greedy'];
    const { finished, illegal, winners } = playGame(montana, plainConfig(montana, 2), `gr ${i}`, levels);
    expect([finished, illegal]).toEqual([true, 0]);
    if (winners.includes(greedy)) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(11);
});
