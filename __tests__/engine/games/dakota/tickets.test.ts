/** What a ticket, a question and a tap say before anything is lost. */
import { dakota } from '@/engine/games/dakota';
import { tileIndex } from '@/engine/games/dakota/data-tiles';

import { begin, build, builder, dig, people, play, shaft, table, town } from './table';

test('a tile that would close the mine says so before it is dug', () => {
  const s = table();
  s.phase = 'morning';

  const drawn = ['l1-end-g', 'l1-tee-x'].map((id) => tileIndex(id));
  const exploration = { layer: 1, drawn, strong: false, fork: false };
  begin(s, { kind: 'lay', seat: 0, exploration });
  expect(dakota.describe(s, 'lay:l1-end-g:0,1:0').warning).toBe(
    'Your mine would have no mouth left to dig on from.',
  );
  expect(dakota.describe(s, 'lay:l1-tee-x:0,1:0')).toEqual({
    label: 'Empty fork, row 1, middle, open up, right and down',
    button: 'Dig here',
    detail: '2 ways on, 1 tile from the entrance',
    targets: ['cell:0,1', 'tile:l1-tee-x', 'turn:0'],
    rule: 'DK-4.2.3',
    group: 'Leads on in 2 ways',
    worth: expect.any(Number),
  });
});

test('a returning cart says what it brings and what the pool lacks', () => {
  const s = table();
  s.phase = 'evening';
  shaft(s, ['c', 'c', 'i']);
  const drops = [1, 2, 3].map((y) => ({ x: 0, y, kind: 0 }));
  Object.assign(town(s).carts[0]!, { sent: 1, crew: [0, 0, 0], drops });
  s.pool = [1, 3, 3, 3, 3];
  begin(s, { kind: 'evening', seat: 0, actions: 0 });
  expect(dakota.describe(s, 'return:1')).toMatchObject({
    detail: 'brings coal and iron',
    warning: 'The pool lacks 1 piece for this load now.',
  });
});

test('a cart that is filled names its wage, and warns of a purse too small for all wages', () => {
  const s = table();
  people(s, { miner: 2 });
  town(s).cash = 0;
  shaft(s, ['c']);
  begin(s, { kind: 'planning', seat: 0 });
  const send = 'send:miner:cart:1';
  expect(dakota.describe(s, send)).toMatchObject({
    detail: '0 of 3 seats taken · $1 to send it',
    cost: [{ sign: 'coin', amount: 1 }],
    gain: [{ sign: 'coal', amount: 1 }],
    warning: 'The wages come to $1, and you have $0.',
  });
  town(s).freeShift = true;
  expect(dakota.describe(s, send)).toMatchObject({ detail: '0 of 3 seats taken' });
  expect(dakota.describe(s, send).warning).toBeUndefined();
});

test('a load is no larger than the crew, and the pool is named where it has less', () => {
  const s = table();
  shaft(s, ['s', 's', 's']);
  town(s).carts[0]!.crew = [0, 0];
  dig(s, 0, 4, 'l1-tee-c', 'NES');
  dig(s, 1, 4, 'l1-end-g', 'W');
  dig(s, 0, 5, 'l1-end-g', 'N');
  begin(s, { kind: 'resolving', seat: 0 });
  expect(dakota.describe(s, 'ride:1:0,5').detail).toBe('up to 2 pieces');
  s.pool = [0, 0, 0, 0, 1];
  expect(dakota.describe(s, 'ride:1:0,5').detail).toBe('up to 2 pieces, but the pool has 1 now');
});

test('replacing the only workshop warns that nothing more can be built', () => {
  const s = table();
  builder(s);
  expect(dakota.describe(s, 'make:miner:swap:saloon:2')).toMatchObject({
    detail: '1 point gone, 3 points new',
    warning: 'It is your only workshop: nothing more could be built.',
  });
  expect(dakota.describe(s, 'make:miner:swap:hotel:1').warning).toBe('The house is gone for good.');
  people(s, { miner: 2 });
  expect(dakota.describe(s, 'make:miner:swap:saloon:1').warning).toBe(
    '1 worker has no bed tonight and would leave town.',
  );
});

test('a building says what it does, and an event from school that it waits', () => {
  const s = table();
  build(s, ['school']);
  people(s, { miner: 3 });
  begin(s, { kind: 'planning', seat: 0 }, { kind: 'resolving', seat: 0 });
  play(s, 'send:miner:space:2', 'send:miner:space:3', 'done');
  expect(dakota.describe(s, 'learn:3').detail).toBe('an event waits until tomorrow morning');
  expect(dakota.describe(s, 'make:miner:new:house').detail).toBe('3 beds');
  expect(dakota.describe(s, 'make:miner:new:sheriffs-office').detail).toContain('defends the town');
});

test('the last day is said on the day of the limit, and unsold pieces are warned of then', () => {
  const s = table();
  s.phase = 'evening';
  s.day = 10;
  town(s).resources = [1, 0, 0, 0, 0];
  begin(s, { kind: 'evening', seat: 0, actions: 0 });
  expect(dakota.status(s, 0).line).toMatch(/^Day \d+, the last/);
  expect(dakota.describe(s, 'pass').warning).toBe('Unsold pieces count nothing: 1 left.');
  s.day = 9;
  expect(dakota.status(s, 0).line).not.toContain('the last');
});

test('a card that cannot be played at its own time says what it lacks', () => {
  const s = table();
  town(s).hand = ['wheelwright', 'grubstake'];
  const [cart] = town(s).carts;
  town(s).carts = Array.from({ length: 4 }, () => ({ ...cart!, crew: [], drops: [] }));
  begin(s, { kind: 'noon', at: 0 });
  expect(dakota.whyNot(s, 'card:wheelwright', 0)).toBe('Your yard is full.');
  expect(dakota.whyNot(s, 'card:private-buyer', 0)).toBe('This card is played in the evening.');
  s.phase = 'evening';
  begin(s, { kind: 'evening', seat: 0, actions: 0 });
  expect(dakota.whyNot(s, 'card:private-buyer', 0)).toBe('You hold no piece to sell.');
});

test('carts, bags and jobs say what stands in the way', () => {
  const s = table();
  people(s, { miner: 1 });
  shaft(s, ['c']);
  town(s).cash = 0;
  build(s, ['saloon']);
  begin(s, { kind: 'planning', seat: 0 }, { kind: 'resolving', seat: 0 });
  town(s).carts[0]!.crew = [0, 0, 0];
  expect(dakota.whyNot(s, 'cart:1', 0)).toBe('All seats of this cart are taken.');
  play(s, 'send:miner:space:3');
  expect(dakota.whyNot(s, 'cart:1', 0)).toBe('The next cart costs $1 to send, and you have $0.');
  s.phase = 'evening';
  town(s).resources = [1, 0, 0, 0, 0];
  begin(s, { kind: 'evening', seat: 0, actions: 0 });
  expect(dakota.whyNot(s, 'hire:miner', 0)).toBe('Price: $1. You have $0.');
  town(s).specialistsHired = 1;
  expect(dakota.whyNot(s, 'job:1', 0)).toBe('You may hire 1 specialist a day, one more with each school.');
  s.phase = 'morning';
  s.tiles = s.tiles.map(() => 0);
  expect(dakota.whyNot(s, 'bag:1', 0)).toBe('This bag is empty.');
});

test('a long press names what was pressed', () => {
  const s = table();
  people(s, { miner: 1 });
  begin(s, { kind: 'planning', seat: 0 });
  expect(dakota.explain(s, 'cell:3,3', 0).title).toBe('Rock');
  expect(dakota.explain(s, 'space:5', 0).title).toBe('Empty space 5');
  expect(dakota.explain(s, 'slot:gold-trio', 0)).toMatchObject({
    title: 'Gold trio',
    body: 'Three pieces of gold for $13. 1 of 1 sale left today. The town lacks 3 gold.',
  });
});

test('a press while an attack is aimed is about the town that is struck', () => {
  const s = table(2);
  s.names = ['Ada', 'Ben'];
  people(s, { miner: 3 });
  build(s, ['house', 'hotel'], 1);
  town(s).hand = ['arson'];
  begin(s, { kind: 'noon', at: 0 });
  play(s, 'card:arson');
  expect(dakota.prompt(s)).toBe('Which of Ben’s buildings does Arson strike?');
  expect(dakota.explain(s, 'space:4', 0).title).toBe('Hotel');
});

test('whoever takes the blow reads what it does', () => {
  const s = table(2);
  people(s, { miner: 1 });
  town(s).hand = ['stick-up'];
  town(s, 1).hand = ['got-lost'];
  begin(s, { kind: 'noon', at: 0 });
  play(s, 'card:stick-up');
  expect(dakota.describe(s, 'pass').detail).toBe('One worker robs a town of up to $5.');
  expect(dakota.describe(s, 'react:got-lost').label).toBe('Play Got Lost?');
});
