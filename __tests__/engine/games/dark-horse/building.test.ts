import { hexOf } from '@/engine/games/dark-horse/rules/map';
import { moves } from '@/engine/games/dark-horse/rules/moves';
import { cityWood, townPrice } from '@/engine/games/dark-horse/rules/sites';
import { cap, type State } from '@/engine/games/dark-horse/state';

import { bare, can, collecting, kind, lay, play, rails, run, set, start, tile } from './table';

function builder(options: Record<string, unknown> = {}): State {
  const state = bare(2, { map2p: 'full', ...options });
  lay(state, 0, { cities: 'd3' });
  lay(state, 1, { cities: 'j1', res: [3, 0, 0] });
  set(state, 0, 'builder', [6]);
  set(state, 1, 'market', [1]);
  return state;
}

it('DH-4.63 P11 P12 V25 V36 asks 1 ore for rugged ground, once; the Tracker never', () => {
  const state = builder();
  tile(state, 'e4', 0, true);
  expect(townPrice(state, 0, hexOf('e4'))).toEqual([2, 1, 1]);
  tile(state, 'e4', 0, false);
  expect(townPrice(state, 0, hexOf('e4'))).toEqual([2, 1, 1]);
  tile(state, 'c4', 0, true);
  expect(townPrice(state, 0, hexOf('c4'))).toEqual([2, 1, 1]);
  lay(state, 0, { character: 'tracker' });
  expect(townPrice(state, 0, hexOf('e4'))).toEqual([2, 1, 0]);
  const closed = bare(2);
  expect(townPrice(closed, 0, hexOf('d2'))).toEqual([2, 1, 1]);
});

it('DH-4.63 allows one town to a hex, first come', () => {
  const state = builder();
  for (const id of ['c4', 'd2', 'e4']) tile(state, id, 0);
  lay(state, 0, { res: [2, 1, 1] });
  lay(state, 1, { towns: 'c4' });
  collecting(state);
  expect(moves(state).filter((move) => move.startsWith('town'))).toEqual(['town:d2', 'town:e4']);
});

it('P17 P28 adds Drought and City Fire to every town and city', () => {
  const state = bare(1, { soloScenario: 'marshal-law' });
  state.events = ['drought', 'city-fire'];
  expect(townPrice(state, 0, hexOf('c1'))).toEqual([3, 1, 0]);
  expect(cityWood(state)).toBe(6);
});

it('DH-4.64 builds a city two hexes off beside a rail of its own network', () => {
  const state = builder();
  lay(state, 0, { gold: 1, res: [0, 4, 0] });
  collecting(state);
  expect(moves(state).some((move) => move.startsWith('city'))).toBe(false);
  const joined = builder();
  rails(joined, 'd3:s e4:sw e4:s');
  lay(joined, 0, { gold: 1, res: [0, 4, 0] });
  collecting(joined);
  expect(moves(joined).filter((move) => move.startsWith('city'))).toEqual(['city:e5']);
});

it('DH-4.65 P16 opens ground and raises caps at once, so a card may build on from there', () => {
  const state = builder();
  rails(state, 'd3:s e4:sw e4:s');
  lay(state, 0, { gold: 1, res: [0, 4, 0], hand: ['entrepreneur'] });
  collecting(state);
  expect([kind(state), can(state, 'card:entrepreneur')]).toEqual(['build', true]);
  play(state, 'city:e5');
  expect(cap(state, 0, 'stock')).toBe(2);
  play(state, 'card:entrepreneur');
  expect(can(state, 'rail:e5:se')).toBe(true);
});

it('DH-4.66 shows tiles within reach to their seat only', () => {
  const state = builder();
  run(state, 'setup');
  expect(state.seats[0]?.seen).toEqual(expect.arrayContaining([hexOf('c4'), hexOf('d2'), hexOf('e4')]));
  expect(state.seats[1]?.seen).not.toContain(hexOf('c4'));
});

it('DH-4.66 lets a seat that looks by hand do so whatever it is asked, and asks the same again', () => {
  const window = builder({ peek: 'manual' });
  tile(window, 'c4', 0, false, false);
  lay(window, 0, { hand: ['barn-raising'] });
  collecting(window);
  play(window, 'skip');
  expect([kind(window), can(window, 'look:c4')]).toEqual(['window', true]);
  const told = play(window, 'look:c4');
  expect(told.map(({ kind: what, only }) => [what, only])).toEqual([['sees', [0]]]);
  expect([kind(window), can(window, 'look:c4'), can(window, 'continue')]).toEqual(['window', false, true]);
  const laying = bare(2, { map2p: 'full', peek: 'manual' });
  lay(laying, 0, { cities: 'd3' });
  lay(laying, 1, { cities: 'j1' });
  tile(laying, 'c4', 0, false, false);
  set(laying, 0, 'tycoon', [6, 6]);
  collecting(laying);
  expect([kind(laying), can(laying, 'look:c4')]).toEqual(['rail', true]);
});

it('DH-4.66 shows nothing by hand before set-up is done', () => {
  const state = start(1, { characters: 'off', peek: 'manual' });
  while (state.stage === 'setup') {
    expect(moves(state).some((move) => move.startsWith('look:'))).toBe(false);
    play(state, moves(state)[0] ?? '');
  }
});

it('DH-4.67 turns up rugged ground that cannot be paid and lets the seat choose again', () => {
  const state = builder({ peek: 'manual' });
  tile(state, 'c4', 0, true, false);
  lay(state, 0, { cities: 'b1', res: [2, 1, 0] });
  collecting(state);
  play(state, 'town:c4');
  expect([kind(state), state.seats[0]?.res, state.seats[0]?.towns]).toEqual(['build', [2, 1, 0], []]);
  expect(can(state, 'town:a1')).toBe(true);
  expect(state.tiles.find((one) => one.hex === hexOf('c4'))?.up).toBe(true);
  expect(can(state, 'town:c4')).toBe(false);
});

it('DH-4.67 leaves the Homestead Act in hand when its town cannot stand', () => {
  const state = builder({ peek: 'manual' });
  for (const id of ['c4', 'd2', 'e4']) tile(state, id, 0, true, id !== 'c4');
  lay(state, 0, { res: [2, 0, 0], hand: ['homestead-act'] });
  collecting(state);
  play(state, 'card:homestead-act');
  expect(state.seats[0]?.hand).toEqual(['homestead-act']);
  expect(state.seats[0]?.cardPlayed).toBe(false);
});

it('DH-4.67 tells of the Homestead Act before its town', () => {
  const state = builder();
  lay(state, 0, { cities: 'b1', res: [2, 0, 0], hand: ['homestead-act'] });
  collecting(state);
  const told = play(state, 'card:homestead-act', 'town:a1').map((event) => event.kind);
  expect(told.indexOf('plays')).toBeLessThan(told.indexOf('town'));
  expect(told).toContain('plays');
});

it('DH-4.68 loses a rail that cannot be laid, and builds no piece that is not there', () => {
  const state = bare(2, { map2p: 'full' });
  lay(state, 0, { cities: 'b1' });
  lay(state, 1, { cities: 'j1', res: [3, 0, 0] });
  state.railsLeft = 0;
  set(state, 0, 'tycoon', [6, 6]);
  set(state, 1, 'market', [1]);
  expect(collecting(state).some((event) => event.kind === 'no-rail')).toBe(true);
  const full = builder();
  lay(full, 0, { towns: 'a1 c1 b2 a4 e1 g1', res: [9, 9, 9] });
  collecting(full);
  expect(moves(full).some((move) => move.startsWith('town'))).toBe(false);
});
