/** A long press says what a thing does and what it would bring now. */
import { FACT } from '@/engine/core/game';
import { textFaults } from '@/engine/core/sentences';
import { ACTIONS, COLOURS, HEX_SIDES, RESOURCES } from '@/engine/games/dice-settlers/data';
import { TECHS } from '@/engine/games/dice-settlers/data-techs';
import { TILES } from '@/engine/games/dice-settlers/data-tiles';
import type { State } from '@/engine/games/dice-settlers/state';
import { ask, bot, game, kind, offered, play, player, put, resolve, solo, table } from './table';

const body = (s: State, target: string, viewer = 0) => game.explain(s, target, viewer).body;

/** A solo table where everything that can lie somewhere does. */
function laid(): State {
  const s = solo();
  put(s, 18, 0, 0, [2, 1]);
  put(s, 22, 1, 0, [1, 0]);
  Object.assign(player(s), {
    active: ['white-settle', 'white-pioneer', 'yellow-food'],
    bag: [1, 0, 0, 0, 0, 0],
    spent: [0, 0, 1, 0, 0, 0],
    tokens: [1, 1, 0, 0],
  });
  return s;
}

/** Everything that has a place on the boards or lies in the tray, by the word before its colon. */
const PLACES: readonly string[] = [
  ...['cell:0,0', 'cell:0,1', 'tile:20', 'tent:0,0', 'stack', 'tents', 'bag', 'quota', 'recall', 'owner:1'],
  ...[
    'die:white-settle',
    'die:white-pioneer#2',
    'face:white-explore',
    'icon:settle',
    'icon:pioneer',
    'icon:food',
  ],
  ...['gives:white-settle', 'made:wood', 'pays:white-pioneer', 'pays:gold-rush', 'pay:wood', 'token:food#2'],
  ...COLOURS.flatMap((colour) => [`colour:${colour}`, `spent:${colour}`]),
  ...[...ACTIONS, 'govern'].map((action) => `act:${action}`),
  ...HEX_SIDES.map((_, i) => `side:${i}`),
  ...['marker', 'centre', 'queue', 'queue:end', 'rolled:0'],
  ...TECHS.map(({ id }) => `card:${id}`),
];

/** The figures in the row of a seat, yours and the Diceoneer’s. */
const SIGNS = ['vp', 'tent', 'house', 'tech', 'die', ...RESOURCES];

test.each([0, -1])('everything that can be pressed has words of its own: viewer %s', (viewer) => {
  const s = laid();
  const none = game.explain(s, 'no-such-thing', viewer);
  for (const target of [...PLACES, ...SIGNS.map((sign) => `${FACT}${sign}`)]) {
    const told = game.explain(s, target, viewer);
    expect([target, told.body === none.body || told.title === none.title]).toEqual([target, false]);
    expect([target, told.body, textFaults('sentence', told.body)]).toEqual([target, told.body, []]);
    expect([target, textFaults('line', told.title)]).toEqual([target, []]);
  }
  expect(game.explain(s, `${FACT}moon`, viewer).body).toBe(none.body);
});

test('a tile says who scores it and how far its reader is from it', () => {
  const s = table(2);
  s.names = ['Ada', 'Ben'];
  put(s, 18, 0, 0, [1, 3]);
  put(s, 22, 1, 0, [3, 0]);
  put(s, 9, 2, 0, [], 1);
  expect(body(s, 'cell:0,0')).toBe(
    'Control of it scores 7 points at the end, second place 3. Points now: Ada 3 and Ben 7. 2 tents of yours would share control, one more would take it.',
  );
  expect(body(s, 'cell:1,0')).toBe(
    'Control of it scores 8 points at the end, second place 4. Factory: once a round a tent of yours taken home from it brings 1 iron. Points now: Ada 8. You lead by 3 tents: Govern can build a house there, 1 point more.',
  );
  expect(body(s, 'cell:2,0')).toContain(
    'Ben’s house holds it for good: second place is all that can be had.',
  );
});

test('a card says its points, its price and what its reader lacks', () => {
  const s = table(2);
  put(s, 18, 0, 0, [1]);
  s.tableau = ['general-education', 'forestry'];
  Object.assign(player(s), { active: ['white-research'], tokens: [0, 0, 0, 0] });
  expect(body(s, 'card:general-education')).toMatch(
    /You lack 1 Research icon, 1 token of its price and presence on Plains\.$/,
  );
  player(s).tokens = [0, 1, 0, 0];
  expect(body(s, 'card:forestry')).toMatch(
    /^Settle icons also count as Recruit\. To you it would bring 3 points/,
  );
  expect(body(s, 'card:forestry')).toMatch(/You have all that it asks for\.$/);
  player(s).techs = ['forestry'];
  expect(body(s, 'card:forestry')).toMatch(/It is yours and brings you 3 points as things stand\.$/);
});

test('the wheel says where the next walk can lead and what it would do there', () => {
  const s = laid();
  bot(s).sides[2] = { dice: ['white-research'], token: -1 };
  bot(s).sides[5] = { dice: ['white-settle', 'green-settle'], token: -1 };
  // From Recruit: step 1 is Research, 2 and 3 are Settle, 4 is Research again; the die has 1, 2, 2, 3, 3, 4.
  expect(body(s, 'marker')).toContain('as things lie they lead to Research (2) and Settle (4).');
  expect(body(s, 'side:5')).toMatch(
    /Its strength here is 2 now\. It would pitch 2 tents\. .* in 4 of 6 rolls\.$/,
  );
  expect(body(s, 'side:0')).toContain('Nothing lies here now');
});

test('the bag is read to its owner alone', () => {
  const s = table(2);
  player(s).bag = [2, 0, 1, 0, 0, 0];
  expect(body(s, 'bag')).toContain('Yours holds 2 white and 1 green.');
  expect(body(s, 'bag', -1)).not.toContain('holds');
});

test('a die of the Roll phase says what it pays for before anybody acts', () => {
  const s = laid();
  s.phase = 'roll';
  ask(s, { kind: 'roll-step', seat: 0 });
  expect(body(s, 'die:white-pioneer')).toMatch(/^Before you act it pays for rolling up to three dice again/);
  expect(body(s, 'die:yellow-food')).toContain('it can pay for two more dice instead');
});

test('the figures of a seat say what they bring now', () => {
  const s = laid();
  s.tableau = ['forestry', 'large-coaches', 'stability'];
  expect(body(s, 'fact:wood')).toBe(
    'You have 1 wood. Forestry and Large Coaches ask for it. Your tokens would sell for 2 points with one Trade icon.',
  );
  expect(body(s, 'fact:die')).toContain('You own 5 dice, worth 6 points at the end');
});

test('every tile there is can be explained', () => {
  const s = laid();
  for (const { no } of TILES) expect(textFaults('sentence', body(s, `tile:${no}`))).toEqual([]);
});

/** A side of the wheel, so many dice strong. */
function side(s: State, at: number, n: number): string {
  bot(s).sides[at] = { dice: Array.from({ length: n }, () => 'white-settle' as const), token: -1 };
  return body(s, `side:${at}`);
}

test.each([
  [0, 10, 2],
  [1, 10, 2],
  [1, 0, 2],
  [2, 10, 3],
  [3, 10, 2],
])('with %s tents at hand and %s behind them, strength %s pitches as many as said', (tents, general, n) => {
  const s = laid();
  Object.assign(bot(s), { tents, general });
  const said = side(s, 5, n);
  const events = resolve(s, 'settle', n);
  while (kind(s) === 'bot-choice') events.push(...play(s, offered(s)[0] as string));
  const pitched = events.filter((event) => event.kind === 'bot-settle').length;
  expect(said).toContain(`It would pitch ${pitched} tent${pitched === 1 ? '.' : 's.'}`);
});

test('strength without use says what it scores', () => {
  const s = laid();
  s.stack = [];
  expect(side(s, 1, 2)).toContain('It would find no use for it and score 2 points instead.');
  const easy = solo({ 'solo.unused': 'easy' });
  easy.stack = [];
  expect(side(easy, 1, 2)).toContain('It would find no use for it.');
});

test('no more dice are said to be recruited than there are', () => {
  const s = solo();
  put(s, 18, 0, 0, [0, 1]);
  s.supply = [0, 5, 1, 5, 5, 5];
  expect(side(s, 0, 3)).toContain('It would take 1 die.');
});

test('Gold Rush sells the token of the side too', () => {
  const s = solo({ 'solo.goldRush': true });
  bot(s).sides[4] = { dice: ['brown-trade'], token: 1 };
  // Two things, one token: 2 points for it, and 1 for the second strength.
  expect(body(s, 'side:4')).toContain('It would score 3 points.');
});

test('a Pioneer that counts alone is not said to do nothing', () => {
  const s = laid();
  expect(body(s, 'icon:pioneer')).toContain('one alone does nothing now');
  player(s).techs = ['general-education'];
  expect(body(s, 'icon:pioneer')).not.toContain('does nothing');
});

test('with all houses built a lead promises none, and dice gone from the supply are not opened', () => {
  const s = table(2);
  put(s, 18, 0, 0, [4, 0]);
  [1, 2, 3, 5, 6].forEach((no, i) => put(s, no, i, 1, [], 0));
  expect(body(s, 'cell:0,0')).toMatch(/You lead by 4 tents; all your houses are built\.$/);
  expect(body(s, 'tile:14')).toContain('It would open brown dice to you.');
  s.supply[5] = 0;
  expect(body(s, 'tile:14')).not.toContain('open brown dice');
});

test('no more dice are said to be rolled than are owned', () => {
  const s = table(2);
  put(s, 2, 0, 0, [1]);
  Object.assign(player(s), { active: ['white-settle'], bag: [1, 0, 0, 0, 0, 0], spent: [0, 0, 0, 0, 0, 0] });
  expect(body(s, 'fact:die')).toContain('your quota rolls 2 of them each round');
});
