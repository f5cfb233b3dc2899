/** The in-app rulebook: every clause in our own words. House values are marked. */
import type { RulebookChapter } from '../../../core/game';
import { chapter, house } from './rulebook-parts';
import { rulesOfPlay } from './rulebook-play';

export const rulebook: readonly RulebookChapter[] = [
  chapter('Setting up', 'DK-3', [
    'Every town begins with a house and a workshop, {start_miners} miners, one small cart, ${START_CASH} and no mine.',
    'The supply of buildings depends on the number of towns; the starters are extra.',
    'Tunnel tiles lie in three bags by layer. The pool holds {pool_per_player} of each resource for every town, {solo_pool} in the solo race.',
    '{Strong_for_hire} strong miner for every town stands by the job board; as many go into the bag once the board is filled.',
    'Job slots are filled from the bag: {jobs_solo} in the solo race, {jobs_two}, {jobs_three} or {jobs_four} with more towns.',
    '{Pool_miners} miners for every town can be hired at ${MINER_PRICE}.',
    house(
      'The deck is shuffled. The solo race leaves out attacks and reactions; calm weather leaves out earthquakes and bank runs.',
    ),
    house('The first order of towns is random, and the day marker starts on 1.'),
  ]),
  ...rulesOfPlay,
  chapter('The end', 'DK-5', [
    'The day a town fills its twelfth space is the last one, and so is the day of the limit. Afternoon and evening are played out, then the points are counted.',
    'Points: buildings; {sheriff_points} a sheriff if you have an office; one for every ${MONEY_PER_POINT}; {miner_points} a miner; {specialist_points} a specialist; {full_town_points} for a full town; with several towns {most_workers_points} for most workers and {deepest_points} each for the deepest and the largest mine.',
    'Towns tied for a prize all score it. A town without a mine wins no mining prize.',
    'Prisoners count for the town that holds them. Unsold pieces, carts and cards count nothing.',
    house('Ties go to more money, then more workers; else the victory is shared.'),
    'The solo race divides the points by the day you finished on, to one decimal: below {RANK_B} a Rookie, from {RANK_B} a Stable hand, from {RANK_C} a Capable Cowboy, from {RANK_D} a Town Founder, from {RANK_E} a Legend of the West.',
  ]),
];
