/** What a move costs is seen before it is made, and no pick that costs something makes itself. */
import { below, seedRng } from '@/engine/core/rng';
import { moveBy } from '@/engine/games/dice-settlers/rules/notation';
import { ruleOf } from '@/engine/games/dice-settlers/rules/picks';
import type { PickTask } from '@/engine/games/dice-settlers/state';
import { PICK_RULE } from '@/engine/games/dice-settlers/words/tickets-clauses';
import { ask, at, bot, fresh, game, kind, movesOf, offered, play, player, put, solo, table } from './table';

/** Notes the warning of every answer that is given from now on, in order; null where there is none. */
function watchAnswers(): Array<string | null> {
  const given: Array<string | null> = [];
  for (const kind of Object.keys(PICK_RULE)) {
    const rule = ruleOf({ kind } as PickTask);
    const act = rule.act.bind(rule);
    jest.spyOn(rule, 'act').mockImplementation((s, task, answer, emit) => {
      const { verb, what, by } = answer;
      given.push(game.describe(s, moveBy(what === '' ? verb : `${verb}:${what}`, by)).warning ?? null);
      act(s, task, answer, emit);
    });
  }
  return given;
}

afterEach(() => jest.restoreAllMocks());

test('a pick that makes itself has no warning, in whole games of every seat count', () => {
  const given = watchAnswers();
  let byThemselves = 0;
  let warned = 0;
  for (let seats = 1; seats <= 4; seats++) {
    for (let i = 0; i < 2; i++) {
      const rng = seedRng(`warned ${seats} ${i}`);
      const s = fresh(seats, { techSet: 'random', explosive: true }, `warned ${seats} ${i}`);
      while (kind(s) !== 'over') {
        const legal = offered(s);
        given.length = 0;
        play(s, legal[below(rng, legal.length)] as string);
        const [own, ...others] = given;
        if (own) warned++;
        byThemselves += others.length;
        expect(others.filter((warning) => warning !== null)).toEqual([]);
      }
    }
  }
  expect(byThemselves).toBeGreaterThan(100);
  expect(warned).toBeGreaterThan(20);
});

test('a die is never given up unasked: the last way to trade waits for its answer', () => {
  const s = table(2);
  put(s, 10, 0, 0, [1]);
  Object.assign(player(s), { active: [], tokens: [1, 0, 0, 0], spent: [1, 0, 0, 0, 0, 0] });
  s.pending.push({ kind: 'pick-colour', seat: 0, left: 1, why: 'wagon' });
  play(s, 'colour:brown');
  expect(offered(s)).toEqual(['trade:spent=white']);
  expect(game.describe(s, 'trade:spent=white').warning).toMatch(/leaves the game for good/);
  expect(s.box[0]).toBe(fresh().box[0]);
});

test('only a die given up for good is warned of in a trade', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  Object.assign(player(s), { active: ['brown-trade'], tokens: [1, 1, 0, 0] });
  const warned = movesOf(s, 'trade').filter((move) => game.describe(s, move).warning);
  expect(warned).toEqual(['trade:spent=brown:by:brown-trade']);
});

test('the last tent of a Factory says what goes with it', () => {
  const s = table(2);
  put(s, 22, 0, 0, [1]);
  player(s).active = ['white-recruit'];
  const lost =
    'You lose 8 points on Mountains 22. You leave your last Mountains tile: its dice and cards close to you.';
  expect(game.describe(s, 'factory:0,0')).toMatchObject({
    label: 'Factory on Mountains 22',
    detail: '1 iron',
    warning: lost,
  });
  play(s, 'factory:0,0');
  expect(player(s).tokens).toEqual([0, 0, 1, 0]);
});

test('a Factory that costs no points has no warning', () => {
  const s = table(2);
  put(s, 22, 0, 0, [2]);
  player(s).active = ['white-recruit'];
  expect(game.describe(s, 'factory:0,0').warning).toBeUndefined();
});

test('a tent taken back or moved warns of points, quota and bonus icons', () => {
  const s = table(2);
  put(s, 20, 0, 0, [1, 1]);
  put(s, 12, 1, 0, [1]);
  put(s, 10, 0, 1, [1]);
  put(s, 14, 1, 1, [2]);
  put(s, 7, -1, 0, [], 0);
  put(s, 6, 0, -1, [1]);
  ask(s, { kind: 'recall-tent', seat: 0, count: 0 });
  expect(game.describe(s, 'from:0,0').warning).toBe('You lose 9 points on Mountains 20.');
  expect(game.describe(s, 'from:1,0').warning).toBe(
    'You lose 1 point on Desert 12. Your dice quota falls by 1.',
  );
  expect(game.describe(s, 'from:0,1').warning).toBe(
    'You lose 1 point on Hills 10. You lose the Trade icon of the tile.',
  );
  expect(game.describe(s, 'from:1,1').warning).toBeUndefined();
  ask(s, { kind: 'move-tent', seat: 0, moved: 1 });
  expect(game.describe(s, 'move:0,0=1,0').warning).toBe('You lose 9 points on Mountains 20.');
});

test('exploding a card says the points that go with its marker', () => {
  const s = table(2);
  s.tableau = ['fireworks', 'university'];
  put(s, 18, 0, 0, [1]);
  Object.assign(player(s), { active: ['white-recruit'], techs: ['fireworks', 'university'] });
  const told = game.describe(s, 'card:fireworks');
  expect(told.warning).toBe('You lose 4 points of the card.');
  expect(told.gain?.map((chip) => chip.label)).toEqual(['3 points']);
});

test('the ticket of a Recruit says how many dice its icons bring', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  player(s).active = ['white-recruit', 'white-recruit', 'white-recruit'];
  const labels = movesOf(s, 'recruit').map((move) => game.describe(s, move).label);
  expect(labels).toEqual(['Green die', 'Two dice, first a green one']);
});

test('DS-6.34 the ticket of joining the Diceoneer counts the tent it answers with', () => {
  const s = solo();
  put(s, 18, 0, 0, [1]);
  put(s, 20, 1, 0, [0, 1]);
  Object.assign(player(s), { tents: 2, active: ['white-recruit'] });
  bot(s).tents = 3;
  s.pending = [
    { kind: 'turn-main', seat: 0 },
    { kind: 'bot-join-answer', cell: '1,0' },
  ];
  const told = game.describe(s, 'join');
  expect(told.gain?.map((chip) => chip.amount)).toEqual([5]);
  expect(told.detail).toBe('second place, opens grey dice, the Diceoneer adds a tent');
  const events = play(s, 'join');
  expect(at(s, 1, 0).tents).toEqual([1, 2]);
  expect(events.map((event) => game.tell(s, event, 0))).toContain('It adds a tent on Mountains 20.');
});

test('DS-6.34 without a tent at hand the Diceoneer cannot answer, and control is shared', () => {
  const s = solo();
  put(s, 18, 0, 0, [1]);
  put(s, 20, 1, 0, [0, 1]);
  player(s).tents = 2;
  bot(s).tents = 0;
  ask(s, { kind: 'bot-join-answer', cell: '1,0' });
  const told = game.describe(s, 'join');
  expect(told.gain?.map((chip) => chip.amount)).toEqual([9]);
  expect(told.detail).toBe('you share control, opens grey dice');
});

test('DS-4.44 a join promises only what an answer of the explorer leaves', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  put(s, 24, 1, 0, [0, 1]);
  player(s).tents = 1;
  const join = { kind: 'join', seat: 0, explorer: 1, cell: '1,0', left: [0], joined: false } as const;
  ask(s, { ...join, left: [0] });
  player(s, 1).tents = 2;
  expect(game.describe(s, 'join').gain?.map((chip) => chip.amount)).toEqual([3]);
  expect(game.describe(s, 'join').detail).toContain('may add a tent');
  player(s, 1).tents = 0;
  expect(game.describe(s, 'join').gain?.map((chip) => chip.amount)).toEqual([6]);
});

test('DS-4.72 enough for a house is said by the rule of Govern itself', () => {
  const s = table(2);
  put(s, 18, 0, 0, [3, 2]);
  Object.assign(player(s), { tents: 2, active: [] });
  ask(s, { kind: 'settle-use', seat: 0, bonus: 1 });
  expect(game.describe(s, 'settle:0,0').detail).toBe('you keep control');
  player(s).techs = ['land-survey'];
  expect(game.describe(s, 'settle:0,0').detail).toBe('enough for a house');
  for (let q = 3; q < 8; q++) put(s, 30 + q, q, 0, [], 0);
  expect(game.describe(s, 'settle:0,0').detail).toBe('you keep control');
});

test('DS-4.43 a cell names who would join there', () => {
  const s = solo();
  put(s, 18, 0, 0, [1]);
  put(s, 24, 1, 0, [0, 1]);
  put(s, 20, -1, 0, [1]);
  bot(s).tents = 1;
  ask(s, { kind: 'lay-tile', seat: 0, drawn: [14] });
  const beside = offered(s).filter((cell) =>
    game.describe(s, cell).detail?.includes('the Diceoneer will join'),
  );
  expect(beside.sort()).toEqual(['lay:14=0,1', 'lay:14=1,-1']);
  expect(offered(s).length).toBeGreaterThan(beside.length);
});

test('a tent moved within a terrain closes nothing, and a quota that stays is no loss', () => {
  const s = table(2);
  put(s, 17, 0, 0, [1]);
  put(s, 4, 1, 0, [0, 0]);
  put(s, 14, 0, 1, [2]);
  ask(s, { kind: 'move-tent', seat: 0, moved: 1 });
  // From one quota tile of the Forest to another.
  expect(game.describe(s, 'move:0,0=1,0').warning).toBeUndefined();
  expect(game.advise(s, 'move:0,0=1,0')).not.toMatch(/You leave|quota falls/);
  // To the Hills both are lost.
  expect(game.describe(s, 'move:0,0=0,1').warning).toBe(
    'Your dice quota falls by 1. You leave your last Forest tile: its dice and cards close to you.',
  );
});

test('a quota above its limit loses nothing with one tile', () => {
  const s = table(2);
  [2, 4, 6, 12, 17, 21, 23].forEach((no, q) => put(s, no, q, 0, [2]));
  put(s, 1, 0, 1, [0, 0]);
  ask(s, { kind: 'recall-tent', seat: 0, count: 0 });
  const last = () => game.describe(s, 'from:4,0').warning;
  const tile = s.map.find(({ tile }) => tile === 17);
  if (tile) tile.tents = [1, 0];
  // Three and seven make ten, and nine is the most.
  expect(last()).toBeUndefined();
  const other = s.map.find(({ tile }) => tile === 21);
  if (other) other.tents = [0, 0];
  expect(last()).toBe('Your dice quota falls by 1.');
});
