import { begin, build, dig, k, kind, list, load, people, play, shaft, table, town } from './table';

test('DK-4.3.1 cards one at a time, round and round; who passed is out', () => {
  const s = table(3);
  for (const seat of [0, 1, 2]) town(s, seat).hand = ['grubstake', 'grubstake'];
  begin(s, { kind: 'noon', at: 0 });
  const seats: number[] = [];
  const note = (move: string) => {
    const frame = s.pending.at(-1);
    seats.push(frame && 'seat' in frame ? frame.seat : -1);
    play(s, move);
  };
  note('card:grubstake');
  note('pass');
  note('card:grubstake');
  note('card:grubstake');
  note('card:grubstake');
  expect(seats).toEqual([0, 1, 2, 0, 2]);
  expect(s.pending).toEqual([]);
  expect([0, 1, 2].map((seat) => town(s, seat).cash)).toEqual([28, 20, 28]);
});

test('DK-4.3.2 alone any number of cards may be played, then pass', () => {
  const s = table();
  town(s).hand = ['grubstake', 'grubstake', 'cheap-lumber'];
  begin(s, { kind: 'noon', at: 0 });
  play(s, 'card:grubstake', 'card:grubstake');
  expect(town(s).cash).toBe(28);
  expect(list(s)).toEqual(['card:cheap-lumber', 'pass']);
  play(s, 'pass');
  expect(s.pending).toEqual([]);
});

test('DK-4.3.3 effects happen at once: cart, seats, wages, dance, exploration', () => {
  const s = table();
  people(s, { miner: 3 });
  town(s).hand = ['wheelwright', 'mule-train', 'free-shift', 'barn-dance', 'blasting-crew'];
  begin(s, { kind: 'noon', at: 0 });
  play(s, 'card:wheelwright');
  expect(town(s).carts).toHaveLength(2);
  play(s, 'card:mule-train', 'cart:2');
  expect(town(s).carts[1]?.extra).toBe(2);
  play(s, 'card:free-shift');
  expect(town(s).freeShift).toBe(true);
  play(s, 'card:barn-dance');
  // One or two of them, by one pick.
  expect([kind(s), list(s)]).toEqual(['card-crew', ['worker:miner+miner', 'worker:miner']]);
  play(s, 'worker:miner');
  expect([town(s).cash, town(s).idle[0]]).toEqual([23, 2]);
  play(s, 'card:blasting-crew');
  const frame = s.pending.at(-1);
  expect(frame && 'exploration' in frame && frame.exploration.drawn).toHaveLength(4);
});

test('DK-4.3.4 a card without an effect cannot be played, and passing is then unasked', () => {
  const s = table();
  town(s).hand = ['wheelwright', 'barn-dance', 'free-shift'];
  town(s).carts = [];
  begin(s, { kind: 'noon', at: 0 });
  expect(list(s)).toEqual(['card:wheelwright', 'pass']);
  const full = table();
  full.towns[0]!.carts = Array.from({ length: 4 }, () => ({ ...full.towns[0]!.carts[0]! }));
  town(full).hand = ['wheelwright', 'tent-camp'];
  begin(full, { kind: 'noon', at: 0 });
  expect(full.pending).toEqual([]);
});

function attack(card: 'stick-up' | 'ore-heist' | 'cart-sabotage' | 'dynamite' | 'arson' | 'claim-jump') {
  const s = table(2);
  people(s, { miner: 3, craftsman: 1 });
  town(s).hand = [card];
  return s;
}

test('DK-4.4.1 name the target and the object, bind exactly the workers asked; else unplayable', () => {
  const s = attack('arson');
  begin(s, { kind: 'noon', at: 0 });
  expect(s.pending).toEqual([]);
  build(s, ['house', 'saloon', 'workshop'], 1);
  begin(s, { kind: 'noon', at: 0 });
  play(s, 'card:arson');
  expect(list(s)).toEqual(['space:3', 'space:5']);
  play(s, 'space:5');
  expect([kind(s), list(s)]).toEqual([
    'card-crew',
    ['worker:miner+miner+miner', 'worker:miner+miner+craftsman'],
  ]);
  play(s, 'worker:miner+miner+craftsman');
  expect(town(s, 1).spaces[4]).toBeNull();
  expect(s.removed.workshop).toBe(1);
  expect([town(s).used[0], town(s).used[k('craftsman')], town(s).idle[0]]).toEqual([2, 1, 1]);
  people(s, { miner: 2 });
  town(s).hand = ['arson'];
  begin(s, { kind: 'noon', at: 0 });
  expect(s.pending).toEqual([]);
});

test('DK-4.4.2 the target answers until the attack is stopped or lets it pass; Got Lost? returns the card', () => {
  const s = attack('stick-up');
  town(s, 1).hand = ['got-lost', 'marshall'];
  begin(s, { kind: 'noon', at: 0 });
  play(s, 'card:stick-up', 'worker:miner');
  expect(kind(s)).toBe('respond');
  expect(list(s)).toEqual(['react:marshall', 'react:got-lost', 'pass']);
  play(s, 'react:got-lost');
  expect(town(s).hand).toEqual(['stick-up']);
  expect(town(s).used[0]).toBe(1);
  expect([town(s).cash, town(s, 1).cash]).toEqual([20, 20]);
  play(s, 'card:stick-up', 'worker:miner', 'pass');
  expect([town(s).cash, town(s, 1).cash]).toEqual([25, 15]);
});

test('DK-4.4.3 a roll needs a free office window and a free worker; one roll an attack', () => {
  const s = attack('stick-up');
  people(s, { miner: 4 }, 1);
  begin(s, { kind: 'noon', at: 0 });
  play(s, 'card:stick-up', 'worker:miner');
  expect([town(s).cash, s.pending.length]).toEqual([25, 0]);
  build(s, ['sheriffs-office'], 1);
  town(s).hand = ['stick-up', 'stick-up', 'stick-up'];
  begin(s, { kind: 'noon', at: 0 });
  load(s, 2);
  play(s, 'card:stick-up', 'worker:miner', 'defend:miner');
  // Failed, no reaction cards: the blow falls.
  expect(town(s).cash).toBe(30);
  load(s, 6);
  play(s, 'card:stick-up', 'worker:miner', 'defend:miner');
  expect(town(s).cash).toBe(30);
  expect(town(s, 1).idle[0]).toBe(2);
  play(s, 'card:stick-up');
  // Both windows have served today.
  expect(town(s).cash).toBe(35);
});

test('DK-4.4.4 a vice stops an attack on 5 and 6 only', () => {
  for (const rolled of [1, 2, 3, 4, 5, 6]) {
    const s = attack('stick-up');
    build(s, ['sheriffs-office'], 1);
    people(s, { craftsman: 1 }, 1);
    begin(s, { kind: 'noon', at: 0 });
    play(s, 'card:stick-up', 'worker:miner');
    load(s, rolled);
    play(s, 'defend:craftsman');
    expect(town(s).cash).toBe(rolled >= 5 ? 20 : 25);
    expect(town(s, 1).cells).toEqual([]);
  }
});

test('DK-4.4.5 after a failed roll reaction cards are still open', () => {
  const s = attack('stick-up');
  build(s, ['sheriffs-office'], 1);
  people(s, { miner: 2 }, 1);
  town(s, 1).hand = ['got-lost'];
  begin(s, { kind: 'noon', at: 0 });
  play(s, 'card:stick-up', 'worker:miner');
  load(s, 1);
  play(s, 'defend:miner');
  expect(list(s)).toEqual(['react:got-lost', 'pass']);
});

test('DK-4.4.6 a sheriff stops it on 3 to 6 and arrests if a cell is free', () => {
  for (const rolled of [1, 2, 3, 4, 5, 6]) {
    const s = attack('stick-up');
    build(s, ['sheriffs-office'], 1);
    people(s, { sheriff: 1 }, 1);
    begin(s, { kind: 'noon', at: 0 });
    play(s, 'card:stick-up', 'worker:craftsman');
    load(s, rolled);
    play(s, 'defend:sheriff');
    expect(town(s).cash).toBe(rolled >= 3 ? 20 : 25);
    expect(town(s, 1).cells).toEqual(rolled >= 3 ? [{ kind: k('craftsman'), owner: 0 }] : []);
  }
});

test('DK-4.4.7 each office has one cell, and a prisoner needs no bed', () => {
  const s = attack('stick-up');
  build(s, ['sheriffs-office'], 1);
  town(s, 1).cells = [{ kind: 0, owner: 0 }];
  town(s, 1).hand = ['marshall'];
  begin(s, { kind: 'noon', at: 0 });
  play(s, 'card:stick-up', 'worker:craftsman', 'react:marshall');
  expect(town(s, 1).cells).toHaveLength(1);
  expect(town(s).used[k('craftsman')]).toBe(1);
  people(s, { miner: 3 }, 1);
  begin(s, { kind: 'lodging', seat: 1 });
  expect(s.pending).toEqual([]);
});

test('DK-4.4.8 a free engineer stops one disaster a day, or the owner declines', () => {
  const s = table();
  build(s, ['house']);
  people(s, { engineer: 1 });
  begin(s, { kind: 'event', seat: 0, card: 'earthquake' }, { kind: 'event', seat: 0, card: 'earthquake' });
  expect(kind(s)).toBe('engineer');
  play(s, 'use');
  expect(town(s).used[k('engineer')]).toBe(1);
  expect(town(s).spaces[2]).toBeNull();
  const t = table(2);
  people(t, { miner: 2 });
  people(t, { engineer: 1 }, 1);
  shaft(t, ['c', 'i'], 1);
  town(t).hand = ['dynamite'];
  begin(t, { kind: 'noon', at: 0 });
  play(t, 'card:dynamite');
  expect(list(t)).toEqual(['engineer', 'pass']);
  play(t, 'engineer');
  expect(town(t, 1).mine).toHaveLength(2);
});

test('DK-4.4.9 a collapsed tile raises each type on it by $1 a piece until night; several add up', () => {
  const s = table();
  dig(s, 0, 1, 'l1-straight-ci', 'NS');
  dig(s, 0, 2, 'l1-straight-ii', 'NS');
  dig(s, 0, 3, 'l1-straight-i', 'NS');
  begin(
    s,
    { kind: 'event', seat: 0, card: 'mine-collapse' },
    { kind: 'event', seat: 0, card: 'mine-collapse' },
  );
  expect(s.fallen).toHaveLength(2);
  expect(s.rises).toEqual([0, 2, 0, 0, 0]);
  s.day = 3;
  begin(s, { kind: 'night' });
  expect([s.rises[1], s.fallen]).toEqual([0, []]);
});

test('DK-4.4.10 destroyed buildings leave the game; starters are no object of arson', () => {
  const s = attack('arson');
  build(s, ['hotel'], 1);
  const left = s.supply.hotel;
  begin(s, { kind: 'noon', at: 0 });
  play(s, 'card:arson', 'worker:miner+miner+miner');
  expect(
    town(s, 1)
      .spaces.filter((b) => b !== null)
      .map((b) => b.type),
  ).toEqual(['house', 'workshop']);
  expect([s.supply.hotel, s.removed.hotel]).toEqual([left, 1]);
});

test('DK-4.4.11 only the target answers, others are not asked', () => {
  const s = table(3);
  people(s, { miner: 1 });
  town(s).hand = ['stick-up'];
  town(s, 2).hand = ['marshall'];
  begin(s, { kind: 'noon', at: 0 });
  play(s, 'card:stick-up', 'seat:1');
  expect(town(s).cash).toBe(25);
  expect(town(s, 2).hand).toEqual(['marshall']);
});

test('DK-4.4.12 the target picks whom to jail, then the attacker may play Jailbreak', () => {
  const s = attack('claim-jump');
  shaft(s, ['c'], 1);
  build(s, ['sheriffs-office'], 1);
  town(s).hand = ['claim-jump', 'jailbreak'];
  town(s, 1).hand = ['marshall'];
  begin(s, { kind: 'noon', at: 0 });
  play(s, 'card:claim-jump', 'worker:miner+craftsman', 'react:marshall');
  expect(kind(s)).toBe('jail-pick');
  expect(list(s)).toEqual(['worker:miner', 'worker:craftsman']);
  play(s, 'worker:craftsman');
  expect([kind(s), s.pending.at(-1)]).toMatchObject(['jailbreak', { seat: 0 }]);
  play(s, 'play');
  expect(town(s, 1).cells).toEqual([]);
  expect(town(s).used[k('craftsman')]).toBe(1);
});

test('ore heist, loose axle and claim jump do what they say', () => {
  const heist = attack('ore-heist');
  town(heist, 1).resources = [1, 0, 0, 0, 2];
  begin(heist, { kind: 'noon', at: 0 });
  play(heist, 'card:ore-heist', 'worker:miner', 'take:gold', 'done');
  expect(town(heist).resources).toEqual([0, 0, 0, 0, 1]);
  const axle = attack('cart-sabotage');
  begin(axle, { kind: 'noon', at: 0 });
  play(axle, 'card:cart-sabotage', 'worker:miner');
  people(axle, { miner: 1 }, 1);
  begin(axle, { kind: 'planning', seat: 1 });
  expect(list(axle)).toEqual(['send:miner:space:2', 'done']);
  const claim = attack('claim-jump');
  dig(claim, 0, 1, 'l1-straight-ci', 'NS', 1);
  begin(claim, { kind: 'noon', at: 0 });
  play(claim, 'card:claim-jump', 'worker:miner+miner', 'take:iron');
  expect(town(claim).resources).toEqual([0, 1, 0, 0, 0]);
  expect(town(claim, 1).mine[0]?.mark).toBe('jumped');
});
