import * as fc from 'fast-check';

import { BrokenRecord, IllegalMove, Match } from '@/engine/core/match';
import { below, seedRng } from '@/engine/core/rng';

import { toy, toyConfig } from './toy';

function playRandom(match: ReturnType<typeof start>, seed: string, most = Infinity): void {
  const rng = seedRng(seed);
  for (let i = 0; i < most && !match.over; i++) {
    const moves = match.moves();
    match.play(moves[below(rng, moves.length)] as string);
  }
}

const start = (seats = 2, seed = 'a', practice = false) =>
  Match.start(toy, toyConfig(seats), seed, { practice });

test('refuses an illegal move in words and changes nothing', () => {
  const match = start();
  const before = match.hash();
  expect(() => match.play('plot:0')).toThrow(IllegalMove);
  expect(() => match.play('plot:0')).toThrow('That cannot be done now. P1, play a card or roll.');
  expect([match.hash(), match.decisions, match.version]).toEqual([before, 0, 0]);
});

test('refuses everything once the game is over', () => {
  const match = start(1);
  playRandom(match, 'x');
  expect(match.over).toBe(true);
  expect(() => match.play('roll')).toThrow('The game is over');
});

test('hands out copies: spoiling one does not touch the match', () => {
  const match = start();
  const before = match.hash();
  match.position().hands[0]?.push(99);
  match.view(0).plots[0] = 5;
  expect(match.hash()).toBe(before);
  match.play('roll');
  expect(match.position().plots[0]).toBe(-1);
});

test('a view stays the same object until something is played', () => {
  const match = start();
  expect(match.view(0)).toBe(match.view(0));
  const old = match.view(0);
  match.play('roll');
  expect(match.view(0)).not.toBe(old);
});

test('the log holds seat, kind, move and events of every decision', () => {
  const match = start();
  match.play('roll');
  expect(match.log).toHaveLength(1);
  expect(match.log[0]).toMatchObject({ seat: 0, kind: 'turn', move: 'roll', line: true });
  expect(match.log[0]?.events[0]).toMatchObject({ kind: 'roll', seat: 0 });
});

test('undo takes back a free pick and stops at a roll, a draw and another seat', () => {
  const match = start();
  const before = match.hash();
  const [card] = match.moves();
  match.play(card as string);
  expect(match.undoDepth()).toBe(1);
  match.undo();
  expect(match.hash()).toBe(before);
  expect(match.undoDepth()).toBe(0);
  expect(() => match.undo()).toThrow('Nothing can be taken back');

  const solo = start(1);
  solo.play('roll');
  expect(solo.undoDepth()).toBe(0);
  solo.play(solo.moves()[0] as string);
  expect(solo.undoDepth()).toBe(1);
  solo.play('plot:2');
  expect(solo.undoDepth()).toBe(0);
});

test('says beforehand whether a move crosses the line', () => {
  const match = start(1);
  expect(match.crossesLine('roll')).toBe(true);
  expect(match.crossesLine(match.moves()[0] as string)).toBe(false);
  expect(match.crossesLine('plot:0')).toBe(false);
});

test('redo plays the undone pick again; another pick forgets it', () => {
  const match = start();
  match.play(match.moves()[0] as string);
  const after = match.hash();
  match.undo();
  expect(match.redoDepth()).toBe(1);
  match.redo();
  expect(match.hash()).toBe(after);
  match.undo();
  match.play(match.moves()[1] as string);
  expect(match.redoDepth()).toBe(0);
  expect(() => match.redo()).toThrow('nothing to play again');
});

test('practice takes everything back, and says that the match no longer counts', () => {
  const match = start(2, 'a', true);
  const first = match.hash();
  const hashes = [first];
  const rng = seedRng('moves');
  while (!match.over) {
    const moves = match.moves();
    match.play(moves[below(rng, moves.length)] as string);
    hashes.push(match.hash());
  }
  expect(match.unranked).toBe(false);
  while (match.undoDepth() > 0) {
    hashes.pop();
    match.undo();
    expect(match.hash()).toBe(hashes[hashes.length - 1]);
  }
  expect(match.decisions).toBe(0);
  expect(match.unranked).toBe(true);
});

test('undo over several snapshots in one go is exact', () => {
  const match = Match.start(toy, toyConfig(4, { rounds: 9 }), 'long', { practice: true });
  playRandom(match, 'y', 40);
  const half = match.hash();
  playRandom(match, 'z');
  const rest = match.decisions - 40;
  expect(rest).toBeGreaterThan(0);
  match.undo(rest);
  expect(match.hash()).toBe(half);
});

test('a replay of the record ends in the same position, for any seed', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.integer({ min: 1, max: 4 }), (seed, moves, seats) => {
      const match = start(seats, seed);
      playRandom(match, moves);
      const again = Match.replay(toy, toyConfig(seats), seed, match.record());
      expect(again.hash()).toBe(match.hash());
      expect(again.log).toEqual(match.log);
    }),
    { numRuns: 40 },
  );
});

test('a record with an impossible move names it', () => {
  const broken = () => Match.replay(toy, toyConfig(2), 'a', ['roll', 'plot:0']);
  expect(broken).toThrow(BrokenRecord);
  expect(broken).toThrow('Move 2');
});

test('a fork goes its own way, also from an earlier point', () => {
  const match = start();
  playRandom(match, 'q', 9);
  const here = match.hash();
  const fork = match.fork();
  expect(fork.hash()).toBe(here);
  playRandom(fork, 'r');
  expect(match.hash()).toBe(here);
  const early = match.fork(4);
  expect(early.decisions).toBe(4);
  expect(early.hash()).toBe(Match.replay(toy, toyConfig(2), 'a', match.record().slice(0, 4)).hash());
  expect(match.positionAt(4)).toEqual(early.position());
});

test('a match resumed from a snapshot goes on, and does not undo behind it', () => {
  const match = start(1);
  playRandom(match, 'k', 5);
  const resumed = Match.resume(toy, match.config, match.seed, match.record(), match.position(), {
    practice: true,
  });
  expect(resumed.hash()).toBe(match.hash());
  expect(resumed.undoDepth()).toBe(0);
  playRandom(resumed, 'l');
  playRandom(match, 'l');
  expect(resumed.hash()).toBe(match.hash());
  expect(resumed.record()).toEqual(match.record());
  resumed.undo(resumed.undoDepth());
  expect(resumed.decisions).toBe(5);
});

test('a rule that breaks in the middle of a move leaves the position as it was', () => {
  const fragile = {
    ...toy,
    apply: (...[state, move, emit]: Parameters<typeof toy.apply>) => {
      toy.apply(state, move, emit);
      if (move === 'roll') throw new Error('broken');
    },
  };
  const match = Match.start(fragile, toyConfig(2), 'a');
  const before = match.hash();
  expect(() => match.play('roll')).toThrow('broken');
  expect(match.hash()).toBe(before);
  expect(match.log).toHaveLength(0);
});

test('listeners hear of plays and undos until they leave', () => {
  const match = start();
  const heard = jest.fn();
  const leave = match.subscribe(heard);
  match.play(match.moves()[0] as string);
  match.undo();
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  match.play('roll');
  expect(heard).toHaveBeenCalledTimes(2);
});
