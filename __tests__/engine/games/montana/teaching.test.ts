/** What the teaching texts say holds in worked positions: lessons, words, explanations and advice that once said more than is true. */
import { chooseNow, seatwork } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import { noEvents } from '@/engine/core/game';
import { startMatch } from '@/engine/core/match';
import { pick, seedRng } from '@/engine/core/rng';
import { montana } from '@/engine/games/montana';
import { amount, BANK, BIG_COPPER, COLUMNS, entry, STONE, WORKER_CAP } from '@/engine/games/montana/data';
import { perform } from '@/engine/games/montana/rules/apply';
import { grantOf, openFields, payableFields } from '@/engine/games/montana/rules/building';
import { purseInCity } from '@/engine/games/montana/rules/city';
import { fieldAt, landscape } from '@/engine/games/montana/rules/landscape';
import { player, tableSize, topPick, workersOf, type State } from '@/engine/games/montana/state';
import { give, own, play, quiet, race, testBoard } from './table';

const bubble = (kind: keyof typeof montana.lesson.events) => montana.lesson.events[kind]?.text ?? '';
const means = (term: string) => montana.terms.find((one) => one.term === term)?.means ?? '';

test('MT-3.9 the aim names no silver that only the first seat has', () => {
  const silver = montana.setup(plainConfig(montana, 2), 'silver').players.map((p) => p.silver);
  expect(new Set(silver).size).toBe(2);
  expect(montana.lesson.aim.lines[0].rest).not.toMatch(/\d silver/);
});

test('MT-4.33 fields are bright that cows help to pay for', () => {
  const s = testBoard();
  give(s, 0, { cows: 2 });
  expect(player(s, 0).goods.every((n) => n === 0)).toBe(true);
  expect(payableFields(s, player(s, 0)).length).toBeGreaterThan(0);
  expect(montana.lesson.picks['choose-action']?.[1]?.text).toMatch(/cows filling gaps/);
});

test('MT-4.45 a cow is traded in one’s own turn, and the rival trades none', () => {
  expect(bubble('cow')).toMatch(/^In your turn a cow/);
});

test('MT-4.34 three sides and more build around a settlement', () => {
  expect(bubble('built')).not.toMatch(/both sides/);
});

test('MT-4.16 workers of every colour serve at the bank, one alone too', () => {
  for (const colour of ['Copper', 'Stone', 'Grain', 'Pumpkin'])
    expect(means(`${colour} worker`)).toMatch(/the bank takes any colour/);
  expect(BANK.map(({ workers }) => workers)).toContain(1);
  expect(means('Bank')).toMatch(/one to three workers/);
});

test('MT-4.21 workers of a cleared place go to the supply', () => {
  expect(means('Worker')).toMatch(/goes back to the supply/);
});

test('MT-4.35 cheap fields ask for big pieces too', () => {
  const s = testBoard();
  const big = landscape(s).fields.filter(({ cost }) => amount(cost, BIG_COPPER) > 0);
  expect(big.some(({ cost }) => cost.reduce((sum, n) => sum + n, 0) === 2)).toBe(true);
  expect(means('Big piece')).toMatch(/some fields ask for/);
});

test('MT-5.6 some that are level at the top are not all', () => {
  const s = quiet(3);
  for (const seat of [0, 1]) give(s, seat, { fields: 1, left: player(s, seat).left - 1 });
  expect(montana.legend(s, 0).end).toMatch(/As things stand Ann and Ben share the win\.$/);
  give(s, 2, { fields: 1, left: player(s, 0).left });
  expect(montana.legend(s, 0).end).toMatch(/As things stand all are level\.$/);
});

test('MT-4.24 nobody bids more than the last column asks, and cows are named', () => {
  const s = testBoard();
  give(s, 0, { p: 9 });
  expect(montana.explain(s, 'place:city', 0).body).toMatch(
    new RegExp(`up to ${COLUMNS} pumpkins, the free one included\\.$`),
  );
  give(s, 0, { p: 1, cows: 2 });
  expect(montana.explain(s, 'place:city', 0).body).toMatch(
    /up to 4 pumpkins, the free one and those for your cows included\.$/,
  );
});

test('MT-6.9 a space no card of the rival reaches is said to be safe', () => {
  const s = race('trail', 'rv-mine', 'rv-camp');
  give(s, 0, { p: 3 });
  expect(montana.explain(s, 'space:city-smelter@3', 0).body).toMatch(/nobody can outbid it\. You can pay/);
  expect(montana.explain(s, 'space:city-smelter@2', 0).body).toMatch(/harder to outbid\. 1 of 2 rival cards/);
});

test('MT-4.26 a bid no rival can pay for is said to be safe', () => {
  const s = testBoard();
  give(s, 0, { p: 1, c: 2 });
  give(s, 1, { p: 2, cows: 3 });
  expect(montana.advise(s, 'space:city-smelter@2')).toMatch(/nobody can outbid it/);
  give(s, 1, { p: 3 });
  expect(montana.advise(s, 'space:city-smelter@2')).toMatch(/others may outbid it/);
});

test('MT-4.13 a space of the wheel has a price only while the arrow may be moved', () => {
  const s = quiet(2);
  s.arrow = 0;
  give(s, 0, { g: 3 });
  expect(montana.explain(s, 'wheel:2', 0).body).not.toMatch(/grain; you have/);
  s.pending = [{ kind: 'recruit-advance', seat: 0, at: 0 }];
  expect(montana.explain(s, 'wheel:2', 0).body).toMatch(/comes here for 2 grain; you have 3\.$/);
  expect(montana.explain(s, 'wheel:2', 1).body).not.toMatch(/grain; you have/);
});

test('MT-4.37 three in a row are praised only where a fourth can follow', () => {
  const s = testBoard();
  own(s, 0, '-2,0', '-1,0');
  give(s, 0, { S: 1, g: 1 });
  s.water = s.water.map(() => 0);
  s.cows = s.cows.map(() => 0);
  expect(montana.advise(s, 'field:0,0')).toMatch(/one more makes four in a row/);
  expect(montana.explain(s, 'cell:0,0', 0).body).toMatch(/makes three in a row; one more makes four\./);
  own(s, 1, '-3,0', '1,0');
  expect(montana.advise(s, 'field:0,0')).not.toMatch(/one more makes/);
  expect(montana.explain(s, 'cell:0,0', 0).body).not.toMatch(/one more makes/);
});

test('MT-4.39 a line adds nothing where no settlement is left for it', () => {
  const s = testBoard();
  own(s, 0, '-2,0', '-1,0', '1,0');
  give(s, 0, { left: 1 });
  expect(montana.explain(s, 'cell:0,0', 0).body).not.toMatch(/more for free/);
});

test('MT-4.5 cows are said to trade themselves only for what the supply holds', () => {
  const s = testBoard();
  give(s, 0, { cows: 1 });
  give(s, 1, { s: 2 });
  expect(montana.advise(s, 'trade:stone')).toMatch(/trade a cow by themselves/);
  s.supply.goods[STONE] = 0;
  expect(montana.advise(s, 'trade:stone')).not.toMatch(/by themselves/);
});

test('MT-4.12 a worker who finds no room is counted off', () => {
  const s = quiet(2);
  give(s, 0, { cows: 1, 'w-copper': WORKER_CAP });
  expect(montana.advise(s, 'trade:w-grain')).toBe(
    'Turns the cow into a grain worker, 8 workers in all. No more find room, so one is sent away.',
  );
  play(s, 'trade:w-grain', 'return:copper');
  expect(workersOf(player(s, 0))).toBe(WORKER_CAP);
});

test('MT-5.1 in the last round a good that still pays a field counts for more than a tie', () => {
  const s = testBoard();
  s.last = true;
  give(s, 0, { cows: 1, p: 1 });
  expect(montana.advise(s, 'trade:stone')).not.toMatch(/count in a tie/);
  expect(montana.advise(s, 'trade:silver')).toMatch(/count in a tie/);
  play(s, 'trade:stone');
  expect(payableFields(s, player(s, 0)).length).toBeGreaterThan(0);
});

test('MT-5.2 the round before winter is the last one', () => {
  const s = quiet(2);
  s.round = tableSize(s).cap;
  give(s, 0, { 'w-copper': 1, canteens: 0 });
  expect(montana.advise(s, 'bank:bank-1:copper')).toMatch(/count in a tie/);
  give(s, 0, { canteens: 1 });
  s.pending = [{ kind: 'end-turn', seat: 0, at: 0 }];
  expect(montana.advise(s, 'end')).toBe('Ends your last turn; 1 canteen counts in a tie.');
});

test('of fields that can be paid each is meant alone', () => {
  const s = testBoard();
  give(s, 0, { c: 1, s: 1, p: 1, canteens: 1 });
  const n = payableFields(s, player(s, 0)).length;
  expect(n).toBeGreaterThan(1);
  s.pending = [{ kind: 'end-turn', seat: 0, at: 0 }];
  expect(montana.advise(s, 'canteen')).toMatch(new RegExp(`Any one of ${n} fields could be paid in it\\.$`));
});

test('the cow and the silver of a shop are said in one piece', () => {
  const s = race('trail', 'rv-camp');
  s.pending = [{ kind: 'city-upgrade', seat: 0, at: 0 }];
  give(s, 0, { c: 1 });
  expect(montana.advise(s, 'upgrade:0,0')).toMatch(
    /^Keeps 1 copper small; the shop gives 1 cow all the same\./,
  );
});

test('fields that ask for one of several goods are said to ask for one or the other', () => {
  const s = testBoard();
  s.pending = [{ kind: 'city-goods', seat: 0, at: 1 }];
  own(s, 1, '-1,0', '-2,1', '0,0', '1,0');
  give(s, 0, { c: 2, s: 2, g: 2 });
  const n = openFields(s).filter((f) =>
    [0, 2, 4].some((good) => amount(fieldAt(s, f).cost, good) > 0),
  ).length;
  expect(montana.advise(s, 'mix:1,1,1')).toMatch(
    new RegExp(`${n} fields in reach ask for copper, stone or grain\\.$`),
  );
});

test('what is said of bids, rows of three and fields to come holds at every table', () => {
  const wrong: string[] = [];
  const told = { safe: 0, open: 0, row: 0, more: 0 };
  for (const seats of [1, 2, 3, 4]) {
    const rng = seedRng(`told ${seats}`);
    const match = startMatch(montana, plainConfig(montana, seats), `told ${seats}`);
    for (let n = 0; !match.over && n < 700; n++) {
      const s = match.position() as State;
      for (const move of match.moves()) check(s, move, montana.advise(s, move));
      const work = n % 5 ? seatwork(match) : null;
      match.play(work ? chooseNow(work).move : pick(rng, match.moves()));
    }
  }

  function check(s: State, move: string, said: string): void {
    const seat = topPick(s)?.seat ?? 0;
    const then = montana.clone(s);
    perform(then, move, noEvents);
    const fail = () => wrong.push(`${move}: ${said}`);
    if (/ outbid it/.test(said) && s.seats > 1) {
      const safe = /cannot be outbid/.test(montana.describe(s, move).detail ?? '');
      told[safe ? 'safe' : 'open']++;
      if (safe !== /nobody can outbid it/.test(said)) fail();
    }
    if (/one more makes four/.test(said)) {
      told.row++;
      const board = landscape(then);
      if (!openFields(then).some((f) => grantOf(then.owner, board, f, seat, Infinity).lines > 0)) fail();
    }
    const more = said.match(/(\d+) more fields? could then be paid/);
    if (more) {
      told.more++;
      if (payableFields(then, player(then, seat)).length !== Number(more[1])) fail();
      if (Number(more[1]) > 1 !== /Any one of/.test(said)) fail();
    }
  }

  expect(wrong).toEqual([]);
  for (const n of Object.values(told)) expect(n).toBeGreaterThan(0);
});

test('the purse of a first bid is what can be bid', () => {
  const s = testBoard();
  give(s, 0, { p: 1, cows: 1 });
  const { held, byCow } = purseInCity(s, 0);
  expect(montana.explain(s, 'space:city-goods@4', 0).body).toMatch(
    `You could bid only ${held + byCow} pumpkins.`,
  );
  expect(
    entry(
      montana.moves(s).filter((move) => move.startsWith('space:city-goods')),
      0,
    ),
  ).toBe('space:city-goods@3');
});
