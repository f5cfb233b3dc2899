import { catalogue } from '@/engine/core/words';

/** Everything the play frame says by itself. */
export const words = catalogue({
  'surface.fit': 'Show the whole board',
  'surface.lit': 'Can be chosen now',
  table: 'The table',
  undone: 'Taken back.',
  'save.trouble': 'The match could not be saved. Play goes on; the next pick tries again.',
  'surface.explain': 'What is this?',
});
