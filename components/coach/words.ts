import { catalogue } from '@/engine/core/words';

/** Everything the coach says by himself. */
export const say = catalogue({
  coach: 'Coach',
  caption: 'Coach · {title}',
  try: 'try this',
  why: 'Why?',
  next: 'Next',
  close: 'Understood',
  aim: 'the aim',
  'aim.label': 'The aim of {title}',
  'aim.show': 'Show me (first match)',
  'aim.known': 'I know the rules',
  'aim.back': 'Back',
});
