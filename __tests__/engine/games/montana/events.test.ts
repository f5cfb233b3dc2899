/** What happens is reported when it happens: the table as it stands at every event. */
import type { GameEvent } from '@/engine/core/game';
import { montana } from '@/engine/games/montana';
import { player, type State } from '@/engine/games/montana/state';
import { cell, give, own, quiet, race, spinTo, testBoard } from './table';

interface Seen {
  readonly kind: string;
  readonly targets: GameEvent['targets'];
  readonly says: unknown;
}

/** Makes a move and looks at the table at every event of it. */
function watch(s: State, move: string, look: (s: State, event: GameEvent) => unknown): Seen[] {
  const seen: Seen[] = [];
  montana.apply(s, move, (event) => {
    expect(() => montana.view(s, 0)).not.toThrow();
    seen.push({ kind: event.kind, targets: event.targets, says: look(s, event) });
  });
  return seen;
}

test('MT-4.19 workers go to their row before it yields', () => {
  const s = quiet(2);
  give(s, 0, { 'w-pumpkin': 1, silver: 6 });
  const purse = (now: State) => [player(now, 0).silver, player(now, 0).goods[5]];
  const had = player(s, 0).goods[5] ?? 0;
  expect(watch(s, 'row:farm-4:pumpkin', purse).slice(0, 2)).toEqual([
    { kind: 'sent', targets: [expect.stringMatching(/^spot:/)], says: [2, had] },
    { kind: 'worked', targets: [expect.stringMatching(/^spot:/)], says: [2, had + 3] },
  ]);
});

test('MT-4.36 MT-4.37 settlements come one after the other, and a line names its four fields', () => {
  const s = testBoard();
  own(s, 0, '-1,0', '0,0', '1,0');
  give(s, 0, { C: 1, S: 1, g: 1 });
  const seen = watch(s, 'field:2,0', (now) => now.stack[cell(now, '2,0')]).slice(0, 3);
  expect(seen.map(({ kind, says }) => [kind, says])).toEqual([
    ['built', 1],
    ['two', 2],
    ['line', 3],
  ]);
  expect(seen[2]?.targets).toEqual(['cell:2,0', 'cell:-1,0', 'cell:0,0', 'cell:1,0']);
});

test('MT-4.26 a contractor stands until it is pushed out, and leaves from its space', () => {
  const s = quiet(2);
  give(s, 0, { p: 2 });
  give(s, 1, { p: 3 });
  montana.apply(s, 'space:city-smelter@1', () => undefined);
  const stands = (now: State) => now.city?.at[0] !== -1;
  expect(watch(s, 'space:city-smelter@2', stands).slice(0, 2)).toEqual([
    { kind: 'placed', targets: ['space:city-smelter@2'], says: true },
    { kind: 'outbid', targets: ['space:city-smelter@1'], says: false },
  ]);
});

test('MT-4.32 the city closes when everybody has paid', () => {
  const s = quiet(2);
  give(s, 0, { p: 1, c: 1 });
  give(s, 1, { p: 0 });
  montana.apply(s, 'space:city-smelter@1', () => undefined);
  const open = (now: State) => now.city !== null;
  const seen = watch(s, 'upgrade:1,0', open).map(({ kind, says }) => [kind, says]);
  expect(seen.slice(0, 2)).toEqual([
    ['upgraded', true],
    ['city-closed', false],
  ]);
});

test('MT-4.44 a cow goes when what it buys has come', () => {
  const s = quiet(3);
  give(s, 0, { s: 2, cows: 1 });
  give(s, 2, { s: 1 });
  s.supply.goods[2] = 0;
  const seen: (readonly [string, number])[] = [];
  montana.apply(s, 'trade:stone', ({ kind }) => seen.push([kind, player(s, 0).cows]));
  expect(seen).toEqual([
    ['shortage', 1],
    ['traded', 0],
  ]);
});

test('MT-4.10 the arrow rests before anybody is hired', () => {
  const s = quiet(2);
  s.rng = spinTo(5);
  const had = player(s, 0).workers.reduce((sum, n) => sum + n, 0);
  const held = (now: State) => player(now, 0).workers.reduce((sum, n) => sum + n, 0) - had;
  const seen = watch(s, 'recruit', held).slice(0, 2);
  expect(seen).toEqual([
    { kind: 'spun', targets: ['wheel', 'wheel:5'], says: 0 },
    { kind: 'hired', targets: ['wheel:5'], says: 2 },
  ]);
});

test('MT-6.3 the rival’s turn has its own title until the round ends', () => {
  const s = race('homestead', 'rv-bank', 'rv-bank');
  give(s, 0, { 'w-copper': 2 });
  const titles = new Map<string, string>();
  montana.apply(s, 'bank:bank-2a:copper+copper', ({ kind }) => {
    titles.set(kind, montana.status(s, 0).title);
  });
  expect([...titles]).toEqual([
    ['sent', 'End of turn'],
    ['banked', 'End of turn'],
    ['rival-card', 'The rival'],
    ['rival-claim', 'The rival'],
    ['round', 'Your turn'],
  ]);
});
