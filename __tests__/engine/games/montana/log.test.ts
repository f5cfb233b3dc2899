/** The log in words: nothing said twice, nothing that contradicts, everybody by name. */
import type { GameEvent } from '@/engine/core/game';
import { YOU } from '@/engine/core/words';
import { montana } from '@/engine/games/montana';
import { player, type State } from '@/engine/games/montana/state';
import { config, give, kind, own, play, quiet, race, spinTo, testBoard } from './table';

function told(s: State, events: readonly GameEvent[], ...kinds: string[]): string[] {
  return events
    .filter((event) => kinds.length === 0 || kinds.includes(event.kind))
    .map((event) => montana.tell(s, event, -1));
}

test('MT-4.5 a shortage names who returned a piece', () => {
  const s = quiet(3);
  give(s, 0, { s: 2, cows: 1 });
  give(s, 2, { s: 1 });
  s.supply.goods[2] = 0;
  expect(told(s, play(s, 'trade:stone'))).toEqual([
    'Short of stone: Ann and Cora returned one each.',
    'Ann traded a cow for 1 stone.',
  ]);
  s.names[0] = YOU;
  player(s, 2).goods[2] = 0;
  give(s, 0, { cows: 1 });
  s.supply.goods[2] = 0;
  expect(told(s, play(s, 'trade:stone'), 'shortage')).toEqual(['Short of stone: you returned one.']);
});

test('MT-4.10 a spin and the workers it brings are told once', () => {
  const s = quiet(2);
  s.rng = spinTo(5);
  expect(told(s, play(s, 'recruit'))).toEqual(['Ann spun the wheel.', 'Ann hired 2 stone workers.']);
  const white = quiet(2);
  white.rng = spinTo(3);
  expect(told(white, play(white, 'recruit'))).toEqual(['Ann spun the wheel: any two workers.']);
});

test('MT-4.29 a bid and its payment are two things', () => {
  const s = quiet(2);
  expect(told(s, play(s, 'space:city-smelter@1'), 'placed', 'paid')).toEqual([
    'Ann bid 1 pumpkin for the smelter.',
    'Ann won the smelter and paid 1 pumpkin.',
  ]);
});

test('MT-4.30 an upgrade names what came of it', () => {
  const s = quiet(2);
  give(s, 0, { c: 1 });
  const events = play(s, 'space:city-smelter@1', 'upgrade:1,0');
  expect(told(s, events, 'upgraded')).toEqual(['Ann turned 1 copper into 1 big copper.']);
});

test('MT-4.36 MT-4.37 free settlements are told one by one', () => {
  const s = testBoard();
  own(s, 0, '-1,0', '0,0', '1,0');
  give(s, 0, { C: 1, S: 1, g: 1 });
  expect(told(s, play(s, 'field:2,0'), 'built', 'two', 'line')).toEqual([
    'Ann built at Bitterroot north-west and placed 1 settlement.',
    'The ×2 field brought 1 settlement more for free.',
    'A line of four brought 1 settlement more for free.',
  ]);
});

test('MT-5.1 the last settlement says what follows', () => {
  const s = testBoard();
  own(s, 0, '-1,0');
  player(s, 0).left = 1;
  give(s, 0, { S: 1, g: 1 });
  expect(told(s, play(s, 'field:0,0'), 'last-round')).toEqual([
    'Ann placed the last settlement: this round is played to its end, then the game is over.',
  ]);
});

test('MT-6.9 the rival bids like anybody, pays nothing and outbids a player by name', () => {
  const s = race('homestead', 'rv-town', 'rv-camp');
  give(s, 0, { p: 2 });
  const events = play(s, 'space:city-freight@1');
  expect(told(s, events, 'rival-bids', 'placed', 'outbid')).toEqual([
    'Ann bid 1 pumpkin for the freight office.',
    'The rival turned “Stake: ×2 field” with bid 3 and outbid Ann.',
    'The rival bid 2 pumpkins for the freight office.',
    'Ann lost the place in the freight office.',
  ]);
  s.names[0] = YOU;
  expect(told(s, events, 'rival-bids')).toEqual([
    'The rival turned “Stake: ×2 field” with bid 3 and outbid you.',
  ]);
});

test('MT-3.8 a start tile in the middle is laid before everybody’s eyes, and so are the spins', () => {
  const s = montana.setup(config(2, { startField: 'auto', startPlayer: 'seat-1' }), 'seen');
  expect(kind(s)).not.toBe('setup-start-field');
  const lines = told(s, play(s, montana.moves(s)[0] ?? ''));
  expect(lines[0]).toMatch(/^Ann laid the start tile at /);
  expect(lines.filter((line) => line.includes('spun the wheel')).length).toBeGreaterThan(0);
  expect(s.opening).toEqual([]);
});
