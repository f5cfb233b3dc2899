import { controllers } from '@/engine/games/dice-settlers/rules/map';
import { drawStep, quotaOf } from '@/engine/games/dice-settlers/rules/roll';
import { noEvents } from '@/engine/core/game';
import { ask, fresh, game, kind, offered, play, player, put, table } from './table';

/** Seat 0 in step 3 with these active dice. */
function rolling(active: string[], bag = [0, 0, 0, 0, 0, 0], techs: string[] = []) {
  const s = table(2);
  ask(s, { kind: 'roll-step', seat: 0 });
  s.phase = 'roll';
  Object.assign(player(s), { active, bag, spent: [0, 0, 0, 0, 0, 0], techs });
  return s;
}

test('DS-4.1 a round is Roll, Action and Clean-up, then the next begins', () => {
  const s = fresh(2, {}, 'round');
  const phases: string[] = [];
  for (let i = 0; i < 400 && s.round < 3; i++) {
    if (phases[phases.length - 1] !== s.phase) phases.push(s.phase);
    play(s, offered(s)[0] as string);
  }
  expect(phases.slice(0, 5)).toEqual(['draft', 'roll', 'turns', 'clean', 'roll']);
});

test('DS-4.2 seats roll one after the other from the first player', () => {
  const s = fresh(3, { firstSeat: '2' }, 'all can change their roll');
  for (let i = 0; i < 3; i++) play(s, offered(s)[0] as string);
  const order: number[] = [];
  while (kind(s) === 'roll-step') {
    const seat = game.decision(s)?.seat ?? -1;
    if (order[order.length - 1] !== seat) order.push(seat);
    play(s, 'done');
  }
  expect(order).toEqual([1, 2, 0]);
});

test('DS-4.3 control by house, else by most tents, shared among equals', () => {
  const s = table(3);
  expect(controllers(put(s, 18, 0, 0, [2, 2, 1]))).toEqual([0, 1]);
  expect(controllers(put(s, 20, 1, 0, [0, 3, 1], 2))).toEqual([2]);
  expect(controllers(put(s, 24, 2, 0))).toEqual([]);
});

test('DS-4.4 quota is counted from tiles and cards and never above nine', () => {
  const s = table(4);
  expect(quotaOf(s, 0)).toBe(3);
  put(s, 38, 0, 0, [1, 5]);
  expect(quotaOf(s, 0)).toBe(4);
  for (const [i, no] of [2, 4, 6, 12, 17, 21, 23].entries()) put(s, no, i, 1, [1]);
  player(s).techs = ['stability', 'stable-government'];
  expect(quotaOf(s, 0)).toBe(9);
});

test('P2 Stable Government and two quota tiles make seven', () => {
  const s = table(2);
  player(s).techs = ['stable-government'];
  put(s, 12, 0, 0, [1]);
  put(s, 17, 1, 0, [1]);
  expect(quotaOf(s, 0)).toBe(7);
});

test('O8 joint control of a quota tile counts for both', () => {
  const s = table(2);
  put(s, 12, 0, 0, [2, 2]);
  expect([quotaOf(s, 0), quotaOf(s, 1)]).toEqual([4, 4]);
});

test('DS-4.5 the bag is refilled only while a die is due', () => {
  const s = table(2);
  Object.assign(player(s), { bag: [3, 0, 0, 0, 0, 0], spent: [0, 2, 0, 0, 0, 0], active: [] });
  drawStep(s, 0, noEvents);
  expect(player(s).spent).toEqual([0, 2, 0, 0, 0, 0]);
  Object.assign(player(s), { bag: [2, 0, 0, 0, 0, 0], spent: [0, 2, 0, 0, 0, 0], active: [] });
  drawStep(s, 0, noEvents);
  expect(player(s).active).toHaveLength(3);
  expect(player(s).spent).toEqual([0, 0, 0, 0, 0, 0]);
  expect(player(s).bag).toEqual([0, 1, 0, 0, 0, 0]);
});

test('DS-4.6 a kept die keeps its face and does not count against the quota', () => {
  const s = table(2);
  Object.assign(player(s), { bag: [5, 0, 0, 0, 0, 0], active: ['yellow-trade'] });
  drawStep(s, 0, noEvents);
  expect(player(s).active[0]).toBe('yellow-trade');
  expect(player(s).active).toHaveLength(4);
});

test('O29 with a quota of five and two dice in the bag, two are drawn', () => {
  const s = table(2);
  put(s, 12, 0, 0, [1]);
  put(s, 17, 1, 0, [1]);
  Object.assign(player(s), { bag: [2, 0, 0, 0, 0, 0], spent: [0, 0, 0, 0, 0, 0], active: ['green-wood'] });
  drawStep(s, 0, noEvents);
  expect(player(s).active).toHaveLength(3);
});

test('P3 Jane draws three, refills, draws one, draws two more with wood and re-rolls with a Pioneer', () => {
  const s = rolling([]);
  put(s, 12, 0, 0, [1]);
  Object.assign(player(s), { active: ['white-explore'], spent: [1, 1, 0, 1, 0, 0], bag: [1, 1, 1, 0, 0, 0] });
  drawStep(s, 0, noEvents);
  const p = player(s);
  expect(p.active).toHaveLength(5);
  expect(p.bag.reduce((a, b) => a + b)).toBe(2);
  p.active = ['white-explore', 'white-pioneer', 'green-wood', 'yellow-food', 'grey-iron'];
  p.bag = [1, 1, 0, 0, 0, 0];
  play(s, 'draw:by:green-wood');
  expect(p.active).toHaveLength(6);
  expect(p.bag.reduce((a, b) => a + b)).toBe(0);
  p.active = ['white-explore', 'white-pioneer', 'yellow-food', 'grey-iron', 'yellow-trade', 'white-settle'];
  play(s, 'reroll:yellow-food+grey-iron:by:white-pioneer');
  expect(p.active).toHaveLength(5);
  expect(p.active[0]).toBe('white-explore');
  expect(p.spent).toEqual([1, 0, 1, 0, 0, 0]);
  expect(offered(s).some((m) => m.startsWith('draw:'))).toBe(false);
});

test('DS-4.7 a Pioneer sets or re-rolls, a resource sets or draws', () => {
  const s = rolling(['white-pioneer', 'green-wood'], [2, 0, 0, 0, 0, 0]);
  expect(offered(s)).toEqual([
    'done',
    'reroll:green-wood:by:white-pioneer',
    ...['recruit', 'explore', 'settle', 'research'].map((icon) => `set:white-pioneer=${icon}:by:green-wood`),
    ...['pioneer', 'explore', 'settle'].map((icon) => `set:green-wood=${icon}:by:white-pioneer`),
    'draw:by:green-wood',
  ]);
});

test('DS-4.7 up to three dice roll again at once, equal dice once and by one payment', () => {
  const s = rolling(['white-pioneer', 'green-pioneer', 'white-settle', 'white-settle', 'grey-raid']);
  const sets = offered(s).filter((m) => m.startsWith('reroll:'));
  const named = sets.map((m) => m.slice('reroll:'.length).split(':by:')[0]);
  expect(new Set(named).size).toBe(sets.length);
  expect(sets).toContain('reroll:white-settle+white-settle+grey-raid:by:green-pioneer');
  // The green Pioneer can be turned to less than the white one; rolled itself, the other pays.
  expect(sets).toContain('reroll:green-pioneer:by:white-pioneer');
  expect(named.every((dice) => (dice ?? '').split('+').length <= 3)).toBe(true);
});

test('DS-4.8 the paying die is spent first; faces differ and exist on the colour', () => {
  const s = rolling(['white-pioneer', 'grey-iron']);
  expect(offered(s).filter((m) => m.startsWith('set:grey-iron'))).toEqual(
    ['pioneer', 'raid', 'research'].map((icon) => `set:grey-iron=${icon}:by:white-pioneer`),
  );
  play(s, 'set:grey-iron=raid:by:white-pioneer');
  expect(player(s).active).toEqual(['grey-raid']);
  expect(player(s).spent[0]).toBe(1);
  expect(offered(rolling(['white-pioneer']))).toEqual(['done']);
});

test('O11 an orange die showing gold can be set to Pioneer, Explore or Research', () => {
  const s = rolling(['white-pioneer', 'orange-gold']);
  expect(offered(s).filter((m) => m.startsWith('set:orange-gold'))).toEqual(
    ['pioneer', 'explore', 'research'].map((icon) => `set:orange-gold=${icon}:by:white-pioneer`),
  );
});

test('a roll that nothing can change is taken by itself', () => {
  const s = rolling(['white-pioneer', 'white-settle']);
  play(s, 'reroll:white-settle:by:white-pioneer');
  expect(game.decision(s)?.seat).not.toBe(0);
  expect(s.pending).not.toContainEqual({ kind: 'roll-step', seat: 0 });
});

test('DS-4.9 drawing more takes what the bag holds and is not offered when it is empty', () => {
  expect(offered(rolling(['green-wood', 'white-settle'])).some((m) => m.startsWith('draw'))).toBe(false);
  const s = rolling(['green-wood'], [1, 0, 0, 0, 0, 0]);
  play(s, 'draw:by:green-wood');
  expect(player(s).active).toHaveLength(1);
});

test('O28 one die in the bag and six spent: one die is drawn, the spent stay', () => {
  const s = rolling(['yellow-food'], [1, 0, 0, 0, 0, 0]);
  player(s).spent = [3, 1, 1, 1, 0, 0];
  play(s, 'draw:by:yellow-food');
  expect(player(s).active).toHaveLength(1);
  expect(player(s).spent).toEqual([3, 2, 1, 1, 0, 0]);
});

test('DS-4.10 no pairs while rolling, but cards that make Pioneers and resources work', () => {
  const s = rolling(['white-pioneer', 'yellow-pioneer', 'white-settle'], [3, 0, 0, 0, 0, 0]);
  expect(offered(s).some((m) => m.startsWith('pair'))).toBe(false);
  expect(offered(s).some((m) => m.startsWith('draw'))).toBe(false);
  player(s).techs = [
    'pioneer-spirit',
    'field-rations',
    'gold-rush',
    'resourcefulness',
    'campfire-stories',
    'adaptability',
  ];
  expect(offered(s)).toEqual(
    expect.arrayContaining([
      'reroll:white-settle:by:pioneer-spirit',
      'reroll:white-settle:by:campfire-stories',
      'draw:by:field-rations',
      'draw:by:gold-rush',
    ]),
  );
  expect(offered(s)).toContain('draw:by:yellow-pioneer');
  expect(offered(s).some((m) => m.includes('adaptability'))).toBe(false);
  play(s, 'reroll:white-settle:by:campfire-stories');
  expect(player(s).flipped).toEqual(['campfire-stories']);
  player(s).techs.push('large-coaches');
  play(s, 'draw:by:gold-rush');
  expect(player(s).active).toHaveLength(6);
});

test('DS-4.11 nothing is re-rolled, set or drawn in a turn', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  player(s).active = ['white-pioneer', 'green-wood', 'white-settle'];
  expect(offered(s).every((m) => !/^(set|reroll|draw):/.test(m))).toBe(true);
});

test('DS-4.12 a view shows the own bag and only the size of the others', () => {
  const s = table(3);
  const seen = game.view(s, 1).players;
  expect(seen[1]?.bag).toEqual([3, 1, 1, 0, 0, 0]);
  expect(seen[0]?.bag).toBeNull();
  expect(seen[0]?.bagCount).toBe(5);
  expect(game.view(s, -1).players.every((p) => p.bag === null)).toBe(true);
});
