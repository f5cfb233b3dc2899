import { textFaults, type TextKind } from '@/engine/core/sentences';
import { aOrAn, catalogue } from '@/engine/core/words';

const faults = (text: string, kind: TextKind = 'sentence') => textFaults(kind, text);

test.each([
  ['Take 1 resources.', 'has one with a plural'],
  ['Its 1 resource dice go.', 'has one with a plural'],
  ['You gain +1 dice.', 'has one with a plural'],
  ['Ada gains a Engineer token.', 'has the wrong article'],
  ['Wait an day.', 'has the wrong article'],
  ['You is to play.', 'mistakes the person'],
  ['You pays 3 food.', 'mistakes the person'],
  ['Won by You with 3 points.', 'mistakes the person'],
  ['You’s hotel burns.', 'mistakes the person'],
  ['No bed is free tonight', 'ends without a mark'],
  ['The card is Got Lost?.', 'has two marks'],
  ['Done..', 'has two marks'],
  ['all is well.', 'starts small'],
  ['This is tell.spun for now.', 'shows a key'],
  ['This is askOver for now.', 'shows a key'],
  ['It costs {n} gold.', 'has a hole'],
  ['Two  blanks.', 'has stray blanks'],
  [`${'A long way to go, '.repeat(8)}and home.`, 'is too long'],
])('“%s” %s', (text, fault) => expect(faults(text)).toEqual([fault]));

test('a label has no full stop, small print of two sentences has one', () => {
  expect(faults('Dig here.', 'line')).toEqual(['ends with a full stop']);
  expect(faults('Dig here. Then rest', 'either')).toEqual(['ends without a mark']);
  expect(faults('Worth 2', 'either')).toEqual([]);
});

test.each([
  'Row 1 needs 2 stone.',
  'The ghost’s 1 blocks Pioneer.',
  'Plains 1 leaves you best off.',
  '1 bonus die.',
  'Pay 1 gold, then 11 points.',
  'You pass. You always may.',
  'An hour, a university, a one-way street, an 8 and an 11.',
  'Ada: You hold $1.',
])('“%s” is well', (text) => expect(faults(text)).toEqual([]));

describe('a catalogue bends its words', () => {
  const say = catalogue({
    dice: '{n|die|dice} {n:lies|lie} here',
    verb: '{name} {name:takes|take} {a:thing} from {whom:other}',
    owner: '{Whose:name} mine, not {whose:other}',
  });

  test('by number', () => {
    expect(say('dice', { n: 1 })).toBe('1 die lies here');
    expect(say('dice', { n: 0 })).toBe('0 dice lie here');
    expect(say('dice', { n: '+1' })).toBe('+1 die lies here');
    expect(say('dice', { n: 11 })).toBe('11 dice lie here');
  });

  test('by person, with articles and owners', () => {
    expect(say('verb', { name: 'Ada', thing: 'orange die', other: 'You' })).toBe(
      'Ada takes an orange die from you',
    );
    expect(say('verb', { name: 'You', thing: 'house', other: 'Ben' })).toBe('You take a house from Ben');
    expect(say('owner', { name: 'You', other: 'Ada' })).toBe('Your mine, not Ada’s');
  });

  test('and leaves a hole nothing is given for', () =>
    expect(say('dice')).toBe('{n|die|dice} {n:lies|lie} here'));

  test('articles go by the sound', () => {
    const words = ['hour', '8', '18', '80', 'university', 'one-way street', 'ox', 'use', '11'];
    expect(words.map(aOrAn)).toEqual([
      'an hour',
      'an 8',
      'an 18',
      'an 80',
      'a university',
      'a one-way street',
      'an ox',
      'a use',
      'an 11',
    ]);
  });
});
