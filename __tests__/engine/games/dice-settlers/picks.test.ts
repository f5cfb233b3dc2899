/** One gesture is one pick: what a game asks, how often, and with which words. */
import { plainConfig } from '@/engine/core/configs';
import { below, seedRng } from '@/engine/core/rng';
import { playGame } from '@/engine/core/simulation';
import { median } from '@/engine/core/statistics';
import type { State } from '@/engine/games/dice-settlers/state';
import { act, fresh, game, kind, movesOf, offered, play, player, put, table } from './table';

/** Decisions of a solo game for the person, at most. */
const BUDGET = 150;
const PROMPT_LETTERS = 75;
const BUTTON_LETTERS = 24;

test('a solo game asks within its budget, and never what has one answer', () => {
  const games = Array.from({ length: 20 }, (_, i) =>
    playGame(game, plainConfig(game, 1), `budget ${i}`, ['greedy']),
  );
  expect(median(games.map(({ decisions }) => decisions))).toBeLessThanOrEqual(BUDGET);
  expect(games.map(({ lone }) => lone)).toEqual(games.map(() => 0));
});

/** Every position of some games by chance, with all cards about. */
function* positions(games: number): Generator<State> {
  for (let i = 0; i < games; i++) {
    const seats = 1 + (i % 4);
    const rng = seedRng(`picks ${i}`);
    const s = fresh(seats, { techSet: 'random', explosive: true }, `picks ${i}`);
    while (kind(s) !== 'over') {
      yield s;
      const legal = offered(s);
      play(s, legal[below(rng, legal.length)] as string);
    }
  }
}

test('no two moves of a decision are made with the same things', () => {
  for (const s of positions(4)) {
    const seen = new Map<string, string>();
    for (const move of offered(s)) {
      const { targets, weight, verb } = game.describe(s, move);
      if (weight !== undefined) continue;
      // A quiet verb is a list of its own.
      const key = [...targets, verb?.quiet ? verb.id : ''].sort().join(' ');
      expect([move, seen.get(key)]).toEqual([move, undefined]);
      seen.set(key, move);
    }
  }
});

test('prompts and buttons are short enough for a phone', () => {
  for (const s of positions(4)) {
    const ask = game.prompt(s);
    expect([ask, ask.length <= PROMPT_LETTERS]).toEqual([ask, true]);
    for (const move of offered(s)) {
      const { button = '' } = game.describe(s, move);
      expect([button, button.length <= BUTTON_LETTERS]).toEqual([button, true]);
    }
  }
});

/** Seat 0 has used its action of the first turn and could run a Factory; the others have no dice. */
function window(): State {
  const s = table(2);
  put(s, 16, 0, 0, [1]);
  put(s, 24, 1, 0, [1, 1]);
  s.turn = { pass: 1, allow: 0, taken: 1 };
  Object.assign(player(s), { active: ['white-settle', 'white-settle'], used: ['recruit'] });
  player(s, 1).active = [];
  return s;
}

test('what is declined for this round does not open a window after the next action', () => {
  const s = window();
  expect(offered(s)).toEqual(['factory:0,0', 'end-turn', 'end-turn:round']);
  play(s, 'end-turn:round');
  expect(s.turn.pass).toBe(2);
  expect(offered(s)).toContain('factory:0,0');
  play(s, 'settle:take:by:white-settle', 'done');
  expect(kind(s)).not.toBe('turn-main');
});

test('one more tent on a Factory is worth another question, and a plain end declines nothing', () => {
  const s = window();
  play(s, 'end-turn:round', 'settle:0,0:by:white-settle', 'done');
  expect([kind(s), offered(s)]).toEqual(['turn-main', ['factory:0,0', 'end-turn']]);
  const t = window();
  play(t, 'end-turn', 'settle:take:by:white-settle', 'done');
  expect([kind(t), offered(t)]).toEqual(['turn-main', ['factory:0,0', 'end-turn']]);
});

test('DS-4.80 nobody is asked for a die to keep after the last round', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  Object.assign(s, { phase: 'clean', step: 0, finalRound: s.round, pending: [] });
  s.pending = [{ kind: 'raise-tile', seat: 0 }];
  put(s, 24, 1, 0, [3]);
  put(s, 14, 2, 0, [3]);
  player(s).active = ['white-settle', 'grey-iron'];
  play(s, 'at:1,0');
  expect(kind(s)).toBe('over');
  expect(player(s).active).toEqual([]);
});

test('a die, its place and its payment are one ticket with what follows from it', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  put(s, 20, 1, 0, [0, 1]);
  Object.assign(player(s), { active: ['white-settle', 'white-pioneer', 'white-pioneer'], tents: 2 });
  expect(game.describe(s, 'settle:1,0:by:white-settle')).toMatchObject({
    label: 'Mountains 20',
    detail: 'you share control, opens grey dice',
    button: 'Pitch a tent here',
    targets: ['icon:settle', 'cell:1,0'],
    group: 'Settle',
    worth: 9,
  });
  const pair = game.describe(s, 'settle:1,0:by:white-pioneer&white-pioneer');
  expect(pair.label).toBe('Mountains 20 with two Pioneers');
  expect(pair.targets).toEqual(['icon:pioneer', 'icon:pioneer#2', 'cell:1,0', 'act:settle']);
  expect(pair.cost?.map((chip) => chip.label)).toEqual(['2 Pioneer icons']);
});

test('dice to roll again are toggled, what pays is said, and turning or drawing stays quiet', () => {
  const s = table(2);
  Object.assign(s, { phase: 'roll', pending: [{ kind: 'roll-step', seat: 0 }] });
  Object.assign(player(s), { active: ['white-pioneer', 'white-settle', 'white-settle', 'yellow-food'] });
  expect(game.describe(s, 'reroll:white-settle+white-settle:by:white-pioneer')).toMatchObject({
    button: 'Roll 2 again',
    detail: 'White Pioneer pays',
    targets: ['die:white-settle', 'die:white-settle#2'],
  });
  expect(game.describe(s, 'done')).toMatchObject({ button: 'Keep all', weight: 'quiet' });
  const verbs = [...movesOf(s, 'set'), ...movesOf(s, 'draw')].map((move) => game.describe(s, move).verb);
  expect(verbs.every((verb) => verb?.quiet)).toBe(true);
  expect(new Set(verbs.map((verb) => verb?.label))).toEqual(new Set(['Turn one die', 'Draw two']));
});

test('an explored tile and its place are one pick', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  put(s, 24, 1, 0);
  s.stack = [13, 14, 20];
  player(s).active = ['white-explore', 'white-explore'];
  act(s, 'explore');
  expect(game.prompt(s)).toBe('Which tile, and where?');
  expect(game.describe(s, 'lay:20=1,-1')).toMatchObject({
    button: 'Lay it here',
    targets: ['tile:20', 'cell:1,-1'],
    group: 'Mountains 20',
    worth: 9,
  });
});
