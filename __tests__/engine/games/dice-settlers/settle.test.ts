import { at, heads, kind, offered, play, player, put, table } from './table';

const BY = ':by:white-settle';

/** Seat 0 settles with so many icons on a line X-Y-Z. */
function settling(icons: number) {
  const s = table(2);
  put(s, 18, 0, 0, [2]);
  put(s, 24, 1, 0, [1]);
  put(s, 20, 2, 0);
  put(s, 9, 3, 0);
  player(s).active = Array(icons).fill('white-settle');
  return s;
}

test('DS-4.45 take a tent, place one on or beside your presence, or take tents back', () => {
  const s = settling(3);
  expect(heads(s, 'settle')).toEqual(['0,0', '1,0', '2,0', 'take', 'recall'].map((use) => `settle:${use}`));
  play(s, `settle:take${BY}`);
  expect(kind(s)).toBe('settle-use');
  expect(player(s).tents).toBe(7);
  play(s, `settle:2,0${BY}`);
  expect(player(s).tents).toBe(6);
  player(s).techs.push('quartermasters');
  play(s, `settle:take${BY}`);
  expect(player(s).tents).toBe(8);
});

test('O12 a tent on Y opens Z for the next icon', () => {
  const s = settling(2);
  expect(offered(s)).not.toContain(`settle:3,0${BY}`);
  play(s, `settle:2,0${BY}`, `settle:3,0${BY}`);
  expect(at(s, 3, 0).tents[0]).toBe(1);
});

test('DS-4.46 ground won counts at once, and houses cannot be taken back', () => {
  const s = settling(2);
  at(s, 1, 0).tents = [0, 0];
  at(s, 1, 0).house = 0;
  play(s, `settle:recall${BY}`);
  expect(offered(s)).toEqual(['done', 'from:0,0']);
});

test('O13 one icon takes back any number of tents', () => {
  const s = settling(1);
  play(s, `settle:recall${BY}`, 'from:0,0', 'from:1,0', 'done');
  expect(player(s).tents).toBe(8);
  expect(at(s, 0, 0).tents[0]).toBe(1);
  expect(kind(s)).not.toBe('settle-use');
});

test('DS-4.47 without presence only tents can be taken; a foreign house does not stop settling', () => {
  const s = table(2);
  put(s, 18, 0, 0, [0, 0], 1);
  player(s).active = ['white-settle'];
  expect(heads(s, 'settle')).toEqual(['settle:take']);
  const t = table(2);
  put(t, 18, 0, 0, [1]);
  put(t, 24, 1, 0, [0, 0], 1);
  player(t).active = ['white-settle'];
  expect(offered(t)).toContain(`settle:1,0${BY}`);
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
  player(s).tents = 0;
  play(s, 'settle:2,0:by:yellow-food');
  expect(at(s, 2, 0).tents[0]).toBe(1);
  expect(player(s).tents).toBe(0);
});
