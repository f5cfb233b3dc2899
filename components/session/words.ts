import { catalogue } from '@/engine/core/words';

export const say = catalogue({
  solo: 'Solo',
  points: '{total|point|points}',
  you: 'you',
  against: '{name} {total}, rival {theirs}',
  table: 'The table',
  'gain.much': 'Looking ahead, it is {n} in a hundred better than the next best.',
  'gain.little': 'Looking ahead, others do about as well.',
  practice: '{mode}, practice',
  undone: 'Taken back.',
  'save.trouble': 'The match could not be saved. Play goes on; the next pick tries again.',
  overtaken: 'Another window was quicker: your last pick was not made. This is the match as it stands now.',
  broken: 'This match cannot go on.',
  opening: 'Opening the match',
  'missing.title': 'No such match',
  'missing.body':
    'This match is not kept on this device. It may have been erased, or begun in another browser.',
  'aside.title': 'This save could not be opened',
  'aside.body': 'It was set aside and can be exported from the settings. Everything else is as it was.',
  'faulty.title': 'This match stumbled',
  'faulty.body':
    'The app made a mistake here. Your match is saved as it was before: open it again from the shelf.',
  'giveUp.title': 'Give up this match?',
  'giveUp.body':
    'It leaves the shelf and counts for nothing. On the shelf you can put it back for a few seconds.',
  'giveUp.yes': 'Give it up',
  'giveUp.no': 'Play on',
  shelf: 'To the shelf',
  settings: 'To the settings',
});
