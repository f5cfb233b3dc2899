import { catalogue } from '@/engine/core/words';

/** The five who sit down to every game, and whoever played in an older save. */
export const say = catalogue({
  'name.greenhorn': 'Wally Plum',
  'name.hand': 'Rosa Teague',
  'name.foreman': 'Ezra Holt',
  'name.maverick': 'Juniper Bell',
  'name.legend': 'Old Mae Quill',
  'name.random': 'Old-timer',
  'name.greedy': 'Old-timer',
  'first.greenhorn': 'Wally',
  'first.hand': 'Rosa',
  'first.foreman': 'Ezra',
  'first.maverick': 'Juniper',
  'first.legend': 'Mae',
  'rank.greenhorn': 'Greenhorn',
  'rank.hand': 'Hand',
  'rank.foreman': 'Foreman',
  // As strong as the foreman, and otherwise: one rank, two ways.
  'rank.maverick': 'Foreman',
  'rank.legend': 'Legend',
  'rank.random': 'easy',
  'rank.greedy': 'sharp',
  'line.random': 'From an older save: takes what comes.',
  'line.greedy': 'From an older save: takes what pays.',
  known: '{name}, {rank}',
  'known.old': '{name}: {rank}',
  row: '{who}. {line} Strength {strength} of four.',
  'row.twice': '{row} Sits here {times} times.',
});
