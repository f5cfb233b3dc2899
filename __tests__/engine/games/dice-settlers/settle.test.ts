import { act, at, kind, offered, play, player, put, table } from './table';

/** Seat 0 settles with so many icons on a line X-Y-Z. */
function settling(icons: number) {
  const s = table(2);
  put(s, 18, 0, 0, [2]);
  put(s, 24, 1, 0, [1]);
  put(s, 20, 2, 0);
  put(s, 9, 3, 0);
  player(s).active = Array(icons).fill('white-settle');
  act(s, 'settle');
  while (kind(s) === 'commit-icon') play(s, offered(s).find((m) => m !== 'done') ?? 'done');
  return s;
}

test('DS-4.45 take a tent, place one on or beside your presence, or take tents back', () => {
  const s = settling(3);
  expect(offered(s)).toEqual(['place:0,0', 'place:1,0', 'place:2,0', 'take', 'recall']);
  play(s, 'take');
  expect(player(s).tents).toBe(7);
  play(s, 'place:2,0');
  expect(player(s).tents).toBe(6);
  player(s).techs.push('quartermasters');
  play(s, 'take');
  expect(player(s).tents).toBe(8);
});

test('O12 a tent on Y opens Z for the next icon', () => {
  const s = settling(2);
  expect(offered(s)).not.toContain('place:3,0');
  play(s, 'place:2,0', 'place:3,0');
  expect(at(s, 3, 0).tents[0]).toBe(1);
});

test('DS-4.46 ground won counts at once, and houses cannot be taken back', () => {
  const s = settling(2);
  at(s, 1, 0).tents = [0, 0];
  at(s, 1, 0).house = 0;
  play(s, 'recall');
  expect(offered(s)).toEqual(['done', 'from:0,0']);
});

test('O13 one icon takes back any number of tents', () => {
  const s = settling(1);
  play(s, 'recall', 'from:0,0', 'from:1,0', 'done');
  expect(player(s).tents).toBe(8);
  expect(at(s, 0, 0).tents[0]).toBe(1);
  expect(kind(s)).not.toBe('settle-use');
});

test('DS-4.47 without presence only tents can be taken; a foreign house does not stop settling', () => {
  const s = table(2);
  put(s, 18, 0, 0, [0, 0], 1);
  player(s).active = ['white-settle'];
  act(s, 'settle');
  expect(player(s).tents).toBe(7);
  const t = table(2);
  put(t, 18, 0, 0, [1]);
  put(t, 24, 1, 0, [0, 0], 1);
  player(t).active = ['white-settle'];
  act(t, 'settle');
  expect(offered(t)).toContain('place:1,0');
});

test('DS-4.45 Homestead Act, Missionaries and Cattle Drive change a Settle', () => {
  const s = table(2);
  s.tableau.push('homestead-act', 'missionaries', 'cattle-drive');
  put(s, 18, 0, 0, [1]);
  put(s, 24, 1, 0);
  put(s, 20, 2, 0);
  Object.assign(player(s), {
    active: ['yellow-food'],
    techs: ['homestead-act', 'missionaries', 'cattle-drive'],
  });
  act(s, 'settle');
  expect(player(s).tents).toBe(7);
  expect(offered(s)).toContain('place:2,0');
});
