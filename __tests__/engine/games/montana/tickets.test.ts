/** Tickets promise what will happen: true costs, true gains, and a warning where something is short. */
import { montana } from '@/engine/games/montana';
import { player, type State } from '@/engine/games/montana/state';
import { card, cell, give, own, play, quiet, race, spinTo, testBoard } from './table';

function labels(chips: readonly { readonly label: string }[] = []): string[] {
  return chips.map((chip) => chip.label);
}

function ticket(s: State, move: string) {
  const { cost, gain, detail, warning, label } = montana.describe(s, move);
  return { label, detail, warning, cost: labels(cost), gain: labels(gain) };
}

test('MT-4.5 a trade, a row and a mix warn when the supply is short, and nothing else does', () => {
  const s = quiet(2);
  give(s, 0, { s: 5, g: 7, cows: 1, 'w-grain': 1, silver: 4, p: 3 });
  give(s, 1, { s: 7, g: 5 });
  s.supply.goods[2] = 0;
  s.supply.goods[4] = 0;
  expect(ticket(s, 'trade:stone').warning).toBe(
    'Short of stone: everyone who has any returns one first, you too.',
  );
  expect(ticket(s, 'row:grain-4:grain').warning).toBe(
    'Short of grain: everyone who has any returns up to two first, you too.',
  );
  expect(ticket(s, 'trade:copper').warning).toBeUndefined();
  play(s, 'space:city-goods@3');
  expect(ticket(s, 'mix:2,1,0').warning).toMatch(/^Short of stone: /);
  expect(ticket(s, 'mix:3,0,0').warning).toBeUndefined();
  expect(ticket(s, 'mix:1,1,1').warning).toBe(
    'Short of stone and grain: everyone who has any returns some first.',
  );
});

test('MT-4.9 the free pumpkin, a small space and an upgrade warn too', () => {
  const s = quiet(2);
  give(s, 0, { 'w-copper': 2, silver: 1, c: 1 });
  give(s, 1, { p: 2, c: 3, C: 1 });
  s.supply.goods = [1, 0, 9, 6, 9, 0];
  expect(ticket(s, 'space:city-smelter@1').warning).toBe(
    'Short of pumpkins: everyone who has any returns one first.',
  );
  const small = montana.clone(s);
  play(small, 'row:mine-1:copper');
  expect(ticket(small, 'place:copper').warning).toMatch(/^Short of copper: /);
  play(s, 'space:city-smelter@1', 'pass');
  expect(ticket(s, 'upgrade:1,0').warning).toBe(
    'Short of big copper: everyone who has any returns one first.',
  );
});

test('MT-4.10 a worker that cannot be had is not promised', () => {
  const s = quiet(2);
  give(s, 0, { g: 1 });
  s.rng = spinTo(0);
  s.supply.workers[2] = 1;
  play(s, 'recruit');
  const { gain, warning } = ticket(s, 'advance:1');
  expect(gain).toEqual(['1 grain worker']);
  expect(warning).toBe('Only 1 grain worker can be had.');
});

test('MT-4.12 a gain beyond eight workers warns', () => {
  const s = quiet(2);
  give(s, 0, { 'w-copper': 7, cows: 1 });
  expect(ticket(s, 'recruit').warning).toBe('Only 8 workers find room: you send 1 away.');
  expect(ticket(s, 'trade:w-stone').warning).toBeUndefined();
  give(s, 0, { 'w-copper': 8 });
  expect(ticket(s, 'trade:w-stone').warning).toBe('Only 8 workers find room: you send 1 away.');
});

test('MT-4.18 a row costs the workers it takes, and names them', () => {
  const s = quiet(2);
  give(s, 0, { 'w-stone': 2, 'w-copper': 1, silver: 1 });
  expect(ticket(s, 'row:mine-1:copper')).toMatchObject({
    label: '1 copper by copper',
    cost: ['1 silver', '1 copper worker'],
  });
  expect(ticket(s, 'row:mine-1:stone+stone')).toMatchObject({
    label: '1 copper by 2 stone',
    cost: ['1 silver', '2 stone workers'],
  });
  give(s, 0, { 'w-grain': 1 });
  // Mixed crews are one chip: the label names the colours.
  expect(ticket(s, 'row:mine-1:stone+grain')).toMatchObject({
    label: '1 copper by stone + grain',
    cost: ['1 silver', '2 workers'],
  });
});

test('MT-4.16 MT-4.18 a place and the colours sent there lead to one crew', () => {
  const s = quiet(2);
  give(s, 0, { 'w-copper': 2, 'w-stone': 2, 'w-grain': 1, silver: 9 });
  const targets = montana.moves(s).map((move) => [...montana.describe(s, move).targets].sort().join(' '));
  expect(new Set(targets).size).toBe(targets.length);
  expect(montana.describe(s, 'bank:bank-2a:copper+copper').targets).toEqual(['spot:1', 'worker:copper']);
  expect(montana.describe(s, 'bank:bank-2a:copper+stone').targets).toEqual([
    'spot:1',
    'worker:copper',
    'worker:stone',
  ]);
  // Two of one and one of the other: the other way round is a turn of it.
  expect(montana.describe(s, 'bank:bank-3:copper+copper+stone').targets).toContain('turn:0');
  expect(montana.describe(s, 'bank:bank-3:copper+stone+stone').targets).toContain('turn:1');
});

test('tickets come best first: fields, then work, other crews for a place last', () => {
  const s = testBoard();
  give(s, 0, { s: 1, p: 1, 'w-copper': 1, 'w-stone': 2, silver: 3 });
  const order = [...montana.moves(s)].sort(
    (a, b) => (montana.describe(s, b).worth ?? 0) - (montana.describe(s, a).worth ?? 0),
  );
  expect(order[0]).toMatch(/^field:/);
  expect(order.indexOf('row:mine-3:copper')).toBeLessThan(order.indexOf('row:mine-3:stone+stone'));
  expect(order.indexOf('recruit')).toBeLessThan(order.indexOf('row:mine-3:stone+stone'));
});

test('MT-4.44 trades stand behind one quiet verb and are taken from the supply', () => {
  const s = quiet(2);
  give(s, 0, { cows: 1 });
  for (const move of montana.moves(s).filter((one) => one.startsWith('trade:'))) {
    expect(montana.describe(s, move).verb).toEqual({
      id: 'cow',
      label: 'Trade a cow',
      sign: 'cow',
      does: 'It becomes a good, a worker or silver',
      asks: 'What do you trade a cow for?',
      quiet: true,
    });
  }
  expect(montana.describe(s, 'trade:grain').targets).toEqual(['supply:grain']);
  expect(montana.describe(s, 'trade:w-stone').targets).toEqual(['supply:w-stone']);
});

test('MT-4.33 MT-4.44 a field that takes a cow says so and shows it in its cost', () => {
  const s = testBoard();
  own(s, 1, '-1,0');
  give(s, 0, { S: 1, cows: 1 });
  expect(ticket(s, 'field:0,0')).toMatchObject({
    label: 'Lakeside',
    detail: 'its canteen is yours',
    cost: ['1 big stone', '1 cow'],
  });
});

test('MT-4.30 a shop promises only what can be had', () => {
  const s = quiet(2);
  give(s, 0, { p: 3, c: 1 });
  s.supply.cows = 0;
  expect(ticket(s, 'space:city-cattle@2').gain).toEqual(['up to 1 upgrade']);
  expect(ticket(s, 'space:city-cattle@2').warning).toBe('No cow is left in the supply.');
  expect(ticket(s, 'space:city-smelter@1').warning).toBeUndefined();
  player(s, 0).goods[0] = 0;
  expect(ticket(s, 'space:city-cattle@2')).toMatchObject({
    gain: [],
    warning: 'No cow is left in the supply. You have no small copper or stone to upgrade.',
  });
  expect(ticket(s, 'space:city-freight@1')).toMatchObject({
    gain: ['2 silver'],
    warning: 'You have no small copper or stone to upgrade.',
  });
  expect(ticket(s, 'space:city-goods@3').warning).toBeUndefined();
});

test('MT-4.24 a space says who can still outbid, so that further right has a reason', () => {
  const s = quiet(3);
  give(s, 0, { p: 5 });
  give(s, 1, { p: 3 });
  give(s, 2, { p: 4 });
  expect(ticket(s, 'space:city-smelter@1').detail).toBe('Ben and Cora can outbid you');
  expect(ticket(s, 'space:city-smelter@3').detail).toBe('Cora can outbid you');
  expect(ticket(s, 'space:city-smelter@4').detail).toBe('cannot be outbid');
  play(s, 'space:city-smelter@1');
  expect(ticket(s, 'space:city-smelter@2').detail).toBe('outbids Ann; Cora and Ann can outbid you');
});

test('MT-6.9 in the race a space says how many cards outbid it', () => {
  const s = race('homestead', 'rv-quarry', 'rv-grain', 'rv-camp');
  give(s, 0, { p: 5 });
  expect(ticket(s, 'space:city-smelter@1').detail).toBe('2 of 3 cards outbid you');
  expect(ticket(s, 'space:city-smelter@2').detail).toBe('1 of 3 cards outbids you');
  expect(ticket(s, 'space:city-smelter@4').detail).toBe('cannot be outbid');
  s.discard = [card('rv-mine')];
  s.deck = [];
  expect(ticket(s, 'space:city-smelter@1').detail).toBe('1 of 1 card outbids you');
});

test('MT-3.3 a start tile says what it covers', () => {
  const s = testBoard();
  s.start = -1;
  s.pending = [{ kind: 'setup-start-field', seat: 0, at: 0 }];
  s.cows[cell(s, '0,0')] = 1;
  expect(ticket(s, 'start:0,0').detail).toBe('5 land fields around it; covers a cow');
  expect(ticket(s, 'start:1,0').detail).toMatch(/; covers a ×2 field$/);
});

test('MT-4.39 a field promises no settlement that is not left', () => {
  const s = testBoard();
  own(s, 0, '-1,0', '0,0');
  player(s, 0).left = 1;
  give(s, 0, { c: 1, s: 1, g: 1, p: 1 });
  expect(ticket(s, 'field:1,0')).toMatchObject({
    gain: ['1 settlement'],
    detail: 'your last settlement',
  });
});

test('MT-4.49 a canteen without a settlement left warns of the tie', () => {
  const s = quiet(2);
  give(s, 0, { 'w-copper': 1, canteens: 1, left: 0 });
  play(s, 'bank:bank-1:copper');
  expect(ticket(s, 'canteen').warning).toBe(
    'You have no settlement left to place; a canteen kept counts in a tie.',
  );
  player(s, 0).left = 3;
  expect(ticket(s, 'canteen').warning).toBeUndefined();
});

test('every number on a label has its unit', () => {
  const s = quiet(2);
  give(s, 0, { 'w-copper': 2, cows: 1 });
  expect(ticket(s, 'bank:bank-2b:copper+copper').label).toBe('8 silver by 2 copper');
  expect(ticket(s, 'trade:silver').label).toBe('A cow for 3 silver');
  expect(ticket(s, 'trade:w-copper').label).toBe('A cow for a copper worker');
});

test('what the strong button says is short', () => {
  const s = quiet(2);
  give(s, 0, { 'w-copper': 3, 'w-stone': 3, cows: 1, silver: 9, p: 5, c: 3, s: 3, g: 3 });
  for (const move of montana.moves(s)) {
    const { button = '' } = montana.describe(s, move);
    expect([button, button.length > 0 && button.length <= 24]).toEqual([button, true]);
  }
});

test('fields that bring the same are numbered row by row', () => {
  const s = testBoard();
  give(s, 0, { c: 2, s: 2, g: 2, p: 2 });
  const labels = montana
    .moves(s)
    .filter((move) => move.startsWith('field:'))
    .map((move) => ticket(s, move).label);
  expect(labels.filter((label) => label.startsWith('Open field'))).toEqual([
    'Open field',
    'Open field 2',
    'Open field 3',
  ]);
  expect(new Set(labels).size).toBe(labels.length);
});

test('MT-4.23 the first bid costs what the free pumpkin leaves to pay, and cows for the rest', () => {
  const s = quiet(2);
  give(s, 0, { p: 1, cows: 1, c: 1, canteens: 1 });
  expect(ticket(s, 'space:city-smelter@1').cost).toEqual([]);
  expect(ticket(s, 'space:city-smelter@2').cost).toEqual(['1 pumpkin']);
  expect(ticket(s, 'space:city-smelter@3')).toMatchObject({
    label: 'Smelter for 3',
    cost: ['1 pumpkin', '1 cow'],
  });
  play(s, 'space:city-smelter@3');
  expect([player(s, 0).goods[5], player(s, 0).cows]).toEqual([0, 0]);
});

test('MT-4.30 goods are tapped by kind, and other numbers of the same kinds are turns', () => {
  const s = quiet(2);
  give(s, 0, { p: 3, c: 3, s: 2 });
  const store = montana.clone(s);
  play(store, 'space:city-goods@3');
  expect(montana.describe(store, 'mix:3,0,0').targets).toEqual(['good:copper', 'turn:3-0-0']);
  expect(montana.describe(store, 'mix:1,2,0').targets).toEqual(['good:copper', 'good:stone', 'turn:1-2-0']);
  play(s, 'space:city-smelter@1');
  expect(montana.describe(s, 'upgrade:2,0').targets).toEqual(['good:copper', 'turn:2-0']);
  expect(montana.describe(s, 'upgrade:0,0')).toMatchObject({ targets: [], weight: 'quiet' });
  // The most is offered first.
  expect(montana.describe(s, 'upgrade:2,0').worth).toBeGreaterThan(
    montana.describe(s, 'upgrade:1,0').worth ?? 0,
  );
});
