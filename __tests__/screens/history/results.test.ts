import { bestOf, byMode, placeAmong } from '@/components/history/results';
import type { KeptResult } from '@/components/storage/records';

function result(id: string, change: Partial<KeptResult>): KeptResult {
  return {
    id,
    game: 'dakota',
    mode: 'solo',
    at: 0,
    headline: '',
    total: 0,
    unranked: false,
    seats: 1,
    seed: '',
    ...change,
  };
}

describe('results', () => {
  it('compares within one mode', () => {
    const modes = byMode([
      result('a', { total: 10 }),
      result('b', { total: 30, mode: '2 seats' }),
      result('c', { total: 20 }),
    ]);
    expect(modes.map(({ mode, played, best }) => [mode, played, best?.id])).toEqual([
      ['solo', 2, 'c'],
      ['2 seats', 1, 'b'],
    ]);
  });

  it('counts wins where something can be beaten, and puts them before points', () => {
    const [mode] = byMode([result('a', { total: 50, won: false }), result('b', { total: 20, won: true })]);
    expect(mode).toMatchObject({ won: 1, played: 2, best: { id: 'b' } });
  });

  it('never boasts of an unranked result', () => {
    expect(bestOf([result('a', { total: 99, unranked: true })], 'dakota')).toBeNull();
  });

  it('boasts of the solo game first', () => {
    expect(bestOf([result('a', { total: 99, seats: 3 }), result('b', { total: 5 })], 'dakota')?.id).toBe('b');
  });

  it('places a result among those of its mode that count, equals with the better place', () => {
    const before = [
      result('a', { total: 30 }),
      result('b', { total: 20 }),
      result('c', { total: 99, unranked: true }),
      result('d', { total: 99, mode: '2 seats' }),
    ];
    expect(placeAmong(before, result('e', { total: 25 }))).toEqual({ at: 2, of: 3 });
    expect(placeAmong(before, result('e', { total: 30 }))).toEqual({ at: 1, of: 3 });
    expect(placeAmong([], result('e', {}))).toEqual({ at: 1, of: 1 });
  });
});
