import type { ScoreSheet } from '@/engine/core/game';
import { count } from '@/engine/core/words';

import { isOver, type State } from './state';
import { say } from './words/catalogue';

/** TY-5 */
export function score(s: State): ScoreSheet {
  const best = Math.max(...s.points);
  return {
    seats: s.points.map((points) => ({ total: points, lines: [{ label: say('points'), points }] })),
    winners: isOver(s) ? s.points.flatMap((points, seat) => (points === best ? [seat] : [])) : [],
    headline: count(best, 'point'),
    mode: count(s.names.length, 'seat'),
  };
}
