/** Words of dice, of the ghosts and of the tokens that change them. */
import type { Term } from '../../../core/lesson';
import { count, list, numberWord } from '../../../core/words';
import { DICE, GHOSTS_OF, LEVELS, OPPOSITE, PAIR_TOTAL_FROM, POINTS, PRICES, type Level } from '../data';

const lost = count(-POINTS.loan, 'point');

/** How many dice the ghosts of a level roll: a pair is two of them. */
function ghostDice(level: Level): string {
  return numberWord(GHOSTS_OF[level].roll.reduce((sum, what) => sum + (what === 'single' ? 1 : 2), 0));
}

export const diceTerms: readonly Term[] = [
  {
    term: 'Ghost die',
    forms: ['ghost die', 'ghost dice', 'ghost', 'ghosts', 'hatched die', 'hatched dice'],
    means:
      'Plays against you when you are alone: it blocks the space its roll names, unless your dice stand there first.',
    rule: 'DH-6.12',
  },
  {
    term: 'Chicken, Ornery, Cruel',
    forms: ['chicken', 'ornery', 'cruel'],
    means: `The levels: ${list(LEVELS.map(ghostDice))} ghost dice in turn. On Cruel they take their spaces before you place.`,
    rule: 'DH-6.15',
  },
  {
    term: 'Pair',
    forms: ['pair', 'pairs'],
    means: `Two ghost dice that go together: by their total from ${PAIR_TOTAL_FROM} on, by the higher one below that.`,
    rule: 'DH-6.13',
  },
  {
    term: 'Space',
    forms: ['space', 'spaces', 'spot', 'spots'],
    means: 'A place for dice, with what they must show on it. It is collected once all dice are placed.',
    rule: 'DH-4.10',
  },
  {
    term: 'Set',
    forms: ['set', 'sets', 'set of dice'],
    means: 'The dice placed together on one space; they count as their total.',
    rule: 'DH-4.10',
  },
  {
    term: 'Total',
    forms: ['total', 'totals'],
    means:
      'The sum of one to three dice that you place together. A number in a circle asks for exactly that.',
    rule: 'DH-4.10',
  },
  {
    term: 'Natural',
    forms: ['natural'],
    means: 'A space drawn as a die: it takes a single die with that face, and neither a total nor a shift.',
    rule: 'DH-4.11',
  },
  {
    term: 'Shift',
    forms: ['shift', 'shifts', 'shifted'],
    means: 'Dice count as one more or one less than they show, by a Wild Die token or the Dealer.',
    rule: 'DH-4.18',
  },
  {
    term: 'Effort',
    forms: ['effort', 'effort spot', 'effort spots', 'with effort'],
    means:
      'The last spot of each row of Produce: it asks for a bigger die and brings more, if you have a town of that kind.',
    rule: 'DH-4.33',
  },
  {
    term: 'Doubles',
    forms: ['double', 'doubles'],
    means:
      'A first roll in which all your dice, two at least, show one number: it brings a Wild Die token if you have room.',
    rule: 'DH-4.2',
  },
  {
    term: 'Bonus die',
    forms: ['bonus die', 'bonus dice', 'third die'],
    means: `A die more for one round, ${numberWord(DICE.all)} in all. Hired Hand brings it.`,
    rule: 'DH-4.34',
  },
  {
    term: 'Deputy die',
    forms: ['deputy die', 'deputy dice'],
    means: `The Sheriff’s silver die: placed alone it may be flipped, so that both faces together make ${OPPOSITE}.`,
    rule: 'DH-4.23',
  },
  {
    term: 'Token',
    forms: ['token', 'tokens'],
    means: 'Waits on the table until you use it. You may hold as many of each kind as you have cities.',
    rule: 'DH-4.65',
  },
  {
    term: 'Wild Die token',
    forms: ['wild die token', 'wild die tokens', 'wild die'],
    means: 'Shifts the dice you place by one, or rolls dice again before you place. One a round.',
    rule: 'DH-4.20',
  },
  {
    term: 'Engineer token',
    forms: ['engineer token', 'engineer tokens'],
    means:
      'Turns a die to any face, or puts your dice on a full space beside those of a ghost or player, but never on an office.',
    rule: 'DH-4.21',
  },
  {
    term: 'Stock token',
    forms: ['stock token', 'stock tokens', 'stock'],
    means: `Becomes ${PRICES.stockGold} gold or any ${count(PRICES.stockGives, 'resource')} while you collect your spaces, one a round.`,
    rule: 'DH-4.50',
  },
  {
    term: 'Trader token',
    forms: ['trader token', 'trader tokens'],
    means: `Swaps any ${count(PRICES.traderToken, 'resource')} for any ${PRICES.traderToken} others, once.`,
    rule: 'DH-4.50',
  },
  {
    term: 'Loan',
    forms: ['loan', 'loans', 'loan token', 'loan tokens', 'borrow'],
    means: `The Dealer lends any ${count(PRICES.loanGives, 'resource')}. Pay back ${PRICES.loanCosts}, or lose ${lost} at the end.`,
    rule: 'DH-4.22',
  },
  {
    term: 'Extras',
    forms: ['extras'],
    means: 'The button for what may be used besides placing or collecting: tokens, cards, loans to pay off.',
    rule: 'DH-4.50',
  },
  {
    term: 'Turn order',
    forms: ['turn order'],
    means:
      'Who places and collects first among several players. The space of that name is closed when you play alone.',
    rule: 'DH-4.30',
  },
  {
    term: 'Gunslinger',
    forms: ['gunslinger', 'gunslingers', 'pawn', 'pawns'],
    means: 'A pawn of each of two players that shuts its number for the other for a round.',
    rule: 'DH-6.4',
  },
];
