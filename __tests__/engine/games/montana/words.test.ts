import { pick, seedRng } from '@/engine/core/rng';
import { YOU } from '@/engine/core/words';
import { montana } from '@/engine/games/montana';
import { player } from '@/engine/games/montana/state';
import { card, config, give, own, play, quiet, race, testBoard } from './table';

test('a tapped field says why it cannot be built, and that a cow would do', () => {
  const s = testBoard();
  own(s, 1, '-1,0');
  give(s, 0, { S: 1, cows: 1 });
  expect(montana.whyNot(s, 'cell:0,0', 0)).toBe('Missing for this field: 1 grain. Trading 1 cow would do.');
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
  expect(montana.whyNot(s, 'space:city-goods@3', 0)).toMatch(/costs 3 pumpkins/);
  expect(montana.whyNot(s, 'space:city-cattle@1', 0)).toMatch(/no space/);
});

test('a field ticket shows its cost, its gains and what it completes', () => {
  const s = testBoard();
  own(s, 0, '-2,0', '-1,0', '1,0');
  s.water[s.water.indexOf(0)] = 0;
  give(s, 0, { S: 1, g: 3, c: 2, s: 1, p: 2 });
  const ticket = montana.describe(s, 'field:0,0');
  expect(ticket.label).toBe('Four in a row');
  expect(ticket.detail).toBe('the row adds 1 settlement');
  expect(ticket.cost?.map((chip) => chip.label)).toEqual(['1 big stone', '1 grain']);
  expect(ticket.gain?.[0]).toEqual({ sign: 'settlement', amount: 2, label: '2 settlements' });
});

test('status shows the last round and the coming winter', () => {
  const s = quiet(2);
  s.last = true;
  expect(montana.status(s, 0).facts).toEqual(['Settlements 0/12', 'Last round']);
  s.last = false;
  s.round = 55;
  expect(montana.status(s, 0).facts).toEqual(['Settlements 0/12', 'Winter in 6 rounds']);
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

test('whoever is not asked hears what is true for everybody, else who decides', () => {
  const s = testBoard();
  own(s, 1, '-1,0');
  give(s, 0, { S: 1, g: 1 });
  expect(montana.whyNot(s, 'cell:0,0', 1)).toBe('Ann decides now.');
  expect(montana.whyNot(s, 'cell:-1,0', 1)).toBe('Ben has already built here.');
  expect(montana.whyNot(s, 'spot:3', -1)).toBe('Ann decides now.');
  s.names = [YOU, 'Ben'];
  expect(montana.whyNot(s, 'spot:3', -1)).toBe('You decide now.');
  s.pending = [{ kind: 'choose-action', seat: 1, at: 0 }];
  own(s, 0, '-2,1');
  expect(montana.whyNot(s, 'cell:-2,1', 1)).toBe('You have already built here.');
});

test('whose turn it is depends on who reads it', () => {
  const s = quiet(2);
  expect([0, 1, -1].map((viewer) => montana.status(s, viewer).title)).toEqual([
    'Your turn',
    'Ann’s turn',
    'Ann’s turn',
  ]);
  expect(montana.status(s, 1).line).toBe('Round 1 · Ann');
  expect(montana.status(race('trail', 'rv-camp'), 0).line).toBe('Round 1 · Trail level');
});

test('MT-4.33 without a settlement left an open field says so', () => {
  const s = testBoard();
  give(s, 0, { s: 1, p: 1, left: 0 });
  expect(montana.whyNot(s, 'cell:-1,0', 0)).toBe('All your settlements are placed.');
  give(s, 0, { s: 0, cows: 2 });
  expect(montana.whyNot(s, 'cell:-1,0', 0)).toBe('All your settlements are placed.');
  expect(montana.prompt(s)).toBe('All your settlements are placed: send workers, bid or recruit.');
});

test('no prompt offers what is not there', () => {
  const s = testBoard();
  expect(montana.prompt(s)).toBe('No field is payable yet: send workers, bid or recruit.');
  give(s, 0, { s: 1, p: 1 });
  expect(montana.prompt(s)).toBe('Build, send workers, bid in the city or recruit.');
  give(s, 0, { s: 0, cows: 1 });
  expect(montana.prompt(s)).toBe('Build, send workers, bid in the city or recruit.');
});

test('a piece of one’s own says truly why it cannot go anywhere', () => {
  const s = quiet(2);
  give(s, 0, { 'w-copper': 1, canteens: 1 });
  expect(montana.whyNot(s, 'worker:stone', 0)).toBe('You have no stone worker.');
  s.spots[0] = 1;
  expect(montana.whyNot(s, 'worker:copper', 0)).toBe('No free space takes a copper worker now.');
  expect(montana.whyNot(s, 'supply:grain', 0)).toBe('You have no cow to trade for it.');
  expect(montana.whyNot(s, 'supply:big-stone', 0)).toBe('Big pieces come from upgrades in the city alone.');
  s.pending = [{ kind: 'end-turn', seat: 0, at: 0 }];
  expect(montana.whyNot(s, 'worker:copper', 0)).toBe('Workers are sent when it is time for an action.');
});

test('every prompt fits two short lines', () => {
  for (let game = 0; game < 6; game++) {
    const s = montana.setup(config((game % 4) + 1), `prompt ${game}`);
    const rng = seedRng(`prompt ${game}`);
    while (!s.over) {
      expect([montana.prompt(s), montana.prompt(s).length <= 75]).toEqual([montana.prompt(s), true]);
      play(s, pick(rng, montana.moves(s)));
    }
  }
});

test('MT-4.5 every piece of the supply explains itself', () => {
  const s = quiet(2);
  s.supply.goods[2] = 3;
  s.supply.cows = 1;
  expect(montana.explain(s, 'supply:stone', 0).body).toMatch(/ In the supply: 3 stone\. /);
  expect(montana.explain(s, 'supply:w-grain', 0).body).toMatch(/grain workers/);
  expect(montana.explain(s, 'supply:cow', 0).body).toMatch(/ In the supply: 1 cow\. /);
});

test('MT-6.9 the rival shows its last card, and what is still to come by bid', () => {
  const s = race('trail', 'rv-mine', 'rv-camp', 'rv-camp', 'rv-town', 'rv-bank');
  s.discard = [card('rv-grain')];
  expect(montana.explain(s, 'rival', 0).body).toBe(
    'Once a round, after you, the rival turns a card: it builds, blocks a space, or rests. 5 cards in the deck, 1 played. The last one was “Claim: grain field” with bid 4. ' +
      'Still to come with bid 0: Claim: bank and 2 × Camp. ' +
      'Still to come with bid 3: Claim: mine and Stake: ×2 field.',
  );
  s.deck = [];
  expect(montana.explain(s, 'rival', 0).body).toMatch(/The played cards are shuffled/);
});
