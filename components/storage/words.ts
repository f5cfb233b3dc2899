import { catalogue } from '@/engine/core/words';

export const say = catalogue({
  'trouble.full': 'The device is full: this game is not being saved. Play on; every move tries again.',
  'trouble.blocked': 'This browser keeps nothing for the app: games last until you close the page.',
  'trouble.broken': 'Saving failed. Play on; every move tries again.',
  'aside.damaged': 'Damaged: the text is not complete or was changed',
  'aside.outgrown': 'Begun by older rules of this game: it cannot go on by the new ones',
  'aside.newer': 'From a newer version of the app: update to play on',
  'aside.foreign': 'Not a match this app knows',
});
