/** Words on the board; the rules' own words come from the engine. */
import { catalogue } from '@/engine/core/words';

export const say = catalogue({
  'part.plots': 'Plots',
  'part.hand': 'Hand',
  'spot.plot': 'Plot {n}',
  'spot.card': 'Card {card}',
  'spot.die': 'The die',
  'fact.points': '{n} points',
  'fact.cards': '{n} cards',
});
