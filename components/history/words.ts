import { catalogue } from '@/engine/core/words';

export const say = catalogue({
  title: 'Records',
  back: 'Back to the shelf',
  none: 'No finished games yet. The first one will stand here.',
  played: '{count} played',
  won: '{won} of {played} won',
  best: 'Best {total}',
  'best.rank': 'Best {total} · {rank}',
  unranked: 'unranked',
  again: 'Same seed',
  look: 'Look back',
  trophies: 'Challenge table',
  points: '{total|point|points}',
});
