import { montana } from '@/engine/games/montana';
import { player } from '@/engine/games/montana/state';
import { give, own, play, quiet, testBoard } from './table';

test('a tapped field says why it cannot be built, and that a cow would do', () => {
  const s = testBoard();
  own(s, 1, '-1,0');
  give(s, 0, { S: 1, cows: 1 });
  expect(montana.whyNot(s, 'cell:0,0', 0)).toBe('Missing for this field: 1 grain. 1 cow would do.');
  expect(montana.whyNot(s, 'cell:-1,0', 0)).toBe('Ben has already built here.');
  expect(montana.whyNot(s, 'cell:1,-1', 0)).toMatch(/lake/);
  expect(montana.whyNot(s, 'cell:3,1', 0)).toMatch(/must touch/);
  expect(montana.whyNot(s, 'cell:-1,1', 0)).toMatch(/start tile/);
});

test('a tapped space of the worker board says what is missing', () => {
  const s = quiet(2);
  give(s, 0, { 'w-copper': 1, silver: 1 });
  expect(montana.whyNot(s, 'spot:3', 0)).toMatch(/3 workers/);
  expect(montana.whyNot(s, 'spot:5', 0)).toMatch(/3 silver/);
  expect(montana.whyNot(s, 'spot:7', 0)).toMatch(/one stone worker/);
  expect(montana.whyNot(s, 'spot:16', 0)).toMatch(/small space/);
  play(s, 'city');
  expect(montana.whyNot(s, 'space:city-goods@3', 0)).toMatch(/costs 3 pumpkins/);
  expect(montana.whyNot(s, 'space:city-cattle@1', 0)).toMatch(/no space/);
});

test('a field ticket shows its cost, its gains and what it completes', () => {
  const s = testBoard();
  own(s, 0, '-2,0', '-1,0', '1,0');
  s.water[s.water.indexOf(0)] = 0;
  give(s, 0, { S: 1, g: 3, c: 2, s: 1, p: 2 });
  play(s, 'build');
  const ticket = montana.describe(s, 'field:0,0');
  expect(ticket.label).toBe('Gallatin centre');
  expect(ticket.detail).toMatch(/completes a line of four/);
  expect(ticket.cost?.map((chip) => chip.label)).toEqual(['1 big stone', '1 grain']);
  expect(ticket.gain?.[0]).toEqual({ sign: 'settlement', amount: 2, label: '2 settlements' });
});

test('status shows the last round and the coming winter', () => {
  const s = quiet(2);
  s.last = true;
  expect(montana.status(s, 0).facts).toEqual(['Last round']);
  s.last = false;
  s.round = 55;
  expect(montana.status(s, 0).facts).toEqual(['Winter in 6 rounds']);
});

test('the view shows where a line of four can be completed', () => {
  const s = testBoard();
  own(s, 0, '-2,0', '-1,0', '1,0');
  const view = montana.view(s, 0);
  expect(view.chances).toContainEqual({ field: '0,0', run: ['-2,0', '-1,0', '0,0', '1,0'] });
  expect(view.fields.find((field) => field.id === '0,0')?.open).toBe(true);
  expect(player(s, 0).fields).toBe(3);
});

test('the order of the rival’s cards is nowhere in a view', () => {
  const s = testBoard({}, undefined, '-1,1', 1);
  const other = montana.clone(s);
  other.deck.reverse();
  expect(montana.view(other, 0)).toEqual(montana.view(s, 0));
});
