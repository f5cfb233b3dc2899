/** What the lamp says follows from a move does follow from it. */
import type { Move } from '@/engine/core/game';
import type { State } from '@/engine/games/dice-settlers/state';
import { ask, bot, game, offered, play, player, points, put, solo, table } from './table';

/** The first move of this name, whatever pays for it. */
function move(s: State, head: string): Move {
  const found = offered(s).find((one) => one === head || one.startsWith(`${head}:`));
  if (found === undefined) throw new Error(`${head} is not among ${offered(s).join(' ')}`);
  return found;
}

const advice = (s: State, head: string) => game.advise(s, move(s, head));

test('a tent says who holds the tile then, and what it opens', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1, 2]);
  put(s, 22, 1, 0, [0, 1]);
  Object.assign(player(s), { tents: 4, active: ['green-settle', 'green-settle'] });
  s.tableau = ['blacksmiths', 'improved-tools', 'forestry'];
  expect(advice(s, 'settle:0,0')).toBe(
    'You then share control of Forest 18: 4 points more for you. 3 more tents there and Govern can build a house.',
  );
  expect(advice(s, 'settle:1,0')).toBe(
    'You then share control of Mountains 22: 8 points more for you. It opens grey dice and 2 cards to you.',
  );
  expect(advice(s, 'settle:take')).toBe(
    'You then have 5 tents at hand, worth nothing until pitched. 1 Settle icon is left to pitch with.',
  );
  const before = points(s);
  play(s, move(s, 'settle:0,0'));
  expect(points(s) - before).toBe(4);
});

test('a lead that can become a house says its points, and the house what it is worth', () => {
  const s = table(2);
  put(s, 18, 0, 0, [2, 0]);
  Object.assign(player(s), { tents: 1, active: ['green-settle', 'white-explore'] });
  expect(advice(s, 'settle:0,0')).toBe(
    'You lead by 3 tents on Forest 18: no change in points. Govern can then build a house: 1 point more, yours for good.',
  );
  play(s, move(s, 'settle:0,0'));
  expect(advice(s, 'govern:0,0')).toBe(
    'Three tents on Forest 18 become a house: 1 point more for you. Nobody can take it from you. The next house adds 3 points.',
  );
  const before = points(s);
  play(s, 'govern:0,0');
  expect(points(s) - before).toBe(1);
});

test('a raid counts its swaps, for both sides', () => {
  const s = solo();
  put(s, 18, 0, 0, [1, 2]);
  put(s, 20, 1, 0, [1, 0]);
  Object.assign(player(s), { tents: 4, active: ['grey-raid', 'grey-raid', 'white-explore'] });
  const before = [points(s), points(s, 1)];
  const [one, two] = offered(s).filter((m) => m.startsWith('raid:0,0')) as [Move, Move];
  expect(game.advise(s, one)).toMatch(/^1 tent gives way on Forest 18: 4 points more for you and 4 fewer/);
  expect(game.advise(s, two)).toMatch(/^2 tents give way on Forest 18: 4 points more for you and 7 fewer/);
  play(s, two);
  expect([points(s) - (before[0] ?? 0), points(s, 1) - (before[1] ?? 0)]).toEqual([4, -7]);
});

test('what is rolled again has an exact chance, and the price of it is named', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  put(s, 1, 1, 0, [0]);
  Object.assign(player(s), {
    active: ['white-pioneer', 'white-settle', 'white-settle'],
    bag: [0, 1, 0, 0, 0, 0],
  });
  s.phase = 'roll';
  ask(s, { kind: 'roll-step', seat: 0 });
  s.tableau = [];
  // A white die shows Recruit or Explore, which the other die lacks, on two of six faces.
  expect(game.advise(s, 'reroll:white-settle:by:white-pioneer')).toBe(
    'With a chance of 33 % it brings an action your other dice cannot pay. No action you can pay now is lost.',
  );
  // Both: Settle is lost as well, and three of six faces serve; 1 − 1/2 × 1/2.
  expect(game.advise(s, 'reroll:white-settle+white-settle:by:white-pioneer')).toBe(
    'With a chance of 75 % at least one brings an action your other dice cannot pay. In return you give up Settle.',
  );
  expect(game.advise(s, 'set:white-settle=recruit:by:white-pioneer')).toBe(
    'It gives you 1 icon for Recruit, not 0. That brings 1 die, not 0. For Settle it leaves 1, not 2.',
  );
  expect(game.advise(s, 'done')).toBe(
    'Your dice as they lie pay for Settle alone, and you could act two times.',
  );
});

test('drawn dice are counted out of the own bag', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  Object.assign(player(s), { active: ['green-wood', 'white-settle'], bag: [1, 0, 0, 1, 0, 0] });
  s.phase = 'roll';
  s.tableau = [];
  ask(s, { kind: 'roll-step', seat: 0 });
  s.stack = [];
  // White shows Recruit on one face of six, grey iron on two: 1 − 5/6 × 4/6.
  expect(advice(s, 'draw')).toBe(
    'With a chance of 44 % at least one brings an action your other dice cannot pay. In return you give up Harvest.',
  );
});

test('exploring names the mean of what the stack can hold', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  put(s, 1, 1, 0, [0]);
  s.stack = [20, 9, 12];
  player(s).active = ['white-explore', 'white-explore', 'white-explore'];
  const said = offered(s)
    .filter((m) => m.startsWith('explore'))
    .map((m) => game.advise(s, m));
  // 9, 5 and 1: one alone makes 5, of two the best 9, 9 or 5.
  expect(said).toEqual([
    'The next of 3 tiles scores 5 points for control on average. 2 tiles are left then; the last brings the last round.',
    'You choose from 2 of the 3 tiles left: the best scores 7.7 points on average. 1 tile is left then; the last brings the last round.',
    'You choose from all 3 left: the best scores 9 points for control. That brings the end: one last round follows.',
  ]);
});

test('a new tile counts the Diceoneer that joins it', () => {
  const s = solo();
  put(s, 18, 0, 0, [1]);
  put(s, 1, 1, 0, [0, 1]);
  player(s).tents = 2;
  bot(s).tents = 3;
  ask(s, { kind: 'lay-tile', seat: 0, drawn: [20] });
  const [cell] = offered(s);
  const before = [points(s), points(s, 1)];
  expect(game.advise(s, cell as Move)).toBe(
    'The Diceoneer joins you on Mountains 20: 9 points more for you and 9 more for the Diceoneer. A second tent would take it alone.',
  );
  play(s, cell as Move);
  expect([points(s) - (before[0] ?? 0), points(s, 1) - (before[1] ?? 0)]).toEqual([9, 9]);
});

test('a sale says its points, a better one and what it makes impossible', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  s.tableau = ['forestry'];
  Object.assign(player(s), { active: ['brown-trade'], tokens: [0, 1, 1, 1] });
  expect(advice(s, 'trade:sell=wood+iron')).toBe(
    '2 points at once, and you keep 1 gold. Another sale would bring 5. 28 points are left in the supply.',
  );
  expect(advice(s, 'trade:sell=wood+iron+gold')).toMatch(
    /^5 points at once, and no token is left\. Forestry can then not be paid\./,
  );
});

test('a die given up counts what it would have scored', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  Object.assign(player(s), {
    active: ['brown-trade', 'white-settle'],
    bag: [2, 0, 0, 0, 0, 0],
    spent: [0, 0, 0, 0, 0, 0],
  });
  const before = points(s);
  expect(advice(s, 'trade:die=white-settle')).toBe('3 points at once, but your 3 dice then score 3, not 6.');
  play(s, move(s, 'trade:die=white-settle'));
  expect(points(s)).toBe(before);
});

test('a card says its points as things stand, those it adds to others included', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  put(s, 1, 1, 0, [1]);
  put(s, 5, 0, 1, [1]);
  s.tableau = ['university', 'stability'];
  Object.assign(player(s), { active: ['white-research'], techs: ['university'], tokens: [1, 0, 0, 0] });
  expect(advice(s, 'research:stability')).toBe(
    'It brings 3 points at the end. You roll 4 dice a round from the next on, not 3. You keep 1 food.',
  );
  const before = points(s);
  play(s, move(s, 'research:stability'));
  expect(points(s) - before).toBe(3);
});

test('the Diceoneer’s choices say what they mean for both', () => {
  const s = solo();
  put(s, 18, 0, 0, [3, 1]);
  put(s, 20, 1, 0, [2, 1]);
  bot(s).tents = 5;
  s.pending = [
    { kind: 'turn-main', seat: 0 },
    { kind: 'bot-end' },
    { kind: 'bot-raid', left: 1, cell: '' },
    { kind: 'bot-choice', what: 'raid', options: ['0,0', '1,0'] },
  ];
  player(s).active = ['white-explore'];
  expect(game.advise(s, 'choose:1,0')).toBe(
    'On Mountains 20 it means 4 points fewer for you and 4 more for the Diceoneer. 2 more tents there and it builds a house.',
  );
  expect(game.advise(s, 'choose:0,0')).toBe(
    'On Forest 18 it means 4 points more for the Diceoneer. 3 more tents there and it builds a house.',
  );
});

test('a Factory says what it comes to in all, beside the warning of what its tile loses', () => {
  const s = table(2);
  put(s, 11, 0, 0, [1]);
  Object.assign(player(s), { active: ['white-recruit'], bag: [4, 0, 0, 0, 0, 0] });
  const before = points(s);
  // The sixth die completes a pair.
  expect(advice(s, 'factory:0,0')).toBe(
    'A tent comes home from Hills 11 and brings a brown die: in all 1 point fewer for you.',
  );
  expect(game.describe(s, 'factory:0,0').warning).toMatch(/^You lose 4 points on Hills 11\./);
  play(s, 'factory:0,0');
  expect(points(s) - before).toBe(-1);
});

test('a Factory without another figure says its points plainly', () => {
  const s = table(2);
  put(s, 13, 0, 0, [1]);
  player(s).active = ['white-recruit'];
  expect(advice(s, 'factory:0,0')).toMatch(/brings 1 gold: 4 points fewer for you\./);
});

test('an Explosive says what it comes to in all', () => {
  const s = table(2);
  s.tableau = ['barn-raising'];
  put(s, 18, 0, 0, [3, 0]);
  Object.assign(player(s), { active: ['white-recruit'], techs: ['barn-raising'] });
  const before = points(s);
  const said = advice(s, 'card:barn-raising=0,0');
  expect(said).toMatch(/^Three tents on Forest 18 become a house: in all 2 points fewer for you\./);
  play(s, move(s, 'card:barn-raising=0,0'));
  expect(points(s) - before).toBe(-2);
});

test('guards count against the most a raid on several can swap', () => {
  const s = table(3);
  put(s, 18, 0, 0, [1, 2, 1]);
  Object.assign(player(s), { tents: 5, active: ['grey-raid', 'grey-raid', 'grey-raid'] });
  player(s, 1).techs = ['stockades'];
  player(s, 2).techs = ['stockades'];
  const three = offered(s)
    .filter((m) => m.startsWith('raid:0,0'))
    .at(-1) as Move;
  // One icon is lost on a guard: two swaps against the first side, one of the second.
  expect(game.advise(s, three)).toMatch(/^Up to 2 tents on Forest 18/);
});

test('two Pioneers pay for any action, and for one of them only', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  put(s, 1, 1, 0, [0]);
  Object.assign(player(s), { active: ['white-pioneer', 'white-pioneer'] });
  s.phase = 'roll';
  s.tableau = [];
  ask(s, { kind: 'roll-step', seat: 0 });
  expect(game.advise(s, 'done')).toMatch(/, but only for one of them\.$/);
  player(s).active.push('white-settle');
  expect(game.advise(s, 'done')).toMatch(/You can do two of them, one a turn\.$/);
});

test('a Pioneer that makes a pair with another counts among the faces that help', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  s.stack = [];
  s.tableau = [];
  Object.assign(player(s), {
    active: ['white-pioneer', 'white-pioneer', 'white-settle'],
    bag: [0, 0, 0, 0, 0, 0],
    tents: 1,
  });
  s.phase = 'roll';
  ask(s, { kind: 'roll-step', seat: 0 });
  // Recruit and Settle by themselves, and the two Pioneers of its faces beside the one that is left.
  expect(game.advise(s, 'reroll:white-settle:by:white-pioneer')).toMatch(/^With a chance of 67 % it brings/);
});

test('second place is said only of who has it', () => {
  const s = table(3);
  put(s, 18, 0, 0, [0, 3, 2]);
  put(s, 1, 1, 0, [1]);
  s.tableau = ['manifest-destiny'];
  Object.assign(player(s), { tents: 2, techs: ['manifest-destiny'], active: ['white-settle'] });
  expect(advice(s, 'settle:0,0')).toMatch(/^A foothold on Forest 18, 2 tents behind: 1 point more for you\./);
});

test('what a card adds to others is not counted against its limit', () => {
  const s = table(2);
  put(s, 5, 0, 0, [1]);
  s.tableau = ['builder', 'university'];
  Object.assign(player(s), {
    techs: ['university'],
    tokens: [0, 1, 1, 0],
    active: ['white-research', 'grey-research'],
  });
  const one = offered(s).find((m) => m.startsWith('research:builder')) as Move;
  expect(game.advise(s, one)).toMatch(/^It brings 2 points as things stand, 14 at most\./);
});

test('tokens left over are not called worthless to who counts them', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  s.tableau = ['foreign-trade'];
  s.finalRound = s.round;
  player(s).active = ['green-wood'];
  expect(advice(s, 'harvest')).toContain('Tokens neither sold nor spent by the end score nothing.');
  player(s).techs = ['foreign-trade'];
  expect(advice(s, 'harvest')).toContain('Tokens left at the end count for Foreign Trade alone.');
});

test('the last die of a colour is not offered to you as well', () => {
  const s = solo();
  put(s, 18, 0, 0, [1, 1]);
  put(s, 1, 1, 0, [1, 1]);
  s.supply = [0, 1, 1, 5, 5, 5];
  s.pending = [
    { kind: 'turn-main', seat: 0 },
    { kind: 'bot-end' },
    { kind: 'bot-recruit', left: 1 },
    { kind: 'bot-choice', what: 'colour', options: ['yellow', 'green'] },
  ];
  expect(game.advise(s, 'choose:green')).toBe('It gets a green die, which leaves 0 to recruit.');
});

test('a house that another card counts too says what it comes to in all, beside the points of its ticket', () => {
  const s = table(2);
  put(s, 18, 0, 0, [3, 0]);
  Object.assign(player(s), { active: ['white-recruit'], techs: ['builder'] });
  const before = points(s);
  expect(game.describe(s, 'govern:0,0').gain?.map(({ label }) => label)).toEqual(['1 house', '1 point']);
  expect(game.advise(s, 'govern:0,0')).toMatch(/become a house: in all 4 points more for you\./);
  play(s, 'govern:0,0');
  expect(points(s) - before).toBe(4);
});

test('whoever may join shares the points and takes none away', () => {
  const s = table(2);
  s.names = ['Ada', 'Ben'];
  put(s, 18, 0, 0, [1]);
  put(s, 1, 1, 0, [0, 1]);
  player(s, 1).tents = 2;
  ask(s, { kind: 'lay-tile', seat: 0, drawn: [20] });
  const [cell] = offered(s);
  const before = points(s);
  expect(game.advise(s, cell as Move)).toMatch(/^Ben may join you on Mountains 20: 9 points more for you\./);
  play(s, cell as Move, 'join');
  expect(points(s) - before).toBe(9);
});

test('in the last round unspent dice are not called lost: they score', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  s.finalRound = s.round;
  s.turn = { pass: 2, allow: 1, taken: 0 };
  player(s).active = ['white-settle', 'white-recruit'];
  expect(game.advise(s, 'end-turn')).toMatch(/2 dice are unspent: their icons bring nothing more\.$/);
});
