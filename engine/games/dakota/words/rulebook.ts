/** The in-app rulebook: every clause in our own words. House values are marked. */
import type { RulebookChapter, RuleText } from '../../../core/game';
import { rulesOfPlay } from './rulebook-play';

function rule(clause: string, text: string, house = false): RuleText {
  return house ? { clause, text, house } : { clause, text };
}

export const rulebook: readonly RulebookChapter[] = [
  {
    title: 'Setting up',
    rules: [
      rule(
        'DK-3.1',
        'Every town begins with a house and a workshop, three miners, one small cart, $5 and no mine.',
      ),
      rule('DK-3.2', 'The supply of buildings depends on the number of towns; the starters are extra.'),
      rule(
        'DK-3.3',
        'Tunnel tiles lie in three bags by layer. The pool holds two of each resource for every town, three in the solo race.',
      ),
      rule(
        'DK-3.4',
        'One strong miner for every town stands by the job board; as many go into the bag once the board is filled.',
      ),
      rule(
        'DK-3.5',
        'Job slots are filled from the bag: three in the solo race, four, six or eight with more towns.',
      ),
      rule('DK-3.6', 'Seven miners for every town can be hired at $1.'),
      rule(
        'DK-3.7',
        'The deck is shuffled. The solo race leaves out attacks and reactions; calm weather leaves out earthquakes and bank runs.',
        true,
      ),
      rule('DK-3.8', 'The first order of towns is random, and the day marker starts on 1.', true),
    ],
  },
  ...rulesOfPlay,
  {
    title: 'The end',
    rules: [
      rule(
        'DK-5.1',
        'The day a town fills its twelfth space is the last one, and so is the day of the limit. Afternoon and evening are played out, then the points are counted.',
      ),
      rule(
        'DK-5.2',
        'Points: buildings; one a sheriff if you have an office; one for every $3; one a miner; two a specialist; five for a full town; with several towns five for most workers and three each for the deepest and the largest mine.',
      ),
      rule('DK-5.3', 'Towns tied for a prize all score it. A town without a mine wins no mining prize.'),
      rule(
        'DK-5.4',
        'Prisoners count for the town that holds them. Unsold pieces, carts and cards count nothing.',
      ),
      rule('DK-5.5', 'Ties go to more money, then more workers; else the victory is shared.', true),
      rule(
        'DK-5.6',
        'The solo race divides the points by the day you finished on, to one decimal: below 5 a Rookie, from 5 a Stable hand, from 10 a Capable Cowboy, from 15 a Town Founder, from 20 a Legend of the West.',
      ),
    ],
  },
];
