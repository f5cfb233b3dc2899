/** Reasons of the computer player, shown with a hint. */
import { catalogue } from '../../../core/words';

export const why = catalogue({
  gain: '{what} is worth about {n} points more than stopping here',
  best: '{what} leaves you best off',
  leavesBest: '{what} leaves you best off',
  points: '{what} is worth {n} points now',
  endTurn: 'Nothing else brings more than it costs',
  hurry: 'You are ahead: exploring brings the end closer',
  rollFine: 'The dice serve two good actions as they lie',
  rollDraw: 'One lone resource buys two more dice',
  rollFix: 'Dice that fit no plan may roll something better',
  enough: 'More icons would buy nothing more',
  spend: 'Every icon makes the {action} stronger',
  keep: 'This face is the hardest to roll when it is needed',
  cell: 'Close to your own tiles and away from those who would join',
});
