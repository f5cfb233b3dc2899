import type { Game } from '../../core/game';
import { apply } from './apply';
import { think } from './bot';
import { prompt, status } from './describe';
import { explain, whyNot } from './explain';
import { violations } from './invariants';
import { describe } from './labels';
import { decision, moves } from './moves';
import { rulebook } from './rulebook';
import { score } from './score';
import { options, setup } from './setup';
import { simModes, simStats } from './sim';
import { clone, type State, upgrade } from './state';
import { tell } from './tell';
import { resample, view, type View } from './view';
import { words } from './words';

export type { State, View };

/** Dakota 1877: a mining town in ten days, alone or among four. */
export const dakota: Game<State, View> = {
  id: 'dakota',
  rules: 1,
  info: {
    title: words('title'),
    line: words('line'),
    minutes: '20–30',
    soloName: words('solo-name'),
    designer: 'Eric Serra',
    publisher: '',
  },
  seats: { min: 1, max: 4 },
  options,
  maxDecisions: 14 * 4 * 150,
  setup,
  decision,
  moves,
  apply,
  clone,
  upgrade,
  view,
  resample,
  score,
  status,
  prompt,
  describe,
  whyNot,
  explain,
  tell,
  rulebook,
  think,
  violations,
  simModes,
  simStats,
};
