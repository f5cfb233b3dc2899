import type { TechId } from '@/engine/games/dice-settlers/data-techs';
import { triggersNow } from '@/engine/games/dice-settlers/rules/clean-up';
import { techPoints, tilePoints } from '@/engine/games/dice-settlers/rules/points';
import { seatScore } from '@/engine/games/dice-settlers/score';
import type { State } from '@/engine/games/dice-settlers/state';
import { ask, at, bareBot, fresh, game, kind, offered, play, player, put, table } from './table';

/** The last pick of a round: seat 1 of two keeps nothing. */
function lastPick(change: (s: State) => void = () => {}) {
  const s = table(2);
  put(s, 18, 0, 0, [1, 1]);
  s.phase = 'clean';
  s.step = 2;
  ask(s, { kind: 'keep-die', seat: 1, kept: [] });
  player(s, 1).active = ['white-settle'];
  change(s);
  return s;
}

test('DS-4.81 cards turn back and Factories are free again', () => {
  const s = lastPick((x) =>
    Object.assign(player(x), { flipped: ['land-grab'], factories: [16], used: ['trade'] }),
  );
  play(s, 'none');
  expect(player(s)).toMatchObject({ flipped: [], factories: [], used: [] });
});

test('DS-4.82 the first player tile goes to the left neighbour', () => {
  const s = lastPick();
  play(s, 'none');
  expect(s.first).toBe(1);
  expect(s.round).toBe(2);
});

test('DS-5.1 five houses, no points, no tiles or two colours of dice bring the last round', () => {
  const s = table(2);
  expect(triggersNow(s)).toEqual([]);
  for (let i = 0; i < 5; i++) put(s, 8 + i, i, 0, [0, 0], 1);
  expect(triggersNow(s)).toEqual(['houses']);
  s.vpSupply = 0;
  s.stack = [];
  s.supply = [0, 0, 3, 0, 1, 0];
  expect(triggersNow(s)).toEqual(['houses', 'vp', 'stack', 'dice']);
  s.supply = [0, 1, 3, 0, 1, 0];
  expect(triggersNow(s)).not.toContain('dice');
});

test('DS-5.2 exactly one more round is played, whatever the check says then', () => {
  const s = lastPick((x) => (x.stack = []));
  play(s, 'none');
  expect(s.finalRound).toBe(2);
  s.stack = [20];
  for (let i = 0; i < 200 && kind(s) !== 'over'; i++) play(s, offered(s)[0] as string);
  expect(s.phase).toBe('over');
  expect(s.round).toBe(2);
});

test('O6 the stack empties in round 8: round 9 is complete and there is no round 10', () => {
  const s = lastPick((x) => {
    x.round = 8;
    x.stack = [];
  });
  play(s, 'none');
  const turns = { 0: 0, 1: 0 } as Record<number, number>;
  while (kind(s) !== 'over') {
    const seat = game.decision(s)?.seat ?? 0;
    if (kind(s) === 'roll-step') turns[seat] = (turns[seat] ?? 0) + 1;
    play(s, kind(s) === 'roll-step' ? 'done' : (offered(s)[0] as string));
  }
  expect(s.round).toBe(9);
  expect(turns).toEqual({ 0: 1, 1: 1 });
});

test('DS-5.3 without a trigger round 25 is the last', () => {
  const s = lastPick((x) => (x.round = 24));
  play(s, 'none');
  expect(s.finalRound).toBe(25);
  expect(s.triggers).toEqual(['stop']);
  const t = lastPick((x) => (x.round = 23));
  play(t, 'none');
  expect(t.finalRound).toBe(0);
});

test('DS-5.4 the sheet adds up, the highest wins and equals win together', () => {
  const s = table(3);
  Object.assign(player(s), { vp: 5 });
  Object.assign(player(s, 2), { vp: 5 });
  s.phase = 'over';
  const sheet = game.score(s);
  expect(sheet.winners).toEqual([0, 2]);
  expect(sheet.tieBreak).toBeDefined();
  for (const seat of sheet.seats) expect(seat.lines.reduce((n, line) => n + line.points, 0)).toBe(seat.total);
  const solo = table(1);
  bareBot(solo, [0, 0, 1, 2, 0]);
  solo.phase = 'over';
  expect(game.score(solo).won).toBe(true);
});

test('P9 three tents to one on 5/2: five and two points', () => {
  const t = put(table(3), 25, 0, 0, [3, 1]);
  expect([tilePoints(t, 0), tilePoints(t, 1), tilePoints(t, 2)]).toEqual([5, 2, 0]);
});

test('P10 a house takes 7, two equals below it 3 each', () => {
  const t = put(table(3), 18, 0, 0, [0, 2, 2], 0);
  expect([0, 1, 2].map((owner) => tilePoints(t, owner))).toEqual([7, 3, 3]);
});

test('P11 two share control for 4 each, the third gets 1', () => {
  const t = put(table(3), 13, 0, 0, [2, 2, 1]);
  expect([0, 1, 2].map((owner) => tilePoints(t, owner))).toEqual([4, 4, 1]);
});

test('P12 nine dice are worth twelve points', () => {
  const s = table(2);
  Object.assign(player(s), {
    bag: [3, 1, 1, 0, 0, 0],
    spent: [0, 2, 0, 0, 0, 0],
    active: ['grey-iron', 'grey-raid'],
  });
  expect(seatScore(s, 0).lines.find((line) => line.label === 'Dice')?.points).toBe(12);
});

test('houses score 0, 1, 4, 9, 16, 25', () => {
  const s = table(2);
  const points = () => seatScore(s, 0).lines.find((line) => line.label === 'Houses')?.points;
  const seen = [points()];
  for (let i = 0; i < 5; i++) {
    put(s, 2, i, 0, [], 0);
    seen.push(points());
  }
  expect(seen).toEqual([0, 1, 4, 9, 16, 25]);
});

test('O25 University counts itself and an unexploded keg', () => {
  const s = table(2);
  const techs: TechId[] = ['university', 'stability', 'dynamite'];
  expect(techPoints(s, 0, 'university', techs)).toBe(6);
  expect(techPoints(s, 0, 'university', techs.slice(0, 2))).toBe(4);
});

test('every legacy card scores by its own rule', () => {
  const s = table(4);
  put(s, 18, 0, 0, [3]);
  put(s, 16, 1, 0, [1, 2]);
  put(s, 20, 2, 0, [], 0);
  Object.assign(player(s), { vp: 7, tokens: [1, 0, 1, 2], techs: ['stability'], active: ['grey-iron'] });
  for (const other of [1, 2]) player(s, other).techs = ['stability'];
  const worth = (card: TechId) => techPoints(s, 0, card, ['stability', card]);
  expect(worth('builder')).toBe(3);
  expect(worth('prosperity')).toBe(3);
  expect(worth('manifest-destiny')).toBe(3);
  expect(worth('foreign-trade')).toBe(6);
  expect(worth('university')).toBe(4);
  expect(worth('cartographer')).toBe(4);
  expect(worth('constitution')).toBe(4);
  expect(worth('chronicles')).toBe(2);
  expect(worth('census')).toBe(2);
  expect(worth('guild-hall')).toBe(8);
  expect(worth('landmarks')).toBe(4);
  expect(worth('factory-barons')).toBe(2);
  expect(worth('open-range')).toBe(4);
  expect(worth('veterans')).toBe(3);
});

test('Boomtown pays two points for a house', () => {
  const s = table(2);
  put(s, 18, 0, 0, [4]);
  Object.assign(player(s), { active: ['white-recruit'], techs: ['boomtown'] });
  play(s, 'govern:0,0');
  expect(player(s).vp).toBe(2);
  expect(at(s, 0, 0).house).toBe(0);
});

test('labels, questions and reasons are there for a whole draft', () => {
  const s = fresh(4);
  for (let i = 0; i < 6; i++) {
    expect(game.prompt(s)).not.toBe('');
    for (const move of offered(s)) expect(game.describe(s, move).label).not.toBe('');
    play(s, offered(s)[0] as string);
  }
  expect(game.whyNot(s, 'card:builder', 0)).toContain('Builder');
  expect(game.explain(s, 'cell:0,0', 0).body).not.toBe('');
});
