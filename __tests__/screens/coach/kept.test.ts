import { mergedTaught, taughtIn, untaught } from '@/components/coach/kept';
import { goodText } from '@/components/storage/texts';

const known = { met: { toy: ['pick turn'] }, aims: ['toy'], quiet: ['toy'] };

test('what was taught is read back as it was kept', () => {
  expect(taughtIn(JSON.stringify(known))).toEqual(known);
  expect(taughtIn('')).toBeNull();
  expect(taughtIn('{"met":')).toBeNull();
  expect(taughtIn('[]')).toBeNull();
});

test('each damaged field falls back alone', () => {
  expect(taughtIn('{"met":7,"aims":["toy"]}')).toEqual({ ...untaught, aims: ['toy'] });
  expect(taughtIn('{"met":{"toy":["pick turn"]},"aims":[3],"quiet":"x"}')).toEqual({
    ...untaught,
    met: { toy: ['pick turn'] },
  });
});

test('an import adds what another device has taught, and nothing that is none', () => {
  const other = JSON.stringify({ met: { toy: ['pick place'], more: ['pick a'] }, aims: ['more'], quiet: [] });
  const merged = taughtIn(mergedTaught(JSON.stringify(known), other) ?? '');
  expect(merged).toEqual({
    met: { toy: ['pick place', 'pick turn'], more: ['pick a'] },
    aims: ['more', 'toy'],
    quiet: ['toy'],
  });
  expect(mergedTaught(JSON.stringify(known), 'nonsense')).toBeNull();
  expect(goodText('coach', 'nonsense', null)).toBeNull();
  expect(taughtIn(goodText('coach', other, 'nonsense') ?? '')?.aims).toEqual(['more']);
});
