import type { Game } from '../../core/game';
import { apply } from './rules/apply';
import { think } from './bot/policy';
import { describe, prompt, status } from './words/tickets';
import { explain, tell, whyNot } from './words/explain';
import { violations } from './invariants';
import { decision, moves } from './rules/moves';
import { rulebook } from './words/rulebook';
import { score } from './score';
import { options, setup } from './setup';
import { simModes, simStats } from './sim';
import { clone, upgrade } from './state';
import type { State } from './state';
import { resample, view } from './view';
import type { View } from './view';
import { say } from './words/catalogue';

export type { State as DawsonState } from './state';
export type { View as DawsonView } from './view';

export const dawson: Game<State, View> = {
  id: 'dawson',
  rules: 1,
  info: {
    title: say('title'),
    line: say('line'),
    minutes: say('minutes'),
    soloName: say('solo-name'),
    designer: say('designer'),
    publisher: say('publisher'),
  },
  seats: { min: 1, max: 6 },
  options,
  // 4.6: at most 9 x 12 x 6 turns, each of at most 150 picks.
  maxDecisions: 100_000,
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
