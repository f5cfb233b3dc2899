import { row, still, type FeelTable } from '@/components/boards/feel';
import { leads, picturesOf, timesOf } from '@/components/session/reel';
import type { GameEvent, Status } from '@/engine/core/game';

const status: Status = { title: 'Toy', line: '' };

const feels: FeelTable<string> = {
  coin: row('coin', still, 200),
  vote: row('wood', still, 300, { apart: true }),
  note: row(null, still, 0),
  ride: row('steam', { do: 'run', sign: 'cart' }, 400),
};

function shotsOf(...events: ReadonlyArray<readonly [kind: string, seat: number]>) {
  return events.map(([kind, seat], n) => ({ event: { kind, seat } as GameEvent, view: n, status }));
}

function kinds(...events: ReadonlyArray<readonly [kind: string, seat: number]>): string[] {
  return picturesOf(shotsOf(...events), [], feels).map(({ events: of }) =>
    of.map(({ kind, seat }) => `${kind}${seat}`).join(' '),
  );
}

describe('pictures of a pick', () => {
  it('show equal events of a seat together, and others apart', () => {
    expect(kinds(['coin', 0], ['coin', 0], ['coin', 1], ['ride', 1])).toEqual([
      'coin0 coin0',
      'coin1',
      'ride1',
    ]);
  });

  it('show one by one what counts one by one', () => {
    expect(kinds(['vote', 0], ['vote', 0])).toEqual(['vote0', 'vote0']);
  });

  it('are of the table at the last of their events', () => {
    expect(picturesOf(shotsOf(['coin', 0], ['coin', 0]), [], feels).map(({ view }) => view)).toEqual([1]);
  });

  it('tell of what has no picture with the next', () => {
    const shots = shotsOf(['note', 0], ['coin', 0]);
    const told = shots.map(({ event }) => ({
      kind: event.kind,
      sentence: event.kind,
      seat: 0,
      name: '',
      rule: null,
      targets: [],
      event,
    }));
    expect(picturesOf(shots, told, feels).map(({ told: of }) => of.map(({ sentence }) => sentence))).toEqual([
      ['note', 'coin'],
    ]);
  });
});

describe('the time of a run', () => {
  const run = (length: number) =>
    picturesOf(shotsOf(...Array.from({ length }, (_, n) => ['vote', n] as const)), [], feels);
  const whole = (times: readonly number[]) => times.reduce((sum, ms) => sum + ms, 0);

  it('is that of its pictures', () => {
    expect(timesOf(run(3), 'normal', 0)).toEqual([300, 300, 300]);
    expect(timesOf(run(3), 'quick', 0)).toEqual([120, 120, 120]);
  });

  it('is never more than four seconds: then it hurries', () => {
    expect(whole(timesOf(run(40), 'normal', 0))).toBeLessThanOrEqual(4000);
    expect(whole(timesOf(run(40), 'quick', 0))).toBeLessThanOrEqual(1600);
  });

  it('counts what was shown since the pick, and shows each picture for a moment even then', () => {
    expect(timesOf(run(2), 'normal', 3800)).toEqual([100, 100]);
    expect(timesOf(run(2), 'normal', 9000)).toEqual([40, 40]);
  });
});

it('what is on its way is seen to go before the table shows it arrived', () => {
  expect(['coin', 'vote', 'ride'].filter((kind) => leads(feels[kind] ?? row(null, still, 0)))).toEqual([
    'ride',
  ]);
});
