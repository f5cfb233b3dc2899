import { catalogue } from '@/engine/core/words';

export const say = catalogue({
  title: 'Rules',
  back: 'Back',
  pick: 'Choose a game',
  house: 'House value',
  'house.help':
    'Clauses marked “House value” hold a value of ours: the printed one was shown only in a picture, or is not given.',
  find: 'Find in these rules',
  'find.none': 'No clause speaks of that.',
  'find.count': '{found} of {all} clauses',
  chapters: 'Chapters',
  page: 'How it plays',
  fair: 'How fair is it?',
  'page.turn': 'A turn',
  'page.end': 'The end',
  'page.clause': 'Read the rule, {clause}',
  'page.drawn': 'See it drawn: {title}',
});
