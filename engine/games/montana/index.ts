import type { Game } from '../../core/game';
import { apply } from './apply';
import { think } from './bot';
import { describe } from './describe';
import { explain, whyNot } from './explain';
import { violations } from './invariants';
import { decision, moves } from './moves';
import { options } from './options';
import { rulebook } from './rulebook';
import { score } from './score';
import { setup } from './setup';
import { simModes, simStats } from './sim';
import { clone, type State, upgrade } from './state';
import { prompt, status } from './status';
import { tell } from './tell';
import { resample, view, type View } from './view';
import { say } from './words';

export type { State } from './state';
export type { Chance, View, ViewField } from './view';

export const montana: Game<State, View> = {
  id: 'montana',
  rules: 1,
  info: {
    title: say('title'),
    line: say('line'),
    minutes: '30–60',
    soloName: say('solo'),
    designer: 'Rüdiger Dorn',
    publisher: 'White Goblin Games',
  },
  seats: { min: 1, max: 4 },
  options,
  // Cap × seats turns, each with one action, 21 placements, its picks and cattle trades: far below this.
  maxDecisions: 6000,
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
