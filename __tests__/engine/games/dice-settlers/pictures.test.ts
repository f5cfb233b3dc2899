/** What can be seen at each event while a pick is made. */
import { hint } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import type { GameEvent } from '@/engine/core/game';
import { Match } from '@/engine/core/match';
import { diceSettlers, type View } from '@/engine/games/dice-settlers';
import { HEX_SIDES } from '@/engine/games/dice-settlers/data';

interface Shot {
  readonly event: GameEvent;
  readonly view: View;
  readonly title: string;
}

/** Everything the greedy player's game shows to its seat, pick by pick. */
function film(seats: number, picks: number): Shot[][] {
  const match = Match.start(diceSettlers, plainConfig(diceSettlers, seats), 'pictures');
  const all: Shot[][] = [];
  for (let choice = hint(match); choice !== null && all.length < picks; choice = hint(match)) {
    const shots: Shot[] = [];
    match.play(choice.move, (event, state) => {
      const copy = diceSettlers.clone(state);
      const { title } = diceSettlers.status(copy, 0);
      shots.push({ event, view: diceSettlers.view(copy, 0), title });
    });
    all.push(shots);
  }
  return all;
}

const solo = film(1, 90);
const of = (kind: string) => solo.flat().filter(({ event }) => event.kind === kind);

/** Each event of a kind with what was seen just before it. */
function pairs(kind: string): Array<readonly [Shot, Shot]> {
  return solo.flatMap((shots) =>
    shots.flatMap((shot, i) => {
      const before = shots[i - 1];
      return shot.event.kind === kind && before ? [[before, shot] as const] : [];
    }),
  );
}

test('DS-6.23 the marker die is seen before the walk, and every step ends on its side', () => {
  for (const { view } of of('bot-walk')) expect(view.bot?.walk).toEqual([]);
  expect(of('bot-step').length).toBeGreaterThan(of('bot-walk').length);
  for (const [before, { event, view }] of pairs('bot-step')) {
    expect(HEX_SIDES[view.bot?.marker ?? -1]).toBe(event.args?.side);
    expect(view.bot?.walk).toHaveLength(Number(event.args?.n));
    expect(event.targets).toEqual([`side:${before.view.bot?.marker}`, `side:${view.bot?.marker}`]);
  }
});

test('DS-6.12 a die of the Diceoneer leaves its roll as it comes to its side', () => {
  const left = ({ view }: Shot) => (view.task?.kind === 'bot-assign' ? view.task.dice.length : -1);
  for (const shot of of('bot-roll')) expect(left(shot)).toBe(Number(shot.event.args?.n));
  expect(pairs('bot-assign').length).toBeGreaterThan(10);
  for (const [before, shot] of pairs('bot-assign')) expect(left(shot)).toBe(left(before) - 1);
});

test('DS-6.24 strength is counted while the dice still lie there, then they queue up one by one', () => {
  for (const { event, view } of of('bot-strength')) {
    const { dice = [], token = -1 } = view.bot?.sides[view.bot.marker] ?? {};
    expect(event.args?.n).toBe(dice.length + (token >= 0 ? 1 : 0));
  }
  for (const [before, { view }] of pairs('bot-queue')) {
    expect(view.bot?.queue.length).toBe((before.view.bot?.queue.length ?? 0) + 1);
  }
});

test('DS-6.42 your tent goes home before one of its own stands there', () => {
  const swaps = pairs('bot-swap');
  expect(swaps.length).toBeGreaterThan(0);
  for (const [before, shot] of swaps) {
    expect(before.event.kind).toBe('bot-clear');
    expect(before.event.seat).toBe(0);
    expect(shot.view.bot?.tents).toBe((before.view.bot?.tents ?? 0) - 1);
  }
});

test('DS-4.51 a raided tent goes home first', () => {
  for (const [before, shot] of pairs('raid')) {
    expect(before.event.kind).toBe('give-way');
    expect(before.event.targets).toEqual(shot.event.targets);
  }
});

test('DS-3.7 start tiles come to the map one by one', () => {
  const [first = []] = film(1, 1);
  const laid = first.filter(({ event }) => event.kind === 'lay-start');
  expect(laid.map(({ view }) => view.map.length)).toEqual([1, 2]);
});

test('DS-4.80 dice that are not kept are seen to be spent', () => {
  for (const { event, view } of of('put-away')) {
    expect(view.players[event.seat]?.active.length).toBeLessThanOrEqual(1);
  }
  expect(of('put-away').length).toBeGreaterThan(0);
});

test('the top bar speaks of the Diceoneer while it plays', () => {
  const its = solo.flat().filter(({ event }) => /^bot-(roll|assign|walk|step|strength|vp)$/.test(event.kind));
  expect(new Set(its.map(({ title }) => title))).toEqual(new Set(['Diceoneer']));
});
