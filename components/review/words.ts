import { catalogue } from '@/engine/core/words';

export const say = catalogue({
  title: 'Review',
  who: 'Whose picks',
  looks: '{legend}, goes through the match again, knowing only what was known then.',
  progress: '{n} of a hundred parts done',
  stop: 'Stop',
  found: '{n|pick|picks} that {legend} would clearly have made otherwise:',
  none: 'Nothing that {legend}, would clearly have done otherwise.',
  failed: 'This match could not be gone through.',
  // As looking back names it: the table as it was before the pick.
  when: '{round} · after pick {at} of {of}',
  'when.first': '{round} · the first pick',
  played: 'Played',
  better: 'Better',
  gain: 'Looking ahead, it is {n} in a hundred better than what was played.',
  look: 'Look',
  'look.says': 'Look at the table: {when}',
  try: 'Try from here',
  'try.says': 'Try from here: {when}',
  practice: 'To try is practice: a match of its own begins at that pick, and this one stays as it is.',
});
