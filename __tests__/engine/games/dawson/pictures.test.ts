/** The table at every event: each thing is reported when it has happened, and not before. */
import type { GameEvent, Move } from '@/engine/core/game';
import { dawson } from '@/engine/games/dawson';
import { isGrown } from '@/engine/games/dawson/rules/grow';
import { clone } from '@/engine/games/dawson/state';
import type { State } from '@/engine/games/dawson/state';

import { at, gold, kinds, movesOf, play, points, table } from './table';

interface Shot {
  readonly event: GameEvent;
  readonly state: State;
}

/** Plays a move and keeps the table of every event. */
function shots(state: State, move: Move): Shot[] {
  const taken: Shot[] = [];
  dawson.apply(state, move, (event) => {
    taken.push({ event, state: clone(state) });
    expect(dawson.violations(state, true)).toEqual([]);
  });
  return taken;
}

function titles(taken: readonly Shot[]): string[] {
  return taken.map(({ event, state }) => `${event.kind} ${dawson.status(state, 0).title}`);
}

it('DW-4.3.11: a mined die rolls at its camp, then it and its gold are gone', () => {
  const state = table({ camps: ['-2,1'], gold: [3, 3] });
  const camper = at(state, '-2,1');
  const value = state.dice[camper];
  const [rolled, claimed] = shots(state, movesOf(state, 'mine')[0] as Move);
  expect(rolled?.event.kind).toBe('mine');
  expect(rolled?.state.dice[camper]).toBe(value);
  expect(rolled && gold(rolled.state, 0)).toBe(3);
  expect(claimed?.event.kind).toBe('claim');
  expect(claimed?.state.dice[camper]).toBe(0);
  expect(claimed && gold(claimed.state, 0)).toBe(3 + Number(rolled?.event.args?.['gold']));
});

it('DW-4.3.42: a fire is out when that is told', () => {
  const taken = shots(table({ hotels: ['-2,0 0'] }), 'fire:-2,0');
  expect(taken.map(({ event, state }) => [event.kind, state.burned >= 0])).toEqual([
    ['fire-start', false],
    ['burn', true],
    ['fire-out', false],
  ]);
});

it('DW-4.5.10 to DW-4.5.28: tile, roll, landings, then neighbourhood by neighbourhood', () => {
  const state = table({ seats: 1, hotels: ['-2,0 0 guest'], camps: ['2,1'], pool: 6 });
  play(state, 'done');
  const taken = shots(state, dawson.moves(state)[0] as Move);
  const order = [...new Set(kinds(taken.map(({ event }) => event)).map((kind) => kind.split('-')[0]))];
  expect(order.slice(0, 3)).toEqual(['place', 'roll', 'land']);
  expect(order.indexOf('scoring')).toBeGreaterThan(order.indexOf('land'));
  expect(titles(taken)).toEqual(expect.arrayContaining(['place Roll', 'roll Roll', 'scoring Score']));
  expect(taken.filter(({ state: then }) => isGrown(then)).length).toBe(
    taken.findIndex(({ event }) => event.kind === 'round-end'),
  );
  const scored = taken.filter(({ event }) => event.kind === 'score');
  const before = taken.find(({ event }) => event.kind === 'scoring') as Shot;
  let sum = points(before.state, 0);
  for (const { event, state: then } of scored) {
    sum += Number(event.args?.['share']);
    expect(points(then, 0)).toBe(sum);
    // A star for each point, from where it lies.
    expect(event.targets).toHaveLength(Number(event.args?.['share']));
  }
  expect(scored.length).toBeGreaterThan(0);
});

it('DW-4.5.12: a die that lands names the place it had in the pool', () => {
  const state = table({ pool: 6 });
  play(state, 'done');
  for (const { event, state: then } of shots(state, dawson.moves(state)[0] as Move)) {
    if (!event.kind.startsWith('land')) continue;
    const [, from = ''] = event.targets ?? [];
    const [, value, n] = from.split(':').map(Number);
    expect(value).toBe(event.args?.['value']);
    expect(n).toBe((then.rolled[Number(value) - 1] as number) + 1);
  }
});

it('DW-6.4.4: the other tile is under the deck when that is told', () => {
  const state = table({ options: { abilities: true }, characters: ['amos-reed', 'silas-oakes'], pool: 6 });
  play(state, 'done');
  expect(state.drawn).toHaveLength(2);
  const taken = shots(state, dawson.moves(state)[0] as Move);
  const buried = taken.find(({ event }) => event.kind === 'bury') as Shot;
  expect(buried.state.drawn).toHaveLength(1);
  expect(buried.state.seenUnder).toBe(1);
});

it('DW-5.1: the last round is over when it is done', () => {
  const state = table({ pool: 6, change: { round: 8, rounds: [], street: [], ledger: [] } });
  state.rounds = Array.from({ length: 8 }, () => [0, 0]);
  state.street = state.rounds.map(() => 0);
  state.ledger = state.rounds.map(() => '');
  state.heart -= 8;
  play(state, 'done');
  const last: Array<[string, string]> = [];
  while (state.step !== 'over') {
    dawson.apply(state, dawson.moves(state)[0] as Move, ({ kind }) => last.push([kind, state.step]));
  }
  expect(last.slice(-2)).toEqual([
    ['round-end', 'over'],
    ['end', 'over'],
  ]);
});
