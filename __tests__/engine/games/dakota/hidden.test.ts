/** What a seat cannot see is told to it only behind a line that undo does not cross. */
import type { GameEvent } from '@/engine/core/game';
import { rngFrom, seedRng } from '@/engine/core/rng';
import { dakota, type State } from '@/engine/games/dakota';
import { tileAt } from '@/engine/games/dakota/data-tiles';
import { startDay } from '@/engine/games/dakota/rules/day';

import { begin, build, dig, kind, people, play, shaft, table, town } from './table';

function told(events: readonly GameEvent[], what: string, seat?: number): GameEvent | undefined {
  return events.find((event) => event.kind === what && (seat === undefined || event.seat === seat));
}

test('an attack nobody can answer is news: the purse it opens was hidden', () => {
  const s = table(3);
  people(s, { miner: 2 });
  town(s).hand = ['stick-up'];
  town(s, 1).cash = 2;
  begin(s, { kind: 'noon', at: 0 });
  const events = play(s, 'card:stick-up', 'seat:1');
  expect(told(events, 'no-answer', 1)).toMatchObject({ news: true });
  expect(told(events, 'attack-hits')).toMatchObject({ news: true });
  expect(town(s).cash).toBe(22);
});

test('who has no card for High Noon is seen to pass, and that is news', () => {
  const s = table(3);
  town(s).hand = ['grubstake', 'grubstake'];
  begin(s, { kind: 'noon', at: 0 });
  const events = play(s, 'card:grubstake');
  for (const seat of [1, 2]) expect(told(events, 'noon-pass', seat)).toMatchObject({ news: true });
  expect(told(events, 'noon-pass', 0)).toBeUndefined();
});

test('who can do nothing in the evening is seen to pass, and that is news; an own pass is none', () => {
  const s = table(2);
  s.phase = 'evening';
  people(s, { miner: 3 });
  people(s, { miner: 3 }, 1);
  town(s, 1).cash = 0;
  begin(s, { kind: 'evening-round', at: 0 });
  const events = play(s, 'miner', 'end');
  expect(told(events, 'evening-pass', 1)).toMatchObject({ news: true });
  expect(told(play(s, 'pass'), 'evening-pass', 0)?.news).toBeUndefined();
});

test('who cannot pay for anything he planned is seen to be done, and that is news', () => {
  const s = table(2);
  people(s, { miner: 2 });
  people(s, { miner: 1 }, 1);
  town(s, 1).cash = 0;
  town(s, 1).spaces[1]!.waiting = [0];
  town(s, 1).spaces[1]!.here = [0];
  begin(s, { kind: 'planning', seat: 0 }, { kind: 'resolving', seat: 1 }, { kind: 'resolving', seat: 0 });
  expect(told(play(s, 'send:miner:space:2', 'done'), 'worked', 1)).toMatchObject({ news: true });
});

test('who cannot pay an explorer is seen to stay at home, and that is news', () => {
  const s = table(2);
  for (const seat of [0, 1]) {
    people(s, { miner: 2 }, seat);
    shaft(s, ['c'], seat);
  }
  town(s, 1).cash = 0;
  begin(s, { kind: 'explorer', seat: 0 }, { kind: 'explorer', seat: 1 }, { kind: 'noon', at: 0 });
  expect(told(play(s, 'done'), 'no-explorer', 1)).toMatchObject({ news: true });
});

test('an arrest nobody breaks is news: a Jailbreak may lie in the hand', () => {
  const s = table(2);
  people(s, { miner: 1, craftsman: 1 });
  people(s, { miner: 2 }, 1);
  build(s, ['sheriffs-office'], 1);
  town(s).hand = ['arson', 'dynamite'];
  town(s, 1).hand = ['marshall'];
  shaft(s, ['c', 'c'], 1);
  begin(s, { kind: 'noon', at: 0 });
  play(s, 'card:dynamite', 'react:marshall');
  expect(kind(s)).toBe('jail-pick');
  expect(told(play(s, 'worker:miner'), 'arrested')).toMatchObject({ news: true });
});

test('the owner sees the events kept from school, others their number; resampling keeps them', () => {
  const s = table(2);
  town(s).held = ['bank-run', 'earthquake'];
  begin(s, { kind: 'evening', seat: 0, actions: 0 });
  expect(dakota.view(s, 0).towns[0]).toMatchObject({ held: ['bank-run', 'earthquake'], heldCount: 2 });
  expect(dakota.view(s, 1).towns[0]).toMatchObject({ held: null, heldCount: 2 });
  const other = dakota.resample(s, 0, rngFrom(seedRng('deal')));
  expect(other.towns[0]!.held).toEqual(['bank-run', 'earthquake']);
});

test('a resample while a searched tile is placed deals a fork: the log has told it', () => {
  const s: State = table(2);
  people(s, { prospector: 1 });
  dig(s, 0, 1, 'l1-tee-x', 'NES');
  begin(s, { kind: 'explorer', seat: 0 });
  play(s, 'search:1');
  for (let i = 0; i < 30; i++) {
    const other = dakota.resample(s, 1, rngFrom(seedRng(`deal ${i}`)));
    const task = other.pending.at(-1)!;
    const drawn = 'exploration' in task ? task.exploration.drawn : [];
    expect(drawn.map((tile) => ['tee', 'cross'].includes(tileAt(tile).shape))).toEqual([true]);
  }
});

test('a morning without a card is told', () => {
  const s = table(2);
  s.deck = s.deck.map(() => 0);
  s.discard = s.discard.map(() => 0);
  startDay(s);
  const events = begin(s, { kind: 'draw', seat: 0 });
  expect(told(events, 'deck-empty', 0)).toBeDefined();
});

test('whoever looks on is told whose turn it is, and reads of the town that lies on the table', () => {
  const s = table(2);
  s.names = ['Ada', 'Ben'];
  people(s, { miner: 1 }, 1);
  build(s, ['saloon'], 1);
  begin(s, { kind: 'planning', seat: 1 });
  for (const viewer of [0, -1]) {
    expect(dakota.whyNot(s, 'space:1', viewer)).toBe('It is Ben’s turn.');
    expect(dakota.explain(s, 'space:3', viewer).title).toBe('Saloon');
  }
  expect(dakota.whyNot(s, 'space:1', 1)).toBe('A house has no work windows.');
});
