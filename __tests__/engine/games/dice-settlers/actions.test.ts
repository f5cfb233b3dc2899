import { exploreCells } from '@/engine/games/dice-settlers/rules/map';
import { able } from '@/engine/games/dice-settlers/rules/actions';
import { mostIcons } from '@/engine/games/dice-settlers/rules/icons';
import { act, at, heads, kind, movesOf, offered, opens, play, player, put, table } from './table';

test('DS-4.20 a bonus icon of a controlled tile may be the only one of an action', () => {
  const s = table(2);
  put(s, 10, 0, 0, [1]);
  Object.assign(player(s), { active: [], tokens: [3, 0, 0, 0] });
  play(s, 'trade:sell=food+food+food');
  expect(player(s).vp).toBe(6);
});

test('P1 a die, a tile icon and a Settle die with Forestry are three Recruit icons', () => {
  const s = table(3);
  put(s, 27, 0, 0, [1]);
  Object.assign(player(s), { active: ['white-recruit', 'green-settle'], techs: ['forestry'] });
  expect(movesOf(s, 'recruit')).toEqual(['recruit:orange', 'recruit:orange:by:white-recruit+green-settle']);
  act(s, 'recruit');
  expect(player(s).bag.reduce((a, b) => a + b)).toBe(7);
  expect(player(s).active).toEqual([]);
  expect(player(s).spent).toEqual([1, 0, 1, 0, 0, 0]);
});

test('DS-4.21 two Pioneers are any one icon but gold', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  Object.assign(player(s), { active: ['white-pioneer', 'grey-pioneer'] });
  const verbs = [...new Set(offered(s).map((move) => move.split(':')[0]))];
  expect(verbs).toEqual(['recruit', 'explore', 'settle', 'harvest', 'trade', 'research']);
  const pair = 'grey-pioneer&white-pioneer';
  expect(movesOf(s, 'harvest')).toEqual(['food', 'wood', 'iron'].map((kind) => `harvest:by:${pair}>${kind}`));
});

test('O27 four Pioneers harvest two tokens at most, none of them gold', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  Object.assign(player(s), { active: Array(4).fill('white-pioneer') });
  const pair = 'white-pioneer&white-pioneer';
  expect(movesOf(s, 'harvest')).toHaveLength(6 + 3);
  play(s, `harvest:by:${pair}>food+${pair}>wood`);
  expect(player(s).tokens).toEqual([1, 1, 0, 0]);
  expect(player(s).active).toEqual([]);
});

test('DS-4.22 an icon changes once: Settle to Recruit does not go on to Raid', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1, 1]);
  Object.assign(player(s), { active: ['green-settle'], techs: ['forestry', 'martial-training'] });
  expect(mostIcons(s, 0, 'recruit')).toBe(1);
  expect(mostIcons(s, 0, 'raid')).toBe(0);
  Object.assign(player(s), { active: [], techs: ['forestry', 'land-grab'] });
  expect(mostIcons(s, 0, 'recruit')).toBe(1);
});

test('DS-4.23 a die pays for one action only', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  player(s).active = ['white-settle', 'white-recruit'];
  play(s, 'settle:take:by:white-settle');
  expect(player(s).active).toEqual(['white-recruit']);
  expect(player(s).spent[0]).toBe(1);
});

test('DS-4.24 four Recruit icons count as three, so the fourth is not even offered', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  player(s).active = Array(4).fill('white-recruit');
  expect(movesOf(s, 'recruit')).toEqual([
    'recruit:green:by:white-recruit',
    'recruit:green:by:white-recruit+white-recruit+white-recruit',
  ]);
  act(s, 'recruit');
  expect(player(s).bag[2]).toBe(3);
  expect(player(s).spent[0]).toBe(3);
});

test('DS-4.25 a payment that leaves you equally off is one, another is a move of its own', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  player(s).active = ['white-research', 'grey-research', 'white-pioneer', 'white-pioneer'];
  // Of equal icons the die that can be turned least is spent.
  expect(movesOf(s, 'research')).toEqual([
    'research:stability:by:grey-research',
    'research:stability:by:white-pioneer&white-pioneer',
  ]);
  play(s, 'research:stability:by:grey-research');
  expect(player(s).techs).toEqual(['stability']);
  expect(player(s).active).toEqual(['white-research', 'white-pioneer', 'white-pioneer']);
});

test('DS-4.25 colours are told apart while a card could set or recall a die', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  s.tableau.push('adaptability');
  Object.assign(player(s), { active: ['white-settle', 'green-settle'], techs: ['adaptability'] });
  expect(movesOf(s, 'settle')).toContain('settle:0,0:by:white-settle');
  expect(movesOf(s, 'settle')).toContain('settle:0,0:by:green-settle');
  player(s).flipped = ['adaptability'];
  expect(movesOf(s, 'settle')).not.toContain('settle:0,0:by:white-settle');
});

test('O31 with General Education a pair that would end short is not offered', () => {
  const s = table(2, { techSet: 'warriors-traders' });
  put(s, 24, 0, 0, [1]);
  put(s, 18, 1, 0, [1]);
  s.tableau = ['land-grab'];
  Object.assign(player(s), {
    active: ['white-pioneer', 'grey-pioneer'],
    techs: ['general-education'],
    tokens: [1, 0, 0, 0],
  });
  s.tableau.push('general-education');
  expect(movesOf(s, 'research')).toEqual(['research:land-grab=food:by:grey-pioneer+white-pioneer']);
});

test('O34 Pioneer Spirit and one Pioneer die make a Settle icon', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  s.tableau.push('pioneer-spirit');
  Object.assign(player(s), { active: ['white-pioneer', 'white-recruit'], techs: ['pioneer-spirit'] });
  play(s, 'settle:0,0:by:white-pioneer&pioneer-spirit');
  expect(player(s).flipped).toEqual(['pioneer-spirit']);
  expect(at(s, 0, 0).tents[0]).toBe(2);
});

test('DS-4.30 the first turn owes an action, the second may be ended', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  player(s).active = ['white-settle', 'white-recruit'];
  expect(offered(s)).not.toContain('end-turn');
  s.turn.pass = 2;
  expect(offered(s)).toContain('end-turn');
});

test('DS-4.31 giving up a die obliges too; without any action the turn may end', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  player(s).active = ['yellow-trade'];
  expect(offered(s)).toEqual(['trade:spent=yellow:by:yellow-trade']);
  player(s).active = ['grey-raid'];
  expect(offered(s)).toEqual(['end-turn']);
});

test('DS-4.32 no action twice in a round, though others may take it', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1, 1]);
  player(s).active = ['white-settle', 'white-settle', 'white-recruit'];
  play(s, 'settle:take:by:white-settle', 'done');
  s.turn.allow = 1;
  s.pending = [{ kind: 'turn-main', seat: 0 }];
  expect(opens(s, 'settle')).toBe(false);
  player(s, 1).active = ['white-settle'];
  expect(able(s, 1, 'settle')).toBe(true);
});

test('DS-4.33 an extra action is one more, different, voluntary action of the turn', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  put(s, 24, 1, 0);
  s.stack = [15];
  player(s).active = ['white-explore', 'white-settle'];
  act(s, 'explore');
  play(s, 'lay:15=1,-1');
  expect(s.turn).toEqual({ pass: 1, allow: 1, taken: 1 });
  expect(opens(s, 'settle')).toBe(true);
  expect(opens(s, 'explore')).toBe(false);
  expect(offered(s)).toContain('end-turn');
});

test('P4 Explore with an extra Settle leaves neither for the second turn', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  put(s, 24, 1, 0);
  s.stack = [9, 15];
  player(s).active = ['white-explore', 'white-settle', 'white-recruit'];
  act(s, 'explore');
  play(s, 'lay:15=1,-1', 'settle:take:by:white-settle');
  s.turn = { pass: 2, allow: 1, taken: 0 };
  s.pending = [{ kind: 'turn-main', seat: 0 }];
  player(s).active.push('white-explore', 'white-settle');
  expect(offered(s)).toEqual(['recruit:green:by:white-recruit', 'end-turn']);
});

test('DS-4.34 Free actions stand beside main actions and in a second turn without one', () => {
  const s = table(2);
  put(s, 16, 0, 0, [2]);
  player(s).active = ['white-settle'];
  expect(opens(s, 'settle')).toBe(true);
  expect(offered(s)).toContain('factory:0,0');
  s.turn = { pass: 2, allow: 0, taken: 1 };
  expect(offered(s)).toEqual(['factory:0,0', 'end-turn']);
  play(s, 'factory:0,0');
  expect(player(s).tokens[1]).toBe(1);
});

test('DS-4.35 one, three or six icons bring one, two or three dice; Frequent Hire one, two or four', () => {
  for (const [icons, techs, dice] of [
    [2, [], 1],
    [3, [], 2],
    [6, [], 3],
    [4, ['frequent-hire'], 3],
  ] as const) {
    const s = table(2);
    put(s, 18, 0, 0, [1]);
    Object.assign(player(s), { active: Array(icons).fill('white-recruit'), techs: [...techs] });
    act(s, 'recruit');
    while (kind(s) === 'pick-colour') play(s, 'colour:green');
    expect(player(s).bag[2]).toBe(1 + dice);
  }
});

test('DS-4.36 presence opens a colour while the supply has it; white never', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  put(s, 20, 1, 0, [1]);
  put(s, 24, 2, 0, [0, 1]);
  player(s).active = ['white-recruit'];
  expect(heads(s, 'recruit')).toEqual(['recruit:green', 'recruit:grey']);
  const t = table(2);
  put(t, 18, 0, 0, [1]);
  put(t, 24, 1, 0);
  t.tableau.push('hiring-fair');
  Object.assign(player(t), { active: ['white-recruit'], techs: ['hiring-fair'] });
  expect(heads(t, 'recruit')).toEqual(['recruit:yellow', 'recruit:green']);
});

test('DS-4.37 new dice go into the bag; too few are taken as they are; Apprentices roll them', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  s.supply = [0, 0, 1, 0, 0, 0];
  player(s).active = Array(3).fill('white-recruit');
  act(s, 'recruit');
  expect(player(s).bag[2]).toBe(2);
  expect(s.supply[2]).toBe(0);
  const t = table(2);
  put(t, 18, 0, 0, [1]);
  t.tableau.push('apprentices');
  Object.assign(player(t), { active: ['white-recruit', 'white-settle'], techs: ['apprentices'] });
  act(t, 'recruit');
  expect(player(t).active).toHaveLength(2);
  expect(player(t).bag[2]).toBe(1);
});

test('DS-4.40 Explore shows a tile for each icon, keeps one and removes the others', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  put(s, 24, 1, 0);
  s.stack = [13, 14, 16];
  player(s).active = ['white-explore', 'white-explore'];
  act(s, 'explore');
  expect(offered(s)).toEqual(['lay:16=1,-1', 'lay:16=0,1', 'lay:14=1,-1', 'lay:14=0,1']);
  play(s, 'lay:14=0,1');
  expect(s.removed).toContain(16);
  expect(s.stack).toEqual([13]);
  expect(at(s, 0, 1).tile).toBe(14);
});

test('DS-4.40 Wanderlust shows one tile more', () => {
  const s = table(2, { techSet: 'peace-in-our-time' });
  put(s, 18, 0, 0, [1]);
  s.stack = [13, 14, 16];
  Object.assign(player(s), { active: ['white-explore'], techs: ['wanderlust'] });
  act(s, 'explore');
  expect(new Set(offered(s).map((move) => move.split('=')[0]))).toEqual(new Set(['lay:16', 'lay:14']));
});

test('O1 legal cells touch two tiles and your own', () => {
  const s = table(2);
  put(s, 2, 0, 0, [1]);
  put(s, 4, 1, 0, [0, 1]);
  expect(exploreCells(s, 0)).toEqual(['1,-1', '0,1']);
});

test('DS-4.41 one touching tile is enough only where two cannot be had; Scouts and homeless go anywhere', () => {
  const s = table(2);
  put(s, 2, 0, 0, [1]);
  expect(exploreCells(s, 0)).toHaveLength(6);
  expect(exploreCells(s, 1)).toHaveLength(6);
  put(s, 4, 1, 0);
  put(s, 18, 2, 0, [0, 1]);
  expect(exploreCells(s, 0)).toEqual(['1,-1', '0,1']);
  player(s).techs = ['scouts'];
  expect(exploreCells(s, 0)).toEqual(['1,-1', '2,-1', '0,1', '1,1']);
});

test('DS-4.42 a tent of the general supply and the bonus of the tile; tile 8 counts its own orange', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  put(s, 24, 1, 0);
  s.stack = [8];
  player(s).active = ['white-explore'];
  act(s, 'explore');
  play(s, 'lay:8=0,1');
  expect(player(s).tents).toBe(6);
  expect(kind(s)).toBe('pick-colour');
  expect(offered(s)).toEqual(['colour:green', 'colour:orange']);
  const t = table(3);
  put(t, 18, 0, 0, [1]);
  t.stack = [31];
  Object.assign(player(t), { active: ['white-explore'], techs: ['trailblazers'] });
  act(t, 'explore');
  play(t, 'lay:31=0,1');
  expect(player(t).tokens[2]).toBe(1);
  expect(at(t, 0, 1).tents[0]).toBe(2);
});

/** Seat 0 explores beside seats 1 and 2 of three. */
function joining() {
  const s = table(3);
  put(s, 18, 0, 0, [1, 1]);
  put(s, 24, 1, 0, [0, 0, 1]);
  s.stack = [9, 16];
  player(s).active = ['white-explore', 'white-settle'];
  act(s, 'explore');
  play(s, 'lay:16=0,1');
  return s;
}

test('DS-4.43 neighbours are asked clockwise and join from their own supply', () => {
  const s = joining();
  expect(s.pending[s.pending.length - 1]).toMatchObject({ kind: 'join', seat: 1 });
  play(s, 'stay');
  expect(s.pending[s.pending.length - 1]).toMatchObject({ kind: 'join', seat: 2 });
  play(s, 'join');
  expect(at(s, 0, 1).tents).toEqual([1, 0, 1]);
  expect(player(s, 2).tents).toBe(5);
});

test('DS-4.44 the explorer may add a tent only if somebody joined', () => {
  const s = joining();
  play(s, 'join', 'stay');
  expect(kind(s)).toBe('reinforce');
  play(s, 'add');
  expect(at(s, 0, 1).tents).toEqual([2, 1, 0]);
  expect(player(s).tents).toBe(5);
  const t = joining();
  play(t, 'stay', 'stay');
  expect(kind(t)).toBe('turn-main');
});

test('O2 without tents at hand nothing can be added: joint control', () => {
  const s = joining();
  player(s).tents = 0;
  play(s, 'join', 'stay');
  expect(kind(s)).toBe('turn-main');
  expect(at(s, 0, 1).tents).toEqual([1, 1, 0]);
});

test('O3 nobody joins: exactly one tent, and four stay at hand', () => {
  const s = joining();
  player(s).tents = 4;
  play(s, 'stay', 'stay');
  expect(at(s, 0, 1).tents).toEqual([1, 0, 0]);
  expect(player(s).tents).toBe(4);
});
