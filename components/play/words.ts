import { catalogue } from '@/engine/core/words';

/** Everything the play frame says by itself. */
export const words = catalogue({
  'surface.fit': 'Show the whole board',
  'surface.lit': 'Can be chosen now',
  'surface.explain': 'What is this?',
});
