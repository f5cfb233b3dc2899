/** An event is reported when it has happened: what the table shows at it, and in which order it comes. */
import type { GameEvent } from '@/engine/core/game';
import { dakota, type State, type View } from '@/engine/games/dakota';
import type { Task } from '@/engine/games/dakota/state';
import { run } from '@/engine/games/dakota/rules/apply';

import { atWork, begin, build, k, people, play, shaft, stackDeck, table, town } from './table';

interface Shot {
  readonly event: GameEvent;
  readonly view: View;
}

function watch(s: State, shots: Shot[]): (event: GameEvent) => void {
  return (event) => {
    shots.push({ event, view: dakota.view(dakota.clone(s), 0) });
  };
}

function filmed(s: State, ...moves: string[]): Shot[] {
  const shots: Shot[] = [];
  for (const move of moves) dakota.apply(s, move, watch(s, shots));
  return shots;
}

function filmedSteps(s: State, ...tasks: Task[]): Shot[] {
  const shots: Shot[] = [];
  s.pending = [...tasks].reverse();
  run(s, watch(s, shots));
  return shots;
}

function at(shots: readonly Shot[], kind: string): View {
  const shot = shots.find(({ event }) => event.kind === kind);
  if (!shot) throw new Error(`${kind} is not reported`);
  return shot.view;
}

function kindsOf(shots: readonly Shot[]): string[] {
  return shots.map(({ event }) => event.kind);
}

test('DK-4.7.2: the first in the job board is gone before somebody new is there', () => {
  const s = table(1);
  s.jobs = [k('teacher'), -1, k('engineer')];
  s.bag[k('teacher')]!--;
  s.bag[k('engineer')]!--;
  const bag = s.bag.slice();
  const shots = filmedSteps(s, { kind: 'night' });
  expect(kindsOf(shots).slice(0, 3)).toEqual(['phase', 'job-gone', 'jobs-filled']);
  expect(at(shots, 'job-gone').jobs).toEqual([k('engineer'), -1, -1]);
  expect(at(shots, 'job-gone').bag[k('teacher')]).toBe(bag[k('teacher')]! + 1);
  expect(at(shots, 'jobs-filled').jobs[0]).toBe(k('engineer'));
  expect(at(shots, 'jobs-filled').jobs.every((kind) => kind >= 0)).toBe(true);
});

test('DK-4.6.9: everybody is home before the windows are lit, and that before it is night', () => {
  const s = table(1);
  people(s, { miner: 2 });
  const shots = filmedSteps(s, { kind: 'lodging', seat: 0 }, { kind: 'night' });
  expect(kindsOf(shots).slice(0, 3)).toEqual(['bedtime', 'lodged', 'phase']);
  expect(at(shots, 'lodged').phase).not.toBe('night');
});

test('DK-4.7.5: a new day dawns in the morning', () => {
  const s = table(1);
  stackDeck(s, 'grubstake');
  s.phase = 'night';
  const shots = filmedSteps(s, { kind: 'next-day' });
  expect(at(shots, 'new-day')).toMatchObject({ day: 2, phase: 'morning' });
  expect(at(shots, 'tax').towns[0]!.handCount).toBe(0);
  expect(at(shots, 'drew').towns[0]!.handCount).toBe(1);
});

test('DK-4.6.3: goods are gone when they are sold, money is there when it is paid', () => {
  const s = table(1);
  town(s).resources = [1, 1, 0, 0, 0];
  s.pool[0]!--;
  s.pool[1]!--;
  begin(s, { kind: 'evening', seat: 0, actions: 0 });
  const shots = filmed(s, 'combo:steel');
  expect(kindsOf(shots).slice(0, 3)).toEqual(['sold-combo', 'paid', 'slot-taken']);
  expect(at(shots, 'sold-combo').towns[0]).toMatchObject({ cash: 20, resources: [0, 0, 0, 0, 0] });
  expect(at(shots, 'paid').towns[0]!.cash).toBeGreaterThan(20);
});

test('DK-4.5.3, 4.6.2: a cart names the tiles it passes, down and up again', () => {
  const s = table(1);
  shaft(s, ['c', 'i']);
  town(s).carts[0]!.crew = [k('miner')];
  town(s).used[k('miner')]!++;
  begin(s, { kind: 'resolve', seat: 0 }, { kind: 'evening', seat: 0, actions: 0 });
  const way = ['cart:all', 'cell:0,0', 'cell:0,1', 'cell:0,2'];
  const down = filmed(s, 'ride:1:0,2').find(({ event }) => event.kind === 'cart-goes');
  expect(down?.event.targets).toEqual(way);
  const off = filmed(s, dakota.moves(s)[0] as string);
  expect(off.find(({ event }) => event.kind === 'got-off')?.view.towns[0]!.carts[0]!.drops).toHaveLength(1);
  if (dakota.decision(s)?.kind === 'resolve') play(s, 'done');
  const up = filmed(s, 'return:1').find(({ event }) => event.kind === 'cart-returns');
  expect(up?.event.targets).toEqual([...way].reverse());
});

test('DK-4.5.15: who gambles untended has his money when the die lies', () => {
  const s = table(1);
  build(s, ['saloon']);
  atWork(s, 3, ['miner']);
  begin(s, { kind: 'resolve', seat: 0 });
  const shots = filmed(s, 'gamble:3');
  const { event, view } = shots[0]!;
  expect(view.towns[0]!.cash).toBe(20 + Number(event.args?.['rolled']));
});

test('DK-4.2.5: drawn tiles lie with the explorer when the draw is told, and are back when nothing is dug', () => {
  const s = table(1);
  begin(s, { kind: 'explore-bag', seat: 0, draw: 2, strong: false }, { kind: 'explorer', seat: 0 });
  const before = dakota.view(s, 0).tilesLeft;
  const drawn = dakota.decision(s)?.kind === 'lay' ? [] : filmed(s, 'bag:1');
  for (const { view } of drawn) expect(view.tilesLeft).toEqual(before);
  const none = filmed(s, 'none');
  expect(at(none, 'explore-none').tilesLeft).toEqual(before);
});
