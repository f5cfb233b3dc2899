/** Reasons of the computer player, shown with a hint. */
export const hintTexts = {
  'hint.gain': '{what} is worth about {n} points more than stopping here',
  'hint.best': '{what} leaves you best off',
  'hint.points': '{what} is worth {n} points now',
  'hint.endTurn': 'Nothing else brings more than it costs',
  'hint.hurry': 'You are ahead: exploring brings the end closer',
  'hint.rollFine': 'The dice serve two good actions as they lie',
  'hint.rollDraw': 'One lone resource buys {n} more dice',
  'hint.rollFix': 'Dice that fit no plan may roll something better',
  'hint.enough': 'More icons would buy nothing more',
  'hint.spend': 'Every icon makes the {action} stronger',
  'hint.keep': 'This face is the hardest to roll when it is needed',
  'hint.cell': 'Close to your own tiles and away from those who would join',
};
