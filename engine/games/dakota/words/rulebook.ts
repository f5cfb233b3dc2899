/** The in-app rulebook: every clause in our own words. House values are marked. */
import type { RulebookChapter } from '../../../core/game';
import { chapter, house } from './rulebook-parts';
import { rulesOfPlay } from './rulebook-play';
import { buildingRows, tileRows, withRows, workerRows } from './rulebook-tables';

export const rulebook: readonly RulebookChapter[] = [
  chapter('Setting up', 'DK-3', [
    'Every town begins with a house and a workshop, {start_miners} miners, one small cart, ${START_CASH} and no mine.',
    house(
      withRows(
        'The supply of buildings depends on the number of towns; the starters are extra. Beds of saloons and windows of schools and offices are house values.',
        buildingRows,
      ),
    ),
    house(
      withRows(
        'Tunnel tiles lie in three bags by layer. The pool holds {pool_per_player} of each resource for every town, {solo_pool} in the solo race.',
        tileRows,
      ),
    ),
    '{Strong_for_hire} strong miner for every town stands by the job board; as many go into the bag once the board is filled.',
    withRows(
      'Job slots are filled from the bag of specialists: {jobs_solo} in the solo race, {jobs_two}, {jobs_three} or {jobs_four} with more towns.',
      workerRows,
    ),
    '{Pool_miners} miners for every town can be hired at ${MINER_PRICE}.',
    house(
      'The deck is shuffled. The solo race leaves out attacks and reactions; calm weather leaves out earthquakes and bank runs.',
    ),
    house('The first order of towns is random, and the day marker starts on 1.'),
  ]),
  ...rulesOfPlay,
  chapter('The end', 'DK-5', [
    house(
      'The day a town fills its last of {spaces} spaces is the last one, and so is day {SOLO_DAYS} of the solo race. Several towns end on day {DAY_LIMIT_A}, {DAY_LIMIT_B} or {DAY_LIMIT_C}, as chosen. Afternoon and evening are played out, then the points are counted.',
    ),
    'Buildings bring their points, and each sheriff {sheriff_points} if you have an office. One point for every ${MONEY_PER_POINT}, {miner_points} a miner, {specialist_points} a specialist, {full_town_points} for a full town. With several towns also {most_workers_points} for most workers, {deepest_points} for the deepest mine and {largest_points} for the largest.',
    'Towns tied for a prize all score it. A town without a mine wins no mining prize.',
    'Prisoners count for the town that holds them. Unsold pieces, carts and cards count nothing.',
    house('Ties go to more money, then more workers; else the victory is shared.'),
    'The solo race divides the points by the day you finished on, to one decimal. Below {RANK_B} you are a Rookie, from {RANK_B} a Stable hand, from {RANK_C} a Capable Cowboy, from {RANK_D} a Town Founder, from {RANK_E} a Legend of the West.',
  ]),
];
