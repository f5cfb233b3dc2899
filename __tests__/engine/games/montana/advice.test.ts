/** Advice in worked positions, and its figures against what the move then really does. */
import { chooseNow, seatwork } from '@/engine/bots';
import { noEvents, type Move } from '@/engine/core/game';
import { lessonConfig } from '@/engine/core/lesson';
import { startMatch } from '@/engine/core/match';
import { montana } from '@/engine/games/montana';
import { GOODS } from '@/engine/games/montana/data';
import { openFields, payableFields } from '@/engine/games/montana/rules/building';
import { fieldAt } from '@/engine/games/montana/rules/landscape';
import { perform } from '@/engine/games/montana/rules/apply';
import { placedBy, player, workersOf, type State } from '@/engine/games/montana/state';
import { goodWord } from '@/engine/games/montana/words/names';
import { give, own, play, quiet, race, testBoard } from './table';

test('a row says what it brings and which field that pays', () => {
  const s = testBoard();
  give(s, 0, { silver: 3, 'w-stone': 1, p: 1 });
  expect(montana.advise(s, 'row:quarry-1:stone')).toBe(
    'Brings 1 stone, 1 in all, for 1 of your 3 silver. An open field can then be paid: 1 settlement.',
  );
  play(s, 'row:quarry-1:stone');
  expect(player(s, 0).goods[2]).toBe(1);
});

test('goods no single field lacks are said to serve a further one, or to be of no use', () => {
  const s = testBoard();
  const copper = openFields(s).map((field) => fieldAt(s, field).cost[0] ?? 0);
  const most = Math.max(...copper);
  const all = copper.reduce((sum, n) => sum + n, 0);
  expect(all).toBeGreaterThan(most);
  give(s, 0, { silver: 6, 'w-copper': 1, c: most });
  const n = copper.filter((one) => one > 0).length;
  expect(montana.advise(s, 'row:mine-1:copper')).toBe(
    `Brings 1 copper, ${most + 1} in all, for 1 of your 6 silver. It serves a further field: ${n} fields in reach ask for copper.`,
  );
  give(s, 0, { c: all });
  expect(montana.advise(s, 'row:mine-1:copper')).toMatch(
    /You already hold enough copper for all fields in reach together\.$/,
  );
});

test('MT-4.5 a short supply is told as it ends', () => {
  const s = quiet(2);
  s.supply.goods[2] = 0;
  give(s, 0, { s: 5, cows: 1 });
  give(s, 1, { s: 5 });
  const said = montana.advise(s, 'trade:stone');
  play(s, 'trade:stone');
  expect(player(s, 0).goods[2]).toBe(5);
  expect(said).toBe('The supply is short: you hold 5 stone afterwards, no more than before.');
});

test('a field says what it places and what could follow', () => {
  const s = testBoard();
  own(s, 0, '-2,0', '-1,0', '1,0');
  give(s, 0, { S: 1, g: 1 });
  expect(montana.advise(s, 'field:0,0')).toBe(
    'Places 2 settlements, 7 to go: it completes four in a row. Nothing more can be paid then; stopping brings 2 silver.',
  );
  play(s, 'field:0,0');
  expect(player(s, 0).left).toBe(7);
});

test('MT-5.1 the last settlement is told to be the last, with the lead', () => {
  const s = race('trail', 'rv-camp', 'rv-camp');
  give(s, 0, { s: 1, p: 1, left: 1 });
  give(s, 1, { left: 4 });
  expect(montana.advise(s, 'field:-1,0')).toBe(
    'Places your last settlement: this round is then the last. You then lead the rival by 4.',
  );
});

test('MT-6.9 a bid says what it costs, what it wins and which cards outbid it', () => {
  const s = race('trail', 'rv-mine', 'rv-camp', 'rv-camp', 'rv-town');
  give(s, 0, { c: 2, g: 1, p: 1 });
  expect(montana.advise(s, 'space:city-smelter@2')).toMatch(
    /^You pay 2 pumpkins for up to 2 upgrades; 2 of 4 rival cards outbid it\. /,
  );
});

test('MT-4.13 the arrow says what it takes and where one worker is then enough', () => {
  const s = quiet(2);
  s.arrow = 0;
  give(s, 0, { g: 3, 'w-stone': 1, 'w-pumpkin': 1 });
  s.pending = [{ kind: 'recruit-advance', seat: 0, at: 0 }];
  expect(montana.advise(s, 'advance:1')).toBe(
    'Takes 1 of your 3 grain for 2 grain workers. In the grain field one worker is then enough; now it takes two others.',
  );
});

test('once nothing can be placed, work is told to count in a tie alone', () => {
  const s = race('trail', 'rv-camp');
  give(s, 0, { left: 0, 'w-copper': 2, silver: 3 });
  for (const move of ['bank:bank-1:copper', 'row:mine-1:copper', 'recruit'])
    expect(montana.advise(s, move)).toMatch(/It can only count in a tie now\.$/);
});

/** What a sentence promises, read back, and what came of the move. */
const PROMISES: readonly (readonly [
  RegExp,
  (then: State, before: State, found: RegExpMatchArray) => unknown,
])[] = [
  [/^Brings (\d+) silver, (\d+) in all/, silver],
  [/^Turns the cow into (\d+) silver, (\d+) in all/, silver],
  [
    /^(?:Brings|Turns the cow into) (\d+) (copper|stone|grain|pumpkins?)(?: without silver)?, (\d+) in all/,
    goods,
  ],
  [/^Places (?:(\d+) settlements?|your last settlement)(?:, (\d+) to go)?/, placed],
  [/^You then hold (\d+) workers?\./, (then, _before, [, n]) => [workersOf(player(then, 0)), Number(n)]],
  [
    /^Takes (\d+) of your (\d+) grain/,
    (then, _before, [, n, of]) => [player(then, 0).goods[4], Number(of) - Number(n)],
  ],
  [/ and leaves (no worker|\d+)/, (then, _before, [, n]) => [workersOf(player(then, 0)), Number(n) || 0]],
  [
    /(\d+) more fields? could then be paid/,
    (then, _before, [, n]) => [payableFields(then, player(then, 0)).length, Number(n)],
  ],
  [
    /(\d+) fields? could be paid in it/,
    (then, _before, [, n]) => [payableFields(then, player(then, 0)).length, Number(n)],
  ],
];

function silver(then: State, before: State, [, gain, all]: RegExpMatchArray): unknown {
  const { silver: now } = player(then, 0);
  return [
    [now - player(before, 0).silver, now],
    [Number(gain), Number(all)],
  ];
}

function goods(then: State, before: State, [, gain, name, all]: RegExpMatchArray): unknown {
  const good = GOODS.findIndex((_, g) => goodWord(g, Number(gain)) === name);
  const now = player(then, 0).goods[good] ?? 0;
  const had = player(before, 0).goods[good] ?? 0;
  return [
    [now - had, now],
    [Number(gain), Number(all)],
  ];
}

function placed(then: State, before: State, [, n, left]: RegExpMatchArray): unknown {
  const p = player(then, 0);
  const now = placedBy(p) - placedBy(player(before, 0));
  return [
    [now, p.left],
    [n === undefined ? now : Number(n), Number(left ?? 0)],
  ];
}

/** Fields that say "can then be paid" can be, before anybody else moves. */
function paysAfter(then: State, before: State, said: string): boolean {
  if (!/^[^.]*\. A[^.]* can then be paid/.test(said)) return true;
  const p = player(then, 0);
  const had = new Set(payableFields(before, player(before, 0)));
  return openFields(then).some((field) => !had.has(field) && payableFields(then, p).includes(field));
}

test('what advice promises is what the move does, in whole games', () => {
  const wrong: string[] = [];
  const kept = PROMISES.map(() => 0);
  let paid = 0;
  for (const seed of ['true 1', 'true 2', 'true 3', 'true 4']) {
    const match = startMatch(montana, lessonConfig(montana), seed);
    while (!match.over) {
      const before = match.position() as State;
      for (const move of match.moves()) check(before, move, montana.advise(before, move));
      const work = seatwork(match);
      if (!work) break;
      match.play(chooseNow(work).move);
    }
  }

  function check(before: State, move: Move, said: string): void {
    const then = montana.clone(before);
    perform(then, move, noEvents);
    PROMISES.forEach(([pattern, read], i) => {
      const found = said.match(pattern);
      if (!found) return;
      const [is, told] = read(then, before, found) as [unknown, unknown];
      kept[i] = (kept[i] ?? 0) + 1;
      if (JSON.stringify(is) !== JSON.stringify(told)) wrong.push(`${move}: ${said} (${JSON.stringify(is)})`);
    });
    const bids = move.startsWith('space:');
    if (!bids && / can then be paid/.test(said)) paid++;
    if (!bids && !/small space/.test(said) && !paysAfter(then, before, said)) wrong.push(`${move}: ${said}`);
  }

  expect(wrong).toEqual([]);
  expect(kept.map((n) => n > 0)).toEqual(PROMISES.map(() => true));
  expect(paid).toBeGreaterThan(20);
});
